"""A face: what is read off its words, before anything is painted."""
import pytest

from sandbox.models.face import Face


def test_the_type_line_gets_shorter_from_the_left():
    assert Face("A", types="Legendary Snow Creature — Elf Druid Scout").type_lines == (
        "Legendary Snow Creature — Elf Druid Scout", "Creature — Elf Druid Scout", "Elf Druid Scout", "Druid Scout", "Scout")
    assert Face("A", types="Basic Land — Forest").type_lines == ("Basic Land — Forest", "Land — Forest", "Forest")
    assert Face("A", types="Instant").type_lines == ("Instant", "Instant")


@pytest.mark.parametrize(("now", "printed", "change"), [
    (("2", "2"), ("2", "2"), ""), (("3", "2"), ("2", "2"), "up"), (("2", "1"), ("2", "2"), "down"), (("4", "1"), ("2", "2"), "both"),
    (("-1", "2"), ("0", "2"), "down"), (("4", "5"), ("*", "1+*"), ""), (("2", "2"), None, ""), (None, ("2", "2"), "")])
def test_power_and_toughness_are_compared_with_print(now, printed, change):
    assert Face("A", pt=now, printed_pt=printed).change == change


@pytest.mark.parametrize(("lines", "chapters"), [
    (("I|Draw.", "II|Draw.", "III|Draw."), 3), (("I, II|Draw.", "~III, IV|Flip it."), 4), (("Draw.",), 0), ((), 0)])
def test_the_chapters_of_a_saga_are_counted_by_the_numerals_before_its_lines(lines, chapters):
    assert Face("A", types="Enchantment — Saga", lines=lines).chapters == chapters
    assert Face("A", types="Enchantment", lines=lines).chapters == 0


def test_edge_and_plate_say_colors_and_sort():
    assert [(face.edge, face.plate) for face in (
        Face("A", colors="GU", types="Creature"), Face("A", colors="R", types="Instant"), Face("A", types="Artifact"),
        Face("A", types="Creature"),
        Face("A", types="Land", produces="BU"), Face("A", types="Land"), Face("A", colors="B", types="Artifact Creature"))] == [
            ("UG", "M"), ("R", "R"), ("A", "A"), ("C", "C"), ("UB", "L"), ("L", "L"), ("B", "A")]


def test_a_word_inside_another_type_is_not_the_type():
    assert not Face("A", types="Landfolk — Island").is_a("Land") and not Face("A", types="Creature — Land").is_a("Land")


def test_what_is_known_to_have_changed_is_marked():
    assert Face("A", types="Land", printed_types="Basic Land").types_changed and not Face("A", types="Land").types_changed
    assert Face("A", colors="U", printed_colors="").colors_changed and not Face("A", colors="UW", printed_colors="WU").colors_changed


def test_marks_are_added_and_fields_replaced():
    face = Face("A", marks=frozenset({"token"})).marked("copy", damage=2)
    assert face.marks == {"token", "copy"} and face.damage == 2
    assert hash(face) == hash(Face("A", marks=frozenset({"copy", "token"}), damage=2))
