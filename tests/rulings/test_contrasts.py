"""A contrast is its twin but for one fact, which it states: most of the table, or the whole table and most of what is done, is the same."""
import collections

import attrs
import pytest

from sandbox.assets import asset
from sandbox.timeline.reading import read_file
from sandbox.timeline.scenario import DOING, Scenario, Side
from sandbox.timeline.structure import scenario_of

ENDING = "-contrast"
FILES = [file for folder in ("rulings", "traps") for file in sorted(asset(folder).glob(f"*{ENDING}.toml"))]
MOST = 2                                              # entries of the set-up that one fact may change: the cause, and the mana for it
FAR = {                                               # file -> why its one fact takes more entries than that
    "I4-contrast": "the land and the mana to make it a creature stand in the place of the Drake, and the Aura comes later",
    "K9-contrast": "the spell and the copier are other colors than the creature and the Reflection, and so are the lands",
    "M6-contrast": "the Clone is another color than the Endless One, and so are the lands",
}
HOW = ("turn", "step", "by", "from_", "zone", "face", "mana", "kicked", "modes", "x", "targets", "pay", "answers")

every_contrast = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def twin_of(file):
    return file.with_name(file.name.replace(ENDING, ""))


def scenario(file):
    return scenario_of(read_file(file))


def set_up(whole):
    """Everything that lies on the table, one entry for each, and where the game stands."""
    players = {"you": Side(), "opponent": Side(), **whole.players}
    lying = [(who, field.name, entry) for who, side in players.items() for field in attrs.fields(Side)
             for entry in as_entries(getattr(side, field.name))]
    stands = [(name, getattr(whole, name)) for name in ("turn", "step", "active", "priority")]
    return collections.Counter(map(repr, lying + stands))


def as_entries(value):
    return value if isinstance(value, tuple) else [value]


def apart(one, other):
    """How many entries of the set-up one has that the other lacks, or the other way round."""
    mine, theirs = set_up(one), set_up(other)
    return max((mine - theirs).total(), (theirs - mine).total())


def done(step):
    """What a step does, whatever it says and expects."""
    return repr([getattr(step, name) for name in (*DOING, *HOW)])


@every_contrast
def test_it_states_its_one_fact(file):
    said = scenario(file).contrast
    assert said, f"{file.name} does not say what is otherwise than in {twin_of(file).name}: contrast = “the land is tapped”"
    assert 8 <= len(said) <= 90 and not said.endswith(".") and " but " not in said and ";" not in said


@every_contrast
def test_its_twin_is_there_and_is_of_the_same_ruling(file):
    twin, here = scenario(twin_of(file)), scenario(file)
    assert not twin.contrast and here.title != twin.title
    assert {*twin.rulings, *twin.rules} & {*here.rulings, *here.rules}, "they share no ruling and no rule"


@every_contrast
def test_little_else_differs(file):
    twin, here = scenario(twin_of(file)), scenario(file)
    distance = apart(twin, here)
    if file.stem in FAR:
        assert distance > MOST, f"{file.name} is near enough now: take it off the list"
        return
    assert distance <= MOST, f"{distance} entries of the set-up differ"
    assert distance or [done(step) for step in here.steps] != [done(step) for step in twin.steps], "nothing differs"


def test_no_other_board_states_a_contrast():
    boards = [file for folder in ("rulings", "traps", "scenarios") for file in asset(folder).glob("**/*.toml") if file not in FILES]
    assert [file.stem for file in boards if scenario(file).contrast] == [] and FAR.keys() <= {file.stem for file in FILES}


def test_the_distance_of_boards_is_that_of_their_entries():
    one, other = (Scenario(format=1, players={"you": Side(life=life)}, turn=turn) for life, turn in ((20, 1), (19, 3)))
    assert apart(one, one) == 0 and apart(one, other) == 2
    assert apart(one, attrs.evolve(one, turn=2)) == 1
