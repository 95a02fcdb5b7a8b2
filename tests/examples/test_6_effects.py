"""The examples of the part about effects, played: continuous ones and their layers, replacement and prevention [609-616]."""
import pytest

from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY
from tests.marks import example
from tests.table import BEAR, card

LORD = card("Lord", "{W}", "Enchantment", "White creatures get +1/+1.")
VOICE = card("Voice", "{3}{W}", "Creature — Angel",
    "As this creature enters, choose a color.\nThis creature has protection from the chosen color.", "2/2")


def white(player, one):
    player.says("Target creature becomes white until end of turn.", one)


def size(one):
    return one.power, one.toughness


# ---- effects [609, 610, 611] ----
@example("609.3")
def test_who_holds_one_card_discards_that(table, alice):
    alice.holds("Island")
    alice.says("Discard two cards.")
    assert (alice.hand, alice.graveyard) == (0, ["Island"])


@example("609.2")
def test_what_all_lands_are_land_cards_elsewhere_are_not(table, alice):
    alice.controls(card("Awakening", "{3}{G}", "Enchantment", "All lands are 1/1 creatures that are still lands."))
    land, dead = alice.controls("Island"), alice.has("Island", GRAVEYARD)
    assert "creature" in land.types and "creature" not in dead.types


@example("611.2b")
def test_a_duration_that_is_over_before_it_begins(table, alice, bob):
    robber = card("Thief", "{2}{U}{U}", "Creature",
                  "When this creature enters, gain control of target artifact for as long as you control this creature.", "2/2")
    (thief, other), ring, stone = alice.holds(robber, robber), *bob.controls("Sol Ring", "Mind Stone")
    alice.puts(other, stone)
    table.settles()
    assert stone.controller == alice.seat                 # this one begins
    alice.puts(thief, ring)
    bob.says("Gain control of target creature.", thief.is_now)
    table.settles()
    assert ring.controller == bob.seat
    alice.says("Gain control of target creature.", thief.is_now)
    assert ring.controller == bob.seat


@example("611.2c")
def test_those_that_are_white_then_get_it_and_no_others(table, alice):
    knight, bear = alice.controls(card("Knight", "{W}", "Creature", size="2/2"), BEAR)
    alice.says("White creatures get +1/+1 until end of turn.")
    alice.says("Target creature becomes black until end of turn.", knight)
    white(alice, bear)
    late = alice.controls(card("Late", "{W}", "Creature", size="2/2"))
    assert (size(knight), size(bear), size(late)) == ((3, 3), (2, 2), (2, 2))


@example("611.2c", 2)
def test_what_changes_no_characteristic_applies_to_what_comes_later_too(table, alice, bob):
    alice.says("Prevent all damage that would be dealt by creatures this turn.")
    late = alice.controls(card("Late", "", "Creature", size="2/2"))
    table.fights([(late, bob)])
    assert bob.life == 20


@example("611.3b")
def test_a_static_ability_applies_to_what_is_white_now(table, alice):
    alice.controls(LORD)
    bear = alice.controls(BEAR)
    assert size(bear) == (2, 2)
    white(alice, bear)
    assert size(bear) == (3, 3)
    alice.says("Target creature becomes black until end of turn.", bear)
    assert size(bear) == (2, 2)


@example("611.3c")
def test_it_enters_as_what_the_effect_makes_it(table, alice):
    alice.controls(LORD)
    alice.controls(card("Herald", "{W}", "Enchantment", "Whenever a creature with power 2 or greater enters, you gain 1 life."))
    alice.puts(alice.holds(card("Little", "{W}", "Creature", size="1/1")))
    table.settles()
    assert alice.life == 21


# ---- layers [613] ----
SWITCH = "Switch target creature's power and toughness until end of turn."


@example("613.4d")
def test_after_a_switch_power_goes_to_toughness(table, alice):
    one = alice.controls(card("One", "", "Creature", size="1/3"))
    alice.says("Target creature gets +0/+1 until end of turn.", one)
    alice.says(SWITCH, one)
    assert size(one) == (4, 1)
    alice.says("Target creature gets +5/+0 until end of turn.", one)
    assert size(one) == (4, 6)


@example("613.4d", 2)
def test_what_ends_before_the_switch_does_leaves_the_rest_switched(table, alice):
    one = alice.controls(card("One", "", "Creature", size="1/3"))
    aura = alice.controls(card("Aura", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+1."), attached=one.id)
    alice.says(SWITCH, one)
    assert size(one) == (4, 1)
    alice.says("Destroy target enchantment.", aura)
    assert size(one) == (3, 1)


@example("613.4d", 3)
def test_two_switches_cancel_each_other(table, alice):
    one = alice.controls(card("One", "", "Creature", size="1/3"))
    alice.says("Target creature gets +0/+1 until end of turn.", one)
    alice.says(SWITCH, one)
    assert size(one) == (4, 1)
    alice.says(SWITCH, one)
    assert size(one) == (1, 4)


@example("613.5")
def test_a_creature_that_turns_white_is_honoured_while_it_is(table, alice):  # 105.3
    alice.controls(card("Honor", "{1}{W}", "Enchantment", "White creatures you control get +1/+1."))
    rat = alice.controls(card("Rat", "{B}", "Creature", size="2/2"))
    white(alice, rat)
    assert size(rat) == (3, 3)
    alice.says("Target creature becomes red until end of turn.", rat)
    assert size(rat) == (2, 2)


@example("613.5", 2)
def test_a_base_size_that_comes_last_is_applied_first(table, alice):
    ogre = alice.controls(card("Ogre", "{2}{R}", "Creature", size="2/2"))
    alice.says("Put a +1/+1 counter on target creature.", ogre)
    assert size(ogre) == (3, 3)
    alice.says("Target creature gets +4/+4 until end of turn.", ogre)
    assert size(ogre) == (7, 7)
    alice.controls(card("Shelter", "{1}{W}", "Enchantment", "Creatures you control get +0/+2."))
    assert size(ogre) == (7, 9)
    alice.says("Target creature has base power and toughness 0/1 until end of turn.", ogre)
    assert size(ogre) == (5, 8)


@example("613.6", 2)
def test_control_and_haste_of_one_effect_are_applied_each_in_its_layer(table, alice, bob):  # 613.1b
    bear = bob.controls(BEAR, tapped="tapped")
    alice.says("Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.", bear)
    layers = [row.layer for row in table.explain(bear)]
    assert (bear.controller, bear.tapped) == (alice.seat, "untapped") and [getattr(a, "word", "") for a in bear.abilities] == ["haste"]
    assert layers == ["2", "6"]


@example("613.6", 3)
def test_what_began_as_a_noncreature_artifact_gets_its_size_too(table, alice):
    ring = alice.controls("Sol Ring")
    golem = alice.controls(card("Golem", "{4}", "Artifact Creature", size="4/4"))
    alice.controls(card("March", "{3}{U}", "Enchantment", "Noncreature artifacts are 2/2 artifact creatures."))
    assert (size(ring), "creature" in ring.types, size(golem)) == ((2, 2), True, (4, 4))


@example("613.9")
@pytest.mark.parametrize("first, second, flies", [("has", "loses", False), ("loses", "has", True)])
def test_of_two_auras_the_younger_wins(table, alice, first, second, flies):
    bear = alice.controls(BEAR)
    for word in (first, second):
        alice.controls(card("Aura", "{W}", "Enchantment — Aura", f"Enchant creature\nEnchanted creature {word} flying."), attached=bear.id)
    assert ("flying" in [getattr(a, "word", "") for a in bear.abilities]) == flies


@example("613.9", 2)
def test_an_enchanted_creature_that_is_white_gets_it_whatever_came_first(table, alice):
    bear = alice.controls(BEAR)
    alice.controls(LORD)
    alice.controls(card("Aura", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature is white."), attached=bear.id)
    assert size(bear) == (3, 3)


# ---- replacement and prevention [614, 615, 616] ----
@example("614.4")
def test_regeneration_has_to_be_there_first(table, alice, bob):  # 701.8
    alice.controls("Swamp", "Swamp")
    troll = bob.controls(card("Troll", "{2}{G}", "Creature", "{0}: Regenerate this creature.", "2/2"))
    doom = card("Doom", "{B}", "Instant", "Destroy target creature.")
    alice.casts(alice.holds(doom), troll)
    alice.passes()
    bob.activates(troll)
    table.settles()
    assert (troll.zone, troll.tapped) == (BATTLEFIELD, "tapped")
    alice.casts(alice.holds(doom), troll)
    table.settles()
    assert troll.is_now.zone == GRAVEYARD


@example("614.12")
def test_for_a_token_copy_a_colour_is_chosen_as_it_is_created(table, alice):
    voice = alice.controls(VOICE)
    alice.says("Create a token that's a copy of target creature.", voice, "blue")
    token = table.named("Voice")[-1]
    assert token.chosen == ("blue",)


@example("614.12", 2)
def test_a_card_that_loses_its_abilities_in_the_graveyard_enters_tapped_from_there(table, alice):
    alice.controls(card("Jailer", "{1}{B}", "Creature", "Cards in graveyards lose all abilities.", "2/1"))
    treefolk = alice.has(card("Treefolk", "{4}{G}", "Creature", "This creature enters tapped.", "3/5"), GRAVEYARD)
    alice.says("Return target creature card from your graveyard to the battlefield.", treefolk)
    assert treefolk.is_now.tapped == "tapped"


@example("614.12", 3)
def test_an_orb_that_taps_what_enters_enters_untapped_itself(table, alice):
    orb = alice.holds(card("Orb", "{3}", "Artifact", "Permanents enter tapped."))
    alice.puts(orb)
    bear = alice.holds(BEAR)
    alice.puts(bear)
    assert (orb.is_now.tapped, bear.is_now.tapped) == ("untapped", "tapped")


@example("615.4")
def test_prevention_has_to_be_there_first(table, alice, bob):
    alice.controls("Mountain", "Mountain")
    shield = bob.controls(card("Shield", "{1}", "Artifact", "{0}: Prevent the next 3 damage that would be dealt to you this turn."))
    bolt = card("Bolt", "{R}", "Instant", "Bolt deals 3 damage to any target.")
    alice.casts(alice.holds(bolt), bob)
    alice.passes()
    bob.activates(shield)
    table.settles()
    assert bob.life == 20
    alice.casts(alice.holds(bolt), bob)
    table.settles()
    assert bob.life == 17


@example("615.10")
def test_one_of_the_damage_is_prevented_for_each_cleric(table, alice, bob):
    alice.controls(card("Defender", "{4}{W}", "Creature — Human Cleric", (
        "If a source would deal damage to a Cleric creature you control, prevent 1 of that damage."), "3/3"))
    cleric, bear = alice.controls(card("Cleric", "", "Creature — Cleric", size="1/4"), card("Big", "", "Creature", size="4/4"))
    bob.controls(card("Fire", "{R}", "Artifact", "{0}: Fire deals 2 damage to each creature."))
    alice.passes()
    bob.activates(table.named("Fire")[0])
    table.settles()
    assert (cleric.damage, bear.damage) == (1, 2)


@example("616.1f")
@pytest.mark.parametrize("first, zone", [(0, EXILE), (1, LIBRARY)])
def test_the_controller_decides_which_replacement_is_first_and_the_other_does_nothing(table, alice, first, zone):
    alice.controls(card("Rest", "{1}{W}", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead."))
    colossus = alice.controls(card("Colossus", "", "Creature",
        "If this creature would die, shuffle it into its owner's library instead.", "3/3"))
    alice.says("Destroy target creature.", colossus)
    assert table.asked and len(table.asked.options) == 2
    chosen = [o for o in table.asked.options if ("exile" in str(o)) == (first == 0)]
    table.answers(chosen[0])
    while table.asked:
        table.answers(table.asked.simplest())
    assert colossus.is_now.zone == zone


@example("616.1f", 2)
def test_what_enters_as_a_copy_has_lost_what_would_have_tapped_it(table, alice):
    essence = card("Essence", "{3}{G}{G}{G}", "Creature — Avatar", "Creatures you control enter as a copy of this creature.", "6/6")
    alice.controls(essence)
    sentinel = alice.holds(card("Sentinel", "{2}", "Artifact Creature", "This creature enters tapped.", "3/4"))
    alice.puts(sentinel)
    assert (sentinel.is_now.name, sentinel.is_now.tapped) == ("Essence", "untapped")


@example("616.1g")
def test_the_number_of_tokens_is_settled_before_what_enters_is_chosen_for(table, alice):
    alice.controls(card("Season", "{4}{G}", "Enchantment", (
        "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.")))
    voice = alice.controls(VOICE)
    alice.says("Create a token that's a copy of target creature.", voice, "blue", "red")
    assert sorted(one.chosen for one in table.named("Voice")[1:]) == [("blue",), ("red",)]


@example("616.2")
def test_what_a_replacement_makes_of_it_can_be_replaced_again(table, alice):
    alice.controls(card("Words", "{2}{U}", "Enchantment", "If you would gain life, draw that many cards instead."))
    alice.controls(card("Grave", "{2}{B}", "Enchantment",
        "If you would draw a card, return a card from your graveyard to your hand instead."))
    alice.has("Forest", GRAVEYARD)
    alice.library("Island")
    alice.says("You gain 1 life.")
    while table.asked:
        table.answers(table.asked.options[0])
    assert (alice.hand, alice.graveyard, alice.life, len(alice.here.library)) == (1, [], 20, 1)


@example("614.5")
def test_each_of_two_doublers_applies_once(table, alice, bob):
    fury = card("Fury", "", "Enchantment", "If a creature you control would deal damage to a permanent or player, it deals double that "
                "damage to that permanent or player instead.")
    alice.controls(fury, fury)
    table.fights([(alice.controls(BEAR), bob)])
    assert bob.life == 12
