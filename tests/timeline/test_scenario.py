"""Scenarios played: each thing they can say is done, and what they expect is found or not."""
import doctest

import pytest

import sandbox.timeline
from sandbox.timeline.playing import play_scenario
from tests.timeline.scenes import BOARD, failing, playing, scene


def test_the_example_of_the_package_runs():
    assert doctest.testmod(sandbox.timeline) == (0, 18)


# ---- doing ----
def test_a_spell_is_cast_with_its_target_paid_for_and_resolved():
    game = playing('''[[steps]]
cast = "Spark"
targets = "other"
pay = "auto"
note = "It will live: it has a counter."
expect = { stack = ["Spark"], "you.hand.size" = 3, "you.battlefield" = ["Forest*3", "Mountain", "Cub"], "other.damage" = 0 }
[[steps]]
resolve = true
expect = { stack = [], "other.damage" = 2, "other.zone" = "battlefield", "you.graveyard" = ["Spark"] }
''')
    assert failing(game) == [] and len(game.rows) == 8
    assert game.timeline.moment(game.moments[1]).note == "It will live: it has a counter."


def test_mana_is_tapped_by_hand_and_what_was_announced_is_paid_from_the_pool():
    game = playing('''[[steps]]
tap = ["Mountain", "Forest*2"]
expect = { "you.pool" = "RGG" }
[[steps]]
cast = "Choir"
kicked = true
pay = "auto"
[[steps]]
settle = true
expect = { "you.life" = 25, "you.pool" = "G" }
''')
    assert failing(game) == [] and len(game.timeline.moments) == 6     # three lands are three moments


def test_tokens_get_the_aliases_that_are_given_to_them():
    game = playing('''[[steps]]
cast = "Herald"
pay = "auto"
[[steps]]
settle = true
name_new = { "Soldier Token" = ["first", "second"] }
expect = { "first.token" = true, "second.power" = 1, "you.battlefield" = ["Forest*3", "Mountain", "Cub", "Herald", "Soldier Token*2"] }
[[steps]]
turn = 3
attack = { first = "opponent", cub = "opponent" }
expect = { "first.attacking" = "opponent", "first.tapped" = true, "second.attacking" = false }
[[steps]]
block = { other = "first" }
expect = { "other.blocking" = ["first"] }
[[steps]]
step = "combat damage"
expect = { "opponent.life" = 18, "first.zone" = "gone", "other.damage" = 1 }
''')
    assert failing(game) == []


def test_going_on_neither_attacks_nor_blocks_unless_that_is_said():
    game = playing('''[[steps]]
turn = 2
step = "upkeep"
expect = { turn = 2, step = "upkeep", active = "opponent", "opponent.life" = 20, "opponent.hand.size" = 0 }
''')
    assert failing(game) == []


def test_players_pass_and_act_in_turn():
    game = playing('''[[steps]]
by = "you"
cast = "Spark"
targets = "opponent"
pay = "auto"
[[steps]]
pass = true
expect = { priority = "opponent", stack = ["Spark"] }
[[steps]]
pass = true
expect = { priority = "you", stack = [], "opponent.life" = 18 }
''')
    assert failing(game) == []


def test_an_ability_is_named_by_how_its_text_begins():
    for ability in '"{T}: Draw"', "1":
        game = playing(f'''[[steps]]
activate = "golem"
ability = {ability}
[[steps]]
resolve = true
expect = {{ "you.hand.size" = 1, "golem.tapped" = true }}
''', board='''[players.you]
battlefield = [{ card = "Sleeper", as = "golem", tapped = false }]
library = ["Forest"]
''')
        assert failing(game) == []


def test_everything_can_be_done_by_hand():
    game = playing('''[[steps]]
put = { card = "Cub", as = "third", tapped = true }
expect = { "third.tapped" = true, "third.sick" = false }
[[steps]]
put = "Forest*4"
zone = "graveyard"
by = "opponent"
expect = { "opponent.graveyard" = ["Forest*4"] }
[[steps]]
set = { third = { tapped = false, counters = { "+1/+1" = 3 }, damage = 1 }, you = { life = 5, pool = "R" }, turn = 2 }
expect = { "third.tapped" = false, "third.power" = 5, "third.damage" = 1, "you.life" = 5, "you.pool" = "R", turn = 2 }
[[steps]]
move = { third = "hand", other = { zone = "library", where = "bottom" } }
expect = { "you.hand.size" = 5, "opponent.library" = ["Mountain*3", "Cub"], "third.zone" = "hand" }
[[steps]]
enter = "Herald"
expect = { "stack.size" = 1 }
[[steps]]
make = { cub = "tap", you = { life = 3 } }
expect = { "cub.tapped" = true, "you.life" = 8 }
[[steps]]
make = { cub = "graveyard" }
expect = { "cub.zone" = "graveyard" }
[[steps]]
tell = "You gain 4 life."
expect = { "you.life" = 12 }
[[steps]]
remove = "Mountain"
expect = { "you.battlefield" = ["Forest*3", "Herald"] }
[[steps]]
do = ["make_life", 0, 1, -3]
expect = { "opponent.life" = 17 }
''')
    assert failing(game) == []


def test_a_step_may_follow_another_than_the_one_above_it():
    game = playing('''[[steps]]
cast = "Spark"
targets = "opponent"
pay = "auto"
[[steps]]
resolve = true
expect = { "opponent.life" = 18 }
[[steps]]
after = 0
cast = "Spark"
targets = "you"
pay = "auto"
[[steps]]
resolve = true
expect = { "you.life" = 18, "opponent.life" = 20 }
''')
    assert failing(game) == [] and len(game.timeline.branches(0)) == 2


def test_two_ways_lead_to_the_same_or_not():
    game = playing('''[[steps]]
make = { cub = "tap" }
[[steps]]
tell = "You gain 4 life."
[[steps]]
after = 0
tell = "You gain 4 life."
expect = { same_as = 2 }
[[steps]]
make = { cub = "tap" }
expect = { same_as = 2 }
''')
    assert [row.holds for row in game.rows] == [False, True] and "cub" in str(game.rows[0].found).lower()


# ---- answers ----
def test_a_question_may_stay_open_and_be_answered_by_the_next_step():
    game = playing('''[[steps]]
cast = "Spark"
unfinished = true
expect = { asked = "any target", "asked.who" = "you" }
[[steps]]
answers = ["cub", "auto"]
expect = { asked = false, stack = ["Spark"] }
''')
    assert failing(game) == [] and game.timeline.run is None


@pytest.mark.parametrize("steps, line, words", [
    ('[[steps]]\ncast = "Spark"\n', 1, "unanswered: “any target”"),
    ('[[steps]]\ncast = "Spark"\ntargets = "other"\n', 1, "unanswered: “pay {R} for Spark”"),
    ('[[steps]]\ncast = "Spark"\ntargets = "other"\npay = "auto"\nanswers = ["yes"]\n', 5, "nobody asked for the answer “yes”"),
    ('[[steps]]\ncast = "Spark"\nkicked = true\ntargets = "other"\npay = "auto"\n', 3, "nobody asked for “kicked”"),
    ('[[steps]]\ncast = "Spark"\ntargets = "Mountain"\npay = "auto"\n', 3, "none of the options of “any target”"),
    ('[[steps]]\ncast = "Spark"\ntargets = [["cub", "other"]]\npay = "auto"\n', 3, "does not fit “any target”")])
def test_what_was_not_asked_and_what_was_not_answered_is_named_with_its_line(steps, line, words):
    [row] = playing(steps).rows
    assert not row.holds and words in str(row.found) and row.step == 1
    assert row.line == scene().count("\n") + line


def test_the_default_policy_answers_where_the_file_says_so():
    game = playing('[[steps]]\ncast = "Choir"\n[[steps]]\nsettle = true\nexpect = { "you.life" = 22 }\n', before='unanswered = "default"\n')
    assert failing(game) == [] and len(game.rows) == 1


def test_triggers_are_put_in_order_by_the_names_of_their_sources():
    board = '''[[cards]]
name = "Elk"
types = "Creature — Elk"
power = 1
toughness = 1
text = "At the beginning of your upkeep, you gain 1 life."
[[cards]]
name = "Imp"
types = "Creature — Imp"
power = 1
toughness = 1
text = "At the beginning of your upkeep, you lose 1 life."
[players.you]
battlefield = ["Elk", "Imp"]
[players.opponent]
library = ["Forest"]
'''
    for names, stack in ('["Elk", "Imp"]', '["Imp", "Elk"]'), ('["Imp", "Elk"]', '["Elk", "Imp"]'):
        game = playing(f'[[steps]]\nturn = 3\nstep = "upkeep"\nanswers = [{{ order = {names} }}]\nexpect = {{ stack = {stack} }}\n', board)
        assert failing(game) == []


# ---- what may not be ----
def test_what_the_rules_refuse_fails_with_its_rule_and_leaves_the_game_as_it_was():
    game = playing('''[[steps]]
play = "Forest"
[[steps]]
put = "Forest"
zone = "hand"
[[steps]]
play = "Forest"
[[steps]]
settle = true
''')
    assert [(row.step, row.holds) for row in game.rows] == [(3, False)] and "305.2" in game.rows[0].found
    assert len(game.timeline.moments) == 3


def test_a_refusal_can_be_expected_with_its_rule():
    theirs = BOARD.replace("[players.opponent]", '[players.opponent]\nhand = ["Forest"]')
    good = playing('[[steps]]\nby = "opponent"\nplay = "Forest"\nrefused = "117.1"\n', board=theirs)
    assert failing(good) == [] and len(good.rows) == 1
    for steps in '[[steps]]\nplay = "Forest"\nrefused = "305.2"\n', '[[steps]]\ntap = "Forest"\nrefused = "117.1"\n':
        assert len(failing(playing(steps))) == 1


def test_an_answer_that_the_rules_do_not_allow_can_be_expected_to_be_refused():
    start = '[[steps]]\nset = { turn = 2, active = "opponent", priority = "opponent" }\n[[steps]]\nattack = { other = "you" }\n'
    board = BOARD.replace('card = "Cub", as = "other"', 'card = "Ox", as = "other"') + '''[[cards]]
name = "Ox"
types = "Creature — Ox"
power = 1
toughness = 1
text = "Menace"
'''
    game = playing(start + '''[[steps]]
block = { cub = "other" }
refused = "509.1"
expect = { step = "declare attackers", asked = false }
[[steps]]
step = "combat damage"
expect = { "you.life" = 18 }
''', board)
    assert failing(game) == [] and len(game.rows) == 4
    [row] = [row for row in playing(start + '[[steps]]\nblock = { cub = "other" }\n', board).rows if not row.holds]
    assert row.path == "block" and "does not fit" in row.found and "509.1" in row.found


def test_what_is_no_option_can_be_expected_to_be_refused():
    game = playing('''[[steps]]
cast = "Spark"
targets = "Mountain"
pay = "auto"
refused = "601.2c"
expect = { "you.hand.size" = 4, asked = false }
''')
    assert failing(game) == [] and len(game.rows) == 3


def test_lands_of_a_payment_are_counted():
    game = playing('''[[steps]]
cast = "Choir"
kicked = true
pay = ["Forest*2"]
[[steps]]
settle = true
expect = { "Mountain.tapped" = false, "you.life" = 25 }
''')
    assert failing(game) == []


def test_what_may_and_may_not_be_done_is_asked_of_the_rules():
    game = playing('''[[steps]]
may = ["cast Spark", "play Forest", { tap = "Mountain" }]
[[steps]]
tap = ["Mountain", "Forest*3"]
may = ["cast Spark"]
may_not = [{ tap = "Mountain", why = "107.5" }]
[[steps]]
turn = 2
may_not = [{ cast = "Herald", why = "117.1", by = "you" }]
''')
    assert failing(game) == [] and len(game.rows) == 6
    wrong = playing('[[steps]]\nmay_not = ["cast Spark", { cast = "Choir", why = "1.2" }]\n')
    assert len(failing(wrong)) == 2


# ---- expectations ----
@pytest.mark.parametrize("path, right, wrong", [
    ('"you.battlefield"', '["Forest*3", "Mountain", "Cub"]', '["Forest*3", "Mountain"]'),
    ('"you.battlefield"', '["Cub", "Mountain", "Forest*3"]', '["Cub*2", "Mountain", "Forest*3"]'),
    ('"you.hand.size"', "4", "5"), ('"you.library"', '["Forest*3"]', '["Forest*2"]'), ('"you.life"', "20", '"20"'),
    ('"cub.power"', "2", "3"),
    ('"other.counters"', '{ "+1/+1" = 1 }', '{ }'), ('"other.counters.+1/+1"', "1", "2"),
    ('"cub.types"', '["Bear", "creature"]', '["creature"]'), ('"cub.creature"', "true", "false"),
    ('"cub.Bear"', "true", "false"), ('"cub.Elf"', "false", "true"), ('"cub.flying"', "false", "true"), ('"cub.colors"', '"G"', '"R"'),
    ('"cub.tapped"', "false", "true"),
    ('"cub.controller"', '"you"', '"opponent"'), ('"other.owner"', '"opponent"', '"you"'), ('"cub.abilities"', "[]", '["Flying"]'),
    ('"cub.mana_value"', "1", "0"), ('"cub.attached"', "false", '"other"'),
    ("stack", "[]", '["Spark"]'), ("turn", "1", "2"), ("step", '"precombat main"', '"end"'), ("asked", "false", '"yes"'),
    ('"you.won"', "false", "true"), ('"you.lost"', "false", "true"), ("cub", "{ power = 2 }", "{ power = 1 }")])
def test_each_expectation_holds_or_does_not(path, right, wrong):
    assert [row.holds for row in playing(f"[[steps]]\nexpect = {{ {path} = {right} }}\n").rows] == [True]
    assert [row.holds for row in playing(f"[[steps]]\nexpect = {{ {path} = {wrong} }}\n").rows] == [False]


def test_a_row_says_what_was_expected_and_found_and_where():
    game = playing('[[steps]]\nexpect = { "you.life" = 20, "cub.power" = 3 }\n')
    row = game.rows[1]
    assert (row.step, row.path, row.expected, row.found, row.holds) == (1, "cub.power", 3, 2, False)
    assert row.line == scene().count("\n") + 2 and not game.passed


def test_a_file_is_played_up_to_a_step(tmp_path):
    file = tmp_path / "a.toml"
    file.write_text(scene('[[steps]]\ntap = "Mountain"\n[[steps]]\ntap = "Forest"\nexpect = { "you.pool" = "RG" }\n'), encoding="utf-8")
    assert play_scenario(file, 1).timeline.state.seats[0].pool == "R" and play_scenario(file, 0).timeline.place == 0
    assert [row.holds for row in play_scenario(file).rows] == [True]
