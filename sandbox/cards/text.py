"""Rules text: what is printed ⇄ plain lines, one for each ability, in which a card calls itself "~"."""
import re
from collections.abc import Iterable

REMINDER = re.compile(r" ?\([^()]*\)")                # it has no meaning of its own [207.2a]
ABILITY_WORD = re.compile(r"^(?:" + "|".join((         # nor have these [207.2c]
    "adamant", "addendum", "alliance", "battalion", "bloodrush", "celebration", "channel", "chroma", "cohort", "constellation",
    "converge", "corrupted", "council's dilemma", "coven", "delirium", "descend 4", "descend 8", "domain", "eerie", "eminence", "enrage",
    "fateful hour", "fathomless descent", "ferocious", "flurry", "formidable", "grandeur", "hellbent", "heroic", "imprint", "inspired",
    "join forces", "kinship", "landfall", "lieutenant", "magecraft", "metalcraft", "morbid", "pack tactics", "paradox", "parley",
    "radiance", "raid", "rally", "renew", "revolt", "secret council", "spell mastery", "strive", "survival", "sweep", "tempting offer",
    "threshold", "undergrowth", "valiant", "vivid", "will of the council")) + r") — ", re.IGNORECASE)
ROOM = re.compile(r"^[^—]+ — ")                       # nor has the name of a dungeon's room [309.4b]
CONTINUES = ("•", "+ {")                                    # a line that begins so belongs to the one above
STRIPE = re.compile(r"(?:LEVEL|STATION) \d+(?:-\d+|\+)$|(?:\{[^{}]+\})+: Level \d+$")  # so does all below, up to the next [711.2, 716.2]
OLDER = (                                             # wording of older prints -> of today's; it reads, and is written as today
    (re.compile(r"\b(enters?|entered|entering) the battlefield(?!\w)"), r"\1"),
    (re.compile(r"\bspells that you cast\b"), "spells you cast"),
    (re.compile(r"\b([Aa]mass) (?=\d|X\b)"), r"\1 Zombies "),
    (re.compile(r"\bTotem armor\b"), "Umbra armor"), (re.compile(r"\btotem armor\b"), "umbra armor"),     # 702.89b
    (re.compile(r"^([A-Za-z' ]+(?: \d+)?); (?=[a-z' ]+(?: \d+)?$)"), r"\1, "),        # keywords of which one has a comma of its own
)
MINUS = re.compile(r"^[-–](?=(?:\d+|X):)")            # a loyalty cost is printed with the sign −


def plain_lines(text: str, name: str = "", types: Iterable[str] = ()) -> tuple[str, ...]:
    """The abilities of a printed text: no reminder text, no ability words, the card's own name as "~", modes with their heading,
    older wording as it is printed today.

    types are those of the card: legendary ones are also called by a shortened name [201.5c].
    """
    types, lines = tuple(types), list[str]()
    for line in without_reminders(text).split("\n"):
        line = ABILITY_WORD.sub("", line.strip())
        line = ROOM.sub("", line) if "dungeon" in types else line
        if lines and (line.startswith(CONTINUES) or line and striped(lines[-1]) and not STRIPE.match(line)):
            lines[-1] += "\n" + line
        elif line:
            lines.append(MINUS.sub("−", line))
    return tuple(modern(calling_itself(line, name, types)) for line in lines)


def striped(line: str) -> bool:
    return STRIPE.match(line.partition("\n")[0]) is not None


def without_reminders(text: str) -> str:
    """Brackets within brackets go too; a line that was nothing else goes with them."""
    while (shorter := REMINDER.sub("", text)) != text:
        text = shorter
    return text


def modern(line: str) -> str:
    """A plain line with its older wording as it is printed today."""
    for older, today in OLDER:
        line = older.sub(today, line)
    return line


def calling_itself(line: str, name: str, types: Iterable[str] = ()) -> str:
    for own in own_names(name, types):
        line = re.sub(rf"(?<![\w'-]){re.escape(own)}(?![\w-])", "~", line)
    return line


def own_names(name: str, types: Iterable[str] = ()) -> tuple[str, ...]:
    """What a card may call itself, the full name first: "Alice, Who Draws" and "Alice"."""
    short = short_name(name, types)
    return tuple(own for own in dict.fromkeys((name, short)) if own)


def short_name(name: str, types: Iterable[str] = ()) -> str:
    """"Alice, Who Draws" → "Alice", "Bob the Bold" → "Bob" for a legendary card; the name itself for any other [201.5c]."""
    if "legendary" not in types:
        return name
    return re.split(r", | the | of ", name)[0]


def printed_text(lines: Iterable[str], name: str = "", types: Iterable[str] = ()) -> str:
    """Plain lines as the text of a card of that name."""
    return "\n".join(lines).replace("~", short_name(name, tuple(types)))
