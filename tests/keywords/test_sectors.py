"""Space sculptor: sectors for creatures."""
from tests.table import BEAR, GOBLIN, card

SCULPTOR = card("Space Man", "{2}", "Planeswalker — Jace", "Space sculptor\n−1: Choose a sector. Destroy each creature in that sector.",
                loyalty=3)


def test_each_player_says_where_their_creatures_are(table, alice, bob):
    """702.158a 702.158c: first the players without a space sculptor; 702.158d: then one of the sectors is acted upon."""
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    man = alice.holds(SCULPTOR)
    alice.puts(man)
    assert table.asked.who == 1
    table.answers("gamma sector")
    assert table.asked.who == 0
    table.answers("alpha sector")
    assert (bear.designated, goblin.designated) == (("alpha sector",), ("gamma sector",))
    alice.activates(man.is_now)
    table.resolves("gamma sector")
    assert (goblin.is_now.zone, bear.zone) == ("graveyard", "battlefield")


def test_there_are_no_sectors_without_a_sculptor(table, alice, bob):
    bear, man = alice.controls(BEAR), alice.controls(SCULPTOR)
    table.settles("beta sector")
    assert bear.designated == ("beta sector",)
    alice.does("make_move", man.id, "graveyard")
    table.settles()
    assert bear.designated == ()  # 702.158b
