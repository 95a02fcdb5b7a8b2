"""Libraries searched, looked through and shuffled [701.22, 701.23, 701.24]."""
import pytest

from sandbox.engine.choices import CHANCE
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

SAVANNAH = card("Old Meadow", "", "Land — Forest Plains", "")
WALKERS = [card(f"Walker {name}", "{3}", f"Planeswalker — {name}", "+1: You gain 1 life.", loyalty=4)
           for name in ("Jace", "Chandra", "Karn")]
BLACK = [card("Small Night", "{B}", "Sorcery", "You gain 1 life."), card("Great Night", "{2}{B}", "Sorcery", "You gain 1 life.")]


def named(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


def offered(table):
    """What may be found, by name."""
    return [option.name for option in table.asked.options]


@shows("Demon's Due")
def test_scry_two_then_draw_two_for_two_life_701_22a(alice, table):
    alice.library(BEAR, "Island", "Forest", GOBLIN)
    alice.controls(*["Swamp"] * 4)
    alice.casts(alice.holds(drawn("Demon's Due")))
    table.does("resolve", 0)
    table.answers("Bear")                                                               # to the bottom
    assert named(table, alice.here.hand) == ["Island", "Forest"]
    assert (named(table, alice.here.library), alice.life) == (["Goblin Scout", "Bear"], 18)


@shows("Bitter Ordeal")
def test_one_card_is_exiled_for_it_and_one_for_each_permanent_that_died_702_69a(alice, bob, table):  # 702.69a
    bob.library(BEAR, "Island", GOBLIN, "Forest")
    alice.controls(*["Swamp"] * 3)
    bob.says("Destroy target creature.", bob.controls(BEAR))
    alice.controls(GOBLIN)
    alice.says("Sacrifice a creature.")
    ordeal = alice.holds(drawn("Bitter Ordeal"))
    alice.casts(ordeal, bob)
    table.resolves(*["no"] * 2)
    assert len(table.state.stack) == 3
    for found, rest in (("Bear", ("Island", "Goblin Scout", "Forest")), ("Forest", ("Island", "Goblin Scout"))):
        table.resolves(found, rest)
    table.resolves("Goblin Scout")
    assert named(table, bob.here.library) == ["Island"] and ordeal.is_now.zone == "graveyard"
    assert [table.count(name, "exile") for name in ("Bear", "Forest", "Goblin Scout")] == [1, 1, 1]


@shows("Edge of Autumn")
def test_with_four_lands_it_fetches_and_with_five_it_does_not(alice, table):
    alice.library(BEAR, "Plains", SAVANNAH)
    alice.controls("Forest", "Forest", "Island", "Island")
    first, second = alice.holds(drawn("Edge of Autumn"), drawn("Edge of Autumn"))
    alice.casts(first)
    table.does("resolve", 0)
    assert offered(table) == ["Plains"]                                                 # 205.4c
    table.answers("Plains", ("Bear", "Old Meadow"))
    assert [land.tapped for land in table.named("Plains")] == ["tapped"]
    alice.controls("Sol Ring", "Llanowar Elves"), alice.library("Mountain")
    alice.casts(second)
    table.resolves()
    assert second.is_now.zone == "graveyard" and table.count("Mountain") == 0


@shows("Edge of Autumn")
def test_it_is_cycled_for_a_land_702_29a(alice, table):  # 702.29a
    alice.library(BEAR)
    land, edge = alice.controls("Forest"), alice.holds(drawn("Edge of Autumn"))
    alice.activates(edge)
    assert edge.is_now.zone == land.is_now.zone == "graveyard"
    table.settles()
    assert named(table, alice.here.hand) == ["Bear"]


@shows("Exploding Borders")
def test_the_land_that_it_fetches_counts_for_its_damage(alice, bob, table):
    alice.library(BEAR, "Island", SAVANNAH)
    alice.controls("Mountain", "Mountain", "Mountain", "Forest"), bob.controls("Plains")
    alice.casts(alice.holds(drawn("Exploding Borders")), bob)
    table.does("resolve", 0)
    assert offered(table) == ["Island"]
    table.answers("Island", ("Bear", "Old Meadow"))
    assert (bob.life, [land.tapped for land in table.named("Island")]) == (17, ["tapped"])      # 305.6: Mountain, Forest, Island


@shows("Ignite the Beacon")
def test_up_to_two_planeswalker_cards(alice, table):
    alice.library(BEAR, *WALKERS, "Island")
    alice.controls(*["Plains"] * 5)
    alice.casts(alice.holds(drawn("Ignite the Beacon")))
    table.does("resolve", 0)
    assert offered(table) == ["Walker Jace", "Walker Chandra", "Walker Karn"] and (table.asked.least, table.asked.most) == (0, 2)
    table.answers(("Walker Jace", "Walker Chandra"), ("Walker Karn", "Island", "Bear"))
    assert named(table, alice.here.hand) == ["Walker Jace", "Walker Chandra"]
    assert named(table, alice.here.library) == ["Walker Karn", "Island", "Bear"]
    assert [line for line in table.log if "reveal" in line]


@shows("Mausoleum Secrets")
@pytest.mark.parametrize("creatures, found", [(1, ["Small Night"]), (3, ["Small Night", "Great Night"])])
def test_as_many_creature_cards_in_the_graveyard_as_it_costs(alice, table, creatures, found):
    alice.library(*BLACK, GOBLIN, "Sol Ring")
    alice.controls("Swamp", "Swamp"), alice.has("Island", "graveyard")
    for _ in range(creatures):
        alice.has(BEAR, "graveyard")
    alice.casts(alice.holds(drawn("Mausoleum Secrets")))
    table.does("resolve", 0)
    assert offered(table) == found
    table.answers(found[-1])
    table.answers(table.asked.options)
    assert [line for line in table.log if "reveal" in line]
    assert named(table, alice.here.hand) == [found[-1]]


@shows("Safewright Quest")
def test_the_land_type_counts_and_not_the_name_205_3i(alice, table):
    alice.library("Island", SAVANNAH, BEAR, "Plains", "Forest")
    alice.controls("Plains")
    alice.casts(alice.holds(drawn("Safewright Quest")))
    table.does("resolve", 0)
    assert offered(table) == ["Old Meadow", "Plains", "Forest"]
    table.answers("Old Meadow")
    assert table.asked.who == CHANCE and named(table, alice.here.hand) == ["Old Meadow"]
    table.answers(("Forest", "Island", "Bear", "Plains"))
    assert "Alice reveals Old Meadow" in table.log and named(table, alice.here.library) == ["Forest", "Island", "Bear", "Plains"]


@shows("Sakura-Tribe Elder")
def test_the_elder_itself_is_the_price_of_a_land(alice, bob, table):
    alice.library(BEAR, "Forest", SAVANNAH)
    elder, attacker = alice.controls(drawn("Sakura-Tribe Elder")), bob.controls(BEAR)
    alice.activates(elder)
    assert elder.is_now.zone == "graveyard"
    table.does("resolve", 0)
    assert offered(table) == ["Forest"]                                                 # 205.4c: the other is not basic
    table.answers("Forest", ("Bear", "Old Meadow"))
    assert [(land.tapped, land.controller) for land in table.named("Forest")] == [("tapped", 0)] and attacker.zone == "battlefield"


@shows("Scouting Trek")
def test_any_number_of_basic_lands_on_top_of_the_shuffled_library(alice, table):
    alice.library(BEAR, "Forest", GOBLIN, "Island", "Plains", SAVANNAH)
    alice.controls("Forest", "Forest")
    alice.casts(alice.holds(drawn("Scouting Trek")))
    table.does("resolve", 0)
    assert offered(table) == ["Forest", "Island", "Plains"] and (table.asked.least, table.asked.most) == (0, 3)
    table.answers(("Forest", "Plains"))
    assert table.asked.who == CHANCE
    table.answers(("Forest", "Old Meadow", "Island", "Goblin Scout", "Plains", "Bear"))       # they are shuffled with the rest
    table.answers(("Plains", "Forest"))                                                 # 401.4: in the order that she likes
    assert named(table, alice.here.library) == ["Plains", "Forest", "Old Meadow", "Island", "Goblin Scout", "Bear"]


@shows("Seek the Horizon")
def test_up_to_three_basic_lands_come_to_hand(alice, table):
    alice.library("Forest", BEAR, "Island", "Plains", "Swamp", SAVANNAH)
    alice.controls(*["Forest"] * 4)
    alice.casts(alice.holds(drawn("Seek the Horizon")))
    table.does("resolve", 0)
    assert (table.asked.least, table.asked.most) == (0, 3) and offered(table) == ["Forest", "Island", "Plains", "Swamp"]
    table.answers(("Forest", "Plains", "Swamp"), ("Island", "Old Meadow", "Bear"))
    assert named(table, alice.here.hand) == ["Forest", "Plains", "Swamp"]


@shows("Wild Research")
def test_what_is_found_may_be_what_chance_discards_701_9b(alice, table):
    alice.library("Pacifism", "Murder", BEAR)
    research, bear = alice.controls(drawn("Wild Research")), alice.holds(GOBLIN)
    alice.controls(*["Plains"] * 2, *["Island"] * 2)
    alice.activates(research)
    table.does("resolve", 0)
    assert offered(table) == ["Pacifism"]
    table.answers("Pacifism")
    assert table.asked.who == CHANCE and offered(table) == ["Goblin Scout", "Pacifism"]
    table.answers("Pacifism", ("Murder", "Bear"))
    assert (alice.graveyard, named(table, alice.here.hand)) == (["Pacifism"], ["Goblin Scout"])
    alice.activates(research, ability=1)
    table.resolves("Murder", "Goblin Scout")
    assert named(table, alice.here.hand) == ["Murder"] and bear.is_now.zone == "graveyard"
