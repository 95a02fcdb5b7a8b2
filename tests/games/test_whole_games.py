"""Whole games between decks that come with the sandbox, from the first shuffle to the end; every action is checked.

Ten of them here; as many as SANDBOX_GAMES says elsewhere, or: sandbox games --games 500
"""
import os

import pytest

from sandbox.cards.decks.own import deck_in, files
from sandbox.timeline.series import averages, drawn, series, told

GAMES = int(os.environ.get("SANDBOX_GAMES") or 10)
LEAST = {"spells": 15, "attacks": 5, "blocks": 2, "triggers": 10}
REPLAYED = 1.0 if GAMES > 10 else 0.25                # how many of the actions are played again


@pytest.fixture(scope="module")
def decks():
    return [(path.stem, deck_in(path)) for path in files()]


@pytest.fixture(scope="module")
def games(decks):
    return list(series(range(GAMES), drawn(decks, 2), REPLAYED))


@pytest.mark.timeout(600 + 20 * GAMES)
def test_every_game_runs_to_its_end_and_nothing_is_wrong_on_the_way(games):               # 104.1, 104.2a, 117.5, 400.1, 704.3
    assert [(game.number, game.decks, game.match.wrong[:3]) for game in games if game.match.wrong] == []
    assert all(sum(not seat.lost for seat in game.match.state.seats) <= 1 for game in games)


def test_there_is_something_to_be_seen_in_them(games):
    means = averages(games)
    assert {name: means[name] for name, least in LEAST.items() if means[name] < least} == {}


def test_a_game_takes_no_time_worth_mentioning(games):
    assert averages(games)["seconds"] < 10


def test_the_same_number_is_the_same_game(decks, games):
    [again] = series([3], drawn(decks, 2), 0)
    assert again.match.state == games[3].match.state and again.decks == games[3].decks
    assert told([again])["games"][0]["counts"]["spells"] == games[3].match.counts["spells"]


def test_three_play_and_the_last_who_is_left_has_won(decks):                              # 800.4, 806.1, 104.2a
    [game] = series([2], drawn([deck for deck in decks if "commander" not in deck[0]], 3), .1)
    assert game.match.wrong == [] and sum(not seat.lost for seat in game.match.state.seats) == 1
    assert game.winner in ("Alice", "Bob", "Cid")


def test_commanders_meet(decks):                                                          # 903.2, 903.6, 903.8
    [game] = series([5], drawn([deck for deck in decks if "commander" in deck[0]], 2), .1)
    assert game.match.wrong == [] and len(game.match.state.commanders) == 2
    assert any(one.casts for one in game.match.state.commanders)
