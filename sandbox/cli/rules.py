"""The rules by their numbers: which code carries each, which tests name it, which boards show it, and what it says."""
from __future__ import annotations

import json
import os
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import attrs

import sandbox
from sandbox.cli.naming import Test, every_test
from sandbox.cli.saying import DONE, BadInput, Commands
from sandbox.engine.carriers import Carrier, every_carrier
from sandbox.rules.text import WHERE, BadRules, RulesText, order, parent, rules_text
from sandbox.timeline.heads import heads, shelved, showing

ENVIRONMENT = "SANDBOX_RULES"                         # says where the rules text lies, as --text does
ASKED = re.compile(r"[1-9]\d\d(?:\.\d+[a-z]?)?")
SHOWN = 2                                             # so many tests of a number are named in the list of all


def add(commands: Commands) -> None:
    one = commands.add_parser("rules", help="which rules are implemented, and which tests name them")
    one.add_argument("number", nargs="?", default="", metavar="NUMBER", help="one rule or section in full: 702.19b, 702.19, 702")
    one.add_argument("--json", action="store_true", help="the counts and, section by section, the numbers, as JSON")
    one.add_argument("--tests", metavar="FOLDER", help="the tests, if they do not lie beside the sandbox")
    one.add_argument("--text", metavar="FILE", help=f"the Comprehensive Rules as a text file; {ENVIRONMENT} says it too")
    one.set_defaults(work=told)


def told(asked: Any) -> int:
    """Prints what is asked; raises BadInput for a number that is none, for missing tests, for a file that is not the rules."""
    if asked.number and asked.json:
        raise BadInput("--json gives the counts of all rules; leave the number away")
    if asked.number and not ASKED.fullmatch(asked.number):
        raise BadInput(f"“{asked.number}” is no number of a rule; they look like 702, 702.19 or 702.19b")
    try:
        text = known_text(asked.text)
    except BadRules as bad:
        raise BadInput(str(bad)) from None
    if asked.number:
        print("\n".join(number_lines(asked.number, book(asked.tests, needed=False), text)))
    else:
        found = book(asked.tests)
        print(json.dumps(as_json(found), ensure_ascii=False, indent=1) if asked.json else "\n".join(lines(found, text)))
    return DONE


def known_text(said: str | None) -> RulesText | None:
    """The rules text that is said here, in the environment, or in the window's settings; nothing if none is."""
    path = said or os.environ.get(ENVIRONMENT) or in_settings()
    return rules_text(Path(path)) if path else None


def in_settings() -> str:
    try:
        from sandbox.views.settings import Settings  # Qt reads them
    except ImportError:
        return ""
    return Settings().word("rules")


# ---- what is known ----
@attrs.frozen
class Book:
    """What carries each number, and the tests that name it; tests is None where there are none to read."""
    carried: dict[str, list[Carrier]]
    tests: list[Test] | None

    @property
    def named(self) -> dict[str, list[str]]:
        """Number -> the tests that name it."""
        found: dict[str, list[str]] = {}
        for test in self.tests or ():
            for number in sorted(test.names, key=order):
                found.setdefault(number, []).append(test.id)
        return found

    @property
    def examples(self) -> dict[tuple[str, int], list[str]]:
        """(number, nth) -> the tests that are this example."""
        found: dict[tuple[str, int], list[str]] = {}
        for test in self.tests or ():
            for one in test.examples:
                found.setdefault(one, []).append(test.id)
        return found


def book(folder: str | None = None, needed: bool = True) -> Book:
    """Reads the tests of a folder, or those beside the sandbox. Raises BadInput if there are none and they are needed."""
    place = Path(folder) if folder else Path(sandbox.__file__).resolve().parent.parent / "tests"
    tests = every_test(place.resolve()) if (place / "marks.py").is_file() else None
    if tests is None and (needed or folder):
        raise BadInput(f"{place} holds no tests of the sandbox: what they name can be counted in the project's own folder, or with --tests")
    carried: dict[str, list[Carrier]] = {}
    for carrier in sorted(set(every_carrier()), key=lambda one: (order(one.number), one.module, one.name)):
        carried.setdefault(carrier.number, []).append(carrier)
    return Book(carried, tests)


def counts(found: Book) -> dict[str, int]:
    """What may only rise: examples told, rules named, and the keywords [702] and keyword actions [701] that are carried and named."""
    return {"examples": len(found.examples), "rules_named": len(found.named),
            "keywords": len(done("702", found)), "actions": len(done("701", found))}


def done(section: str, found: Book) -> list[str]:
    """The rules of a section, 702.19 among them, that code carries and a test names, they or a letter of theirs; the first is general."""
    carried, named = (whole(section, numbers) for numbers in (found.carried, found.named))
    return sorted((carried & named) - {f"{section}.1"}, key=order)


def whole(section: str, numbers: Iterable[str]) -> set[str]:
    """702.19b and 702.19 are 702.19."""
    own = (number for number in numbers if number.startswith(f"{section}."))
    return {parent(number) if number[-1].isalpha() else number for number in own}


def sections(found: Book) -> dict[str, list[str]]:
    """Section -> its numbers that are carried or named, in order."""
    made: dict[str, list[str]] = {}
    for number in sorted({*found.carried, *found.named}, key=order):
        made.setdefault(number.partition(".")[0], []).append(number)
    return made


def as_json(found: Book) -> dict[str, Any]:
    """{examples, rules_named, keywords, actions, sections: {"702": {implemented: [number], named: {number: [test]}}}}."""
    return {**counts(found), "sections": {
        section: {"implemented": [number for number in numbers if number in found.carried],
                  "named": {number: found.named[number] for number in numbers if number in found.named}}
        for section, numbers in sections(found).items()}}


# ---- what is printed ----
def lines(found: Book, text: RulesText | None) -> list[str]:
    """Section by section: how many, then each number with its code and its tests; what is counted stands at the end."""
    said = []
    for section, numbers in sections(found).items():
        carried, named = ([number for number in numbers if number in known] for known in (found.carried, found.named))
        said += [f"{headed(section, text)}: {len(carried)} implemented, {len(named)} named by tests",
                 *(f"  {number:9} {code_of(number, found)} · {tests_of(number, found)}" for number in numbers), ""]
    both = sum(number in found.carried for number in found.named)
    total, tests = counts(found), len(found.tests or ())
    return [*said, f"{len(found.carried)} numbers implemented; {total['rules_named']} named by {tests} tests, {both} of both; "
            f"{total['examples']} examples, {total['keywords']} keywords, {total['actions']} keyword actions"]


def headed(number: str, text: RulesText | None) -> str:
    """A section with its heading, where the rules text is known."""
    rule = text.rules.get(number) if text else None
    return f"{number} {rule.paragraphs[0]}" if rule else number


def code_of(number: str, found: Book) -> str:
    return ", ".join(dict.fromkeys(carrier.name for carrier in found.carried.get(number, ()))) or "–"


def tests_of(number: str, found: Book) -> str:
    tests = found.named.get(number, [])
    more = f" and {len(tests) - SHOWN} more" if len(tests) > SHOWN else ""
    return f"{', '.join(tests[:SHOWN])}{more}" if tests else "no test names it"


def number_lines(number: str, found: Book, text: RulesText | None) -> list[str]:
    """One rule: what it says, the code that carries it, the tests that name it, the boards that show it, and its parts."""
    rule = text.rules.get(number) if text else None
    if text and rule is None:
        raise BadInput(f"the rules have no number {number} ({text.path})")
    said = [number] if rule is None else [f"{number} {rule.paragraphs[0]}", *rule.paragraphs[1:],
                                          *(f"Example: {example}" for example in rule.examples)]
    if text is None:
        said.append(f"(what it says is shown where --text or {ENVIRONMENT} names a file: {WHERE})")
    told_in = [f"{'example' if nth == 1 else f'example {nth}'} in {test}" for (of, nth), tests in sorted(found.examples.items())
               if of == number for test in tests]
    code = [f"{carrier.name} ({carrier.kind}, {carrier.module})" for carrier in found.carried.get(number, ())]
    tests = ["the tests are not here"] if found.tests is None else [*found.named.get(number, []), *told_in]
    boards = [f"{board.path} ({board.title})" for board in showing(number, heads(shelved()))]
    parts = [f"{one:9} {code_of(one, found)} · {tests_of(one, found)}" for one in sections(found).get(number.partition(".")[0], ())
             if one != number and number in (parent(one), parent(parent(one)))]
    return [*said, *titled("code", code), *titled("tests", tests), *titled("boards", boards), *(titled("parts", parts) if parts else [])]


def titled(title: str, rows: list[str]) -> list[str]:
    return ["", f"{title}:", *(f"  {row}" for row in rows or ["none"])]
