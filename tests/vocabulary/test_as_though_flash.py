"""Spells cast as though they had flash: whose, which, for how long, on what condition [601.3b, 601.3d, 702.8a]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.engine.state import BATTLEFIELD
from tests.table import BEAR, GOBLIN, Table, card

SONG = card("Song", "{0}", "Sorcery", "You gain 1 life.")
GHOST = card("Ghost", "{0}", "Creature — Spirit", size="1/1")
HUSK = card("Husk", "{0}", "Artifact Creature — Construct", size="1/1")


def in_bobs_turn(*lines):
    """Alice's permanents say these lines; it is Bob's main phase, and Alice has priority."""
    table = Table()
    alice, bob = table.players
    for i, line in enumerate(lines):
        alice.controls(card(f"Charter {i}", "{0}", "Enchantment", line))
    table.state = table.state.put(active=1, priority=0)
    return table, alice, bob


def castable(player, one):
    return any(possible.kind == "cast" for possible in player.may(one))


@pytest.mark.parametrize("line, ghost, husk, song", [
    ("You may cast Spirit spells as though they had flash.", True, False, False),
    ("You may cast creature spells as though they had flash.", True, True, False),
    ("You may cast spells as though they had flash.", True, True, True),
    ("You may cast sorcery spells as though they had flash.", False, False, True),
    ("Any player may cast artifact spells as though they had flash.", False, True, False),
])
def test_only_such_spells_are_cast_at_any_time_601_3b(line, ghost, husk, song):
    _, alice, _ = in_bobs_turn(line)
    assert [castable(alice, alice.holds(one)) for one in (GHOST, HUSK, SONG)] == [ghost, husk, song]


def test_the_spell_is_cast_and_resolves_in_another_players_turn_601_3b():
    table, alice, _ = in_bobs_turn("You may cast Spirit spells as though they had flash.")
    ghost = alice.holds(GHOST)
    alice.casts(ghost)
    table.resolves()
    assert ghost.is_now.zone == BATTLEFIELD
    with pytest.raises(Illegal):
        alice.casts(alice.holds(HUSK))


def test_you_is_its_controller_and_any_player_is_everybody_601_3b():
    for line, allowed in (("You may cast spells as though they had flash.", False),
                          ("Any player may cast spells as though they had flash.", True)):
        table = Table()
        alice, bob = table.players
        alice.controls(card("Charter", "{0}", "Enchantment", line))
        table.state = table.state.put(priority=1)
        assert castable(bob, bob.holds(GHOST)) == allowed


@pytest.mark.parametrize("line", [
    "If you control a Goblin, you may cast this spell as though it had flash.",
    "As long as you control a Goblin, you may cast this spell as though it had flash.",
    "You may cast this spell as though it had flash if you control a Goblin.",
])
def test_a_spell_that_says_so_of_itself_where_its_condition_holds_601_3d(line):
    table, alice, bob = in_bobs_turn()
    wisp = alice.holds(card("Wisp", "{0}", "Creature — Spirit", line, size="1/1"))
    bob.controls(GOBLIN)
    assert not castable(alice, wisp)
    alice.controls(GOBLIN)
    assert castable(alice, wisp)
    alice.casts(wisp)
    table.resolves()
    assert wisp.is_now.zone == BATTLEFIELD


def test_this_turn_and_until_your_next_turn_611_2a():
    for words, later in (("You may cast creature spells this turn as though they had flash.", False),
                         ("Until your next turn, you may cast creature spells as though they had flash.", True)):
        table = Table()
        alice, bob = table.players
        ghost, song = alice.holds(GHOST), alice.holds(SONG)
        for player in (alice, bob):
            player.library(BEAR, BEAR, BEAR)
        alice.says(words)
        table.goes_to("end")
        assert (castable(alice, ghost), castable(alice, song)) == (True, False)
        table.goes_to("end", turn=2)
        assert table.state.active == 1
        table.state = table.state.put(priority=0)
        assert castable(alice, ghost) == later


def test_what_can_be_suspended_can_be_at_such_a_time_too_702_62a():
    for line, allowed in (("You may cast creature spells as though they had flash.", False),
                          ("You may cast sorcery spells as though they had flash.", True)):
        table = Table()
        alice, _ = table.players
        alice.controls("Island")
        alice.controls(card("Charter", "{0}", "Enchantment", line))
        late = alice.holds(card("Late Song", "{5}", "Sorcery", "Suspend 2—{U}\nYou gain 1 life."))
        table.state = table.state.put(active=1, priority=0)
        assert any("uspend" in one.text for one in alice.may(late)) == allowed
