"""The examples of the part about spells, abilities and effects, played [600-616]."""
import pytest

from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from tests.marks import example
from tests.table import BEAR, GOBLIN, card

CLONE = card("Clone", "{3}{U}", "Creature — Shapeshifter",
    "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
WRATH = card("Wrath", "{3}{W}", "Sorcery", "Destroy all artifacts, creatures, and enchantments.")
LORD = card("Lord", "{W}", "Enchantment", "White creatures get +1/+1.")
ARBOR = card("Arbor", "", "Land Creature — Forest Dryad", size="1/1")
VOICE = card("Voice", "{3}{W}", "Creature — Angel",
    "As this creature enters, choose a color.\nThis creature has protection from the chosen color.", "2/2")


def white(player, one):
    player.says("Target creature becomes white until end of turn.", one)


def size(one):
    return one.power, one.toughness


# ---- casting [601] ----
@example("601.2c")
def test_two_targets_of_one_word_are_two_and_of_two_words_may_be_one(table, alice, bob):
    alice.controls("Island", "Island")
    bear, citadel = bob.controls(BEAR, card("Citadel", "", "Artifact Land"))
    frost = alice.holds(card("Frost", "{U}", "Sorcery", "Tap two target creatures."))
    assert not alice.may(frost)                           # there is one creature only
    quake = alice.holds(card("Quake", "{U}", "Sorcery", "Destroy target artifact. Destroy target land."))
    alice.casts(quake, citadel, citadel)
    table.settles()
    assert (citadel.is_now.zone, bear.zone) == (GRAVEYARD, BATTLEFIELD)


@example("601.2h")
def test_the_total_cost_is_locked_in_before_it_is_paid(table, alice):
    alice.controls("Swamp")
    familiar = alice.controls(card("Familiar", "", "Creature", "Black spells you cast cost {1} less to cast.", "1/1"))
    alice.library("Island", "Island", "Island")
    reap = alice.holds(card("Reap", "{1}{B}", "Instant",
        "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."))
    alice.casts(reap)
    table.settles()
    assert (familiar.is_now.zone, alice.hand) == (GRAVEYARD, 2)


# ---- activated abilities [602, 605, 606] ----
@example("602.1a")
def test_the_cost_is_all_that_stands_before_the_colon(table, alice):
    alice.controls("Swamp", "Forest")
    font = alice.controls(card("Font", "{3}", "Artifact", "{2}, {T}: You gain 1 life."))
    alice.activates(font)
    table.settles()
    assert (alice.life, font.tapped, {one.tapped for one in table.named("Swamp") + table.named("Forest")}) == (21, "tapped", {"tapped"})


@example("605.2")
def test_a_mana_ability_is_one_even_while_it_makes_none(table, alice):
    circle = card("Circle", "{3}", "Artifact", "{T}: Add {G} for each creature you control.")
    ready = alice.controls(circle)
    alice.taps(ready)
    assert (alice.pool, len(table.state.stack), ready.tapped) == ("", 0, "tapped")


@example("605.4a")
def test_what_a_tapped_land_adds_besides_can_pay_for_the_same_spell(table, alice):
    alice.controls(card("Flare", "{2}{G}", "Enchantment", (
        "Whenever a player taps a land for mana, that player adds one mana of any type that land produced.")))
    alice.controls("Forest")
    bear = alice.holds(BEAR)
    alice.taps(table.named("Forest")[0])
    assert alice.pool == "GG"
    alice.casts(bear)
    table.settles()
    assert bear.is_now.zone == BATTLEFIELD


# ---- triggered abilities [603] ----
@example("603.2c")
def test_it_triggers_once_for_each_land(table, alice):
    alice.controls(card("Mourner", "{2}", "Enchantment", "Whenever a land is put into a graveyard from the battlefield, you gain 1 life."))
    alice.controls("Island", "Forest", "Swamp")
    alice.says("Destroy all lands.")
    table.settles()
    assert alice.life == 23


@example("603.2e")
def test_what_enters_tapped_does_not_become_tapped(table, alice):
    watcher = "Whenever this creature becomes tapped, you gain 1 life."
    one = card("Sleeper", "", "Creature", f"This creature enters tapped.\n{watcher}", "1/1")
    alice.puts(alice.holds(one))
    table.settles()
    assert alice.life == 20
    other = alice.controls(card("Watcher", "", "Creature", watcher, "1/1"))
    alice.says("Tap target creature.", other)
    alice.says("Tap target creature.", other)             # it is tapped already
    table.settles()
    assert alice.life == 21


@example("603.2g")
def test_what_is_prevented_sets_nothing_off(table, alice, bob):
    biter = alice.controls(card("Biter", "", "Creature", "Whenever this creature deals damage, you gain 1 life.", "2/2"))
    alice.says("Prevent all damage that would be dealt by creatures this turn.")
    table.fights([(biter, bob)])
    table.settles()
    assert (alice.life, bob.life) == (20, 20)


@example("603.4")
@pytest.mark.parametrize("first, later, won", [(39, 40, False), (40, 39, False), (40, 40, True)])
def test_the_intervening_if_is_asked_when_it_triggers_and_when_it_resolves(table, alice, bob, first, later, won):
    alice.controls(card("Sovereign", "{4}{W}{W}", "Creature", (
        "At the beginning of your upkeep, if you have 40 or more life, you win the game."), "4/6"))
    for player in table.players:
        player.library(*["Island"] * 4)
    alice.says(f"Your life total becomes {first}.")
    table.goes_to("upkeep", turn=3)
    assert bool(table.state.stack) == (first >= 40)
    alice.says(f"Your life total becomes {later}.")
    if table.state.stack:
        table.settles()
    assert bool(bob.lost) == won


@example("603.6b")
def test_a_land_that_is_a_creature_as_it_enters_is_seen_entering(table, alice):
    alice.controls(card("Awakening", "{3}{G}", "Enchantment", "All lands are 1/1 creatures that are still lands."))
    alice.controls(card("Warden", "", "Creature", "Whenever another creature enters, you gain 1 life.", "1/1"))
    alice.plays(alice.holds("Island"))
    table.settles()
    assert alice.life == 21


@example("603.6b")
def test_a_creature_that_loses_its_abilities_as_it_enters_sets_nothing_off(table, alice):
    alice.controls(card("Humility", "{2}{W}{W}", "Enchantment", "All creatures lose all abilities."))
    alice.puts(alice.holds(card("Greeter", "", "Creature", "When this creature enters, you gain 1 life.", "1/1")))
    table.settles()
    assert alice.life == 20


@example("603.7c")
def test_the_permanent_is_exiled_whatever_it_is_by_then(table, alice):
    land = alice.controls("Island")
    alice.says("Target land becomes a 2/2 creature until end of turn. It's still a land.", land)
    alice.says("Target creature gains haste until end of turn. Exile it at the beginning of the next end step.", land)
    alice.says("Target creature loses all abilities until end of turn.", land)
    table.goes_to("end")
    table.settles()
    assert land.is_now.zone == EXILE


@example("603.7c")
def test_what_came_back_is_not_what_was_to_be_exiled(table, alice):
    bear = alice.controls(BEAR)
    alice.says("Target creature gains haste until end of turn. Exile it at the beginning of the next end step.", bear)
    alice.says("Exile target creature you control, then return it to the battlefield under its owner's control.", bear)
    table.goes_to("end")
    table.settles()
    assert bear.is_now.zone == BATTLEFIELD


@example("603.10a")
def test_what_dies_with_them_sees_them_die(table, alice, bob):
    alice.controls(card("Bloodbank", "{2}", "Artifact", "Whenever a creature dies, you gain 1 life."), BEAR)
    bob.controls(GOBLIN)
    alice.says("Destroy all artifacts, creatures, and enchantments.")
    table.settles()
    assert alice.life == 22


@example("603.12")
def test_when_you_do_speaks_of_that_sacrifice_alone(table, alice, bob):
    manticore = card("Manticore", "{2}{R}{R}", "Creature", (
        "When this creature enters, you may sacrifice another creature. When you do, this creature deals damage equal to that creature's "
        "power to any target."), "4/3")
    bear, goblin = alice.controls(BEAR, GOBLIN)
    alice.puts(alice.holds(manticore))
    table.resolves("yes", bear)
    table.answers(bob)
    table.settles()
    assert bob.life == 18
    alice.says("Sacrifice a creature.", goblin)
    table.settles()
    assert (bob.life, len(table.state.stack)) == (18, 0)


# ---- linked abilities [607] ----
@example("607.4")
def test_one_choice_is_linked_to_two_abilities(table, alice):
    plume = alice.holds(card("Plume", "{4}", "Artifact", (
        "As this artifact enters, choose a color.\nWhenever a player casts a spell of the chosen color, you may gain 1 life.\n"
        "{T}: Add one mana of the chosen color.")))
    alice.puts(plume, "red")
    alice.taps(plume.is_now)
    assert alice.pool == "R"
    alice.casts(alice.holds(GOBLIN))
    table.resolves("yes")
    assert alice.life == 21


# ---- resolving [608] ----
@example("608.2b")
def test_without_a_legal_target_nothing_of_it_happens(table, alice, bob):
    alice.controls("Swamp", "Swamp")
    bear = bob.controls(BEAR)
    thirst = alice.holds(card("Thirst", "{B}{B}", "Instant", "Thirst deals 2 damage to target creature and you gain 2 life."))
    alice.casts(thirst, bear)
    bob.says("Target creature gains protection from black until end of turn.", bear)
    table.settles()
    assert (alice.life, bear.zone) == (20, BATTLEFIELD)


@example("608.2b", 2)
def test_as_one_target_it_is_illegal_and_as_the_other_it_is_not(table, alice, bob):
    alice.controls("Swamp")
    arbor = bob.controls(ARBOR)
    spores = alice.holds(card("Spores", "{B}", "Sorcery", "Destroy target nonblack creature. Destroy target land."))
    alice.casts(spores, arbor, arbor)
    bob.says("Target creature becomes black until end of turn.", arbor)
    table.settles()
    assert arbor.is_now.zone == GRAVEYARD


@example("608.2d")
def test_who_has_no_creature_cannot_choose_to_sacrifice_one(table, alice):
    alice.says("You may sacrifice a creature. If you don't, you lose 4 life.")
    assert table.asked is None and alice.life == 16


@example("608.2j")
def test_a_creature_of_two_colours_is_black(table, alice, bob):
    both = bob.controls(card("Both", "{W}{B}", "Creature", size="2/2"))
    alice.says("Destroy all nonblack creatures.")
    assert both.zone == BATTLEFIELD
    alice.says("Destroy all black creatures.")
    assert both.is_now.zone == GRAVEYARD


@example("608.2k")
def test_what_was_blocked_is_returned_though_it_is_no_creature_any_more(table, alice, bob):
    wall = bob.controls(card("Tears", "", "Creature",
        "Whenever this creature blocks a creature, return that creature to its owner's hand at end of combat.", "0/4"))
    land = alice.controls("Island")
    alice.says("Target land becomes a 2/2 creature until end of turn. It's still a land.", land)
    table.fights([(land, bob)], [(wall, land)], until="declare blockers")
    table.settles()
    table.goes_to("postcombat main")
    assert land.is_now.zone == HAND


@example("608.3e")
def test_a_clone_of_a_land_that_cannot_enter_goes_to_the_graveyard(table, alice):
    alice.controls(card("Worms", "{4}", "Enchantment", "Lands can't enter the battlefield."), "Island", "Island", "Island", "Island")
    arbor, clone = alice.controls(ARBOR), alice.holds(CLONE)
    alice.casts(clone)
    table.resolves(arbor)
    assert clone.is_now.zone == GRAVEYARD


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
    thief, ring = alice.holds(card("Thief", "{2}{U}{U}", "Creature", (
        "When this creature enters, gain control of target artifact for as long as you control this creature."),
            "2/2")), bob.controls("Sol Ring")
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
    alice.says(SWITCH, one)
    assert size(one) == (1, 4)


@example("613.5")
def test_a_creature_that_turns_white_is_honoured_while_it_is(table, alice):
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
def test_control_and_haste_of_one_effect_are_applied_each_in_its_layer(table, alice, bob):
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
def test_regeneration_has_to_be_there_first(table, alice, bob):
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
    bob.does("activate", table.named("Fire")[0].id, 0) if table.state.priority == bob.seat else (alice.passes(), bob.does(
        "activate", table.named("Fire")[0].id, 0))
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
