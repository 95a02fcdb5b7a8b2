"""What the same deed costs on boards of ten to ten thousand tokens of three kinds under five anthems, and what the window then does."""
import pathlib
import tempfile

import attrs
import pytest

from sandbox.rules.possible import possible
from sandbox.timeline.replay import play
from sandbox.timeline.timeline import Timeline
from tests.boards import board, cast_and_resolved, full_combat, put_tokens, settled, sized
from tests.table import BEAR, Table

SIZES = [10, 100, 1_000, 10_000]
DEEDS = {
    "tapping a land": lambda state, lands, held: play(state, ("tap", 0, lands[0].id, 0)).state,
    "casting a creature that triggers": lambda state, lands, held: cast_and_resolved(state, held["Herald"]),
    "1 damage to each creature": lambda state, lands, held: cast_and_resolved(state, held["Storm"]),
    "20 damage to each creature": lambda state, lands, held: cast_and_resolved(state, held["Flood"]),
    "doubling the tokens": lambda state, lands, held: cast_and_resolved(state, held["Harvest"]),
    "a full combat": lambda state, lands, held: full_combat(state),
    "all of hers become copies": lambda state, lands, held: cast_and_resolved(state, held["Masque"], lambda asked: (asked.options[0],)),
}


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed(measured, deed, n):
    table, lands, held = board(n)
    after = measured(lambda: DEEDS[deed](table.state, lands, held), rounds=3 if n > 1_000 else 5)
    assert after is not table.state and after.derived


@pytest.mark.parametrize("n", SIZES)
def test_one_undo(measured, n):
    table, lands, _ = board(n)
    timeline = Timeline(table.state)

    def done():
        timeline.do(("tap", 0, lands[0].id, 0))
        return ()
    measured(timeline.undo, done)
    assert timeline.state == table.state


@pytest.mark.parametrize("n", SIZES)
def test_one_derive_pass(measured, n):
    table, _, _ = board(n)
    first = next(t for t in table.state.permanents() if t.token == "token")
    tapped = attrs.evolve(first, tapped="tapped")
    assert measured(lambda: table.state.with_thing(tapped).derived).look(tapped).power


@pytest.mark.parametrize("n", SIZES)
def test_one_derive_pass_from_nothing(measured, n):
    table, _, _ = board(n)
    assert measured(lambda: attrs.evolve(table.state, earlier=None).derived).looks == table.state.derived.looks


@pytest.mark.parametrize("n", [1_000, 5_000])
def test_making_tokens(measured, n):
    table, _, _ = board(n)
    text = "Create a 1/1 green Saproling creature token for each creature."
    after = measured(lambda: settled(table.state, ("tell", 0, text)), rounds=3)
    assert sized(after) == sized(table.state) + n


@pytest.mark.parametrize("n", [50, 200])
def test_a_combat_of_n_against_n(measured, n):
    table = Table()
    table.state = put_tokens(table.state, 2 * n)
    assert table.state.derived
    assert sized(measured(lambda: full_combat(table.state))) < 2 * n


def test_the_list_of_legal_plays(measured):
    table, _, _ = board(20, lands=6, anthems=())
    for _ in range(2):
        table.players[0].holds(BEAR)
    state = table.state
    assert state.derived
    assert measured(lambda: possible(attrs.evolve(state), 0))


# ---- the window ----
@pytest.fixture
def window(qtbot):
    from PySide6.QtWidgets import QApplication

    from sandbox.views.app import application, make_window
    from sandbox.views.settings import Settings

    def opened(state):
        application()
        made = make_window(Timeline(state), Settings(pathlib.Path(tempfile.mkdtemp())))
        qtbot.addWidget(made)
        made.resize(1440, 900)
        made.show()
        qtbot.waitExposed(made)
        made.field.grab()
        for _ in range(200):
            QApplication.processEvents()
        return made
    return opened


def repainted(window):
    """What follows when the table has changed, until all of it is painted."""
    from PySide6.QtWidgets import QApplication
    window.table.changed.emit()
    window.table.asked.emit(window.table.asking)
    QApplication.processEvents()
    window.field.viewport().repaint()


@pytest.mark.parametrize("n", SIZES)
@pytest.mark.parametrize("deed", ["tap", "Herald", "Storm", "Harvest", "combat", "undo"])
def test_the_window_repaints_after(measured, window, deed, n):
    table, lands, held = board(n)
    seen = window(table.state)
    timeline = seen.table.timeline

    def done():
        while timeline.can_undo:
            timeline.undo()
        repainted(seen)
        tap = [("tap", 0, lands[0].id, 0)]
        actions = {"tap": tap, "undo": tap, "combat": [("go_to", 0, 0, "declare blockers")]}
        for action in actions.get(deed) or [("cast", 0, held[deed].id, "front"), ("settle", 0)]:
            run = timeline.do(action)
            while run.asked:
                run = timeline.answer(("auto",) if run.asked.kind == "pay" else everyone(run.asked))
        if deed == "undo":
            repainted(seen)
            timeline.undo()
        return ()
    measured(lambda: repainted(seen), done, rounds=3)
    assert seen.field.plan.cards


def everyone(asked):
    return tuple((one, asked.options.seconds[0]) for one in asked.options.firsts) if asked.kind == "attackers" else ()


