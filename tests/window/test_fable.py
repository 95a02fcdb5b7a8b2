"""A Saga from its first chapter to the permanent that it becomes, by taking turns; and what that permanent may do when."""
import pytest
from PySide6.QtCore import Qt

SAGA, AFTER, BEAR = "Fable of the Mirror-Breaker", "Reflection of Kiki-Jiki", "Grizzly Bears"


@pytest.fixture
def table(hands):
    """Three lands, the Saga in hand, a creature, and libraries to draw from."""
    for _ in range(3):
        hands.drag_card("Mountain", hands.zone(0, "battlefield"))
    hands.drag_card(SAGA, hands.zone(0, "hand"))
    hands.drag_card(BEAR, hands.zone(0, "battlefield"))
    hands.set_up()
    for seat in (0, 1):
        hands.window.setup.count.setValue(20)
        hands.drag_card("Island", hands.zone(seat, "library"))
    hands.play()
    return hands


def to_next_turn(hands, may="No"):
    """The next turn, attacking with nobody, saying the same to whatever may be done."""
    turn = hands.state.turn
    while hands.state.turn == turn or hands.asking:
        if hands.asking is None:
            hands.press(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        elif hands.asking.shape == "yes no":
            hands.option(may)
        else:
            hands.enter()


def to_main(hands):
    """To the first main phase, with everything on the stack resolved."""
    while hands.state.step != "precombat main" or hands.state.stack or hands.asking:
        if hands.asking is None:
            hands.space()
        else:
            hands.option("No") if hands.asking.shape == "yes no" else hands.enter()


def chapters(hands):
    hands.drag(hands.one(SAGA), hands.zone(0, "battlefield"))
    hands.enter()
    hands.space(2)
    assert hands.ids("Goblin Shaman Token", "battlefield", 0), "chapter I makes a token"
    for _ in range(2):
        to_next_turn(hands)
        to_next_turn(hands)
        to_main(hands)
    return hands.one(AFTER, "battlefield")


def test_three_chapters_become_another_permanent(table):
    after = chapters(table)
    assert table.state.things.get(after).transformed == "back"
    assert not table.ids(SAGA)
    assert table.state.look(after).power == 2


def test_in_the_turn_it_came_its_ability_is_refused_with_the_rule(table):
    after = chapters(table)
    [one] = [one for one in table.window.table.possible(after) if one.kind == "activate"]
    assert one.rule == "302.6"
    table.window.card_menu(after)
    [entry] = [action for action in table.window.menu.actions() if action.text().startswith("1, Tap: ")]
    assert not entry.isEnabled() and "302.6" in entry.text()
    table.window.menu.close()
    table.drag(after, table.ids(BEAR)[0])
    assert "302.6" in table.notice()
    assert not table.state.stack and not table.asking


def test_a_turn_later_it_copies_a_creature_that_is_hasty_and_then_sacrificed(table):
    chapters(table)
    to_next_turn(table)
    to_next_turn(table)
    to_main(table)
    bear = table.one(BEAR)
    table.drag(table.one(AFTER), bear)
    assert table.asking.kind == "pay", "the creature it was dropped on is its target"
    table.enter()
    table.space()
    [copy] = [id for id in table.ids(BEAR, "battlefield", 0) if id != bear]
    assert table.state.things.get(copy).token == "token"
    assert "haste" in " ".join(table.window.field.sight.sides(table.state)[0].board[-1].face.lines).lower()
    assert "sick" not in next(piece for piece in table.window.field.sides[0].board if piece.key == copy).face.marks
    while table.state.step != "end" or table.state.stack:
        table.enter() if table.asking else table.space()
    assert table.ids(BEAR) == [bear]
