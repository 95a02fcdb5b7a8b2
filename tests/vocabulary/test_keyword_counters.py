"""Counters that do something by themselves [122.1b-d, 122.1h]."""
import pytest

from tests.table import BEAR, Table, card

DRAGON = card("Burning Dragon", "{5}{R}", "Creature — Dragon", size="5/5")
BOG = "Target creature loses all abilities until end of turn."


@pytest.fixture
def table():
    return Table()


def words(one):
    return [ability.word for ability in one.abilities]


@pytest.mark.parametrize("word", ("flying", "first strike", "double strike", "deathtouch", "haste", "lifelink", "menace", "reach", "shadow",
                                  "trample", "vigilance", "hexproof", "indestructible"))
def test_122_1b_a_keyword_counter_gives_its_keyword(table, word):
    bear = table.players[0].controls(BEAR)
    a = "an" if word[0] == "i" else "a"
    table.players[0].says(f"Put {a} {word} counter on target creature.", bear)
    assert words(bear) == [word]
    table.players[0].says(f"Remove {a} {word} counter from target creature.", bear)
    assert words(bear) == []


def test_122_1b_one_with_a_flying_counter_is_not_blocked_from_the_ground(table):
    alice, bob = table.players
    kite = alice.controls(BEAR, counters=(("flying", 1),))
    bob.controls(BEAR)
    table.goes_to("declare blockers", ((kite, bob),))
    assert not table.asked                            # nobody can block it
    table.goes_to("combat damage")
    assert bob.life == 18


def test_613_7c_a_counter_counts_from_when_it_was_put_there(table):
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.says("Put a flying counter on target creature.", bear)
    alice.says(BOG, bear)
    assert words(bear) == []
    alice.says("Put a flying counter on target creature.", bear)
    assert words(bear) == ["flying"]


def test_122_1c_a_shield_counter_is_removed_instead_of_being_destroyed(table):
    alice, _ = table.players
    bear = alice.controls(BEAR, counters=(("shield", 1),))
    alice.says("Destroy target creature.", bear)
    assert bear.zone == "battlefield" and bear.counted("shield") == 0
    alice.says("Destroy target creature.", bear)
    assert bear.is_now.zone == "graveyard"


def test_122_1c_one_of_two_shield_counters_prevents_all_the_damage_that_comes_at_once(table):
    alice, bob = table.players
    bear = alice.controls(BEAR, counters=(("shield", 2),))
    blockers = bob.controls(DRAGON, DRAGON)
    table.fights([(bear, bob)], [(one, bear) for one in blockers])
    table.players[0].answers((1, 1))
    assert bear.zone == "battlefield" and (bear.counted("shield"), bear.damage) == (1, 0)


def test_122_1c_a_shield_counter_does_not_help_against_sacrifice_or_no_toughness(table):
    alice, _ = table.players
    bear = alice.controls(BEAR, counters=(("shield", 1),))
    alice.says("Target creature gets -2/-2 until end of turn.", bear)
    table.settles()
    assert bear.is_now.zone == "graveyard"


def test_122_1d_a_stun_counter_is_removed_instead_of_untapping(table):
    alice, _ = table.players
    bear = alice.controls(BEAR, tapped="tapped", counters=(("stun", 1),))
    alice.says("Untap target creature.", bear)
    assert (bear.tapped, bear.counted("stun")) == ("tapped", 0)
    alice.says("Untap target creature.", bear)
    assert bear.tapped == "untapped"


def test_122_1h_one_with_a_finality_counter_is_exiled_instead_of_dying(table):
    alice, _ = table.players
    bear = alice.controls(BEAR, counters=(("finality", 1),))
    alice.says("Sacrifice a creature.")
    assert bear.is_now.zone == "exile"
