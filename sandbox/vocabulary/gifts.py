"""Gifts: an opponent is chosen as a spell is cast, and given something [702.174]."""
from typing import ClassVar

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Condition, Keyword, Spell, Those, Triggered, Who, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, rewritten, say
from sandbox.vocabulary.casting import GivesFirst, OptionalCost
from sandbox.vocabulary.costs import CostPart
from sandbox.vocabulary.cycling import doing
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.paid_besides import paid_of
from sandbox.vocabulary.players import EachOpponent, ThatPlayer

GIFTS = {"a Food": ("702.174d", "creates a Food token"), "a card": ("702.174e", "draws a card"),
         "a tapped Fish": ("702.174f", "creates a tapped 1/1 blue Fish creature token"),
         "an extra turn": ("702.174g", "takes an extra turn after this one"), "a Treasure": ("702.174h", "creates a Treasure token"),
         "an Octopus": ("702.174i", "creates an 8/8 blue Octopus creature token")}


@attrs.frozen
class ToAnOpponent(CostPart):
    """An opponent is chosen for the gift."""
    leaf = True
    to_text = lambda self, form: "choose an opponent"
    payable = lambda self, scene: bool(EachOpponent().find(scene))

    def pay(self, scene):
        opponents = EachOpponent().find(scene)
        if not opponents:
            return False
        [one] = yield from choose(scene.you, "whom the gift is for", opponents, 1, 1, kind="player", source=scene.source, rule="702.174a")
        scene.world.mark([scene.source], promised=one.seat)
        return True


@phrase("{who} (gives|give) a gift", rule="702.174c")
class GiveGift(Verb):
    """As an instant or sorcery resolves that had one promised, or the ability of such a permanent does."""
    who: Who
    never = frozenset({"command", "may", "would", "cant"})


@attrs.frozen
class Giving(Spell):
    """What a gift does on an instant or sorcery."""
    something: str
    leaf = True
    body = ()
    to_text = lambda self, form: f"if this spell's gift was promised, that player {GIFTS[self.something][1]}"
    targets = lambda self, item: []

    @rule("702.174j", "702.174b", without=lambda self, scene: iter(()))
    def run(self, scene):
        thing = scene.world.thing(scene.source)
        if thing is None or thing.promised is None:
            return False
        return (yield from given(scene, self.something, thing.promised))


def given(scene, something, seat):
    """The effect for the chosen player; then a gift has been given."""
    body = rewritten(doing(f"that player {GIFTS[something][1]}."),
                     lambda p: Those((player(scene, seat),)) if isinstance(p, ThatPlayer) else None)
    if not scene.world.state.seats[seat].lost:
        yield from body.run(scene)
    yield from scene.world.happen(GiveGift(who=player(scene, scene.you)))
    return True


@phrase(*[say(f"gift {something}", something=something) for something in GIFTS], rule="702.174a")
class Gift(Keyword, OptionalCost, GivesFirst, Triggered):
    """On a permanent, it is given as that enters [702.174b]."""
    something: str
    paid = ToAnOpponent()
    body: ClassVar[tuple] = ()
    of_itself = lambda self: True
    targets = lambda self, item: []
    given = property(lambda self: Giving(self.something))
    holds = lambda self, scene: scene.world.thing(scene.source).promised is not None

    @rule("702.174b", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        here = isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None and event.now.id == scene.source
        return here and self.holds(scene)

    def run(self, scene):
        return (yield from given(scene, self.something, scene.world.thing(scene.source).promised))


@phrase(say("the gift was promised"), say("the gift wasn't promised", sign="not"), rule="702.174k")
class GiftPromised(Condition):
    """Of a spell, and of the permanent that it became; known as its targets are chosen."""
    sign: str = ""
    announced = True

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return (thing is not None and thing.promised is not None) == (self.sign == "")

    @rule("702.174m", without=lambda self, item: True)
    def was_so(self, item):
        return paid_of(item, Gift) == (self.sign == "")
