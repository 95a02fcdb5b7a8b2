"""Decklists in XML and JSON; hostile and broken ones are one line each."""
import pytest

from sandbox.cards.decks.deck import COMMANDER, MAIN, SIDE, TOKENS, BadDeck
from sandbox.cards.decks.opening import read_deck

MTGO = """<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <Cards CatID="1" Quantity="4" Sideboard="false" Name="Grizzly Bears" Annotation="0" />
  <Cards CatID="2" Quantity="2" Sideboard="true" Name="Fire &amp; Ice" />
  <Cards CatID="3" Quantity="many" Sideboard="true" Name="Opt" />
  <Odd/>
</Deck>"""
COCKATRICE = """<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
  <lastLoadedTimestamp>x</lastLoadedTimestamp><deckname>Bears</deckname><comments>mine</comments>
  <zone name="main"><card number="4" name="Grizzly Bears" setShortName="M10" collectorNumber="183" uuid="u"/>
    <zone name="side"><card number="1" name="Opt"/></zone></zone>
  <zone name="tokens"><card number="1" name="Bear"/></zone>
  <zone name="attic"><card number="1" name="Shock"/></zone>
  <sideboard_plan/>
</cockatrice_deck>"""


def slots(deck):
    return [(slot.count, slot.name, slot.part) for slot in deck.slots]


def test_mtgo():
    deck = read_deck(MTGO)
    assert slots(deck) == [(4, "Grizzly Bears", MAIN), (2, "Fire & Ice", SIDE)]
    assert any(line.startswith("line 6") for line in deck.told()) and any("<Odd>" in line for line in deck.told())


def test_cockatrice_with_zones_in_zones():
    deck = read_deck(COCKATRICE)
    assert deck.name == "Bears"
    assert slots(deck) == [(4, "Grizzly Bears", MAIN), (1, "Opt", SIDE), (1, "Bear", TOKENS), (1, "Shock", MAIN)]
    told = " ".join(deck.told())
    assert "attic" in told and "a printing" in told and "sideboard_plan" in told


def test_mtgjson():
    text = """{"meta": {}, "data": {"name": "Precon", "commander": [{"name": "Kirol", "count": 1}],
              "mainBoard": [{"name": "Opt", "count": 4, "setCode": "DOM"}, {"name": 3}], "sideBoard": []}}"""
    deck = read_deck(text)
    assert deck.name == "Precon" and sorted(slots(deck)) == [(1, "Kirol", COMMANDER), (4, "Opt", MAIN)]
    assert any("entry 2 of mainBoard" in line for line in deck.told())


BOMB = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;&lol;&lol;">]><Deck><Cards Name="&lol2;"/></Deck>"""


@pytest.mark.parametrize(("text", "words"), [
    (BOMB, "document type or entities"), ('<!DOCTYPE a SYSTEM "file:///etc/passwd"><Deck/>', "document type or entities"),
    ("<Deck>" + "<x>" * 40, "deeper than any"), (MTGO[:200], "line 4: not whole XML"),
    ("<Deck></Deck>", "without a card"),
    ("<Deck><Cards Name='&x;'/></Deck>", "line 1"), ("<html><body/></html>", "outermost element is <html>"),
    ("<cockatrice_carddatabase version='4'/>", "file of cards"), ("<", "line 1"),
    ("<?xml version='1.0' encoding='klingon'?><Deck/>", "without a card"),
    ("{", "not whole JSON"), ("{}", "mainBoard is missing"), ('{"data": 3}', "mainBoard"), ('{"a":' * 20_000, "not whole JSON"),
    ('{"data": {"mainBoard": [{"name": "Opt", "count": -4}]}}', "can't be meant")])
def test_hostile_and_broken_ones(text, words):
    with pytest.raises(BadDeck, match=words) as wrong:
        read_deck(text)
    assert "\n" not in str(wrong.value)
