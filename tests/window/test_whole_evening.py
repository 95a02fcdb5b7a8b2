"""A whole evening for four by pointer and keys alone: nothing on the table is set by hand, from the new game to one who leaves."""
import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog

from tests.window.conftest import LEFT

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEADER, BOLT = "Thalia, Guardian of Thraben", "Lightning Bolt"
DECKS = {"lead": f"Name Lead\n\nCommander\n1 {LEADER}\n\nDeck\n99 Plains\n", "bolts": f"Name Bolts\n\nDeck\n50 Mountain\n49 {BOLT}\n",
         "walls": "Name Walls\n\nDeck\n99 Forest\n"}
YOU, BOB, CID, DAN = range(4)


def picked(hands, chooser, row):
    """From a list, opened and clicked with the pointer."""
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(0)                                 # no waiting for what could be a double click
    QTest.mouseClick(chooser, LEFT)
    view = chooser.view()
    view.scrollTo(chooser.model().index(row, 0))
    QApplication.processEvents()
    QTest.mouseClick(view.viewport(), LEFT, pos=view.visualRect(chooser.model().index(row, 0)).center())
    QApplication.setDoubleClickInterval(usual)
    hands.settle()


def sits_down(hands, tmp_path, monkeypatch, *names):
    """The offer from the menu, so many players, a deck for each out of a file, and who sits first begins; all with the pointer."""
    hands.menu("File", "New game with decks")
    offer = hands.window.game_offer
    QTest.mouseClick(offer.counts[len(names)], LEFT)
    for (_, chooser), name in zip(offer.rows, names, strict=False):
        path = tmp_path / f"{name}.txt"
        path.write_text(DECKS[name], encoding="utf-8")
        monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_, path=path: (str(path), ""))
        picked(hands, chooser, chooser.count() - 1)
        assert chooser.currentText() == name.title()
    picked(hands, offer.first, 1)
    QTest.mouseClick(offer.begin, LEFT)
    hands.settle()
    assert hands.asking.kind == "mulligan"


def corner_menu(hands, seat, words):
    """The right button on a player, and a word of the menu clicked."""
    player = hands.window.field.corners[seat].player
    at = player.rect().center()
    QApplication.sendEvent(player, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, player.mapToGlobal(at)))
    menu = hands.window.menu
    entry = next(action for action in menu.actions() if action.text() == words)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(entry).center())
    hands.window.activateWindow()                                          # as a window system does when a menu closes
    hands.settle()


def step(hands, words):
    """On the ribbon."""
    QTest.mouseClick(hands.window.top.ribbon.buttons[words], LEFT)
    hands.settle()


def next_turn(hands, seat):
    """On to the main phase of that player's next turn; nobody attacks or blocks on the way."""
    for _ in range(30):
        if hands.asking is not None and hands.asking.kind == "discard":   # down to seven, at the end of a turn [514.1]
            hands.click(hands.asking.offers[0].id)
        elif hands.asking is not None:
            hands.enter()
        elif (hands.state.active, hands.state.step) == (seat, "upkeep"):
            break
        else:
            hands.press(Qt.Key.Key_Return, CTRL)
    step(hands, "precombat main")
    assert (hands.state.active, hands.state.step) == (seat, "precombat main")


def plays_a_land(hands, seat, name):
    before = len(hands.ids(name, "battlefield", seat))
    hands.double_click(hands.ids(name, "hand", seat)[-1])
    assert len(hands.state.seats[seat].hand) + 1 and len(hands.ids(name, "battlefield", seat)) == before + 1


def leads(hands, costs):
    """The commander out of the command zone, by dragging it; what it costs comes out of lands that tap."""
    QTest.mouseClick(hands.window.field.corners[YOU].piles["command"], LEFT)
    hands.settle()
    overlay = hands.window.overlay
    hands._drag(overlay.cards.viewport(), overlay.cards.visualRect(overlay.zone.index(0)).center(), hands.zone(YOU, "battlefield"),
                Qt.KeyboardModifier.NoModifier)
    hands.escape()                                                         # the open pile
    assert hands.asking.kind == "pay"
    hands.enter()
    assert sum(t.tapped == "tapped" for t in hands.state.permanents()) == costs
    around(hands)
    return hands.one(LEADER, "battlefield", YOU)


def around(hands):
    """Each passes in turn order, and what waits on top resolves [117.4]."""
    seats = []
    before = len(hands.state.stack)
    while len(hands.state.stack) == before and hands.asking is None and len(seats) < 9:
        seats.append(hands.state.priority)
        hands.space()
    return seats


@pytest.fixture
def evening(hands, tmp_path, monkeypatch):
    random.seed(5)                                                         # the same hands every time: two Mountains in time, and a spell
    sits_down(hands, tmp_path, monkeypatch, "lead", "bolts", "walls", "walls")
    hands.option("Yes")                                                    # a mulligan, which costs nothing among four [103.5c]
    while hands.asking and hands.asking.kind == "mulligan":
        hands.option("No")
    assert [len(seat.hand) for seat in hands.state.seats] == [7] * 4 and hands.state.seats[YOU].life == 40
    return hands


def test_a_commander_game_for_four_by_events_alone(evening):    # 103.1, 103.5c, 305.1, 903.8, 903.9a, 802.2, 117.4, 104.3a, 800.4a
    hands = evening
    hands.press(Qt.Key.Key_Space, CTRL)                                    # nobody passes along: each is asked
    next_turn(hands, YOU) if hands.state.step == "cleanup" else step(hands, "precombat main")
    plays_a_land(hands, YOU, "Plains")
    next_turn(hands, BOB)
    plays_a_land(hands, BOB, "Mountain")
    next_turn(hands, YOU)
    plays_a_land(hands, YOU, "Plains")
    leader = leads(hands, costs=2)                                         # 903.8: the first time it costs what it says
    next_turn(hands, BOB)
    plays_a_land(hands, BOB, "Mountain")                                   # what you lead with makes his spells cost more
    next_turn(hands, YOU)
    plays_a_land(hands, YOU, "Plains")
    step(hands, "declare attackers")
    assert hands.asking.kind == "attackers"
    hands.drag(leader, hands.zone(CID, "player"))                          # one of three
    hands.enter()
    assert hands.state.thing(leader).attacking.seat == CID
    step(hands, "combat damage")
    while hands.asking is not None:
        hands.enter()
    assert [seat.life for seat in hands.state.seats] == [40, 40, 38, 40]
    assert ("of the commander", 2) in hands.window.field.sides[CID].counters   # 903.10a, beside the life
    step(hands, "postcombat main")
    hands.space()                                                          # you pass; Bob has priority
    assert hands.state.priority == BOB
    hands.double_click(hands.ids(BOLT, "hand", BOB)[-1])
    assert hands.asking.kind == "target" and hands.asking.seat == BOB
    hands.click(leader)
    hands.enter()
    assert around(hands) == [BOB, CID, DAN, YOU]
    assert hands.asking.kind == "commander" and hands.asking.seat == YOU
    hands.option("Yes")
    assert hands.one(LEADER, "command", YOU) and "commander tax 2" in hands.window.field.sides[YOU].titles

    corner_menu(hands, DAN, "Concede")                                     # 104.3a, 800.4a
    assert "104.3a" in hands.notice() and hands.state.seats[DAN].lost and not hands.ids("Forest", None, DAN)
    hands.undo()
    assert not hands.state.seats[DAN].lost
    hands.redo()
    next_turn(hands, YOU)
    assert hands.state.active == YOU                                       # Dan has no turn any more
    plays_a_land(hands, YOU, "Plains")
    leads(hands, costs=4)                                                  # 903.8: two more the second time
    assert hands.state.commanders[0].casts == 2
    hands.space()
    seats = {hands.state.priority}
    while hands.state.active == YOU and hands.asking is None and hands.state.step == "precombat main":
        seats.add(hands.state.priority)
        hands.space()
    assert DAN not in seats and seats >= {BOB, CID}                        # nobody waits for who has left
    corner_menu(hands, DAN, "Concede")
    assert "lost already" in hands.notice()
    for seat in (CID, BOB):
        while hands.asking is not None:
            hands.enter()
        corner_menu(hands, seat, "Concede")
    assert [bool(seat.lost) for seat in hands.state.seats] == [False, True, True, True]
    assert "win" in hands.window.bar.accessibleName().lower()              # 104.2a
