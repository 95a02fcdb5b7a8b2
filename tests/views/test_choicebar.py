"""The choice bar: every question whole, every answer with its key, the bar always as high as ever."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox

from sandbox.engine.choices import CHANCE, Choice, Divide, Order
from sandbox.engine.state import Seat, State
from sandbox.models.asking import asked, at_step, idle_sentence
from sandbox.views.bits import Words
from sandbox.views.choicebar import ChoiceBar
from sandbox.views.theme import DARK, load_fonts

STATE = State(seats=(Seat(name="You"), Seat(name="Opponent")))
LONG = ("Whenever another creature you control dies, you may pay {1}{B}. If you do, return that card to the battlefield under its owner's "
        "control at the beginning of the next end step, then sacrifice a permanent")


class Asking:
    """What of a Table the bar looks at."""

    def __init__(self, choice):
        self.choice, self.state, self.asking = choice, STATE, asked(choice, STATE)


@pytest.fixture
def bar(qtbot):
    load_fonts()
    bar = ChoiceBar(DARK)
    qtbot.addWidget(bar)
    bar.resize(1280, bar.height())
    bar.show()
    return bar


@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("words", ["X", "Choose target creature", LONG])
def test_every_question_is_whole_and_the_bar_keeps_its_height(bar, scale, words):
    bar.set_theme(DARK.scaled(scale))
    before = bar.height()
    bar.show_table(Asking(Choice(who=0, ask=words, options=("a", "b", "c"))))
    [shown] = bar.findChildren(Words)
    assert shown.heightForWidth(shown.width()) <= bar.height() - 10
    assert bar.height() == before


def given(bar, qtbot, choice, work):
    bar.show_table(Asking(choice))
    with qtbot.waitSignal(bar.answered) as told:
        work()
    assert choice.fits(told.args[0])
    return told.args[0]


def test_a_number_key_is_an_answer(bar, qtbot):
    assert given(bar, qtbot, Choice(who=0, ask="one", options=("a", "b", "c")), lambda: bar.press_number(2)) == ("b",)


def test_several_are_picked_then_confirmed(bar, qtbot):
    choice = Choice(who=0, ask="some", options=("a", "b", "c"), least=1, most=2)
    bar.show_table(Asking(choice))
    assert not bar.confirm(), "too few"

    def work():
        for number in (1, 2, 3):
            bar.press_number(number)
        bar.confirm()
    assert given(bar, qtbot, choice, work) == ("b", "c")


def test_none_is_an_answer_where_none_will_do(bar, qtbot):
    assert given(bar, qtbot, Choice(who=0, ask="some", options=("a", "b"), least=0, most=2), bar.confirm) == ()


def test_a_division_is_confirmed_only_when_it_adds_up(bar, qtbot):
    choice = Divide(who=0, ask="divide", options=("a", "b"), least=1, most=5)
    bar.show_table(Asking(choice))
    spins = bar.findChildren(QSpinBox)
    spins[0].setValue(2)
    assert not bar.confirm()

    def work():
        spins = bar.findChildren(QSpinBox)
        spins[1].setValue(3)
        bar.confirm()
    with qtbot.waitSignal(bar.answered) as told:
        work()
    assert told.args[0] == (2, 3)


def test_chance_is_random_only_for_chance(bar, qtbot):
    bar.show_table(Asking(Choice(who=0, ask="one", options=("a", "b"))))
    assert not bar.answer_at_random()
    faces = Choice(who=CHANCE, ask="a die", options=tuple(range(1, 7)), kind="die")
    [face] = given(bar, qtbot, faces, bar.answer_at_random)
    assert 1 <= face <= 6
    order = Order(who=CHANCE, ask="shuffle", options=tuple(range(40)), least=40, most=40)
    assert sorted(given(bar, qtbot, order, bar.answer_at_random)) == list(range(40))


def test_a_long_order_is_kept_or_arranged_by_hand(bar, qtbot):
    order = Order(who=CHANCE, ask="shuffle", options=tuple(range(40)), least=40, most=40)
    assert given(bar, qtbot, order, bar.confirm) == tuple(range(40))
    bar.show_table(Asking(order))
    bar.press_number(1)
    assert bar.arranging


def test_a_click_takes_back(bar, qtbot):
    bar.show_table(Asking(Choice(who=0, ask="one", options=("a", "b"))))
    with qtbot.waitSignal(bar.cancelled):
        QTest.mouseClick(bar.buttons["end Take back"], Qt.MouseButton.LeftButton)


def test_what_passing_would_do_is_said():
    assert idle_sentence(STATE).startswith("Play a land")
    assert at_step("beginning of combat") == "At the beginning of combat" and at_step("upkeep") == "In the upkeep step"
