"""A timeline written as a scenario: whoever plays the text comes to equal states, branches and open questions included."""
import random

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Player
from sandbox.engine.state import Seat, State
from sandbox.rules.turns import is_over
from sandbox.timeline.playing import play_text
from sandbox.timeline.saving import load, save
from sandbox.timeline.simulate import at_random
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.writing import as_text
from tests.timeline.scenes import LIBRARY, deeds, failing, table


def there_and_back(timeline):
    """What its text leads to; moments may have other numbers, but each is there with its state."""
    timeline.origin = None
    text = as_text(timeline)
    game = play_text(text)
    assert failing(game) == [], text
    assert game.timeline.start == timeline.start
    order = sorted(timeline.moments)
    for number, id in enumerate(order):
        assert game.timeline.state_at(game.moments[number]) == timeline.state_at(id), text
    assert game.timeline.state == timeline.state and game.timeline.asked == timeline.asked
    return game, text


def test_a_board_is_written_as_it_was_laid():
    timeline, _ = table()
    _, text = there_and_back(timeline)
    assert '"Island*4"' in text and "exact" not in text and "[[steps]]" not in text


def test_steps_are_written_in_words():
    timeline, _names = table()
    timeline.do(("cast", 0, 12)), timeline.answer((timeline.asked.options[-1],)), timeline.answer(("auto",))
    timeline.do(("resolve", 0))
    timeline.annotate(timeline.place, "One of the bears is gone.\nWas it?"), timeline.call(timeline.place, "Shot")
    _, text = there_and_back(timeline)
    assert 'cast = "Lightning Bolt"' in text and 'pay = "auto"' in text and "resolve = true" in text and "One of the bears" in text
    assert "do = [" not in text and 'title = "Shot"' in text


def test_branches_and_where_it_stands_are_written():
    timeline, _ = table()
    timeline.do(("tap", 0, 1, 0)), timeline.undo(), timeline.do(("tap", 0, 5, 0)), timeline.do(("tap", 0, 6, 0)), timeline.go(1)
    game, text = there_and_back(timeline)
    assert "after = 0" in text and "at = 1" in text and len(game.timeline.branches(0)) == 2


def test_an_open_question_is_written():
    timeline, _ = table()
    timeline.do(("tap", 0, 1, 0)), timeline.do(("cast", 0, 11)), timeline.answer(("yes",))
    game, text = there_and_back(timeline)
    assert "unfinished = true" in text and "kicked = true" in text and game.timeline.run.answers == (("yes",),)


def test_an_edit_in_the_middle_of_a_question_is_written():
    timeline, _ = table()
    timeline.do(("cast", 0, 11)), timeline.edit(("make_life", 0, 0, 3)), timeline.answer(("yes",)), timeline.answer(("auto",))
    _, text = there_and_back(timeline)
    assert 'edit = ["make_life", 0, 0, 3]' in text


@pytest.mark.parametrize("action, words", [
    (("set_new", 0, "Clone", "battlefield", (("tapped", "tapped"),)), "put = {card = \"Clone\", tapped = true}"),
    (("set_new", 1, "Forest", "graveyard", ()), 'put = "Forest"'), (("make_new", 0, "Serra Angel", "battlefield"), 'enter = "Serra Angel"'),
    (("set_fields", 0, 10, (("tapped", "untapped"),)), "set = {bear = {tapped = false}}"),
    (("set_fields", 0, 10, (("counters", (("+1/+1", 1), ("loyalty", 2))),)), 'set = {bear = {counters = {"+1/+1" = 1, loyalty = 2}}}'),
    (("set_fields", 0, 10, (("attacking", Player(1, "Olga")),)), "value ="), (("set_fields", 0, 10, (("attached", None),)), "none = true"),
    (("set_zone", 0, 10, "hand"), 'move = {bear = "hand"}'), (("set_zone", 0, 10, "library", "top", 2, 0), "depth = 2"),
    (("set_player", 0, 1, (("life", 3),)), "set = {opponent = {life = 3}}"), (("set_turn", 0, (("turn", 5),
    ("active", 1))), 'active = "opponent"'),
    (("make_turned", 0, 10, "untap"), 'make = {bear = "untap"}'), (("make_move", 0, 10, "graveyard", ""), "do = ["),
    (("make_life", 0, 1, -3), "life = -3"),
    (("make_counters", 0, 10, "+1/+1", 1), "make = {bear = {counters"), (("tell", 0, "Draw two cards."), 'tell = "Draw two cards."'),
    (("remove", 0, 10), 'remove = "bear"'),
    (("go_to", 0, 4, "draw"), "turn = 4"), (("pass", 0), "pass = true"), (("concede", 1), "concede = true")])
def test_what_was_done_by_hand_is_written(action, words):
    timeline, names = table()
    timeline.do(tuple(names.card(one) if one in ("Clone", "Forest", "Serra Angel") else one for one in action))
    while timeline.asked:
        timeline.answer(timeline.asked.options[:timeline.asked.least])
    _, text = there_and_back(timeline)
    assert words in text.replace("grizzly_bears", "bear")


def test_several_edits_at_once_are_written():
    timeline, names = table()
    edits = ("set_new", 0, names.card("Clone"), "hand", ()), ("make_life", 0, 1, 2), ("set_fields", 0, 10, (("damage", 0),))
    timeline.do(("several", 0, *edits))
    _, text = there_and_back(timeline)
    assert '{card = "Clone"}' in text


def test_a_state_that_no_board_comes_to_is_written_exactly():
    timeline, _ = table()
    timeline.do(("cast", 0, 12)), timeline.answer((timeline.asked.options[0],)), timeline.answer(("auto",)), timeline.do(("resolve", 0))
    later = Timeline(timeline.state)
    later.do(("tap", 0, 1, 0))
    _, text = there_and_back(later)
    assert "exact = " in text


def test_an_empty_table_is_written():
    there_and_back(Timeline(State(seats=(Seat(name="You"), Seat(name="Opponent")))))
    there_and_back(Timeline(State(seats=tuple(Seat(name=name) for name in "ABC"), step="untap", priority=None)))


AUTHORED = LIBRARY + """# what the author had to say stays

[[steps]]
cast = "Lightning Bolt"      # at whom?
targets = "opponent"
pay = "auto"
note = "Three damage."
expect = { stack = ["Lightning Bolt"] }

[[steps]]
tap = "Island*2"
resolve_note = 1
"""


def authored():
    return play_text(AUTHORED.replace("resolve_note = 1", 'expect = { "you.pool" = "UUU" }'))


def test_a_scenario_that_was_played_is_gone_on_with_as_its_author_wrote_it():
    game = authored()
    timeline = game.timeline
    assert as_text(timeline) == game.text
    timeline.do(("resolve", 0)), timeline.annotate(timeline.place, "It hit."), timeline.go(game.moments[1]), timeline.do(("settle", 0))
    text = as_text(timeline, "Some other cards")
    assert "# what the author had to say stays" in text and "# at whom?" in text and 'expect = { "you.pool" = "UUU" }' in text
    assert 'title = "Some other cards"' in text and "after = 1" in text
    again = play_text(text)
    assert failing(again) == [] and len(again.rows) == 2 and again.timeline.state == timeline.state
    assert [again.timeline.state_at(id) for id in again.timeline.moments] == [timeline.state_at(id) for id in timeline.moments]


def test_where_it_stands_and_changed_notes_are_written_into_it():
    game = authored()
    game.timeline.annotate(game.moments[1], "Three damage to a player."), game.timeline.annotate(0, "A board.")
    game.timeline.go(game.moments[1])
    text = as_text(game.timeline)
    assert "Three damage to a player." in text and 'note = "Three damage."' not in text
    assert 'about = "A board."' in text and "at = 1" in text
    again = play_text(text).timeline
    assert again == game.timeline


def test_what_goes_on_from_the_middle_of_a_step_is_written_afresh():
    game = authored()
    game.timeline.undo(), game.timeline.do(("resolve", 0))
    text = as_text(game.timeline)
    assert "# at whom?" not in text and play_text(text).timeline.state == game.timeline.state
    game.timeline.delete(1)
    assert play_text(as_text(game.timeline)).timeline.state == game.timeline.start


@settings(max_examples=25)
@given(seed=some.integers(0, 10 ** 6))
def test_any_run_is_written_so_that_it_comes_to_the_same(seed):
    chance = random.Random(seed)
    timeline, _ = table()
    answer = at_random(chance)
    for _ in range(15):
        if is_over(timeline.state):
            break
        try:
            timeline.do(chance.choice(deeds(timeline.state, chance)))
            while timeline.asked and chance.random() < .97:
                timeline.answer(answer(timeline.asked))
        except Illegal:
            continue
        if timeline.asked:
            break
        if chance.random() < .15:
            timeline.go(chance.choice(sorted(timeline.moments)))
    there_and_back(timeline)
    assert load(save(timeline)) == timeline
    assert attrs.evolve(timeline.state, earlier=None) == timeline.state
