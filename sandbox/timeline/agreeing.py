"""Which cards stand in a scenario that comes out as it expects."""
from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from sandbox.timeline.homemade import cards_in, printed_somewhere
from sandbox.timeline.playing import play_scenario
from sandbox.timeline.reading import ScenarioError


def agreeing(folders: Iterable[Path]) -> set[str]:
    """The names of all cards of the library in the scenarios below these folders that expect something and get it."""
    return {name for folder in folders for file in sorted(folder.rglob("*.toml")) for name in names_in(file)}


def names_in(file: Path) -> set[str]:
    """Nothing of a scenario that is malformed, expects nothing, or comes out otherwise."""
    try:
        result = play_scenario(file)
    except ScenarioError:
        return set()
    if not result.rows or not result.passed:
        return set()
    return {card.front.name for card in set(cards_in(result.timeline)) if printed_somewhere(card)}
