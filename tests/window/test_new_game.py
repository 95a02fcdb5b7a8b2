"""A game begun with decks at the window, by key and pointer: who plays, who begins, mulligans, the first turns; two to four seats."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sandbox.cards.decks.own import files
from tests.window.conftest import LEFT

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LEADER = "Trostani, Selesnya's Voice"


def offered(hands, *decks):
    """The offer, with these decks chosen for as many players, by the keys."""
    hands.press(Qt.Key.Key_N, CTRL | SHIFT)
    offer = hands.window.game_offer
    if len(decks) > 2:
        QTest.mouseClick(offer.counts[len(decks)], LEFT)
    places = [path.stem for path in files()]
    for (_, chooser), deck in zip(offer.rows, decks, strict=False):
        move(chooser, places.index(deck))
    hands.settle()
    return offer


def move(chooser, to):
    """With the arrow keys."""
    key = Qt.Key.Key_Down if to > chooser.currentIndex() else Qt.Key.Key_Up
    for _ in range(abs(to - chooser.currentIndex())):
        QTest.keyClick(chooser, key)


def begun(hands, *decks):
    """The first in the list begins; the game stands at the first mulligan."""
    offer = offered(hands, *decks)
    move(offer.first, 1)
    QTest.mouseClick(offer.begin, LEFT)
    hands.settle()
    assert hands.asking.kind == "mulligan"


def keeps(hands):
    """Everybody keeps."""
    while hands.asking and hands.asking.kind == "mulligan":
        hands.option("No")


def test_the_offer_lists_the_decks_that_come_with_it(hands):
    offer = offered(hands, "black_graves", "blue_skies")
    assert offer.isVisible() and [chooser.currentText() for _, chooser in offer.rows[:2]] == ["Black Graves", "Blue Skies"]
    assert not offer.rows[2][1].isVisible() and not offer.warning.isVisible()
    QTest.keyClick(offer, Qt.Key.Key_Escape)
    assert not offer.isVisible() and not hands.window.table.timeline.can_undo


def test_who_begins_is_chosen_by_whom_chance_names(hands):                                # 103.1
    offer = offered(hands, "red_goblins", "blue_skies")
    QTest.keyClick(offer, Qt.Key.Key_Return)
    hands.settle()
    assert hands.asking.kind == "starting player" and hands.asking.seat in (0, 1)
    hands.option("Bob")
    assert hands.asking.kind == "mulligan" and hands.asking.seat == 1
    keeps(hands)
    assert (hands.state.active, hands.state.step, hands.state.priority) == (1, "upkeep", 1)


def test_a_mulligan_is_asked_below_the_table_taken_and_taken_back(hands):                 # 103.5
    begun(hands, "green_giants", "blue_skies")
    first = hands.state.seats[0].hand
    assert len(first) == 7 and "mulligan" in hands.window.bar.accessibleName().lower() and "103.5" in hands.window.bar.accessibleName()
    hands.option("Yes")
    hands.option("No")                                                                    # Bob keeps; then Alice's hand goes back
    assert hands.asking.kind == "bottom" and len(hands.state.seats[0].hand) == 7 and hands.state.seats[0].hand != first
    away = hands.state.seats[0].hand[2]
    hands.click(away)                                                                     # pointed at in the hand itself
    assert len(hands.state.seats[0].hand) == 6 and hands.asking.kind == "mulligan"
    hands.undo()
    assert hands.asking.kind == "bottom" and len(hands.state.seats[0].hand) == 7
    hands.redo()
    keeps(hands)
    assert [len(seat.hand) for seat in hands.state.seats] == [6, 7] and hands.state.step == "upkeep"


def test_a_land_and_a_spell_in_the_first_turns(hands):                                    # 103.8a, 305.1, 601.2
    begun(hands, "green_giants", "red_goblins")
    keeps(hands)
    hands.space()
    assert hands.state.step == "precombat main" and len(hands.state.seats[0].hand) == 7   # the first draw was skipped
    land = next(id for id in hands.state.seats[0].hand if hands.state.look(id).name == "Forest")
    hands.double_click(land)
    assert hands.ids("Forest", "battlefield", 0)


def test_a_deck_from_a_file_may_be_chosen(hands, tmp_path, monkeypatch):
    path = tmp_path / "bears.txt"
    path.write_text("Name Bears\n\n40 Forest\n20 Grizzly Bears\n", encoding="utf-8")
    monkeypatch.setattr("sandbox.views.gaming.QFileDialog.getOpenFileName", lambda *_: (str(path), ""))
    offer = offered(hands, "black_graves", "blue_skies")
    chooser = offer.rows[1][1]
    QTest.keyClick(chooser, Qt.Key.Key_End)                                               # the last entry asks for a file
    assert chooser.currentText() == "Bears" and "20 of Grizzly Bears" in offer.warning.text()
    QTest.keyClick(offer, Qt.Key.Key_Return)
    hands.settle()
    assert sum(hands.state.look(t.id).name == "Grizzly Bears" for t in hands.state.things.values()) == 20


def opens(hands, seat, zone):
    QTest.mouseClick(hands.window.field.corners[seat].piles[zone], LEFT)
    hands.settle()
    return hands.window.overlay


def test_a_commander_is_cast_from_the_command_zone_and_comes_back(hands):                 # 903.6, 903.7, 903.8, 903.9a
    begun(hands, "commander_trostani", "commander_trostani")
    keeps(hands)
    assert [seat.life for seat in hands.state.seats] == [40, 40] and len(hands.ids(LEADER, "command")) == 2
    lay(hands, 0, "battlefield", *["Forest"] * 4, *["Plains"] * 4, "Temple Garden")
    lay(hands, 1, "battlefield", *["Plains"] * 4)
    lay(hands, 1, "hand", "Swords to Plowshares")
    hands.space()
    for paid in (4, 6):                                                                   # two more the second time
        overlay = opens(hands, 0, "command")
        start = overlay.cards.visualRect(overlay.zone.index(0)).center()
        hands._drag(overlay.cards.viewport(), start, hands.zone(0, "battlefield"), Qt.KeyboardModifier.NoModifier)
        hands.escape()
        hands.enter()                                                                     # pays automatically
        assert sum(t.tapped == "tapped" for t in hands.state.permanents()) == paid
        hands.space()                                                                     # it resolves
        [leader] = hands.ids(LEADER, "battlefield")
        if paid == 4:
            exiled(hands, leader)
    assert hands.state.commanders[0].casts == 2


def exiled(hands, leader):
    """Bob exiles it; its owner has it back in the command zone, and her lands untap by hand."""
    hands.window.table.edit(("set_turn", 0, (("priority", 1),)))
    hands.double_click(hands.ids("Swords to Plowshares", "hand", 1)[-1])
    if hands.asking.kind == "target":
        hands.click(leader)
    hands.enter()
    hands.space()
    assert hands.asking.kind == "commander" and hands.asking.seat == 0 and "903.9a" in hands.window.bar.accessibleName()
    hands.option("Yes")
    assert not hands.ids(LEADER, "battlefield") and hands.state.seats[0].life > 40
    tapped = [t.id for t in hands.state.permanents() if t.tapped == "tapped"]
    hands.window.table.edit(("several", 0, *(("set_fields", 0, id, (("tapped", "untapped"),)) for id in tapped)))
    hands.window.table.edit(("set_turn", 0, (("priority", 0),)))


def lay(hands, seat, zone, *names):
    for name in names:
        hands.window.table.edit(("set_new", seat, hands.window.table.card(name), zone))
    hands.settle()


def test_at_a_table_of_four_one_attacks_two_and_each_blocks_their_own(hands):             # 802.2, 802.3, 802.4, 506.2
    begun(hands, "black_graves", "blue_skies", "red_goblins", "green_giants")
    keeps(hands)
    hands.window.resize(1280, 800)
    fighters = {"Serra Angel": 0, "Grizzly Bears": 0, "Wind Drake": 1, "Colossal Dreadmaw": 3}
    for name, seat in fighters.items():
        lay(hands, seat, "battlefield", name)
    angel, bears, drake, wurm = (hands.one(name, "battlefield") for name in fighters)
    hands.space(4)                                                                        # everybody passes along, step by step
    assert hands.asking.kind == "attackers"
    hands.drag(angel, hands.zone(1, "player"))
    hands.drag(bears, hands.zone(3, "player"))
    hands.enter()
    assert [getattr(hands.state.thing(id).attacking, "seat", None) for id in (angel, bears)] == [1, 3]
    hands.space()
    assert hands.asking.kind == "blockers" and hands.asking.seat == 1                     # in turn order, each for themselves
    hands.drag(drake, angel)
    hands.enter()
    assert hands.asking.seat == 3 and all(offer.other == bears for offer in hands.asking.offers)
    hands.drag(wurm, bears)
    hands.enter()
    assert hands.state.thing(drake).blocking == (angel,) and hands.state.thing(wurm).blocking == (bears,)
    hands.space()
    assert not hands.ids("Wind Drake", "battlefield") and not hands.ids("Grizzly Bears", "battlefield")
    assert [seat.life for seat in hands.state.seats] == [20, 20, 20, 20]


def test_lands_of_the_seats_opposite_lie_in_piles_that_open(hands):
    begun(hands, "black_graves", "blue_skies", "red_goblins")
    keeps(hands)
    for seat in (0, 1):
        lay(hands, seat, "battlefield", *["Island"] * 5)
    field = hands.window.field
    assert [[piece.count for piece in side.board] for side in field.sides[:2]] == [[1] * 5, [5]]
    hands.click(field.sides[1].board[0].key)
    assert [piece.count for piece in field.sides[1].board] == [1] * 5


@pytest.mark.parametrize("count", [3, 4])
def test_more_sit_down_and_each_seat_can_come_to_the_front(hands, count):                 # 800.1, 103.5c
    begun(hands, *["black_graves", "blue_skies", "red_goblins", "green_giants"][:count])
    hands.option("Yes")
    for _ in range(count - 1):
        hands.option("No")
    assert hands.asking.kind == "mulligan" and len(hands.state.seats[0].hand) == 7        # the first one costs nothing
    keeps(hands)
    field = hands.window.field
    assert len(field.plan.halves) == count and field.plan.halves[0].width > field.plan.halves[1].width
    hands.press(Qt.Key.Key_U, CTRL)
    assert field.plan.halves[1].width > field.plan.halves[0].width
    boxes = list(field.plan.halves.values())
    assert all(one.right <= other.x or other.right <= one.x or one.bottom <= other.y or other.bottom <= one.y
               for at, one in enumerate(boxes) for other in boxes[at + 1:])
