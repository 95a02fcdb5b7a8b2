"""Goad, activated abilities that can't be activated, protection that spares its Aura, further costs of equipping and of upkeep."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.timeline.replay import Misfit
from tests.table import BEAR, GOBLIN, Table, card

ARREST = card("Arrest", "{W}", "Enchantment — Aura",
              "Enchant creature\nEnchanted creature can't attack or block, and its activated abilities can't be activated.")
LAW = card("Law", "{W}", "Enchantment — Aura", "Enchant permanent\nEnchanted permanent can't attack or block, and its activated abilities \
can't be activated unless they're mana abilities.")
ELF = card("Elf", "{G}", "Creature — Elf", "{T}: Add {G}.\n{T}: You gain 1 life.", "1/1")


def refused(table, *pairs):
    run = table.run
    with pytest.raises(Misfit):
        table.answers(tuple(pairs))
    table.run, table.state = run, run.state
    return True


# ---- goad ----
def test_a_goaded_creature_attacks_somebody_else():                                       # 701.15a, 701.15b
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    bear = alice.controls(BEAR)
    bob.says("Goad target creature.", bear)
    table.does("go_to", 0, 0, "combat damage")
    assert refused(table) and refused(table, (bear, bob))
    table.answers(((bear, carol),))
    assert (bob.life, carol.life) == (20, 18)


def test_with_nobody_else_it_attacks_who_goaded_it_until_that_players_turn(table):        # 701.15a, 701.15b
    alice, bob = table.players
    alice.library("Forest"), bob.library("Forest")
    bear = alice.controls(BEAR)
    bob.says("Goad target creature.", bear)
    bob.says("Goad target creature.", bear)                                               # 701.15d
    assert len(table.state.look(bear.id).bounds) == 1
    table.goes_to("combat damage")
    assert bob.life == 18
    table.goes_to("upkeep", turn=2)
    assert table.state.look(bear.id).bounds == ()


def test_goaded_by_an_aura(table):                                                        # 701.15b
    alice, bob = table.players
    bear = alice.controls(BEAR)
    bob.controls(card("Rage", "{R}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+2 and is goaded."),
                 attached=bear.id)
    table.goes_to("combat damage")
    assert bob.life == 16


# ---- abilities that can't be activated ----
def test_an_arrested_creature_does_nothing(table):                                        # 602.5, 605.3
    alice, bob = table.players
    elf = alice.controls(ELF)
    bob.controls(ARREST, attached=elf.id)
    with pytest.raises(Illegal):
        alice.activates(elf)
    assert alice.may(elf) == []


def test_mana_abilities_are_left_where_it_says_so(table):                                 # 602.5, 605.1a
    alice, bob = table.players
    elf = alice.controls(ELF)
    bob.controls(LAW, attached=elf.id)
    with pytest.raises(Illegal):
        alice.activates(elf)
    alice.taps(elf)
    assert alice.pool == "G"


# ---- protection ----
def test_the_aura_stays_that_says_it_does(table):                                         # 702.16n
    alice, _ = table.players
    bear = alice.controls(BEAR)
    ward = card("White Ward", "{W}", "Enchantment — Aura",
                "Enchant creature\nEnchanted creature has protection from white. This effect doesn't remove ~.")
    other = alice.controls(card("Oath", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1."), attached=bear.id)
    kept = alice.controls(ward, attached=bear.id)
    alice.says("You gain 1 life.")
    assert (kept.is_now.zone, other.is_now.zone, bear.power) == ("battlefield", "graveyard", 2)


def test_the_color_chosen_for_the_aura_counts(table):                                     # 702.16n, 607.2d
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    flickering = card("Flickering", "{W}", "Enchantment — Aura",
                      "Enchant creature\nEnchanted creature has protection from the chosen color. This effect doesn't remove ~.")
    alice.controls(flickering, attached=bear.id, chosen=("red",))
    alice.says("Target creature fights another target creature.", bear, goblin)
    assert bear.damage == 0 and goblin.is_now.zone == "graveyard"


# ---- costs ----
def test_equipping_for_another_cost_and_only_a_sort(table):                               # 702.6a, 702.6c
    alice, _ = table.players
    alice.controls("Forest")
    bear, knight = alice.controls(BEAR), alice.controls(card("Squire", "{W}", "Creature — Human Knight", "", "1/1"))
    blade = alice.controls(card("Sword", "{1}", "Artifact — Equipment", "Equip Knight {1}\nEquip—Pay 3 life."))
    alice.activates(blade, knight)
    table.settles()
    assert blade.attached == knight.id
    alice.activates(blade, bear, ability=1)
    table.settles()
    assert (blade.attached, alice.life) == (bear.id, 17)


@pytest.mark.parametrize("answer, life, zone", [("yes", 17, "battlefield"), ("no", 20, "graveyard")])
def test_cumulative_upkeep_in_life(table, answer, life, zone):                            # 702.24a
    alice, bob = table.players
    alice.library("Forest", "Forest", "Forest"), bob.library("Forest", "Forest")
    sphere = alice.controls(card("Sphere", "{1}", "Enchantment", "Cumulative upkeep—Pay 1 life."), counters=(("age", 2),))
    table.goes_to("draw", turn=3)
    table.answers(answer)
    assert (alice.life, sphere.is_now.zone) == (life, zone)
