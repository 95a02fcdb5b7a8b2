"""Sagas: chapters that trigger as lore counters arrive, a counter each turn, and the end of the story [714]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import INTRINSIC, ONE, Keyword, Replacement, The, bare, player, the
from sandbox.engine.rulebook import rule, state_based, turn_based
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import Phrase, joined, phrase
from sandbox.vocabulary.counters import PutCounters, with_counters
from sandbox.vocabulary.entering import changed
from sandbox.vocabulary.lines import TriggeredAbility
from sandbox.vocabulary.moving import Arrival, Put, Sacrifice
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.sentences import Body

LORE = "lore"
NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@phrase(leaf=r"(?:IX|IV|V?I{1,3}|V|X)(?=, | — )", rule="714.2a")
class Numeral(Phrase):
    """A chapter symbol."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    n = property(lambda self: NUMERALS.index(self.word) + 1)


@phrase("{numerals} — {body}", rule="714.2b")
class Chapter(TriggeredAbility):
    """Triggers as the lore counters on its Saga come to that number or pass it, once for each of its numerals."""
    numerals: tuple[Numeral, ...] = joined(", ")
    body: Body
    of_itself = lambda self: False
    adds_mana = lambda self: False
    once_for_all = False
    zone = BATTLEFIELD
    last = property(lambda self: max(numeral.n for numeral in self.numerals))

    hears = (Arrival, PutCounters)

    def set_off_by(self, scene, event):
        before, after = lore_counters(scene, event)
        return sum(before < numeral.n <= after and not read_past(scene, numeral.n) for numeral in self.numerals)


@rule("702.155a", without=lambda scene, n: False)
def read_past(scene, n):
    """Whether it reads ahead, entered this turn, and has not exactly that number of lore counters."""
    thing, look = scene.world.thing(scene.source), scene.world.look(scene.source)
    if thing is None or not any(isinstance(a, ReadAhead) for a in look.abilities):
        return False
    new = any(isinstance(e, Put) and e.to == BATTLEFIELD and e.now == The(scene.source) for e in scene.world.state.happened)
    return new and thing.counted(LORE) != n


@phrase("read ahead", rule="702.155a")
class ReadAhead(Keyword):
    """It enters with as many lore counters as its controller says, up to its final chapter [702.155b]; twice is no more than once."""


def lore_counters(scene, event):
    """How many the scene's Saga had before the event and has after it; (0, 0) if the event put none there."""
    if isinstance(event, Put) and event.to == BATTLEFIELD and event.now and event.now.id == scene.source:
        return 0, dict(event.entering.counters).get(LORE, 0)
    if type(event) is PutCounters and event.what == The(scene.source) and event.kind.word == LORE:
        now = scene.world.thing(scene.source).counted(LORE)
        return now - event.count.n, now
    return 0, 0


def chapters(look):
    return [a for a in look.abilities if isinstance(a, Chapter)]


def final_chapter(look):
    """714.2d"""
    return max((chapter.last for chapter in chapters(look)), default=0)


class EntersWithLore(Replacement):
    """A rule about Sagas, with chapters or without [714.3a]."""
    of_itself = lambda self: True

    hears = (Arrival,)

    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == BATTLEFIELD and event.what == The(scene.source)

    def replace(self, scene, event):
        n = yield from where_to_begin(scene)
        return [changed(event, counters=with_counters(event.entering.counters, LORE, n))]


def at_the_beginning(scene):
    yield from ()
    return 1


@rule("702.155b", without=at_the_beginning)
def where_to_begin(scene):
    """With which chapter: the first, unless it reads ahead."""
    look = scene.world.look(scene.source)
    last = final_chapter(look)
    if last < 2 or not any(isinstance(a, ReadAhead) for a in look.abilities):
        return 1
    [n] = yield from choose(scene.you, "read ahead: begin with which chapter", tuple(range(1, last + 1)), 1, 1, source=scene.source,
                            rule="702.155b")
    return n


ENTERS_WITH_LORE = EntersWithLore()
INTRINSIC.append(lambda look: [ENTERS_WITH_LORE] if "Saga" in look.types else [])         # no ability: it is not lost with the chapters


@turn_based("precombat main", "703.4f")
def lore_counters_are_added(game):
    """On each Saga with a chapter, by the active player who controls it [714.3b]."""
    you = game.state.active
    sagas = game.state.fitting(lambda thing, look: look.controller == you and "Saga" in look.types and chapters(look))
    scene = bare(game)
    if sagas:
        yield from game.happen(*(PutCounters(who=player(scene, you), what=the(scene, id), count=ONE, kind=CounterKind(word=LORE),
                                             by="the rules") for id in sagas))


@state_based("714.4")
def sagas_end(game):
    """One with all its lore is sacrificed once none of its chapters is still on the way."""
    yield from ()
    scene = bare(game)
    told = game.state.fitting(lambda thing, look: "Saga" in look.types and 0 < final_chapter(look) <= thing.counted(LORE))
    return [Sacrifice(who=player(scene, game.look(id).controller), what=the(scene, id)) for id in told if not on_the_way(game.state, id)]


def on_the_way(state, id):
    """Whether a chapter ability of it has triggered and not left the stack."""
    return any(isinstance(item.ability, Chapter) and item.source == id for item in (*state.stack, *state.waiting))
