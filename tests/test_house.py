"""The house style as far as a program can see it: sizes, names, words, and rule numbers that exist."""
import ast
import functools
import io
import os
import re
import subprocess
import tokenize
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
MODULES = sorted(path for folder in ("sandbox", "tests", "packaging") for path in (ROOT / folder).rglob("*.py"))
SANDBOX = [path for path in MODULES if path.is_relative_to(ROOT / "sandbox")]

LONGEST = 400
TOP = {"pyproject.toml", "README.md", "LICENSE", "sandbox", "assets", "tests", "packaging"}
MADE = {"build", "dist"}                              # what tools leave; with names that begin with a dot, or end so: never in the project
NO_NAMES = "Manager", "Handler", "Processor", "Utils", "Context", "Data"
RULES_WORDS = {"Plains", "Island", "Swamp", "Mountain", "Forest",                      # 305.6: land types as well as names
               "Treasure", "Food", "Gold", "Clue", "Blood", "Powerstone", "Map", "Junk", "Incubator",       # 111.10: predefined tokens
               "Undercity"}                           # 205.3p: a dungeon type, which 725.2 names
HOSTS = [".".join(parts) for parts in (("pypi", "org"), ("pythonhosted", "org"), ("npmjs", "org"), ("anaconda", "org"), ("debian", "org"))]
WORKPLACES = [re.escape(f"/{folder}/") for folder in ("work", "home", "Users", "root")]
RULES_TEXT = Path(os.environ.get("SANDBOX_RULES") or ROOT.parent / "shared" / "rules" / "MagicCompRules.txt")
NAMES_RULES = False                                   # to sandbox rules: the numbers in these tests stand for any
RULE = re.compile(r"\b[1-9]\d\d\.\d+[a-z]?\b")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def name_of(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@functools.cache
def tracked() -> list[Path]:
    """The project's own files: those git knows, or all that no tool has made where there is no git."""
    try:
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0")
        return [ROOT / name for name in listed if name and (ROOT / name).exists()]
    except (OSError, subprocess.CalledProcessError):
        return [p for p in ROOT.rglob("*") if p.is_file() and not foreign(p.relative_to(ROOT))]


def foreign(path: Path) -> bool:
    return path.parts[0] in MADE or any(part.startswith(".") or part.endswith(".egg-info") or part == "__pycache__" for part in path.parts)


# ---- what is looked for; each gives complaints ----
def opening(source: str) -> str:
    """The first paragraph of what a module says about itself."""
    return (ast.get_docstring(ast.parse(source)) or "").split("\n\n")[0].strip()


def poor_class_names(source: str) -> list[str]:
    return [node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.ClassDef) and node.name.endswith(NO_NAMES)]


def rules_named(source: str) -> Iterator[tuple[int, str]]:
    """(line, number) for every rule in rule="…", in Illegal("…"), in @rule("…", …), in comments and in docstrings."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            given = [k.value for k in node.keywords if k.arg == "rule"]
            given += node.args[:{"Illegal": 1, "rule": None}.get(ast.unparse(node.func).split(".")[-1], 0)]
            yield from ((node.lineno, number) for value in given if isinstance(value, ast.Constant) and value.value
                        for number in re.findall(r"\b\d{3}(?:\.\d+[a-z]?)?\b", str(value.value)) or [value.value])
        elif isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and (said := ast.get_docstring(node)):
            yield from ((getattr(node, "lineno", 1), number) for number in RULE.findall(said))
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield from ((token.start[0], number) for number in RULE.findall(token.string))


def rules_in(text: str) -> set[str]:
    """Every number that the rules text gives a rule: "121", "121.1", "121.2a"."""
    return set(re.findall(r"^(\d{3}(?:\.\d+[a-z]?)?)\.? ", text, re.MULTILINE))


def card_names(values: object) -> set[str]:
    """Every name = "…" in a card file, however deep."""
    if isinstance(values, list):
        return set().union(*map(card_names, values))
    if not isinstance(values, dict):
        return set()
    own = {values["name"]} if isinstance(values.get("name"), str) else set()
    return own.union(*map(card_names, values.values()))


def named_in(source: str, names: set[str]) -> list[str]:
    """The names of several words that stand anywhere, and those of one word that are a whole string."""
    strings = {node.value for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    anywhere = [name for name in names if " " in name and re.search(rf"\b{re.escape(name)}\b", source)]
    return sorted(anywhere + [name for name in names if " " not in name and name in strings])


def strange_hosts(text: str) -> list[str]:
    return [host for host in HOSTS if host in text]


def workplace_paths(text: str) -> list[str]:
    return [m[0] for m in re.finditer(rf"(?<![\w.~*/-])(?:{'|'.join(WORKPLACES)})\w+", text)]


# ---- the tree as it is ----
def test_only_the_agreed_entries_stand_at_the_top():
    assert sorted({path.relative_to(ROOT).parts[0] for path in tracked()} - TOP - {".ci", ".gitignore", ".gitattributes"}) == []


def test_no_module_is_too_long():
    assert [name_of(path) for path in MODULES if len(text_of(path).splitlines()) > LONGEST] == []


def test_a_module_opens_with_one_sentence_about_itself():
    empty = {path for path in MODULES if not text_of(path).strip()}
    assert [name_of(path) for path in MODULES if path not in empty and not opening(text_of(path)).endswith((".", "!", "?"))] == []


def test_no_class_is_named_for_what_it_is_not():
    assert [(name_of(path), poor) for path in MODULES if (poor := poor_class_names(text_of(path)))] == []


def test_nothing_in_the_sandbox_names_a_card_of_the_library():
    assert [(name_of(path), named) for path in SANDBOX if (named := named_in(text_of(path), library()))] == []


def test_every_rule_named_stands_in_the_rules_text():
    named = [(name_of(path), line, number) for path in SANDBOX for line, number in rules_named(text_of(path))]
    assert [one for one in named if one[2] not in rules()] == []


def test_no_file_names_a_registry_or_a_place_on_someones_machine():
    texts = {name_of(path): readable(path) for path in tracked()}
    assert [(name, found) for name, text in texts.items() if (found := strange_hosts(text) + workplace_paths(text))] == []


@functools.cache
def library() -> set[str]:
    files = (ROOT / "assets" / "cards").rglob("*.toml")
    return set().union(*(card_names(tomllib.loads(text_of(path))) for path in files)) - RULES_WORDS


@functools.cache
def rules() -> set[str]:
    if not RULES_TEXT.exists():
        pytest.skip(f"no rules text at {RULES_TEXT}; SANDBOX_RULES names another")
    return rules_in(text_of(RULES_TEXT))


def readable(path: Path) -> str:
    try:
        return text_of(path)
    except UnicodeDecodeError:
        return ""


# ---- the tests above can fail ----
def test_what_the_house_complains_about():
    assert opening('"""Draws cards.\n\nAnd more"""') == "Draws cards." and opening("x = 1") == ""
    assert poor_class_names("class StackManager: ...\nclass Database: ...\nclass CardData: ...") == ["StackManager", "CardData"]
    assert strange_hosts("see https://" + HOSTS[0] + "/x") == [HOSTS[0]]
    assert workplace_paths("/" + "work/main and ~/work/x, a/work/y, https://x/home/y") == ["/" + "work/main"]


def test_a_rule_that_does_not_exist_is_seen_wherever_it_is_named():
    text = "121. Drawing a Card\n\n121.1. A player draws.\n\n121.2a If so.\n"
    source = '''
"""As in 121.9."""
@phrase("draw", rule="121.1")
class Draw:
    """Says [121.2a]."""
raise Illegal("121.8", "no")     # 121.7
possible("x", rule="999")
width = 121.5
'''
    assert {number for _, number in rules_named(source.lstrip())} - rules_in(text) == {"121.9", "121.8", "121.7", "999"}


def test_a_card_that_is_named_is_seen():
    names = card_names({"card": [{"name": "Mirror Goblin", "back": {"name": "Shock"}}, {"name": "Opt"}]})
    assert names == {"Mirror Goblin", "Shock", "Opt"}
    assert named_in("# as Mirror Goblin does\nx = 'Shock', 'Options'\nclass Opt: ...", names) == ["Mirror Goblin", "Shock"]
