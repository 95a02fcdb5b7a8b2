"""What players and objects have become, as the window says it."""
from sandbox.models.board import Sight
from sandbox.models.outline import piece_words
from sandbox.views.marks import tags
from sandbox.views.strip import player_words
from tests.table import BEAR, Table, card

DEPTHS = card("Depths", "", "Dungeon", "Gate — You gain 1 life. (Leads to: Forge)\nForge — You gain 2 life.")


def side(table, seat=0):
    return Sight().sides(table.state)[seat]


def test_the_titles_of_a_player_stand_under_the_life():
    table = Table()
    alice, bob = table.players
    alice.has(DEPTHS, "outside")
    alice.says("You become the monarch.")
    alice.says("Venture into the dungeon.")
    alice.says("Target opponent takes the initiative.", bob)
    assert side(table).titles == ("monarch", "in Gate")
    assert side(table, 1).titles == ("initiative",)
    assert player_words(side(table)) == "Alice, 20 life, monarch, in Gate"


def test_what_a_permanent_has_become_is_a_tag_and_is_read_out():
    table = Table()
    alice, _bob = table.players
    alice.controls(BEAR)
    alice.says("The Ring tempts you.")
    [piece] = side(table).board
    assert "Ring-bearer" in [tag.full for tag in tags(piece.face)]
    assert "Ring-bearer" in piece_words(piece)
    assert side(table).titles == ("Ring ×1",)


def test_a_battle_shows_its_defense_and_its_protector():
    table = Table()
    alice, bob = table.players
    alice.controls(card("Outpost", "{2}", "Battle — Siege", defense=2), protector=bob.seat)
    [piece] = side(table).board
    assert (piece.face.defense, piece.face.counters, piece.face.became) == ("2", (), ("protected by Bob",))
