"""The examples of the parts about copies and cards of other layouts, played [707-712]."""
import pytest

from sandbox.cards.making import entry_of
from sandbox.engine.state import LIBRARY
from tests.marks import example
from tests.table import BEAR, GOBLIN, card

CLONE = card("Clone", "{3}{U}", "Creature — Shapeshifter",
             "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
OMENS = card("Omens", "{1}{W}", "Creature — Wall", "When this creature enters, draw a card.", "0/4")
DEMON = card("Demon", "{2}{B}{B}", "Creature — Demon", "Morph {2}{B}{B}", "6/6")
LORIAN = card("Lorian", "{1}{G}{G}", "Creature — Beast", "Trample\nMorph {G}", "4/1")
MOULD = "Target creature becomes a copy of another target creature until end of turn."


def size(one):
    return one.power, one.toughness


def words(one):
    return sorted(getattr(a, "word", "") for a in one.abilities)


def cloned(alice, *answers):
    clone = alice.holds(CLONE)
    alice.puts(clone, *answers)
    return clone.is_now


def two_faced(name, cost, types, back, back_types, sizes=("2/2", "4/4"), layout="transform", text="", back_text=""):
    faces = [dict(zip(("power", "toughness"), map(int, one.split("/")))) for one in sizes]
    return entry_of({"name": name, "cost": cost, "types": types, "layout": layout, **({"text": text} if text else {}), **faces[0],
                     "back": {"name": back, "types": back_types, **({"text": back_text} if back_text else {}), **faces[1]}}).card()


DESERTER = two_faced("Deserter", "{3}{R}", "Creature — Human Werewolf", "Ransacker", "Creature — Werewolf")


# ---- copies [707] ----
@example("707.2", 2)
def test_a_copy_of_a_face_down_creature_is_face_up_and_nothing(table, alice):
    demon = alice.controls(DEMON, facing="face down")
    clone = cloned(alice, demon)
    assert (clone.name, clone.types, size(clone), clone.abilities, clone.facing) == ("", ("creature",), (2, 2), (), "face up")


@example("707.3", 3)
def test_face_down_it_stays_what_face_down_creatures_are_and_turned_up_it_is_the_copy(table, alice):  # 708.8, 708.10
    demon, lorian = alice.controls(DEMON, facing="face down"), alice.controls(LORIAN)
    alice.says(MOULD, demon, lorian)
    assert (demon.name, size(demon), demon.colors) == ("", (2, 2), "")
    alice.controls("Forest")
    [up] = [p for p in alice.may(demon) if p.kind == "turn up"] or alice.may(demon)[:1]
    table.does(*up.action)
    table.answers()
    assert (demon.name, size(demon), words(demon)[-1]) == ("Lorian", (4, 1), "trample")


@example("707.4")
def test_what_it_was_given_stays_when_it_becomes_something_else(table, alice):
    shifter, bear, angel = alice.controls(GOBLIN, BEAR, "Serra Angel")
    alice.says("Target creature gets +3/+3 until end of turn.", shifter)
    alice.says(MOULD, shifter, bear)
    assert (shifter.name, size(shifter)) == ("Bear", (5, 5))
    alice.says(MOULD, shifter, angel)
    assert (shifter.name, size(shifter)) == ("Serra Angel", (7, 7))


@example("707.5")
def test_a_copy_enters_as_what_it_copies_would(table, alice):
    behemoth = alice.controls(card("Behemoth", "{5}{G}{G}", "Creature", "Fading 2\nThis creature enters tapped.", "10/10"))
    clone = cloned(alice, behemoth)
    assert (clone.tapped, clone.counted("fade")) == ("tapped", 2)


@example("707.5", 2)
def test_a_copy_has_what_triggers_as_it_enters(table, alice):
    alice.library("Island")
    wall = alice.controls(OMENS)
    cloned(alice, wall)
    table.settles()
    assert alice.hand == 1


@example("707.6")
def test_a_choice_is_made_anew_for_the_copy(table, alice):
    automaton = alice.controls("Adaptive Automaton", chosen=("Goblin",))
    clone = cloned(alice, automaton, "Elf")
    assert clone.chosen == ("Elf",)


@example("707.8a")
@pytest.mark.parametrize("side, name", [("front", "Deserter"), ("back", "Ransacker")])
def test_a_token_copy_of_a_card_with_two_faces_has_both(table, alice, side, name):
    one = alice.controls(DESERTER, transformed=side)
    alice.says("Create a token that's a copy of target creature.", one)
    token = table.named(name)[-1]
    assert (token.token, token.transformed) == ("token", side)
    alice.says("Transform target creature.", token)
    assert token.name == {"Deserter": "Ransacker", "Ransacker": "Deserter"}[name]


@example("707.8a", 2)
def test_a_token_copy_of_a_clone_has_one_face(table, alice):
    one = alice.controls(DESERTER)
    clone = cloned(alice, one)
    alice.says("Create a token that's a copy of target creature.", clone)
    token = table.named("Deserter")[-1]
    alice.says("Transform target creature.", token)
    assert token.name == "Deserter"


@example("707.9b")
def test_what_it_is_besides_it_is_besides(table, alice):
    juggernaut = alice.controls(card("Juggernaut", "{4}", "Artifact Creature — Juggernaut", size="5/3"))
    copier = alice.holds(card("Copier", "{1}{U}", "Enchantment", "You may have this enchantment enter as a copy of any artifact on the "
                              "battlefield, except it's an enchantment in addition to its other types."))
    alice.puts(copier, juggernaut)
    assert {"artifact", "creature", "enchantment"} <= set(copier.is_now.types) and copier.is_now.name == "Juggernaut"


@example("707.9d")
def test_an_exception_to_the_size_leaves_out_what_defines_it(table, alice):
    goyf = alice.controls(card("Goyf", "{1}{G}", "Creature",
                               "Goyf's power and toughness are each equal to the number of lands you control.",
                               power="*", toughness="*"))
    alice.controls("Island")
    giant = alice.holds(card("Gargantuan", "{5}{U}{U}", "Creature",
                             "You may have this creature enter as a copy of any creature on the battlefield, except it's 7/7.", "7/7"))
    alice.puts(giant, goyf)
    assert (giant.is_now.name, size(giant.is_now), giant.is_now.abilities) == ("Goyf", (7, 7), ())


@example("707.10", 2)
def test_a_copy_of_flung_damage_looks_at_what_was_sacrificed_for_the_original(table, alice, bob):
    alice.controls("Mountain", "Mountain")
    alice.controls(card("Giant", "", "Creature", size="5/5"))
    fling = alice.holds(card("Fling", "{1}{R}", "Instant", (
        "As an additional cost to cast this spell, sacrifice a creature.\n"
        "Fling deals damage equal to the sacrificed creature's power to any target.")))
    alice.casts(fling, bob)
    alice.says("Copy target instant spell. You may choose new targets for the copy.", fling.is_now, "no")
    table.settles()
    assert bob.life == 10


@example("707.10", 3)
def test_no_mana_was_spent_on_a_copy(table, alice):
    alice.controls("Forest", "Plains")
    dawn = alice.holds(card("Dawn", "{X}{G/W}", "Sorcery",
                            "If {G} was spent to cast this spell, you gain X life. If {W} was spent to cast this spell, you gain X life."))
    alice.casts(dawn, 1)
    alice.says("Copy target sorcery spell.", dawn.is_now)
    table.resolves()
    assert alice.life == 20                               # the copy
    table.settles()
    assert alice.life == 22


# ---- split, flip and double-faced cards [709, 710, 712] ----
@example("709.4b")
def test_a_split_card_is_both_and_the_spell_is_the_half_that_was_cast(table, alice, bob):  # 709.4
    alice.controls("Mountain")
    one = alice.holds(entry_of({"name": "Salt", "cost": "{R}", "types": "Instant", "text": "Salt deals 2 damage to any target.",
                                "layout": "split", "back": {"name": "Pepper", "cost": "{3}{G}", "types": "Sorcery",
                                                            "text": "You gain 3 life."}}).card())
    assert (one.mana_value, one.colors) == (5, "RG")
    alice.casts(one, bob)
    assert (one.is_now.mana_value, one.is_now.colors) == (1, "R")


@example("710.2")
def test_a_flip_card_is_legendary_only_once_it_has_flipped(table, alice):
    lavarunner = two_faced("Lavarunner", "{3}{R}", "Creature — Goblin", "Volcano Born", "Legendary Creature — Goblin",
                           ("1/1", "2/2"), "flip")
    alice.controls(card("Banner", "{W}", "Enchantment", "Legendary creatures get +2/+2."))
    one, flipped = alice.controls(lavarunner), alice.controls(lavarunner, transformed="back")
    assert (size(one), size(flipped)) == ((1, 1), (4, 4))
    alice.has(lavarunner, LIBRARY)
    alice.says("Search your library for a legendary card, reveal it, put it into your hand, then shuffle.")
    while table.asked:
        table.answers(table.asked.simplest())
    assert alice.hand == 0


@example("712.9")
def test_a_clone_of_a_back_face_cannot_transform(table, alice):
    one = alice.controls(DESERTER, transformed="back")
    clone = cloned(alice, one)
    alice.says("Transform target creature.", clone)
    assert (clone.name, clone.transformed) == ("Ransacker", "front")


@example("712.9", 2)
def test_a_double_faced_card_that_is_a_copy_turns_and_stays_the_copy(table, alice):
    outlaw, vanguard = alice.controls(DESERTER), alice.controls(card("Vanguard", "{W}", "Creature — Human Soldier", size="2/1"))
    alice.says(MOULD, outlaw, vanguard)
    alice.says("Transform target creature.", outlaw)
    assert (outlaw.name, outlaw.transformed) == ("Vanguard", "back")


@example("712.18")
def test_what_it_was_given_stays_as_it_transforms(table, alice):  # 701.27a
    smith = alice.controls(DESERTER)
    alice.says("Target creature gets +2/+2 until end of turn.", smith)
    alice.says("Transform target creature.", smith)
    assert (smith.name, size(smith)) == ("Ransacker", (6, 6))


