"""What an instruction in vain was about is still what "it" means; with no target "it" is nothing, not the speaker [608.2]."""
import pytest

from tests.table import Table, card

MYR = card("Steadfast Myr", "{3}", "Artifact Creature — Myr", "Indestructible", size="1/1")
DAWN = card("Dawn Rider", "{3}", "Creature — Elemental", "When ~ enters, destroy up to one target nonland permanent. "
            "Its controller creates a 3/3 colorless Golem artifact creature token.", size="4/6")
HERALD = card("Gust Herald", "{1}", "Creature — Bird", "When ~ enters, tap up to one target creature. "
              "That creature gains flying until end of turn.", size="1/1")


@pytest.fixture
def table():
    return Table()


def golems(table):
    return [golem.controller for golem in table.named("Golem Token")]


def test_115_6_with_no_target_nobody_is_its_controller(table):
    alice, _ = table.players
    alice.puts(alice.holds(DAWN), ())
    table.settles()
    assert golems(table) == []


def test_702_12b_its_controller_is_that_of_what_could_not_be_destroyed(table):
    alice, bob = table.players
    alice.puts(alice.holds(DAWN), bob.controls(MYR))
    table.settles()
    assert golems(table) == [1]


def test_101_2_what_cant_be_countered_still_has_a_controller_who_loses_life(table):
    alice, bob = table.players
    bob.controls(*["Mountain"] * 2)
    charm = bob.holds(card("Sure Spark", "{R}", "Instant", "This spell can't be countered.\nYou gain 1 life."))
    alice.passes()
    bob.casts(charm)
    alice.says("Counter target spell. Its controller loses 3 life.", "Sure Spark")
    table.settles()
    assert (alice.life, bob.life) == (20, 18)


def test_608_2_that_creature_is_the_target_though_it_was_tapped_already(table):
    alice, bob = table.players
    myr = bob.controls(MYR, tapped="tapped")
    herald = alice.holds(HERALD)
    alice.puts(herald, myr)
    table.settles()
    assert [len(one.abilities) for one in (myr, herald.is_now)] == [2, 1]


def test_115_6_with_no_target_that_creature_is_nobody(table):
    alice, _ = table.players
    herald = alice.holds(HERALD)
    alice.puts(herald, ())
    table.settles()
    assert len(herald.is_now.abilities) == 1
