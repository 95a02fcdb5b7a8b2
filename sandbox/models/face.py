"""A face is what a card shows at this moment: name, cost, types, text, numbers and marks, as plain values without Qt or rules."""
from dataclasses import dataclass, replace
from typing import Any

WHEEL = "WUBRG"
BREAK = "\x1f"                       # stands in a line before the words from which on it was not understood; has no width
SUPERTYPES = ("Legendary", "Basic", "Token", "Snow", "World")
NUMERALS = ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X")


@dataclass(frozen=True)
class Face:
    """Everything a card picture is painted from; hashable, so that equal faces share one picture.

    ``lines``: one string an ability; "~" in front marks a line that was not read (see BREAK), "I|", "I, II|" or "+1|" is a lead that
    stands in front of the text. ``colors`` and ``produces`` are letters of WUBRG. ``pt`` and ``printed_pt`` are (power, toughness) as text.
    ``printed_types`` and ``printed_colors`` stay None where nothing is known to have changed. ``counters``: (kind, how many).
    ``lights``: the lit numbers of an Attraction (1 to 6) [717.1]. ``marks``: any of "token", "copy", "kicked", "transformed", "sick",
    "face-down", "phased" – never what the window adds (chosen, legal, attacking): those are badges beside the card. ``figures``: which of
    "read", "ran", "agreed" have been shown of the printed card. ``became``: its designations, "monstrous", "Ring-bearer".
    """

    name: str
    cost: str = ""
    types: str = ""
    lines: tuple[str, ...] = ()
    colors: str = ""
    pt: tuple[str, str] | None = None
    printed_pt: tuple[str, str] | None = None
    loyalty: str = ""
    defense: str = ""
    lore: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    damage: int = 0
    produces: str = ""
    printed_types: str | None = None
    printed_colors: str | None = None
    lights: tuple[int, ...] = ()
    marks: frozenset[str] = frozenset()
    figures: tuple[str, ...] = ()
    became: tuple[str, ...] = ()

    def marked(self, *marks: str, **fields: Any) -> "Face":
        """This face with further marks, and other fields where given."""
        return replace(self, marks=self.marks | set(marks), **fields)

    @property
    def title(self) -> str:
        """The name as the card writes it: a badge says already that it is a token [111.4]."""
        return self.name.removesuffix(" Token") if "token" in self.marks else self.name

    @property
    def is_ability(self) -> bool:
        """Whether it stands for an ability on the stack, which is nothing but its text [113.7a]."""
        return self.types.lower().endswith("ability")

    @property
    def edge(self) -> str:
        """Letters of the colors around the card: its own, else those of the mana it makes, else its sort."""
        return "".join(sorted(self.colors or self.produces or self.plain, key=WHEEL.find))

    @property
    def plate(self) -> str:
        """The letter of the plates: sort (L, A), M for several colors, a color, or C."""
        return self.plain if self.plain != "C" else "M" if len(self.colors) > 1 else self.edge

    @property
    def plain(self) -> str:
        """L for lands, A for artifacts, C for everything else."""
        return "L" if self.is_a("Land") else "A" if self.is_a("Artifact") else "C"

    @property
    def keywords(self) -> tuple[str, ...]:
        """The first line where it is nothing but keywords: the gist of a card too small for all of its text."""
        return tuple(line for line in self.lines[:1] if not set(".:|~") & set(line))

    def is_a(self, kind: str) -> bool:
        """Whether the card has this supertype or card type."""
        return kind in self.types.split(" — ")[0].split()

    @property
    def type_lines(self) -> tuple[str, ...]:
        """The type line, whole and then shorter: without supertypes, then subtypes alone, then fewer of them."""
        kinds, _, sub = self.types.partition(" — ")
        plain = " ".join(kind for kind in kinds.split() if kind not in SUPERTYPES) or kinds
        words = sub.split()
        fewer = tuple(" ".join(words[at:]) for at in range(len(words)))
        return (self.types, f"{plain} — {sub}", *fewer) if sub else (self.types, plain)

    @property
    def is_face_down(self) -> bool:
        """Whether only the back is to be seen [708.2]."""
        return "face-down" in self.marks

    @property
    def types_changed(self) -> bool:
        """Whether effects gave other types than the printed ones."""
        return self.printed_types is not None and self.printed_types != self.types

    @property
    def colors_changed(self) -> bool:
        """Whether effects gave other colors than the printed ones."""
        return self.printed_colors is not None and set(self.printed_colors) != set(self.colors)

    @property
    def chapters(self) -> int:
        """How many chapters a Saga has, read from the leads of its lines; 0 for anything else [714.2]."""
        if "Saga" not in self.types:
            return 0
        leads = (part.strip() for line in self.lines for part in line.lstrip("~").rpartition("|")[0].split(","))
        return max((NUMERALS.index(lead) for lead in leads if lead in NUMERALS), default=0)

    @property
    def change(self) -> str:
        """How power and toughness differ from print: "up", "down", "both" (one grew, one shrank), or "" for neither."""
        if not self.pt or not self.printed_pt or not all(part.lstrip("-").isdigit() for part in self.pt + self.printed_pt):
            return ""
        signs = {(int(now) > int(was)) - (int(now) < int(was)) for now, was in zip(self.pt, self.printed_pt)} - {0}
        return "" if not signs else "both" if len(signs) == 2 else "up" if signs == {1} else "down"
