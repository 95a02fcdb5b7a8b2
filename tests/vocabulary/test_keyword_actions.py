"""Keyword actions: investigate, populate, proliferate, bolster, adapt, amass, explore and others; coins and energy [701, 705, 107.14]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    return table, alice, bob


def test_investigate_makes_a_clue_701_16a():
    """701.16a"""
    table, alice, _bob = two()
    alice.says("Investigate twice.")
    assert table.count("Clue Token") == 2


def test_populate_copies_a_creature_token_701_36a():
    """701.36a"""
    table, alice, _bob = two()
    alice.says("Create a 3/3 green Beast creature token with trample.")
    alice.says("Populate.")
    assert [(beast.power, beast.token) for beast in table.named("Beast Token")] == [(3, "token")] * 2


def test_populate_without_a_token_does_nothing_701_36b():
    """701.36b"""
    table, alice, _bob = two()
    alice.controls(BEAR)
    alice.says("Populate.")
    assert table.count("Bear") == 1


def test_proliferate_gives_one_more_of_each_kind_701_34a():
    """701.34a"""
    _table, alice, bob = two()
    bear = alice.controls(BEAR, counters=(("+1/+1", 1), ("stun", 2)))
    alice.says("Target player gets two poison counters.", bob)
    alice.says("Proliferate.", (bear, bob))
    assert (bear.counters, bob.here.counters) == ((("+1/+1", 2), ("stun", 3)), (("poison", 3),))


def test_bolster_goes_to_the_least_toughness_701_39a():
    """701.39a"""
    _table, alice, _bob = two()
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN)
    alice.says("Bolster 2.")
    assert (bear.counters, scout.counted("+1/+1")) == ((), 2)


def test_adapt_only_without_counters_701_46a():
    """701.46a"""
    _table, alice, _bob = two()
    eel = alice.controls(card("Eel", "", "Creature — Fish", "{0}: Adapt 2.", size="1/1"))
    for _ in range(2):
        alice.activates(eel)
        alice.table.resolves()
    assert eel.counted("+1/+1") == 2


def test_amass_makes_an_army_and_makes_it_grow_701_47a():
    """701.47a"""
    table, alice, _bob = two()
    alice.says("Amass Zombies 2.")
    alice.says("Amass Orcs 1.")
    [army] = table.named("Zombie Army Token")
    assert (army.power, "Orc" in army.types, "Zombie" in army.types) == (3, True, True)


def test_exploring_a_land_takes_it_701_44a():
    """701.44a"""
    table, alice, _bob = two("Forest", BEAR)
    bear = alice.controls(BEAR)
    alice.says("Target creature you control explores.", bear)
    assert (alice.hand, bear.counters) == (1, ())
    alice.says("Target creature you control explores.", bear, "yes")
    assert (alice.graveyard, bear.counted("+1/+1")) == (["Bear"], 1)
    assert "Bear explores" in table.log


def test_conniving_with_a_nonland_card_701_50a():
    """701.50a"""
    _table, alice, _bob = two("Forest")
    bear = alice.controls(BEAR)
    alice.holds(GOBLIN)
    alice.says("Target creature you control connives.", bear, "Goblin Scout")
    assert (alice.graveyard, bear.counted("+1/+1"), alice.hand) == (["Goblin Scout"], 1, 1)


@pytest.mark.parametrize(("theirs", "drawn"), [("Forest", 1), (BEAR, 0)])
def test_clash_is_won_by_the_higher_mana_value_701_30d(theirs, drawn):
    """701.30d"""
    _table, alice, bob = two(BEAR, "Forest")
    bob.library(theirs)
    alice.says("Clash with an opponent. If you win, draw a card.", "yes", "no")
    assert alice.hand == drawn


def test_learn_discards_to_draw_701_48a():
    """701.48a"""
    _table, alice, _bob = two("Forest")
    alice.holds(BEAR, GOBLIN)
    alice.says("Learn.", "Bear")
    assert (alice.graveyard, alice.hand) == (["Bear"], 2)


@pytest.mark.parametrize(("side", "life"), [("won", 20), ("lost", 17)])
def test_a_coin_is_flipped_705_2(side, life):
    """705.2"""
    _table, alice, _bob = two("Forest")
    alice.says("Flip a coin. If you win the flip, draw a card. If you lose the flip, you lose 3 life.", side)
    assert (alice.life, alice.hand) == (life, life == 20)


def test_energy_is_got_and_paid_in_full_107_14():
    """107.14"""
    _table, alice, _bob = two("Forest")
    alice.says("You get {E}{E}{E}.")
    alice.says("You may pay {E}{E}. If you do, draw a card.", "yes")
    alice.says("You may pay {E}{E}. If you do, draw a card.")
    assert (alice.here.counters, alice.hand) == ((("energy", 1),), 1)


def test_fateseal_is_scrying_in_an_opponents_library():
    """701.29a"""
    _table, alice, bob = two()
    first, second = bob.library(BEAR, "Forest")
    alice.says("Fateseal 1.", first)
    assert bob.here.library == (second.id, first.id)
