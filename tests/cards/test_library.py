"""The library: found by name, read on demand, one clear line for what is wrong."""
import attrs
import pytest

from sandbox.assets import MissingAsset
from sandbox.cards import library
from sandbox.cards.abilities import UnreadLine, abilities_of, text_of
from sandbox.cards.collection import MEMORY, Collection
from sandbox.cards.facts import facts_of
from sandbox.cards.library import BadCardFile, Library, NotFound
from sandbox.cards.making import BadCard, card_of, entry_of
from sandbox.cards.report import report
from sandbox.language.writing import write

MISSION = ["Fable of the Mirror-Breaker", "Infinite Reflection", "Hall of Mirrors", "Jace, Mirror Mage", "Kirol, Attentive First-Year"]
BEAR = 'name = "Bear"\ntypes = "Creature — Bear"\npower = 2\ntoughness = 2\n'


def in_file(tmp_path, content):
    file = tmp_path / "cards.toml"
    file.write_text(content, encoding="utf-8")
    return Library(tmp_path)


@pytest.mark.parametrize("name", MISSION)
def test_the_five_of_the_mission_are_there(name):
    assert library.find(name).front.name == name


def test_a_card_is_found_by_either_face_in_any_case_and_with_both_names():
    fable = library.find("Fable of the Mirror-Breaker")
    assert library.find("reflection of kiki-jiki") is fable
    assert library.find("Fable of the Mirror-Breaker  // Reflection of Kiki-Jiki") is fable
    assert library.find("Ajani’s Pridemate").front.name == "Ajani's Pridemate"


def test_the_numbers_and_words_of_a_card():
    jace = library.find("Jace, Mirror Mage").front
    assert (jace.cost, jace.types, jace.colors, jace.loyalty, jace.mana_value) == (
        ("1", "U", "U"), ("legendary", "planeswalker", "Jace"), "U", 4, 3)
    hall = library.find("Hall of Mirrors").front
    assert (hall.cost, hall.types, hall.lights) == ((), ("artifact", "Attraction"), (2, 6))


def test_a_back_face_has_its_color_from_the_indicator_204():
    fable = library.find("Fable of the Mirror-Breaker")
    assert (fable.layout, fable.turns) == ("transform", True)
    assert (fable.back.colors, fable.back.cost, fable.back.power) == ("R", (), 2)


def test_who_is_not_there_is_named_with_the_nearest():
    with pytest.raises(NotFound) as problem:
        library.find("Litning Bolt")
    assert str(problem.value) == "there is no card “Litning Bolt”; did you mean Lightning Bolt?"
    assert problem.value.nearest == ("Lightning Bolt",)
    with pytest.raises(NotFound, match="^there is no card “Xyzzy”$"):
        library.find("Xyzzy")


def test_a_line_that_is_not_understood_stays_visible_and_does_nothing():
    [flying, unread] = abilities_of("Flying\nFrobnicate three gizmos, then draw a card.")
    assert write(flying) == "flying"
    assert isinstance(unread, UnreadLine)
    assert (unread.text, write(unread)) == ("Frobnicate three gizmos, then draw a card.",) * 2
    assert unread.why.startswith("understood up to here: ")


def test_an_unread_line_is_reported(tmp_path):
    found = in_file(tmp_path, f'[[card]]\n{BEAR}text = "Frobnicate."\n')
    assert [line.text for line in library.unread_lines(found.find("Bear"))] == ["Frobnicate."]


def test_the_report_names_card_line_and_how_far_reading_came(tmp_path):
    found = in_file(tmp_path, f'[[card]]\n{BEAR}text = "Flying\\nDraw three gizmos."\n')
    assert report(found) == ["Bear: 'Draw three gizmos.'\n    understood up to here: Draw three |gizmos."]


def test_keywords_next_to_each_other_share_a_line():
    abilities = abilities_of("Flying, vigilance\nWhen this creature enters, draw a card.\nHaste")
    assert len(abilities) == 4
    assert text_of(abilities) == "Flying, vigilance\nWhen this creature enters, draw a card.\nHaste"


def test_a_card_may_be_typed_by_hand():
    card = card_of({"name": "Bear", "types": "Creature — Bear", "power": 2, "toughness": 2, "cost": "{1}{G}", "text": "Flying"})
    assert (card.front.colors, card.front.power, card.layout, card.back) == ("G", 2, "normal", None)


@pytest.mark.parametrize("content, message", [
    ('[[card]]\nname = "Bear\n', "cards.toml:2: "),
    (f'[[card]]\n{BEAR}\n[[card]]\n{BEAR}', "cards.toml:7: Bear is in the library already"),
    ('[[card]]\ntypes = "Land"\n', "cards.toml:1: a card without a name"),
    ('\n\n[[card]]\nname = "Bear"\n', "cards.toml:3: Bear: “types” is missing"),
    ('[[card]]\nname = "Bear"\ntypes = "Creature — Bear"\n', "Bear: a creature needs power and toughness"),
    ('[[card]]\nname = "Jace"\ntypes = "Planeswalker — Jace"\n', "Jace: a planeswalker needs loyalty"),
    (f'[[card]]\n{BEAR}colour = "G"\n', "Bear: “colour” is none of name, cost, types"),
    (f'[[card]]\n{BEAR}cost = 2\n', "Bear: “cost” should be a text, not 2"),
    (f'[[card]]\n{BEAR}loyalty = true\n', "Bear: “loyalty” should be a whole number, not True"),
    (f'[[card]]\n{BEAR}cost = "2G"\n', "Bear: “2G” is not a mana cost"),
    (f'[[card]]\n{BEAR}lights = [7]\n', "Bear: lights [7] are not numbers from 1 to 6"),
    (f'[[card]]\n{BEAR}layout = "folded"\n', "Bear: layout “folded” is none of normal, transform, modal"),
    (f'[[card]]\n{BEAR}layout = "transform"\n', "Bear: a card of layout transform has two faces"),
    (f'[[card]]\n{BEAR}[card.back]\nname = "B"\ntypes = "Land"\n', "Bear: a card of layout normal has one face"),
    (f'[[cards]]\n{BEAR}', "cards.toml: “cards” is not [[card]]"),
    ('card = 3\n', "cards.toml: cards begin with [[card]]"),
    ('[[card]]\nname = "Bear"\ntypes = "Craeture"\n',
     "Bear: “craeture” in “Craeture” is not a supertype or card type; did you mean creature?"),
])
def test_a_malformed_file_gives_one_line_with_file_and_line(tmp_path, content, message):
    with pytest.raises(BadCardFile) as problem:
        in_file(tmp_path, content).names()
    assert message in str(problem.value)
    assert "\n" not in str(problem.value)


def test_a_file_in_another_encoding_gives_one_line(tmp_path):
    (tmp_path / "cards.toml").write_bytes(b"[[card]]\nname = \"B\xe9ar\"\n")
    with pytest.raises(BadCardFile, match="not a text in UTF-8"):
        Library(tmp_path).names()


def test_a_library_without_files_is_missing(tmp_path):
    with pytest.raises(MissingAsset, match="holds no card files"):
        Library(tmp_path).names()


def test_a_card_typed_wrongly_names_itself():
    with pytest.raises(BadCard, match="^Bear: “types” is missing$"):
        card_of({"name": "Bear"})


def test_faces_compare_by_what_is_printed():
    card = library.find("Clone")
    assert attrs.evolve(card.front, name="Other") != card.front


def test_the_nearest_name_comes_first_wherever_the_card_is(monkeypatch):
    """The library's own cards do not push aside one that was brought in and is meant."""
    place = Collection(MEMORY)
    with place.writing():
        place.bring(facts_of(entry_of({"name": "Serra Angler", "types": "Instant"})), 1)
    monkeypatch.setattr(library.SHELF, "collection", lambda: place)
    with pytest.raises(NotFound) as problem:
        library.find("Serra Anglr")
    assert problem.value.nearest[:2] == ("Serra Angler", "Serra Angel")
