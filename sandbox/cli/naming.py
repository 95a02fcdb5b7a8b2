"""Which rules the tests name: their numbers as they stand inside test functions, read from the tests themselves.

A number counts where it stands in a test function, as part of a string, a docstring or a comment: in its body, on its lines, in
its decorators, in the comment directly above it; or in a table that it is parametrized with (by a name of its own module or of
another module of the tests). Numbers in helpers, in fixtures, in the opening of a module and in plain figures (121.5) do not count.
A module whose numbers are made up says so: NAMES_RULES = False.
"""
from __future__ import annotations

import ast
import functools
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import attrs

NUMBER = re.compile(r"(?<![\w.$])[1-9]\d\d\.[1-9]\d{0,2}[a-z]?(?![\w]|\.\d)")
SAYS = {tokenize.COMMENT, tokenize.STRING, getattr(tokenize, "FSTRING_MIDDLE", -1)}
Functions = ast.FunctionDef | ast.AsyncFunctionDef


@attrs.frozen
class Test:
    """A test function: as pytest calls it, the rules that it names, and the examples that it is, as (number, nth)."""
    id: str
    names: frozenset[str]
    examples: frozenset[tuple[str, int]]


def every_test(folder: Path) -> list[Test]:
    """Every test function below a folder, in the order of its files."""
    return [test for path in sorted(folder.rglob("test_*.py")) for test in module(path, folder).tests()]


def module(path: Path, folder: Path) -> Module:
    return Module(path, folder, path.read_text(encoding="utf-8"))


@attrs.frozen(eq=False)
class Module:
    """One file of tests; folder is that of all tests."""
    path: Path
    folder: Path
    source: str

    @functools.cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.source)

    @functools.cached_property
    def lines(self) -> list[str]:
        return self.source.split("\n")

    @functools.cached_property
    def tables(self) -> dict[str, ast.stmt]:
        """The names of a module's own values."""
        assigned = [(target, one) for one in self.tree.body if isinstance(one, ast.Assign | ast.AnnAssign)
                    for target in (one.targets if isinstance(one, ast.Assign) else [one.target])]
        return {target.id: one for target, one in assigned if isinstance(target, ast.Name)}

    @functools.cached_property
    def imports(self) -> dict[str, tuple[str, str]]:
        """Name -> (module, its name there), of what comes from other modules."""
        return {alias.asname or alias.name: (one.module or "", alias.name)
                for one in self.tree.body if isinstance(one, ast.ImportFrom) for alias in one.names}

    def tests(self) -> Iterator[Test]:
        known = self.tables.get("NAMES_RULES")
        if isinstance(known, ast.Assign) and isinstance(known.value, ast.Constant) and not known.value.value:
            return
        for names, function in test_functions(self.tree.body):
            spans = [(self, *self.span(function)), *self.rows(function)]
            numbers = frozenset().union(*(other.between(first, last) for other, first, last in spans))
            yield Test("::".join([self.path.relative_to(self.folder.parent).as_posix(), *names]), numbers,
                       frozenset(self.examples(function)))

    def span(self, function: Functions) -> tuple[int, int]:
        """Its lines, from the comment directly above it on."""
        first = min([function.lineno, *(one.lineno for one in function.decorator_list)])
        while first > 1 and self.lines[first - 2].startswith("#") and not self.lines[first - 2].startswith("# ----"):
            first -= 1
        return first, function.end_lineno or function.lineno

    def between(self, first: int, last: int) -> frozenset[str]:
        """The numbers that are said from one line to another; whole statements stand there."""
        source = "\n".join(self.lines[first - 1:last]) + "\n"
        if not NUMBER.search(source):
            return frozenset()
        told = (token.string for token in tokenize.generate_tokens(io.StringIO(source).readline) if token.type in SAYS)
        return frozenset(number for words in told for number in NUMBER.findall(words))

    def rows(self, function: Functions) -> Iterator[tuple[Module, int, int]]:
        """Where the tables stand that it is parametrized with."""
        for decorator in function.decorator_list:
            if isinstance(decorator, ast.Call) and ast.unparse(decorator.func).endswith("parametrize"):
                for node in ast.walk(decorator):
                    if isinstance(node, ast.Name):
                        yield from self.table(node.id)

    def table(self, name: str) -> Iterator[tuple[Module, int, int]]:
        if name in self.tables:
            found = self.tables[name]
            yield self, found.lineno, found.end_lineno or found.lineno
        elif name in self.imports:
            dotted, there = self.imports[name]
            path = self.folder.parent.joinpath(*dotted.split(".")).with_suffix(".py")
            if path.is_relative_to(self.folder) and path.exists():
                yield from module(path, self.folder).table(there)

    def examples(self, function: Functions) -> Iterator[tuple[str, int]]:
        """@example("613.8c"), and example("601.2b", 2) as the mark of a row."""
        if self.imports.get("example", ("",))[0] != "tests.marks":
            return
        for node in (node for decorator in function.decorator_list for node in ast.walk(decorator)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "example":
                said = [one.value for one in (*node.args, *(k.value for k in node.keywords)) if isinstance(one, ast.Constant)]
                if said and isinstance(said[0], str):
                    yield said[0], said[1] if len(said) > 1 and isinstance(said[1], int) else 1


def test_functions(body: list[ast.stmt], within: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], Functions]]:
    """Those of a module and of its classes, as pytest finds them."""
    for node in body:
        if isinstance(node, Functions) and node.name.startswith("test"):
            yield (*within, node.name), node
        elif isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            yield from test_functions(node.body, (*within, node.name))
