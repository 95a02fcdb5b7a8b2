"""Infinite Reflection beside the others: stolen in response, copied, under Humility, on legends and on tokens that end, blinked."""
import pytest

from tests.interactions.boards import (
    ANGEL,
    AURA,
    BEARS,
    BLINK,
    BORROW,
    DRAKE,
    FABLE,
    JACE,
    KIROL,
    QUELL,
    SHAMAN,
    SMASH,
    STEAL,
    WALL,
    bobs_turn,
    cast,
    copied,
    enchant,
    keywords,
    lands,
    libraries,
    names,
    tokens,
)


def test_11_who_is_mine_only_as_the_trigger_resolves_stays_a_copy_when_it_goes_home(table):  # 608.2h, 611.2a, 707.10
    alice, bob = table.players
    lands(alice, Island=6)
    bears, kirol, wall = alice.controls(BEARS, KIROL, WALL)
    angel = bob.controls(ANGEL)
    cast(alice, AURA, bears)
    table.resolves()
    copied(table, kirol, kirol, wall)
    table.resolves()
    table.resolves()
    assert names(kirol, wall) == [BEARS, BEARS] and len(table.state.stack) == 1
    alice.says(BORROW, angel)
    table.resolves()
    assert (angel.name, angel.controller) == (BEARS, 0)
    bobs_turn(table)
    assert (angel.controller, angel.name, angel.power) == (1, BEARS, 2)


def test_12_an_aura_stolen_in_response_copies_for_its_old_player_once_and_for_its_new_one_ever_after(table):  # 109.5, 603.3a, 614.12
    alice, bob = table.players
    lands(alice, Island=6)
    bears, kirol = alice.controls(BEARS, KIROL)
    angel = bob.controls(ANGEL)
    aura = cast(alice, AURA, bears)
    table.resolves()
    bob.says(STEAL, aura.is_now)
    table.settles()
    assert names(kirol, angel) == [BEARS, ANGEL]
    mine, theirs = alice.holds(DRAKE), bob.holds(DRAKE)
    alice.puts(mine), bob.puts(theirs)
    assert names(mine, theirs) == [DRAKE, BEARS]


def test_13_on_a_legend_it_leaves_one_of_them_and_falls_off_if_another_is_kept(table):  # 704.5j, 704.5m, 707.2
    alice, _ = table.players
    lands(alice, Mountain=3, Island=6)
    cast(alice, FABLE)
    table.settles()
    kirol, bears, wall = alice.controls(KIROL, BEARS, WALL)
    aura = cast(alice, AURA, kirol)
    table.settles(bears)
    assert (bears.zone, bears.name) == ("battlefield", KIROL)
    assert [one.zone for one in (kirol.is_now, wall.is_now, aura.is_now)] == ["graveyard"] * 3
    assert table.count(KIROL) == 1 and table.count(SHAMAN) == 1


def test_14_while_the_legend_rule_is_off_legends_gather_and_then_only_one_is_kept(table):  # 704.5j, 704.5m, 616.1c
    alice, _ = table.players
    lands(alice, Island=6)
    gallery, kirol, bears = alice.controls("Mirror Gallery", KIROL, BEARS)
    aura = enchant(table, kirol)
    drake, angel = alice.holds(DRAKE, ANGEL)
    alice.puts(drake)
    assert [("legendary" in one.is_now.types, one.is_now.name) for one in (kirol, bears, drake)] == [(True, KIROL)] * 3
    alice.says(SMASH, gallery)
    table.answers(drake.is_now)
    alice.puts(angel)
    assert names(drake, angel) == [KIROL, ANGEL]
    assert [one.is_now.zone for one in (kirol, bears, aura)] == ["graveyard"] * 3


def test_15_under_humility_a_clone_has_no_choice_of_its_own_but_the_aura_still_shapes_it(table):  # 614.12, 613.1f, 707.2
    alice, bob = table.players
    humility, angel, kirol = alice.controls("Humility", ANGEL, KIROL)
    alice.controls(AURA, attached=angel.id)
    bob.controls("Colossal Dreadmaw")
    clone = alice.holds("Clone")
    alice.puts(clone)
    assert table.asked is None
    assert (clone.is_now.name, clone.is_now.power, keywords(clone)) == (ANGEL, 1, [])
    assert not [p for p in alice.may(kirol) if p.kind == "activate"]
    alice.says(QUELL, humility)
    assert (clone.is_now.power, keywords(clone)) == (4, ["flying", "vigilance"])


def test_16_copies_of_a_creature_of_counters_live_by_their_own_counters_and_by_the_x_of_their_own_spell(table):  # 707.2, 704.5f, 107.3m
    alice, _ = table.players
    lands(alice, Island=12)
    one = alice.controls("Endless One", counters=(("+1/+1", 5),))
    kirol, bears = alice.controls(KIROL), alice.controls(BEARS, counters=(("+1/+1", 1),))
    enchant(table, one)
    assert kirol.is_now.zone == "graveyard"
    assert (bears.zone, bears.name, bears.power, one.power) == ("battlefield", "Endless One", 1, 5)
    drake = cast(alice, DRAKE)
    table.settles()
    assert drake.is_now.zone == "graveyard"
    other = cast(alice, "Endless One", 3)
    table.settles()
    assert (other.is_now.zone, other.is_now.power, other.is_now.counted("+1/+1")) == ("battlefield", 3, 3)


def test_17_on_a_token_that_exiles_itself_it_makes_a_whole_army_that_exiles_itself(table):  # 707.9a, 707.2
    alice, _ = table.players
    lands(alice, Mountain=3, Island=6)
    bears, kirol, wall = alice.controls(BEARS, KIROL, WALL)
    shimmer = cast(alice, "Heat Shimmer", bears)
    table.settles()
    [token] = tokens(table, BEARS)
    aura = enchant(table, token)
    table.goes_to("end")
    if table.asked:
        table.answers(table.asked.options)
    assert len(table.state.stack) == 4
    table.settles()
    assert token.is_now is None
    assert [one.is_now.zone for one in (bears, kirol, wall)] == ["exile"] * 3
    assert [one.is_now.zone for one in (shimmer, aura)] == ["graveyard"] * 2


def test_18_the_blinked_host_returns_as_itself_because_nothing_is_enchanted_any_more(table):  # 400.7, 701.3d, 704.5m, 611.2a
    alice, _ = table.players
    libraries(table)
    lands(alice, Island=6)
    visionary, kirol, bears = alice.controls("Elvish Visionary", KIROL, BEARS)
    aura = enchant(table, visionary)
    drawn = alice.hand
    alice.says(BLINK, visionary)
    table.settles()
    assert aura.is_now.zone == "graveyard"
    alice.says(BLINK, kirol)
    table.settles()
    assert alice.hand - drawn == 1
    assert names(kirol, bears, visionary) == [KIROL, "Elvish Visionary", "Elvish Visionary"]


def test_19_a_second_aura_by_copy_turns_the_first_ones_host_and_outlives_it(table):  # 303.4f, 707.5, 616.1c, 704.5m
    alice, _ = table.players
    lands(alice, Island=3)
    bears = alice.controls(BEARS)
    first = alice.controls(AURA, attached=bears.id)
    angel, kirol = alice.controls(ANGEL, KIROL)
    second = cast(alice, "Copy Enchantment")
    table.resolves(first, angel)
    table.settles()
    assert names(bears, kirol) == [ANGEL, ANGEL] and second.is_now.attached == angel.id
    drake = alice.holds(DRAKE)
    alice.puts(drake)
    assert drake.is_now.name == ANGEL
    alice.says("Return target creature to its owner's hand.", bears)
    table.settles()
    assert (first.is_now.zone, second.is_now.zone) == ("graveyard", "battlefield")
    alice.puts(bears.is_now)
    assert bears.is_now.name == ANGEL


@pytest.mark.parametrize("order", ["its own first", "the Aura first"])
def test_20_one_that_may_copy_anything_is_jace_or_the_bears_as_its_player_orders(table, order):  # 616.1c, 616.1f, 704.5j
    alice, _ = table.players
    lands(alice, Island=4)
    jace, bears = alice.controls(JACE, BEARS)
    alice.controls(AURA, attached=bears.id)
    one = cast(alice, "Clever Impersonator")
    table.resolves()
    own = next(o for o in table.asked.options if "Impersonator" in o)
    other = next(o for o in table.asked.options if AURA in o)
    alice.answers(own if order == "its own first" else other)
    if order == "its own first":
        alice.answers(jace)
        assert table.asked.kind == "legend"
        alice.answers(one.is_now)
        assert (one.is_now.name, one.is_now.counted("loyalty"), jace.is_now.zone) == (JACE, 4, "graveyard")
    else:
        assert table.asked is None and one.is_now.name == BEARS
