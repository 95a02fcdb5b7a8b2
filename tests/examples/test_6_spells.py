"""The examples of the part about spells and abilities, played [600-608]."""
import pytest

from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from tests.marks import example
from tests.table import BEAR, GOBLIN, card

CLONE = card("Clone", "{3}{U}", "Creature — Shapeshifter",
    "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
ARBOR = card("Arbor", "", "Land Creature — Forest Dryad", size="1/1")


# ---- casting [601] ----
@example("601.2c")
def test_two_targets_of_one_word_are_two_and_of_two_words_may_be_one(table, alice, bob):
    alice.controls("Island", "Island")
    bear, citadel = bob.controls(BEAR, card("Citadel", "", "Artifact Land"))
    frost = alice.holds(card("Frost", "{U}", "Sorcery", "Tap two target creatures."))
    assert not alice.may(frost)                           # there is one creature only
    quake = alice.holds(card("Quake", "{U}", "Sorcery", "Destroy target artifact and target land."))
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
def test_what_enters_tapped_does_not_become_tapped(table, alice):  # 701.26a
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
def test_the_intervening_if_is_asked_when_it_triggers_and_when_it_resolves(table, alice, bob, first, later, won):  # 119.5
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
@example("607.2i")
@pytest.mark.parametrize(("white", "black", "outcome"), [("yes", "no", (23, BATTLEFIELD)), ("no", "yes", (20, GRAVEYARD)),
                                                         ("yes", "yes", (23, GRAVEYARD)), ("no", "no", (20, BATTLEFIELD))])
def test_each_ability_is_linked_to_its_own_kicker(table, alice, bob, white, black, outcome):
    alice.controls("Plains", "Swamp", *["Island"] * 4)
    bear = bob.controls(BEAR)
    mage = alice.holds(card("Mage of Storms", "{1}{U}", "Creature — Metathran Wizard",
        "Kicker {W} and/or {2}{B}\nWhen this creature enters, if it was kicked with its {W} kicker, you gain 3 life.\n"
        "When this creature enters, if it was kicked with its {2}{B} kicker, destroy target creature.", "2/2"))
    alice.casts(mage, white, black)
    table.settles()
    while table.asked:                                    # the two triggers go onto the stack in either order
        alice.answers(bear if table.asked.kind == "target" else table.asked.options)
    table.settles()
    assert (alice.life, bear.is_now.zone) == outcome


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
    spores = alice.holds(card("Spores", "{B}", "Sorcery", "Destroy target nonblack creature and target land. They can't be regenerated."))
    alice.casts(spores, arbor, arbor)
    bob.says("Target creature becomes black until end of turn.", arbor)
    table.settles()
    assert arbor.is_now.zone == GRAVEYARD


@example("608.2d")
def test_who_has_no_creature_cannot_choose_to_sacrifice_one(table, alice):
    offer = "You may sacrifice a creature. If you don't, you lose 4 life."
    alice.says(offer)
    assert table.asked is None and alice.life == 16
    bear = alice.controls(BEAR)
    alice.says(offer, "yes")
    assert (bear.is_now.zone, alice.life) == (GRAVEYARD, 16)


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
