"""Drawn cards that do something as they attack, block or are blocked [506-511]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import BIRD, GIANT, HUMAN, MYR, ZOMBIE, able_to_block
from tests.table import BEAR, GOBLIN


def size(creature):
    return creature.power, creature.toughness


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


@shows("Dusk Urchins")
def test_each_fight_wears_it_down_and_its_death_is_worth_as_many_cards_603_10a(alice, bob, table):
    urchins, giant = alice.controls(drawn("Dusk Urchins"), counters=(("-1/-1", 1),)), bob.controls(GIANT)
    alice.library(*["Island"] * 4)
    table.fights([(urchins, bob)], [(giant, urchins)], until="end of combat")
    assert (urchins.is_now.zone, giant.damage, alice.hand) == ("graveyard", 4 - 2, 2)


@shows("Dusk Urchins")
def test_blocking_wears_it_down_too_509_1i(alice, bob, table):
    goblin, urchins = alice.controls(GOBLIN), bob.controls(drawn("Dusk Urchins"))
    table.fights([(goblin, bob)], [(urchins, goblin)])
    assert (urchins.counted("-1/-1"), size(urchins), bob.hand) == (1, (3, 2), 0)


@shows("Estwald Shieldbasher")
@pytest.mark.parametrize("pays, zone", [("yes", "battlefield"), ("no", "graveyard")])
def test_paid_for_it_survives_lethal_damage_702_12b(alice, bob, table, pays, zone):  # 702.12b
    basher, _ = alice.controls(drawn("Estwald Shieldbasher"), "Wastes")
    giant = bob.controls(GIANT)
    table.goes_to("combat damage", ((basher, bob),), pays, ((giant, basher),))
    assert (basher.is_now.zone, giant.damage) == (zone, 4)


@shows("Eternal Taskmaster")
@pytest.mark.parametrize("pays, zone", [("yes", "hand"), ("no", "graveyard")])
def test_its_attack_brings_a_creature_card_back_118_12(alice, bob, table, pays, zone):
    master = alice.controls(drawn("Eternal Taskmaster"))
    alice.controls("Swamp", "Wastes", "Wastes")
    bear, bolt = alice.has(BEAR, "graveyard"), alice.has("Lightning Bolt", "graveyard")
    table.goes_to("declare blockers", ((master, bob),), bear, pays)
    assert (bear.is_now.zone, bolt.zone) == (zone, "graveyard")


@shows("Eternal Taskmaster")
def test_it_comes_in_tapped_614_1c(alice):
    master = alice.holds(drawn("Eternal Taskmaster"))
    alice.puts(master)
    assert (master.is_now.zone, master.is_now.tapped) == ("battlefield", "tapped")


@shows("Mardu Blazebringer")
def test_it_deals_its_damage_and_is_sacrificed_at_end_of_combat_511_2(alice, bob, table):
    bringer = alice.controls(drawn("Mardu Blazebringer"))
    table.fights([(bringer, bob)])
    assert (bob.life, bringer.zone) == (16, "battlefield")
    table.goes_to("postcombat main")
    assert bringer.is_now.zone == "graveyard"


@shows("Mardu Blazebringer")
def test_after_a_block_as_well_and_not_without_one(alice, bob, table):
    goblin = alice.controls(GOBLIN)
    blocker, idle = bob.controls(*[drawn("Mardu Blazebringer")] * 2)
    table.fights([(goblin, bob)], [(blocker, goblin)], until="postcombat main")
    assert (blocker.is_now.zone, idle.zone, goblin.is_now.zone) == ("graveyard", "battlefield", "graveyard")


@shows("Mistford River Turtle")
def test_it_brings_another_one_past_all_blockers_509_1b(alice, bob, table):
    turtle, bear, human = alice.controls(drawn("Mistford River Turtle"), BEAR, HUMAN)
    alice.controls(ZOMBIE), bob.controls(GIANT)
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(((turtle, bob), (bear, bob), (human, bob)))
    assert [one.id for one in table.asked.options] == [bear.id]              # not itself, no Human, no Zombie that stays at home
    table.answers(bear)
    assert {one.name for _, one in table.asked.options} == {"Mistford River Turtle", "Human"}


@shows("Nettling Curse")
def test_the_cursed_creature_must_attack_and_its_controller_pays_in_life_508_1d(alice, bob, table):
    bear = alice.controls(BEAR)
    curse = bob.controls(drawn("Nettling Curse"), attached=bear.id)
    bob.controls("Mountain", "Wastes")
    alice.passes()
    bob.activates(curse)
    table.settles()
    table.goes_to("combat damage")
    assert (alice.life, bob.life) == (17, 18)


@shows("Nettling Curse")
def test_uncommanded_it_may_stay_at_home_but_pays_for_a_block(alice, bob, table):
    goblin, bear = alice.controls(GOBLIN), bob.controls(BEAR)
    alice.controls(drawn("Nettling Curse"), attached=bear.id)
    table.fights([(goblin, bob)], [(bear, goblin)])
    assert (alice.life, bob.life) == (20, 17)
    table.goes_to("end", turn=2)
    assert (alice.life, bob.life) == (20, 17)


@shows("Rotting Giant")
@pytest.mark.parametrize("exiles, giant_is, card_is", [("yes", "battlefield", "exile"), ("no", "graveyard", "graveyard")])
def test_it_feeds_on_the_graveyard_or_rots_118_12a(alice, bob, table, exiles, giant_is, card_is):
    giant, bolt = alice.controls(drawn("Rotting Giant")), alice.has("Lightning Bolt", "graveyard")
    table.goes_to("combat damage", ((giant, bob),), exiles)
    assert (giant.is_now.zone, bolt.is_now.zone) == (giant_is, card_is)
    assert bob.life == (17 if exiles == "yes" else 20)


@shows("Rotting Giant")
def test_with_an_empty_graveyard_nobody_is_asked(alice, bob, table):
    giant = alice.controls(drawn("Rotting Giant"))
    bob.has("Lightning Bolt", "graveyard")
    table.fights([(giant, bob)])
    assert (giant.is_now.zone, bob.life) == ("graveyard", 20)


@shows("Saprazzan Outrigger")
def test_after_combat_it_lies_on_top_of_the_library_511_2(alice, bob, table):
    outrigger = alice.controls(drawn("Saprazzan Outrigger"))
    alice.library("Island")
    table.fights([(outrigger, bob)])
    assert (bob.life, outrigger.zone) == (15, "battlefield")
    table.goes_to("postcombat main")
    assert names(table, alice.here.library) == ["Saprazzan Outrigger", "Island"]


@shows("Smogsteed Rider")
def test_the_others_are_feared_and_the_rider_is_not_702_36b(alice, bob, table):  # 702.36b
    rider, giant = alice.controls(drawn("Smogsteed Rider"), GIANT)
    bob.controls(BEAR, ZOMBIE, MYR)
    assert able_to_block(table, (rider, bob), (giant, bob)) == {
        ("Bear", "Smogsteed Rider"), ("Zombie", "Smogsteed Rider"), ("Myr", "Smogsteed Rider"), ("Zombie", "Giant"), ("Myr", "Giant")}


@shows("Windscouter")
def test_after_combat_it_is_back_in_its_owners_hand_511_2(alice, bob, table):
    scout = alice.controls(drawn("Windscouter"))
    bob.controls(BEAR)
    assert able_to_block(table, (scout, bob)) == set()
    table.goes_to("combat damage")
    assert (bob.life, scout.zone) == (17, "battlefield")
    table.goes_to("postcombat main")
    assert (scout.is_now.zone, alice.hand) == ("hand", 1)


@shows("Windscouter")
def test_who_died_in_combat_stays_dead_400_7(alice, bob, table):
    bird, scout = alice.controls(BIRD, counters=(("+1/+1", 4),)), bob.controls(drawn("Windscouter"))
    table.fights([(bird, bob)], [(scout, bird)], until="postcombat main")
    assert (scout.is_now.zone, bob.hand) == ("graveyard", 0)


@shows("Battle Strain")
def test_each_block_costs_the_blockers_controller_one_509_3a(alice, bob, table):
    alice.controls(drawn("Battle Strain"))
    bear, _ = alice.controls(BEAR, BEAR)
    first, second, _ = bob.controls(GOBLIN, GIANT, GIANT)
    table.fights([(bear, bob)], [(first, bear), (second, bear)], until="declare blockers")
    table.answers(table.asked.options)                                        # the order of the two triggers
    table.settles()
    assert (alice.life, bob.life) == (20, 18)


@shows("Cursed Ronin")
def test_blocked_it_grows_by_itself_and_for_mana_702_45a(alice, bob, table):  # 702.45a
    ronin, bear = alice.controls(drawn("Cursed Ronin")), bob.controls(BEAR)
    alice.controls("Swamp")
    table.fights([(ronin, bob)], [(bear, ronin)], until="declare blockers")
    table.settles()
    assert size(ronin) == (2, 2)
    alice.activates(ronin)
    table.goes_to("combat damage")
    assert (size(ronin), ronin.damage, bear.is_now.zone) == ((3, 3), 2, "graveyard")


@shows("Cursed Ronin")
def test_unblocked_it_stays_small_702_45a(alice, bob, table):  # 702.45a
    ronin = alice.controls(drawn("Cursed Ronin"))
    bob.controls(BEAR)
    table.fights([(ronin, bob)])
    assert (bob.life, size(ronin)) == (19, (1, 1))
