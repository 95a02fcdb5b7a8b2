"""Day and night: a designation of the game, what changes it, and permanents that turn over with it [702.145, 730]."""
import attrs

from sandbox.engine.kinds import ANY, Condition, Keyword, Prohibition, Replacement, The, What, bare, player, the
from sandbox.engine.rulebook import AT_ONCE, rule, turn_based
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Pattern, Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.entering import Enters, changed
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.tapping import Transform

DAY, NIGHT = "day", "night"


# ---- the designation ----
@phrase(say("it becomes day", word=DAY), say("it becomes night", word=NIGHT), rule="730.1")
class ItBecomes(Verb):
    """From then on the game has exactly one of the two."""
    word: str
    was: str = attrs.field(default="", eq=False)
    result = None

    def perform(self, game):
        if game.state.daytime == self.word:
            return None
        told = attrs.evolve(self, was=game.state.daytime)
        game.put(daytime=self.word)
        return told


@phrase("day becomes night or night becomes day", rule="730.1a")
class DayOrNightEnds(Pattern):
    """Losing the one designation and gaining the other: not the first that the game has."""
    mentions = lambda self, event: ()

    @rule("730.1a", without=lambda self, scene, event: False)
    def describes(self, scene, event):
        return isinstance(event, ItBecomes) and event.was != ""


@phrase(say("it's day", word=DAY), say("it's night", word=NIGHT), say("it's neither day nor night", word=""), rule="730.1")
class IsDaytime(Condition):
    word: str
    beyond = frozenset({"daytime"})
    holds = lambda self, scene: scene.world.state.daytime == self.word


@phrase("if it's neither day nor night, it becomes day as {what} enters.", rule="730.1")
class DayBegins(Enters):
    what: What
    possible = lambda self, scene: scene.world.state.daytime == ""

    def replace(self, scene, event):
        yield from ()
        return [event, ItBecomes(word=DAY)]


@turn_based("untap", "502.2")
def day_or_night(game):
    """By how many spells the active player of the turn before has cast in it [730.2]."""
    cast = sum(1 for event in game.state.last_turn if isinstance(event, Cast) and event.who.seat == event.active)
    if is_checked(game.state.daytime) and (to := turned_by(game.state.daytime, cast)):
        yield from game.happen(ItBecomes(word=to))


@rule("730.2c", without=lambda daytime: True)
def is_checked(daytime):
    """As long as it is neither, it stays so."""
    return daytime != ""


@rule("730.2a", "730.2b", without=lambda daytime, cast: "")
def turned_by(daytime, cast):
    """Night comes after a turn without a spell, day after one with two."""
    return NIGHT if daytime != NIGHT and not cast else DAY if daytime != DAY and cast >= 2 else ""


# ---- permanents that turn over ----
class Turning(Keyword, Prohibition):
    """It transforms for no other reason."""
    forbids = lambda self, scene, event: isinstance(event, Transform) and event.what == The(scene.source) and event.by != "daytime"


@phrase("daybound", rule="702.145b")
class Daybound(Turning, Replacement):
    """At night it enters transformed."""
    of_itself = lambda self: True

    def applies(self, scene, event):
        return (isinstance(event, Put) and event.to == BATTLEFIELD and event.what == The(scene.source)
                and scene.world.state.daytime == NIGHT and event.entering != ANY and event.entering.face == "front"
                and scene.world.thing(scene.source).card.turns)

    def replace(self, scene, event):
        yield from ()
        return [changed(event, face="back")]


@phrase("nightbound", rule="702.145e")
class Nightbound(Turning):
    """On the back face."""


def bound_to(state, kind):
    return [id for id, _, _, ability in state.derived.having(Prohibition) if isinstance(ability, kind)]


def turn_with_the_sky(game):
    """Any time there is such a permanent and the sky is not as it should be; that is no state-based action."""
    days, nights = bound_to(game.state, Daybound), bound_to(game.state, Nightbound)
    if not days and not nights:
        return
    if first := first_designation(game.state.daytime, days, nights):
        yield from game.happen(ItBecomes(word=first))
        return
    wrong = out_of_their_time(game.state, days, nights)
    scene = bare(game)
    if wrong:
        yield from game.happen(*(Transform(who=player(scene, game.look(id).controller), what=the(scene, id), by="daytime") for id in wrong))


AT_ONCE.append(turn_with_the_sky)


@rule("702.145d", "702.145g", without=lambda daytime, days, nights: "")
def first_designation(daytime, days, nights):
    """Day with a permanent with daybound; night with one with nightbound and none with daybound."""
    return "" if daytime else DAY if days else NIGHT


@rule("702.145c", "702.145f", without=lambda state, days, nights: [])
def out_of_their_time(state, days, nights):
    """Fronts with daybound at night, and backs with nightbound by day."""
    side, ones = ("front", days) if state.daytime == NIGHT else ("back", nights)
    return [id for id in dict.fromkeys(ones) if (thing := state.things.get(id)) and thing.transformed == side and thing.card.turns]
