"""The table as one looks at it: rows, piles, attachments, whose side; and the outline that says it in words."""
from sandbox.models import edits
from sandbox.models.board import Sight
from sandbox.models.outline import Outline
from sandbox.models.stack import waiting
from tests.table import BEAR, Table


def sides(laid, opened=frozenset()):
    return Sight().sides(laid.state, opened)


def test_each_kind_lies_in_its_row(laid):
    for name in ("Island", "Grizzly Bears", "Sol Ring", "Jace, Mirror Mage"):
        laid.put(name)
    assert [piece.row for piece in sides(laid)[0].board] == ["lands", "front", "beside", "front"]


def test_an_aura_lies_under_its_host_even_across_the_table(laid):
    bear = laid.put("Grizzly Bears", seat=1)
    aura = laid.put("Rancor", host=bear)
    mine, theirs = sides(laid)
    assert theirs.board[0].attached == (aura,)
    assert mine.board[0].host == bear


def test_identical_untouched_tokens_are_one_pile_and_a_touched_one_lies_apart(laid):
    bear = laid.put("Grizzly Bears")
    for _ in range(4):
        laid.table.edit(edits.copy(laid.state, 0, bear, edits.Manner()))
    board = sides(laid)[0].board
    assert [piece.count for piece in board] == [1, 4]
    token = board[1].ids[2]
    laid.table.edit(edits.counters(laid.state, token, "+1/+1", 1, edits.SET))
    assert [piece.count for piece in sides(laid)[0].board] == [1, 3, 1]
    opened = frozenset(board[1].ids)
    assert [piece.count for piece in sides(laid, opened)[0].board] == [1, 1, 1, 1, 1]


def test_cards_never_lie_in_piles_on_the_battlefield(laid):
    laid.put("Grizzly Bears", count=5)
    assert [piece.count for piece in sides(laid)[0].board] == [1] * 5


def test_who_controls_it_has_it_on_their_side(laid):
    bear = laid.put("Grizzly Bears")
    laid.table.edit(edits.control(laid.state, bear, 1))
    mine, theirs = sides(laid)
    assert not mine.board and theirs.board[0].key == bear


def test_what_did_not_change_stays_the_same_value(laid):
    sight = Sight()
    laid.put("Grizzly Bears")
    island = laid.put("Island")
    before = sight.sides(laid.state)[0].board
    laid.table.edit(edits.tap(laid.state, island, "tapped", edits.SET))
    after = sight.sides(laid.state)[0].board
    assert after[0] is before[0] and after[1] is not before[1]
    assert after[1].tapped


def test_piles_are_told_from_the_top(laid):
    for name in ("Island", "Swamp"):
        laid.put(name, "library")
        laid.put(name, "graveyard")
    side = sides(laid)[0]
    assert [laid.state.look(id).name for id in side.piles["library"]] == ["Swamp", "Island"]
    assert [laid.state.look(id).name for id in side.piles["graveyard"]] == ["Swamp", "Island"]
    assert side.tops["graveyard"].name == "Swamp" and "library" not in side.tops


def test_a_face_says_what_the_object_is_now(laid):
    bear = laid.put("Grizzly Bears")
    laid.put("Rancor", host=bear)
    laid.table.edit(edits.damage(laid.state, bear, 1))
    face = sides(laid)[0].board[0].face
    assert face.pt == ("4", "2") and face.printed_pt == ("2", "2") and face.damage == 1
    assert "rample" in " ".join(face.lines)


def test_a_walker_shows_the_loyalty_it_has(laid):
    laid.put("Jace, Mirror Mage")
    laid.put("Jace, Mirror Mage", "hand")
    side = sides(laid)[0]
    assert side.board[0].face.loyalty == side.hand[0].face.loyalty == "4"
    assert any(line.startswith("+1|") for line in side.board[0].face.lines)


def test_the_outline_says_zone_name_numbers_and_state(laid, qtmodeltester):
    bear = laid.put("Grizzly Bears", tapped="tapped")
    laid.table.edit(edits.counters(laid.state, bear, "+1/+1", 2, edits.SET))
    laid.put("Island", "hand", seat=1)
    outline = Outline()
    outline.show_table(sides(laid), waiting(laid.state))
    qtmodeltester.check(outline)
    words = said(outline)
    assert any("Grizzly Bears" in line and "4/4" in line and "tapped" in line and "2 +1/+1 counters" in line for line in words)
    assert "Hand, 1" in words and "You, 20 life" in words
    laid.table.edit(edits.tap(laid.state, bear, "untapped", edits.SET))
    outline.show_table(sides(laid), waiting(laid.state))
    assert not any("tapped" in line for line in said(outline))


def said(outline, parent=None):
    """All lines from top to bottom."""
    from PySide6.QtCore import QModelIndex
    parent = parent or QModelIndex()
    found = []
    for row in range(outline.rowCount(parent)):
        index = outline.index(row, 0, parent)
        found += [outline.data(index), *said(outline, index)]
    return found


def test_combat_damage_of_a_commander_stands_beside_the_life():                           # 903.10a
    table = Table("Alice", "Bob")
    table.does("set_new", 0, BEAR, "battlefield", (("commander", "commander"),))
    [bear] = table.named("Bear")
    table.fights([(bear, table.players[1])])
    assert [side.counters for side in Sight().sides(table.state)] == [(), (("of the commander", 2),)]


def test_lands_lie_in_piles_where_a_seat_is_crowded():
    table = Table("Alice", "Bob", "Cid")
    for player in table.players:
        player.controls("Forest", "Forest", "Island", BEAR, BEAR)
    one, other, _ = Sight().sides(table.state, crowded=frozenset({1}))
    assert [piece.count for piece in one.board] == [1] * 5 and [piece.count for piece in other.board] == [2, 1, 1, 1]
