"""Face-down objects in scenarios: set up, cast, turned up, turned by hand, asked about, and written down again."""
import pytest

from sandbox.timeline.playing import play_text
from sandbox.timeline.reading import ScenarioError
from sandbox.timeline.timeline import Timeline
from tests.timeline.scenes import failing
from tests.timeline.test_writing import there_and_back

BOARD = '''format = 1
[[cards]]
name = "Old Horn"
cost = "{3}{R}"
types = "Creature — Goat"
power = 3
toughness = 1
text = """
This creature enters with two +1/+1 counters on it.
Morph {R}"""

[players.you]
battlefield = ["Mountain*4", { card = "Old Horn", as = "horn", face_down = true }]
hand = [{ card = "Old Horn", as = "second" }]
'''
PRINTED = '''format = 1
[players.you]
battlefield = ["Mountain*4", "Island", { card = "Battering Craghorn", as = "goat", face_down = true, damage = 1 }]
hand = [{ card = "Echo Tracer", as = "tracer" }]
'''


def test_it_lies_face_down_and_none_of_its_words_counted_as_it_entered_708_3():
    game = play_text(BOARD + '''[[steps]]
expect = { horn = { face_down = true, name = "", power = 2, counters = {}, copy = false }, "second.face_down" = false }
may = ["turn_up horn", { cast = "second", face = "face down" }]
[[steps]]
turn_up = "horn"
pay = "auto"
expect = { "horn.face_down" = false, "horn.name" = "Old Horn", "horn.power" = 3 }
may_not = [{ turn_up = "horn", why = "no such action" }]
''')
    assert failing(game) == [] and len(game.rows) == 12


def test_it_is_turned_by_hand_and_by_what_happens():
    game = play_text(BOARD + '''[[steps]]
set = { horn = { face_down = false } }
expect = { "horn.name" = "Old Horn" }
[[steps]]
make = { horn = "face down" }
expect = { "horn.name" = "" }
[[steps]]
make = { horn = "face up" }
expect = { "horn.name" = "Old Horn" }
[[steps]]
put = { card = "Grizzly Bears", as = "bears", face_down = true }
expect = { "bears.name" = "" }
''')
    assert failing(game) == [] and len(game.rows) == 4


@pytest.mark.parametrize("text, wrong", [
    ('hand = [{ card = "Clone", face_down = true }]', "only permanents"),
    ('battlefield = ["Clone"]\n[[steps]]\ncast = "Clone"\nface = "down"', "front, back or face down")])
def test_what_can_not_be_face_down_is_said(text, wrong):
    with pytest.raises(ScenarioError, match=wrong):
        play_text("format = 1\n[players.you]\n" + text)


def test_board_and_steps_are_written_in_words():
    timeline = Timeline(play_text(PRINTED).timeline.state)
    goat, tracer = (next(t.id for t in timeline.state.things.values() if t.card.front.name == name)
                    for name in ("Battering Craghorn", "Echo Tracer"))
    timeline.do(("cast", 0, tracer, "face down")), timeline.answer(("auto",)), timeline.do(("resolve", 0))
    timeline.do(("set_fields", 0, goat, (("facing", "face up"),))), timeline.do(("make_turned", 0, goat, "face down"))
    _, text = there_and_back(timeline)
    assert "exact" not in text and "do = [" not in text
    for words in ("face_down = true", 'face = "face down"', "face_down = false", '"face down"}'):
        assert words in text


def test_turning_up_is_written_in_words():
    timeline = Timeline(play_text(PRINTED).timeline.state)
    goat = next(t.id for t in timeline.state.things.values() if t.facing == "face down")
    timeline.do(("turn_up", 0, goat)), timeline.answer(("auto",))
    _, text = there_and_back(timeline)
    assert "turn_up = " in text and 'pay = "auto"' in text
