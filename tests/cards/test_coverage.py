"""What is understood of cards is counted honestly: lines, whole cards, and the words that are missing most."""
import pytest

from sandbox.cards import coverage
from sandbox.cards.corpus import printed_card
from sandbox.cards.coverage import Coverage, covered, line_read
from sandbox.engine.kinds import Ability


def card(name, text, types="Instant"):
    return printed_card({"name": name, "type_line": types, "oracle_text": text})


@pytest.mark.parametrize("line, values", [("Flying, vigilance", 2), ("Draw a card.", 1), ("Flying, flyng", 0), ("Draw a crad.", 0)])
def test_a_line_is_read_as_one_ability_or_as_a_list_of_keywords(line, values):
    found = line_read(line)
    assert found.whole == bool(values) and [len(value) for value in found.values] == [values] * bool(values)


@pytest.mark.parametrize("line", ["Flying, vigilance", "When ~ enters the battlefield, draw a card.", "First strike, trample"])
def test_writing_it_gives_the_line_in_todays_words(line):
    assert line_read(line).faithful


def test_a_line_that_is_written_otherwise_is_counted(monkeypatch):
    monkeypatch.setattr(coverage, "printed", lambda ability: "Draw two cards.")
    found = covered([card("Cub", "Draw a card.")])
    assert [one.line for one in found.unfaithful] == ["Draw a card."]


def test_two_readings_are_counted_and_never_picked_from(monkeypatch):
    read = coverage.readings
    monkeypatch.setattr(coverage, "readings", lambda kind, line: read(kind, line) + (read(kind, "Trample") if line == "Flying" else []))
    found = covered([card("Cub", "Flying")])
    assert [one.line for one in found.ambiguous] == ["Flying"] and found.whole == 0
    assert issubclass(type(found.ambiguous[0].values[0][0]), Ability)


def test_lines_count_once_and_cards_only_if_every_line_reads():
    found = covered([card("Cub", "Flying\nDraw a card."), card("Old Cub", "Flying\nDraw a crad."), card("Bald Cub", "")])
    assert (len(found.lines), len(found.those(lambda one: one.whole)), found.whole, found.cards) == (3, 2, 2, 3)


def test_the_words_that_would_complete_most_cards_come_first():
    found = covered([card("One", "When ~ enters, frobnicate 3."), card("Two", "When ~ enters, frobnicate 5."),
                     card("Three", "When ~ enters, zorch it."), card("Four", "When ~ enters, frobnicate 2.\nQuux.")])
    first, *others = found.declines()
    assert (first.words, first.completes, first.lines) == ("frobnicate N.", 2, 3)
    assert [(one.words, one.completes) for one in others] == [("zorch it.", 1), ("Quux.", 0)]


def test_the_seconds_are_those_of_reading():
    found = Coverage()
    found.add(card("Cub", "Draw a card."))
    assert found.seconds > 0


def test_what_a_spell_does_is_not_understood_on_a_permanent_113_3a():
    found = covered([card("Cub", "Draw a card.", "Creature — Bear")])
    assert found.whole == 0 and not found.those(lambda one: one.whole)
