"""Keyword actions that go through the library: explore, connive, clash, fateseal, learn [701.29, 701.30, 701.44, 701.48, 701.50]."""
import attrs

from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import ONE, Condition, Exactly, Number, What, Who, player, the
from sandbox.engine.state import GRAVEYARD, HAND, LIBRARY, OUTSIDE
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.drawing import Draw
from sandbox.vocabulary.keyword_actions import PLUS
from sandbox.vocabulary.moving import Discard, Put, Reveal
from sandbox.vocabulary.sharing_out import Rearrange


class OneByOne(Verb):
    """Each of the permanents goes through it after the other; it is done once the process is over, whatever was possible of it."""
    who = None

    def bound(self, scene):
        out = []
        for one in (yield from self.what.pick(scene, scene.you, lambda one: True)):
            if scene.world.thing(getattr(one, "id", 0)) is None:
                continue
            told = attrs.evolve(self, what=one)
            yield from told.process(scene, player(scene, scene.world.look(one.id).controller))
            out.append(told)
        return out


def put_counters(scene, who, what, n):
    if n and scene.world.state.things.get(what.id):
        yield from scene.world.happen(PutCounters(who=who, what=what, count=Exactly(n=n), kind=PLUS))


@phrase("{what} (explores|explore|explored)", rule="701.44a")
class Explore(OneByOne):
    what: What

    def process(self, scene, you):
        game = scene.world
        library = game.state.seats[you.seat].library
        card = the(scene, library[0]) if library else None
        if card:
            yield from game.happen(Reveal(who=you, what=card))
        if card and "land" in game.look(card.id).types:
            yield from game.happen(Put(who=you, what=card, to=HAND, origin=LIBRARY))
            return
        yield from put_counters(scene, you, self.what, 1)
        if card and (yield from agree(you.seat, f"put {card.name} into your graveyard", source=scene.source, rule="701.44a")):
            yield from game.happen(Put(who=you, what=card, to=GRAVEYARD, origin=LIBRARY))


@phrase("{what} (connives|connive|connived)", rule="701.50a")
class Connive(OneByOne):
    what: What

    def process(self, scene, you):
        game = scene.world
        yield from game.happen(Draw(who=you, count=ONE))
        hand = [the(scene, id) for id in game.state.seats[you.seat].hand]
        chosen = yield from choose(you.seat, "connive: discard a card", hand, 1, 1, kind="discard", source=scene.source, rule="701.50a")
        nonland = sum(1 for card in chosen if "land" not in game.look(card.id).types)
        yield from game.happen(*(Discard(who=you, what=card) for card in chosen))
        yield from put_counters(scene, you, self.what, nonland)


@phrase("{who} (clashes|clash|clashed) with an opponent", rule="701.30b")
class Clash(Verb):
    who: Who
    won: str = attrs.field(default="", eq=False)
    result = None

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            others = [player(scene, seat) for seat in scene.world.state.in_turn_order() if seat != event.who.seat]
            for other in (yield from choose(event.who.seat, "clash with an opponent", others, 1, 1, source=scene.source, rule="701.30b")):
                won = yield from clashed(scene, event.who, other)
                out.append(attrs.evolve(event, won="won" if won else ""))
                scene.mentioned.append((other,))      # "that player"
        return out


def clashed(scene, you, other):
    """Both reveal, then both may put theirs below, in APNAP order [701.30c]; whether you win [701.30d]."""
    game = scene.world
    pairs = [(who, the(scene, game.state.seats[who.seat].library[0])) for who in (you, other) if game.state.seats[who.seat].library]
    yield from game.happen(*(Reveal(who=who, what=card) for who, card in pairs))
    values = {who.seat: game.look(card.id).mana_value for who, card in pairs}
    below = []
    for who, card in sorted(pairs, key=lambda pair: game.state.in_turn_order().index(pair[0].seat)):
        if (yield from agree(who.seat, f"put {card.name} on the bottom", source=scene.source, rule="701.30a")):
            below.append(Rearrange(who.seat, (card.id,), "bottom"))
    yield from game.happen(*below)
    return you.seat in values and values[you.seat] > values.get(other.seat, -1)


@phrase("you win", say("you don't win", sign="not"), rule="701.30d")
class WonTheClash(Condition):
    sign: str = ""
    beyond = frozenset({"happened"})

    def holds(self, scene):
        clashes = [event for event in scene.world.state.happened if isinstance(event, Clash) and event.who.seat == scene.you]
        return bool(clashes and clashes[-1].won) == (self.sign == "")


@phrase("{who} (learns|learn)", rule="701.48a")
class Learn(Verb):
    """Rummage, or fetch a Lesson from outside the game."""
    who: Who
    result = None

    def bound(self, scene):
        out = yield from super().bound(scene)
        for event in out:
            if not (yield from rummaged(scene, event.who)):
                yield from lesson_fetched(scene, event.who)
        return out


def rummaged(scene, who):
    game = scene.world
    hand = [the(scene, id) for id in game.state.seats[who.seat].hand]
    chosen = (yield from choose(who.seat, "learn: you may discard a card", hand, 0, 1, source=scene.source, rule="701.48a")) if hand else ()
    done = (yield from game.happen(*(Discard(who=who, what=card) for card in chosen))) if chosen else ()
    if done:
        yield from game.happen(Draw(who=who, count=ONE))
    return bool(done)


def lesson_fetched(scene, who):
    game = scene.world
    lessons = [the(scene, t.id) for t in game.state.things.values()
               if t.zone == OUTSIDE and t.owner == who.seat and "Lesson" in t.card.front.types]
    chosen = yield from choose(who.seat, "learn: you may reveal a Lesson", lessons, 0, 1, source=scene.source, rule="701.48a")
    for card in chosen:
        yield from game.happen(Reveal(who=who, what=card))
        yield from game.happen(Put(who=who, what=card, to=HAND, origin=OUTSIDE))


@phrase("{who} (fateseals|fateseal) {count:digits}", rule="701.29a")
class Fateseal(Verb):
    """Of an opponent's library: any number below, the rest back on top."""
    who: Who
    count: Number
    result = None

    def bound(self, scene):
        out = yield from super().bound(scene)
        game = scene.world
        for event in out:
            others = [player(scene, seat) for seat in game.state.in_turn_order() if seat != event.who.seat]
            for other in (yield from choose(event.who.seat, "fateseal an opponent", others, 1, 1, source=scene.source, rule="701.29a")):
                top = [the(scene, id) for id in game.state.seats[other.seat].library[:event.count.n]]
                gone = (yield from choose(event.who.seat, "fateseal: which go on the bottom", top, 0, len(top), kind="look",
                                          source=scene.source, rule="701.29a")) if top else ()
                yield from game.happen(Rearrange(other.seat, tuple(one.id for one in gone), "bottom"))
        return out
