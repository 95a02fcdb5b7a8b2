"""Changing text: one color word, land type or creature type for another, wherever an object says it [612, 613.1c]."""
import pytest

from sandbox.language.writing import write
from tests.table import BEAR, GOBLIN, Table, card

SLEIGHT = "Change the text of target spell or permanent by replacing all instances of one color word with another."
HACK = "Change the text of target spell or permanent by replacing all instances of one basic land type with another."
BEND = ("Change the text of target permanent by replacing all instances of one color word with another or one basic land type with another "
        "until end of turn.")
EVOLVE = "Change the text of target permanent by replacing all instances of one creature type with another."
WARLORD = card("Warlord", "{2}{R}", "Creature — Goblin", "Other Goblin creatures you control get +1/+1.", size="2/2")
BANE = card("Bane", "{1}{B}", "Instant", "Destroy target nonblack creature.")
ALTAR = card("Bright Altar", "{2}", "Artifact", "Whenever you cast a white spell, you gain 2 life.")
TIDE = card("Tide", "{2}{U}", "Enchantment", "Each land is an Island in addition to its other land types.")
NURSERY = card("Nursery", "{2}{R}", "Sorcery", "Create a 1/1 red Goblin creature token.")
GIVER = card("Giver", "{1}{W}", "Enchantment", 'Creatures you control have "{T}: Destroy target black creature."')


@pytest.fixture
def table():
    table = Table()
    for player in table.players:
        player.library(*["Island"] * 5)
    return table


def test_a_color_word_is_another_in_all_that_a_permanent_says_612_1(table):
    alice, _bob = table.players
    altar = alice.controls(ALTAR)
    alice.says(SLEIGHT, altar, "white", "green")
    assert [write(a) for a in altar.abilities] == ["whenever you cast a green spell, you gain 2 life."]
    alice.controls("Forest", "Forest")
    alice.casts(alice.holds(BEAR))
    with table.changes(lambda: alice.life, 2):
        table.settles()


def test_the_words_that_it_says_are_offered_first_and_the_new_one_is_another(table):
    alice, _bob = table.players
    alice.says(SLEIGHT, alice.controls(ALTAR))
    assert table.asked.options[0] == "white" and len(table.asked.options) == 5
    table.answers("white")
    assert "white" not in table.asked.options and len(table.asked.options) == 4


def test_with_non_it_is_changed_as_well_and_on_the_stack_612_2(table):
    alice, bob = table.players
    alice.controls("Swamp", "Swamp")
    bear, bane = bob.controls(BEAR), alice.holds(BANE)
    alice.casts(bane, bear)
    alice.says(SLEIGHT, bane.is_now, "black", "green")
    table.resolves()
    assert bear.zone == "battlefield", "a nongreen creature it is not: no target is legal any more"
    assert bane.is_now.zone == "graveyard" and [write(a) for a in bane.is_now.abilities] == ["destroy target nonblack creature."]


def test_a_land_type_changes_in_the_type_line_and_with_it_what_the_land_makes_305_7_612_1(table):
    alice, _bob = table.players
    forest = alice.controls("Forest")
    alice.says(HACK, forest, "Forest", "Mountain")
    assert forest.types == ("basic", "land", "Mountain") and forest.name == "Forest", "a name is no land type [612.2]"
    with table.changes(lambda: alice.pool.count("R"), 1):
        alice.taps(forest)


def test_an_effect_on_others_says_the_new_word_and_waits_for_the_change_613_1c(table):
    alice, _bob = table.players
    tide, plains = alice.controls(TIDE, "Plains")
    assert "Island" in plains.types
    alice.says(HACK, tide, "Island", "Swamp")
    assert "Swamp" in plains.types and "Island" not in plains.types


def test_until_end_of_turn_and_for_good_611_2a(table):
    alice, _bob = table.players
    altar, forest = alice.controls(ALTAR, "Forest")
    alice.says(BEND, altar, "white", "red")
    alice.says(HACK, forest, "Forest", "Island")
    table.goes_to("upkeep", turn=2)
    assert write(altar.abilities[0]) == "whenever you cast a white spell, you gain 2 life." and forest.types[-1] == "Island"


def test_a_creature_type_in_type_line_and_text(table):
    alice, _bob = table.players
    lord, goblin, bear = alice.controls(WARLORD, GOBLIN, BEAR)
    assert (goblin.power, bear.power) == (2, 2)
    alice.says(EVOLVE, lord, "Goblin", "Bear")
    assert lord.types == ("creature", "Bear") and (goblin.power, bear.power) == (1, 3)


def test_a_token_is_what_the_changed_words_make_612_2a(table):
    alice, _bob = table.players
    alice.controls("Mountain", "Mountain", "Mountain")
    nursery = alice.holds(NURSERY)
    alice.casts(nursery)
    alice.says(SLEIGHT, nursery.is_now, "red", "white")
    table.resolves()
    [token] = table.named("Goblin Token")
    assert token.colors == "W"


def test_what_was_given_to_it_is_none_of_its_text_612_3(table):
    alice, _bob = table.players
    bear = alice.controls(BEAR, GIVER)[0]
    alice.says(SLEIGHT, bear, "black", "white")
    assert write(bear.abilities[0]) == "{T}: destroy target black creature."


def test_the_permanent_that_a_changed_spell_becomes_says_so_too_400_7a(table):
    alice, _bob = table.players
    alice.controls("Island", "Island", "Island", "Plains")
    tide = alice.holds(TIDE)
    alice.casts(tide)
    alice.says(HACK, tide.is_now, "Island", "Mountain")
    table.resolves()
    assert write(tide.is_now.abilities[0]) == "each land is a Mountain in addition to its other land types."
    assert all("Mountain" in land.types for land in table.named("Plains"))
    alice.says("Return target permanent to its owner's hand.", tide.is_now)
    assert write(tide.is_now.abilities[0]) == "each land is an Island in addition to its other land types."


def test_a_copy_has_the_printed_text_707_2(table):
    alice, _bob = table.players
    altar = alice.controls(ALTAR)
    alice.says(SLEIGHT, altar, "white", "green")
    alice.says("Create a token that's a copy of target artifact.", altar)
    [copy] = [one for one in table.named("Bright Altar") if one.token == "token"]
    assert write(copy.abilities[0]) == "whenever you cast a white spell, you gain 2 life."
