"""What a permanent gives to cards in a graveyard or a hand [113.6, 611.3a]."""
import pytest

from tests.table import BEAR, Table, card

KING = card("Bone King", "{5}", "Creature — Zombie", "Each creature card in your graveyard has unearth {2}.", size="5/5")
FORGE = card("World Forge", "{2}", "Enchantment", "Each land card in your hand has cycling {2}.")


@pytest.fixture
def table():
    return Table()


def test_702_84a_a_card_with_a_given_unearth_returns_though_the_king_dies_meanwhile(table):
    alice, bob = table.players
    alice.controls(*["Wastes"] * 2)
    king, bear = alice.controls(KING), alice.has(BEAR, "graveyard")
    assert not bob.has(BEAR, "graveyard").abilities
    alice.activates(bear)
    alice.says("Destroy target creature.", king)
    table.settles()
    bear = bear.is_now
    assert (bear.zone, [ability.word for ability in bear.abilities]) == ("battlefield", ["haste"])
    table.goes_to("end")
    table.settles()
    assert bear.is_now.zone == "exile"


def test_611_3a_what_has_no_king_has_no_unearth(table):
    alice, _ = table.players
    alice.controls(*["Wastes"] * 2)
    king, bear = alice.controls(KING), alice.has(BEAR, "graveyard")
    alice.puts(king, zone="exile")
    assert not bear.abilities and not alice.may(bear)


def test_702_29a_a_land_in_hand_has_cycling(table):
    alice, _ = table.players
    alice.controls(FORGE, *["Wastes"] * 2)
    alice.library("Island")
    forest = alice.holds("Forest")
    alice.activates(forest)
    table.settles()
    assert (forest.is_now.zone, alice.hand) == ("graveyard", 1)
