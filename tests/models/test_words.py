"""What the models say in words: reasons, modes, abilities on the stack; a card's own name where it speaks of itself."""
import re

from sandbox.models.dropping import Act, meaning, reason_of
from sandbox.models.edits import SET, Manner
from sandbox.models.stack import waiting
from sandbox.views.carry import Cargo, Target


def reasons(laid, id, seat=0):
    return {reason_of(one) for one in laid.table.possible(id, seat) if one.reason}


def test_a_reason_without_priority_is_said_as_at_the_table(laid):
    laid.put("Island", count=3)
    bolt, theirs = laid.put("Lightning Bolt", "hand"), laid.put("Opt", "hand", seat=1)
    laid.put("Mountain")
    assert reasons(laid, theirs, 1) == {"You have priority now, Opponent waits [117.1]."}
    laid.table.do(("cast", 0, bolt, "front"))
    assert laid.table.asking
    assert reasons(laid, theirs, 1) == {"First answer what is asked [117.1]."}


def test_modes_call_the_card_by_its_name_and_the_stack_tells_the_one_chosen(laid):
    laid.put("Mountain", count=2)
    laid.put("Grizzly Bears", seat=1)
    laid.put("Ashnod's Altar", seat=1)
    spell = laid.put("Abrade", "hand")
    laid.table.do(("cast", 0, spell, "front"))
    question = laid.table.asking
    assert question.kind == "mode" and len(question.offers) == 2
    assert not any(sign in offer.words for offer in question.offers for sign in "~|•\n")
    assert any(offer.words.startswith("Abrade deals 3 damage") for offer in question.offers)
    while laid.table.asking:
        laid.table.answer_keys([0])
    [one] = waiting(laid.state)
    assert any(words.startswith("• ") for words in one.details) and not any(re.search("mode [0-9]|~", words) for words in one.details)


def test_the_kicker_is_asked_for_as_a_question(laid):
    laid.put("Island", count=5)
    laid.table.do(("cast", 0, laid.put("Jace, Mirror Mage", "hand"), "front"))
    assert laid.table.asking.words == "Pay kicker {2} as well?"


def test_a_spell_dropped_on_a_player_means_that_player(laid):
    laid.put("Mountain")
    bolt = laid.put("Lightning Bolt", "hand")
    meant = meaning(laid.table, Cargo(ids=(bolt,)), Target("player", 1), Manner(1, "untapped", SET))
    assert isinstance(meant, Act)
    laid.table.do(meant.action, meant.wish)
    assert laid.table.asking.kind == "pay"
    while laid.table.asking:
        laid.table.answer_keys([0])
    assert waiting(laid.state)[0].targets == ((None, 1),)


def test_an_ability_on_the_stack_says_its_sort_its_source_and_its_text(laid):
    walker = laid.put("Jace, Mirror Mage")
    laid.table.do(("activate", 0, walker, 0))
    [one] = waiting(laid.state)
    assert one.face.is_ability and one.face.types == "Activated ability"
    assert one.face.name == "Jace, Mirror Mage" and "Scry 2" in " ".join(one.face.lines)
