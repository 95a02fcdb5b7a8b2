"""Improvise and delve: artifacts tapped and cards exiled rather than mana paid [702.66, 702.126]; more modes for more [702.42, 702.120]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import GOBLIN, Table, card

ROCK = card("Rock", "{1}", "Artifact")
WHIR = card("Whir", "{3}{U}", "Instant", "Improvise\nYou gain 1 life.")
DIG = card("Dig", "{4}{U}", "Sorcery", "Delve\nDraw a card.")
BOTH = card("Both", "{R}", "Instant", "Choose one —\n• You gain 2 life.\n• Draw a card.\nEntwine {1}")


@pytest.fixture
def table():
    table = Table()
    table.players[0].library("Island", "Island")
    return table


def test_artifacts_are_tapped_for_generic_mana_only_702_126a(table):  # 702.126a
    alice, _ = table.players
    rocks = alice.controls(ROCK, ROCK, ROCK)
    spell = alice.holds(WHIR)
    assert alice.may_not(spell) == [("cast", "601.2h")]
    alice.controls("Island")
    alice.casts(spell)
    assert [rock.tapped for rock in rocks] == ["tapped"] * 3 and table.state.stack


def test_a_creature_is_no_help_to_improvise_702_126a(table):  # 702.126a
    alice, _ = table.players
    alice.controls("Island", GOBLIN, GOBLIN, GOBLIN)
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(alice.holds(WHIR))


def test_cards_are_exiled_from_the_graveyard_702_66a(table):  # 702.66a
    alice, _ = table.players
    alice.controls("Island", "Island")
    dead = [alice.has(GOBLIN, "graveyard") for _ in range(4)]
    spell = alice.holds(DIG)
    alice.casts(spell, dead[0], dead[1], dead[3])
    assert [one.is_now.zone for one in dead] == ["exile", "exile", "graveyard", "exile"]
    table.resolves()
    assert (alice.hand, spell.is_now.zone) == (1, "graveyard")


def test_no_more_than_the_generic_mana_is_delved_702_66a(table):  # 702.66a
    alice, _ = table.players
    alice.controls("Island")
    dead = [alice.has(GOBLIN, "graveyard") for _ in range(6)]
    alice.casts(alice.holds(DIG))
    assert [one.is_now.zone for one in dead].count("exile") == 4


def test_colored_mana_is_not_delved_702_66a(table):  # 702.66a
    alice, _ = table.players
    for _ in range(6):
        alice.has(GOBLIN, "graveyard")
    assert alice.may_not(alice.holds(DIG)) == [("cast", "601.2h")]


def test_entwined_it_does_all_of_its_modes_702_42a(table):  # 702.42a
    alice, _ = table.players
    alice.controls("Mountain", "Mountain")
    alice.casts(alice.holds(BOTH), "yes")
    table.resolves()
    assert (alice.life, alice.hand) == (22, 1)


def test_not_entwined_it_does_one_702_42a(table):  # 702.42a
    alice, _ = table.players
    lands = alice.controls("Mountain", "Mountain")
    alice.casts(alice.holds(BOTH), "no", "you gain 2 life.")
    table.resolves()
    assert (alice.life, alice.hand, [land.tapped for land in lands].count("tapped")) == (22, 0, 1)
