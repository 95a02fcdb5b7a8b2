"""A malformed scenario gives one line: the file, the line, what is wrong, and the nearest valid name."""
import json
import re
import tomllib

import pytest
from hypothesis import given
from hypothesis import strategies as some

from sandbox.timeline.playing import play_scenario, play_text
from sandbox.timeline.reading import ScenarioError, read_text
from tests.timeline.scenes import BOARD, scene

STEP = '[[steps]]\ncast = "Spark"\ntargets = "other"\npay = "auto"\nexpect = { "other.damage" = 0 }\n'


@pytest.mark.parametrize("old, new, at, what", [
    ("format = 1", "format = 2", "format = 2", "has format 2; this sandbox reads up to format 1"),
    ("format = 1", "", None, "does not say its format"),
    ("format = 1", 'format = "1"', "format =", "takes a whole number"),
    ("format = 1", "format = 1\nformt = 2", "formt", "unknown key “formt”; did you mean “format”?"),
    ("format = 1", "format = 1\nstep = \"main\"", "step =", "unknown step “main”; known here: beginning of combat"),
    ("format = 1", "format = 1\nactive = \"yuo\"", "active =", "there is no player “yuo”; did you mean “you”?"),
    ("format = 1", "format = 1\nunanswered = \"maybe\"", "unanswered", "is “fail” or “default”"),
    ("format = 1", "format = 1\nat = 7", "at = 7", "there is no step 7"),
    ("format = 1", "format = 1\ntitle = three", "title =", "this is no TOML"),
    ("players.opponent", "players.oponent", "oponent", "unknown player “oponent”; did you mean “opponent”?"),
    ("hand = [", "hnad = [", "hnad", "unknown key “hnad”; did you mean “hand”?"),
    ('hand = ["Spark"', 'hand = ["Sprak"', "Sprak", "there is no card “Sprak”"),
    ('hand = ["Spark"', 'hand = ["Mountian"', "Mountian", "did you mean Mountain?"),
    ('"Forest*3", "Mountain"', '"Forest*x", "Mountain"', "Forest*x", "takes a name, or a name and how many"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "cub", taped = true', "taped", "unknown key “taped”; did you mean “tapped”?"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "cub", face = "back"', 'face = "back"', "Cub has no back"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "cub", face = "side"', "side", "a face is front or back"),
    ('card = "Cub", as = "cub"', 'as = "cub"', 'as = "cub"', "an entry names its card"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "you"', 'as = "you"', "the alias “you” is taken"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "cub", count = 2', 'as = "cub"', "an alias names one object"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "cub", attached = "othr"', "othr",
     "there is no “othr” on the battlefield; did you mean “other”?"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "cub", except = { legend = false }', "legend", "unknown exception “legend”"),
    ('card = "Cub", as = "cub"', 'card = "Cub", as = "cub", except = { gains = ["Moonwalking"] }', "Moonwalking",
     "“Moonwalking” is not understood"),
    ('{ "+1/+1" = 1 }', '{ "+1/+1" = "one" }', "one", "“+1/+1” counters take a whole number"),
    ("[players.you]", '[players.you]\npool = "UX"', "pool", "a mana pool is written in the letters WUBRGC"),
    ("[players.you]", '[players.you]\nlife = "many"', "life", "“life” takes a whole number, not “many”"),
    ('types = "Creature — Bear"', "", "[[cards]]", "“types” is missing"),
    ("[[steps]]", '[[steps]]\nplay = "Forest"', "play =", "a step does one thing, this one does cast and play"),
    ('cast = "Spark"', 'cast = "Sprak"', "Sprak", "did you mean “Spark”?"),
    ('cast = "Spark"', 'csat = "Spark"', "csat", "unknown key “csat”; did you mean “cast”?"),
    ('cast = "Spark"', 'cast = "Spark"\nby = "oppponent"', "oppponent", "did you mean “opponent”?"),
    ('cast = "Spark"', 'cast = "Spark"\nstep = "precombat"', "precombat", "unknown step “precombat”"),
    ('cast = "Spark"', 'cast = "Spark"\nafter = 3', "after", "there is no step 3 above this one"),
    ('cast = "Spark"', 'cast = "Spark"\nfrom = "grave"', "grave", "unknown zone “grave”; did you mean “graveyard”?"),
    ("\"other.damage\" = 0", "same_as = 9", "same_as", "there is no step"),
    ("other.damage", "othr.damage", "othr.damage", "did you mean “other”?"),
    ("other.damage", "other.damge", "other.damge", "an object has no “damge”; did you mean “damage”?"),
    ("other.damage", "you.lfie", "you.lfie", "a player has no “lfie”; did you mean “life”?"),
    ("other.damage", "Forest.tapped", None, None),
    ("other.damage", "Cub.damage", "Cub.damage", "“Cub” is here 2 times, and they differ"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'set = { cub = { taped = true } }', "taped",
     "an object has no “taped” to set; did you mean “tapped”?"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'set = { cub = 3 }', "cub = 3", "“cub” takes a table"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'move = { cub = "hnad" }', "hnad", "unknown zone “hnad”; did you mean “hand”?"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'make = { cub = "tapp" }', "tapp", "did you mean “tap”?"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'put = "Cbu"', "Cbu", "there is no card “Cbu”"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'activate = "cub"', "activate", "Cub has no activated ability"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'do = ["tap", 0, { crad = "x" }]', "crad",
     "a table here is one of card, none, value"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'do = ["fly", 0]', "do =", "there is no action “fly”"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'do = ["tap", 0, "x", "y", "z", 3]', "do =",
     "the action “tap” takes you, id, index"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'do = ["tap", 5, 1]', "do =", "“you” of the action “tap” can't be 5"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'do = ["tap", 0, "x"]', "do =", "“id” of the action “tap” can't be 'x'"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'may = ["sing"]', "may", "is nothing that may be done or not"),
    ('cast = "Spark"\ntargets = "other"\npay = "auto"', 'may = [3]', "may", "what may be done is told as"),
])
def test_what_is_wrong_is_named_with_its_line(old, new, at, what):
    text = scene(STEP)
    assert old in text
    text = text.replace(old, new, 1)
    if what is None:
        play_text(text, "a.toml")
        return
    with pytest.raises(ScenarioError) as error:
        play_text(text, "a.toml")
    line = text[:text.rindex(at) if at and at != "[[cards]]" else text.index(at or "")].count("\n") + 1
    assert "\n" not in str(error.value) and what in str(error.value)
    assert str(error.value).startswith(f"a.toml:{line}: ")


def test_a_table_over_several_lines_is_explained():
    with pytest.raises(ScenarioError, match=r"a\.toml:3: this is no TOML: .*a table in braces stands on one line"):
        play_text("format = 1\n[players.you]\nhand = [{ card = 'Forest',\n as = 'a' }]\n", "a.toml")


@pytest.mark.parametrize("content", [b"\xff\xfe", b"\x00"])
def test_a_file_that_is_no_text_is_refused(tmp_path, content):
    file = tmp_path / "a.toml"
    file.write_bytes(content)
    with pytest.raises(ScenarioError, match=re.escape(str(file))):
        play_scenario(file)


def test_a_file_that_is_not_there_is_refused(tmp_path):
    for path in tmp_path / "a.toml", tmp_path:
        with pytest.raises(ScenarioError, match="can't be read"):
            play_scenario(path)


def test_an_exact_state_that_is_damaged_is_refused():
    for exact in "{", json.dumps({"is": "Seat", "name": "A"}), json.dumps({"is": "State", "nothing": 1}), "[1, 2]":
        with pytest.raises(ScenarioError, match="line 2|:2: the exact state is damaged"):
            play_text(f"format = 1\nexact = '{exact}'\n")


@given(some.data())
def test_any_text_is_played_or_refused_in_one_line(data):
    """Letters changed, lines left out, doubled or exchanged: a person's slips."""
    lines = scene(STEP).split("\n")
    for _ in range(data.draw(some.integers(1, 4))):
        place, other = (data.draw(some.integers(0, len(lines) - 1)) for _ in range(2))
        match data.draw(some.sampled_from(("drop", "double", "swap", "letter", "cut"))):
            case "drop": lines[place] = ""
            case "double": lines.insert(place, lines[other])
            case "swap": lines[place], lines[other] = lines[other], lines[place]
            case "cut": lines[place] = lines[place][:data.draw(some.integers(0, len(lines[place])))]
            case "letter":
                at = data.draw(some.integers(0, len(lines[place])))
                lines[place] = lines[place][:at] + data.draw(some.sampled_from('a"[]{}=,.* 3-')) + lines[place][at + 1:]
    try:
        play_text("\n".join(lines))
    except ScenarioError as error:
        assert "\n" not in str(error) and error.line <= len(lines)


def test_every_header_and_key_has_its_line():
    text = scene(STEP, before='title = """\n[[steps]]\nlife = 3\n"""\n')
    source = read_text(text)
    lines = text.split("\n")
    assert lines[source.line(("players", "you", "hand")) - 1].startswith("hand = [\"Spark\"")
    assert lines[source.line(("steps", 0, "expect")) - 1].startswith("expect")
    assert lines[source.line(("cards", 2)) - 1] == "[[cards]]" and 'name = "Herald"' in lines[source.line(("cards", 2))]
    assert lines[source.line(("steps", 0)) - 1] == "[[steps]]" and source.line(("steps", 0)) > 10
    assert tomllib.loads(text) == source.tables and BOARD in text
