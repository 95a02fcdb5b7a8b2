"""What makes spells dearer by what has been cast, and who gains by the chosen type [601.2f, 614.12a]."""
from sandbox.rules.casting import costs_now
from tests.table import BEAR, GOBLIN, Table, card

TAX = card("Old Toll", "{1}", "Artifact",
           "Each spell a player casts costs {1} more to cast for each other spell that player has cast this turn.")
FREE = card("Old Song", "{0}", "Instant", "You gain 1 life.")


def cost(table, player, one):
    return "".join(costs_now(table.state, player.seat, one.id)[0][0].symbols)


def test_each_spell_of_the_same_player_this_turn_makes_the_next_one_dearer_601_2f():
    table = Table()
    alice, bob = table.players
    for player in (alice, bob):
        player.library(BEAR)
    alice.controls(TAX, *["Forest"] * 3)
    first, second, third = (alice.holds(FREE) for _ in range(3))
    theirs = bob.holds(FREE)
    assert cost(table, alice, first) == ""
    alice.casts(first)
    assert (cost(table, alice, second), cost(table, bob, theirs)) == ("1", "")
    alice.casts(second)
    assert cost(table, alice, third) == "2"
    table.settles()
    table.goes_to("upkeep", turn=2)
    assert cost(table, alice, third) == ""


def test_others_of_the_chosen_type_613_4c():
    table = Table()
    alice, bob = table.players
    lord = alice.controls("Adaptive Automaton", chosen=("Bear",))
    bear, goblin, theirs = alice.controls(BEAR), alice.controls(GOBLIN), bob.controls(BEAR)
    assert [one.power for one in (lord, bear, goblin, theirs)] == [2, 3, 1, 2]
    unchosen = alice.controls("Adaptive Automaton", chosen=())
    assert (unchosen.power, unchosen.types) == (2, ("artifact", "creature", "Construct"))
