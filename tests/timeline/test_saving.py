"""Saving: what is plain data comes back as the same value, and what is damaged is refused in one line."""
import json

import pytest

from sandbox.engine.chunks import Chunks
from sandbox.engine.kinds import ONE, Exactly, Player, The, Those
from sandbox.engine.printed import Card, Face
from sandbox.engine.state import Effect, Seat, State, Thing
from sandbox.timeline import saving
from sandbox.timeline.replay import Aside
from sandbox.timeline.saving import Unloadable, Unsaveable, load, loaded, save, saved
from sandbox.vocabulary.mana import Symbols

BEAR = Card(front=Face(name="Bear", cost=("1", "G"), types=("creature", "Bear"), colors="G", power=2, toughness=2))


def through_text(plain):
    return json.loads(json.dumps(plain))


@pytest.mark.parametrize("value", [
    3, "Bear", None, True, 0.5, (), (1, ("a", ()), None), The(7, "Bear", 5), Player(1, "Bob"), Those((The(1), The(2))),
    Exactly(n=4), ONE, BEAR, Symbols(text="R"),
    Aside(("gain", 0, 1)), Chunks(), Chunks().put([(3, BEAR), (900, BEAR)]),
    State(), State(seats=(Seat(name="Alice", pool="WU"),), turn=3)])
def test_a_value_comes_back_equal(value):
    again = loaded(through_text(saved(value)))
    assert again == value and type(again) is type(value)


def test_names_come_back_though_they_do_not_count():
    again = loaded(through_text(saved((The(7, "Bear", 5), Player(1, "Bob")))))
    assert [(again[0].name, again[0].was), again[1].name] == [("Bear", 5), "Bob"]


def test_only_what_differs_from_the_usual_is_written():
    assert saved(Seat(name="Alice")) == {"is": "Seat", "name": "Alice"}
    assert saved(Seat(name="Alice", life=7)) == {"is": "Seat", "name": "Alice", "life": 7}


def test_what_is_derived_is_not_saved():
    assert saved(State().put(turn=2, earlier=object())) == {"is": "State", "turn": 2}


def test_a_card_is_written_once_however_many_there_are_and_shared_again(timeline):
    things = [Thing(id=i, body=i, card=BEAR, owner=0, controller=0, zone="battlefield") for i in range(1, 40)]
    timeline.states[0] = timeline.start.with_things(things).put(next_id=40)
    plain = through_text(save(timeline))
    assert len(plain["cards"]) == 1 and json.dumps(plain).count("Bear") == 2    # its name and its type
    again = load(plain)
    assert again == timeline and len({id(thing.card) for thing in again.start.things.values()}) == 1


@pytest.mark.parametrize("value", [object(), {1, 2}, len, (1, [2])])
def test_what_has_no_plain_form_is_named(value):
    with pytest.raises(Unsaveable, match="can't be saved"):
        saved(value)


@pytest.mark.parametrize("plain, line", [
    ({"is": "Seet", "name": "A"}, "unknown kind of value “Seet”; the nearest is “Seat”"),
    ({"is": "Seat", "name": "A", "lives": 3}, "Seat has no “lives”; the nearest is “life”"),
    ({"is": "Seat"}, "Seat is incomplete"), ({"text": "When this cow jumps over the moon, cheer."}, "is not understood"),
    ({"card": 3}, "no card 3"),
    ({}, "no saved value"), ({"rows": [[1]]}, "no numbered rows"), ({"is": 4}, "no saved value")])
def test_damaged_data_is_refused_in_one_line(plain, line):
    with pytest.raises(Unloadable) as refused:
        loaded(plain)
    assert line in str(refused.value) and "\n" not in str(refused.value)


@pytest.mark.parametrize("change, line", [
    ({"format": 2}, "format 2.*reads up to format 1.*newer sandbox"),
    ({"format": "one"}, "does not say its format"), ({"sandbox": "recipe"}, "no saved timeline"),
    ({"moments": 3}, "damaged"),
    ({"moments": [{"is": "Moment", "id": 4, "parent": 3}]}, "follows from one that is not there"),
    ({"place": 9}, "damaged|no moment 9"), ({"start": None}, "damaged")])
def test_a_document_of_another_kind_is_refused_in_one_line(timeline, change, line):
    with pytest.raises(Unloadable, match=line):
        load({**save(timeline), **change})
    for nothing in None, [], "timeline":
        with pytest.raises(Unloadable):
            load(nothing)


@pytest.mark.parametrize("missing", ["cards", "start", "moments", "children", "visited", "next_id", "place", "run", "ahead"])
def test_a_document_without_a_part_is_refused_in_one_line(timeline, missing):
    plain = save(timeline)
    del plain[missing]
    with pytest.raises(Unloadable, match=missing):
        load(plain)


def test_a_timeline_comes_back_in_the_middle_of_a_run(timeline):
    timeline.do(("gain", 1, 1)), timeline.do(("bargain", 0)), timeline.answer((2,)), timeline.answer(("1", "0")), timeline.undo()
    again = load(through_text(save(timeline)))
    assert again == timeline and again.asked.ask == "who next" and again.state == timeline.state
    again.redo()
    assert again.asked.ask == "double it"


def test_what_the_rules_no_longer_allow_leaves_the_timeline_just_before(timeline):
    timeline.do(("gain", 1, 1)), timeline.do(("bargain", 0)), timeline.answer((2,)), timeline.answer(("1", "0"))
    plain = save(timeline)
    plain["run"][1][1] = ["1", "7"]
    again = load(plain)
    assert again.run.answers == ((2,),) and "answer 2" in again.trouble
    plain["moments"][1]["action"] = ["fly", 0]
    again = load(plain)
    assert again.place == 0 and "moment 1" in again.trouble and len(again.moments) == 2


def test_no_two_kinds_of_value_share_a_name():
    kinds = saving.every_kind()
    assert len(set(kinds.values())) == len(kinds)
    assert {"State", "Thing", "The", "Aside", "Moment", "Effect"} <= set(kinds) and kinds["Effect"] is Effect
    assert [name for name in kinds if "." in name] == []
