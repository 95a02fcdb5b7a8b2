"""The layers: what objects are, in which order effects apply, and why [613]."""
import itertools

import attrs
import pytest

from sandbox.engine.printed import Card
from tests.engine.cards import ARTIST, BEAR, GIANT, GOBLIN, LEASH, ZOMBIES
from tests.table import card

MOON, TOMB, BELL = "Blood Moon", "Urborg, Tomb of Yawgmoth", "Kormus Bell"


def permuted(*names):
    return list(itertools.permutations(names))


def on(table, order):
    return {named if isinstance(named, str) else named.front.name: table.players[0].controls(named) for named in order}


@pytest.mark.parametrize("order", permuted(MOON, TOMB, "Forest"))
def test_blood_moon_takes_urborgs_ability_in_any_order(table, order):                    # 305.7, 613.8a
    there = on(table, order)
    assert there[TOMB].types == ("legendary", "land", "Mountain") and there["Forest"].types == ("basic", "land", "Forest")
    rows = table.explain(there[TOMB])
    if order.index(TOMB) < order.index(MOON):
        assert [(r.source, r.why) for r in rows] == [(MOON, f"timestamp {there[MOON].timestamp}"), (TOMB, "its ability is gone")]


@pytest.mark.parametrize("order", permuted(BELL, TOMB, "Forest"))
def test_the_bell_waits_for_the_tomb(table, order):                                      # 613.8a
    there = on(table, order)
    forest = there["Forest"]
    assert forest.types == ("basic", "land", "Forest", "Swamp", "creature") and (forest.power, forest.colors) == (1, "B")
    why, older = next(r.why for r in table.explain(forest) if r.source == BELL), order.index(BELL) < order.index(TOMB)
    assert why == (f"after {TOMB}, which changes what this affects" if older else f"timestamp {there[BELL].timestamp}")


def test_order_is_evaluated_again_after_each_effect(table):                              # 613.8c
    alice, _ = table.players
    alice.controls(BELL, TOMB, MOON)
    forest, tomb = alice.controls("Forest"), table.named(TOMB)[0]
    assert "creature" not in forest.types and tomb.types == ("legendary", "land", "Mountain")


def test_a_loop_of_dependencies_falls_back_to_timestamps(table):                         # 613.8b
    alice, _ = table.players
    first = card("Tide", "", "Enchantment", "All Forests are Islands.")
    second = card("Ebb", "", "Enchantment", "All Islands are Forests.")
    alice.controls(first, second)
    forest, island = alice.controls("Forest"), alice.controls("Island")
    assert ("Forest" in forest.types, "Forest" in island.types) == (True, True)          # the later timestamp has the last word


def test_independent_effects_apply_by_timestamp(table):                                  # 613.7
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.controls(card("Small", "", "Enchantment", "All creatures have base power and toughness 1/1."),
                   card("Large", "", "Enchantment", "All creatures have base power and toughness 5/5."))
    assert bear.power == 5


@pytest.mark.parametrize("order", permuted("Opalescence", "Humility"))
def test_an_effect_that_began_goes_on_though_its_ability_is_gone(table, order):           # 613.6
    there = on(table, order)
    assert there["Humility"].power == (1 if order == ("Opalescence", "Humility") else 4) and there["Humility"].abilities == ()


@pytest.mark.parametrize("order", permuted(TOMB, BELL, ZOMBIES, "Humility"))
def test_the_microscope_ends_at_what_the_object_is(table, order):
    alice, _ = table.players
    for one in (*alice.controls(*order), alice.controls(BEAR)):
        rows = table.explain(one)
        assert not rows or rows[-1].after == table.state.look(one.id)


def test_the_microscope_shows_each_step_from_where_the_last_one_ended(table):
    alice, _ = table.players
    alice.controls(TOMB, BELL, "Glorious Anthem")
    forest = alice.controls("Forest", counters=(("+1/+1", 2),))
    rows = table.explain(forest)
    assert all(a.after == b.before for a, b in itertools.pairwise(rows))
    assert [(r.layer, r.source) for r in rows] == [("4", TOMB), ("4", BELL), ("5", BELL), ("7b", BELL),
                                                   ("7c", "Glorious Anthem"), ("7c", "counters")]


# ---- what resolved and what is static ----
def test_what_resolved_is_settled_and_what_is_static_is_not(table):                      # 611.2c, 611.3a
    alice, _ = table.players
    alice.controls("Glorious Anthem")
    first = alice.controls(BEAR)
    alice.says("Creatures you control get +1/+1 until end of turn.")
    second = alice.controls(BEAR)
    assert (first.power, second.power) == (4, 3)


def test_what_a_resolved_effect_counted_stays_as_it_was_counted(table):                   # 608.2i
    alice, _ = table.players
    bear, _ = alice.controls(BEAR, GOBLIN)
    alice.says("Target creature gets +1/+1 for each creature you control until end of turn.", bear)
    alice.controls(GOBLIN)
    assert bear.power == 4


def test_a_token_given_a_static_ability_speaks_for_itself(table):
    alice, _ = table.players
    bears = alice.controls(BEAR, BEAR, BEAR)
    alice.controls(card("Inspiration", "", "Enchantment", 'Creatures you control have "Other creatures you control get +1/+1."'))
    assert [b.power for b in bears] == [4, 4, 4]


def test_who_controls_the_source_by_now_is_the_you_of_its_static_ability(table):          # 109.5
    alice, bob = table.players
    lord = card("Lord", "", "Creature — Bear", "Other creatures you control get +1/+1.", "2/2")
    king, mine, theirs = alice.controls(lord), alice.controls(BEAR), bob.controls(BEAR)
    bob.controls(LEASH, attached=king.id)
    assert (mine.power, theirs.power) == (2, 3)


def test_a_new_host_gives_an_attachment_a_new_timestamp(table):                           # 613.7e
    alice, _ = table.players
    first, second = alice.controls(BEAR, BEAR)
    gear = card("Crown", "", "Artifact — Equipment", "Equipped creature has base power and toughness 5/5.\nEquip {0}")
    crown = alice.controls(gear, attached=first.id)
    alice.controls(card("Small", "", "Enchantment", "All creatures have base power and toughness 1/1."))
    assert first.power == 1
    alice.does("make_attached", crown.id, second.id)
    assert (first.power, second.power) == (1, 5)


def test_counters_apply_after_what_sets_power_and_toughness(table):                       # 613.4b, 613.4c
    alice, _ = table.players
    bear = alice.controls(BEAR, counters=(("+1/+1", 2),))
    alice.controls("Humility")
    assert (bear.power, bear.toughness) == (3, 3)


def test_a_copy_effect_is_under_everything_else(table):                                   # 613.1a
    alice, _ = table.players
    alice.controls("Glorious Anthem", ZOMBIES)
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN)
    alice.says("Target creature becomes a copy of another target creature until end of turn.", scout, bear)
    assert (scout.name, scout.power, scout.types) == ("Bear", 3, ("creature", "Bear", "Zombie"))


def test_an_ability_lost_is_lost_to_triggers_and_replacements_alike(table):               # 613.1f
    alice, bob = table.players
    alice.controls(ARTIST, "Humility")
    giant = alice.holds(GIANT)
    alice.puts(giant)
    alice.says("Destroy target creature.", giant.is_now)
    assert giant.is_now.zone == "graveyard" and not table.state.stack and bob.life == 20


def test_two_faces_of_a_turned_permanent_keep_the_mana_value_of_the_front(table):         # 202.3b
    alice, _ = table.players
    front, back = card("Dayside", "{2}{G}", "Creature — Elf", size="2/2").front, card("Nightside", "", "Creature — Wolf", size="4/4").front
    elf = alice.controls(Card(front=front, back=attrs.evolve(back, colors="G"), layout="transform"), transformed="back")
    assert (elf.name, elf.power, elf.mana_value) == ("Nightside", 4, 3)
