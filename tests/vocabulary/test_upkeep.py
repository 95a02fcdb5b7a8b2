"""Cumulative upkeep [702.24]."""
import pytest

from tests.table import Table, card

GROVE = card("Thirsty Grove", "{1}{G}", "Enchantment", "Cumulative upkeep {1}")


def grove(*lands):
    table = Table()
    alice, bob = table.players
    alice.controls(*lands)
    for player in (alice, bob):
        player.library(*["Island"] * 9)
    return table, alice, alice.controls(GROVE)


def upkeep(table, *answers, turn):
    table.goes_to("upkeep", turn=turn)
    return table.settles(*answers)


def test_it_costs_one_more_each_turn_702_24a():  # 702.24a
    table, _alice, one = grove("Forest", "Forest")
    upkeep(table, "yes", turn=3)
    assert one.counted("age") == 1 and sum(t.tapped == "tapped" for t in table.named("Forest")) == 1
    upkeep(table, "yes", turn=5)
    assert one.counted("age") == 2 and sum(t.tapped == "tapped" for t in table.named("Forest")) == 2


@pytest.mark.parametrize("answers", [["no"], ["yes"]])
def test_unpaid_it_is_sacrificed_702_24a(answers):  # 702.24a
    table, _alice, one = grove("Island", *["Mountain"] * (answers == ["no"]))
    if answers == ["yes"]:
        upkeep(table, "yes", turn=3)                  # one land pays once, but not twice
    upkeep(table, *answers, turn=3 if answers == ["no"] else 5)
    assert one.is_now.zone == "graveyard"


def test_not_in_the_upkeep_of_another_702_24a():  # 702.24a
    table, _, one = grove("Forest")
    upkeep(table, turn=2)
    assert one.counted("age") == 0


def test_mana_added_is_a_cost_that_grows_too_702_24a():  # 702.24a
    table = Table()
    alice, bob = table.players
    alice.library(*["Island"] * 9)
    bob.library(*["Island"] * 9)
    fire = alice.controls(card("Braided Fire", "{1}{R}", "Enchantment", "Cumulative upkeep—Add {R}."))
    upkeep(table, "yes", turn=3)
    assert alice.pool == "R"
    upkeep(table, "yes", turn=5)
    assert alice.pool == "RR" and fire.counted("age") == 2
