"""A typed text line by line: rows that belong together, how far reading came in what is printed, and what could stand there."""
import pytest

from sandbox.cards.proof import READ, SILENT, UNREAD, insertion, lines_of, offers, place_in

NAME, TYPES = "Spark Cub", ("creature", "Bear")


def proofs(text):
    return [(line.state, text[line.start:line.end]) for line in lines_of(text, NAME, TYPES)]


def unread_part(text, name=NAME):
    [line] = [line for line in lines_of(text, name, TYPES) if line.state == UNREAD]
    return text[line.at:line.end]


def test_lines_are_read_each_by_itself():
    assert proofs("Haste\n\nDraw a crad.\n  Flying  ") == [(READ, "Haste"), (UNREAD, "Draw a crad."), (READ, "  Flying  ")]


def test_modes_are_one_line_with_their_heading():
    text = "When ~ enters, choose one —\n• Draw a card.\n• Destroy target creature.\nHaste"
    assert [state for state, _ in proofs(text)] == [READ, READ] and proofs(text)[0][1].count("•") == 2


def test_what_a_spell_does_is_not_understood_on_a_permanent_113_3a():
    [line] = lines_of("Draw a card.", NAME, TYPES)
    assert (line.state, line.at) == (UNREAD, line.start)
    assert "an instant or sorcery" in [offer.words for offer in offers("Draw a card.", line, NAME, TYPES)]


def test_reminder_text_alone_says_nothing():
    assert proofs("(It can attack at once.)") == [(SILENT, "(It can attack at once.)")]


@pytest.mark.parametrize(("text", "rest"), [
    ("Whenever Spark Cub attacks, draw a crad.", "crad."),
    ("Haste (It can attack.)\nWhen Spark Cub enters, it deals 3 damage to any tar.", "tar."),
    ("Landfall — Whenever a land you control enters, frob.", "frob."),
    ("{T}: Add {G}. Waste this mana wisely.", "Waste this mana wisely."),
    ("Draw a card. (It's free.) Frob Spark Cub.", "Frob Spark Cub."),
    ("Choose one —\n• Draw a card.\n• Frob.", "Frob.")])
def test_the_furthest_point_is_found_in_what_is_printed(text, rest):
    assert unread_part(text) == rest


def test_an_end_that_is_missing_is_at_the_end():
    assert unread_part("Spark Cub deals 3 damage to any") == ""


def test_a_place_in_words_that_differ_is_the_next_that_are_the_same():
    assert place_in("Spark Cub (yes) attacks twice", "~ attacks twice", 2) == len("Spark Cub (yes) ")
    assert place_in("Sit", "Sit", 3) == 3


def test_the_nearest_words_are_offered_first_and_put_in_place_of_the_wrong_one():
    text = "Whenever Spark Cub attacks, draw a crad."
    [line] = lines_of(text, NAME, TYPES)
    first = offers(text, line, NAME, TYPES)[0]
    assert (first.words, first.is_words) == ("card", True)
    assert insertion(text, first)[0] == "Whenever Spark Cub attacks, draw a card."


def test_kinds_of_phrase_are_told_but_not_put_in():
    text = "Whenever Spark Cub attacks, frob."
    [line] = lines_of(text, NAME, TYPES)
    kinds = [offer for offer in offers(text, line, NAME, TYPES) if not offer.is_words]
    assert kinds and not {offer.words for offer in kinds} & {"a told", "a body"}


def test_what_was_read_offers_nothing():
    [line] = lines_of("Haste", NAME, TYPES)
    assert offers("Haste", line) == ()


def test_an_offer_at_the_end_goes_on_with_a_space():
    text = "Spark Cub deals 3 damage to any"
    [line] = lines_of(text, NAME, TYPES)
    whole, place = insertion(text, offers(text, line, NAME, TYPES)[0])
    assert whole.startswith(text + " ") and place == len(whole)
