"""Whom and what a scenario speaks of: players by the names of their tables, objects by alias or name; an alias follows its card."""
from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

import attrs

from sandbox.cards import library
from sandbox.engine.printed import Card
from sandbox.engine.state import BATTLEFIELD, STACK, State, Thing

SEATS = "you", "opponent", "third", "fourth"          # what players are called in a file, by seat
PEOPLE = "Alice", "Bob", "Carol", "Dave"              # what they are called at the table, unless the file says


class Unnamed(LookupError):
    """A word that names nobody and nothing here, or several; known are the words that would do."""
    def __init__(self, what: str, word: str, known: Iterable[str] = ()):
        super().__init__(what)
        self.word, self.known = word, tuple(known)

    def __str__(self) -> str:
        return str(self.args[0])


class Unclear(ValueError):
    """Something that can't be understood; key is where it says so, word what misled, known what would have done."""
    def __init__(self, key: str, what: str, word: str = "", known: Iterable[str] = ()):
        super().__init__(what)
        self.key, self.word, self.known = key, word, tuple(known)


@attrs.frozen
class Names:
    """Aliases by the body they follow [400.7 gives the card a new id in each zone; its body stays], and cards that a file describes."""
    bodies: dict[str, int] = attrs.Factory(dict)
    typed: dict[str, Card] = attrs.Factory(dict)

    def card(self, name: str) -> Card:
        """A card by name: one that the file itself describes, else of the library. Raises Unnamed."""
        if name in self.typed:
            return self.typed[name]
        try:
            return library.find(name)
        except library.NotFound as missing:
            raise Unnamed(str(missing), name) from missing

    def seat(self, state: State, word: str) -> int:
        """A player by table name ("you") or by their own ("Alice")."""
        for seat, player in enumerate(state.seats):
            if word in (SEATS[seat:seat + 1] or ("",))[0] or word == player.name:
                return seat
        raise Unnamed(f"there is no player “{word}”", word, [*SEATS[:len(state.seats)], *(player.name for player in state.seats)])

    def is_player(self, state: State, word: str) -> bool:
        return word in SEATS[:len(state.seats)] or word in [player.name for player in state.seats]

    def object(self, state: State, word: str, among: Iterable[Thing] | None = None) -> Thing:
        """The object of an alias, as it is now or was last; else the one of that name among these, or anywhere.

        Objects of one name that nothing tells apart are as good as one another: it is the first of them. Raises Unnamed.
        """
        if word in self.bodies:
            return self.current(state, self.bodies[word])
        found = [thing for thing in among or anywhere(state) if state.look(thing.id).name == word]
        if not found:
            raise Unnamed(f"there is no “{word}” here", word, self.known(state, among))
        here = found if among else of_one_zone(found)
        hosts = {thing.attached for thing in state.things.values()} if len(here) > 1 else set()
        if any(not alike(here[0], other, hosts) for other in here[1:]):
            raise Unnamed(f"“{word}” is here {len(here)} times, and they differ: give the one that is meant an alias", word)
        return here[0]

    def current(self, state: State, body: int) -> Thing:
        """The object that a piece of cardboard is now, or was last."""
        now = [thing for thing in state.things.values() if thing.body == body]
        was = [gone.thing for gone in state.gone.values() if gone.thing.body == body]
        return max(now or was, key=lambda thing: thing.id)

    def known(self, state: State, among: Iterable[Thing] | None) -> list[str]:
        return [*self.bodies, *dict.fromkeys(state.look(thing.id).name for thing in among or anywhere(state))]

    def of(self, body: int) -> str:
        """The alias that follows a body, if there is one."""
        return next((name for name, named in self.bodies.items() if named == body), "")

    def with_alias(self, word: str, body: int) -> Names:
        return attrs.evolve(self, bodies={**self.bodies, word: body})


def anywhere(state: State) -> list[Thing]:
    return state.things.values()


def of_one_zone(found: list[Thing]) -> list[Thing]:
    """Those on the battlefield, else those on the stack, else those of the first's zone."""
    for zone in (BATTLEFIELD, STACK, found[0].zone):
        if there := [thing for thing in found if thing.zone == zone]:
            return there
    return found


def alike(one: Thing, other: Thing, hosts: Container[int | None]) -> bool:
    """Whether nothing tells two objects apart: what is printed, status, counters, controller, zone, and being attached or attached to."""
    return one.likeness == other.likeness and (one.zone, one.owner, one.attached) == (other.zone, other.owner, other.attached) \
        and one.id not in hosts and other.id not in hosts


def new_since(before: State, after: State) -> Iterator[Thing]:
    """Objects whose body was not there before: tokens and copies, in the order they came."""
    bodies = {thing.body for thing in before.things.values()} | {gone.thing.body for gone in before.gone.values()}
    return (thing for thing in after.things.values() if thing.body not in bodies)
