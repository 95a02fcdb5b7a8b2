"""Combat letter by letter: what the tests of attacking, blocking and damage do not show already [506-511, 702.19]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.timeline.replay import Misfit
from tests.table import BEAR, GOBLIN, Table, card

GIANT = card("Giant", "", "Creature — Giant", "", "5/5")
WALL = card("Wall", "", "Creature — Wall", "Defender", "0/4")
RECKLESS = card("Reckless", "", "Creature — Orc", "This creature attacks each combat if able.", "3/3")
HERALD = card("Herald", "", "Creature — Human", "Whenever this creature attacks, you gain 1 life.", "1/1")
GREEN_HUNTER = card("Green Hunter", "", "Enchantment", "Whenever a green creature attacks, you gain 1 life.")
WALKER = card("Walker", "", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=3)
TAX = card("Tax", "", "Enchantment",
           "Creatures can't attack you unless their controller pays {2} for each creature they control that's attacking you.")
SHIELD = card("Shield Tax", "", "Enchantment", "Creatures can't attack you or planeswalkers you control unless their controller pays {1} "
              "for each of those creatures.")
AMBUSH = card("Ambush", "", "Enchantment", "Whenever a creature you control attacks, create a 1/1 red Goblin creature token that's "
              "tapped and attacking.")


def steps_of(table):
    """The steps of the combat phase in which somebody has priority."""
    seen = [table.state.step]
    while table.state.step != "postcombat main":
        table.does("pass", table.state.priority)
        table.nobody_fights()
        seen.append(table.state.step)
    return list(dict.fromkeys(seen))


# ---- the phase ----
def test_the_steps_of_the_combat_phase(table):                                            # 506.1, 507.2, 508.2, 509.2, 510.3, 511.1
    alice, bob = table.players
    table.fights([(alice.controls(BEAR), bob)], until="declare attackers")
    assert table.state.priority == 0
    assert steps_of(table) == ["declare attackers", "declare blockers", "combat damage", "end of combat", "postcombat main"]


def test_the_active_player_has_priority_first_in_each_step(table):                        # 507.2, 508.2, 509.2, 510.3, 511.1
    alice, bob = table.players
    bear = alice.controls(BEAR)
    table.goes_to("beginning of combat")
    seen = [(table.state.step, table.state.priority)]
    for step in ("declare attackers", "declare blockers", "combat damage", "end of combat"):
        table.does("go_to", 0, 0, step)
        if table.asked:
            table.answers(((bear, bob),))
        seen.append((table.state.step, table.state.priority))
    assert [priority for _, priority in seen] == [0] * 5


def test_without_attackers_two_steps_are_skipped(table):                                  # 506.1, 508.8
    table.goes_to("declare attackers")
    assert steps_of(table) == ["declare attackers", "end of combat", "postcombat main"]


def test_another_combat_without_attackers_has_no_damage_step(table):                      # 508.8
    """That creatures attacked in an earlier combat of the turn says nothing about this one."""
    alice, bob = table.players
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="end of combat")
    alice.says("After this phase, there is an additional combat phase.")
    table.does("pass", 0)
    table.does("pass", 1)
    while table.state.step in ("end of combat", "beginning of combat"):
        table.does("pass", table.state.priority)
        table.nobody_fights()
    assert table.state.step == "declare attackers" and bob.life == 18
    assert "declare blockers" not in steps_of(table)


def test_a_creature_put_in_attacking_makes_a_combat(table):                               # 508.8, 508.4
    alice, _bob = table.players
    table.goes_to("beginning of combat")
    alice.says("Create a 1/1 red Goblin creature token that's tapped and attacking.")
    table.goes_to("combat damage")
    assert table.state.step == "combat damage"


def test_who_is_attacked_are_the_opponents_and_theirs(table):                             # 506.2, 506.3
    alice, bob = table.players
    alice.controls(BEAR, WALKER, "Island")
    bob.controls(WALKER, BEAR, "Island")
    table.does("go_to", 0, 0, "declare attackers")
    assert [(one.name, other.name) for one, other in table.asked.options] == [("Bear", "Bob"), ("Bear", "Walker")]
    table.answers(())


def test_all_opponents_are_defending_players():                                           # 506.2a, 507.1, 802.2
    table = Table("Alice", "Bob", "Cid")
    alice, _bob, _cid = table.players
    alice.controls(BEAR)
    table.goes_to("beginning of combat")
    assert table.asked is None
    table.does("go_to", 0, 0, "declare attackers")
    assert [other.name for _, other in table.asked.options] == ["Bob", "Cid"]
    table.answers(())


# ---- entering attacking ----
def test_a_creature_may_enter_tapped_and_attacking(table):                                # 508.4
    alice, bob = table.players
    table.goes_to("beginning of combat")
    alice.says("Create a 1/1 red Goblin creature token that's tapped and attacking.")
    [goblin] = table.named("Goblin Token")
    assert goblin.attacking.seat == bob.seat and goblin.tapped == "tapped"


def test_under_another_players_control_it_does_not_attack(table):                         # 506.3b
    _alice, bob = table.players
    table.goes_to("beginning of combat")
    bob.says("Create a 1/1 red Goblin creature token that's tapped and attacking.")
    [goblin] = table.named("Goblin Token")
    assert goblin.attacking is None and goblin.tapped == "tapped"


def test_its_controller_chooses_whom_it_attacks(table):                                   # 508.4
    alice, bob = table.players
    walker = bob.controls(WALKER)
    table.goes_to("beginning of combat")
    alice.says("Create a 1/1 red Goblin creature token that's tapped and attacking.", walker)
    [goblin] = table.named("Goblin Token")
    assert goblin.attacking.id == walker.id


def test_who_entered_attacking_never_attacked(table):                                     # 508.3a, 508.4
    alice, bob = table.players
    alice.controls(AMBUSH)
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="declare attackers")
    table.settles()
    assert table.count("Goblin Token") == 1                                               # the Goblin's own attack sets nothing off
    table.goes_to("combat damage")
    assert bob.life == 17


def test_who_enters_attacking_is_not_kept_from_it(table):                                 # 508.4c
    alice, bob = table.players
    bob.controls(TAX)
    table.goes_to("beginning of combat")
    alice.says("Create a 1/1 red Goblin creature token that's tapped and attacking.")
    table.goes_to("combat damage")
    assert bob.life == 19


# ---- removed from combat ----
@pytest.mark.parametrize("words", [
    "Target creature gains defender until end of turn.", "Target creature can't attack this turn."])
def test_what_would_have_kept_it_from_attacking_comes_too_late(table, words):             # 506.4a
    alice, bob = table.players
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="declare attackers")
    bob.says(words, bear)
    table.goes_to("combat damage")
    assert bob.life == 18


def test_untapping_an_attacker_changes_nothing(table):                                    # 506.4b
    alice, bob = table.players
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="declare attackers")
    alice.says("Untap target creature.", bear)
    table.goes_to("combat damage")
    assert (bear.attacking is not None, bob.life) == (True, 18)


def test_tapping_a_blocker_does_not_prevent_its_damage(table):                            # 506.4b
    alice, bob = table.players
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    table.fights([(bear, bob)], [(giant, bear)], until="declare blockers")
    alice.says("Tap target creature.", giant)
    table.goes_to("combat damage")
    assert bear.is_now.zone == "graveyard"


def test_a_regenerated_attacker_is_removed_from_combat(table):                            # 506.4, 701.19a
    alice, bob = table.players
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="declare attackers")
    alice.says("Regenerate target creature.", bear)
    bob.says("Destroy target creature.", bear)
    assert bear.attacking is None and bear.zone == "battlefield"
    table.goes_to("combat damage")
    assert bob.life == 20


def test_who_attacks_a_planeswalker_that_is_gone_may_still_be_blocked(table):             # 506.4c
    alice, bob = table.players
    bear, _wall, walker = alice.controls(BEAR), bob.controls(WALL), bob.controls(WALKER)
    table.fights([(bear, walker)], until="declare attackers")
    alice.says("Destroy target planeswalker.", walker)
    table.goes_to("combat damage")
    assert bob.life == 20 and bear.attacking is not None


# ---- declaring attackers ----
def test_another_creature_than_the_active_players_does_not_attack(table):                 # 508.1a
    _alice, bob = table.players
    bob.controls(BEAR)
    table.does("go_to", 0, 0, "declare attackers")
    assert table.asked is None and table.state.step == "declare attackers"


def test_attacking_costs_mana_for_each(table):                                            # 508.1h, 508.1i, 508.1j
    alice, bob = table.players
    bob.controls(TAX)
    first, second = alice.controls(BEAR, BEAR)
    lands = alice.controls(*["Forest"] * 5)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((first, bob), (second, bob)))
    assert bob.life == 16 and sum(land.tapped == "tapped" for land in lands) == 4


def test_more_than_can_be_paid_for_is_no_legal_declaration(table):                        # 508.1h, 508.1j
    alice, bob = table.players
    bob.controls(TAX)
    first, second = alice.controls(BEAR, BEAR)
    alice.controls("Forest", "Forest", "Forest")
    table.does("go_to", 0, 0, "declare attackers")
    with pytest.raises(Misfit):
        table.answers(((first, bob), (second, bob)))
    table.run = table.last
    table.answers(((first, bob),))
    assert first.attacking is not None and second.attacking is None


def test_attackers_are_tapped_before_mana_is_made(table):                                 # 508.1f, 508.1i
    """What attacks can't be tapped for its own toll."""
    alice, bob = table.players
    bob.controls(TAX)
    alice.controls("Forest")
    elf = alice.controls("Llanowar Elves")
    table.does("go_to", 0, 0, "declare attackers")
    with pytest.raises(Illegal, match="can't be paid"):
        table.answers(((elf, bob),))


def test_nobody_is_required_to_pay(table):                                                # 508.1d
    alice, bob = table.players
    bob.controls(TAX)
    alice.controls(RECKLESS, "Forest", "Forest")
    table.does("go_to", 0, 0, "combat damage")
    table.answers(())
    assert bob.life == 20


def test_without_a_cost_it_attacks_what_costs_nothing(table):                             # 508.1d
    alice, bob = table.players
    bob.controls(TAX)
    walker = bob.controls(WALKER)
    reckless = alice.controls(RECKLESS, "Forest", "Forest")[0]
    table.does("go_to", 0, 0, "declare attackers")
    assert not table.run.fits(()), "the planeswalker costs nothing to attack"
    table.answers(((reckless, walker),))


def test_a_toll_may_protect_planeswalkers_too(table):                                     # 508.1h
    alice, bob = table.players
    bob.controls(SHIELD)
    bear, walker = alice.controls(BEAR), bob.controls(WALKER)
    forest = alice.controls("Forest")
    table.fights([(bear, walker)], until="declare attackers")
    table.pays()
    assert forest.tapped == "tapped" and bear.attacking is not None


def test_an_ability_sees_how_the_attacker_was_as_it_attacked(table):                      # 508.2a
    alice, bob = table.players
    alice.controls(GREEN_HUNTER)
    goblin = alice.controls(GOBLIN)
    table.fights([(goblin, bob)], until="declare attackers")
    alice.says("Target creature becomes green until end of turn.", goblin)
    assert not table.state.stack and alice.life == 20


def test_attack_triggers_wait_until_attackers_are_declared(table):                        # 508.1m, 508.2
    alice, bob = table.players
    heralds = alice.controls(HERALD, HERALD)
    table.fights([(one, bob) for one in heralds], until="declare attackers")
    assert len(table.state.stack) == 2 and table.state.priority == 0


def test_whom_a_player_attacks():                                                         # 508.3b, 508.3e
    table = Table("Alice", "Bob", "Cid")
    alice, bob, cid = table.players
    bob.controls(card("Grudge", "", "Enchantment", "Whenever a creature attacks you or a planeswalker you control, you gain 1 life."))
    first, second = alice.controls(BEAR, BEAR)
    table.does("go_to", 0, 0, "declare attackers")
    table.answers(((first, bob), (second, cid)))
    assert len(table.state.stack) == 1


def test_a_player_attacks_once_however_many_attack(table):                                # 508.3c, 508.3d
    alice, bob = table.players
    alice.controls(card("Drum", "", "Enchantment", "Whenever you attack, you gain 1 life."),
                   card("Horn", "", "Enchantment", "Whenever you attack with two or more creatures, you gain 1 life."))
    bears = alice.controls(BEAR, BEAR)
    table.fights([(bear, bob) for bear in bears], until="declare attackers")
    table.answers(table.asked.options) if table.asked else None
    assert len(table.state.stack) == 2


def test_the_defending_player_is_told_for_each_attacker():                                # 508.5, 508.5a, 802.2a
    table = Table("Alice", "Bob", "Cid")
    alice, bob, cid = table.players
    robber = card("Robber", "", "Creature", "Whenever this creature attacks, defending player loses 1 life.", "1/1")
    first, second = alice.controls(robber, robber)
    walker = cid.controls(WALKER)
    table.does("go_to", 0, 0, "declare attackers")
    table.answers(((first, bob), (second, walker)))
    while table.asked:
        table.answers(table.asked.options)
    table.settles()
    assert (bob.life, cid.life) == (19, 19)


# ---- declaring blockers ----
def test_an_evasion_that_comes_after_the_block_changes_nothing(table):                    # 509.1b
    alice, bob = table.players
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    table.fights([(bear, bob)], [(giant, bear)], until="declare blockers")
    alice.says("Target creature gains flying until end of turn.", bear)
    table.goes_to("combat damage")
    assert bob.life == 20 and bear.is_now.zone == "graveyard"


def test_block_triggers_see_the_blocker_as_it_blocked(table):                             # 509.3f
    alice, bob = table.players
    bear = alice.controls(card("Wary", "", "Creature", "Whenever this creature becomes blocked by a green creature, you gain 1 life.",
                               "2/2"))
    goblin = bob.controls(GOBLIN)
    table.fights([(bear, bob)], [(goblin, bear)], until="declare blockers")
    alice.says("Target creature becomes green until end of turn.", goblin)
    assert not table.state.stack and alice.life == 20


def test_block_triggers_are_on_the_stack_before_anyone_has_priority(table):               # 509.2, 509.2a
    alice, bob = table.players
    guard = bob.controls(card("Guard", "", "Creature", "Whenever this creature blocks, you gain 1 life.", "1/1"))
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], [(guard, bear)], until="declare blockers")
    assert (len(table.state.stack), table.state.priority) == (1, 0)


def test_who_was_removed_as_blockers_were_declared_still_left_it_blocked(table):          # 509.1g, 509.1h
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    table.fights([(bear, bob)], [(goblin, bear)], until="declare blockers")
    assert goblin.blocking == (bear.id,) and bear.blocked == "blocked"
    bob.says("Return target creature to its owner's hand.", goblin)
    assert bear.blocked == "blocked"


# ---- the end ----
def test_end_of_combat_has_triggers_and_no_turn_based_action(table):                      # 511.1, 511.2
    alice, bob = table.players
    alice.controls(card("Watch", "", "Enchantment", "At end of combat, you gain 1 life."))
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="end of combat")
    assert len(table.state.stack) == 1 and bear.attacking is not None                     # it leaves combat as the step ends [511.3]


def test_a_spell_for_combat_after_blocks_needs_that_step(table):                          # 506.7, 506.7b, 506.7f
    alice, _bob = table.players
    alice.controls("Plains")
    late = alice.holds(card("Late", "{W}", "Instant", "Cast this spell only during combat after blockers are declared.\nYou gain 3 life."))
    table.goes_to("declare attackers")
    assert [rule for _, rule in alice.may_not(late)] and not alice.may(late)
    bear = alice.controls(BEAR)
    table.goes_to("end")
    assert bear.attacking is None and not alice.may(late)


def test_only_before_attackers_or_blockers_are_declared(table):                           # 506.7a, 506.7b, 506.7c
    alice, bob = table.players
    alice.controls("Plains", "Plains")
    early, mid = alice.holds(
        card("Early", "{W}", "Instant", "Cast this spell only before attackers are declared.\nYou gain 3 life."),
        card("Mid", "{W}", "Instant", "Cast this spell only during combat before blockers are declared.\nYou gain 3 life."))
    bear = alice.controls(BEAR)
    assert alice.may(early) and not alice.may(mid)
    table.goes_to("beginning of combat")
    assert alice.may(early) and alice.may(mid)
    table.goes_to("declare attackers", ((bear, bob),))
    assert not alice.may(early) and alice.may(mid)
    table.goes_to("declare blockers")
    assert not alice.may(early) and not alice.may(mid)
