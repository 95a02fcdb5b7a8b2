"""Priority at the window: stops below the steps, passing until something happens, holding priority, answers given once for all, loops."""
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSpinBox

from sandbox.timeline.playing import play_text
from sandbox.views.ordering import OrderStrip

LEFT = Qt.MouseButton.LeftButton
CONTROL = Qt.KeyboardModifier.ControlModifier
HEAD = "format = 1\nturn = 3\n"
CARDS = '''
[[cards]]
name = "Luck"
cost = "{W}"
types = "Enchantment"
text = "Whenever you gain life, you may draw a card."
[[cards]]
name = "Watch"
cost = "{W}"
types = "Enchantment"
text = "At the beginning of each end step, you gain 1 life."
[[cards]]
name = "Warden"
cost = "{W}"
types = "Creature — Human Cleric"
power = 1
toughness = 1
text = "Whenever another creature enters, you gain 1 life."
[[cards]]
name = "Mourner"
cost = "{B}"
types = "Creature — Human Cleric"
power = 1
toughness = 1
text = "Whenever another creature enters, you lose 1 life."
'''


def lay(hands, text, cards=CARDS):
    hands.window.table.lay(play_text(HEAD + cards + text).timeline, "A table")
    hands.settle()


def stop(hands, step, seat):
    """A click on the mark below a step."""
    part = next(part for part in hands.window.top.ribbon.parts if part.steps[0][1] == step)
    QTest.mouseClick(part.stops[seat], LEFT)
    hands.settle()
    return part.stops[seat]


def here(hands):
    return hands.state.turn, hands.state.step


LIBRARIES = '''
[players.you]
library = ["Island*5"]
[players.opponent]
library = ["Island*5"]
'''


def test_a_click_below_a_step_sets_a_stop_and_space_passes_to_it(hands):                  # 117.4
    lay(hands, LIBRARIES)
    mark = stop(hands, "end", 0)
    assert mark.isChecked() and hands.state.stops == ((0, "end"),)
    hands.space()
    assert here(hands) == (3, "end")
    stop(hands, "upkeep", 1)
    hands.space()
    assert here(hands) == (4, "upkeep")
    hands.undo()
    hands.undo()
    assert hands.state.stops == ((0, "end"),) and here(hands) == (3, "end")
    assert not stop(hands, "end", 0).isChecked()
    hands.space()
    assert here(hands) == (4, "upkeep")                                                   # without stops one step at a time


def test_the_stops_are_in_a_menu_where_the_steps_are_folded(hands):
    lay(hands, LIBRARIES)
    hands.window.resize(1000, 700)
    hands.settle()
    ribbon = hands.window.top.ribbon
    assert ribbon.folded == "phases"
    part = ribbon.parts[2]
    QApplication.sendEvent(part, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 5), part.mapToGlobal(QPoint(5, 5))))
    words = [action.text() for action in part.menu.actions()]
    assert "Stop at Blockers in Alice’s turns" in words and "Stop at Blockers in Bob’s turns" in words
    part.menu.actions()[words.index("Stop at Blockers in Bob’s turns")].trigger()
    part.menu.close()
    assert hands.state.stops == ((1, "declare blockers"),)


def test_n_passes_until_something_happens(hands):                                         # 117.4
    lay(hands, LIBRARIES.replace("library", 'battlefield = ["Watch"]\nlibrary', 1))
    hands.press("n")
    assert here(hands) == (3, "end") and len(hands.state.stack) == 1
    hands.press("n")
    assert not hands.state.stack and hands.state.seats[0].life == 21


def test_priority_is_held_unless_one_likes_it_otherwise(hands):                           # 117.3c
    lay(hands, '''
[players.you]
battlefield = ["Mountain*2"]
hand = ["Lightning Bolt*2"]
''')
    first, second = hands.ids("Lightning Bolt")
    hands.drag(first, hands.zone(1, "player"))
    hands.enter()
    assert len(hands.state.stack) == 1 and hands.state.priority == 0                      # held: one may respond to oneself
    hands.press(Qt.Key.Key_H, CONTROL)
    hands.drag(second, hands.zone(1, "player"))
    hands.enter()
    assert len(hands.state.stack) == 1 and hands.state.seats[1].life == 17                # the second resolved at once
    hands.undo()
    assert len(hands.state.stack) == 2 and hands.state.seats[1].life == 20
    hands.press(Qt.Key.Key_H, CONTROL)


def test_always_yes_is_asked_once(hands):                                                 # 608.2d
    lay(hands, '''
[players.you]
battlefield = ["Luck"]
library = ["Island*5"]
[[steps]]
tell = "You gain 1 life."
''')
    hands.space()
    assert hands.asking.shape == "yes no"
    hands.option("Always yes")
    assert len(hands.state.seats[0].hand) == 1 and len(hands.state.remembered) == 1
    hands.window.table.edit(("tell", 0, "You gain 1 life."))
    hands.space()
    assert len(hands.state.seats[0].hand) == 2 and hands.asking is None
    for _ in range(3):
        hands.undo()
    assert hands.state.remembered == () and len(hands.state.stack) == 1


def test_triggers_that_are_alike_are_put_in_order_together(hands):                        # 603.3b
    lay(hands, '''
[players.you]
battlefield = ["Warden*3", "Mourner*2", "Forest*2"]
hand = ["Grizzly Bears"]
''')
    hands.double_click(hands.one("Grizzly Bears", "hand"))
    hands.enter()
    hands.space()
    [strip] = hands.window.bar.findChildren(OrderStrip)
    assert [chip.words.partition(":")[0] for chip in strip.chips] == ["3 × Warden", "2 × Mourner"]
    QTest.mouseClick(strip.chips[1], LEFT)                                                # the Mourners first
    hands.settle()
    hands.enter()
    assert [item.word for item in hands.state.stack] == ["Mourner"] * 2 + ["Warden"] * 3


def test_they_can_be_taken_apart(hands):                                                  # 603.3b
    lay(hands, '''
[players.you]
battlefield = ["Warden*2", "Mourner", "Forest*2"]
hand = ["Grizzly Bears"]
''')
    hands.double_click(hands.one("Grizzly Bears", "hand"))
    hands.enter()
    hands.space()
    hands.option("One by one")
    strip = hands.window.bar.findChildren(OrderStrip)[-1]
    assert len(strip.chips) == 3
    QTest.mouseClick(strip.chips[2], LEFT)
    hands.settle()
    hands.enter()
    assert [item.word for item in hands.state.stack] == ["Warden", "Mourner", "Warden"]


# ---- loops ----
STONE = '''
[players.you]
battlefield = ["Basalt Monolith", "Forsaken Monument"]
'''


def around(hands):
    """Once through the loop: tap for mana, untap, resolve."""
    monolith = hands.one("Basalt Monolith")
    hands.window.table.do(("tap", 0, monolith, 0))
    hands.window.table.do(("activate", 0, monolith, 0))
    hands.settle()
    hands.enter()
    hands.space()


def test_a_loop_is_noticed_and_repeated_a_million_times(hands, qtbot):                    # 731.1b, 731.2
    lay(hands, STONE, "")
    around(hands)
    hands.option("Repeat: +1 {C}")
    spin = hands.window.popup.spin
    assert spin.value() == 1_000_000
    QTest.keyClick(spin, Qt.Key.Key_Return)
    hands.settle()
    assert "repeats this 1,000,000 times: +1 {C}" in hands.asking.words and hands.asking.seat == 1
    hands.enter()
    assert len(hands.state.seats[0].pool) == 1_000_001 and hands.asking is None
    hands.undo()
    assert len(hands.state.seats[0].pool) <= 1


def test_an_opponent_shortens_it(hands):                                                  # 731.2b
    lay(hands, STONE, "")
    around(hands)
    hands.press(Qt.Key.Key_J, CONTROL)
    QTest.keyClick(hands.window.popup.spin, Qt.Key.Key_Return)
    hands.settle()
    spin = next(spin for spin in hands.window.bar.findChildren(QSpinBox) if spin.isVisible())
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, "4")
    hands.option("Then I respond")
    assert hands.state.priority == 1 and len(hands.state.stack) == 1 and len(hands.state.seats[0].pool) == 1 + 4 + 1


ARMED = STONE + '''hand = ["Forest"]
[players.opponent]
battlefield = ["Mountain"]
hand = ["Lightning Bolt"]
'''


def proposed(hands):
    """The loop, proposed by its keys; the box in which the opponent may set fewer times."""
    lay(hands, ARMED, "")
    around(hands)
    hands.press(Qt.Key.Key_J, CONTROL)
    assert hands.window.popup.spin.text() == "1,000,000"
    QTest.keyClick(hands.window.popup.spin, Qt.Key.Key_Return)
    hands.settle()
    return next(spin for spin in hands.window.bar.findChildren(QSpinBox) if spin.isVisible())


def test_enter_gives_the_number_once_one_is_set(hands):                                   # 731.2b, 731.2c
    spin = proposed(hands)
    assert hands.window.bar.main.words == "Let it be so" and spin.text() == "999,999"
    QTest.mouseClick(spin.lineEdit(), LEFT)
    spin.selectAll()
    QTest.keyClicks(spin, "4")
    hands.settle()
    assert (hands.window.bar.main.words, hands.window.bar.main.key) == ("Then I respond", "Enter")
    hands.enter()
    assert hands.state.priority == 1 and len(hands.state.stack) == 1 and len(hands.state.seats[0].pool) == 1 + 4 + 1


def test_who_shortened_it_is_told_to_act_and_cannot_pass(hands):                          # 731.2c
    spin = proposed(hands)
    spin.setValue(4)
    hands.option("Then I respond")
    bar = hands.window.bar
    assert "731.2c" in bar.accessibleName() and "do something else than pass" in bar.accessibleName() and not bar.buttons
    hands.space()
    assert "731.2c" in hands.notice() and hands.state.priority == 1
    hands.window.table.do(("tap", 1, hands.one("Mountain"), 0))
    hands.settle()
    assert "Let it resolve" in {button.words for button in bar.buttons.values()}
    hands.space()
    assert hands.state.priority is not None and not hands.state.stack


def test_a_proposal_is_taken_back(hands):                                                 # 731.2a
    proposed(hands)
    hands.press(Qt.Key.Key_Escape)
    assert hands.asking is None and len(hands.state.seats[0].pool) == 1 and hands.state.priority == 0


def test_a_proposal_is_accepted_with_a_click(hands):                                      # 731.2b, 731.2c
    proposed(hands)
    hands.option("Let it be so")
    assert len(hands.state.seats[0].pool) == 1_000_001 and hands.state.priority == 0


def test_without_a_loop_it_says_so(hands):
    lay(hands, LIBRARIES)
    hands.press(Qt.Key.Key_J, CONTROL)
    assert "731.1b" in hands.notice()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_every_stop_can_be_hit(hands, size):
    lay(hands, LIBRARIES)
    hands.window.resize(*size)
    hands.settle()
    marks = [mark for part in hands.window.top.ribbon.parts for mark in part.stops.values()]
    assert len(marks) == 24 and all(mark.width() >= 14 and mark.height() >= 10 for mark in marks)
