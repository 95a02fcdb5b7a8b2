"""Cards of other layouts: split, fused, aftermath, Adventures, flip cards, levelers, Classes [702.102, 702.127, 709-711, 715, 716]."""
import pytest

from sandbox.cards.making import BadCard, entry_of
from sandbox.engine.illegal import Illegal
from sandbox.engine.state import EXILE, GRAVEYARD
from tests.table import BEAR, Table, card

SALT = {"name": "Salt", "cost": "{1}{R}", "types": "Instant", "text": "Salt deals 2 damage to any target."}
PEPPER = {"name": "Pepper", "cost": "{W}", "types": "Sorcery", "text": "You gain 3 life."}


def two(front, back, layout, more=""):
    front, back = ({**face, "text": face["text"] + more} for face in (front, back))
    return entry_of({**front, "layout": layout, "back": back}).card()


SPLIT, FUSING = two(SALT, PEPPER, "split"), two(SALT, PEPPER, "split", "\nFuse")
AFTER = two(SALT, {**PEPPER, "text": "You gain 3 life.\nAftermath"}, "split")


def with_lands(*basics):
    table = Table()
    alice, bob = table.players
    for basic in basics:
        alice.controls(basic)
    return table, alice, bob


def test_a_split_card_in_hand_is_both_halves_and_on_the_stack_the_one_that_was_cast_709_4_709_3b():
    table, alice, _bob = with_lands("Plains")
    one = alice.holds(SPLIT)
    assert (one.name, one.mana_value, one.colors, one.types) == ("Salt // Pepper", 3, "WR", ("instant", "sorcery"))
    with table.changes(lambda: alice.life, 3):
        alice.casts(one, face="back")
        spell = one.is_now
        assert (spell.name, spell.mana_value, spell.colors) == ("Pepper", 1, "W")
        table.settles()
    assert (one.is_now.zone, one.is_now.name) == (GRAVEYARD, "Salt // Pepper")


def test_either_half_may_be_cast_and_what_is_possible_says_so_709_3():
    _, alice, _ = with_lands("Plains", "Mountain", "Mountain")
    one, fused = alice.holds(SPLIT), alice.holds(FUSING)
    assert sorted(p.face for p in alice.may(one) if p.kind == "cast") == ["back", "front"]
    assert sorted(p.face for p in alice.may(fused) if p.kind == "cast") == ["back", "front", "fused"]


def test_a_fused_spell_is_both_halves_and_does_both_702_102():  # 702.102
    table, alice, bob = with_lands("Plains", "Mountain", "Mountain")
    one = alice.holds(FUSING)
    with table.changes(lambda: alice.life, 3), table.changes(lambda: bob.life, -2):
        alice.casts(one, bob, face="fused")
        assert (one.is_now.mana_value, one.is_now.name) == (3, "Salt // Pepper")
        table.settles()
    with pytest.raises(Illegal):
        alice.casts(alice.holds(SPLIT), bob, face="fused")


def test_aftermath_is_cast_from_the_graveyard_only_and_exiled_702_127():  # 702.127
    table, alice, _ = with_lands("Plains", "Plains")
    held, fallen = alice.holds(AFTER), alice.has(AFTER, GRAVEYARD)
    with pytest.raises(Illegal):
        alice.casts(held, face="back")
    with pytest.raises(Illegal):
        alice.casts(fallen)
    with table.changes(lambda: alice.life, 3):
        alice.casts(fallen, face="back")
        table.settles()
    assert fallen.is_now.zone == EXILE


KNIGHT = {"name": "Errant Knight", "cost": "{1}{W}", "types": "Creature — Human Knight", "text": "Vigilance", "power": 2, "toughness": 2}
QUEST = {"name": "Small Quest", "cost": "{W}", "types": "Sorcery — Adventure", "text": "You gain 1 life."}
ADVENTURER = entry_of({**KNIGHT, "layout": "adventure", "back": QUEST}).card()


def test_an_adventure_is_exiled_and_its_creature_cast_from_there_715_3():
    table, alice, _bob = with_lands("Plains", "Plains", "Plains")
    one = alice.holds(ADVENTURER)
    assert (one.name, one.types, one.mana_value) == ("Errant Knight", ("creature", "Human", "Knight"), 2)
    alice.casts(one, face="back")
    assert (one.is_now.name, one.is_now.types, one.is_now.power) == ("Small Quest", ("sorcery", "Adventure"), None)
    table.settles()
    one = one.is_now
    assert (one.zone, one.name) == (EXILE, "Errant Knight")
    with pytest.raises(Illegal):
        alice.casts(one, face="back")
    assert [p.face for p in alice.may(one) if p.kind == "cast"] == ["front"]
    alice.casts(one)
    table.settles()
    assert (one.is_now.zone, one.is_now.power) == ("battlefield", 2)


def test_an_adventure_that_is_countered_goes_to_the_graveyard_715_3d():
    _table, alice, bob = with_lands("Plains")
    one = alice.holds(ADVENTURER)
    alice.casts(one, face="back")
    bob.says("Counter target spell.", one.is_now)
    assert one.is_now.zone == GRAVEYARD


AKKI = {"name": "Small Akki", "cost": "{3}{R}", "types": "Creature — Goblin", "power": 1, "toughness": 1,
        "text": "Haste\n{R}: Flip Small Akki."}
TALL = {"name": "Tall Akki", "types": "Legendary Creature — Goblin Shaman", "power": 4, "toughness": 3, "text": "Flying"}
FLIPPING = entry_of({**AKKI, "layout": "flip", "back": TALL}).card()


def test_a_flipped_permanent_has_its_other_half_and_keeps_color_and_cost_710():
    table, alice, _ = with_lands("Mountain")
    akki = alice.controls(FLIPPING)
    assert (akki.name, akki.power, akki.colors) == ("Small Akki", 1, "R")
    alice.activates(akki)
    table.settles()
    assert (akki.name, akki.power, akki.toughness, akki.colors, akki.mana_value) == ("Tall Akki", 4, 3, "R", 4)
    assert akki.types == ("legendary", "creature", "Goblin", "Shaman")
    alice.says("Return target creature to its owner's hand.", akki)
    assert akki.is_now.name == "Small Akki"


def test_a_copy_of_a_flipped_permanent_is_not_flipped_itself_710_2_707_2():
    table, alice, _ = with_lands("Mountain")
    akki = alice.controls(FLIPPING)
    alice.activates(akki)
    table.settles()
    alice.says("Create a token that's a copy of target creature.", akki)
    assert len(table.named("Small Akki")) == 1


LEVELER = card("Student", "{W}", "Creature — Human", "Level up {1}\nLEVEL 1-2\n3/3\nFirst strike, vigilance\nLEVEL 3+\n5/5\n"
                                                     "Other creatures you control get +1/+1.", "1/1")


def test_a_leveler_has_the_size_and_the_abilities_of_its_level_711_2_702_87():  # 702.87
    table, alice, _ = with_lands("Plains", "Plains", "Plains")
    student, bear = alice.controls(LEVELER), alice.controls(BEAR)
    sizes = [(student.power, bear.power)]
    for _ in range(3):
        alice.activates(student)
        table.settles()
        sizes.append((student.power, bear.power))
    assert sizes == [(1, 2), (3, 2), (3, 2), (5, 3)]
    assert student.counted("level") == 3
    assert not any(getattr(a, "word", "") == "first strike" for a in student.abilities)


CLASS = card("Bear Class", "{G}", "Enchantment — Class", "When this Class enters, you gain 2 life.\n{G}: Level 2\nCreatures you control "
                                                         "get +1/+1.\n{1}{G}: Level 3\nWhen this Class becomes level 3, you gain 5 life.")


def test_a_class_gains_its_levels_one_after_another_as_a_sorcery_716_2a():
    table, alice, _ = with_lands("Forest", "Forest", "Forest", "Forest")
    bear, lessons = alice.controls(BEAR), alice.holds(CLASS)
    with table.changes(lambda: alice.life, 2):
        alice.casts(lessons)
        table.settles()
    lessons = lessons.is_now
    with pytest.raises(Illegal):
        alice.activates(lessons, ability="{1}{G}: level 3")
    alice.activates(lessons, ability="{G}: level 2")
    table.settles()
    assert (bear.power, lessons.level) == (3, 2)
    with pytest.raises(Illegal):
        alice.activates(lessons, ability="{G}: level 2")
    table.does("set_fields", 0, table.named("Forest")[0].id, (("tapped", "untapped"),))
    with table.changes(lambda: alice.life, 5):
        alice.activates(lessons, ability="{1}{G}: level 3")
        table.settles()
    assert (lessons.level, bear.power) == (3, 3)


def test_a_star_counts_as_0_and_what_is_no_number_is_refused_208_2a():
    made = entry_of({"name": "Star", "types": "Creature", "power": "*", "toughness": "1+*"}).card()
    assert (made.front.power, made.front.toughness) == (0, 1)
    with pytest.raises(BadCard, match="power"):
        entry_of({"name": "Star", "types": "Creature", "power": "big", "toughness": 1})
