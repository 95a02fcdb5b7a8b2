"""Objects that are not on the battlefield: what defines their characteristics counts everywhere; what speaks of spells [604.3, 611.3]."""
import pytest

from sandbox.language.writing import write
from tests.table import BEAR, Table, card

LHURG = card("Old Lurker", "{2}{G}", "Creature — Lhurgoyf", size="0/0",
             text="Old Lurker's power and toughness are each equal to the number of creature cards in all graveyards.")
GRANGE = card("Herder", "{2}{G}", "Creature — Human", size="0/0",
              text="Herder's power and toughness are each equal to the number of lands you control.")
CHORUS = card("Chorus", "{2}{G}", "Enchantment", "Creature spells you cast have convoke.")
KINDLY = card("Kindly Sparks", "{2}{W}", "Enchantment", "Instant and sorcery spells you cast have lifelink.")
BOLT = card("Spark", "{R}", "Instant", "Spark deals 3 damage to any target.")
ZONES = "graveyard", "hand", "library", "exile"


@pytest.fixture
def table():
    return Table()


@pytest.mark.parametrize("zone", ZONES)
def test_a_size_that_an_ability_defines_is_so_in_every_zone_604_3(table, zone):
    alice, _bob = table.players
    alice.controls("Forest", "Forest", "Forest")
    herder = alice.has(GRANGE, zone)
    assert (herder.power, herder.toughness) == (3, 3)
    alice.says("Destroy target land.", table.named("Forest")[0])
    assert herder.power == 2


def test_one_that_counts_its_own_kind_counts_itself_too_208_2a(table):
    alice, bob = table.players
    first, second = alice.has(LHURG, "graveyard"), bob.has(LHURG, "graveyard")
    bob.has(BEAR, "graveyard")
    here = alice.controls(LHURG)
    assert [one.power for one in (first, second, here)] == [3, 3, 3]


def test_what_is_spoken_of_elsewhere_has_the_size_that_it_defines_604_3(table):
    alice, _bob = table.players
    alice.controls("Forest", "Forest")
    herder, bear = alice.has(GRANGE, "graveyard"), alice.has(BEAR, "graveyard")
    with table.changes(lambda: alice.life, 1):
        alice.controls("Forest")
        alice.says("You gain 1 life for each creature card with power 3 or greater in your graveyard.")
    assert (herder.power, bear.power) == (3, 2)


def test_a_static_ability_that_gives_spells_convoke_611_3_702_51a(table):  # 702.51a
    alice, _bob = table.players
    alice.controls(CHORUS, BEAR, BEAR)
    bear, bolt = alice.holds(BEAR, BOLT)
    assert [one.kind for one in alice.may(bear)] == ["cast"] and not alice.may(bolt)
    alice.casts(bear, "auto")
    assert [write(one) for one in bear.is_now.abilities] == ["convoke"]
    table.resolves()
    assert bear.is_now.zone == "battlefield" and bear.is_now.abilities == ()


def test_spells_of_others_have_nothing_of_it_611_3(table):
    alice, bob = table.players
    alice.controls(CHORUS)
    bob.controls("Forest", "Forest")
    bob.library("Forest")
    table.goes_to("precombat main", turn=2)
    bear = bob.holds(BEAR)
    bob.casts(bear)
    assert bear.is_now.abilities == ()


def test_a_spell_with_lifelink_gains_life_as_it_deals_damage_611_3_702_15b(table):  # 702.15b
    alice, bob = table.players
    alice.controls(KINDLY, "Mountain")
    with table.changes(lambda: alice.life, 3):
        alice.casts(alice.holds(BOLT), bob)
        table.resolves()


def test_a_spell_that_has_left_the_stack_is_copied_as_it_last_was_608_2h_707_10(table):
    alice, bob = table.players
    parrot = card("Parrot", "{1}{U}", "Enchantment",
                  "Whenever you cast an instant spell, copy that spell. You may choose new targets for the copy.")
    alice.controls(parrot, "Mountain")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    bob.says("Counter target spell.", bolt.is_now)
    assert bolt.is_now.zone == "graveyard" and len(table.state.stack) == 1
    table.resolves("no")
    with table.changes(lambda: bob.life, -3):
        table.settles()
