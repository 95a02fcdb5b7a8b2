"""What speaks of itself as it is sacrificed or discarded, and "that player" where a trigger spoke of no other."""
from tests.table import BEAR, GOBLIN, Table, card

EATEN = card("Eaten One", "{B}", text="When you sacrifice ~, you gain 2 life.", size="1/1")
SHED = card("Shed One", "{B}", "Sorcery", "Draw a card.\nWhen you discard ~, you gain 2 life.")
PEEK = card("Dark Peek", "{B}", text="When ~ enters, target opponent reveals their hand. You choose a nonland card from it. "
            "That player discards that card.", size="3/2")


def test_what_is_sacrificed_says_so_as_it_was():                                          # 603.10a, 701.21a
    table = Table()
    alice, bob = table.players
    alice.controls(EATEN)
    bob.controls(EATEN)
    alice.says("Sacrifice a creature.")
    table.settles()
    assert (alice.life, bob.life) == (22, 20)


def test_what_is_discarded_says_so_from_the_hand():                                       # 113.6k, 701.9a
    table = Table()
    alice, _ = table.players
    alice.holds(SHED)
    alice.controls(SHED)                                                                  # no hand, no discarding
    alice.says("Discard a card.")
    table.settles()
    assert alice.life == 22 and alice.graveyard == ["Shed One"]


def test_that_player_is_the_one_it_spoke_of_and_not_the_one_it_entered_under():           # 608.2c
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp")
    bear, _ = bob.holds(BEAR, GOBLIN)
    alice.casts(alice.holds(PEEK))
    table.settles(bob, bear)
    assert bob.graveyard == ["Bear"] and alice.hand == 0


def test_each_that_deals_damage_deals_it_to_its_own_controller():                         # 608.2c, 120.3a
    table = Table()
    alice, bob = table.players
    alice.controls(BEAR)
    bob.controls(BEAR, GOBLIN)
    alice.says("Each creature deals 1 damage to its controller.")
    assert (alice.life, bob.life) == (19, 18)


def test_their_graveyard_is_that_of_the_player_whom_the_trigger_spoke_of():               # 608.2k, 603.2
    table = Table()
    alice, bob = table.players
    frog = alice.controls(card("Great Frog", "{G}", text="Whenever ~ deals combat damage to a player, exile up to that many target cards "
                               "from their graveyard.", size="2/2"))
    mine, first, second, third = alice.has(BEAR, "graveyard"), *(bob.has(BEAR, "graveyard") for _ in range(3))
    table.fights([(frog, bob)])
    assert [one.id for one in table.asked.options] == [first.id, second.id, third.id] and table.asked.most == 2
    table.answers((first, third))
    table.settles()
    assert [one.is_now.zone for one in (mine, first, second, third)] == ["graveyard", "exile", "graveyard", "exile"]
