"""Activating abilities in the order of 602.2, and when they may be activated [602, 606, 302.6]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, card

PINGER = card("Pinger", "", "Creature — Wizard", "{T}: This creature deals 1 damage to any target.", "1/1")
SORTER = card("Sorter", "", "Artifact", "{1}: Scry 1. Activate only as a sorcery.")
DAILY = card("Daily", "", "Artifact", "{0}: You gain 1 life. Activate only once each turn.")
MINE = card("Mine", "", "Artifact", "{0}: You gain 1 life. Activate only during your turn.")
BLASTER = card("Blaster", "", "Artifact", "{X}, {T}: This artifact deals X damage to any target.")
FEAST = card("Feast", "", "Artifact", "{0}, Sacrifice a creature: You gain 2 life.")
CHOOSER = card("Chooser", "", "Artifact", "{T}: Choose one —\n• You gain 3 life.\n• Destroy target creature.")
WAKER = card("Waker", "", "Creature — Druid", "{Q}: You gain 1 life.", "1/1")


def test_targets_are_chosen_before_the_cost_is_paid(table):                               # 602.2b
    alice, bob = table.players
    pinger = alice.controls(PINGER)
    table.does("activate", 0, pinger.id, 0)
    assert table.asked.kind == "target" and pinger.tapped == "untapped"
    table.answers(bob)
    assert pinger.tapped == "tapped" and len(table.state.stack) == 1 and table.state.priority == 0
    table.resolves()
    assert bob.life == 19


def test_an_ability_is_independent_of_its_source(table):                                  # 113.7a
    alice, bob = table.players
    pinger = alice.controls(PINGER)
    alice.activates(pinger, bob)
    alice.says("Destroy target creature.", pinger)
    table.settles()
    assert bob.life == 19


def test_only_its_controller_may_activate_it(table):                                      # 602.2
    alice, bob = table.players
    with pytest.raises(Illegal, match="602.2"):
        alice.activates(bob.controls(PINGER), bob)
    with pytest.raises(Illegal, match="602.1"):
        alice.activates(alice.controls(BEAR))
    with pytest.raises(Illegal, match="602.1"):
        table.does("activate", 0, 4711, 0)


def test_summoning_sickness_forbids_tapping_and_untapping(table):                         # 302.6, M7, M8
    alice, bob = table.players
    pinger, waker = alice.controls(PINGER, sick="sick"), alice.controls(WAKER, sick="sick", tapped="tapped")
    for one, targets in ((pinger, [bob]), (waker, [])):
        with pytest.raises(Illegal, match="302.6"):
            alice.activates(one, *targets)
    alice.says("Creatures you control gain haste until end of turn.")
    alice.activates(pinger, bob), alice.activates(waker)
    assert (pinger.tapped, waker.tapped) == ("tapped", "untapped")


def test_the_untap_symbol_needs_a_tapped_permanent(table):                                # 107.6, M8
    alice, _ = table.players
    waker = alice.controls(WAKER)
    with pytest.raises(Illegal, match="107.6"):
        alice.activates(waker)


def test_a_tapped_permanent_cannot_tap(table):                                            # 107.5
    alice, bob = table.players
    with pytest.raises(Illegal, match="107.5"):
        alice.activates(alice.controls(PINGER, tapped="tapped"), bob)


def test_only_as_a_sorcery(table):                                                        # 602.5d
    alice, _bob = table.players
    sorter, _ = alice.controls(SORTER, "Island")
    alice.library(BEAR)
    table.goes_to("beginning of combat")
    with pytest.raises(Illegal, match="307.1"):
        alice.activates(sorter)
    table.goes_to("postcombat main")
    alice.activates(sorter)
    assert table.state.stack


def test_only_once_each_turn(table):                                                      # 602.5b
    alice, bob = table.players
    bob.library(BEAR)
    daily = alice.controls(DAILY)
    alice.activates(daily)
    for _ in range(2):
        with pytest.raises(Illegal, match="602.5b"):
            alice.activates(daily)
        table.settles()
    table.goes_to("upkeep")
    bob.passes()
    alice.activates(daily)
    assert table.state.stack


def test_once_each_turn_holds_for_each_object(table):                                     # 602.5b, 400.7
    alice, _ = table.players
    one, other = alice.controls(DAILY, DAILY)
    alice.activates(one), alice.activates(other)
    table.settles()
    assert alice.life == 22


def test_only_during_your_turn(table):                                                    # 602.5
    alice, bob = table.players
    mine, theirs = alice.controls(MINE), bob.controls(MINE)
    alice.activates(mine)
    alice.passes()
    with pytest.raises(Illegal, match="602.5"):
        bob.activates(theirs)


def test_x_is_announced_and_paid(table):                                                  # 602.2b, 107.3a
    alice, bob = table.players
    blaster, *_ = alice.controls(BLASTER, "Mountain", "Mountain", "Mountain")
    alice.activates(blaster, 3, bob)
    table.resolves()
    assert bob.life == 17


def test_an_x_that_cannot_be_paid_is_reversed(table):                                     # 732.1
    alice, bob = table.players
    blaster, *_ = alice.controls(BLASTER, "Mountain", "Mountain", "Mountain")
    before = table.state
    with pytest.raises(Illegal, match="601.2h"):
        alice.activates(blaster, 4, bob)
    assert table.state == before


def test_a_cost_that_sacrifices_asks_which(table):                                        # 602.2b, 118.3
    alice, _ = table.players
    feast, _, goblin = alice.controls(FEAST, BEAR, GOBLIN)
    alice.activates(feast, goblin)
    assert goblin.is_now.zone == "graveyard"
    table.resolves()
    assert alice.life == 22


def test_without_anything_to_sacrifice_it_cannot_be_activated(table):                     # 118.3
    alice, _ = table.players
    feast = alice.controls(FEAST)
    with pytest.raises(Illegal, match="118.3"):
        alice.activates(feast)
    assert alice.may(feast) == []


def test_modes_of_an_ability_are_chosen_as_it_is_activated(table):                        # 602.2b, 700.2a
    alice, bob = table.players
    chooser, bear = alice.controls(CHOOSER), bob.controls(BEAR)
    alice.activates(chooser, "destroy target creature.", bear)
    table.resolves()
    assert bear.is_now.zone == "graveyard"


def test_without_a_legal_target_it_is_refused_and_nothing_tapped(table):                  # 602.2b, 601.2c
    alice, _ = table.players
    prodder = alice.controls(card("Prodder", "", "Artifact", "{T}: Destroy target creature."))
    before = table.state
    with pytest.raises(Illegal, match="601.2c"):
        alice.activates(prodder)
    assert table.state == before and alice.may_not(prodder) == [("activate", "601.2c")]


# ---- equip [702.6] ----
def test_equip_at_sorcery_speed_to_a_creature_of_ones_own(table):                         # 702.6a
    alice, bob = table.players
    sword, bear, _ = alice.controls("Bonesplitter", BEAR, "Wastes")
    bob.controls(GOBLIN)
    table.does("activate", 0, sword.id, 0)
    assert [one.name for one in table.asked.options] == ["Bear"]
    table.answers(bear)
    table.resolves()
    assert (sword.attached, bear.power) == (bear.id, 4)
    table.goes_to("beginning of combat")
    with pytest.raises(Illegal, match="307.1"):
        alice.activates(sword, bear)


def test_a_creature_of_the_card_library_that_may_not_be_aimed_at(table):                  # 702.11b, 702.18a
    alice, bob = table.players
    pinger = alice.controls(PINGER)
    bob.controls("Gladecover Scout", BEAR)
    table.does("activate", 0, pinger.id, 0)
    assert {one.name for one in table.asked.options} == {"Alice", "Bob", "Pinger", "Bear"}


# ---- the mission: Kirol ----
KIROL = "Kirol, Attentive First-Year"
WARDEN = card("Gift", "", "Creature — Human", "When this creature enters, target player gains 2 life.", "1/1")


def with_a_trigger(table):
    """Kirol, two more creatures, and a trigger of Alice's on the stack that aims at her."""
    alice = table.players[0]
    kirol = alice.controls(KIROL, sick="sick")
    one, other = alice.controls(BEAR, GOBLIN, sick="sick")
    alice.puts(alice.holds(WARDEN), alice)
    return kirol, one, other


def test_kirol_copies_a_trigger_by_tapping_two_creatures_new_ones_too(table):             # R5, R6
    alice, bob = table.players
    kirol, bear, goblin = with_a_trigger(table)
    alice.activates(kirol, trigger(table), (kirol, goblin))
    assert (kirol.tapped, bear.tapped, goblin.tapped) == ("tapped", "untapped", "tapped")
    table.resolves("yes", bob)
    assert len(table.state.stack) == 2 and table.state.stack[-1].source == table.state.stack[0].source
    table.settles()
    assert (alice.life, bob.life) == (22, 22)


def trigger(table):
    return f"{table.state.stack[0].word}: when this creature enters, target player gains 2 life."


def test_kirol_once_each_turn(table):                                                     # R6, 602.5b
    alice, _ = table.players
    kirol, bear, goblin = with_a_trigger(table)
    alice.controls(BEAR, BEAR)
    alice.activates(kirol, trigger(table), (bear, goblin))
    with pytest.raises(Illegal, match="602.5b"):
        alice.activates(kirol)
    table.settles("no")
    assert alice.life == 24


def test_kirol_copies_no_trigger_of_others_and_needs_two_creatures(table):                # R5, 601.2c
    alice, bob = table.players
    kirol, _ = alice.controls(KIROL, BEAR)
    bob.puts(bob.holds(WARDEN), bob)
    assert ("activate", "601.2c") in alice.may_not(kirol)
    with pytest.raises(Illegal, match="601.2c"):
        alice.activates(kirol)
