"""What untaps during the untap steps of others; what can attack although it has defender [502.3, 702.3b]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card


def in_next_turn(line, *named, whose=0):
    table = Table()
    for player in table.players:
        player.library(BEAR, BEAR, BEAR)
    alice = table.players[0]
    if line:
        table.players[whose].controls(card("Clock", "{0}", "Artifact", line), tapped="tapped")
    ones = [alice.controls(one, tapped="tapped") for one in named]
    theirs = table.players[1].controls(BEAR, tapped="tapped")
    table.goes_to("upkeep", turn=2)
    assert theirs.tapped == "untapped"
    return table, ones


@pytest.mark.parametrize("line, bear, land", [
    ("", "tapped", "tapped"),
    ("Untap all creatures you control during each other player's untap step.", "untapped", "tapped"),
    ("Untap all permanents you control during each other player's untap step.", "untapped", "untapped"),
    ("Untap this artifact during each other player's untap step.", "tapped", "tapped"),
    ("As long as you control a Goblin, untap all permanents you control during each other player's untap step.", "tapped", "tapped"),
])
def test_during_each_other_players_untap_step_502_3(line, bear, land):
    table, ones = in_next_turn(line, BEAR, "Forest")
    assert [one.tapped for one in ones] == [bear, land]
    assert [clock.tapped for clock in table.named("Clock")] in ([], ["untapped" if "this" in line or "all permanents you control during"
                                                                  in line and "Goblin" not in line else "tapped"])


def test_it_is_its_controller_that_has_the_others_502_3():
    _, [bear] = in_next_turn("Untap all creatures you control during each other player's untap step.", BEAR, whose=1)
    assert bear.tapped == "tapped"


# 702.3b
@pytest.mark.parametrize("words", [
    "target creature can attack this turn as though it didn't have defender.",
    "creatures you control with defender can attack this turn as though they didn't have defender.",
    "target creature gets +1/+0 until end of turn and can attack this turn as though it didn't have defender."])
def test_a_wall_attacks_this_turn_702_3b(words):
    table = Table()
    alice, bob = table.players
    wall = alice.controls(card("Wall", "{0}", "Creature — Wall", "Defender", size="2/4"))
    alice.says(words, *([wall] if "target" in words else []))
    table.fights([(wall, bob)])
    assert bob.life == 20 - wall.power


def test_without_that_it_can_not_702_3b():
    table = Table()
    alice, bob = table.players
    wall = alice.controls(card("Wall", "{0}", "Creature — Wall", "Defender", size="2/4"))
    alice.controls(GOBLIN)
    with pytest.raises(LookupError, match="not among the options"):
        table.fights([(wall, bob)])
