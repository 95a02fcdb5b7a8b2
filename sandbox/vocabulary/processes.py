"""Keyword actions that are a series of instructions: one player after another goes through it, and has done it once it is over."""
import attrs

from sandbox.engine.kinds import Player
from sandbox.engine.verb import Verb


class Process(Verb):
    """Done once the process is over, whatever was possible of it; process(scene, who) is a run that gives what "it" means afterwards.

    able(world, who) says whether a player could choose to do it, and can pay with it."""
    result = None
    now = None

    def able(self, world, who):
        return True

    def possible(self, game):
        return bool(self.done) or not isinstance(self.who, Player) or self.able(game, self.who)

    def bound(self, scene):
        out = []
        for event in (yield from Verb.bound(self, scene)):
            if event.possible(scene.world):
                out.append(attrs.evolve(event, now=(yield from event.process(scene, event.who)), done="done"))
        return out


def outcome():
    """What came of it: the object that "it" means, or nothing."""
    return attrs.field(default=None, eq=False)


def undone():
    """Whether it has been gone through."""
    return attrs.field(default="", eq=False)
