"""A contrast is its twin but for one fact, which it states: one entry of the set-up, or one of the things that are done.

Where an entry is otherwise, whatever is done otherwise is done to that; what is answered, and whatever waits for the stack,
follows from the fact and is free. Either of the two may be told further than the other.
"""
import collections
import difflib
import re

import attrs
import pytest

from sandbox.assets import asset
from sandbox.timeline.reading import read_file
from sandbox.timeline.scenario import DOING, Scenario, Side, Step
from sandbox.timeline.structure import scenario_of

ENDING = "-contrast"
FILES = [file for folder in ("rulings", "traps") for file in sorted(asset(folder).glob(f"*{ENDING}.toml"))]
WAITING = "pass_", "resolve", "settle"                # a consequence of what is on the stack
HOW = "turn", "step", "by", "from_", "face", "ability", "kicked", "x"
CHOSEN = "modes", "targets", "mana", "pay", "answers", "refused"

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
    """The entries of the set-up that one has and the other lacks, and the other way round."""
    mine, theirs = set_up(one), set_up(other)
    return [*(mine - theirs).elements()], [*(theirs - mine).elements()]


def lines(whole, keys=()):
    """What is done from the set-up to each end, deed by deed, without what only waits."""
    told, ends = [()], {0}
    for place, step in enumerate(whole.steps):
        before = place if step.after is None else step.after
        deed = {name: value for name in (*DOING, *HOW, *CHOSEN) if (value := getattr(step, name)) not in (None, "", (), False)}
        said = Deed({name: value for name, value in deed.items() if name in (*DOING, *HOW) and name not in WAITING or name in keys})
        told.append((*told[before], said.with_words(repr(deed))) if said.does else told[before])
        ends = ends - {before} | {place + 1}
    return [told[end] for end in sorted(ends)]


@attrs.frozen
class Deed:
    """What is done, and in what words: those of what is chosen for it too, which makes no other deed of it."""
    does: dict
    words: str = attrs.field(default="", eq=False)

    def with_words(self, words):
        return attrs.evolve(self, words=words)


def otherwise(mine, theirs):
    """The deeds of one line that are not in the other, up to the last that both have: what follows is only told further."""
    blocks = [b for b in matching(mine, theirs) if b.size]
    shared = {place for b in blocks for place in range(b.a, b.a + b.size)}
    last, follows = (blocks[-1].a + blocks[-1].size, blocks[-1].b + blocks[-1].size < len(theirs)) if blocks else (0, bool(theirs))
    return [deed for place, deed in enumerate(mine) if place not in shared and (place < last or follows)]


def matching(mine, theirs):
    one, other = ([repr(deed.does) for deed in line] for line in (mine, theirs))
    return difflib.SequenceMatcher(None, one, other, autojunk=False).get_matching_blocks()


def nearest(line, others):
    """What is left out and what is done otherwise than in the line of the others that is most like it."""
    return min(((otherwise(other, line), otherwise(line, other)) for other in others), key=lambda two: sum(map(len, two)))


def speaks_of(deed, entries):
    """Whether a deed names what an entry of the set-up is about."""
    words = {word for entry in entries for word in re.findall(r"(?:card|as_|copy_of|attached)='([^'*]+)", entry)}
    return any(word in deed.words for word in words)


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
def test_one_fact_differs(file):
    twin, here = scenario(twin_of(file)), scenario(file)
    lost, new = apart(twin, here)
    assert max(len(lost), len(new)) <= 1, f"more than one entry of the set-up: {lost} / {new}"
    apart_by_line = [nearest(line, lines(twin)) for line in lines(here)]
    if lost or new:
        rest = [deed.does for two in apart_by_line for one in two for deed in one if not speaks_of(deed, [*lost, *new])]
        assert rest == [], f"done to something else than {lost} / {new}"
        return
    left_out, done = ({repr(deed.does) for two in apart_by_line for deed in two[side]} for side in (0, 1))
    assert len(left_out) <= 1 and len(done) <= 1, f"more than one thing is done otherwise: {left_out} / {done}"
    assert lines(twin, (*WAITING, *CHOSEN)) != lines(here, (*WAITING, *CHOSEN)), "nothing differs"


def test_no_other_board_states_a_contrast():
    boards = [file for folder in ("rulings", "traps", "scenarios") for file in asset(folder).glob("**/*.toml") if file not in FILES]
    assert [file.stem for file in boards if scenario(file).contrast] == []


def test_what_differs_is_counted_entry_by_entry():
    one, other = (Scenario(format=1, players={"you": Side(life=life)}, turn=turn) for life, turn in ((20, 1), (19, 3)))
    assert apart(one, one) == ([], []) and [len(side) for side in apart(one, other)] == [2, 2]
    assert [len(side) for side in apart(one, attrs.evolve(one, turn=2))] == [1, 1]


def test_what_is_done_otherwise_is_found_in_the_middle_but_not_what_is_told_further():
    one, two, three = (Deed({"cast": name}) for name in ("one", "two", "three"))
    assert otherwise((one, two, three), (one, two, three)) == otherwise((one, two, three), (one, two)) == []
    assert otherwise((one, two, three), (one, three)) == otherwise((one, two), (one, three)) == [two]
    assert otherwise((one, two), ()) == [] and otherwise((one, two), (three,)) == [one, two]


def test_a_scenario_has_as_many_lines_as_ends():
    waits, one, two = Step(resolve=True), Step(cast="one"), Step(cast="two")
    whole = Scenario(format=1, steps=(one, waits, two, attrs.evolve(two, after=0), attrs.evolve(one, answers=(True,))))
    assert [[deed.does["cast"] for deed in line] for line in lines(whole)] == [["one", "two"], ["two", "one"]]
