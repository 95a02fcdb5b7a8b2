"""A rule as the window shows it: what it says, what stands below it, and the boards that show it."""
import os
import re
from dataclasses import dataclass
from pathlib import Path

from sandbox.rules.text import NUMBER, BadRules, RulesText, parent, rules_text
from sandbox.timeline.heads import Entry, heads, shelved, showing

ENVIRONMENT = "SANDBOX_RULES"                         # says where the text lies where the settings do not
NONE_SET = ("What it says stands in the Comprehensive Rules, a text file that magic.wizards.com/rules has. "
            "Choose yours with the button, and it is shown here.")
STANDS = re.compile(r"(?<![\w.$])[1-9]\d\d\.[1-9]\d*[a-z]?(?![\w]|\.\d)")


@dataclass(frozen=True)
class Shown:
    """A rule with all that is known of it. above: the headings that it stands under; parts: (number, its first paragraph).
    trouble: why its words are not here, in one line; boards: those that show it best first."""
    number: str
    above: tuple[tuple[str, str], ...] = ()
    paragraphs: tuple[str, ...] = ()
    examples: tuple[str, ...] = ()
    parts: tuple[tuple[str, str], ...] = ()
    boards: tuple[Entry, ...] = ()
    trouble: str = ""


def shown(number: str, path: Path | None) -> Shown:
    """What is known of a rule; path: where the person's rules text lies, None if none was chosen."""
    boards = tuple(showing(number, heads(shelved())))
    if path is None:
        return Shown(number, boards=boards, trouble=NONE_SET)
    try:
        text = rules_text(path)
    except BadRules as bad:
        return Shown(number, boards=boards, trouble=f"{bad}.")
    if number not in text.rules:
        return Shown(number, boards=boards, trouble=f"The rules in {path.name} have no number {number}.")
    rule = text.rules[number]
    return Shown(number, tuple(above(number, text)), rule.paragraphs, rule.examples,
                 tuple((one, text.rules[one].paragraphs[0]) for one in text.below(number)), boards)


def above(number: str, text: RulesText):
    """Section first: 702 Keyword Abilities, 702.19 Trample."""
    over = parent(number)
    if over:
        yield from above(over, text)
        if over in text.rules and len(text.rules[over].paragraphs[0]) < 60:     # a heading, no sentence
            yield over, text.rules[over].paragraphs[0]


def known_path(word: str) -> Path | None:
    """Where the rules text lies: as the person chose it, else as the environment says; None: nowhere."""
    found = word or os.environ.get(ENVIRONMENT, "")
    return Path(found) if found else None


def number_in(words: str) -> str:
    """The first rule that is named in words, or that is typed, 702 too; empty if none is."""
    found = STANDS.search(words) or NUMBER.fullmatch(words.strip())
    return found[0] if found else ""
