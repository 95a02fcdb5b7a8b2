"""Sagas [714], told with the Fable and with one of the test's own."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, Table, card

STORY = card("Short Story", "{1}", "Enchantment — Saga", "I, II — You gain 1 life.\nIII — Draw a card.")


def the_fable(lore, *hand):
    """Alice's Fable with so many lore counters, in the draw step before her main phase."""
    table = Table()
    alice, bob = table.players
    fable = alice.controls("Fable of the Mirror-Breaker", counters=(("lore", lore),))
    for player in (alice, bob):
        player.library(*["Island"] * 5)
    alice.holds(*hand)
    table.does("set_turn", 0, (("step", "draw"),))
    return table, alice, bob, fable


def test_it_enters_with_a_lore_counter_and_its_first_chapter_triggers_714_3a():
    table = Table()
    alice, _ = table.players
    alice.controls("Mountain", "Mountain", "Mountain")
    fable = alice.holds("Fable of the Mirror-Breaker")
    alice.casts(fable)
    table.resolves()
    assert fable.is_now.counted("lore") == 1
    table.resolves()
    [goblin] = table.named("Goblin Shaman Token")
    assert (goblin.power, goblin.toughness, goblin.colors, goblin.types) == (2, 2, "R", ("creature", "Goblin", "Shaman"))


def test_its_goblin_makes_a_treasure_as_it_attacks():
    table, _alice, bob, _ = the_fable(0)
    table.goes_to("precombat main")
    table.settles()
    [goblin] = table.named("Goblin Shaman Token")
    table.goes_to("declare attackers", "no", ((goblin, bob),), turn=3)
    table.settles()
    [treasure] = table.named("Treasure Token")
    assert treasure.types == ("artifact", "Treasure")
    assert treasure.tapped == "untapped"


def test_the_second_chapter_exchanges_as_many_cards_as_were_discarded():
    table, alice, _, _ = the_fable(1, "Forest", "Swamp", "Plains")
    table.goes_to("precombat main")
    table.settles("yes")
    table.answers(tuple(option for option in table.asked.options if option.name in ("Forest", "Swamp")))
    assert sorted(alice.graveyard) == ["Forest", "Swamp"]
    assert sorted(table.state.thing(i).card.front.name for i in alice.here.hand) == ["Island", "Island", "Plains"]


def test_nothing_discarded_nothing_drawn():
    table, alice, _, _ = the_fable(1, "Forest")
    table.goes_to("precombat main")
    table.settles("no")
    assert alice.hand == 1
    table, alice, _, _ = the_fable(1, "Forest")
    table.goes_to("precombat main")
    table.settles("yes", ())
    assert alice.hand == 1


def test_the_third_chapter_turns_it_over_712_14():
    table, _alice, _, fable = the_fable(2)
    table.goes_to("precombat main")
    table.settles()
    reflection = fable.is_now
    assert (reflection.name, reflection.zone, reflection.power) == ("Reflection of Kiki-Jiki", "battlefield", 2)
    assert reflection.types == ("enchantment", "creature", "Goblin", "Shaman")
    assert reflection.counters == ()
    assert reflection.mana_value == 3                  # K3


def test_the_reflection_copies_in_the_next_turn_and_the_copy_is_gone_at_the_end_302_6():
    table, alice, _bob, fable = the_fable(2)
    bear = alice.controls(BEAR)
    alice.controls("Mountain")
    table.goes_to("precombat main")
    table.settles()
    with pytest.raises(Illegal, match="302"):
        alice.activates(fable.is_now)
    table.goes_to("precombat main", (), turn=3)
    alice.activates(fable.is_now, bear)
    table.resolves()
    [_, copy] = table.named("Bear")
    assert (copy.token, copy.power) == ("token", 2)
    assert [a.word for a in copy.abilities] == ["haste"]
    table.goes_to("postcombat main", ())
    assert len(table.named("Bear")) == 2
    table.goes_to("end")
    table.settles()
    assert len(table.named("Bear")) == 1


def test_a_copy_that_is_not_double_faced_stays_exiled_712_14a():
    table = Table()
    alice, _ = table.players
    story = alice.controls("Fable of the Mirror-Breaker", counters=(("lore", 2),))
    mirror = alice.controls(BEAR)
    alice.library("Island", "Island")
    from sandbox.vocabulary.copying import shown
    table.does("set_fields", 0, mirror.id, (("copied", shown(table.state, story.id)), ("counters", (("lore", 2),))))
    table.does("remove", 0, story.id)
    table.does("set_turn", 0, (("step", "draw"),))
    table.goes_to("precombat main")
    table.settles()
    assert mirror.is_now.zone == "exile"


def test_two_numerals_are_two_triggers_714_2c():
    table = Table()
    alice, _ = table.players
    alice.controls("Doubling Season")
    alice.controls(*["Island"])
    story = alice.holds(STORY)
    alice.casts(story)
    with table.changes(lambda: alice.life, 2):         # enters with two counters: chapters I and II
        table.settles()
    assert story.is_now.counted("lore") == 2


def test_it_is_sacrificed_after_its_last_chapter_has_resolved_714_4():
    table = Table()
    alice, _bob = table.players
    story = alice.controls(STORY, counters=(("lore", 2),))
    alice.library("Island", "Forest")
    table.does("set_turn", 0, (("step", "draw"),))
    table.does("pass", 0)
    table.does("pass", 1)
    assert (story.counted("lore"), len(table.state.stack)) == (3, 1)
    assert story.zone == "battlefield"                 # its last chapter is still on the stack
    table.resolves()
    assert story.is_now.zone == "graveyard"


def test_the_opponents_saga_waits_for_its_controllers_turn_714_3b():
    table = Table()
    alice, bob = table.players
    story = bob.controls(STORY, counters=(("lore", 1),))
    alice.library("Island")
    table.does("set_turn", 0, (("step", "draw"),))
    table.goes_to("precombat main")
    assert story.counted("lore") == 1
