"""Companions: revealed for a deck that fulfills what they say, and put into the hand once."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.vocabulary.companions import CONDITIONS
from tests.table import BEAR, GOBLIN, Table, card

GUIDE = card("Guide", "{1}{W}", "Legendary Creature — Cat", "Companion — Each permanent card in your starting deck has mana value 2 or "
                                                            "less.\nVigilance", size="3/2")
GIANT = card("Giant", "{4}{G}", "Creature — Giant", size="5/5")
TOOL = card("Tool", "{2}", "Artifact", "{T}: You gain 1 life.")


def started(*deck):
    table = Table()
    alice, bob = table.players
    guide = alice.has(GUIDE, "outside")
    for seat in (alice, bob):
        seat.library(*deck, *["Plains"] * 12)
    table.does("start", 0)
    return table, alice, guide


def goes_on(table):
    while table.asked:
        table.answers(tuple(table.asked.options) if table.asked.kind == "shuffle" else ("no",) if "no" in table.asked.options else ())


def test_it_is_revealed_if_the_deck_is_as_it_says():
    """103.2b 702.139a 702.139b."""
    table, alice, guide = started(BEAR)
    assert table.asked.rule == "103.2b"
    table.answers((guide,))
    goes_on(table)
    assert alice.here.companion == guide.body


def test_it_is_not_offered_to_another_deck():
    table, _, _ = started(BEAR, GIANT)
    assert table.asked.rule != "103.2b"  # 103.2b


def test_it_is_fetched_once_as_a_sorcery_for_three():
    """702.139a 116.2g 702.139c: afterwards it is a card of the game."""
    table, alice, guide = started(BEAR)
    table.answers((guide,))
    goes_on(table)
    alice.controls("Plains", "Plains", "Plains")
    with pytest.raises(Illegal):
        alice.does("accompany", guide.id)             # in the upkeep
    table.goes_to("precombat main")
    assert [p.kind for p in alice.may(guide)] == ["accompany"]
    alice.does("accompany", guide.id)
    assert guide.is_now.zone == "hand"
    assert alice.here.companion is None


def faces(*cards):
    return [one.front for one in cards]


@pytest.mark.parametrize(("words", "so", "not_so"), [
    ("no card in your starting deck has more", faces(BEAR, GOBLIN), faces(card("Twice", "{W}{W}", "Instant", "Draw a card."))),
    ("each permanent card in your starting deck has an", faces(TOOL), faces(BEAR)),
    ("each creature card", faces(GUIDE, TOOL), faces(BEAR)),
    ("each nonland card in your starting deck has a different", faces(BEAR, GOBLIN), faces(BEAR, BEAR)),
    ("each nonland card in your starting deck shares", faces(BEAR, GOBLIN), faces(BEAR, TOOL)),
    ("your starting deck contains only cards with even", faces(BEAR, TOOL), faces(GOBLIN)),
    ("your starting deck contains only cards with odd", faces(GOBLIN), faces(BEAR)),
    ("your starting deck contains only cards with mana value 3", faces(GIANT), faces(BEAR)),
    ("your starting deck contains at least twenty", faces(*[GOBLIN] * 80), faces(*[GOBLIN] * 79)),
])
def test_what_a_deck_is_like(words, so, not_so):
    [holds] = [condition for said, condition in CONDITIONS.items() if said.startswith(words)]
    assert holds(so, 60) and not holds(not_so, 60)  # 702.139b
