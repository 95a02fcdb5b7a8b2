"""Decklists of lines: plain ones, those of Arena, Moxfield and Archidekt, .dec and .mwDeck, and the .dck of XMage and of Forge."""
from __future__ import annotations

import re

from sandbox.cards.decks.deck import ATTRACTIONS, COMMANDER, COMPANION, MAIN, MAYBE, SIDE, TOKENS, BadDeck, Deck, Slot

HEADERS = {
    **dict.fromkeys(("deck", "main", "maindeck", "main deck", "mainboard", "main board", "the 99"), MAIN),
    **dict.fromkeys(("sideboard", "side", "side board", "sb"), SIDE),
    **dict.fromkeys(("commander", "commanders", "command zone"), COMMANDER), "companion": COMPANION,
    **dict.fromkeys(("maybeboard", "maybe board", "maybe", "considering", "acquireboard", "wishlist"), MAYBE),
    **dict.fromkeys(("tokens", "token", "tokens & extras"), TOKENS), **dict.fromkeys(("attractions", "attraction"), ATTRACTIONS)}
OTHER_SECTIONS = "planes", "schemes", "avatar", "conspiracy", "dungeon", "contraptions"     # Forge's, of cards that no table here holds
COUNT = re.compile(r"\s*(?:(?P<sb>SB:)\s*)?(?:(?P<count>\d+)\s*[xX]?(?=[\s\[(]|$)|[(\[](?P<boxed>\d+)[)\]])?\s*(?P<rest>.*?)\s*$",
                   re.IGNORECASE)
HEADER = re.compile(r"(?://|#)?\s*(?P<words>[A-Za-z&' ]+?)\s*:?\s*(?:\(\s*\d+\s*(?:cards)?\s*\)|\d+)?\s*:?$")
FRONT_PRINT = re.compile(r"\[(?P<set>[A-Za-z0-9_]{2,6})(?::(?P<number>[^\]]*))?\]\s*(?=\S)")
TAIL = (                                              # what stands behind a name, from the outside in: pattern, what it is
    (re.compile(r"\s+\^[^^]*\^$"), "a label in ^ ^"),
    (re.compile(r"\s+#\S.*$"), "a tag"),
    (re.compile(r"\s+\[(?P<category>[^\[\]]*)\]$"), ""),
    (re.compile(r"\s+\*(?P<star>[A-Za-z]+)\*$"), ""),
    (re.compile(r"\s+<[^<>]*>$"), "a printing"),
    (re.compile(r"\s+\((?P<set>[A-Za-z0-9_]{0,7})\)(?:\s+(?P<number>\S+))?$"), "a printing"),
    (re.compile(r"\s+\((?P<side>w)\)$"), ""))
IGNORED = re.compile(r"LAYOUT (?:MAIN|SIDEBOARD):", re.IGNORECASE)
NAMED = re.compile(r"(?://\s*)?(?:NAME\s*[:=]\s*|Name\s+(?=\S))(?P<name>.*)$", re.IGNORECASE)
SAID = re.compile(r"(?://\s*)?(?:AUTHOR|CREATOR|FORMAT|DESCRIPTION|DECK TYPE|PLAYER)\s*[:=]", re.IGNORECASE)


def deck_of_lines(text: str) -> Deck:
    """Raises BadDeck if hardly a line of it could be one of a decklist."""
    lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    deck = Deck("decklist")
    reading = Lines(deck, is_sectioned(lines))
    for number, line in enumerate(lines, 1):
        reading.take(number, line.strip())
    if not deck.slots:
        raise BadDeck("no line of it is one of a decklist, such as “4 Forest”")
    return with_sideboard(deck, reading) if not reading.has_parts else deck


def is_sectioned(lines: list[str]) -> bool:
    """Whether it is Forge's: [Main], [Sideboard] … on lines of their own."""
    return any(re.fullmatch(r"\[(?:main|metadata|general)\]", line.strip(), re.IGNORECASE) for line in lines)


class Lines:
    """The list being read, from top to bottom."""
    def __init__(self, deck: Deck, is_sectioned: bool):
        self.deck, self.is_sectioned = deck, is_sectioned
        self.part, self.section = MAIN, ""
        self.has_parts = is_sectioned                 # something says which part a line belongs to
        self.blanks: list[tuple[int, int]] = []       # (line, how many slots stood above it)
        if is_sectioned:
            deck.form = "Forge deck"

    def take(self, number: int, line: str) -> None:
        if not line:
            self.blanks.append((number, len(self.deck.slots)))
        elif self.is_sectioned and line.startswith("[") and line.endswith("]"):
            self.open(line[1:-1].strip().lower())
        elif self.section in ("metadata", "general"):
            key, _, value = line.partition("=")
            self.deck.name = value.strip() if key.strip().lower() in ("name", "title") else self.deck.name
        elif self.section in OTHER_SECTIONS:
            self.deck.left.append(f"line {number}: “{line[:60]}” stands in [{self.section}], which no table here has")
        elif not self.said(line) and not self.headed(line):
            self.card(number, line)

    def open(self, section: str) -> None:
        self.section, self.part = section, HEADERS.get(section, MAIN)

    def said(self, line: str) -> bool:
        """What speaks of the deck and not of a card."""
        if named := NAMED.match(line):
            self.deck.name = self.deck.name or named["name"].strip()
            return True
        if IGNORED.match(line):
            self.deck.form = "XMage deck"
            self.deck.mark("a layout of pictures")
            return True
        return bool(SAID.match(line)) or line.lower() == "about"

    def headed(self, line: str) -> bool:
        head = HEADER.match(line)
        part = HEADERS.get(head["words"].lower().strip()) if head else None
        if part is not None:
            self.part, self.has_parts = part, self.has_parts or part != MAIN
            return True
        return line.startswith(("//", "#"))           # any other remark

    def card(self, number: int, line: str) -> None:
        found = COUNT.match(line)
        if found is None or not found["rest"]:
            self.deck.left.append(f"line {number}: “{line[:60]}” is no line of a decklist")
            return
        count, part = found["count"] or found["boxed"], SIDE if found["sb"] else self.part
        self.has_parts = self.has_parts or bool(found["sb"])
        if len(count or "") > 9:
            raise BadDeck(f"line {number}: {count[:20]}… of a card can't be meant")
        name, part = self.stripped(found["rest"], part)
        if not name or len(name) > 200:
            self.deck.left.append(f"line {number}: “{line[:60]}” is no line of a decklist")
        else:
            self.deck.add(Slot(int(count or 1), name, part, number, is_bare=count is None))

    def stripped(self, rest: str, part: str) -> tuple[str, str]:
        """The name without printings and marks, and the part that a mark puts it in."""
        if front := FRONT_PRINT.match(rest):
            self.deck.mark("a printing")
            rest = rest[front.end():]
        if "|" in rest:                               # Forge: name|set|picture
            self.deck.mark("a printing")
            rest = rest.partition("|")[0]
        if rest.endswith("+"):
            self.deck.mark("a foil mark")
            rest = rest[:-1]
        while tail := next(((what, m) for pattern, what in TAIL if (m := pattern.search(rest))), None):
            what, m = tail
            part = self.marked(what, m.groupdict(), part)
            rest = rest[:m.start()]
        return " ".join(rest.split()), part

    def marked(self, what: str, said: dict[str, str | None], part: str) -> str:
        """What a mark says of the part; all else is counted."""
        if (star := said.get("star")) is not None:
            if star.upper() in ("CMDR", "CM"):
                self.has_parts = True
                return COMMANDER
            self.deck.mark("a foil mark" if star.upper() in ("F", "E") else f"the mark *{star}*")
        elif (category := said.get("category")) is not None:
            for word in re.split(r"[{},]", category):
                if (meant := HEADERS.get(word.strip().lower())) is not None and meant != MAIN:
                    self.has_parts = True
                    return meant
            self.deck.mark("a category of its own")
        elif what and (what != "a printing" or said.get("set") or "set" not in said):
            self.deck.mark(what)
        return part


def with_sideboard(deck: Deck, reading: Lines) -> Deck:
    """A list that names no parts: what stands below its one blank line is the sideboard, if it is of the size of one."""
    total = len(deck.slots)
    breaks = sorted({above: line for line, above in reversed(reading.blanks) if 0 < above < total}.items())
    counted = [at for at in breaks if any(not slot.is_bare for slot in deck.slots[:at[0]])]
    if len(counted) == 1:
        above, line = counted[0]
        below = deck.slots[above:]
        if sum(slot.count for slot in below) <= 15:
            deck.slots[above:] = [Slot(slot.count, slot.name, SIDE, slot.line, slot.is_bare) for slot in below]
            deck.left.append(f"line {line}: what stands below the blank line is taken for the sideboard")
    return deck
