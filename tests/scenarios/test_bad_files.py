"""Files with a slip of the pen, as a person types them: one line says where, what, and what was likely meant."""
import pytest

from sandbox.cli import BAD, FAILED, run

GOOD = '''format = 1
title = "Bolt and bear"
turn = 3

[players.you]
battlefield = ["Mountain*2", { card = "Wind Drake", as = "drake" }, "Treetop Village"]
hand = ["Lightning Bolt", "Fable of the Mirror-Breaker"]
library = ["Island*3"]

[players.opponent]
life = 12
battlefield = [{ card = "Grizzly Bears", as = "bears" }]

[[steps]]
cast = "Lightning Bolt"
targets = "bears"
pay = "auto"

[[steps]]
resolve = true
expect = { "bears.zone" = "graveyard", "opponent.life" = 12 }
'''

MALFORMED = [                                         # what is typed, what was meant, and what the line says
    # cards
    ('hand = ["Lightening Bolt"', 'hand = ["Lightning Bolt"', "there is no card “Lightening Bolt”; did you mean Lightning Bolt"),
    ('library = ["Iland*3"]', 'library = ["Island*3"]', "there is no card “Iland”; did you mean Island?"),
    ('"Mountain x2"', '"Mountain*2"', "there is no card “Mountain x2”; did you mean Mountain?"),
    ('"Mountain*two"', '"Mountain*2"', "takes a name, or a name and how many"),
    ('put = "Grizly Bears"', "resolve = true", "there is no card “Grizly Bears”; did you mean Grizzly Bears?"),
    ('enter = "Wind Drak"', "resolve = true", "did you mean Wind Drake?"),
    ('cast = "Lightnin Bolt"', 'cast = "Lightning Bolt"', "has no “Lightnin Bolt” in the zone hand; did you mean “Lightning Bolt”?"),
    # zones
    ('hands = ["Light', 'hand = ["Light', "unknown key “hands”; did you mean “hand”?"),
    ('move = { bears = "gravyard" }', "resolve = true", "unknown zone “gravyard”; did you mean “graveyard”?"),
    ('put = "Wind Drake"\nzone = "battelfield"', "resolve = true", "unknown zone “battelfield”; did you mean “battlefield”?"),
    # players
    ("[player.you]", "[players.you]", "unknown key “player”; did you mean “players”?"),
    ("[players.oponent]", "[players.opponent]", "unknown player “oponent”; did you mean “opponent”?"),
    ('by = "yuo"\nresolve = true', "resolve = true", "there is no player “yuo”; did you mean “you”?"),
    ('attack = { drake = "oponent" }', "resolve = true", "“oponent” is nobody and nothing here"),
    # keys
    ("turns = 3", "turn = 3", "unknown key “turns”; did you mean “turn”?"),
    ('csat = "Lightning Bolt"', 'cast = "Lightning Bolt"', "unknown key “csat”; did you mean “cast”?"),
    ('tragets = "bears"', 'targets = "bears"', "unknown key “tragets”; did you mean “targets”?"),
    ('ass = "bears"', 'as = "bears"', "unknown key “ass”; did you mean “as”?"),
    ('"bears.zoen"', '"bears.zone"', "an object has no “zoen”; did you mean “zone”?"),
    ('"opponent.lfie"', '"opponent.life"', "a player has no “lfie”; did you mean “life”?"),
    ("set = { bears = { taped = true } }", "resolve = true", "an object has no “taped” to set; did you mean “tapped”?"),
    ('may = ["cst Fable of the Mirror-Breaker"]', "resolve = true", "did you mean “cast”?"),
    ("resolve = true\nsettle = true", "resolve = true", "a step does one thing, this one does resolve and settle"),
    ('life = 12\ntitle = "Late"', "life = 12", "“title” belongs to the whole file: it stands above the first heading in [ ]"),
    # steps
    ('turn = 3\nstep = "precombat mian"', "turn = 3", "unknown step “precombat mian”; did you mean “precombat main”?"),
    ('step = "upkep"', "resolve = true", "unknown step “upkep”; did you mean “upkeep”?"),
    ("after = 7\nresolve = true", "resolve = true", "there is no step 7 above this one"),
    # aliases, and names in answers
    ('targets = "baers"', 'targets = "bears"', "“baers” is nobody and nothing here, and no answer to “any target”; did you mean “bears”?"),
    ('pay = "atuo"', 'pay = "auto"', "did you mean “auto”?"),
    ('"baers.zone"', '"bears.zone"', "“baers” is nobody and nothing here; did you mean “bears”?"),
    ('"Grizzly Bears", as = "drake"', '"Grizzly Bears", as = "bears"', "the alias “drake” is taken"),
    ('put = { card = "Wind Drake", as = "you" }', "resolve = true", "the alias “you” is taken"),
    ('put = { card = "Wind Drake", as = "two", count = 2 }', "resolve = true", "an alias names one object, “two” would name 2"),
    ('attack = { draek = "opponent" }', "resolve = true", "“draek” is nobody and nothing here"),
    ('remove = "baers"', "resolve = true", "there is no “baers” here; did you mean “bears”?"),
    ('card = "Wind Drake", attached = "bear"', 'card = "Wind Drake"', "there is no “bear” on the battlefield; did you mean “bears”?"),
    # abilities and instructions
    ('activate = "drake"', "resolve = true", "Wind Drake has no activated ability"),
    ('activate = "Treetop Village"\nability = "{2}{G}"', "resolve = true", "no ability of Treetop Village begins with “{2}{G}”"),
    ('activate = "Treetop Village"\nability = 5', "resolve = true", "there is no ability 5"),
    ('tell = "Destroy targt creature."', "resolve = true", "cannot read “Destroy targt creature.”"),
    ('make = { bears = "tapp" }', "resolve = true", "did you mean “tap”?"),
    # values
    ('turn = "3"', "turn = 3", "“turn” takes a whole number, not “3”"),
    ("turn = 0", "turn = 3", "a turn is a whole number from 1, not 0"),
    ("life = 12.5", "life = 12", "“life” takes a whole number, not 12.5"),
    ('resolve = "true"', "resolve = true", "“resolve” takes true or false or a whole number, not “true”"),
    ('counters = { "+1/+1" = -1 } }', 'as = "drake" }', "“+1/+1” counters take a whole number from 1, not -1"),
    ('life = 12\npool = "R2"', "life = 12", "a mana pool is written in the letters WUBRGC, small for snow, not “R2”"),
    # TOML itself
    ("turn = three", "turn = 3", "this is no TOML: Invalid value (a text stands in quotes)"),
    ('as = "drake" ', 'as = "drake" }', "this is no TOML"),
    ("life = 12\nlife = 13", "life = 12", "this is no TOML: Cannot overwrite a value"),
    ("[steps]\nresolve", "[[steps]]\nresolve", "each step begins with [[steps]]"),
    ("format = 9", "format = 1", "has format 9; this sandbox reads up to format 1"),
]

FAILING = [                                           # nothing is misspelled, but what is asked and what is answered don't meet
    ('targets = "bears"\npay', "pay", "step 1: expected every question answered, found unanswered: “any target”"),
    ('pay = "auto"', 'pay = "auto"\nanswers = ["yes"]', "expected every answer asked for, found nobody asked for the answer “yes”"),
    ('pay = "auto"', 'pay = "auto"\nkicked = true', "nobody asked for “kicked”"),
    ('targets = "bears"', 'targets = "Treetop Village"', "expected an answer that fits, found “Treetop Village” is none of the options"),
    ("resolve = true", "resolve = 2", "step 2: expected allowed, found the stack is empty [608.1]"),
    ("resolve = true", 'resolve = true\nname_new = { token = "copy" }', "expected a new token for “copy”, found there is none"),
    ("resolve = true", 'resolve = true\nrefused = "608.1"', "step 2: refused: expected refused: 608.1, found it was allowed"),
]


def typed(folder, text):
    file = folder / "typed.toml"
    file.write_text(text, "utf-8")
    return file


def test_the_file_is_good_before_anything_is_mistyped(tmp_path):
    assert run(["play", str(typed(tmp_path, GOOD))]) == 0


@pytest.mark.parametrize("slip, meant, what", MALFORMED, ids=lambda text: text[:30])
def test_a_slip_is_named_in_one_line_with_what_was_likely_meant(slip, meant, what, tmp_path, capsys):
    assert GOOD.count(meant) == 1, "the tests slip at one place"
    text = GOOD.replace(meant, slip)
    file = typed(tmp_path, text)
    assert run(["play", str(file)]) == BAD
    out, err = capsys.readouterr()
    begins, ends = text[:text.index(slip)].count("\n") + 1, text[:text.index(slip) + len(slip)].count("\n") + 1
    lines = [f"sandbox: {file}:{line}: " for line in range(begins, ends + 1)]
    assert out == "" and err.count("\n") == 1 and err.startswith(tuple(lines)) and what in err


@pytest.mark.parametrize("right, wrong, what", FAILING, ids=lambda text: text[:30])
def test_what_does_not_come_out_is_named_with_step_and_line(right, wrong, what, tmp_path, capsys):
    text = GOOD.replace(right, wrong)
    assert text != GOOD
    file = typed(tmp_path, text)
    assert run(["play", str(file)]) == FAILED
    out, err = capsys.readouterr()
    lines = out.splitlines()
    assert err == "" and len(lines) == 2 and lines[0].startswith("FAILED") and what in lines[1]
    assert lines[1].strip().startswith(f"{file}:") and int(lines[1].strip()[len(f"{file}:"):].partition(":")[0]) >= 14


def test_a_bad_file_does_not_keep_the_good_ones_of_its_folder_from_being_played(tmp_path, capsys):
    (tmp_path / "bad.toml").write_text(GOOD.replace("turn", "trun"), "utf-8")
    (tmp_path / "good.toml").write_text(GOOD, "utf-8")
    assert run(["play", str(tmp_path)]) == BAD
    out, err = capsys.readouterr()
    assert out.startswith("ok ") and "good.toml" in out and "bad.toml:3: unknown key “trun”; did you mean “turn”?" in err


def test_picture_and_explain_refuse_a_bad_file_in_the_same_words(tmp_path, capsys):
    file = typed(tmp_path, GOOD.replace("turn", "trun"))
    for words in ["picture", str(file), str(tmp_path / "out.png")], ["explain", str(file), "bears"]:
        assert run(words) == BAD
        assert capsys.readouterr().err == f"sandbox: {file}:3: unknown key “trun”; did you mean “turn”?\n"
