"""Phasing [702.26, 502.1]: treated as though it did not exist, without ever leaving the battlefield."""
import json

import pytest

from sandbox.timeline.saving import loaded, saved
from tests.table import BEAR, Table, card

OUT = "phased out"
COUNTER_OF_BEARS = card("Head Count", "{0}", "Instant", "You gain 1 life for each creature you control.")
PULSE = card("Last Breath", "{0}", "Instant", "Destroy target creature.")
ANTHEM = card("Loud Anthem", "{0}", "Enchantment", "Creatures you control get +1/+1.")
AURA = card("Borrowed Wings", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.")
SWORD = card("Plain Sword", "{0}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}")
DRIFTER = card("Drifter", "{1}{U}", "Creature — Spirit", "Phasing", size="3/3")
BANNER = card("Drifting Banner", "{1}{U}", "Enchantment — Aura", "Phasing\nEnchant creature\nEnchanted creature gets +1/+1.")
WATCHER = card("Watcher", "{1}{U}", "Creature — Spirit", "Whenever this creature phases out, you gain 2 life.\n"
               "Whenever this creature phases in, you gain 3 life.", size="1/1")
HERALD = card("Herald", "{1}{U}", "Creature — Spirit", "When this creature enters, you gain 5 life.\n"
              "When this creature leaves the battlefield, you gain 7 life.", size="1/1")
GROWER = card("Grower", "{1}{U}", "Creature — Spirit", "{0}: This creature gets +1/+1 until end of turn.", size="1/1")


@pytest.fixture
def table():
    table = Table()
    for player in table.players:
        player.library(*["Island"] * 9)
    return table


def out(table, one, by=None):
    """Phased out, by an instruction out of nowhere."""
    (by or table.players[0]).says("Target creature phases out.", one)


def test_it_is_treated_as_though_it_did_not_exist_702_26b(table):  # 702.26b
    alice, _bob = table.players
    bear, other = alice.controls(BEAR, BEAR)
    out(table, bear)
    assert bear.zone == OUT and bear.is_now.id == bear.id
    with table.changes(lambda: alice.life, 1):
        alice.says("You gain 1 life for each creature you control.")
    alice.says("All creatures get +2/+2 until end of turn.")
    assert (bear.power, other.power) == (2, 4)
    alice.says("Destroy all creatures.")
    assert bear.zone == OUT and other.is_now.zone == "graveyard"


def test_it_can_not_be_a_target_and_a_spell_that_has_it_as_its_only_target_does_nothing_702_26b(table):  # 702.26b
    alice, _bob = table.players
    bear, pulse = alice.controls(BEAR), alice.holds(PULSE)
    alice.casts(pulse, bear)
    out(table, bear)
    table.resolves()
    assert bear.zone == OUT
    assert not [one for one in alice.may(alice.holds(PULSE)) if one.kind == "cast"]


def test_its_abilities_do_nothing_while_it_is_out_702_26b(table):  # 702.26b
    alice, _bob = table.players
    bear, anthem = alice.controls(BEAR, ANTHEM)
    alice.says("All permanents you control phase out.")
    assert bear.zone == anthem.zone == OUT
    late = alice.controls(BEAR)
    assert late.power == 2
    table.goes_to("upkeep", turn=3)
    assert (bear.power, late.power, anthem.zone) == (3, 3, "battlefield")


def test_it_phases_in_before_its_controller_untaps_and_nothing_of_it_is_new_502_1_702_26d(table):  # 702.26d
    alice, _bob = table.players
    bear = alice.controls(BEAR, counters=(("+1/+1", 2),), tapped="tapped", sick="sick")
    out(table, bear)
    table.goes_to("upkeep", turn=2)
    assert bear.zone == OUT, "the other player's untap step is none of its controller's"
    table.goes_to("upkeep", turn=3)
    assert (bear.zone, bear.tapped, bear.power, bear.sick) == ("battlefield", "untapped", 4, "ready")


def test_nothing_that_waits_for_entering_or_leaving_triggers_702_26d(table):  # 702.26d
    alice, _bob = table.players
    herald = alice.controls(HERALD)
    with table.changes(lambda: alice.life, 0):
        out(table, herald)
        table.goes_to("upkeep", turn=3)
        assert herald.zone == "battlefield" and not table.state.stack and not table.state.waiting


def test_phasing_in_and_out_are_waited_for_by_their_names_603_10b(table):
    alice, _bob = table.players
    watcher = alice.controls(WATCHER)
    out(table, watcher)
    with table.changes(lambda: alice.life, 2):
        table.settles()
    table.goes_to("upkeep", turn=3)
    with table.changes(lambda: alice.life, 3):
        table.settles()


def test_what_has_phasing_comes_and_goes_by_turns_702_26a(table):  # 702.26a
    alice, bob = table.players
    mine, theirs = alice.controls(DRIFTER), bob.controls(DRIFTER)
    seen = []
    for turn in range(2, 6):
        table.goes_to("upkeep", turn=turn)
        seen.append((mine.zone == OUT, theirs.zone == OUT))
    assert seen == [(False, True), (True, True), (True, False), (False, False)]


def test_a_token_does_not_cease_to_exist_702_26d(table):  # 702.26d
    alice, _bob = table.players
    token = alice.controls(BEAR, token="token")
    out(table, token)
    table.settles()
    table.goes_to("upkeep", turn=3)
    assert token.zone == "battlefield" and token.token == "token"


def test_what_is_attached_goes_and_comes_along_whoever_controls_it_702_26g(table):  # 702.26g
    alice, bob = table.players
    bear = alice.controls(BEAR)
    wings, sword = bob.controls(AURA, attached=bear.id), alice.controls(SWORD, attached=bear.id)
    out(table, bear)
    table.settles()
    assert {bear.zone, wings.zone, sword.zone} == {OUT}
    table.goes_to("upkeep", turn=2)
    assert wings.zone == OUT, "it waits for its creature and not for its controller"
    table.goes_to("upkeep", turn=3)
    assert {bear.zone, wings.zone, sword.zone} == {"battlefield"} and wings.attached == sword.attached == bear.id and bear.power == 4


def test_at_once_directly_and_indirectly_is_indirectly_702_26h(table):
    alice, _bob = table.players
    drifter = alice.controls(DRIFTER)
    banner = alice.controls(BANNER, attached=drifter.id)
    table.goes_to("upkeep", turn=3)
    assert drifter.zone == banner.zone == OUT
    assert table.state.thing(drifter.id).phased == (0,) and table.state.thing(banner.id).phased == (0, drifter.id)
    table.goes_to("upkeep", turn=5)
    assert drifter.zone == banner.zone == "battlefield"


def test_an_aura_that_phased_out_by_itself_comes_back_attached_or_falls_off_702_26i(table):  # 702.26i
    alice, _bob = table.players
    one, two = alice.controls(BEAR, BEAR)
    stays, falls = alice.controls(BANNER, attached=one.id), alice.controls(BANNER, attached=two.id)
    table.goes_to("upkeep", turn=3)
    assert stays.zone == falls.zone == OUT and one.power == 2
    alice.says("Destroy target creature.", two)
    table.goes_to("upkeep", turn=5)
    assert stays.zone == "battlefield" and stays.attached == one.id and one.power == 3
    assert falls.is_now.zone == "graveyard"


def test_an_effect_that_begins_does_not_take_it_in_and_one_that_lasts_may_run_out_702_26e_f(table):  # 702.26e
    alice, _bob = table.players
    grower = alice.controls(GROWER)
    alice.activates(grower)
    table.resolves()
    alice.activates(grower)
    out(table, grower)
    table.resolves()
    assert [effect.locked for effect in table.state.effects] == [(grower.id,)], "only the first of them"
    table.goes_to("upkeep", turn=3)
    assert grower.power == 1


def test_it_is_removed_from_combat_and_what_it_blocked_stays_blocked_506_4(table):
    alice, bob = table.players
    attacker, blocker = alice.controls(BEAR), bob.controls(BEAR)
    table.fights([(attacker, bob)], [(blocker, attacker)], until="declare blockers")
    out(table, blocker, bob)
    with table.changes(lambda: bob.life, 0):
        table.goes_to("combat damage")
    assert attacker.damage == 0 and table.state.thing(blocker.id).blocking == ()


def test_an_attacker_that_phases_out_deals_and_is_dealt_no_damage_506_4(table):
    alice, bob = table.players
    attacker, blocker = alice.controls(BEAR), bob.controls(BEAR)
    table.fights([(attacker, bob)], [(blocker, attacker)], until="declare blockers")
    out(table, attacker)
    with table.changes(lambda: bob.life, 0):
        table.goes_to("combat damage")
    assert attacker.damage == blocker.damage == 0 and table.state.thing(attacker.id).attacking is None


def test_who_gains_control_for_a_while_has_it_phase_in_for_themselves_and_loses_it_702_26f(table):  # 702.26f
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.says("Gain control of target creature until end of turn.", bear)
    out(table, bear)
    assert table.state.thing(bear.id).phased == (0,)
    table.goes_to("upkeep", turn=2)
    assert bear.zone == OUT, "it phased out under Alice's control"
    table.goes_to("upkeep", turn=3)
    assert bear.zone == "battlefield" and bear.controller == bob.seat and bear.sick == "sick"


def test_damage_and_counters_on_it_are_kept_but_damage_wears_off_702_26d(table):  # 702.26d
    alice, _bob = table.players
    bear = alice.controls(BEAR, damage=1, counters=(("+1/+1", 1),))
    out(table, bear)
    assert bear.damage == 1 and bear.counted("+1/+1") == 1
    table.goes_to("upkeep", turn=2)
    assert bear.damage == 0 and bear.counted("+1/+1") == 1


def test_a_back_face_stays_up_702_26d(table):  # 702.26d
    alice, _bob = table.players
    saga = alice.controls("Fable of the Mirror-Breaker", transformed="back")
    alice.says("All creatures phase out.")
    assert saga.zone == OUT and saga.name == "Reflection of Kiki-Jiki"


def test_a_state_with_something_phased_out_is_saved_as_it_is(table):
    alice, _bob = table.players
    bear = alice.controls(BEAR)
    alice.controls(AURA, attached=bear.id)
    out(table, bear)
    assert loaded(json.loads(json.dumps(saved(table.state)))) == table.state
