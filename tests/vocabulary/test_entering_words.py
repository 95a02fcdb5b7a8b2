"""As a permanent enters: choices, payments, conditions; counters doubled on the way [614.1, 614.12]."""
import pytest

from tests.table import BEAR, Table, card

VASE = card("Vase", "{1}", "Artifact", "This artifact enters with two charge counters on it.")


def played(land, *others, answers=()):
    table = Table()
    alice, _ = table.players
    for one in others:
        alice.controls(one)
    card_ = alice.holds(land)
    alice.plays(card_, *answers)
    return table, alice, card_.is_now


def test_a_shock_land_costs_life_or_enters_tapped_614_12a():
    _, alice, land = played("Steam Vents", answers=("yes",))
    assert (alice.life, land.tapped) == (18, "untapped")
    _table, alice, land = played("Steam Vents", answers=("no",))
    assert (alice.life, land.tapped) == (20, "tapped")


def test_who_has_too_little_life_is_not_asked():
    table = Table()
    alice, _ = table.players
    table.does("set_player", 0, 0, (("life", 1),))
    land = alice.holds("Steam Vents")
    alice.plays(land)
    assert (alice.life, land.is_now.tapped) == (1, "tapped")


@pytest.mark.parametrize("other, tapped", [("Island", "untapped"), ("Plains", "untapped"), ("Forest", "tapped")])
def test_tapped_unless(other, tapped):
    assert played("Glacial Fortress", other)[2].tapped == tapped


def test_the_entering_land_itself_does_not_count():
    assert played("Glacial Fortress", "Urborg, Tomb of Yawgmoth")[2].tapped == "tapped"
    assert played("Glacial Fortress")[2].tapped == "tapped"


def test_a_creature_type_is_chosen_and_given():
    table = Table()
    alice, bob = table.players
    bear, theirs = alice.controls(BEAR), bob.controls(BEAR)
    graft = alice.holds("Xenograft")
    alice.puts(graft, "Zombie")
    assert bear.types == ("creature", "Bear", "Zombie")
    assert theirs.types == ("creature", "Bear")


def test_what_was_chosen_is_not_copied():
    table = Table()
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.puts(alice.holds("Xenograft"), "Zombie")
    copier = card("Mime", "{1}", "Enchantment", "You may have this enchantment enter as a copy of any enchantment on the battlefield.")
    alice.puts(alice.holds(copier), "Xenograft", "Elf")
    assert bear.types == ("creature", "Bear", "Zombie", "Elf")


@pytest.mark.parametrize("kicked, power", [("yes", 4), ("no", 2)])
def test_a_kicked_creature_enters_with_counters_702_33e(kicked, power):  # 702.33e
    table = Table()
    alice, _ = table.players
    alice.controls(*["Island"] * 7)
    drake = alice.holds("Academy Drake")
    alice.casts(drake, kicked)
    table.settles()
    assert drake.is_now.power == power


def test_counters_are_doubled_614_16():
    table = Table()
    alice, bob = table.players
    alice.controls("Doubling Season")
    bear, theirs = alice.controls(BEAR), bob.controls(BEAR)
    alice.says("Put a +1/+1 counter on each creature.")
    assert (bear.counted("+1/+1"), theirs.counted("+1/+1")) == (2, 1)


def test_counters_that_a_permanent_enters_with_are_doubled_T37():
    table = Table()
    alice, _ = table.players
    alice.controls("Doubling Season")
    vase = alice.holds(VASE)
    alice.puts(vase)
    assert vase.is_now.counted("charge") == 4


def test_a_planeswalker_enters_with_twice_its_loyalty_and_pays_as_ever():
    table = Table()
    alice, _ = table.players
    alice.controls("Doubling Season")
    alice.library("Island")
    jace = alice.holds("Jace, Mirror Mage")
    alice.puts(jace)
    assert jace.is_now.counted("loyalty") == 8
    alice.activates(jace.is_now, ability="+1")         # a cost is no effect
    assert jace.is_now.counted("loyalty") == 9


def test_one_more_counter_of_one_kind():
    table = Table()
    alice, _ = table.players
    alice.controls("Hardened Scales")
    bear = alice.controls(BEAR)
    alice.says("Put two +1/+1 counters on target creature.", bear)
    assert bear.counted("+1/+1") == 3
    alice.says("Put a charge counter on target creature.", bear)
    assert bear.counted("charge") == 1


def test_twice_and_one_more_in_the_order_that_their_player_likes_616_1():
    for first, expected in (("Doubling Season", 3), ("Hardened Scales", 4)):
        table = Table()
        alice, _ = table.players
        alice.controls("Doubling Season", "Hardened Scales")
        bear = alice.controls(BEAR)
        alice.says("Put a +1/+1 counter on target creature.", bear)
        assert table.asked.rule == "616.1"
        table.answers(next(option for option in table.asked.options if first in option))
        assert bear.counted("+1/+1") == expected
