"""What is done for each of so many: more of what is chosen, counted for each player."""
from tests.table import BEAR, GOBLIN, Table, card

MIND = card("Slow Mind", "{B}", "Sorcery", "Target player discards a card for each Swamp you control.")
TITHE = card("White Tithe", "{R}", "Sorcery", "Each player sacrifices a Plains or a white permanent for each white permanent they control.")
MORE = card("Heavy Herd", "{R}", "Sorcery", "Target opponent sacrifices a creature for each Mountain you control, then sacrifices a land "
            "for each Swamp you control.")
AGAIN = card("Fetch Again", "{U}", "Sorcery", "Discard any number of cards. "
             "Return a card from your graveyard to your hand for each card discarded this way.")
PALE = card("Pale One", "{W}", "Creature — Human", size="1/1")


def test_a_card_for_each_is_so_many_cards_of_ones_own_choice():     # 701.9b, 608.2c
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp", "Swamp")
    bear, _, goblin = bob.holds(BEAR, BEAR, GOBLIN)
    alice.casts(alice.holds(MIND), bob)
    table.resolves()
    assert (table.asked.who, table.asked.least, table.asked.most) == (bob.seat, 2, 2)
    table.answers((bear, goblin))
    assert sorted(bob.graveyard) == ["Bear", "Goblin Scout"] and bob.hand == 1


def test_none_of_them_is_no_card():     # 608.2c
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain")
    bob.holds(BEAR)
    alice.says("Target player discards a card for each Swamp you control.", bob)
    assert bob.hand == 1


def test_each_players_own_are_counted_for_each_player():     # 608.2c, 701.21
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain", PALE)
    kept = bob.controls(PALE, PALE, "Plains")
    alice.casts(alice.holds(TITHE))
    table.resolves(kept[0], kept[2])
    assert sorted(alice.graveyard) == ["Pale One", "White Tithe"] and sorted(bob.graveyard) == ["Pale One", "Plains"]


def test_who_goes_on_does_so_for_each_as_well():     # 608.2c
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain", "Swamp", "Swamp")
    bear, goblin, *lands = bob.controls(BEAR, GOBLIN, "Forest", "Forest", "Forest")
    alice.casts(alice.holds(MORE), bob)
    table.resolves(goblin, tuple(lands[1:]))
    assert sorted(bob.graveyard) == ["Forest", "Forest", "Goblin Scout"] and bear.zone == "battlefield"


def test_as_many_come_back_as_were_discarded():     # 608.2c
    table = Table()
    alice, _ = table.players
    alice.controls("Island")
    spell, bear, goblin = alice.holds(AGAIN, BEAR, GOBLIN)
    old = [alice.has(BEAR, "graveyard"), alice.has(GOBLIN, "graveyard"), alice.has(GOBLIN, "graveyard")]
    alice.casts(spell)
    table.resolves((bear, goblin), tuple(old[:2]))
    assert alice.hand == 2 and old[0].is_now.zone == old[1].is_now.zone == "hand"
