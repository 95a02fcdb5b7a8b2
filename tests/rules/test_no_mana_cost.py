"""What has no mana cost can't be paid for; an alternative cost, or none at all, can be paid in its stead [118.6, 118.6a, 118.9]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, Table, card

VISION = card("Old Vision", "", "Sorcery", "You gain 3 life.", color_indicator="U")
PRISM = card("Five Colors", "{3}", "Enchantment", "You may pay {W}{U} rather than pay the mana cost for spells you cast.")
TOLL = card("Toll", "{2}", "Enchantment", "Spells cost {1} more to cast.")


@pytest.fixture
def table():
    return Table()


def test_without_a_mana_cost_it_can_not_be_cast_118_6(table):
    alice, _bob = table.players
    vision = alice.holds(VISION)
    alice.controls("Island", "Island")
    assert not alice.may(vision) and ("cast", "118.6") in alice.may_not(vision)
    with pytest.raises(Illegal, match="118.6"):
        alice.casts(vision)


def test_an_alternative_cost_that_is_offered_may_be_paid_118_6a(table):
    alice, _bob = table.players
    vision = alice.holds(VISION)
    alice.controls(PRISM, "Island", "Plains")
    assert [one.kind for one in alice.may(vision)] == ["cast"]
    with table.changes(lambda: alice.life, 3):
        alice.casts(vision)
        table.resolves()
    assert all(land.tapped == "tapped" for name in ("Island", "Plains") for land in table.named(name))


def test_but_it_has_to_be_paid_118_6a(table):
    alice, _bob = table.players
    vision = alice.holds(VISION)
    alice.controls(PRISM, "Island", "Island")
    assert not alice.may(vision)
    with pytest.raises(Illegal):
        alice.casts(vision)
    assert vision.is_now.zone == "hand"


def test_an_effect_may_have_it_cast_without_paying_its_mana_cost_118_6a_118_9(table):
    alice, _bob = table.players
    alice.library(VISION)
    with table.changes(lambda: alice.life, 3):
        alice.says("Exile the top card of your library. You may cast it without paying its mana cost.", "yes")
        table.settles()


def test_an_increase_does_not_make_it_payable_118_6a(table):
    alice, _bob = table.players
    vision = alice.holds(VISION)
    alice.controls(TOLL, "Island")
    assert ("cast", "118.6") in alice.may_not(vision)


def test_an_increase_is_paid_on_top_of_the_alternative_cost_118_9d(table):
    alice, _bob = table.players
    vision = alice.holds(VISION)
    alice.controls(TOLL, PRISM, "Island", "Plains")
    assert not alice.may(vision)
    alice.controls("Forest")
    assert [one.kind for one in alice.may(vision)] == ["cast"]


def test_what_has_a_mana_cost_may_be_paid_either_way_118_9b(table):
    alice, _bob = table.players
    alice.controls(PRISM, "Island", "Plains", "Forest", "Forest")
    alice.casts(alice.holds(BEAR))
    assert table.asked and table.asked.rule == "118.9a"
    table.answers("yes")
    assert all(land.tapped == "tapped" for name in ("Island", "Plains") for land in table.named(name))
    assert not any(land.tapped == "tapped" for land in table.named("Forest"))
