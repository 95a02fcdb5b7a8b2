"""Priority letter by letter: when which kind of thing may be done, and what asks for no priority [117]."""
from tests.table import BEAR, card

BOLT = "Lightning Bolt"
FLASHY = card("Flashy", "{G}", "Creature — Bear", "Flash", "2/2")
PINGER = card("Pinger", "", "Creature", "{T}: You gain 1 life.", "1/1")
ECHO = card("Echo", "", "Enchantment", "Whenever you gain life, each opponent loses 1 life.")
ANTHEM = card("Anthem", "", "Enchantment", "Creatures you control get +1/+1.")


def kinds(player, one):
    return {p.kind for p in player.may(one)}


def test_an_instant_may_be_cast_whenever_its_player_has_priority(table):                  # 117.1a
    alice, bob = table.players
    bob.controls("Mountain"), alice.controls("Mountain", "Forest")
    bolt, bear = bob.holds(BOLT), alice.holds(BEAR)
    assert kinds(bob, bolt) == set()                                                      # Alice has priority
    alice.passes()
    assert kinds(bob, bolt) == {"cast"}
    assert alice.may_not(bear) == [("cast", "117.1")]


def test_other_spells_only_in_ones_own_main_phase_with_the_stack_empty(table):            # 117.1a, 301.1, 302.1
    alice, _bob = table.players
    alice.controls("Forest", "Forest")
    bear, flashy = alice.holds(BEAR, FLASHY)
    assert kinds(alice, bear) == {"cast"}
    alice.says("You gain 1 life.")
    alice.controls(ECHO)
    alice.says("You gain 1 life.")
    assert table.state.stack and kinds(alice, bear) == set() and kinds(alice, flashy) == {"cast"}
    table.settles()
    table.goes_to("beginning of combat")
    assert kinds(alice, bear) == set() and kinds(alice, flashy) == {"cast"}


def test_an_ability_may_be_activated_whenever_its_player_has_priority(table):             # 117.1b
    alice, bob = table.players
    pinger = bob.controls(PINGER)
    assert kinds(bob, pinger) == set()
    alice.passes()
    assert kinds(bob, pinger) == {"activate"}


def test_a_land_is_played_as_a_special_action_in_ones_main_phase(table):                  # 117.1c, 116.2a, 305.1
    alice, _bob = table.players
    island = alice.holds("Island")
    assert kinds(alice, island) == {"play"}
    table.goes_to("beginning of combat")
    assert kinds(alice, island) == set()
    table.goes_to("postcombat main")
    alice.plays(island)
    assert not table.state.stack and table.state.priority == 0                            # it uses no stack, and priority stays [116.3]


def test_mana_may_be_made_while_paying_and_whenever_one_has_priority(table):              # 117.1d
    alice, bob = table.players
    mountain = alice.controls("Mountain")
    bolt = alice.holds(BOLT)
    assert "tap" in kinds(alice, mountain)
    table.does("cast", 0, bolt.id, "front")
    table.answers(bob)
    assert mountain.tapped == "tapped" and table.state.stack


def test_a_trigger_goes_on_the_stack_only_when_somebody_would_have_priority(table):       # 117.2a
    alice, bob = table.players
    alice.controls(ECHO)
    alice.says("You gain 1 life. You gain 1 life.")
    assert len(table.state.stack) == 2 and bob.life == 20


def test_a_static_ability_is_there_without_anyones_priority(table):                       # 117.2b
    alice, _bob = table.players
    bear = alice.controls(BEAR)
    anthem = alice.holds(ANTHEM)
    alice.puts(anthem)
    assert (bear.power, bear.toughness) == (3, 3) and not table.state.stack


def test_turn_based_actions_come_before_anyone_has_priority(table):                       # 117.2c
    _alice, bob = table.players
    bob.library(BEAR, BEAR)
    table.goes_to("upkeep", turn=2)
    assert bob.hand == 0
    table.goes_to("draw", turn=2)
    assert bob.hand == 1 and table.state.priority == 1


def test_state_based_actions_come_before_anyone_has_priority(table):                      # 117.2d, 117.5
    alice, _bob = table.players
    bear = alice.controls(BEAR)
    alice.says("Target creature gets -2/-2 until end of turn.", bear)
    assert bear.is_now.zone == "graveyard" and table.state.priority == 0


def test_what_was_cast_in_response_resolves_first(table):                                 # 117.7
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain"), bob.controls("Forest")
    growth = bob.holds("Giant Growth")
    alice.casts(alice.holds(BOLT), bear)
    alice.passes()
    bob.casts(growth, bear)
    table.settles()
    assert bear.zone == "battlefield" and bear.damage == 3
