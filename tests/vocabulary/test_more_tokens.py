"""More tokens than would be created, of one kind; and abilities that wait for an attack [614.1a, 602.5b]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

FOUNDATION = card("Foundation", "", "Enchantment", "If one or more creature tokens would be created under your control, "
                  "three times that many of those tokens are created instead.")
TWIN = card("Twin", "", "Enchantment", "If one or more tokens would be created under your control, "
            "twice that many of those tokens are created instead.")
TEMPLE = card("Temple", "", "Land", "{T}: Draw a card. Activate only if you attacked with three or more creatures this turn and only "
              "as a sorcery.")


def made(text, *enchantments, whose=0):
    table = Table()
    table.players[0].controls(*enchantments)
    table.players[whose].says(text)
    return table


@pytest.mark.parametrize(("text", "name", "many"), [
    ("Create two 1/1 green Saproling creature tokens.", "Saproling Token", 6), ("Create a Treasure token.", "Treasure Token", 1),
    ("Incubate 2.", "Incubator Token", 1)])
def test_three_times_as_many_creature_tokens_and_no_others_614_1a(text, name, many):
    assert made(text, FOUNDATION).count(name) == many


def test_tokens_that_are_copies_count_as_what_they_copy_614_12():
    table = Table()
    alice, _bob = table.players
    bear = alice.controls(FOUNDATION, "Sol Ring", BEAR)[2]
    alice.says("Create a token that's a copy of target creature.", bear)
    alice.says("Create a token that's a copy of target artifact.", table.named("Sol Ring")[0])
    assert (table.count("Bear"), table.count("Sol Ring")) == (4, 2)


def test_only_under_your_control():
    assert made("Create a 1/1 green Saproling creature token.", FOUNDATION, whose=1).count("Saproling Token") == 1


def test_both_apply_one_after_the_other_616_1():
    assert made("Create a Treasure token.", TWIN).count("Treasure Token") == 2
    table = Table()
    alice, _bob = table.players
    alice.controls(FOUNDATION, TWIN)
    alice.says("Create a 1/1 green Saproling creature token.")
    assert table.count("Saproling Token") == 6


@pytest.mark.parametrize("attackers", [2, 3])
def test_an_attack_with_three_or_more_is_waited_for_602_5b(attackers):
    table = Table()
    alice, bob = table.players
    temple = alice.controls(TEMPLE)
    alice.library("Plains")
    creatures = alice.controls(BEAR, GOBLIN, BEAR)[:attackers]
    table.goes_to("declare attackers", tuple((one, bob) for one in creatures))
    with pytest.raises(Illegal) as early:
        alice.activates(temple)
    table.goes_to("postcombat main")
    if attackers == 3:
        alice.activates(temple)
        table.resolves()
        assert (early.value.rule, alice.hand) == ("307.1", 1)
    else:
        with pytest.raises(Illegal) as why:
            alice.activates(temple)
        assert (early.value.rule, why.value.rule) == ("602.5b", "602.5b")
