"""The table's own verbs, in which the tests of the rules are told: Alice controls, casts, answers."""
from __future__ import annotations

import contextlib

import attrs

from sandbox.cards import library
from sandbox.cards.abilities import UnreadLine
from sandbox.cards.making import entry_of
from sandbox.engine.choices import CHANCE
from sandbox.engine.explaining import explain
from sandbox.engine.kinds import Player, The
from sandbox.engine.state import BATTLEFIELD, HAND, LIBRARY, ORDERED, Seat, State, Thing
from sandbox.language.writing import write
from sandbox.rules import activating, possible
from sandbox.rules.editing import starting_counters
from sandbox.timeline.replay import play

LOOKS = "name", "types", "colors", "power", "toughness", "abilities", "mana_value", "loyalty", "controller"


def card(name, cost="", types="Creature", text="", size=None, **more):
    """A card of the test's own, by its words, all of which must be understood."""
    power, toughness = map(int, size.split("/")) if size else (None, None)
    about = {"name": name, "cost": cost, "types": types, "text": text, "power": power, "toughness": toughness, **more}
    made = entry_of({key: value for key, value in about.items() if value not in (None, "")}).card()
    unread = [a.text for face in (made.front, made.back) if face for a in face.abilities if isinstance(a, UnreadLine)]
    assert not unread, f"not understood: {unread}"
    return made


BEAR = card("Bear", "{1}{G}", "Creature — Bear", size="2/2")
GOBLIN = card("Goblin Scout", "{R}", "Creature — Goblin Scout", size="1/1")


def found(named):
    return library.find(named) if isinstance(named, str) else named


class Table:
    """Two players or more, in the first one's main phase; a question that a test leaves open fails at the next deed."""

    def __init__(self, *names):
        self.state, self.run, self.log, self.last = State(seats=tuple(Seat(name=n) for n in names or ("Alice", "Bob"))), None, [], None
        self.players = [Sitting(self, i) for i in range(len(self.state.seats))]

    def place(self, seat, named, zone, **more):
        """An object that was there all along."""
        id, printed = self.state.next_id, found(named)
        thing = Thing(id=id, body=id, card=printed, **{"owner": seat, "controller": seat, "zone": zone, "timestamp": id,
                                                        "under": more.get("controller", seat), **more})
        if zone == BATTLEFIELD and "counters" not in more:
            thing = attrs.evolve(thing, counters=starting_counters(thing))
        self.state = self.state.with_thing(thing).put(next_id=id + 1)
        if zone in ORDERED:
            field = ORDERED[zone]
            self.state = self.state.with_seat(seat, **{field: (*getattr(self.state.seats[seat], field), id)})
        return Object(self, id)

    # ---- doing ----
    def does(self, *action):
        assert self.run is None, f"unanswered: {self.run.asked.ask} {self.run.asked.options}"
        return self.goes_on(lambda: play(self.state, action), self.state)

    def goes_on(self, work, before):
        """An action that proves illegal is reversed: its State is dropped [732.1]."""
        try:
            self.last = self.run = work()
        except Exception:
            self.state, self.run = before, None
            raise
        self.state = self.run.state
        if self.run.asked is None:
            self.log, self.run = self.log + [write(event) for event in self.run.events], None
        return self

    @property
    def asked(self):
        return self.run and self.run.asked

    def answers(self, *answers):
        """Each a word or an object, or a tuple of them; what is left open of a payment is paid automatically."""
        for answer in answers:
            while self.asked and self.asked.kind == "pay" and answer not in ("auto", "done") and not pays_with(answer, self.asked):
                self.goes_on(lambda: self.run.answer(("auto",)), self.run.before)
            assert self.asked, f"nobody asked for {answer!r}"
            given = self.asked.named(tuple(map(named, answer)) if isinstance(answer, (tuple, list)) else (named(answer),))
            self.goes_on(lambda run=self.run, given=given: run.answer(given), self.run.before)
        self.pays()
        return self

    def pays(self):
        while self.asked and self.asked.kind == "pay" and "auto" in self.asked.options:
            self.goes_on(lambda: self.run.answer(("auto",)), self.run.before)

    def resolves(self, *answers):
        self.does("resolve", self.state.active)
        return self.answers(*answers)

    def settles(self, *answers):
        self.does("settle", self.state.active)
        return self.answers(*answers)

    def goes_to(self, step, *answers, turn=0):
        """Nobody attacks or blocks on the way unless the answers say so, each attack or block a pair."""
        self.does("go_to", self.state.active, turn, step)
        for answer in answers:
            if not in_pairs(answer):
                self.nobody_fights()
            self.answers(answer)
        return self.nobody_fights()

    def fights(self, attacks, blocks=(), until="combat damage"):
        """To combat: these pairs attack, those block; what else is asked on the way is left to answer."""
        return self.goes_to(until, tuple(attacks), *([tuple(blocks)] if blocks else []))

    def nobody_fights(self):
        while self.asked and self.asked.kind in ("attackers", "blockers"):
            self.answers(self.asked.simplest())
        return self

    # ---- looking ----
    def named(self, name):
        return [Object(self, i) for i in self.state.fitting(lambda thing, look: look.name == name)]

    def explain(self, one):
        return explain(self.state, one.id)

    def count(self, name, zone=BATTLEFIELD):
        return sum(1 for t in self.state.things.values() if t.zone == zone and self.state.look(t.id).name == name)

    @contextlib.contextmanager
    def changes(self, look, by):
        """with table.changes(lambda: alice.life, -3): …"""
        before = look()
        yield
        assert look() - before == by, f"changed by {look() - before}, not by {by}"


def named(answer):
    return The(answer.id) if isinstance(answer, Object) else Player(answer.seat) if isinstance(answer, Sitting) else (
        tuple(map(named, answer)) if isinstance(answer, (tuple, list)) else answer)


def in_pairs(answer):
    return isinstance(answer, tuple) and all(isinstance(pair, tuple) and len(pair) == 2 for pair in answer)


def pays_with(answer, asked):
    return isinstance(answer, Object) and The(answer.id) in asked.options


class Sitting:
    """A player at the table."""

    def __init__(self, table, seat):
        self.table, self.seat = table, seat

    here = property(lambda self: self.table.state.seats[self.seat])
    life = property(lambda self: self.here.life)
    hand = property(lambda self: len(self.here.hand))
    pool = property(lambda self: self.here.pool)
    lost = property(lambda self: self.here.lost)
    graveyard = property(lambda self: [self.table.state.thing(i).card.front.name for i in self.here.graveyard])

    def controls(self, *cards, **more):
        placed = [self.table.place(self.seat, one, BATTLEFIELD, **more) for one in cards]
        return placed[0] if len(placed) == 1 else placed

    def holds(self, *cards):
        placed = [self.table.place(self.seat, one, HAND) for one in cards]
        return placed[0] if len(placed) == 1 else placed

    def library(self, *cards):
        return [self.table.place(self.seat, one, LIBRARY) for one in cards]

    def has(self, card, zone, **more):
        return self.table.place(self.seat, card, zone, **more)

    def says(self, text, *answers):
        """An instruction out of nowhere."""
        return self.does("tell", text, answers=answers)

    def casts(self, one, *answers, face="front", way=""):
        return self.does("cast", one.id, face, *([way] if way else []), answers=answers)

    def plays(self, one, *answers, face="front"):
        return self.does("play", one.id, face, answers=answers)

    def activates(self, one, *answers, ability=0):
        """The ability with that number among those that use the stack, or the one that begins with these words."""
        texts = [write(a) for a in activating.abilities_of(self.table.state, one.id)]
        index = ability if isinstance(ability, int) else next(i for i, text in enumerate(texts) if text.startswith(ability))
        return self.does("activate", one.id, index, answers=answers)

    def taps(self, one, *answers, ability=0):
        return self.does("tap", one.id, ability, answers=answers)

    def passes(self, *answers):
        return self.does("pass", answers=answers)

    def puts(self, one, *answers, zone=BATTLEFIELD):
        """By hand, with all that triggers on it."""
        return self.does("make_move", one.id, zone, answers=answers)

    def does(self, name, *arguments, answers=()):
        self.table.does(name, self.seat, *arguments)
        return self.table.answers(*answers)

    def answers(self, *answers):
        """What this player is asked, or Chance."""
        assert self.table.asked and self.table.asked.who in (self.seat, CHANCE), f"{self.here.name} is not asked: {self.table.asked}"
        return self.table.answers(*answers)

    def may(self, one):
        """What this player could do with the object now."""
        return [p for p in possible.possible(self.table.state, self.seat, one.id) if not p.reason]

    def may_not(self, one):
        return [(p.kind, p.rule) for p in possible.possible(self.table.state, self.seat, one.id) if p.reason]


@attrs.frozen
class Object:
    """A thing as it is now; it follows its body through every zone."""
    table: Table = attrs.field(repr=False)
    id: int

    def __getattr__(self, name):
        if name.startswith("__"):
            raise AttributeError(name)
        state = self.table.state
        return getattr(state.look(self.id), name) if name in LOOKS else getattr(state.thing(self.id), name)

    def counted(self, kind):
        return self.table.state.thing(self.id).counted(kind)

    @property
    def is_now(self):
        return next((Object(self.table, t.id) for t in self.table.state.things.values() if t.body == self.body), None)
