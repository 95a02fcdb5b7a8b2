"""What the boards cost on which other programs are slow: triggers on each other, changes of type, shared abilities, a doubling swarm."""
import attrs
import pytest

from sandbox.timeline.replay import play
from tests.boards import KINDS, put_tokens, settled
from tests.rules.test_slow_boards import GREETER, SLIVERS, SWARM
from tests.table import BEAR, Table, card

CHANGES = ("Nonbasic lands are Mountains.", "Creatures you control are Elves in addition to their other types.",
           "All lands are Swamps in addition to their other types.", "All creatures are artifacts in addition to their other types.",
           "All artifacts are enchantments in addition to their other types.")


def changed_types():
    table = Table()
    for n in range(200):
        table.players[n % 2].controls(("Forest", BEAR, "Island", KINDS[0])[n % 4])
    table.players[0].controls(*[card(f"Trial Change {n}", "{2}{U}", "Enchantment", text) for n, text in enumerate(CHANGES) for _ in (0, 1)])
    return table.state


def test_forty_eight_tokens_that_trigger_on_each_other(measured):
    table = Table()
    alice, _ = table.players
    mother = alice.controls(card("Trial Mother", types="Creature — Ally", size="1/1",
                                 text="{T}: Create a token that's a copy of each other creature you control."))
    state = put_tokens(table.state, 24, (GREETER,), lambda i: 0)
    assert state.derived
    after = measured(lambda: settled(play(state, ("activate", 0, mother.id, 0)).state, ("settle", 0)), rounds=3)
    assert after.seats[0].life == 20 + 24 * 24 + 24 * 23


def test_ten_changes_of_type_over_two_hundred_from_nothing(measured):
    state = changed_types()
    assert measured(lambda: attrs.evolve(state, earlier=None).derived).looks == state.derived.looks


def test_ten_changes_of_type_after_tapping_one_of_two_hundred(measured):
    state = changed_types()
    assert state.derived
    one = attrs.evolve(next(state.permanents()), tapped="tapped")
    assert "Swamp" in measured(lambda: state.with_thing(one).derived).look(one).types


def test_fifteen_slivers_and_two_hundred_more_from_nothing(measured):
    table = Table()
    table.players[0].controls(*SLIVERS)
    state = put_tokens(table.state, 200, (card("Trial Spawn", types="Creature — Sliver", size="1/1"),), lambda i: 0)
    measured(lambda: attrs.evolve(state, earlier=None).derived)


def test_a_sliver_comes_to_two_hundred(measured):
    table = Table()
    alice, _ = table.players
    alice.controls(*SLIVERS[1:], "Forest", "Forest")
    last = alice.holds(SLIVERS[0])
    state = put_tokens(table.state, 200, (card("Trial Spawn", types="Creature — Sliver", size="1/1"),), lambda i: 0)
    assert state.derived
    after = measured(lambda: settled(settled(state, ("cast", 0, last.id, "front")), ("settle", 0)))
    assert sum("flying" in after.look(thing.id).words for thing in after.permanents()) == 215


@pytest.mark.parametrize("lands", [6, 10])
def test_a_swarm_after_so_many_lands(measured, lands):
    table = Table()
    alice, _ = table.players
    alice.controls(*["Forest"] * 5, SWARM)
    state = table.state

    def doubled():
        table.state = state
        for _ in range(lands):
            alice.puts(alice.holds("Forest"))
            table.settles()
        return table.count("Trial Swarm")
    assert measured(doubled, rounds=2) == 2 ** lands


# ---- the window ----
@pytest.fixture
def near(qtbot, tmp_path):
    """The field of a window on a thousand different cards, none of them in a pile, painted in software."""
    from PySide6.QtWidgets import QApplication

    from sandbox.timeline.timeline import Timeline
    from sandbox.views.app import application, make_window
    from sandbox.views.settings import Settings

    table = Table()
    for n in range(1_000):
        table.players[n % 2].controls(attrs.evolve(BEAR, front=attrs.evolve(BEAR.front, name=f"Trial Bear {n}")))
    application()
    window = make_window(Timeline(table.state), Settings(tmp_path))
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    window.field.grab()
    for _ in range(400):
        QApplication.processEvents()
    return window.field


def painted(field, move):
    """One frame: painted at once, and once only."""
    from PySide6.QtWidgets import QApplication
    move()
    field.viewport().repaint()
    QApplication.processEvents()


def test_twenty_frames_of_panning_over_a_thousand_different_cards(measured, near):
    near.zoom(3.0)
    painted(near, lambda: None)
    measured(lambda: [painted(near, lambda by=by: near.pan(by, 4)) for by in [12] * 10 + [-12] * 10], rounds=3)
    assert len(near.plan.cards) >= 1_000


def test_twelve_frames_of_zooming_into_a_thousand_different_cards(measured, near):
    painted(near, lambda: None)
    measured(lambda: [painted(near, lambda times=times: near.zoom(times)) for times in [1.2] * 6 + [1 / 1.2] * 6], rounds=3)
    assert near.nearness >= 1
