"""Rows keep their place: only what differs is said, and Qt's own model tester agrees."""
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandbox.models.finding import Finding
from sandbox.models.log import Log
from sandbox.models.moments import Moments, nodes
from sandbox.models.rows import Rows
from sandbox.models.stack import Stack, waiting
from sandbox.models.telling import Teller
from sandbox.models.zone import Zone


@dataclass(frozen=True)
class Plain:
    key: int
    words: str


lists = st.lists(st.builds(Plain, st.integers(0, 12), st.sampled_from("abc")), unique_by=lambda one: one.key, max_size=9)


@given(lists, lists, lists)
def test_whatever_is_shown_after_whatever_the_rows_are_those(first, second, third):
    rows = Rows()
    for records in (first, second, third, first):
        rows.show(records)
        assert list(rows.records) == records
        assert [rows.data(rows.index(row)) for row in range(rows.rowCount())] == [one.words for one in records]
        assert all(rows.row_of(one.key) == row for row, one in enumerate(records))


def test_a_view_that_follows_the_signals_has_the_same_rows(qtmodeltester):
    rows, copy = Rows(), []
    rows.rowsInserted.connect(
        lambda _, first, last: copy.__setitem__(slice(first, first), [rows.record(row) for row in range(first, last + 1)])
    )
    rows.rowsRemoved.connect(lambda _, first, last: copy.__delitem__(slice(first, last + 1)))
    for keys in ([1, 2, 3], [1, 3], [3, 1], [0, 3, 1, 7], [], [5]):
        rows.show(Plain(key, str(key)) for key in keys)
        assert [one.key for one in copy] == keys
    qtmodeltester.check(rows)


def test_a_row_that_only_changed_is_not_taken_out(qtbot):
    rows = Rows()
    rows.show([Plain(1, "a"), Plain(2, "b")])
    with qtbot.assertNotEmitted(rows.rowsRemoved), qtbot.waitSignal(rows.dataChanged) as told:
        rows.show([Plain(1, "a"), Plain(2, "c")])
    assert told.args[0].row() == 1


@pytest.mark.parametrize("kind", [Rows, Log, Moments, Stack, Zone])
def test_the_model_tester_finds_nothing_in_an_empty_list(kind, qtmodeltester):
    qtmodeltester.check(kind())


def test_the_model_tester_finds_nothing_in_lists_of_a_game(laid, qtmodeltester):
    for name in ("Island", "Mountain", "Swamp"):
        laid.put(name, count=2)
    bolt = laid.put("Lightning Bolt", "hand")
    assert laid.table.do(("cast", 0, bolt, "front"))
    while laid.table.asking:
        laid.table.answer_keys([0])
    teller = Teller(laid.table.timeline)
    moments, log, stack, zone, finding = Moments(), Log(), Stack(), Zone(), Finding()
    moments.show(nodes(laid.table.timeline, teller.words))
    log.show(teller.entries())
    stack.show(waiting(laid.state))
    zone.show_ids(laid.state, [thing.id for thing in laid.state.things.values()])
    finding.look_for("t:creature")
    for model in (moments, log, stack, zone, finding):
        assert model.rowCount()
        qtmodeltester.check(model)
    assert stack.record(0).name == "Lightning Bolt" and stack.record(0).targets
    assert moments.record(moments.row_of(("moment", laid.table.timeline.place))).now


def test_a_search_shows_how_much_is_read_and_keeps_its_rows_when_it_makes_no_sense():
    finding = Finding()
    finding.look_for("")
    count = finding.rowCount()
    while finding.read_some(50):
        pass
    assert all(record.unread is not None for record in finding.records)
    finding.look_for("mv<=zebra")
    assert finding.complaint and finding.rowCount() == count
    finding.look_for("island")
    assert finding.record(0).key == "Island" and not finding.complaint
