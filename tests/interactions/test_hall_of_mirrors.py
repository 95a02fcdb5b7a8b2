"""Hall of Mirrors beside the others, and under the layers: visits copied by Kirol, legends for a turn, copied land, copies that last."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.interactions.boards import (
    ANGEL,
    BEARS,
    DRAKE,
    HALL,
    KILL,
    KIROL,
    MOULD,
    QUELL,
    WALL,
    bobs_turn,
    cast,
    copied,
    enchant,
    keywords,
    lands,
    names,
    reflected,
    tokens,
    top,
    visited,
)


def legendary(*objects):
    return ["legendary" in one.is_now.types for one in objects]


def test_21_a_visit_copied_for_another_creature_decides_for_both(table):  # 707.3, 707.10c, 611.2c
    alice, bob = table.players
    _, kirol, bears, angel, wall = alice.controls(HALL, KIROL, BEARS, ANGEL, WALL)
    goblin = bob.controls("Raging Goblin")
    visited(table, bears)
    copied(table, kirol, kirol, wall)
    table.resolves("yes", angel)
    table.settles()
    assert names(kirol, bears, angel, wall, goblin) == [ANGEL] * 4 + ["Raging Goblin"]
    bobs_turn(table)
    assert names(kirol, bears, angel, wall, goblin) == [KIROL, BEARS, ANGEL, WALL, "Raging Goblin"]


def test_22_copies_of_kirol_have_an_ability_each_for_the_turn(table):  # 602.5b, 602.5c, 707.9b
    alice, _ = table.players
    alice.controls(HALL)
    kirol, *bears = alice.controls(KIROL, *[BEARS] * 5)
    visited(table, kirol)
    original = top(table)
    copied(table, kirol, *bears[:2])
    table.resolves("no")
    table.resolves()
    assert names(*bears) == [KIROL] * 5
    with pytest.raises(Illegal, match="602.5"):
        alice.activates(kirol, original, tuple(bears[3:]))
    copied(table, bears[2], kirol, bears[2], what=original)
    table.resolves("no")
    table.settles()
    assert names(kirol, *bears) == [KIROL] * 6 and legendary(kirol, *bears) == [True] + [False] * 5
    bobs_turn(table)
    assert names(kirol, *bears) == [KIROL] + [BEARS] * 5


def test_23_kirol_dead_in_response_copies_all_the_same_and_the_visit_to_him_comes_to_nothing(table):  # 113.7a, 608.2b, 707.10c
    alice, bob = table.players
    alice.controls(HALL)
    kirol, wall, bears, angel = alice.controls(KIROL, WALL, BEARS, ANGEL)
    visited(table, kirol)
    copied(table, kirol, kirol, wall)
    bob.says(KILL, kirol)
    table.resolves("yes", angel)
    table.settles()
    assert names(wall, bears, angel) == [ANGEL] * 3 and kirol.is_now.zone == "graveyard"


def test_24_each_copy_of_the_ancient_triples_once_more(table):  # 106.12b, 616.1
    alice, _ = table.players
    alice.controls(HALL)
    ancient, kirol, _, forest, other = alice.controls("Nyxbloom Ancient", KIROL, BEARS, "Forest", "Forest")
    visited(table, ancient)
    table.settles()
    alice.taps(forest)
    assert alice.pool == "G" * 27
    alice.does("set_player", 0, (("pool", ""),))
    alice.says(KILL, kirol)
    alice.taps(other)
    assert alice.pool == "G" * 9


def test_25_blood_moon_takes_the_haste_of_a_copied_land_with_all_its_other_copied_words(table):  # 305.7, 302.6, 107.5
    alice, _ = table.players
    lands(alice, Mountain=1)
    _, arbor, kirol, warden = alice.controls("Blood Moon", "Dryad Arbor", KIROL, "Soul Warden")
    alice.activates(reflected(alice), arbor)
    table.resolves()
    [token] = tokens(table, "Dryad Arbor")
    assert set(token.types) == {"land", "creature", "Mountain", "Dryad"} and "haste" not in keywords(token)
    with pytest.raises(Illegal, match="302.6"):
        alice.taps(token)
    copied(table, kirol, token, warden)
    table.settles()
    assert alice.life == 22
    bobs_turn(table)
    assert token.is_now is None


def test_26_the_visitors_of_a_land_creature_are_mountains_while_the_moon_is_out(table):  # 305.7, 613.1d, 707.2
    alice, _ = table.players
    _, moon, arbor, kirol, bears = alice.controls(HALL, "Blood Moon", "Dryad Arbor", KIROL, BEARS)
    visited(table, arbor)
    table.settles()
    assert (kirol.name, kirol.power, kirol.colors, set(kirol.types)) == ("Dryad Arbor", 1, "G", {"land", "creature", "Mountain", "Dryad"})
    alice.taps(kirol)
    assert alice.pool == "R"
    alice.says(QUELL, moon)
    alice.taps(bears)
    assert alice.pool == "RG"
    bobs_turn(table)
    assert names(kirol, bears) == [KIROL, BEARS]


def test_27_under_a_visit_lies_the_older_copy_and_it_comes_to_light_again(table):  # 613.7, 611.2a, 514.2
    alice, bob = table.players
    lands(alice, Island=10)
    angel = bob.controls(ANGEL)
    bears, kirol = alice.controls(BEARS, KIROL)
    aura = enchant(table, bears)
    cast(alice, "Rite of Replication", "no", angel)
    table.settles()
    [token] = tokens(table, ANGEL)
    alice.controls(HALL)
    visited(table, token)
    table.settles()
    assert names(bears, kirol) == [ANGEL, ANGEL] and kirol.token == "nontoken"
    alice.says(QUELL, aura.is_now)
    bobs_turn(table)
    assert names(bears, kirol, token) == [BEARS, BEARS, ANGEL]


def test_28_the_aura_makes_for_good_what_the_hall_made_for_a_turn(table):  # 707.3, 707.9b, 704.5j
    alice, _ = table.players
    lands(alice, Island=6)
    alice.controls(HALL)
    kirol, bears, wall = alice.controls(KIROL, BEARS, WALL)
    visited(table, kirol)
    table.settles()
    enchant(table, bears)
    assert names(kirol, bears, wall) == [KIROL] * 3 and legendary(kirol, bears, wall) == [False] * 3
    bobs_turn(table)
    assert names(kirol, bears, wall) == [KIROL, BEARS, KIROL] and legendary(kirol, wall) == [False] * 2
    drake = alice.holds(DRAKE)
    alice.puts(drake)
    assert drake.is_now.name == BEARS


def test_29_five_tokens_of_a_legend_that_is_none_for_the_turn_are_none_for_good(table):  # 707.9b, 707.3, 704.5j
    alice, _ = table.players
    lands(alice, Island=9)
    alice.controls(HALL)
    kirol, bears = alice.controls(KIROL, BEARS)
    visited(table, kirol)
    table.settles()
    cast(alice, "Rite of Replication", "yes", bears)
    table.settles()
    assert table.asked is None and table.count(KIROL) == 7
    assert sum(legendary(*table.named(KIROL))) == 1
    bobs_turn(table)
    assert table.count(KIROL) == 6 and bears.name == BEARS and sum(legendary(*table.named(KIROL))) == 1


def test_30_a_target_that_becomes_a_legend_in_response_is_visited_as_the_legend(table):  # 608.2h, 704.5j, 514.2
    alice, _ = table.players
    alice.controls(HALL)
    kirol, bears, wall = alice.controls(KIROL, BEARS, WALL)
    visited(table, bears)
    alice.says(MOULD, bears, kirol)
    alice.answers(bears)
    assert kirol.is_now.zone == "graveyard"
    table.resolves()
    assert names(bears, wall) == [KIROL, KIROL] and legendary(bears, wall) == [True, False]
    bobs_turn(table)
    assert names(bears, wall) == [BEARS, WALL]
