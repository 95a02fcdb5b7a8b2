"""What every command shares: exit codes, bad input in one line, how arguments and values are said."""
from __future__ import annotations

import argparse
from typing import Any

DONE, FAILED, BAD = 0, 1, 2                           # exit codes: all as expected, an expectation failed, bad input
Commands = Any                                        # what a command adds its words to: argparse's own type has no public name


class BadInput(Exception):
    """Something a person gave that can't be used; the message is one line."""


class Parser(argparse.ArgumentParser):
    """One clear line for what can't be understood, and the exit code for bad input."""
    def error(self, message: str) -> Any:
        raise BadInput(f"{message} (see: {self.prog} --help)")


def number(word: str) -> int:
    if not word.isdigit():
        raise argparse.ArgumentTypeError(f"takes a whole number, not “{word}”")
    return int(word)


def positive(word: str) -> int:
    found = number(word)
    if not found:
        raise argparse.ArgumentTypeError("takes a number from 1 on")
    return found


def in_words(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(in_words, value)) or "nothing"
    if value is None or value == "":
        return "nothing"
    return {True: "true", False: "false"}[value] if isinstance(value, bool) else str(value)
