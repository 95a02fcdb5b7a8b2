"""Decklists of lines in all the dialects that programs write; what means nothing here is told, nothing is dropped silently."""
import pytest

from sandbox.cards import library
from sandbox.cards.decks.deck import COMMANDER, COMPANION, MAIN, MAYBE, SIDE, BadDeck, found
from sandbox.cards.decks.opening import is_like_a_deck, read_deck, read_deck_file


def slots(text):
    return [(slot.count, slot.name, slot.part) for slot in read_deck(text).slots]


@pytest.mark.parametrize("line", ["4 Grizzly Bears", "4x Grizzly Bears", "4X  Grizzly  Bears ", "(4) Grizzly Bears", "[4] Grizzly Bears",
                                  "4 Grizzly Bears (M10) 183", "4 Grizzly Bears (PLST) M10-183", "4 Grizzly Bears (M10) 183★ *F*",
                                  "4 Grizzly Bears ()", "4 Grizzly Bears <promo> [M10] (F)", "4 [M10:183] Grizzly Bears",
                                  "4 [M10] Grizzly Bears", "4 Grizzly Bears|M10|2", "4 Grizzly Bears+|M10",
                                  "4x Grizzly Bears (m10) 183 [Ramp,Draw] ^Have,#37d67a^", "4 Grizzly Bears (M10) 183 #bear #two drop"])
def test_one_line_in_many_dialects(line):
    assert slots(line) == [(4, "Grizzly Bears", MAIN)]


def test_names_keep_what_belongs_to_them():
    text = "1 Fire // Ice\n1 Wear/Tear (GTC) 1\n1 Borrowing 100,000 Arrows\n1 +2 Mace\n1 Asmo-nor Mardica (dancer)"
    assert [name for _, name, _ in slots(text)] == ["Fire // Ice", "Wear/Tear", "Borrowing 100,000 Arrows", "+2 Mace", "Asmo-nor Mardica"]


def test_arena():
    text = "About\nName My Goblins\n\nCommander\n1 Kirol\n\nCompanion\n1 Lurrus\n\nDeck\n4 Opt (DAR) 60\n\nSideboard\n2 Shock\n"
    assert read_deck(text).name == "My Goblins"
    assert [part for _, _, part in slots(text)] == [COMMANDER, COMPANION, MAIN, SIDE]


def test_moxfield_and_archidekt_marks_say_the_part():
    text = "1 Kirol (SOS) 3 *CMDR*\n" \
           "1 Sol Ring [Commander{top}]\n1 Opt [Maybeboard{noDeck}{noPrice},Draw]\n1 Shock [Sideboard]\n1 Bolt [Burn]"
    assert [part for _, _, part in slots(text)] == [COMMANDER, COMMANDER, MAYBE, SIDE, MAIN]


@pytest.mark.parametrize("heading", ["Sideboard", "SIDEBOARD:", "Sideboard (15)", "// Sideboard", "//Sideboard", "Side board",
                                     "sideboard 15:"])
def test_a_heading_in_any_spelling(heading):
    assert slots(f"Mainboard\n4 Opt\n{heading}\n1 Shock")[-1] == (1, "Shock", SIDE)


def test_a_blank_line_begins_the_sideboard_only_where_nothing_else_says_so():
    assert [part for *_, part in slots("Burn by Carol\n\n20 Forest\n4 Opt\n\n3 Shock\n")] == [MAIN, MAIN, MAIN, SIDE]
    assert {part for *_, part in slots("4 Opt\n\n20 Forest\n")} == {MAIN}                    # too large for one
    assert {part for *_, part in slots("4 Opt\n\n4 Shock\n\n4 Bolt\n")} == {MAIN}            # blocks by kind
    assert slots("SB: 2 Bolt\n4 Opt\n\n3 Shock")[-1] == (3, "Shock", MAIN)


def test_what_is_assumed_of_a_blank_line_is_told():
    assert "line 3: what stands below the blank line is taken for the sideboard" in read_deck("20 Forest\n4 Opt\n\n3 Shock\n").told()


def test_xmage():
    deck = read_deck("NAME:Bears\nAUTHOR:Carol\n# mine\n"
                     "4 [M10:183] Grizzly Bears\nSB: 1 [ALA:20] Opt\nLAYOUT MAIN:(1,1)(NONE,false,50)|([M10:183],)\n")
    assert (deck.name, deck.form) == ("Bears", "XMage deck") and [slot.part for slot in deck.slots] == [MAIN, SIDE]


def test_forge():
    deck = read_deck("[metadata]\nName=Bears\n[Commander]\n1 Kirol|SOS\n"
                     "[Main]\n4 Grizzly Bears+|M10|1\n[Sideboard]\n1 Opt\n[Schemes]\n1 Woe|ARC\n")
    assert (deck.name, deck.form) == ("Bears", "Forge deck") and [slot.part for slot in deck.slots] == [COMMANDER, MAIN, SIDE]
    assert any("schemes" in line and line.startswith("line 10") for line in deck.told())


def test_marks_that_mean_nothing_are_counted():
    told = read_deck("4 Opt (DOM) 60 *F*\n4 Shock (M19) 156\n").told()
    assert told == ("not carried over: a foil mark, on 1 line", "not carried over: a printing, on 2 lines")


def test_known_cards_and_the_nearest_names_of_others():
    here = found(read_deck("2 Grizzly Bears\n1 Grizly Baers\n3 forest\nby Carol"), library.find)
    assert [(one.slot.count, one.card.front.name) for one in here.known] == [(2, "Grizzly Bears"), (3, "Forest")]
    [(slot, why)] = here.missing
    assert slot.line == 2 and "did you mean Grizzly Bears?" in why
    assert [slot.name for slot in here.remarks] == ["by Carol"]


def test_a_list_of_names_alone():
    here = found(read_deck("Grizzly Bears\nForest\nFrobnicator"), library.find)
    assert len(here.known) == 2 and [slot.name for slot, _ in here.missing] == ["Frobnicator"]


def test_both_faces_one_slash_or_the_front_alone_name_a_card_of_two_faces():
    double = next(name for name in library.names() if library.find(name).back)
    back = library.find(double).back.name
    for said in (f"{double} // {back}", f"{double}/{back}", f"{double} / {back}", double, back):
        assert [one.card.front.name for one in found(read_deck(f"1 {said}"), library.find).known] == [double], said


@pytest.mark.parametrize(("text", "words"), [
    ("", "is empty"), ("  \n\n", "is empty"), ("\0\1", "is no text"), ("// nothing", "no line of it"),
    ("9999999999999 Opt", "line 1"),
    ("1\n2000 Opt", "line 2: 2,000"), ("0 Opt", "line 1: 0 of"), ("1000 Opt\n" * 6, "line 6: more than 5,000"),
    ("x" * 3_000_000, "letters")])
def test_what_is_no_decklist_is_one_line(text, words):
    with pytest.raises(BadDeck, match=words) as wrong:
        read_deck(text)
    assert "\n" not in str(wrong.value)


def test_files(tmp_path):
    path = tmp_path / "deck.dck"
    path.write_bytes("\ufeff1 Opt\r\n2 Shock\r\n".encode())
    assert len(read_deck_file(path).slots) == 2
    path.write_bytes("1 Opt\n".encode("utf-16"))
    assert len(read_deck_file(path).slots) == 1
    for content, words in ((b"1 Opt\n\xff\xfe\xfd", "line 2: not written in UTF-8"), (b"1 Opt\n" * 400_000, "larger than")):
        path.write_bytes(content)
        with pytest.raises(BadDeck, match=words) as wrong:
            read_deck_file(path)
        assert str(path) in str(wrong.value)
    for other in (tmp_path, tmp_path / "none.dck"):
        with pytest.raises(BadDeck, match="can't be opened"):
            read_deck_file(other)


def test_what_looks_like_a_deck():
    assert is_like_a_deck("My deck\n4 Opt\n") and is_like_a_deck("<Deck></Deck>")
    assert not is_like_a_deck("hello there") and not is_like_a_deck("")
