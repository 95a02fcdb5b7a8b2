"""Searching the library."""
import pytest

from sandbox.cards.collection import Collection
from sandbox.cards.files.bringing import bring_in
from sandbox.cards.library import Library
from sandbox.cards.search import BadSearch, search
from tests.cards.filemaking import array, face, many, scry, scry_faces


def names(query):
    return [entry.name for entry in search(query)]


def test_an_empty_search_shows_all_in_order():
    everything = names("")
    assert len(everything) > 60
    assert everything == sorted(everything, key=str.lower)


def test_names_that_begin_with_it_come_first():
    found = names("mirror")
    assert found[0] == "Mirror Gallery"
    assert "Hall of Mirrors" in found
    assert found.index("Mirrorweave") < found.index("Hall of Mirrors")


def test_the_very_name_comes_first():
    assert names("shivan reef")[0] == "Shivan Reef"


def test_a_back_face_finds_its_card():
    assert names("reflection of kiki") == ["Fable of the Mirror-Breaker"]


def test_quotes_keep_words_together():
    assert names('"bolt"') == names("bolt")
    assert names('"lightning bolt"') == ["Lightning Bolt"]


def test_types_and_colors():
    assert "Raging Goblin" in names("t:goblin c:r")
    assert "Goblin Electromancer" in names("t:goblin c:r")
    assert "Goblin Electromancer" not in names("t:goblin c=r")
    assert names('t:"legendary creature" c:w') == [
        "Kangee, Aerie Keeper", "Kirol, Attentive First-Year", "Ojer Taq, Deepest Foundation", "Plargg, Dean of Chaos",
        "Thalia, Guardian of Thraben", "Trostani, Selesnya's Voice"]     # Augusta is white
    assert "Sol Ring" in names("c:colorless t:artifact")
    assert "Vindicate" in names("c:m")
    assert set(names("c:wb")) == {"Tidehollow Sculler", "Vindicate"}
    assert "Murder" in names("c<=wb t:instant")
    assert "Serra Angel" in names("c:white")


def test_numbers():
    assert "Colossal Dreadmaw" in names("pow>=6")
    assert "Serra Angel" not in names("pow>4")
    assert names("loy=4") == ["Jace, Mirror Mage"]
    assert "Everflowing Chalice" in names("mv=0 t:artifact")
    assert "Blaze" in names("mv=1")                    # {X} is 0
    assert "Spectral Procession" in names("mv=6")      # {2/W} is 2


def test_texts_and_keywords():
    assert "Divination" in names('o:"draw two cards"')
    assert "Lightning Bolt" in names('o:"~ deals 3 damage"')
    assert "Wind Drake" in names("k:flying")
    assert "Flight" not in names("k:flying")
    assert "Academy Drake" in names("keyword:kicker")
    assert "Counterspell" in names("m:{U}{U}")


def test_not_or_and_brackets():
    assert "Wind Drake" not in names("k:flying -t:drake")
    assert set(names("(murder or unsummon) t:instant")) == {"Murder", "Unsummon"}
    assert set(names("murder or unsummon")) == {"Murder", "Unsummon"}
    assert "Murder" not in names("-(c:b or c:u)")


def test_a_hyphen_within_a_name_is_no_minus():
    assert names("man-o") == ["Man-o'-War"]


def test_cards_with_lines_that_nobody_taught_the_sandbox(tmp_path):
    (tmp_path / "cards.toml").write_text('[[card]]\nname = "Plain"\ntypes = "Artifact"\ntext = "{T}: Draw a card."\n'
                                         '[[card]]\nname = "Odd"\ntypes = "Artifact"\ntext = "Frobnicate."\n')
    assert [entry.name for entry in search("is:unread", Library(tmp_path))] == ["Odd"]
    assert names("is:unread") == []


def test_kinds():
    assert "Kazandu Mammoth" in names("is:modal")
    assert "Hall of Mirrors" in names("is:attraction")
    assert "Grizzly Bears" in names("is:vanilla")


@pytest.mark.parametrize("query, message", [
    ("t:", "at letter 1: “t:” needs something behind it"),
    ("bolt zz:3", "at letter 6: “zz:” is no field to search by; there are t, c, id, o, m, mv, pow, tou, loy, def, k, is, not, n"),
    ("bolt powr>3", "at letter 6: “powr>” is no field to search by; did you mean “power>”?"),
    ("orakel:x", "at letter 1: “orakel:” is no field to search by; did you mean “oracle:”?"),
    ("mv:many", "at letter 1: mv:many: a number is needed"),
    ("c:q", "at letter 1: c:q: colors are w, u, b, r, g, c for colorless, m for more than one, or their names"),
    ("is:nice", "at letter 1: is:nice: there are permanent, spell"),
    ("o<3", "at letter 1: o<3: a text is looked for with “:”"),
    ('o:"draw', "at letter 1: the quotation mark of “o:\"draw” is never closed"),
    ('"draw', "at letter 1: the quotation mark of “\"draw” is never closed"),
    ("-(t:elf", "at letter 2: this bracket is never closed"),
    ("t:elf)", "at letter 6: a bracket is closed that was never opened"),
    ("()", "at letter 2: something to look for is missing before “)”"),
    ("t:elf or", "at the end: something to look for is missing before “the end”"),
    ("(" * 300 + "a" + ")" * 300, "at letter 42: this is more than the search can follow"),
    ("a " * 300, "at letter 201: this is more than the search can follow"),
])
def test_what_can_not_be_understood_is_said_in_one_line(query, message):
    with pytest.raises(BadSearch) as problem:
        search(query)
    assert str(problem.value).startswith(message)
    assert "\n" not in str(problem.value)
    assert 0 <= problem.value.at <= len(query)


@pytest.mark.parametrize("query", ["", " ", "-", "--", "a-", '""', "o:()", "((", "or or", "t:goblin c", "c:", "t=", "<=", ":", "(-", '-"',
                                   "é", "{U}"])
def test_whatever_is_typed_gives_cards_or_one_line(query):
    try:
        assert all(row.name for row in search(query)[:3])
    except BadSearch as problem:
        assert str(problem)


@pytest.fixture
def shelf(tmp_path):
    """A few cards that were brought in."""
    found = Collection(tmp_path / "cards.sqlite")
    bring_in(array(tmp_path / "cards.json", [
        scry("Gold Ferret", mana_cost="{G}{W}", colors=["G", "W"], color_identity=["G", "W"], power="3", toughness="2"),
        scry("Zêta Ferret", mana_cost="", colors=["U"], color_indicator=["U"], color_identity=["U"], power="*", toughness="1+*"),
        scry("Stone Ferret", mana_cost="{3}", colors=[], color_identity=["R"],
             oracle_text="Ward—Pay 3 life.\nLandfall — Draw a card.\n100% \"x_y\""),
        scry_faces("Hit // Run", "split", face("Hit", "{1}{B}", "Instant", "A"), face("Run", "{3}{R}", "Sorcery", "B"), cmc=6.0,
                   color_identity=["B", "R"])]), found)
    yield found
    found.close()


@pytest.mark.parametrize("query, expected", [
    ("c:gw", ["Gold Ferret"]), ("c=g", []), ("c:selesnya", ["Gold Ferret"]), ("c=2", ["Gold Ferret"]), ("c:blue", ["Zêta Ferret"]),
    ("c:c", ["Stone Ferret"]), ("id:gwu", ["Gold Ferret", "Zêta Ferret"]), ("id=r", ["Stone Ferret"]), ("id>=b", ["Hit // Run"]),
    ("pow>tou", ["Gold Ferret", "Stone Ferret"]), ("pow=*", ["Zêta Ferret"]), ("tou:1+*", ["Zêta Ferret"]),
    ("pow>=0 -pow<3", ["Gold Ferret"]),
    ("zeta", ["Zêta Ferret"]), ("ZÊTA", ["Zêta Ferret"]), ("k:ward", ["Stone Ferret"]), ("k:landfall", ["Stone Ferret"]),
    ('o:"100%"', ["Stone Ferret"]), ("o:x_y", ["Stone Ferret"]), ("o:%", ["Stone Ferret"]), ("o:_z", []), ("o:'", []),
    ("m:gw", ["Gold Ferret"]), ("m:3", ["Hit // Run", "Stone Ferret"]), ("mv=6", ["Hit // Run"]), ("mv<=1.5", []), ("run", ["Hit // Run"]),
    ("hit run", ["Hit // Run"]), ("t:instant t:sorcery", ["Hit // Run"]), ("is:split", ["Hit // Run"]),
    ("not:split t:ferret c:u", ["Zêta Ferret"]),
    ("is:builtin ferret", []), ("t:ferret and c:g", ["Gold Ferret"]), ("-(c:g or c:u) t:ferret", ["Stone Ferret"]),
    ("t!=ferret", ["Hit // Run"]),
    ("run hit", ["Hit // Run"]), ("hit//run", ["Hit // Run"]), ("hit/run", ["Hit // Run"]), ('"Hit // Run"', ["Hit // Run"]),
    ("is!=split c:b", []), ('n:"gold f"', ["Gold Ferret"])])
def test_what_is_found_among_cards_that_were_brought_in(shelf, query, expected):
    found = [row.name for row in search(f"({query}) is:imported", imported=shelf)]
    assert sorted(found) == expected
    assert sorted(row.name for row in search(query, imported=shelf) if row.home is shelf) == expected


def test_the_very_name_of_either_half_comes_first(tmp_path):
    found = Collection(tmp_path / "cards.sqlite")
    bring_in(array(tmp_path / "cards.json", [scry("Runner"), scry("A Run of Luck"),
        scry_faces("Hit // Run", "split", face("Hit", "{1}{B}", "Instant", "A"), face("Run", "{3}{R}", "Sorcery", "B"))]), found)
    assert search("run", imported=found)[0].name == search("hit", imported=found)[0].name == "Hit // Run"
    found.close()


def test_rows_are_fetched_as_they_are_asked_for(tmp_path):
    place = Collection(tmp_path / "cards.sqlite")
    bring_in(array(tmp_path / "cards.json", many(350)), place)
    hits = search("walker", imported=place)
    assert len(hits) == 350 and hits.pages == {}
    assert hits[349] == hits[-1] and list(hits.pages) == [3]
    assert [row.name for row in hits] == sorted((row.name for row in hits), key=str.lower)
    with pytest.raises(IndexError):
        hits[350]
