"""After "if ~ is tapped", "it" is that object [608.2k, 603.4]."""
import pytest

from tests.table import Table, card

VAULT = card("Deep Vault", "{1}", "Artifact", "~ doesn't untap during your untap step.\nAt the beginning of your draw step, if ~ is "
             "tapped, it deals 1 damage to you.")
BLOOM = card("Frail Bloom", "{1}", "Artifact", "At the beginning of your upkeep, if ~ has no charge counters on it, "
             "return it to its owner's hand.")


@pytest.fixture
def table():
    table = Table()
    for player in table.players:
        player.library(*["Island"] * 3)
    return table


@pytest.mark.parametrize("tapped, life", (("tapped", 19), ("untapped", 20)))
def test_603_4_it_deals_damage_while_it_is_tapped(table, tapped, life):
    alice, _ = table.players
    alice.controls(VAULT, tapped=tapped)
    table.goes_to("draw", turn=table.state.turn + 2)
    table.settles()
    assert alice.life == life


def test_603_4_untapped_in_response_it_deals_none(table):
    alice, _ = table.players
    vault = alice.controls(VAULT, tapped="tapped")
    table.goes_to("draw", turn=table.state.turn + 2)
    alice.says("Untap target artifact.", vault)
    table.settles()
    assert alice.life == 20


@pytest.mark.parametrize("counters, zone", (((), "hand"), ((("charge", 1),), "battlefield")))
def test_603_4_it_returns_without_counters(table, counters, zone):
    bloom = table.players[0].controls(BLOOM, counters=counters)
    table.goes_to("upkeep", turn=table.state.turn + 2)
    table.settles()
    assert bloom.is_now.zone == zone
