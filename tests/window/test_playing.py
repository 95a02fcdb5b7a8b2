"""Playing by the rules at the window: attacks, blocks, targets, payment by hand, chance, orders, divisions, numbers."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from sandbox.models import edits

CONTROL = Qt.KeyboardModifier.ControlModifier


def lay(hands, seat, zone, *names):
    for name in names:
        hands.drag_card(name, hands.zone(seat, zone))


def to_step(hands, step):
    QTest.mouseClick(hands.window.top.ribbon.buttons[step], Qt.MouseButton.LeftButton)
    hands.settle()


@pytest.fixture
def combat(hands):
    lay(hands, 0, "battlefield", "Grizzly Bears", "Serra Angel")
    lay(hands, 1, "battlefield", "Wall of Omens")
    to_step(hands, "declare attackers")
    assert hands.asking.kind == "attackers"
    return hands


def test_attackers_are_declared_by_dragging_and_blockers_too(combat):
    bear, wall = combat.one("Grizzly Bears"), combat.one("Wall of Omens")
    combat.drag(bear, combat.zone(1, "player"))
    assert combat.window.bar.draft.pairs == (((bear, None), (None, 1)),)
    combat.enter()
    assert combat.state.things.get(bear).attacking is not None
    to_step(combat, "declare blockers")
    assert combat.asking.kind == "blockers"
    combat.drag(wall, bear)
    combat.enter()
    assert combat.state.things.get(wall).blocking == (bear,)
    marks = {piece.key: piece for side in combat.window.field.sides for piece in side.board}
    assert marks[bear].attacking == ("player", 1) and marks[wall].blocking == (bear,)


def test_a_click_on_an_attacker_takes_it_in_and_out_and_escape_takes_all_back(combat):
    bear = combat.one("Grizzly Bears")
    combat.click(bear)
    assert combat.window.bar.draft.chosen_ids == {bear}
    combat.click(bear)
    assert not combat.window.bar.draft.chosen_ids
    combat.click(bear)
    combat.escape()
    assert combat.asking is None and combat.state.step == "precombat main"


def test_combat_damage_is_dealt(combat):
    combat.press("1")
    combat.enter()
    to_step(combat, "end of combat")
    while combat.asking:
        combat.enter()
    assert combat.state.seats[1].life == 14


def test_a_spell_dropped_on_a_creature_means_that_creature(hands):
    lay(hands, 0, "battlefield", *["Swamp"] * 3)
    lay(hands, 1, "battlefield", "Serra Angel", "Grizzly Bears")
    lay(hands, 0, "hand", "Murder")
    angel = hands.one("Serra Angel")
    hands.drag(hands.one("Murder"), angel)
    assert hands.asking.kind == "pay"
    hands.enter()
    [arrow] = hands.window.field.scene().drawn_arrows
    assert arrow[0] == "target" and arrow[2] == hands.window.field.box_of(angel)
    hands.space()
    assert hands.one("Serra Angel", "graveyard")


def test_a_target_is_a_click_or_a_number(hands):
    lay(hands, 0, "battlefield", *["Swamp"] * 3)
    lay(hands, 1, "battlefield", "Serra Angel", "Grizzly Bears")
    lay(hands, 0, "hand", "Murder")
    hands.drag(hands.one("Murder"), hands.zone(0, "battlefield"))
    assert hands.asking.kind == "target"
    assert hands.window.bar.draft.open_ids == {hands.one("Serra Angel"), hands.one("Grizzly Bears")}
    hands.undo()
    hands.drag(hands.one("Murder"), hands.zone(0, "battlefield"))
    hands.click(hands.one("Grizzly Bears"))
    hands.enter()
    assert hands.state.stack[0].targets[0][0].id == hands.one("Grizzly Bears")
    hands.undo()
    assert not hands.state.stack
    hands.drag(hands.one("Murder"), hands.zone(0, "battlefield"))
    hands.press("1")
    assert hands.asking.kind == "pay"


def test_paying_by_hand_taps_what_is_clicked(hands):
    lay(hands, 0, "battlefield", "Swamp", "Swamp", "Swamp", "Swamp")
    lay(hands, 1, "battlefield", "Grizzly Bears")
    lay(hands, 0, "hand", "Murder")
    swamps = hands.ids("Swamp")
    hands.drag(hands.one("Murder"), hands.one("Grizzly Bears"))
    for swamp in swamps[1:]:
        hands.click(swamp)
    hands.enter()
    assert hands.asking is None and hands.state.stack
    assert [hands.state.things.get(id).tapped for id in swamps] == ["untapped", "tapped", "tapped", "tapped"]


def test_escape_backs_out_of_a_cast_completely(hands):
    lay(hands, 0, "battlefield", "Swamp", "Swamp", "Swamp", "Grizzly Bears")
    lay(hands, 0, "hand", "Murder")
    hands.drag(hands.one("Murder"), hands.one("Grizzly Bears"))
    hands.click(hands.ids("Swamp")[0])
    hands.escape()
    assert hands.asking is None and not hands.state.stack and hands.one("Murder", "hand")
    assert all(hands.state.things.get(id).tapped == "untapped" for id in hands.ids("Swamp"))


def test_a_number_is_typed(hands):
    lay(hands, 0, "battlefield", *["Mountain"] * 4)
    lay(hands, 0, "hand", "Blaze")
    hands.drag(hands.one("Blaze"), hands.zone(0, "battlefield"))
    assert hands.asking.kind == "X"
    spin = hands.window.bar.findChild(type(hands.window.setup.count))
    QTest.keyClicks(spin, "3")
    hands.enter()
    while hands.asking:
        hands.press("2") if hands.asking.kind == "target" else hands.enter()
    hands.space()
    assert hands.state.seats[1].life == 17


def test_a_creature_dragged_to_its_player_is_tapped_for_mana(hands):
    lay(hands, 0, "battlefield", "Llanowar Elves")
    hands.drag(hands.one("Llanowar Elves"), hands.zone(0, "player"))
    assert hands.state.seats[0].pool == "G"


def test_chance_is_random_at_a_key_or_picked_by_hand(hands):
    hands.set_up()
    hands.window.setup.count.setValue(6)
    hands.drag_card("Island", hands.zone(0, "library"))
    hands.window.corner_deed(0, "shuffle", None)
    assert hands.asking and hands.asking.is_chance, hands.notice()
    before = hands.state.seats[0].library
    hands.enter()
    assert hands.state.seats[0].library == before, "Enter keeps the order that is shown"
    hands.undo()
    hands.press("r")
    assert hands.asking is None and len(hands.state.seats[0].library) == 6


def test_a_step_of_the_ribbon_is_passed_to(hands):
    to_step(hands, "end")
    while hands.asking:
        hands.enter()
    assert hands.state.step == "end" and hands.window.top.ribbon.buttons["end"].isChecked()


def test_opponent_passes_along_or_not(hands):
    lay(hands, 0, "battlefield", "Mountain")
    hands.press(Qt.Key.Key_Space, CONTROL)
    hands.space()
    assert hands.state.priority == 1 and hands.state.step == "precombat main"
    hands.press(Qt.Key.Key_Space, CONTROL)
    hands.undo()
    hands.space()
    assert hands.state.step != "precombat main"


def test_branches_are_walked_with_the_arrow_keys(hands):
    lay(hands, 0, "battlefield", "Island", "Forest")
    island, forest = hands.one("Island"), hands.one("Forest")
    hands.double_click(island)
    hands.undo()
    hands.double_click(forest)
    assert hands.state.seats[0].pool == "G"
    hands.window.search.field.clearFocus()
    hands.window.setFocus()
    hands.press(Qt.Key.Key_Up)
    assert hands.state.seats[0].pool == "U"
    hands.press(Qt.Key.Key_Down)
    assert hands.state.seats[0].pool == "G"
    hands.press(Qt.Key.Key_Left)
    assert hands.state.seats[0].pool == ""
    kinds = [node.kind for node in hands.window.timeline_panel.moments.records]
    assert kinds.count("branch") == 1


def test_a_pile_of_tokens_opens_with_a_click(hands):
    lay(hands, 0, "battlefield", "Grizzly Bears")
    hands.set_up()
    hands.window.setup.count.setValue(5)
    hands.window.by_hand((hands.one("Grizzly Bears"),), "copy", None)
    [pile] = [piece for piece in hands.window.field.sides[0].board if piece.count > 1]
    assert pile.count == 5
    hands.click(pile.key)
    assert all(piece.count == 1 for piece in hands.window.field.sides[0].board)
    hands.escape()
    assert [piece.count for piece in hands.window.field.sides[0].board] == [1, 5]


def test_a_pile_opens_and_a_card_is_taken_out_of_it(hands):
    lay(hands, 0, "graveyard", "Serra Angel", "Grizzly Bears")
    hands.set_up()
    QTest.mouseClick(hands.window.field.corners[0].piles["graveyard"], Qt.MouseButton.LeftButton)
    overlay = hands.window.overlay
    assert overlay.isVisible() and [record.face.name for record in overlay.zone.records] == ["Grizzly Bears", "Serra Angel"]
    cards = overlay.cards
    start = cards.visualRect(overlay.zone.index(1)).center()
    hands._drag(cards.viewport(), start, hands.zone(0, "battlefield"), Qt.KeyboardModifier.NoModifier)
    assert hands.one("Serra Angel", "battlefield")
    assert [record.face.name for record in overlay.zone.records] == ["Grizzly Bears"]
    hands.escape()
    assert not overlay.isVisible()


def test_a_creature_dropped_across_the_table_attacks(hands):
    lay(hands, 0, "battlefield", "Grizzly Bears")
    lay(hands, 1, "battlefield", "Jace, Mirror Mage")
    bear, walker = hands.one("Grizzly Bears"), hands.one("Jace, Mirror Mage")
    hands.drag(bear, walker)
    assert hands.asking.kind == "attackers"
    assert hands.window.bar.draft.pairs == (((bear, None), (walker, None)),)
    hands.enter()
    assert hands.state.things.get(bear).attacking.id == walker
    hands.drag(hands.one("Jace, Mirror Mage"), hands.zone(0, "player"))
    assert not hands.asking
    hands.drag(bear, hands.zone(1, "player"))
    assert "508.1" in hands.notice()


def test_an_order_is_made_with_its_chips(hands):
    hands.set_up()
    for name in ("Island", "Forest", "Swamp"):
        hands.window.setup.count.setValue(1)
        hands.drag_card(name, hands.zone(0, "library"))
        if getattr(hands.window, "popup", None) is not None:
            QTest.keyClick(hands.window.popup.spin, Qt.Key.Key_Return)
    assert [hands.state.look(id).name for id in hands.state.seats[0].library] == ["Swamp", "Forest", "Island"]
    hands.window.corner_deed(0, "shuffle", None)
    from sandbox.views.ordering import OrderStrip
    strip = hands.window.bar.findChild(OrderStrip)
    QTest.mouseClick(strip.chips[2], Qt.MouseButton.LeftButton)
    hands.settle()
    strip.drop(0, strip.chips[2].geometry().center())
    hands.enter()
    assert [hands.state.look(id).name for id in hands.state.seats[0].library] == ["Island", "Forest", "Swamp"]


def test_cards_glide_and_a_click_need_not_wait(hands):
    lay(hands, 0, "battlefield", "Island", "Forest")
    scene = hands.window.field.scene()
    scene.glides = True
    hands.window.setup.count.setValue(1)
    hands.drag_card("Swamp", hands.zone(0, "battlefield"))
    island = hands.one("Island")
    QTest.mouseDClick(hands.window.field.viewport(), Qt.MouseButton.LeftButton, pos=hands.spot(island))
    assert hands.state.seats[0].pool == "U", "it was tapped while cards were still on their way"
    scene.glide.finish()
    for key, piece in scene.pieces.items():
        x, y = hands.window.field.plan.cards[key].box.middle
        assert abs(piece.pos().x() - x) <= 1 and abs(piece.pos().y() - y) <= 1 and piece.opacity() == 1


def test_who_is_taken_away_while_attackers_are_declared_does_not_attack(combat):
    bear, angel = combat.one("Grizzly Bears"), combat.one("Serra Angel")
    combat.option("All")
    combat.window.table.edit(edits.remove(combat.state, angel))
    combat.enter()
    assert combat.state.things.get(angel) is None and combat.asking is None
    assert [thing.id for thing in combat.state.things.values() if thing.attacking] == [bear]


def test_the_arrow_of_an_attack_reaches_the_life_of_the_player(combat):
    combat.drag(combat.one("Grizzly Bears"), combat.zone(1, "player"))
    combat.enter()
    [(kind, _, life, *_)] = combat.window.field.scene().drawn_arrows
    corner = combat.window.field.corners[1]
    player = corner.player.geometry().translated(corner.pos())
    assert kind == "attack player" and player.contains(round(life.middle[0]), round(life.middle[1]))


def test_a_refusal_goes_when_something_went(combat):
    combat.drag(combat.one("Grizzly Bears"), combat.one("Wall of Omens"))
    assert "508.1b" in combat.notice()
    combat.drag(combat.one("Grizzly Bears"), combat.zone(1, "player"))
    combat.space()
    assert "First answer" in combat.notice()
    combat.enter()
    assert combat.asking is None and not combat.notice()
