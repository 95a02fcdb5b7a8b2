"""Spells and abilities that draw cards, and what else they do [121]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
GILDED = card("Old Herald", "{R}{W}", "Creature — Human", size="2/2")
BIRD = card("Old Bird", "{U}", "Creature — Bird", "Flying", "1/1")
GLOOM = card("Old Gloom", "{1}{B}{B}", "Enchantment", "Creatures you control get +1/+0.")
HYBRID = card("Old Half", "{B/R}", "Creature — Goblin", size="1/1")


def stocked(player, *lands, cards=9):
    player.library(*["Island"] * cards)
    return player.controls(*lands)


@shows("Armistice")
def test_a_card_for_you_and_three_life_for_the_opponent(alice, bob, table):
    stocked(alice, *["Plains"] * 5)
    armistice = alice.controls(drawn("Armistice"))
    alice.activates(armistice, bob)
    table.resolves()
    assert (alice.hand, alice.life, bob.life, bob.hand) == (1, 20, 23, 0)


@shows("Armistice")
def test_only_an_opponent_can_be_the_target_102_2(alice, table):
    stocked(alice, *["Plains"] * 5)
    with pytest.raises(LookupError):
        alice.activates(alice.controls(drawn("Armistice")), alice)


def charmed(alice, mode, *answers):
    stocked(alice, "Plains", "Island")
    alice.casts(alice.holds(drawn("Azorius Charm")), *[mode] * (mode != ""), *answers)
    alice.table.resolves()


@shows("Azorius Charm")
def test_ones_creatures_gain_lifelink_702_15b(alice, bob, table):  # 702.15b
    bear, later = alice.controls(BEAR), alice.holds("Raging Goblin")
    charmed(alice, "creatures you control gain lifelink until end of turn.")
    alice.puts(later)
    table.fights([(bear, bob), (later.is_now, bob)])
    assert (alice.life, bob.life) == (22, 17)                        # not for the one that came later [611.2c]


@shows("Azorius Charm")
def test_a_card_or_an_attacker_on_top_of_its_library_700_2(alice, bob, table):
    bob.library("Forest")
    charmed(alice, "draw a card.")
    assert alice.hand == 1
    bear = bob.controls(BEAR)
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    table.fights([(bear, alice)], until="declare attackers")
    bob.passes()
    charmed(alice, "put target attacking or blocking creature on top of its owner's library.", bear)
    assert bear.is_now.zone == "library" and bob.here.library[0] == bear.is_now.id


@shows("Fascination")
@pytest.mark.parametrize("mode, hands, graves", [("each player draws X cards.", 3, 0), ("each player mills X cards.", 0, 3)])
def test_each_player_draws_or_mills_x_107_3a(alice, bob, table, mode, hands, graves):
    stocked(alice, *["Island"] * 5), stocked(bob)
    alice.casts(alice.holds(drawn("Fascination")), mode, 3)
    table.resolves()
    assert (alice.hand, bob.hand) == (hands, hands)
    assert (alice.graveyard.count("Island"), bob.graveyard.count("Island")) == (graves, graves)


@shows("Perilous Research")
def test_two_cards_for_a_permanent_of_ones_choice_701_17a(alice, bob, table):
    one, _ = stocked(alice, "Island", "Island")
    bear, theirs = alice.controls(BEAR), bob.controls(BEAR)
    alice.casts(alice.holds(drawn("Perilous Research")))
    table.resolves(one)
    assert (alice.hand, one.is_now.zone, bear.zone, theirs.zone) == (2, "graveyard", "battlefield", "battlefield")


@shows("Psychotic Fury")
def test_a_multicolored_creature_strikes_twice_and_a_card_is_drawn_702_4b(alice, bob, table):  # 702.4b
    stocked(alice, "Mountain", "Mountain")
    herald, bear, fury = alice.controls(GILDED), alice.controls(BEAR), alice.holds(drawn("Psychotic Fury"))
    with pytest.raises(LookupError):
        alice.casts(fury, bear)                                      # of one color only [105.2b]
    table.answers(herald)
    table.resolves()
    table.fights([(herald, bob), (bear, bob)], until="postcombat main")
    assert (bob.life, alice.hand) == (14, 1)


@shows("Sanguimancy")
def test_cards_and_life_for_the_devotion_to_black_700_5(alice, bob, table):
    stocked(alice, *["Swamp"] * 5)
    alice.controls(GLOOM, HYBRID, BEAR), bob.controls(GLOOM)
    alice.casts(alice.holds(drawn("Sanguimancy")))
    table.resolves()
    assert (alice.hand, alice.life, bob.life) == (3, 17, 20)         # {B}{B} and {B/R}; the spell is no permanent


@shows("Shamanic Revelation")
@pytest.mark.parametrize("creatures, hand, life", [((BEAR, GIANT, GIANT), 3, 28), ((BEAR, BEAR), 2, 20), ((), 0, 20)])
def test_a_card_for_each_creature_and_life_for_the_ferocious_207_2c(alice, bob, table, creatures, hand, life):
    stocked(alice, *["Forest"] * 5)
    bob.controls(GIANT)
    for one in creatures:
        alice.controls(one)
    alice.casts(alice.holds(drawn("Shamanic Revelation")))
    table.resolves()
    assert (alice.hand, alice.life) == (hand, life)


@shows("Stroke of Genius")
def test_a_player_draws_x_and_loses_if_there_are_too_few_704_5b(alice, bob, table):
    stocked(alice, *["Island"] * 13), stocked(bob, cards=3)
    alice.casts(alice.holds(drawn("Stroke of Genius")), 2, alice)
    table.resolves()
    assert (alice.hand, bob.hand) == (2, 0)
    alice.casts(alice.holds(drawn("Stroke of Genius")), 4, bob)
    table.resolves()
    assert bob.lost and bob.hand == 3


@shows("Sudden Strength")
def test_three_more_and_a_card(alice, bob, table):
    stocked(alice, *["Forest"] * 4), stocked(bob)
    bear = alice.controls(BEAR)
    alice.casts(alice.holds(drawn("Sudden Strength")), bear)
    table.resolves()
    assert (bear.power, bear.toughness, alice.hand) == (5, 5, 1)
    table.goes_to("upkeep", turn=2)
    assert (bear.power, bear.toughness) == (2, 2)


@shows("Sudden Strength")
def test_no_card_if_its_only_target_is_gone_608_2b(alice, bob, table):
    stocked(alice, *["Forest"] * 4)
    bear = alice.controls(BEAR)
    alice.casts(alice.holds(drawn("Sudden Strength")), bear)
    bob.puts(bear, zone="graveyard")
    table.resolves()
    assert (alice.hand, alice.graveyard) == (0, ["Bear", "Sudden Strength"])


@shows("Winged Words")
@pytest.mark.parametrize("creature, tapped", [(BIRD, 2), (BEAR, 3)])
def test_two_cards_for_less_with_a_flier_601_2f(alice, bob, table, creature, tapped):
    lands = stocked(alice, *["Island"] * 3)
    alice.controls(creature), bob.controls(BIRD)
    alice.casts(alice.holds(drawn("Winged Words")))
    table.resolves()
    assert (alice.hand, [land.tapped for land in lands].count("tapped")) == (2, tapped)


@shows("Darkblast")
def test_it_shrinks_a_creature_and_is_dredged_back_702_52a(alice, bob, table):  # 702.52a
    stocked(alice, "Swamp", cards=4)
    goblin, blast = bob.controls(GOBLIN), alice.holds(drawn("Darkblast"))
    alice.casts(blast, goblin)
    table.resolves()
    assert (goblin.is_now.zone, blast.is_now.zone) == ("graveyard", "graveyard")
    alice.says("draw a card.", "yes")
    assert (blast.is_now.zone, alice.hand, alice.graveyard) == ("hand", 1, ["Island"] * 3)


@shows("Darkblast")
def test_with_two_cards_in_the_library_it_is_not_dredged_702_52b(alice, table):  # 702.52b
    stocked(alice, cards=2)
    blast = alice.has(drawn("Darkblast"), "graveyard")
    alice.says("draw a card.")
    assert (blast.is_now.zone, alice.hand) == ("graveyard", 1)
