"""Where there is little room: attacks on several players have ways of their own, and a lesson in large text is read without scrolling."""
from tests.window import test_fighting as fights
from tests.window.conftest import Visitor


def test_two_attacked_players_have_a_way_each_along_the_seam(hands):                       # 508.1b
    fights.lay(hands, fights.THREE, (1280, 800))
    fights.to(hands, "declare attackers")
    hands.drag(hands.one("Ogre"), hands.zone(1, "player"))
    hands.drag(hands.one("Charger"), hands.zone(2, "player"))
    seams = [seam for _, _, _, seam, _ in hands.window.field.scene().drawn_arrows]
    plan = hands.window.field.plan
    assert len(set(seams)) == 2 and all(plan.halves[1].bottom < seam < plan.halves[0].y for seam in seams)


def test_a_lesson_in_large_text_is_read_without_scrolling(hands):
    hands.window.resize(1280, 800)
    hands.window.set_text(2.0)
    visitor = Visitor(hands)
    visitor.open("storm")
    visitor.on()
    hands.settle()
    panel = hands.window.lesson_panel
    assert panel.area.viewport().height() >= 6 * hands.window.theme.px("body")             # six lines at least
    assert all(button.isVisible() for button in (panel.buttons["back"], panel.buttons["on"]))
    hands.window.gallery.close()
