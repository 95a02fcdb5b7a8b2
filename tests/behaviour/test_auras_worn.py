"""Auras cast on creatures, and what becomes of the creatures [303.4, 702.5]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.rules.test_combat import offered
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
GILDED = card("Old Herald", "{R}{W}", "Creature — Human", size="2/2")
MERFOLK = card("Old Merfolk", "{U}", "Creature — Merfolk", size="2/2")
BOLT = card("Old Bolt", "{R}", "Instant", "Old Bolt deals 3 damage to any target.")
TWO_COLORED = card("Old Helix", "{R}{W}", "Instant", "Old Helix deals 3 damage to any target.")
DOOM = card("Old Doom", "{B}", "Instant", "Destroy target creature.")
WALKER = card("Old Walker", "{2}", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=4)


def worn(player, name, one, *lands):
    """The Aura, cast on it."""
    player.controls(*lands)
    aura = player.holds(drawn(name))
    player.casts(aura, one)
    player.table.resolves()
    return aura.is_now


def attacks_of(table):
    """Who could attack whom in Bob's turn, by name."""
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    table.does("go_to", 1, 0, "declare attackers")
    return {(one.name, other.name) for one, other in table.asked.options}


@shows("Alpha Authority")
def test_opponents_cannot_aim_at_it_but_its_player_can_702_11b(alice, bob, table):  # 702.11b
    bear = alice.controls(BEAR)
    worn(alice, "Alpha Authority", bear, "Forest", "Forest")
    alice.controls("Mountain"), bob.controls("Mountain")
    alice.casts(alice.holds(BOLT), bear)
    bob_bolt = bob.holds(BOLT)
    alice.passes()
    with pytest.raises(LookupError):
        bob.casts(bob_bolt, bear)
    table.answers(alice)
    table.settles()
    assert (alice.life, bear.is_now.zone) == (17, "graveyard")       # of Alice's own


@shows("Alpha Authority")
def test_only_one_creature_can_block_it_509_1b(alice, bob, table):
    bear, first, second = alice.controls(BEAR), *bob.controls(GOBLIN, GOBLIN)
    worn(alice, "Alpha Authority", bear, "Forest", "Forest")
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(((bear, bob),))
    assert len(table.asked.options) == 2 and not table.run.fits(table.asked.options)
    table.answers(((first, bear),))
    table.goes_to("combat damage")
    assert (first.is_now.zone, second.zone, bob.life) == ("graveyard", "battlefield", 20)


@shows("Cast into Darkness")
def test_it_is_weakened_and_can_not_block_509_1b(alice, bob, table):
    giant, bear = bob.controls(GIANT), alice.controls(BEAR)
    worn(alice, "Cast into Darkness", giant, "Swamp", "Swamp")
    assert (giant.power, giant.toughness) == (3, 5)
    assert offered(table, "declare blockers") == set()
    table.goes_to("combat damage")
    assert bob.life == 18 and bear.zone == "battlefield"


@shows("Corrupted Conscience")
def test_a_creature_is_taken_and_poisons_its_owner_702_90b(alice, bob, table):  # 702.90b
    giant = bob.controls(GIANT)
    worn(alice, "Corrupted Conscience", giant, *["Island"] * 5)
    assert (giant.controller, giant.owner) == (0, 1)
    bear = bob.controls(BEAR)
    alice.says("Target creature deals damage equal to its power to any target.", giant, bob)
    assert (bob.life, dict(bob.here.counters)) == (20, {"poison": 5})
    alice.says("Target creature deals damage equal to its power to any target.", giant, bear)
    assert bear.is_now.zone == "graveyard"


@shows("Corrupted Conscience")
def test_without_the_aura_it_goes_back_611_3(alice, bob, table):
    giant = bob.controls(GIANT)
    aura = worn(alice, "Corrupted Conscience", giant, *["Island"] * 5)
    bob.says("Destroy target enchantment.", aura)
    assert giant.controller == 1 and giant.abilities == ()


@shows("Guildscorn Ward")
def test_the_multicolored_do_not_harm_it_and_others_do_702_16a(alice, bob, table):  # 702.16a
    bear = alice.controls(BEAR)
    bob.controls(GILDED, MERFOLK)
    worn(alice, "Guildscorn Ward", bear, "Plains")
    assert offered(table, "declare blockers") == {("Old Merfolk", "Bear")}
    table.answers(table.asked.simplest())
    bob.controls("Mountain", "Plains")
    helix = bob.holds(TWO_COLORED)
    alice.passes()
    with pytest.raises(LookupError):
        bob.casts(helix, bear)
    table.answers(alice)
    bob.controls("Mountain")
    bob.casts(bob.holds(BOLT), bear)
    table.settles()
    assert bear.is_now.zone == "graveyard"


@shows("Immolation")
def test_two_more_power_and_two_less_toughness_704_5f(alice, bob, table):
    giant, bear = bob.controls(GIANT), bob.controls(BEAR)
    worn(alice, "Immolation", giant, "Mountain")
    assert (giant.power, giant.toughness) == (7, 3)
    aura = worn(alice, "Immolation", bear, "Mountain")
    assert (bear.is_now.zone, aura.is_now.zone) == ("graveyard", "graveyard")


@shows("Mammoth Umbra")
def test_the_umbra_is_destroyed_in_its_stead_702_89a(alice, bob, table):  # 702.89a
    bear = alice.controls(BEAR)
    umbra = worn(alice, "Mammoth Umbra", bear, *["Plains"] * 5)
    table.fights([(bear, bob)])
    assert (bear.power, bear.toughness, bear.tapped, bob.life) == (5, 5, "untapped", 15)
    alice.does("set_fields", bear.id, (("damage", 4),))
    bob.says("Destroy target creature.", bear)
    assert (bear.zone, bear.damage, umbra.is_now.zone, bear.power) == ("battlefield", 0, "graveyard", 2)
    bob.says("Destroy target creature.", bear)
    assert bear.is_now.zone == "graveyard"


def harnessed(alice, bob, table):
    alice.library(*["Island"] * 4), bob.library(*["Island"] * 4)
    bear = bob.controls(BEAR)
    return bear, worn(alice, "Mind Harness", bear, "Island")


@shows("Mind Harness")
def test_only_a_red_or_green_creature_is_taken_303_4a(alice, bob, table):
    alice.controls("Island")
    (merfolk, bear, goblin), aura = bob.controls(MERFOLK, BEAR, GOBLIN), alice.holds(drawn("Mind Harness"))
    with pytest.raises(LookupError):
        alice.casts(aura, merfolk)
    table.answers(goblin)
    table.resolves()
    assert (goblin.controller, bear.controller) == (0, 1)


@shows("Mind Harness")
def test_it_is_kept_as_long_as_it_is_paid_for_702_24a(alice, bob, table):  # 702.24a
    bear, aura = harnessed(alice, bob, table)
    table.goes_to("upkeep", turn=3)
    table.resolves("yes")
    assert (aura.counted("age"), bear.controller, table.named("Island")[-1].zone) == (1, 0, "battlefield")
    table.goes_to("upkeep", turn=5)
    table.resolves("yes")                                            # {1} twice, from one Island
    assert (aura.is_now.zone, bear.controller) == ("graveyard", 1)


@shows("Vow of Lightning")
def test_it_strikes_first_but_not_at_whoever_vowed_508_1c(alice, bob, table):
    bear, goblin = bob.controls(BEAR), bob.controls(GOBLIN)
    walker = alice.controls(WALKER)
    worn(alice, "Vow of Lightning", bear, *["Mountain"] * 3)
    assert (bear.power, bear.toughness, walker.counted("loyalty")) == (4, 4, 4)
    assert attacks_of(table) == {("Goblin Scout", "Alice"), ("Goblin Scout", "Old Walker")}
    assert goblin.power == 1


@shows("Vow of Lightning")
def test_with_first_strike_the_blocker_never_strikes_back_702_7b(alice, bob, table):  # 702.7b
    bear, ogre = bob.controls(BEAR), alice.controls(card("Old Ogre", "{4}", "Creature — Ogre", size="4/4"))
    worn(alice, "Vow of Lightning", bear, *["Mountain"] * 3)
    table.fights([(ogre, bob)], [(bear, ogre)], until="postcombat main")
    assert (ogre.is_now.zone, bear.zone, bear.damage) == ("graveyard", "battlefield", 0)


@shows("Feebleness")
def test_it_is_cast_in_the_middle_of_combat_702_8a(alice, bob, table):  # 702.8a
    bear, blocker = alice.controls(BEAR), bob.controls(BEAR)
    table.fights([(bear, bob)], [(blocker, bear)], until="declare blockers")
    aura = worn(alice, "Feebleness", blocker, "Swamp", "Swamp")
    assert (blocker.power, blocker.toughness) == (0, 1)
    table.goes_to("postcombat main")
    assert (blocker.is_now.zone, bear.zone, bear.damage, aura.is_now.zone) == ("graveyard", "battlefield", 0, "graveyard")
