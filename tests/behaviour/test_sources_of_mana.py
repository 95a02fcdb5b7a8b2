"""Drawn cards that make mana, and what some of them ask or do besides [106, 605]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import SNOWFIELD, TRINKET, ZOMBIE
from tests.table import BEAR, GOBLIN


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


@shows("Gauntlet of Might")
def test_mountains_give_their_controller_twice_the_red_mana_605_1b(alice, bob, table):
    _, mine, forest = alice.controls(drawn("Gauntlet of Might"), "Mountain", "Forest")
    theirs = bob.controls("Mountain")
    alice.taps(mine)
    alice.taps(forest)
    assert alice.pool == "RRG"
    alice.passes()
    bob.taps(theirs)
    assert (bob.pool, table.state.stack) == ("RR", ())                  # a mana ability: nothing to respond to


@shows("Gauntlet of Might")
def test_red_creatures_of_everyone_are_larger_613_4c(alice, bob):
    alice.controls(drawn("Gauntlet of Might"))
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    assert ((bear.power, bear.toughness), (goblin.power, goblin.toughness)) == ((2, 2), (2, 2))


@shows("Karplusan Forest")
def test_colored_mana_hurts_and_colorless_does_not(alice):
    forest, other, third = alice.controls(*[drawn("Karplusan Forest")] * 3)
    alice.taps(forest, ability=0)
    assert (alice.pool, alice.life) == ("C", 20)
    alice.taps(other, "R", ability=1)
    alice.taps(third, "G", ability=1)
    assert (alice.pool, alice.life) == ("CRG", 18)


@shows("Mox Pearl")
def test_it_costs_nothing_and_gives_white_mana_once_107_5(alice, table):
    mox = alice.holds(drawn("Mox Pearl"))
    alice.casts(mox)
    table.resolves()
    alice.taps(mox.is_now)                                              # an artifact that is no creature: at once [302.6]
    assert alice.pool == "W"
    with pytest.raises(Illegal):
        alice.taps(mox.is_now)


@shows("Mystic Monastery")
def test_it_comes_in_tapped_and_gives_one_of_three_colors_614_1c(alice):
    played = alice.holds(drawn("Mystic Monastery"))
    alice.plays(played)
    assert played.is_now.tapped == "tapped"
    for color, land in zip("URW", alice.controls(*[drawn("Mystic Monastery")] * 3), strict=True):
        alice.taps(land, color)
    assert alice.pool == "URW"


@shows("Ravaged Highlands")
def test_red_or_for_good_any_color_602_2b(alice):
    played = alice.holds(drawn("Ravaged Highlands"))
    alice.plays(played)
    first, second = alice.controls(*[drawn("Ravaged Highlands")] * 2)
    alice.taps(first, ability=0)
    alice.taps(second, "U", ability=1)
    assert (played.is_now.tapped, alice.pool) == ("tapped", "RU")
    assert (first.zone, second.is_now.zone) == ("battlefield", "graveyard")


@shows("Scrying Sheets")
def test_a_snow_card_on_top_may_come_to_the_hand_205_4g(alice, table):
    sheets, *_ = alice.controls(drawn("Scrying Sheets"), "Wastes", SNOWFIELD)
    alice.library(SNOWFIELD, BEAR)
    alice.activates(sheets)
    table.resolves("yes")
    assert (names(table, alice.here.hand), names(table, alice.here.library)) == (["Snowfield"], ["Bear"])


@shows("Scrying Sheets")
@pytest.mark.parametrize("top, answers", [(SNOWFIELD, ["no"]), (BEAR, [])])
def test_another_card_or_an_unwanted_one_stays_on_top(alice, table, top, answers):
    sheets, *_ = alice.controls(drawn("Scrying Sheets"), "Wastes", SNOWFIELD)
    alice.library(top)
    alice.activates(sheets)
    table.resolves(*answers)
    assert (alice.hand, len(alice.here.library), table.asked) == (0, 1, None)


@shows("Signpost Scarecrow")
def test_two_mana_become_one_of_any_color_605_1a(alice, bob, table):
    scarecrow, *_ = alice.controls(drawn("Signpost Scarecrow"), "Wastes", "Wastes")
    table.fights([(scarecrow, bob)])
    assert (scarecrow.tapped, bob.life) == ("untapped", 18)             # vigilance [702.20b]
    alice.taps(scarecrow, "U")
    assert (alice.pool, table.state.stack) == ("U", ())
    with pytest.raises(Illegal):
        alice.taps(scarecrow, "U")


@shows("Thran Dynamo")
def test_three_colorless_mana_pay_for_a_trinket_106_4(alice, table):
    dynamo = alice.controls(drawn("Thran Dynamo"))
    trinket = alice.holds(TRINKET)
    alice.taps(dynamo)
    assert alice.pool == "CCC"
    alice.casts(trinket)
    table.resolves()
    assert (trinket.is_now.zone, alice.pool) == ("battlefield", "")


@shows("Unholy Grotto")
def test_a_dead_zombie_goes_back_on_top_601_2c(alice, bob, table):
    grotto, _ = alice.controls(drawn("Unholy Grotto"), "Swamp")
    alice.library("Island")
    zombie, _ = alice.has(ZOMBIE, "graveyard"), alice.has(BEAR, "graveyard")
    bob.has(ZOMBIE, "graveyard")
    table.does("activate", 0, grotto.id, 0)
    assert [option.id for option in table.asked.options] == [zombie.id]       # no Bear, no Zombie of Bob's
    table.answers(zombie)
    table.resolves()
    assert (names(table, alice.here.library), alice.graveyard) == (["Zombie", "Island"], ["Bear"])


@shows("Waterveil Cavern")
def test_after_colored_mana_it_sleeps_for_a_turn_502_3(alice, bob, table):
    awake, asleep = alice.controls(*[drawn("Waterveil Cavern")] * 2)
    alice.library(*["Island"] * 3), bob.library(*["Island"] * 3)
    alice.taps(awake, ability=0)
    alice.taps(asleep, "U", ability=1)
    assert alice.pool == "CU"
    table.goes_to("upkeep", turn=3)
    assert (awake.tapped, asleep.tapped) == ("untapped", "tapped")
    table.goes_to("upkeep", turn=5)
    assert asleep.tapped == "untapped"
