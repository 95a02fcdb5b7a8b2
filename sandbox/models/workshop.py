"""A card being made: its fields, what is wrong with them, each line as it reads, and the card as it would be drawn."""
from __future__ import annotations

import functools
import json
from dataclasses import dataclass, replace

import attrs

from sandbox.cards import proof
from sandbox.cards.library import NotFound
from sandbox.cards.library import find as in_library
from sandbox.cards.making import LAYOUTS, BadCard, Printed
from sandbox.cards.symbols import colors_named, colors_of, symbols_of
from sandbox.cards.typed import (
    LONGEST,
    SIZES,
    Typed,
    TypedCard,
    checked_size,
    complaints,
    entry,
    tidy_cost,
    tidy_types,
    tried,
    typed_of,
    types_of,
    variant_of,
)
from sandbox.engine.printed import Card
from sandbox.language.reading import LONGEST as LONGEST_LINE
from sandbox.models.face import Face
from sandbox.models.faces import face_of_card
from sandbox.models.inspection import read_as

FRONT, BACK = "front", "back"
MOST_ENDS = 2_000                                     # wordings of lines of which it is remembered where they end


@dataclass(frozen=True)
class Row:
    """A line as it reads. state: "read", "unread" or "silent"; words say so; at: where in the text it begins, or was not understood."""
    state: str
    text: str
    words: str
    rule: str
    at: int


class Workshop:
    """The card on the bench, one face of it in front of the person."""

    def __init__(self, card: TypedCard | None = None):
        self.card, self.side = card or TypedCard(), FRONT
        self.of = ""                                  # the name of the person's own card that lies here to be changed
        self.cleared: tuple | None = None             # what was cleared away, until something else is begun
        self.ends: dict[tuple, int] = {}              # of lines that nobody can read: where they were no longer understood
        self.told: dict[int, str] = {}                # what was understood of the line that begins there, when somebody last looked

    # ---- what lies on the bench ----
    @property
    def face(self) -> Typed:
        return self.card.back if self.side == BACK and self.card.back else self.card.front

    @property
    def types(self) -> tuple[str, ...]:
        return tried(lambda: types_of(tidy_types(self.face.types))) or ()

    def type_in(self, field: str, words: str):
        """What stands in a field of the face now."""
        self.cleared = None
        self.card = attrs.evolve(self.card, **{self.side: attrs.evolve(self.face, **{field: words})})

    def begin(self, card: Card | None = None):
        """An empty bench, or a variant of a card."""
        self.card, self.side, self.of, self.cleared = variant_of(card) if card else TypedCard(), FRONT, "", None

    def clear(self):
        """An empty bench; what lay there is remembered until something is typed."""
        was = None if self.card.is_empty else (self.card, self.side, self.of)
        self.begin()
        self.cleared = was

    def bring_back(self):
        """What was cleared away, if it still is."""
        if self.cleared:
            (self.card, self.side, self.of), self.cleared = self.cleared, None

    def take_up(self, card: Card):
        """A card that was made here before, to be changed."""
        self.card, self.side, self.of, self.cleared = typed_of(card), FRONT, card.front.name, None

    def turn(self):
        """To the other face, if there is one."""
        self.side = BACK if self.side == FRONT and self.card.back else FRONT

    def give_back(self, layout: str):
        """A second face: "transform" or "modal"; "" takes it away."""
        if not layout:
            self.card, self.side = attrs.evolve(self.card, back=None), FRONT
        else:
            self.card, self.cleared = attrs.evolve(self.card, layout=layout, back=self.card.back or Typed()), None

    # ---- what is to be said of it ----
    def complaints(self, own=()) -> dict[str, str]:
        """Field → what is wrong with it. own: the names of the cards that the person made."""
        found = complaints(self.face)
        if "name" not in found and self.side == FRONT and (said := self.taken(own)):
            found["name"] = said
        return found

    def taken(self, own=()) -> str:
        """Whose name the card has, in one line; empty if it is its own."""
        name = self.card.front.name.strip()
        if name == self.of:
            return ""
        if name in own:
            return f"you have made a card “{name}” already: give this one another name"
        return f"there is a card “{name}” already: give yours another name" if is_printed(name) else ""

    def elsewhere(self) -> str:
        """What is wrong with the face that is not in front, in one line; empty if nothing is."""
        other = self.card.front if self.side == BACK else self.card.back
        said = next(iter(complaints(other).items()), None) if other else None
        return f"The other face: {said[1]}." if said else ""

    def lines(self) -> tuple[proof.Line, ...]:
        """Each line, as it reads and where not."""
        while self.look_closer():
            pass
        return self.judged()

    def judged(self) -> tuple[proof.Line, ...]:
        """The same at once: where an unread line is no longer understood may still be a guess, which look_closer mends."""
        if not self.is_readable:
            return ()
        text, found = self.face.text, []
        for line in proof.judged(text, self.face.name.strip(), self.types):
            if line.state == proof.UNREAD:
                end = self.ends.get(self._wording(line))
                told = self.told.get(line.start, "")
                end = end if end is not None else len(told) if text.startswith(told, line.start) else 0
                line = attrs.evolve(line, at=min(line.start + end, line.end))
            found.append(line)
        return tuple(found)

    @property
    def is_readable(self) -> bool:
        """Whether the text is no longer than a card's."""
        return len(self.face.text) <= LONGEST

    def look_closer(self, place: int = -1) -> bool:
        """Finds out of one line where it is no longer understood, first of the one that a place is in; False when all is known."""
        unknown = [line for line in self.judged() if not self.is_known(line)]
        if not unknown:
            return False
        line = next((line for line in unknown if line.start <= place <= line.end), unknown[0])
        rows = self.face.text[line.start:line.end]
        if len(self.ends) > MOST_ENDS:
            self.ends.clear()
        self.ends[self._wording(line)] = end = proof.end_in(rows, line)
        self.told[line.start] = rows[:end]
        return True

    def is_known(self, line: proof.Line | None) -> bool:
        """Whether it has been found out where a line is no longer understood, or there is nothing to find out."""
        return line is None or line.state != proof.UNREAD or self._wording(line) in self.ends

    def _wording(self, line):
        return self.face.text[line.start:line.end], self.face.name.strip(), self.types

    def rows(self, lines: tuple[proof.Line, ...] | None = None) -> tuple[Row, ...]:
        """Each line of the text, with what it was read as."""
        text, face = self.face.text, in_words_of(self)
        return tuple(self._row(text, line, face) for line in (self.lines() if lines is None else lines))

    def _row(self, text, line, face) -> Row:
        words = text[line.start:line.end].strip()
        if line.state == proof.UNREAD:
            rest = " ".join(text[line.at:line.end].split())
            if line.end - line.start > LONGEST_LINE:
                return Row(line.state, shortened(words, 400), f"no line of a card is this long: up to {LONGEST_LINE:,} letters are read",
                           "", line.at)
            why = f"not understood from “{shortened(rest)}” on" if rest else "not understood: something is missing at its end"
            return Row(line.state, words, why, "", line.at)
        if line.state == proof.SILENT:
            return Row(line.state, words, "reminder text, which means nothing of its own", "207.2a", line.start)
        named = attrs.evolve(face, abilities=line.abilities)
        read = [read_as(ability, named) for ability in line.abilities]
        return Row(line.state, words, " · ".join(dict.fromkeys(one.meaning for one in read)), read[0].rule, line.start)

    def line_at(self, place: int) -> proof.Line | None:
        """The line of the text that a place is in, or ends."""
        return next((line for line in self.judged() if line.start <= place <= line.end), None)

    def offers(self, place: int) -> tuple[proof.Offer, ...]:
        """What could stand where reading of the line at this place ended."""
        line = self.line_at(place)
        if not self.is_known(line):
            self.look_closer(place)
            line = self.line_at(place)
        return proof.offers(self.face.text, line, self.face.name.strip(), self.types) if line else ()

    # ---- what comes of it ----
    def picture(self) -> Face:
        """The face in front as it would be drawn; what is wrong is left out."""
        typed = self.face
        face = face_of_card(Card(front=in_words_of(self)))
        numbers = {key: pair and tuple("?" if word == "None" else word for word in pair)
                   for key, pair in (("pt", face.pt), ("printed_pt", face.printed_pt))}
        return replace(face, types=face.types or " ".join(typed.types.split()), **numbers)

    def made(self, own=()) -> Card:
        """The card. Raises BadCard with the first thing that is wrong."""
        if said := self.taken(own):
            raise BadCard(said)
        return entry(self.card).card()

    # ---- kept between two starts ----
    def as_words(self) -> str:
        return json.dumps({"side": self.side, "of": self.of, **attrs.asdict(self.card)})

    def from_words(self, words: str):
        """What as_words gave; anything else leaves an empty bench."""
        try:
            told = json.loads(words)
            faces = {side: Typed(**{key: str(value) for key, value in told[side].items()}) for side in (FRONT, BACK) if told.get(side)}
            layout = told["layout"] if told["layout"] in LAYOUTS else "transform"
            self.card, self.side = TypedCard(layout=layout, **faces), BACK if told["side"] == BACK and BACK in faces else FRONT
            self.of = str(told.get("of", ""))
        except (ValueError, TypeError, KeyError, AttributeError):
            self.begin()


def in_words_of(bench: Workshop):
    """The face in front as a printed one, every field that is wrong left empty."""
    typed, types = bench.face, bench.types
    cost = tried(lambda: symbols_of(tidy_cost(typed.cost))) or ()
    given = tried(lambda: colors_named(typed.colors.upper().strip()))
    sizes = {field: tried(lambda field=field: checked_size(field, getattr(typed, field), types)) for field in SIZES}
    colors = given or colors_of(cost)
    text = typed.text.strip() if bench.is_readable else ""
    return Printed(name=typed.name.strip(), cost=cost, types=types, colors=colors, text=text, **sizes).face()


@functools.lru_cache(maxsize=200)                     # it is asked at every key, and near names take a while to be found
def is_printed(name: str) -> bool:
    """Whether the library has a card of that name."""
    try:
        in_library(name)
    except NotFound:
        return False
    return True


def shortened(words: str, most=48) -> str:
    return words if len(words) <= most else words[:most].rsplit(" ", 1)[0] + " …"
