"""Combat at the window: who attacks whom of several, who blocks, how damage is divided, with trample and without [508-510]."""
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QSpinBox

from sandbox.timeline.playing import play_text

BOARD = '''
format = 1
turn = 3
[[cards]]
name = "Charger"
cost = "{G}"
types = "Creature — Rhino"
power = 7
toughness = 5
text = "Trample"
[[cards]]
name = "Ogre"
cost = "{R}"
types = "Creature — Ogre"
power = 5
toughness = 5
[players.you]
battlefield = ["Charger", "Ogre", "Serra Angel"]
[players.opponent]
battlefield = ["Wall of Omens", "Grizzly Bears", { card = "Jace, Mirror Mage", as = "jace" }]
'''
THREE = '''
[players.third]
battlefield = ["Wind Drake"]
'''


def lay(hands, more="", size=(1440, 900)):
    hands.window.resize(*size)
    hands.window.table.lay(play_text(BOARD + more).timeline, "A fight")
    hands.settle()


def to(hands, step):
    QTest.mouseClick(hands.window.top.ribbon.buttons[step], Qt.MouseButton.LeftButton)
    hands.settle()


def spins(hands):
    return [spin for spin in hands.window.bar.findChildren(QSpinBox) if spin.isVisible()]


def fixed(spin, number):
    spin.setFocus()
    spin.selectAll()
    QTest.keyClicks(spin, str(number))


def click_player(hands, seat):
    QTest.mouseClick(hands.window.field.corners[seat].player, Qt.MouseButton.LeftButton)
    hands.settle()


def blocked(hands, attacker, *blockers):
    """That creature attacks Bob, and these block it; on to damage."""
    to(hands, "declare attackers")
    hands.drag(hands.one(attacker), hands.zone(1, "player"))
    hands.enter()
    to(hands, "declare blockers")
    for one in blockers:
        hands.drag(hands.one(one), hands.one(attacker))
    hands.enter()
    to(hands, "combat damage")


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900)])
def test_whom_each_attacks_is_said_with_two_clicks_or_by_dragging(hands, size):           # 508.1b
    lay(hands, size=size)
    charger, angel, jace = hands.one("Charger"), hands.one("Serra Angel"), hands.one("Jace, Mirror Mage")
    to(hands, "declare attackers")
    hands.click(charger)
    click_player(hands, 1)
    hands.drag(angel, jace)
    assert set(hands.window.bar.draft.pairs) == {((charger, None), (None, 1)), ((angel, None), (jace, None))}
    hands.enter()
    attacking = {t.id: t.attacking for t in hands.state.permanents() if t.attacking}
    assert attacking[angel].id == jace and attacking[charger].seat == 1


def test_three_players_are_attacked_at_will(hands):                                       # 508.1b, 802.2a
    lay(hands, THREE)
    charger, ogre, angel = (hands.one(name) for name in ("Charger", "Ogre", "Serra Angel"))
    to(hands, "declare attackers")
    hands.click(charger)
    click_player(hands, 2)
    hands.drag(ogre, hands.zone(1, "player"))
    hands.enter()
    assert [getattr(hands.state.things.get(one).attacking, "seat", None) for one in (charger, ogre, angel)] == [2, 1, None]
    to(hands, "declare blockers")
    assert hands.asking.seat == 1
    hands.drag(hands.one("Grizzly Bears"), ogre)
    hands.enter()
    assert hands.asking.seat == 2                                                         # each defends for themselves [802.4a]
    hands.enter()
    to(hands, "combat damage")
    assert hands.state.seats[2].life == 13


def test_who_may_not_block_floats_back_with_the_reason(hands):                            # 509.1b, 702.9b
    lay(hands)
    angel, bears = hands.one("Serra Angel"), hands.one("Grizzly Bears")
    to(hands, "declare attackers")
    hands.drag(angel, hands.zone(1, "player"))
    hands.drag(hands.one("Ogre"), hands.zone(1, "player"))
    hands.enter()
    to(hands, "declare blockers")
    hands.drag(bears, angel)
    assert "509.1a" in hands.notice() and not hands.window.bar.draft.pairs


def test_damage_among_blockers_begins_with_what_is_lethal(hands):                         # 510.1c
    lay(hands)
    blocked(hands, "Ogre", "Wall of Omens", "Grizzly Bears")
    wall, bears = hands.one("Wall of Omens"), hands.one("Grizzly Bears")
    assert [spin.value() for spin in spins(hands)] == [4, 1]
    assert [spin.suffix() for spin in spins(hands)] == [" / 4", " / 2"]
    hands.click(bears)                                                                    # one more to the Bears
    assert [spin.value() for spin in spins(hands)] == [3, 2]
    hands.enter()
    assert hands.state.things.get(wall).damage == 3 and hands.state.things.get(bears) is None


def test_damage_is_typed_and_must_add_up(hands):                                          # 510.1e
    lay(hands)
    blocked(hands, "Ogre", "Wall of Omens", "Grizzly Bears")
    fixed(spins(hands)[0], 1)
    assert not hands.window.bar.main.isEnabled()
    fixed(spins(hands)[1], 4)
    hands.enter()
    assert hands.asking is None and hands.state.things.get(hands.one("Wall of Omens")).damage == 1


def test_trample_goes_through_to_the_player(hands):                                       # 702.19b
    lay(hands)
    blocked(hands, "Charger", "Wall of Omens", "Grizzly Bears")
    assert [spin.value() for spin in spins(hands)] == [4, 2, 1]
    click_player(hands, 1)                                                                # more than may be: the Wall gets too little
    assert [spin.value() for spin in spins(hands)] == [3, 2, 2]
    hands.enter()
    assert "702.19b" in hands.notice() and hands.asking.kind == "damage"
    fixed(spins(hands)[0], 4)
    fixed(spins(hands)[2], 1)
    hands.enter()
    assert hands.state.seats[1].life == 19 and not hands.ids("Grizzly Bears", "battlefield")


def test_a_fight_is_taken_back_answer_by_answer(hands):
    lay(hands)
    blocked(hands, "Charger", "Wall of Omens", "Grizzly Bears")
    hands.enter()
    assert hands.state.seats[1].life == 19
    hands.undo()
    assert hands.state.step == "declare blockers" and hands.state.seats[1].life == 20
    hands.redo()
    assert hands.state.seats[1].life == 19


def test_a_stop_at_blockers_holds_the_game_there(hands):                                  # 117.3a
    lay(hands)
    part = next(part for part in hands.window.top.ribbon.parts if part.steps[0][1] == "declare blockers")
    QTest.mouseClick(part.stops[0], Qt.MouseButton.LeftButton)
    hands.settle()
    hands.space()
    assert hands.asking.kind == "attackers"
    hands.drag(hands.one("Ogre"), hands.zone(1, "player"))
    hands.enter()
    hands.space()
    assert hands.asking.kind == "blockers"
    hands.enter()
    assert hands.state.step == "declare blockers" and hands.state.priority == 0
