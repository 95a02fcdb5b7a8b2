"""Mana costs: printed symbols ⇄ tuples of symbols, and the colors they give [107.4, 202]."""
import re
from collections.abc import Iterable

from sandbox.engine.rulebook import rule

SYMBOL = re.compile(r"\{([^{}]*)\}")
KNOWN = re.compile(r"\d+|[XYZWUBRGCS]|[WUBRG]/P|[WUBRGC]/[WUBRG](?:/P)?|2/[WUBRG]")
COLOR_LETTERS = "WUBRG"


class BadCost(ValueError):
    """Not a mana cost; the message is one line and names the symbol."""


def symbols_of(cost: str) -> tuple[str, ...]:
    """"{1}{U/P}" → ("1", "U/P"); "" is a card without a mana cost, "{0}" gives ("0",). Raises BadCost."""
    if SYMBOL.sub("", cost):
        raise BadCost(f"“{cost}” is not a mana cost: symbols stand in braces, like {{2}}{{U}}")
    found = tuple(SYMBOL.findall(cost))
    for symbol in found:
        if not KNOWN.fullmatch(symbol):
            raise BadCost(f"“{{{symbol}}}” is not a mana symbol")
    return found


def printed_cost(symbols: Iterable[str]) -> str:
    """("1", "U") → "{1}{U}"."""
    return "".join(f"{{{symbol}}}" for symbol in symbols)


@rule("202.2b", without=lambda symbols: COLOR_LETTERS)
def colors_of(symbols: Iterable[str]) -> str:
    """The colors that a mana cost gives, in the order WUBRG [202.2]."""
    letters = "".join(symbols)
    return "".join(color for color in COLOR_LETTERS if color in letters)


@rule("202.2e", without=lambda letters: "")
def colors_named(letters: str) -> str:
    """A color indicator such as "RG" put in the order WUBRG [204]. Raises BadCost for any other letter."""
    if wrong := [letter for letter in letters if letter not in COLOR_LETTERS]:
        raise BadCost(f"“{wrong[0]}” is not a color: the letters are W, U, B, R, G")
    return "".join(color for color in COLOR_LETTERS if color in letters)
