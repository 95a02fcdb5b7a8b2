"""Why an object carries what it carries, and what happened to it: loyalty, kicker, status, copies for a while; the newest first."""
import pytest

from sandbox.models import edits
from sandbox.models.faces import face_of
from sandbox.models.history import History
from sandbox.models.inspection import inspected
from sandbox.models.telling import Teller


def rows(laid, id):
    return {now.title: now for now in inspected(laid.state, id).now}


def answered(laid, first=0):
    """What is asked is answered with the first offer, until nothing is."""
    while laid.table.asking:
        laid.table.answer_keys([first])


@pytest.fixture
def two_jaces(laid):
    """Jace kicked, and his token."""
    laid.put("Island", count=5)
    jace = laid.put("Jace, Mirror Mage", "hand")
    laid.table.do(("cast", 0, jace, "front"))
    answered(laid)
    laid.table.pass_priority()
    laid.table.pass_priority()
    both = [thing.id for thing in laid.state.permanents() if laid.state.look(thing.id).name == "Jace, Mirror Mage"]
    assert len(both) == 2
    return both


def test_the_loyalty_of_a_copy_says_what_the_card_says_and_what_the_effect_says(laid, two_jaces):
    card, token = two_jaces
    assert rows(laid, card)["Loyalty"].value == "4" and "707.9b" not in rows(laid, card)["Loyalty"].why
    why = rows(laid, token)["Loyalty"]
    assert why.value == "1" and "enters with 1" in why.why and "says 4" in why.why and "707.9b" in why.why and "306.5b" in why.why
    assert rows(laid, token)["Types"].origin == "as copied · 707.2" and rows(laid, card)["Types"].origin == "as printed"


def test_loyalty_that_changed_says_so(laid, two_jaces):
    card, _ = two_jaces
    assert "added or removed" not in rows(laid, card)["Loyalty"].why
    laid.table.do(("activate", 0, card, 0))
    answered(laid)
    assert rows(laid, card)["Loyalty"].value == "5" and "added or removed" in rows(laid, card)["Loyalty"].why


def test_kicked_tapped_and_sick_have_a_row_with_a_reason(laid, two_jaces):
    assert "as it was cast" in rows(laid, two_jaces[0])["Kicked"].why and "Kicked" not in rows(laid, two_jaces[1])
    bear = laid.put("Grizzly Bears")
    laid.table.edit(edits.tap(laid.state, bear, "tapped", edits.SET))
    laid.table.edit(edits.sick(laid.state, bear, "sick"))
    seen = rows(laid, bear)
    assert seen["Tapped"].value == "yes" and "502.3" in seen["Tapped"].why
    assert seen["Sick"].value == "summoning sick" and "302.6" in seen["Sick"].why


def test_a_keyword_is_told_with_its_own_rule(laid):
    id = laid.put("Serra Angel")
    angel = inspected(laid.state, id)
    assert {one.text.lower(): one.rule for one in angel.read} == {"flying": "702.9", "vigilance": "702.20"}


def test_what_happened_is_told_from_zone_to_zone_the_newest_first(laid):
    laid.put("Mountain")
    bear, bolt = laid.put("Grizzly Bears", seat=1), laid.put("Lightning Bolt", "hand")
    laid.table.do(("cast", 0, bolt, "front"), (bear, None))
    answered(laid)
    laid.table.pass_priority()
    [dead] = laid.state.seats[1].graveyard
    words = [one.words for one in History(Teller(laid.table.timeline)).of(dead)]
    assert any("dies" in line or "graveyard" in line for line in words[:2])
    assert any("3 damage" in line for line in words) and "Mountain" not in " ".join(words)
    assert History(Teller(laid.table.timeline)).of(dead)[0].moment == "Lightning Bolt resolves"


def test_the_history_of_another_branch_is_not_told(laid):
    bear = laid.put("Grizzly Bears")
    laid.table.edit(edits.counters(laid.state, bear, "+1/+1", 2, edits.HAPPEN))
    history = History(Teller(laid.table.timeline))
    assert [one.words for one in history.of(bear)] == ["You put two +1/+1 counters on Grizzly Bears", "Grizzly Bears onto the battlefield"]
    laid.table.undo()
    assert not any("counter" in one.words for one in history.of(bear)) and history.of(4711) == ()


def test_a_copy_until_end_of_turn_is_marked_while_it_is_one(laid):
    laid.put("Island", count=5)
    bear, angel = laid.put("Grizzly Bears"), laid.put("Serra Angel")
    assert "copy" not in face_of(laid.state, bear).marks
    spell = laid.put("Mirrorweave", "hand")
    laid.table.do(("cast", 0, spell, "front"), (angel, None))
    answered(laid)
    laid.table.pass_priority()
    assert laid.state.look(bear).name == "Serra Angel" and "copy" in face_of(laid.state, bear).marks
    assert "copy" not in face_of(laid.state, angel).marks
    laid.table.do(("go_to", 0, laid.state.turn + 1, "upkeep"))
    answered(laid)                                     # nobody attacks
    assert "copy" not in face_of(laid.state, bear).marks
