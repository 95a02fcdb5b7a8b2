"""Argentum's scenarios become ours, from JSON and from a link; what is lost is told, what is wrong or hostile is one line."""
import base64
import json
import zlib

import pytest

from sandbox.timeline.playing import play_scenario, play_text
from sandbox.timeline.puzzles.argentum import argentum, is_argentum
from sandbox.timeline.puzzles.reading import BadPuzzle

BOARD = {"player1": {"life": 7, "hand": ["Forest", "Lightning Bolt"], "library": ["Island"], "commanders": ["Serra Angel"],
                     "battlefield": ["Forest", {"name": "Grizzly Bears", "tapped": True, "summoningSickness": True,
                                                "counters": {"PLUS_ONE_PLUS_ONE": 2, "CHARGE": 1}},
                                     {"name": "Bonesplitter", "attachedTo": "Grizzly Bears"},
                                     {"name": "Adaptive Automaton", "chosenCreatureType": "Goblin"}]},
         "player2": {"life": 9, "graveyard": ["Island"], "battlefield": []},
         "phase": "COMBAT", "step": "DECLARE_ATTACKERS", "activePlayer": 2, "priorityPlayer": "player1", "mode": "AI"}


def opened(content):
    return play_text(json.dumps(content), "a.json")


def thing(result, name):
    return next(one for one in result.timeline.state.things.values() if one.card.front.name == name)


def link(text):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = packer.compress(text.encode()) + packer.flush()
    return "https://example.test/scenario?s=" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def test_a_whole_board():
    result = opened(BOARD)
    state = result.timeline.state
    assert [seat.life for seat in state.seats] == [7, 9] and (state.active, state.priority, state.step) == (1, 0, "declare attackers")
    bear = thing(result, "Grizzly Bears")
    assert (bear.tapped, bear.sick, dict(bear.counters)) == ("tapped", "sick", {"+1/+1": 2, "charge": 1})
    assert thing(result, "Bonesplitter").attached == bear.id and thing(result, "Adaptive Automaton").chosen == ("Goblin",)
    assert thing(result, "Serra Angel").zone == "command" and any("mode AI" in line for line in result.left)


def test_a_list_of_players_and_a_link():
    content = {"players": [{"life": 3}, {"life": 4}, {"life": 5}]}
    assert [seat.life for seat in opened(content).timeline.state.seats] == [3, 4, 5]
    assert is_argentum(link(json.dumps(content)))
    assert play_text(link(json.dumps(content))).timeline.state.seats[2].life == 5


def test_cards_of_its_own_as_far_as_their_words_are_printed():
    result = opened({"player1": {"hand": ["Spark Cub"]}, "player2": {}, "customCards": [
        {"name": "Spark Cub", "manaCost": "{R}", "typeLine": "Creature — Bear", "power": 2, "toughness": "1", "oracleText": "Haste"},
        {"name": "Odd", "script": {}}]})
    assert result.timeline.state.look(thing(result, "Spark Cub").id).power == 2 and any("customCards[2]" in line for line in result.left)


def test_what_is_not_known_here_is_told():
    result = opened({"player1": {"hand": ["No Such Card"], "battlefield": [{"name": "Bonesplitter",
        "attachedTo": "Nobody"}]}, "player2": {}})
    assert sum("player1" in line for line in result.left) == 2 and thing(result, "Bonesplitter").attached is None


@pytest.mark.parametrize(("text", "words"), [
    ('{"player1": {"lief": 3}}', "unknown key “lief”; did you mean “life”"), ('{"player1": {}, "stepp": "x"}', "did you mean “step”"),
    ('{"player1": {"life": "x"}}', "whole number"), ('{"player1": 3}', "in braces"), ('{"players": []}', "no players"),
    ('{"player1": {}, "step": "LUNCH"}', "there is no step"), ('{"player1": {}, "activePlayer": 7}', "there is no player"),
    ('{"player1": {"hand": [3]}}', "no name of a card"), ('{"player1": {"battlefield": [{}]}}', "says its name"),
    ('{"player1": {"battlefield": [{"name": "Forest", "counters": 3}]}}', "whole numbers"), ('{"player1": {', "not whole JSON"),
    ('{"player1": ' + "[" * 100_000, "JSON"), (link("x" * 3_000_000), "more than any"), ("https://example.test/?s=!!", "JSON"),
    ("https://example.test/?s=abcd", "can't be unpacked|JSON")])
def test_what_is_wrong_or_hostile_is_one_line(text, words):
    with pytest.raises(BadPuzzle, match=words) as wrong:
        argentum(text, "a.json")
    assert "\n" not in str(wrong.value)


def test_a_file(tmp_path):
    (tmp_path / "a.json").write_text(json.dumps(BOARD), encoding="utf-8")
    assert play_scenario(tmp_path / "a.json").timeline.state.seats[0].life == 7
