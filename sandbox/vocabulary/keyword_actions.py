"""Keyword actions that make tokens or put counters: investigate, populate, proliferate, bolster, adapt, amass [701]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE, Exactly, Number, Player, The, Who, player, the
from sandbox.engine.printed import Card, Face
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.changes import AlsoType, Continuous, Type
from sandbox.vocabulary.counters import GetCounters, PutCounters
from sandbox.vocabulary.determiners import Every
from sandbox.vocabulary.moving import Made, Put
from sandbox.vocabulary.nouns import CounterKind, Named, Things
from sandbox.vocabulary.predefined import predefined
from sandbox.vocabulary.room import in_room
from sandbox.vocabulary.sentences import begin_effect, unsaid
from sandbox.vocabulary.tokens import CreateCopy, Creating, copying

PLUS = CounterKind(word="+1/+1")


def so_often(words):
    """An action done once, twice, or so many times, one after another."""
    return (say(words, count=ONE), say(f"{words} twice", count=Exactly(n=2)), f"{words} {{count}} times")


@phrase(*so_often("{who} (investigates|investigate|investigated)"), rule="701.16a")
class Investigate(Creating):
    who: Who
    count: Number
    token = property(lambda self: predefined("Clue"))
    in_turn = lambda self: (attrs.evolve(self, count=ONE),) * in_room(self.count.n, "times") if getattr(self.count, "n", 1) > 1 else ()


@phrase("{who} (populates|populate)", rule="701.36a")
class Populate(Creating):
    """No token if there is no creature token to copy [701.36b]."""
    who: Who
    count: Number = ONE
    card: Card | None = attrs.field(default=None, eq=False)
    face: str = attrs.field(default="front", eq=False)
    token = property(lambda self: self.card)

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            mine = [the(scene, id) for id in scene.world.fitting(lambda thing, look, you=event.who.seat: thing.token == "token"
                                                                 and "creature" in look.types and look.controller == you)]
            for one in (yield from choose(event.who.seat, "populate: choose a creature token", mine, 1, 1, source=scene.source,
                                          rule="701.36a")):
                like = copying(scene, CreateCopy(who=event.who, original=one))
                out.append(attrs.evolve(event, card=like.card, face=like.face))
        return out


@phrase(*so_often("{who} (proliferates|proliferate)"), rule="701.34a")
class Proliferate(Verb):
    who: Who
    count: Number
    given: tuple[Verb, ...] = attrs.field(default=(), eq=False)
    amount = "count"
    result = None
    contains = lambda self, game: self.given

    def bound(self, scene):
        out = []
        for event in (yield from Verb.bound(self, scene)):
            for _ in range(event.count.n):
                chosen = yield from choose(event.who.seat, "proliferate: which get another counter of each kind",
                                           with_counters_on(scene), 0, 10 ** 6, source=scene.source, rule="701.34a")
                given = tuple(one for which in chosen for one in another_of_each(scene, event.who, which))
                out.append(attrs.evolve(event, count=ONE, given=given))
        return out


def with_counters_on(scene):
    state = scene.world.state
    things = [the(scene, t.id) for t in state.things.values() if t.zone == BATTLEFIELD and t.counters]
    return things + [player(scene, seat) for seat in state.in_turn_order() if state.seats[seat].counters]


def another_of_each(scene, who, which):
    if isinstance(which, Player):
        return [GetCounters(who=which, count=ONE, kind=CounterKind(word=kind)) for kind, _ in scene.world.state.seats[which.seat].counters]
    counters = scene.world.state.things.get(which.id).counters
    return [PutCounters(who=who, what=which, count=ONE, kind=CounterKind(word=kind)) for kind, _ in counters]


class PuttingPlus(Verb):
    """So many +1/+1 counters on one creature that the action settles."""
    amount = "count"
    what = None
    result = property(lambda self: self.on)
    contains = lambda self, game: (PutCounters(who=self.who, what=self.on, count=self.count, kind=PLUS),) if self.on else ()


@phrase("{who} (bolsters|bolster) {count:digits}", rule="701.39a")
class Bolster(PuttingPlus):
    who: Who
    count: Number
    on: The | None = attrs.field(default=None, eq=False)

    def bound(self, scene):
        out = []
        for event in (yield from Verb.bound(self, scene)):
            mine = scene.world.fitting(lambda thing, look, you=event.who.seat: "creature" in look.types and look.controller == you)
            least = min((scene.world.look(id).toughness or 0 for id in mine), default=0)
            weakest = [the(scene, id) for id in mine if (scene.world.look(id).toughness or 0) == least]
            for one in (yield from choose(event.who.seat, f"bolster {event.count.n}", weakest, 1, 1, source=scene.source, rule="701.39a")):
                out.append(attrs.evolve(event, on=one))
        return out


@phrase("{who} (adapts|adapt) {count:digits}", rule="701.46a")
class Adapt(PuttingPlus):
    """Of the permanent whose ability says so, if it has no +1/+1 counters on it."""
    who: Who
    count: Number
    on: The | None = attrs.field(default=None, eq=False)

    def bound(self, scene):
        thing = scene.world.state.things.get(scene.source)
        plain = thing is not None and thing.zone == BATTLEFIELD and not thing.counted("+1/+1")
        events = yield from Verb.bound(self, scene)
        return [attrs.evolve(event, on=the(scene, scene.source) if plain else None) for event in events]


@phrase("{who} (amasses|amass|amassed) {kind:many} {count:digits}", rule="701.47a")
class Amass(PuttingPlus):
    who: Who
    kind: Type
    count: Number
    on: The | None = attrs.field(default=None, eq=False)

    def bound(self, scene):
        out = []
        for event in (yield from Verb.bound(self, scene)):
            if not armies(scene, event.who.seat):
                token = Made(army(self.kind.word), event.who.seat)
                yield from scene.world.happen(Put(who=event.who, what=token, to=BATTLEFIELD, origin=""))
            for one in (yield from choose(event.who.seat, "amass: choose an Army", armies(scene, event.who.seat), 1, 1,
                                          source=scene.source, rule="701.47a")):
                if self.kind.word not in scene.world.look(one.id).types:
                    also = AlsoType(kind=self.kind, subject="one")
                    begin_effect(scene.world, scene, Continuous(what=ARMIES, changes=(also,)), (one.id,), unsaid())
                out.append(attrs.evolve(event, on=one))
        return out


ARMIES = Every(noun=Things(head=Named(word="Army")), other=False)


def armies(scene, seat):
    return [the(scene, id) for id in scene.world.fitting(lambda thing, look: "Army" in look.types and "creature" in look.types
                                                         and look.controller == seat)]


def army(word):
    """A 0/0 black Army token of that type too."""
    subtypes = tuple(dict.fromkeys((word, "Army")))
    return Card(front=Face(name=" ".join((*subtypes, "Token")), types=("creature", *subtypes), colors="B", power=0, toughness=0))
