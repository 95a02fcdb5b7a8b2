"""Whole games played by themselves: a check of the rules from the first shuffle to the end."""
from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from sandbox.cards import library
from sandbox.cards.decks.building import against
from sandbox.cards.decks.deck import BadDeck, Found, found
from sandbox.cards.decks.opening import read_deck_file
from sandbox.cards.decks.own import deck_in, deck_named, files
from sandbox.cli.saying import DONE, FAILED, BadInput, Commands, number, positive
from sandbox.timeline.series import PEOPLE, Game, as_named, averages, drawn, series, told

ABOUT = """Without decks, those that come with the sandbox meet as the number of each game draws them. After every action it is
checked that each card is in exactly one zone, that nothing is spoken of that never was, that the same answers lead to the same
state, that life, counters and mana add up by the log, and that the rules have nothing left to do. --json prints {games:
[{number, decks, winner, seconds, counts, wrong}], averages}.
"""


def add(commands: Commands) -> None:
    one = commands.add_parser("games", help="play whole games between decks, at random but by the rules, and check each action",
                              epilog=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    one.add_argument("decks", nargs="*", metavar="DECK", help="two to four: a decklist, or the name of a deck that comes with the sandbox")
    one.add_argument("--games", type=positive, default=10, metavar="N", help="how many; 10 if it is not said")
    one.add_argument("--first", type=number, default=0, metavar="NUMBER", help="the number of the first; the same number is the same game")
    one.add_argument("--players", type=positive, default=2, metavar="N", help="how many sit down, where no decks are named: 2 to 4")
    one.add_argument("--json", action="store_true", help="every game as JSON")
    one.set_defaults(work=play)


def play(asked: Any) -> int:
    """FAILED if anything was wrong in any game."""
    players = len(asked.decks) or asked.players
    if not 2 <= players <= len(PEOPLE):
        raise BadInput(f"two to {len(PEOPLE)} play, not {players}")
    seating = (as_named([(Path(word).stem, opened(word)) for word in asked.decks]) if asked.decks
               else drawn([(path.stem, deck_in(path)) for path in files()], players))
    done: list[Game] = []
    for game in series(range(asked.first, asked.first + asked.games), seating):
        done.append(game)
        if not asked.json:
            print(line(game), flush=True)
    print(json.dumps(told(done), ensure_ascii=False, indent=1) if asked.json else summary(done))
    return FAILED if any(game.match.wrong for game in done) else DONE


def opened(word: str) -> Found:
    """A file, or a deck of our own. Raises BadInput for what may not be played."""
    try:
        deck = found(read_deck_file(Path(word)), library.find) if Path(word).is_file() else deck_named(word)
    except (BadDeck, LookupError) as problem:
        raise BadInput(str(problem)) from None
    if deck.missing:
        raise BadInput(f"{word}: {deck.missing[0][0].name}: {deck.missing[0][1]}")
    if complaints := against(deck):
        raise BadInput(f"{word}: {complaints[0]}")
    return deck


def line(game: Game) -> str:
    counts = game.match.counts
    words = (f"{game.number:5}  {' – '.join(game.decks)}: {game.winner} wins in turn {counts['turns']}; {counts['spells']} spells, "
             f"{counts['attacks']} attacks, {counts['blocks']} blocks, {counts['triggers']} triggers, {game.match.seconds:.1f} s")
    return "\n".join([words, *(f"       WRONG: {one}" for one in game.match.wrong)])


def summary(games: list[Game]) -> str:
    means = ", ".join(f"{value:g} {name}" for name, value in averages(games).items())
    wrong = sum(bool(game.match.wrong) for game in games)
    return f"{len(games)} games, {wrong} with something wrong; on average {means}"
