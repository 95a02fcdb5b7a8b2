"""Speed: engines that start, speed that grows as opponents lose life, and what comes with max speed [702.178, 702.179]."""
import attrs

from sandbox.engine.kinds import Ability, Activated, Condition, Exactly, Keyword, Number, Player, Triggered, Who, bare, player
from sandbox.engine.rulebook import rule, state_based
from sandbox.engine.state import BATTLEFIELD, Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.life import LoseLife, PayLife
from sandbox.vocabulary.only_if import OnlyIf
from sandbox.vocabulary.only_while import OnlyWhile
from sandbox.vocabulary.timing import Both

MAX = 4


@phrase("start your engines!", rule="702.179a")
class StartYourEngines(Keyword):
    """Whose controller has no speed has speed 1."""


@attrs.frozen
class Accelerating(Triggered):
    """Whenever one or more opponents lose life during your turn, if your speed is less than 4, your speed increases by 1: once each
    turn. It has no source."""
    leaf = True
    body = ()
    once_each_turn = True
    to_text = lambda self, form: "whenever one or more opponents lose life during your turn, your speed increases by 1"
    targets = lambda self, item: []
    holds = lambda self, scene: scene.world.state.seats[scene.you].speed < MAX

    @rule("702.179d", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        return (type(event) in (LoseLife, PayLife) and isinstance(event.who, Player) and event.who.seat != scene.you
                and scene.world.state.active == scene.you and self.holds(scene))

    def run(self, scene):
        return bool((yield from scene.world.happen(IncreaseSpeed(who=player(scene, scene.you), count=Exactly(n=1)))))


@phrase("{who} (increases|increase) (who: their|your) speed by {count:digits}", rule="702.179c")
class IncreaseSpeed(Verb):
    """Of a player without speed, it becomes as much; it is never more than 4."""
    who: Who
    count: Number
    amount = "count"
    result = None

    def perform(self, game):
        seat = game.state.seats[self.who.seat]
        if seat.speed >= MAX or not self.count.n:
            return None
        if not seat.speed:
            game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=self.who.seat, source=0, ability=Accelerating(),
                                                        word="speed", lasts="the game")))
        game.put(seats=game.state.with_seat(self.who.seat, speed=min(MAX, seat.speed + self.count.n)).seats)
        return self


@state_based("704.5z")
def engines_start(game):
    yield from ()
    with_engines = game.state.fitting(lambda thing, look: any(isinstance(a, StartYourEngines) for a in look.abilities))
    seats = dict.fromkeys(game.state.look(id).controller for id in with_engines)
    return [IncreaseSpeed(who=player(bare(game), seat), count=Exactly(n=1)) for seat in seats if not game.state.seats[seat].speed]


@phrase("you have max speed", rule="702.179e")
class HasMaxSpeed(Condition):
    beyond = frozenset({"seats.speed"})
    holds = lambda self, scene: scene.world.state.seats[scene.you].speed == MAX


@phrase("your speed", rule="702.179f")
class YourSpeed(Number):
    """0 if there is none."""
    beyond = frozenset({"seats.speed"})
    value = lambda self, scene: scene.world.state.seats[scene.you].speed


@phrase("max speed — {ability}", rule="702.178a")
class MaxSpeed(OnlyWhile):
    """As long as your speed is 4, this object has that ability; where the object is elsewhere, what is activated there [702.178b]."""
    ability: Ability
    so = HasMaxSpeed()

    @property
    def activates(self):
        inner = self.ability
        if not isinstance(inner, Activated) or inner.zone == BATTLEFIELD:
            return ()
        only = OnlyIf(condition=HasMaxSpeed())
        return (attrs.evolve(inner, when=Both(first=inner.when, second=only) if inner.when else only),)
