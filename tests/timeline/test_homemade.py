"""Cards that no library has go into the scenario that uses them, and come back out of it, out of a journal, and after undo."""
import pytest

from sandbox.cards.making import card_of
from sandbox.engine.state import Seat, State
from sandbox.timeline import as_text, play_text
from sandbox.timeline.homemade import homemade
from sandbox.timeline.saving import load, save
from sandbox.timeline.timeline import Timeline

CUB = card_of({"name": "Spark Cub", "cost": "{R}", "types": "Creature — Bear", "power": 2, "toughness": 1, "text": "Haste\nFrob the crad."})
TWO = card_of({"name": "Day Side", "types": "Land", "text": "{T}: Add {W}.", "layout": "transform",
               "back": {"name": "Night Side", "types": "Land", "text": "Frob.\n{T}: Add {B}."}})


@pytest.fixture
def timeline():
    return Timeline(State(seats=(Seat(name="Alice"), Seat(name="Bob"))))


def put(timeline, card, zone="battlefield"):
    timeline.edit(("set_new", 0, card, zone))


def test_a_card_put_down_by_hand_is_described_once_and_named_by_its_steps(timeline):
    for card in (CUB, CUB, TWO):
        put(timeline, card)
    text = as_text(timeline, "Home")
    assert text.count("[[cards]]") == 2 and text.count("Frob the crad.") == 1 and "[[steps]]" in text
    again = play_text(text).timeline
    assert again.state == timeline.state and homemade(again) == {"Spark Cub": CUB, "Day Side": TWO}


def test_a_card_on_the_table_from_the_start_is_described_too(timeline):
    put(timeline, TWO)
    put(timeline, CUB, "hand")
    text = as_text(Timeline(timeline.state))
    assert "exact" not in text and play_text(text).timeline.state == timeline.state


def test_one_that_was_put_down_and_taken_back_is_still_there(timeline):
    put(timeline, CUB)
    timeline.undo()
    text = as_text(timeline)
    again = play_text(text).timeline
    again.redo() if again.can_redo else again.go(1)
    assert again.state.things.get(1).card == CUB


def test_a_scenario_gone_on_with_gets_the_new_ones_added_below_its_own_words():
    written = 'format = 1\n# mine\n[[cards]]\nname = "Isle"\ntypes = "Land"\n[players.you]\nhand = ["Isle"]\n'
    result = play_text(written)
    put(result.timeline, CUB)
    text = as_text(result.timeline)
    assert "# mine" in text and text.count("[[cards]]") == 2
    again = play_text(text).timeline
    assert again.state == result.timeline.state


def test_a_list_of_cards_in_brackets_is_added_to_as_well():
    result = play_text('format = 1\ncards = [{ name = "Isle", types = "Land" }]\n[players.you]\nhand = ["Isle"]\n')
    put(result.timeline, CUB)
    assert play_text(as_text(result.timeline)).timeline.state == result.timeline.state


def test_two_of_one_name_lose_nothing(timeline):
    """The second can't be named, so it stands there as the value that it is."""
    other = card_of({"name": "Spark Cub", "types": "Creature — Bear", "power": 7, "toughness": 7})
    put(timeline, CUB)
    put(timeline, other)
    assert play_text(as_text(timeline)).timeline.state == timeline.state


def test_a_line_that_is_not_understood_does_not_keep_a_game_from_being_saved(timeline):
    put(timeline, CUB)
    assert load(save(timeline)).state == timeline.state


def test_one_that_enters_and_asks_is_named(timeline):
    timeline.do(("make_new", 0, CUB, "battlefield"))
    text = as_text(timeline)
    assert 'enter = "Spark Cub"' in text and play_text(text).timeline.state == timeline.state


def test_the_library_s_own_cards_are_never_described(timeline):
    from sandbox.cards import library
    put(timeline, library.find(library.names()[0]))
    assert "[[cards]]" not in as_text(timeline)
