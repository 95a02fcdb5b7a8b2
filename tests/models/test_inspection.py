"""The inspector's facts: what was read, what is, and why in that order; moments and the log in words."""
from sandbox.cards.library import find
from sandbox.models import edits
from sandbox.models.doings import agreeing, told
from sandbox.models.inspection import inspected, inspected_card
from sandbox.models.telling import Teller, as_you


def rows(seen):
    return {now.title: now for now in seen.now}


def test_a_card_of_the_library_is_as_printed():
    seen = inspected_card(find("Serra Angel"))
    assert rows(seen)["Colors"].value == "White" and rows(seen)["Mana value"].value == "5"
    assert all(now.origin == "as printed" for now in seen.now)


def test_both_faces_of_a_card_are_there():
    seen = inspected_card(find("Fable of the Mirror-Breaker"))
    assert seen.back.name == "Reflection of Kiki-Jiki" and len(seen.read) == 3


def test_the_effect_that_takes_the_others_ability_comes_first(laid):
    urborg = laid.put("Urborg, Tomb of Yawgmoth")
    laid.put("Blood Moon")
    types = rows(inspected(laid.state, urborg))["Types"]
    assert types.value == "Legendary Land — Mountain"
    assert [(why.layer, why.source, why.applies) for why in types.effects] == [
        ("4", "Blood Moon", True),
        ("4", "Urborg, Tomb of Yawgmoth", False),
    ]
    assert types.effects[0].before == "Legendary Land" and types.effects[1].after == "does not apply"


def test_counters_damage_and_host_are_told(laid):
    bear = laid.put("Grizzly Bears")
    aura = laid.put("Rancor", host=bear)
    laid.table.edit(edits.counters(laid.state, bear, "+1/+1", 2, edits.SET))
    laid.table.edit(edits.damage(laid.state, bear, 1))
    seen = rows(inspected(laid.state, bear))
    assert seen["Counters"].value == "2 +1/+1" and seen["Damage"].value == "1"
    assert seen["Size"].value == "6/4" and len(seen["Size"].effects) == 2
    assert rows(inspected(laid.state, aura))["Attached to"].value == "Grizzly Bears"


def test_what_never_was_is_nothing(laid):
    assert inspected(laid.state, 4711) is None


def test_moments_are_told_in_words(laid):
    laid.put("Mountain", count=3)
    bear = laid.put("Grizzly Bears", seat=1)
    bolt = laid.put("Lightning Bolt", "hand")
    laid.table.edit(edits.tap(laid.state, bear, "tapped", edits.SET))
    laid.table.do(("cast", 0, bolt, "front"))
    while laid.table.asking:
        laid.table.answer_keys([0])
    laid.table.pass_priority()
    teller = Teller(laid.table.timeline)
    words = [teller.words(id) for id in laid.table.timeline.line_to(laid.table.timeline.place)]
    assert words == ["Start", "3 × Mountain onto the battlefield", "Grizzly Bears onto the battlefield", "Lightning Bolt into your hand",
                     "Grizzly Bears is tapped", "You cast Lightning Bolt", "Lightning Bolt resolves"]
    log = [entry.words for entry in teller.entries()]
    assert "You cast Lightning Bolt" in log and not any(line.startswith(("You taps", "You casts")) for line in log)


def test_a_title_given_to_a_moment_is_its_words(laid):
    laid.put("Island")
    laid.table.timeline.call(laid.table.timeline.place, "An island rises")
    assert Teller(laid.table.timeline).words(laid.table.timeline.place) == "An island rises"


def test_an_action_of_an_unknown_kind_has_words_too(laid):
    assert told(("frobnicate", 0), laid.state, laid.state) == "You: frobnicate"
    assert told(("set_zone", 0, "nonsense"), laid.state, laid.state) == "You: set zone"


def test_you_and_others_agree_with_their_verbs():
    assert agreeing("You", "pass") == "pass" and agreeing("Alice", "pass") == "passes" and agreeing("Alice", "play") == "plays"
    assert [
        as_you(line)
        for line in ("You taps Island", "You searches it", "You has lost", "You loses 2 life", "You discards", "Bob taps it", "You passes")
    ] == ["You tap Island", "You search it", "You have lost", "You lose 2 life", "You discard", "Bob taps it", "You pass"]
