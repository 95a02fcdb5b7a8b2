"""Effects in the words of cards: several damages at once, at random, until it leaves, one or both [120, 610.3, 700.2d, 701.9b]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    return table, alice, bob


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


def test_two_damages_of_one_source_120_4():
    table, alice, bob = two()
    bear = bob.controls(BEAR)
    arc = card("Arc", "{R}", "Sorcery", "Arc deals 2 damage to target creature and 1 damage to that creature's controller.")
    alice.controls("Mountain")
    alice.casts(alice.holds(arc), bear)
    table.resolves()
    assert (bear.is_now.zone, bob.life) == ("graveyard", 19)


def test_another_target_is_another_115_3():
    table, alice, bob = two()
    fork = card("Forked", "{R}", "Sorcery", "Forked deals 2 damage to any target and 1 damage to another target.")
    alice.controls("Mountain")
    alice.casts(alice.holds(fork), bob, alice)
    table.resolves()
    assert (bob.life, alice.life) == (18, 19)


def test_each_of_the_targets():
    _table, alice, _bob = two()
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN)
    alice.says("Put a +1/+1 counter on each of up to two target creatures.", (bear, scout))
    assert (bear.power, scout.power) == (3, 2)


def test_discarding_at_random_701_9b():
    _table, alice, bob = two()
    bob.holds(BEAR, GOBLIN)
    alice.says("Target player discards a card at random.", bob, "Goblin Scout")
    assert (bob.graveyard, bob.hand) == (["Goblin Scout"], 1)


def test_exiled_until_it_leaves_610_3():
    table, alice, bob = two()
    bear = bob.controls(BEAR)
    ring = alice.holds(card("Ring", "", "Enchantment", "When Ring enters, exile target creature an opponent controls until Ring leaves "
                                                       "the battlefield."))
    alice.puts(ring, bear)
    table.settles()
    assert bear.is_now.zone == "exile"
    alice.says("Destroy target enchantment.", ring.is_now)
    assert (bear.is_now.zone, bear.is_now.controller) == ("battlefield", bob.seat)


def test_nothing_is_exiled_if_it_has_left_before_610_3a():
    table, alice, bob = two()
    bear = bob.controls(BEAR)
    ring = alice.holds(card("Ring", "", "Enchantment", "When Ring enters, exile target creature an opponent controls until Ring leaves "
                                                       "the battlefield."))
    alice.puts(ring, bear)
    alice.says("Destroy target enchantment.", ring.is_now)
    table.settles()
    assert bear.is_now.zone == "battlefield"


def test_a_card_is_chosen_out_of_a_revealed_hand_608_2d():
    table, alice, bob = two()
    bob.holds(BEAR, "Forest", GOBLIN)
    alice.says("Target opponent reveals their hand. You choose a nonland card from it. That player discards that card.", bob, "Bear")
    assert (bob.graveyard, names(table, bob.here.hand)) == (["Bear"], ["Forest", "Goblin Scout"])


BOTH = "Choose one or both —\n• You gain 3 life.\n• Draw a card."


@pytest.mark.parametrize(("modes", "life", "hand"), [(("you gain 3 life.", "draw a card."), 23, 1), (("draw a card.",), 20, 1)])
def test_one_or_both(modes, life, hand):                                                  # 700.2d
    table, alice, _bob = two("Forest")
    spell = card("Charm of Two", "{G}", "Sorcery", BOTH)
    alice.controls("Forest")
    alice.casts(alice.holds(spell), modes)
    table.resolves()
    assert (alice.life, alice.hand) == (life, hand)


def test_drawing_in_the_next_turn_603_7():
    table, alice, bob = two("Forest")
    bob.library("Island", "Island")
    alice.says("Draw a card at the beginning of the next turn's upkeep.")
    assert alice.hand == 0
    table.goes_to("draw", turn=2)
    assert alice.hand == 1


def test_a_graveyard_is_shuffled_into_the_library_701_24c():
    table, alice, bob = two()
    bob.has(BEAR, "graveyard")
    bob.library("Island")
    alice.says("Target player shuffles their graveyard into their library.", bob, ("Bear", "Island"))
    assert (bob.graveyard, names(table, bob.here.library)) == ([], ["Bear", "Island"])


def test_a_countered_spell_is_exiled_instead_701_6a():
    table, alice, bob = two()
    alice.controls("Forest", "Forest")
    bear = alice.holds(BEAR)
    alice.casts(bear)
    bob.controls("Island")
    dissipate = card("Dispel It", "{U}", "Instant", "Counter target spell. If that spell is countered this way, exile it instead of "
                                                     "putting it into its owner's graveyard.")
    alice.passes()
    bob.casts(bob.holds(dissipate), bear.is_now)
    table.resolves()
    assert bear.is_now.zone == "exile"


def test_it_is_tapped_or_untapped_701_26():
    _table, alice, _bob = two()
    bear = alice.controls(BEAR)
    for status in ("tapped", "untapped"):
        alice.says("You may tap or untap target creature.", bear, "yes")
        assert bear.tapped == status


def test_as_many_as_there_are():
    _table, alice, bob = two("Forest", "Forest", "Forest")
    alice.controls(BEAR, BEAR)
    bob.controls(BEAR, "Forest")
    alice.says("Draw cards equal to the number of creatures you control.")
    assert alice.hand == 2


@pytest.mark.parametrize("said, told, hurt", [("each opponent", [], [1, 2]), ("target player", [1], [1])])
def test_those_they_control_are_of_the_players_that_were_said_120_4(said, told, hurt):
    table = Table("Alice", "Bob", "Carol")
    bears = [player.controls(BEAR) for player in table.players]
    table.players[0].controls("Mountain")
    spark = card("Spark", "{R}", "Sorcery", f"Spark deals 1 damage to {said} and each creature they control.")
    table.players[0].casts(table.players[0].holds(spark), *[table.players[i] for i in told])
    table.resolves()
    assert [bear.damage for bear in bears] == [int(i in hurt) for i in range(3)]
    assert [player.life for player in table.players] == [20 - (i in hurt) for i in range(3)]
