"""Arrows between the packages point one way only, Qt stays right of the models, and the game changes through one door."""
import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SANDBOX = ROOT / "sandbox"

ORDER = ("__init__", "assets", "language", "engine", "vocabulary", "rules", "cards", "timeline", "models", "views", "cli", "__main__")
QT, QT_FROM = {"PySide6", "shiboken6"}, "models"

# ---- the one door: game.happen ----
# of State and Game: they change a game
MUTATORS = {"put", "put_thing", "put_seat", "with_thing", "with_things", "with_seat", "with_left", "with_arrived"}
FREE = {"engine", "rules/editing"}                    # the machine itself, and the person's own hand
PERFORMING = {"perform", "foreseen"}                  # the methods of a verb that the one door calls
BOOKKEEPING = {"active", "commanders", "controlled", "delayed", "effects", "ending", "extra_phases", "extra_turns", "happened", "last_turn",
               "linked", "otherwise", "passed", "priority", "regular", "remembered", "resume", "skipped", "skipped_turns", "stack", "step",
               "stops", "to_be_controlled", "trail", "turn", "waiting"}
SPENDING = {"pool", "tied"}                           # of a Seat: mana that is spent leaves the pool, and no event says so
KEEPING_BOOKS = {"vocabulary", "rules"}               # they may note where the game stands: that moves no object and changes no player
EXCEPTIONS = {                                        # "package/module:function or class" -> why it may; its own package alone calls it
    "rules/adding_up:added_up": "what was done twice for real is added up",
    "rules/adding_up:with_more": "life, mana and counters of a player in it",
    "rules/adding_up:with_tokens": "tokens and what lasts in it",
    "rules/loops:many": "goes on from what was added up",
    "vocabulary/life:changed_by": "the part that gaining and losing life share",
    "vocabulary/foreseeing:Foreseen": "tries an event on a state of its own",
    "vocabulary/moving:leave": "the first half of a move",
    "vocabulary/moving:arrive": "the second half of a move",
}

MODULES = sorted(SANDBOX.rglob("*.py"))


def name_of(path: Path) -> str:
    """'rules/casting' for sandbox/rules/casting.py, 'rules' for its __init__."""
    return path.relative_to(SANDBOX).with_suffix("").as_posix().removesuffix("/__init__")


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def place(name: str) -> int:
    """Where a module stands in ORDER, by the first part of its name; -1: nobody has said."""
    part = name.split("/")[0]
    return ORDER.index(part) if part in ORDER else -1


def imported(tree: ast.Module, name: str, package: bool = False) -> Iterator[tuple[int, str]]:
    """(line, dotted module) for all that a module imports, inside functions too; of "from p import m" both p and p.m are given."""
    here = ["sandbox", *name.split("/")][:None if package and name != "__init__" else -1]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = here[:len(here) - node.level + 1] if node.level else []
            dotted = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((node.lineno, f"{dotted}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and "import" in ast.unparse(node.func):
            yield from ((node.lineno, a.value) for a in node.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def wrong_arrows(source: str, name: str, package: bool = False) -> list[str]:
    """What a module of this name imports from its right, and Qt left of the models."""
    found = []
    for line, dotted in imported(ast.parse(source), name, package):
        top, *rest = dotted.split(".")
        if top in QT and place(name) < ORDER.index(QT_FROM):
            found.append(f"{name}:{line} imports {top}; Qt begins with {QT_FROM}")
        if top == "sandbox" and rest and place(rest[0]) > place(name):
            found.append(f"{name}:{line} imports {dotted}, which stands to its right")
    return found


def side_doors(source: str, name: str) -> list[str]:
    """Where a module of this name changes a game without an event: (mutators called, game.state set, a State evolved)."""
    package = name.split("/")[0]
    return [] if {name, package} & FREE else list(changes(ast.parse(source), name, package, ()))


def changes(node: ast.AST, name: str, package: str, within: tuple[str, ...]) -> Iterator[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        within = (*within, node.name)
    if (what := change_in(node, package)) and not may(name, package, within):
        yield f"{name}:{node.lineno} {what} in {'.'.join(within) or 'the module'}"
    for child in ast.iter_child_nodes(node):
        yield from changes(child, name, package, within)


def may(name: str, package: str, within: tuple[str, ...]) -> bool:
    performing = package == "vocabulary" and bool(PERFORMING & set(within))
    return performing or any(f"{name}:{one}" in EXCEPTIONS for one in within)


def change_in(node: ast.AST, package: str) -> str:
    """How this very node changes a game, or nothing."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATORS:
        fields = {k.arg for k in node.keywords}
        books = {"put": BOOKKEEPING, "put_seat": SPENDING}.get(node.func.attr, set())
        keeps_books = package in KEEPING_BOOKS and fields and fields <= books
        fresh = ast.unparse(node.func.value) == "Chunks()"           # a new map belongs to no game yet
        return "" if keeps_books or fresh else f"calls .{node.func.attr}("
    if isinstance(node, ast.Call) and ast.unparse(node.func) in ("attrs.evolve", "evolve") and node.args:
        return "evolves a State" if ast.unparse(node.args[0]).split(".")[-1] in ("state", "game") else ""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AugAssign | ast.AnnAssign) else []
    return "sets game.state" if any(ast.unparse(target) == "game.state" for target in targets) else ""


# ---- the tree as it is ----
def test_every_package_has_its_place():
    assert [name_of(path) for path in MODULES if place(name_of(path)) < 0] == []


def test_nothing_imports_to_its_right():
    assert [arrow for path in MODULES
            for arrow in wrong_arrows(text_of(path), name_of(path), path.name == "__init__.py")] == []


def test_the_game_changes_through_one_door():
    assert [door for path in MODULES for door in side_doors(text_of(path), name_of(path))] == []


def test_the_list_of_mutators_is_that_of_the_engine():
    trees = [ast.parse(text_of(SANDBOX / "engine" / module)) for module in ("state.py", "game.py")]
    functions = {node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    assert {name for name in functions if name.split("_")[0] in ("put", "with")} == MUTATORS


def test_every_exception_is_still_needed_and_stays_in_its_package():
    assert [where for where in EXCEPTIONS if not used(where)] == []
    excepted = {"sandbox." + where.replace("/", ".").replace(":", "."): where.split("/")[0] for where in EXCEPTIONS}
    uses = [(name_of(path), dotted) for path in MODULES for _, dotted in imported(ast.parse(text_of(path)), name_of(path))]
    strangers = [(name, dotted) for name, dotted in uses if dotted in excepted and name not in FREE]
    assert [(name, dotted) for name, dotted in strangers if name.split("/")[0] != excepted[dotted]] == []


def used(where: str) -> bool:
    name, called = where.split(":")
    tree = ast.parse(text_of(SANDBOX / f"{name}.py"))
    named = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name == called]
    return any(change_in(node, name.split("/")[0]) for one in named for node in ast.walk(one))


# ---- the tests above can fail ----
@pytest.mark.parametrize("source", [
    "from sandbox.rules.casting import cast", "import sandbox.rules", "from sandbox import views", "from ..rules import casting",
    "def late():\n    from sandbox.models.table import Table", "import_module('sandbox.rules')", "from PySide6.QtCore import QObject",
    "import PySide6", "if TYPE_CHECKING:\n    from sandbox.timeline.replay import Run"])
def test_a_wrong_arrow_is_seen(source):
    assert len(wrong_arrows(source, "vocabulary/drawing")) == 1


@pytest.mark.parametrize("source", [
    "from sandbox.engine.state import State", "from sandbox.language import phrase", "from . import damage", "from .damage import Damage",
    "import re"])
def test_a_right_arrow_is_let_be(source):
    assert wrong_arrows(source, "vocabulary/drawing") == []


def test_an_arrow_inside_a_package_init_is_seen():
    assert wrong_arrows("from .engine import state", "__init__", package=True) != []
    assert wrong_arrows("from ..models import table", "engine", package=True) != []
    assert wrong_arrows("from . import state", "engine", package=True) == []


@pytest.mark.parametrize("source", [
    "game.put(step='end', life=3)", "game.state = before", "game.put_thing(thing)", "state = game.state.with_seat(0, life=0)",
    "attrs.evolve(game.state, turn=2)", "def resolve(game):\n    game.put_seat(0, life=1)"])
def test_a_side_door_is_seen(source):
    assert side_doors(source, "rules/resolving") != []
    assert side_doors(source, "models/table") != []


def test_the_doors_that_may_be_used():
    life = "def {}(self, game):\n    game.put_seat(0, life=1)"
    assert side_doors("game.put(step='end', priority=0)", "rules/turns") == side_doors("game.put_seat(0, pool='')", "rules/paying") == []
    assert side_doors("game.put_seat(0, pool='', life=3)", "rules/paying") != []
    assert side_doors(life.format("perform"), "vocabulary/life") == [] != side_doors(life.format("bound"), "vocabulary/life")
    assert side_doors(life.format("anything"), "rules/editing") == side_doors(life.format("anything"), "engine/game") == []
