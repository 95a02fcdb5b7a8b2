"""Card files of every kind the neighbours write come in with what is printed on the cards."""
import os
import stat
from pathlib import Path

import pytest

from sandbox.cards import library
from sandbox.cards.facts import entry_from, obstacle
from sandbox.cards.making import BadCard
from tests.cards.filemaking import (
    array,
    atomic,
    cockatrice,
    face,
    lines,
    many,
    mtg_face,
    packed,
    scry,
    scry_faces,
    transforms,
    xml_card,
    xml_card_3,
)

CORPUS = Path(os.environ.get("SANDBOX_CORPUS") or library.built_in().folder.parents[2] / "shared" / "corpus") / "oracle-cards.jsonl.xz"


# ---- Scryfall ----
@pytest.mark.parametrize("layout_of_file", [array, lines])
@pytest.mark.parametrize("how", ["", "gz", "xz", "bz2", "zip"])
def test_the_same_cards_come_out_of_every_packing(tmp_path, collection, brought, layout_of_file, how):
    path = layout_of_file(tmp_path / "cards.dat", many(40))
    report = brought(packed(path, how) if how else path)
    assert (report.kind, report.came["new"], report.left_out) == ("Scryfall", 40, {})
    card = collection.facts("walker 7 of the 7 paths")
    assert (card.front.cost, card.front.types, card.front.power, card.identity) == ("{1}{B}{U}", "Creature — Elf Goblin", "7", "UB")
    assert card.front.text.startswith("Flying\nWhen Walker 7")


def test_a_byte_order_mark_does_not_disturb(tmp_path, brought):
    path = array(tmp_path / "cards.json", [scry()])
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())
    assert brought(path).total == 1


def test_the_answer_to_a_search_is_a_card_file_too(tmp_path, brought):
    path = array(tmp_path / "page.json", [scry(), scry("Lead Ferret")])
    path.write_text('{"object": "list", "has_more": false, "data": ' + path.read_text() + "}")
    assert brought(path).came["new"] == 2


@pytest.mark.parametrize("layout, faces, played", [
    ("transform", 2, True), ("modal_dfc", 2, True), ("meld", 1, True), ("saga", 1, True), ("mutate", 1, True), ("prototype", 1, True),
    ("normal", 1, True)])
def test_cards_of_layouts_that_the_table_knows_can_be_put_on_it(tmp_path, collection, brought, layout, faces, played):
    sides = [face("Day Ferret", "{1}{W}", "Creature — Ferret", power="1", toughness="1", colors=["W"]),
             face("Night Ferret", "", "Creature — Ferret", power="3", toughness="3", colors=["R"], color_indicator=["R"])][:faces]
    name = " // ".join(side["name"] for side in sides)
    brought(array(tmp_path / "cards.json", [scry_faces(name, layout, *sides)]))
    card = entry_from(collection.facts(sides[-1]["name"])).card()
    assert card.front.name == "Day Ferret" and (card.back is None) == (faces == 1)
    assert card.back is None or card.back.colors == "R"


def test_what_can_not_be_held_yet_is_kept_as_printed_with_the_reason(tmp_path, collection, brought):
    brought(array(tmp_path / "cards.json", [
        scry("Grow Ferret", power="*", toughness="1+*"), scry("Void Ferret", mana_cost="{HW}"),
        scry("Plane of Ferrets", layout="planar", type_line="Plane — Ferretia", power=None, toughness=None),
        scry("Odd Ferret", layout="twistagon", power=None)]))
    said = {name: obstacle(collection.facts(name)) for name in ("Void Ferret", "Plane of Ferrets", "Odd Ferret")}
    assert "{HW}" in said["Void Ferret"] and "plane" in said["Plane of Ferrets"] and "power" in said["Odd Ferret"]
    assert collection.facts("Grow Ferret").front.toughness == "1+*"
    with pytest.raises(BadCard):
        entry_from(collection.facts("Plane of Ferrets"))


def test_halves_and_adventures_keep_their_faces(tmp_path, collection, brought):
    brought(array(tmp_path / "cards.json", [
        scry_faces("Hit // Run", "split", face("Hit", "{1}{B}", "Instant", "A"), face("Run", "{3}{R}", "Sorcery", "B"), cmc=6.0),
        scry_faces("Kind Ferret // Go Home", "adventure", face("Kind Ferret", "{2}{G}", "Creature — Ferret", power="2", toughness="2"),
                   face("Go Home", "{G}", "Sorcery — Adventure", "C")),
        scry_faces("Small Ferret // Great Ferret", "flip", face("Small Ferret", "{R}", "Creature — Ferret", power="1", toughness="1"),
                   face("Great Ferret", "", "Legendary Creature — Ferret", power="4", toughness="4"), colors=["R"])]))
    split = collection.facts("run")
    assert (split.called, split.mana_value, [one.colors for one in split.faces]) == ("Hit // Run", 6.0, ["B", "R"])
    assert collection.facts("go home").called == "Kind Ferret"
    assert collection.facts("great ferret").faces[1].colors == "R"      # [710.1c]
    assert collection.facts("hit/run").name == collection.facts("Hit//Run").name == "Hit // Run"


def test_the_back_of_a_melded_pair_is_no_card(tmp_path, collection, brought):
    parts = [{"object": "related_card", "component": "meld_part", "name": "Left Ferret"},
             {"object": "related_card", "component": "meld_result", "name": "Whole Ferret"}]
    report = brought(array(tmp_path / "cards.json", [scry("Left Ferret", layout="meld", all_parts=parts),
                                                     scry("Whole Ferret", layout="meld", all_parts=parts, mana_cost="")]))
    assert obstacle(collection.facts("Left Ferret")) == "" and "meld" in obstacle(collection.facts("Whole Ferret"))
    assert [tally.examples for tally in report.noted.values()] == [["Whole Ferret"]]


def test_what_does_not_come_is_counted_with_examples(tmp_path, brought):
    cards = [scry(), scry("Ferret Token", layout="token"), scry("Two Tokens", layout="double_faced_token"), scry("Crest", layout="emblem"),
             scry("Painting", layout="art_series"), scry("Frettchen", lang="de"), scry("No Line", type_line=None), scry(None), scry(),
             scry("Wrong Power", power=["2"]), scry("Joke", set_type="funny"), scry("Strange", layout="twistagon", frobnication=1), 17]
    report = brought(array(tmp_path / "cards.json", cards))
    told = report.told()
    assert told["cards"] == {"new": 3, "changed": 0, "same": 0}
    assert {one["reason"]: one["count"] for one in told["left_out"]} == {
        "tokens": 2, "emblems": 1, "art series": 1, "not in English": 1, "no type line": 1, "no name": 1,
        "“power” is not a number as printed": 1, "not an object": 1,
        "another printing, or another card, of a name that has come already": 1}
    assert {one["reason"]: one["examples"] for one in told["noted"]} == {
        "from a set that is not meant seriously (is:funny finds them)": ["Joke"], "a layout that nobody here knows: twistagon": ["Strange"]}
    assert told["keys_unknown"] == {"frobnication": 1} and "prices" in told["keys_not_kept"]
    assert "2 × tokens (Ferret Token; Two Tokens)" in "\n".join(report.lines())


def test_a_card_printed_on_both_sides_is_one_card(tmp_path, collection, brought):
    side = face("Mirror Ferret", "{W}", "Creature — Ferret", power="1", toughness="1", layout="normal", oracle_id="x")
    brought(array(tmp_path / "cards.json", [scry_faces("Mirror Ferret // Mirror Ferret", "reversible_card", side, side)]))
    assert collection.facts("Mirror Ferret").layout == "normal" and len(collection.facts("Mirror Ferret").faces) == 1


def test_a_second_import_updates(tmp_path, collection, brought):
    brought(array(tmp_path / "old.json", [scry(), scry("Lead Ferret"), scry("Gone Ferret")]))
    with collection.writing():
        for id in collection.waiting(9):
            collection.judge(id, 0, "")
    report = brought(array(tmp_path / "new.json", [scry(), scry("Lead Ferret", oracle_text="Flying, first strike"), scry("New Ferret")]))
    assert dict(report.came) == {"same": 1, "changed": 1, "new": 1}
    assert collection.facts("lead ferret").front.text == "Flying, first strike" and collection.facts("gone ferret") and collection.size == 4
    assert collection.unjudged() == 2                 # the changed one and the new one


# ---- MTGJSON ----
def test_atomic_cards(tmp_path, collection, brought):
    report = brought(atomic(tmp_path / "AtomicCards.json", [
        ("Tin Ferret", [mtg_face("Tin Ferret", isFunny=True, rulings=[{"date": "2020-01-01", "text": "x"}])]),
        ("Day Ferret // Night Ferret", [
            mtg_face("Day Ferret // Night Ferret", faceName="Night Ferret", side="b", layout="transform", manaCost=None, colors=["R"],
                     colorIndicator=["R"], power="3"),
            mtg_face("Day Ferret // Night Ferret", faceName="Day Ferret", side="a", layout="transform")]),
        ("Hit // Run", [mtg_face("Hit // Run", faceName="Hit", side="a", layout="aftermath", type="Instant"),
                        mtg_face("Hit // Run", faceName="Run", side="b", layout="aftermath", type="Sorcery")]),
        ("Left Ferret // Whole Ferret", [mtg_face("Left Ferret // Whole Ferret", faceName="Left Ferret", side="a", layout="meld"),
                                         mtg_face("Left Ferret // Whole Ferret", faceName="Whole Ferret", side="b", layout="meld")]),
        ("Twin", [mtg_face("Twin"), mtg_face("Twin", text="Flying")]), ("Ferret", [mtg_face("Ferret", layout="token", newKey=1)]),
        ("Odd", [mtg_face("Odd", type=None)])]))
    assert (report.kind, report.total) == ("MTGJSON AtomicCards", 6)
    assert {reason: tally.count for reason, tally in report.left_out.items()} == {
        "tokens": 1, "no type line": 1, "another printing, or another card, of a name that has come already": 1}
    turned = collection.facts("night ferret")
    assert [one.name for one in turned.faces] == ["Day Ferret", "Night Ferret"] and turned.faces[1].indicator == "R"
    assert collection.facts("Hit // Run").layout == "split" and collection.facts("Tin Ferret").funny
    assert obstacle(collection.facts("Left Ferret")) == "" and collection.facts("Whole Ferret").layout == "meld_result"


# ---- Cockatrice ----
def test_cockatrice_version_4(tmp_path, collection, brought):
    report = brought(cockatrice(tmp_path / "cards.xml", [
        xml_card("Tin Ferret", text="Vigilance", manacost="1W", cmc="2", type="Artifact Creature — Ferret", pt="2/1", colors="W"),
        xml_card("Night Ferret", transforms("Day Ferret"), type="Creature — Ferret", pt="3/3", colors="R", layout="transform", side="back"),
        xml_card("Day Ferret", transforms("Night Ferret"), manacost="1W", type="Creature — Ferret", pt="1/1", layout="transform",
                 side="front"),
        xml_card("Hit // Run", manacost="1B // 3R", type="Instant // Sorcery", text="First\n\n---\n\nSecond", layout="split", cmc="6"),
        xml_card("Kind Ferret // Go Home", manacost="2G // G", type="Creature — Ferret // Sorcery — Adventure", pt="2/2",
                 text="Reach\n\n---\n\nDraw a card.", layout="adventure"),
        xml_card("Mixed Ferret", manacost="{2}(W/U)2/BX", type="Creature — Ferret", pt="*/1+*"),
        xml_card("Ferret Walker", manacost="3U", type="Legendary Planeswalker — Ferret", loyalty="4", **{"format-modern": "legal"}),
        xml_card("Ferret Token", token="1", type="Token Creature — Ferret"), xml_card("", type="Instant"), xml_card("Nothing"),
        xml_card("Lonely", transforms("Never Printed"), manacost="R", type="Creature — Ferret", pt="1/1", layout="transform", side="front"),
        xml_card("Bad Cost", manacost="!!", type="Instant")]))
    assert report.kind == "Cockatrice cards XML v4" and report.total == 7
    assert {reason: tally.examples for reason, tally in report.left_out.items()} == {
        "tokens": ["Ferret Token"], "no name": ["a card"], "no type line": ["Nothing"], "“!!” is not a mana cost": ["Bad Cost"]}
    assert report.noted["the other face is not in the file"].examples == ["Lonely"]
    turned = collection.facts("night ferret")
    assert (turned.called, turned.layout, turned.faces[1].indicator) == ("Day Ferret", "transform", "R")
    assert entry_from(turned).card().back.name == "Night Ferret"
    split = collection.facts("Hit // Run")
    assert [(one.cost, one.types, one.text) for one in split.faces] == [("{1}{B}", "Instant", "First"), ("{3}{R}", "Sorcery", "Second")]
    adventure = collection.facts("kind ferret")
    assert [one.power for one in adventure.faces] == ["2", None] and adventure.faces[1].text == "Draw a card."
    assert (collection.facts("mixed ferret").front.cost, collection.facts("mixed ferret").front.toughness) == ("{2}{W/U}{2/B}{X}", "1+*")
    assert collection.facts("ferret walker").front.loyalty == "4"
    assert "format-…" in report.keys_not_kept


def test_cockatrice_version_3(tmp_path, collection, brought):
    report = brought(cockatrice(tmp_path / "cards.xml", [
        xml_card_3("Tin Ferret", color="W", manacost="1W", cmc="2", type="Artifact Creature - Ferret", pt="2/1", text="Vigilance"),
        xml_card_3("Day Ferret", transforms("Night Ferret"), color="W", manacost="W", type="Creature - Ferret", pt="1/1",
                   text="{W}: Transform Day Ferret."),
        xml_card_3("Night Ferret", transforms("Day Ferret"), color="R", type="Creature - Ferret", pt="3/3", text="Haste"),
        xml_card_3("Low Road", transforms("High Road"), manacost="1G", type="Sorcery", text="Draw a card."),
        xml_card_3("High Road", transforms("Low Road"), type="Land", text="{T}: Add {G}.")], version=3))
    assert report.kind == "Cockatrice cards XML v3" and report.total == 3
    assert collection.facts("tin ferret").front.types == "Artifact Creature — Ferret"
    assert [collection.facts(name).layout for name in ("night ferret", "high road")] == ["transform", "modal_dfc"]
    assert collection.facts("high road").called == "Low Road"


# ---- the same card from everywhere ----
def test_the_same_card_is_the_same_out_of_every_kind_of_file(tmp_path, collection, brought):
    brought(array(tmp_path / "a.json", [scry()]))
    in_xml = xml_card("Tin Ferret", text="Vigilance", manacost="1W", cmc="2", colors="W", pt="2/1", coloridentity="W",
                      type="Artifact Creature — Ferret", layout="normal")
    reports = [brought(atomic(tmp_path / "b.json", [("Tin Ferret", [mtg_face("Tin Ferret")])])),
               brought(cockatrice(tmp_path / "c.xml", [in_xml]))]
    assert [dict(report.came) for report in reports] == [{"same": 1}, {"same": 1}]


def test_the_corpus_comes_in_whole(collection, brought):
    if not CORPUS.exists():
        pytest.skip(f"no corpus at {CORPUS}; SANDBOX_CORPUS names its folder")
    report = brought(CORPUS)
    assert (report.total, report.left_out, report.keys_unknown) == (23_837, {}, {})


def test_what_is_brought_in_belongs_to_the_person_alone(collection):
    if os.name != "nt":
        assert not stat.S_IMODE(os.stat(collection.where).st_mode) & stat.S_IWOTH
