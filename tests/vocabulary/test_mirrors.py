"""Jace, Mirror Mage; Infinite Reflection; Kirol: copies that keep, lose and carry on what they copy [702.33, 707]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

GIANT = card("Sleepy Giant", "{4}", "Creature — Giant", "This creature enters tapped.\nWhen this creature enters, you gain 3 life.", "4/4")
JACE = "Jace, Mirror Mage"


def table_of_five_islands():
    table = Table()
    alice, bob = table.players
    alice.controls(*["Island"] * 5)
    return table, alice, bob


# ---- Jace ----
def test_a_kicked_jace_stands_beside_his_copy_J3_J4():
    table, alice, _ = table_of_five_islands()
    jace = alice.holds(JACE)
    alice.casts(jace, "yes")
    table.settles()
    first, copy = table.named(JACE)
    assert (first.counted("loyalty"), copy.counted("loyalty")) == (4, 1)
    assert ("legendary" in first.types, "legendary" in copy.types) == (True, False)
    assert copy.token == "token"


def test_an_unkicked_jace_stands_alone_J10():
    table, alice, _ = table_of_five_islands()
    jace = alice.holds(JACE)
    alice.casts(jace, "no")
    table.settles()
    assert len(table.named(JACE)) == 1


def test_put_onto_the_battlefield_he_was_not_kicked_J13():
    table, alice, _ = table_of_five_islands()
    jace = alice.holds(JACE)
    alice.puts(jace)
    table.settles()
    assert len(table.named(JACE)) == 1


def test_each_jace_may_use_one_ability_a_turn_606_3():
    table, alice, _ = table_of_five_islands()
    jace = alice.holds(JACE)
    alice.library("Island", "Forest", "Swamp")
    alice.casts(jace, "yes")
    table.settles()
    first, copy = table.named(JACE)
    alice.activates(first, ability="+1")
    table.settles((), ("Island", "Forest"))
    with pytest.raises(Illegal, match="606.3"):
        alice.activates(first, ability="+1")
    alice.activates(copy, ability="+1")
    table.settles("Island")
    assert [table.state.thing(i).card.front.name for i in alice.here.library] == ["Forest", "Swamp", "Island"]


def test_the_drawn_card_is_revealed_and_costs_loyalty():
    table, alice, _ = table_of_five_islands()
    jace = alice.controls(JACE)
    alice.library("Divination", "Island")
    alice.activates(jace, ability="0")
    table.settles()
    assert jace.counted("loyalty") == 1
    assert "Alice reveals Divination" in table.log


def test_a_costly_card_kills_jace_J2():
    table, alice, _ = table_of_five_islands()
    jace = alice.controls(JACE)
    alice.library("Serra Angel")
    alice.activates(jace, ability="0")
    table.settles()
    assert jace.is_now.zone == "graveyard"


def test_x_in_hand_is_nothing_J7():
    table, alice, _ = table_of_five_islands()
    jace = alice.controls(JACE)
    alice.library("Blaze")
    alice.activates(jace, ability="0")
    table.settles()
    assert jace.counted("loyalty") == 3


def test_a_draw_that_is_replaced_reveals_nothing_J1():
    table, alice, _ = table_of_five_islands()
    jace = alice.controls(JACE)
    alice.controls("Thought Reflection")
    alice.library("Divination", "Divination")
    alice.activates(jace, ability="0")
    table.settles()
    assert alice.hand == 2
    assert jace.counted("loyalty") == 4
    assert not [line for line in table.log if "reveals" in line]


def test_an_empty_library_reveals_nothing():
    table, alice, _ = table_of_five_islands()
    jace = alice.controls(JACE)
    alice.activates(jace, ability="0")
    table.settles()
    assert jace.counted("loyalty") == 4


# ---- Infinite Reflection ----
def under_reflection(on, *others):
    """Alice casts Infinite Reflection on one of her creatures."""
    table = Table()
    alice, bob = table.players
    alice.controls(*["Island"] * 6)
    host = alice.controls(on)
    placed = [alice.controls(one) for one in others]
    aura = alice.holds("Infinite Reflection")
    alice.casts(aura, host)
    table.settles()
    return table, alice, bob, host, placed, aura


def test_each_other_nontoken_creature_becomes_a_copy():
    _table, _alice, _bob, host, [goblin], aura = under_reflection(BEAR, GOBLIN)
    assert (goblin.name, goblin.power) == ("Bear", 2)
    assert aura.is_now.attached == host.id


def test_when_it_leaves_no_copy_effect_ends_I5():
    table, alice, _bob, _host, [goblin], aura = under_reflection(BEAR, GOBLIN)
    alice.puts(aura.is_now, zone="graveyard")
    assert goblin.name == "Bear"
    table.goes_to("upkeep", ())
    assert goblin.name == "Bear"


def test_who_enters_later_enters_as_a_copy_I7_I9():
    table, alice, _bob, _host, _, _ = under_reflection(BEAR)
    giant = alice.holds(GIANT)
    with table.changes(lambda: alice.life, 0):
        alice.puts(giant)
        table.settles()
    assert (giant.is_now.name, giant.is_now.tapped) == ("Bear", "untapped")


def test_what_the_enchanted_creature_does_as_it_enters_the_copies_do_I7_I9():
    table, alice, _bob, _host, _, _ = under_reflection(GIANT)
    goblin = alice.holds(GOBLIN)
    with table.changes(lambda: alice.life, 3):
        alice.puts(goblin)
        table.settles()
    assert (goblin.is_now.name, goblin.is_now.tapped) == ("Sleepy Giant", "tapped")


def test_tokens_enter_as_they_are():
    table, alice, _bob, _host, _, _ = under_reflection(BEAR)
    alice.says("Create a 1/1 white Soldier creature token.")
    assert len(table.named("Soldier Token")) == 1


def test_on_a_token_it_makes_nontoken_copies_I1():
    table = Table()
    alice, _bob = table.players
    alice.controls(*["Island"] * 6)
    goblin = alice.controls(GOBLIN)
    alice.says("Create a 1/1 white Soldier creature token.")
    [soldier] = table.named("Soldier Token")
    alice.casts(alice.holds("Infinite Reflection"), soldier)
    table.settles()
    assert (goblin.name, goblin.token) == ("Soldier Token", "nontoken")


def test_it_may_enchant_another_players_creature_I8():
    table = Table()
    alice, bob = table.players
    alice.controls(*["Island"] * 6)
    bear, goblin = bob.controls(BEAR), alice.controls(GOBLIN)
    alice.casts(alice.holds("Infinite Reflection"), bear)
    table.settles()
    assert goblin.name == "Bear"


def test_if_it_moves_before_the_trigger_resolves_the_first_creature_is_copied_I10():
    table = Table()
    alice, _bob = table.players
    alice.controls(*["Island"] * 6)
    bear, goblin, giant = alice.controls(BEAR, GOBLIN, GIANT)
    aura = alice.holds("Infinite Reflection")
    alice.casts(aura, bear)
    table.resolves()
    table.does("set_fields", 0, aura.is_now.id, (("attached", giant.id),))
    table.resolves()
    assert (goblin.name, giant.name, bear.name) == ("Bear", "Bear", "Bear")


# ---- Kirol ----
def test_kirol_copies_a_triggered_ability_once_each_turn_R6():
    table = Table()
    alice, bob = table.players
    kirol, bear, goblin, _elf = alice.controls("Kirol, Attentive First-Year", BEAR, GOBLIN, "Grizzly Bears")
    kavu = alice.holds("Flametongue Kavu")
    wall, other = bob.controls("Colossal Dreadmaw", "Wall of Omens")
    alice.puts(kavu, wall)
    trigger = table.state.stack[-1]
    alice.activates(kirol)
    assert table.asked.kind == "target"
    table.answers(table.asked.options[0])
    table.answers((kirol, bear))
    table.resolves("yes", other)
    assert len(table.state.stack) == 2
    assert table.state.stack[-1].source == trigger.source
    with pytest.raises(Illegal, match="602.5"):
        alice.activates(kirol)
    table.settles()
    assert other.is_now.zone == "graveyard"
    assert wall.damage == 4
    assert {kirol.tapped, bear.tapped, goblin.tapped} == {"tapped", "untapped"}
