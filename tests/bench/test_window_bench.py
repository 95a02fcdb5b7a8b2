"""From a click to its result on the screen, on a board of sixty permanents a side; and the program's own start."""
import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from sandbox.models.asking import asked
from sandbox.models.draft import Draft
from sandbox.timeline.timeline import Timeline
from sandbox.views.app import application, make_window
from sandbox.views.settings import Settings
from tests.models.test_pairing import crowds
from tests.table import Table

CREATURES = ("Serra Angel", "Academy Drake", "Ambush Viper", "Birds of Paradise", "Blood Artist", "Ajani's Pridemate")
LANDS = ("Island", "Mountain", "Forest", "Plains", "Swamp")


def crowded():
    table = Table()
    for player in table.players:
        for n in range(30):
            player.controls(LANDS[n % len(LANDS)])
            player.controls(CREATURES[n % len(CREATURES)], counters=(("+1/+1", n % 4),) if n % 4 else ())
    return table.state


@pytest.fixture
def window(qtbot, tmp_path):
    application()
    window = make_window(Timeline(crowded()), Settings(tmp_path))
    qtbot.addWidget(window)
    window.resize(1440, 900)
    window.show()
    qtbot.waitExposed(window)
    window.field.grab()
    for _ in range(400):                              # the search has read its cards by then, as when a person begins to click
        QApplication.processEvents()
    return window


def test_a_double_click_on_a_land_among_sixty(benchmark, window):
    """Tapped for mana, the table laid out anew and painted."""
    state = window.table.state
    islands = [t.id for t in state.things.values() if state.look(t.id).name == "Island" and t.controller == 0]

    def untouched():
        while window.table.timeline.can_undo:
            window.table.undo()
        window.field.scene().glide.finish()
        return (islands[0],), {}

    def clicked(id):
        x, y = window.field.plan.cards[id].seen.middle
        at = window.field.viewport().rect().topLeft() + type(window.pos())(round(x), round(y))
        QTest.mouseDClick(window.field.viewport(), Qt.MouseButton.LeftButton, pos=at)
        QApplication.processEvents()
        window.field.viewport().repaint()
        assert window.table.state.seats[0].pool == "U"
    benchmark.pedantic(clicked, setup=untouched, rounds=20)


def test_starting_the_program(benchmark):
    """Until its window has been painted once, the welcome board on it."""
    code = ("from sandbox.views.app import application, make_window; app = application(); w = make_window(); w.open_welcome(); "
            "w.show(); w.grab(); assert w.isVisible()")
    benchmark.pedantic(lambda: subprocess.run([sys.executable, "-c", code], check=True), rounds=3, warmup_rounds=1)


def test_one_click_on_a_thousand_blockers_that_may_block_a_thousand(measured):
    """The question put into words and the click answered with what may be clicked next."""
    state, choice, _ = crowds()

    def clicked():
        made = Draft(asked(choice, state))
        made.point(*next(iter(made.question.offers.firsts)))
        return made.open_ids
    assert len(measured(clicked)) > 1_000
