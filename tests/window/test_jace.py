"""From an empty board to two planeswalkers of one name, by pointer and keys alone."""
from PySide6.QtWidgets import QApplication

NAME = "Jace, Mirror Mage"


def picture(hands):
    hands.settle()
    QApplication.processEvents()
    return hands.window.field.grab().toImage()


def laid(hands):
    for _ in range(5):
        hands.drag_card("Island", hands.zone(0, "battlefield"))
    hands.drag_card(NAME, hands.zone(0, "hand"))


def test_cards_are_dragged_from_the_search_to_any_zone(hands):
    laid(hands)
    assert len(hands.ids("Island", "battlefield", 0)) == 5
    assert len(hands.ids(NAME, "hand")) == 1
    assert hands.state.seats[0].hand == (hands.one(NAME),)


def test_a_double_click_taps_for_mana(hands):
    laid(hands)
    island = hands.ids("Island")[0]
    hands.double_click(island)
    assert hands.state.things.get(island).tapped == "tapped"
    assert hands.state.seats[0].pool == "U"


def test_a_kicked_walker_dropped_on_the_table_stands_beside_its_copy(hands):
    laid(hands)
    hands.drag(hands.one(NAME), hands.zone(0, "battlefield"))
    assert hands.asking.kind == "kicker"
    hands.option("Kicker")
    assert hands.asking.kind == "pay"
    hands.enter()
    assert hands.asking is None and len(hands.state.stack) == 1
    hands.space()
    hands.space()
    there = hands.ids(NAME, "battlefield")
    assert len(there) == 2
    assert sorted(hands.state.things.get(id).counted("loyalty") for id in there) == [1, 4]
    assert [("legendary" in hands.state.look(id).types) for id in there] == [True, False]
    assert hands.asking is None


def test_undone_to_the_start_and_redone_to_the_end_it_looks_the_same(hands):
    start = picture(hands)
    laid(hands)
    hands.drag(hands.one(NAME), hands.zone(0, "battlefield"))
    hands.option("Kicker")
    hands.enter()
    hands.space()
    hands.space()
    end, timeline = picture(hands), hands.window.table.timeline
    while timeline.can_undo:
        hands.undo()
    assert picture(hands) == start
    while timeline.can_redo:
        hands.redo()
    assert picture(hands) == end
