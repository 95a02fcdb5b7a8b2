"""The verbs of every game, each by its number: activate, cast, create, play, double, triple, exchange [701]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

FIDDLE = card("Fiddle", "", "Artifact", "{0}: You gain 1 life.")


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    return table, alice, bob


def test_only_its_controller_activates_an_ability_and_it_waits_on_the_stack():
    """701.2a"""
    table, alice, bob = two()
    fiddle = alice.controls(FIDDLE)
    alice.passes()
    with pytest.raises(Illegal, match="not yours"):
        bob.activates(fiddle)
    bob.passes()
    table, alice, bob = two()
    fiddle = alice.controls(FIDDLE)
    alice.activates(fiddle)
    assert (alice.life, len(table.state.stack)) == (20, 1)
    table.resolves()
    assert alice.life == 21


def test_a_spell_is_taken_from_the_hand_and_put_on_the_stack():
    """701.5a"""
    table, alice, _bob = two()
    alice.controls("Forest", "Forest")
    bear = alice.holds(BEAR)
    alice.casts(bear)
    assert (alice.hand, bear.is_now.zone, [item.word for item in table.state.stack]) == (0, "stack", ["Bear"])


def test_creating_puts_so_many_onto_the_battlefield():
    """701.7a"""
    table, alice, _bob = two()
    alice.says("Create three 1/1 white Soldier creature tokens.")
    assert [(one.token, one.zone, one.power) for one in table.named("Soldier Token")] == [("token", "battlefield", 1)] * 3


def test_a_land_is_played_in_a_main_phase_once_a_turn():
    """701.18a"""
    table, alice, bob = two()
    forest, wastes, theirs = alice.holds("Forest"), alice.holds("Wastes"), bob.holds("Forest")
    alice.plays(forest)
    assert (forest.is_now.zone, table.state.stack) == ("battlefield", ())
    for player, land in ((alice, wastes), (bob, theirs)):
        with pytest.raises(Illegal):
            player.plays(land)


def test_to_play_a_card_is_to_cast_it_or_to_play_it_as_a_land():
    """701.18b"""
    table, alice, _bob = two("Forest", GOBLIN)
    alice.controls("Mountain")
    alice.says("Exile the top two cards of your library. You may play them this turn.")
    land, scout = (next(t for t in table.state.things.values() if t.card.front.name == name) for name in ("Forest", "Goblin Scout"))
    alice.plays(land)
    alice.casts(scout)
    assert [table.count("Forest"), table.count("Goblin Scout", "stack")] == [1, 1]


def test_doubling_a_size_modifies_it():
    """701.10b, 701.10c: a power below zero goes down."""
    _table, alice, _bob = two()
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN)
    alice.says("Double target creature's power and toughness until end of turn.", bear)
    assert (bear.power, bear.toughness) == (4, 4)
    alice.says("Target creature has base power and toughness 1/1 until end of turn.", bear)
    assert (bear.power, bear.toughness) == (3, 3)
    alice.says("Target creature gets -3/-0 until end of turn.", scout)
    alice.says("Double the power of target creature until end of turn.", scout)
    assert (scout.power, scout.toughness) == (-4, 1)


def test_doubling_counters_gives_as_many_again():
    """701.10e: what gives more counters gives more of these."""
    _table, alice, _bob = two()
    bear = alice.controls(BEAR, counters=(("+1/+1", 2), ("charge", 1)))
    alice.says("Double the number of +1/+1 counters on target creature.", bear)
    assert bear.counters == (("+1/+1", 4), ("charge", 1))
    alice.controls("Doubling Season")
    alice.says("Double the number of each kind of counter on target permanent.", bear)
    assert bear.counters == (("+1/+1", 12), ("charge", 3))


@pytest.mark.parametrize(("life", "after"), [(7, 14), (-2, -4)])
def test_doubling_a_life_total_is_gaining_or_losing(life, after):
    """701.10d"""
    table, alice, bob = two()
    table.state = table.state.with_seat(1, life=life)
    alice.says("Double target player's life total.", bob)
    assert bob.life == after


def test_doubling_mana():
    """701.10f"""
    table, alice, _bob = two()
    table.state = table.state.with_seat(0, pool="GGU")
    alice.says("Double the amount of each type of unspent mana you have.")
    assert sorted(alice.pool) == sorted("GGGGUU")


def test_tripling_adds_twice_as_much():
    """701.11b"""
    _table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Triple target creature's power and toughness until end of turn.", bear)
    assert (bear.power, bear.toughness) == (6, 6)


def test_control_is_exchanged_between_two_players_or_not_at_all():
    """701.12b"""
    _table, alice, bob = two()
    bear, scout, other = alice.controls(BEAR), bob.controls(GOBLIN), alice.controls(GOBLIN)
    alice.says("Exchange control of two target creatures.", (bear, other))
    assert (bear.controller, other.controller) == (0, 0)
    alice.says("Exchange control of two target creatures.", (bear, scout))
    assert (bear.controller, scout.controller) == (1, 0)


def test_an_exchange_that_can_not_be_completed_does_nothing():
    """701.12a: one of the two is gone."""
    table, alice, bob = two()
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    swap = alice.holds(card("Swap", "{0}", "Instant", "Exchange control of two target creatures."))
    alice.casts(swap, (bear, scout))
    alice.puts(bear, zone="graveyard")
    table.resolves()
    assert scout.controller == 1


def test_life_totals_are_exchanged_by_gaining_and_losing():
    """701.12c"""
    table, alice, bob = two()
    table.state = table.state.with_seat(0, life=5)
    alice.controls(card("Choir", "", "Enchantment", "Whenever you gain life, draw a card."))
    alice.library("Forest")
    alice.says("Exchange life totals with target opponent.", bob)
    table.settles()
    assert (alice.life, bob.life, alice.hand) == (20, 5, 1)


def test_who_can_not_gain_life_exchanges_none():
    """701.12a, 701.12c, 119.7"""
    table, alice, bob = two()
    table.state = table.state.with_seat(0, life=5)
    alice.controls(card("Curb", "", "Enchantment", "Players can't gain life."))
    alice.says("Exchange life totals with target opponent.", bob)
    assert (alice.life, bob.life) == (5, 20)


def test_zones_of_cards_are_exchanged_even_if_one_is_empty():
    """701.12d"""
    _table, alice, _bob = two()
    alice.holds(BEAR, GOBLIN)
    alice.says("Exchange your hand and graveyard.")
    assert (alice.hand, sorted(alice.graveyard)) == (0, ["Bear", "Goblin Scout"])
    alice.says("Exchange your hand and graveyard.")
    assert (alice.hand, alice.graveyard) == (2, [])


def test_two_others_exchange_life_totals():
    """701.12c"""
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    table.state = table.state.with_seat(2, life=3)
    alice.says("Two target players exchange life totals.", (bob, carol))
    assert (alice.life, bob.life, carol.life) == (20, 3, 20)


def test_who_may_exchange_control_need_not():
    """701.12b"""
    _table, alice, bob = two()
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.says("You may exchange control of two target creatures.", (bear, scout), "no")
    assert (bear.controller, scout.controller) == (0, 1)
    alice.says("You may exchange control of two target creatures.", (bear, scout), "yes")
    assert (bear.controller, scout.controller) == (1, 0)
