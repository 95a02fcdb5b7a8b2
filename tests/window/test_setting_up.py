"""The person's own hand: tapped, attached, counted, moved – by pointer and keys."""
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

SHIFT = Qt.KeyboardModifier.ShiftModifier


def test_a_land_dragged_in_tapped(hands):
    hands.set_up()
    hands.drag_card("Island", hands.zone(0, "battlefield"), SHIFT)
    assert hands.state.things.get(hands.one("Island")).tapped == "tapped"
    QTest.mouseClick(hands.window.setup.tapped, Qt.MouseButton.LeftButton)
    hands.drag_card("Forest", hands.zone(1, "battlefield"))
    assert hands.state.things.get(hands.one("Forest", seat=1)).tapped == "tapped"


def test_an_aura_dropped_on_a_creature_is_attached_to_it(hands):
    hands.set_up()
    hands.drag_card("Grizzly Bears", hands.zone(1, "battlefield"))
    bear = hands.one("Grizzly Bears")
    hands.drag_card("Rancor", hands.spot(bear))
    aura = hands.one("Rancor")
    assert hands.state.things.get(aura).attached == bear
    assert hands.state.look(bear).power == 4
    assert hands.window.field.plan.cards[aura].seen.y < hands.window.field.plan.cards[bear].seen.y


def test_a_counter_set_by_hand(hands):
    hands.set_up()
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    bear = hands.one("Grizzly Bears")
    QTest.mousePress(hands.window.field.viewport(), Qt.MouseButton.RightButton, pos=hands.spot(bear))
    [entry] = [action for action in hands.window.menu.actions() if action.text().startswith("Counters")]
    entry.trigger()
    popup = hands.window.popup
    assert popup.isVisible() and popup.kind.currentText() == "+1/+1"
    QTest.keyClicks(popup.spin, "3")
    QTest.keyClick(popup.spin, Qt.Key.Key_Return)
    hands.window.menu.close()
    assert dict(hands.state.things.get(bear).counters) == {"+1/+1": 3}
    assert hands.state.look(bear).toughness == 5
    assert ("+1/+1", 3) in hands.window.field.sides[0].board[0].face.counters


def test_forty_at_once_are_one_step(hands):
    hands.set_up()
    hands.window.setup.count.setValue(40)
    hands.drag_card("Island", hands.zone(0, "battlefield"))
    assert len(hands.ids("Island")) == 40
    assert hands.window.setup.count.value() == 1
    hands.undo()
    assert not hands.ids("Island")


def test_dropping_on_a_library_asks_how_deep(hands):
    hands.set_up()
    hands.window.setup.count.setValue(5)
    hands.drag_card("Island", hands.zone(0, "library"))
    hands.drag_card("Forest", hands.zone(0, "library"))
    popup = hands.window.popup
    popup.spin.setValue(3)
    QTest.keyClick(popup.spin, Qt.Key.Key_Return)
    names = [hands.state.look(id).name for id in hands.state.seats[0].library]
    assert names == ["Island", "Island", "Forest", "Island", "Island", "Island"]


def test_an_object_is_dragged_from_zone_to_zone(hands):
    hands.set_up()
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    hands.drag(hands.one("Grizzly Bears"), hands.zone(0, "graveyard"))
    assert hands.one("Grizzly Bears", "graveyard")
    hands.undo()
    hands.drag(hands.one("Grizzly Bears"), hands.zone(1, "battlefield"))
    assert hands.state.look(hands.one("Grizzly Bears")).controller == 1


def test_t_taps_and_f_transforms_what_is_selected(hands):
    hands.set_up()
    hands.drag_card("Reckless Waif", hands.zone(0, "battlefield"))
    waif = hands.one("Reckless Waif")
    hands.click(waif)
    hands.press("t")
    assert hands.state.things.get(waif).tapped == "tapped"
    hands.press("f")
    assert hands.state.things.get(waif).transformed == "back"
    hands.press("t")
    assert hands.state.things.get(waif).tapped == "untapped"


def test_life_is_set_by_a_click_on_it(hands):
    hands.set_up()
    QTest.mouseClick(hands.window.field.corners[1].player, Qt.MouseButton.LeftButton)
    popup = hands.window.popup
    QTest.keyClicks(popup.spin, "7")
    QTest.keyClick(popup.spin, Qt.Key.Key_Return)
    assert hands.state.seats[1].life == 7


def test_made_to_happen_it_is_seen_by_what_triggers(hands):
    hands.set_up()
    hands.drag_card("Soul Warden", hands.zone(0, "battlefield"))
    QTest.mouseClick(hands.window.setup.happen, Qt.MouseButton.LeftButton)
    hands.drag_card("Grizzly Bears", hands.zone(0, "battlefield"))
    assert len(hands.state.stack) == 1
    hands.play()
    hands.space()
    assert hands.state.seats[0].life == 21


def test_a_card_in_the_middle_of_a_question_is_an_edit_and_the_question_stays(hands):
    for name in ("Mountain", "Grizzly Bears"):
        hands.drag_card(name, hands.zone(0, "battlefield"))
    hands.drag_card("Murder", hands.zone(0, "hand"))
    hands.set_up()
    for _ in range(3):
        hands.drag_card("Swamp", hands.zone(0, "battlefield"))
    hands.play()
    hands.drag(hands.one("Murder"), hands.zone(0, "battlefield"))
    assert hands.asking is not None
    words = hands.asking.words
    hands.drag_card("Serra Angel", hands.zone(1, "battlefield"))
    assert hands.asking is not None and hands.asking.words == words
    assert hands.ids("Serra Angel", "battlefield", 1)


def test_what_is_taken_away_in_the_middle_of_a_question_is_offered_no_more(hands):
    for name in ("Grizzly Bears", "Serra Angel"):
        hands.drag_card(name, hands.zone(0, "battlefield"))
    QTest.mouseClick(hands.window.top.ribbon.buttons["declare attackers"], Qt.MouseButton.LeftButton)
    hands.settle()
    bear, angel = hands.one("Grizzly Bears"), hands.one("Serra Angel")
    hands.click(angel)
    hands.set_up()
    hands.drag(bear, hands.zone(0, "graveyard"))
    assert {offer.id for offer in hands.asking.offers} == {angel}
    assert hands.window.bar.draft.chosen_ids == {angel}, "what was picked stays picked"
    hands.play()
    hands.enter()
    assert hands.state.things.get(angel).attacking is not None and hands.asking is None
