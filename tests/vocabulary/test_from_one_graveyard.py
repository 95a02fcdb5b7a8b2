"""Targets in a single graveyard; more counters for others as they enter; two or more opponents [115.1, 404.1, 601.2c, 614.1c, 614.1d]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.engine.state import EXILE, GRAVEYARD
from tests.table import BEAR, GOBLIN, Table, card


def with_graveyards(words, mine, theirs):
    table = Table()
    alice, bob = table.players
    cards = [[player.has(BEAR, GRAVEYARD) for _ in range(n)] for player, n in ((alice, mine), (bob, theirs))]
    for player, ones in zip((alice, bob), cards, strict=True):
        table.state = table.state.with_seat(player.seat, graveyard=tuple(one.id for one in ones))
    return table, alice, bob, cards, alice.holds(card("Grave Robbery", "{0}", "Sorcery", words))


def test_the_player_is_chosen_and_then_only_their_cards_are_offered_601_2c():
    table, alice, bob, (_, theirs), spell = with_graveyards("Exile up to three target cards from a single graveyard.", 2, 2)
    alice.casts(spell, bob)
    assert {one.id for one in table.asked.options} == {one.id for one in theirs}
    alice.answers(tuple(theirs))
    table.resolves()
    assert [one.is_now.zone for one in theirs] == [EXILE, EXILE]


def test_only_a_graveyard_with_as_many_can_be_meant_601_2c():
    table, alice, bob, (_, theirs), spell = with_graveyards("Exile two target cards from a single graveyard.", 1, 2)
    alice.casts(spell)
    while table.asked:
        assert alice.graveyard and table.asked.kind in ("player", "target")
        alice.answers(bob if table.asked.kind == "player" else tuple(theirs))
    table.resolves()
    assert [one.is_now.zone for one in theirs] == [EXILE, EXILE]


def test_one_card_in_each_of_two_graveyards_is_not_enough_601_2c():
    _, alice, _, _, spell = with_graveyards("Exile two target cards from a single graveyard.", 1, 1)
    assert not [one for one in alice.may(spell) if one.kind == "cast"]
    with pytest.raises(Illegal):
        alice.casts(spell)


def test_a_card_that_is_gone_from_there_is_no_longer_a_legal_target_608_2b():
    table, alice, bob, (_, theirs), spell = with_graveyards("Exile up to two target creature cards from a single graveyard.", 0, 2)
    alice.casts(spell, bob, tuple(theirs))
    bob.puts(theirs[0], zone="hand")
    table.resolves()
    assert (theirs[0].is_now.zone, theirs[1].is_now.zone) == ("hand", EXILE)


# ---- 614.1c ----
@pytest.mark.parametrize("line, bear, goblin", [
    ("Each other creature you control enters with an additional +1/+1 counter on it.", 1, 1),
    ("Each other Goblin creature you control enters with an additional +1/+1 counter on it.", 0, 1),
    ("Each creature you control enters with two additional +1/+1 counters on it.", 2, 2),
    ("Creatures your opponents control enter with an additional +1/+1 counter on them.", 0, 0),
])
def test_others_enter_with_an_additional_counter_614_1c(line, bear, goblin):
    table = Table()
    alice, _ = table.players
    alice.controls(card("Herald", "{0}", "Enchantment", line))
    ones = [alice.holds(one) for one in (BEAR, GOBLIN)]
    for one in ones:
        alice.puts(one)
    assert [one.is_now.counted("+1/+1") for one in ones] == [bear, goblin]


def test_what_enters_with_counters_of_its_own_has_those_as_well_614_1c():
    table = Table()
    alice, _ = table.players
    lord = card("Lord", "{0}", "Creature — Elf",
                "Each other creature you control enters with an additional +1/+1 counter on it.", size="1/1")
    first, second = alice.holds(lord), alice.holds(lord)
    alice.puts(first)
    alice.puts(second)
    hydra = alice.holds(card("Hydra", "{0}", "Creature — Hydra", "This creature enters with three +1/+1 counters on it.", size="0/0"))
    alice.puts(hydra)
    assert [one.is_now.counted("+1/+1") for one in (first, second, hydra)] == [0, 1, 5]


# ---- 614.1d ----
@pytest.mark.parametrize("names, tapped", [(("Alice", "Bob"), "tapped"), (("Alice", "Bob", "Carol"), "untapped")])
def test_a_land_enters_tapped_unless_there_are_two_opponents_614_1d(names, tapped):
    table = Table(*names)
    alice = table.players[0]
    tower = alice.holds(card("Tower", "", "Land", "This land enters tapped unless you have two or more opponents."))
    alice.plays(tower)
    assert tower.is_now.tapped == tapped
