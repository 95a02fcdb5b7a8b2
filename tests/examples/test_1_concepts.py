"""The examples of the rules' first part, played: the golden rules, mana, numbers, tokens, abilities, targets, costs, damage [100-123]."""
import pytest

from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from tests.marks import example
from tests.table import BEAR, GOBLIN, card

BOLT = card("Bolt", "{R}", "Instant", "Bolt deals 3 damage to any target.")
PAINTED = "Target creature becomes white until end of turn."


# ---- the golden rules [101] ----
@example("101.4")
def test_each_chooses_in_turn_order_and_then_all_is_done_at_once(table, alice, bob):
    _, bear, goblin, other = (*alice.controls(BEAR, BEAR), *bob.controls(GOBLIN, BEAR))
    table.does("set_turn", 0, (("active", 1),))
    alice.says("Each player sacrifices a creature of their choice.")
    bob.answers(goblin)                                   # it is his turn
    assert goblin.zone == BATTLEFIELD                     # chosen, and nothing has happened yet
    alice.answers(bear)
    assert (bear.is_now.zone, goblin.is_now.zone, other.zone) == (GRAVEYARD, GRAVEYARD, BATTLEFIELD)


# ---- mana [106] ----
@example("106.7")
def test_lands_that_could_produce_only_what_each_other_could_produce_nothing(table, alice, bob):
    orchard = card("Orchard", "", "Land", "{T}: Add one mana of any color that a land an opponent controls could produce.")
    mine, _ = alice.controls(orchard), bob.controls(orchard)
    alice.taps(mine)
    assert alice.pool == ""


@example("106.7")
def test_through_another_orchard_the_forest_can_be_seen(table, alice, bob):
    orchard = card("Orchard", "", "Land", "{T}: Add one mana of any color that a land an opponent controls could produce.")
    mine, _ = alice.controls(orchard, "Forest")
    bob.controls(orchard)
    alice.taps(mine)
    assert alice.pool == "G"


# ---- numbers and symbols [107] ----
@example("107.1b")
def test_a_creature_of_negative_power_assigns_no_damage_and_rises_from_below_zero(table, alice, bob):
    one = alice.controls(card("One", "", "Creature", size="3/4"))
    alice.says("Target creature gets -5/-0 until end of turn.", one)
    table.fights([(one, bob)])
    assert (one.power, bob.life) == (-2, 20)
    alice.says("Target creature gets +3/+0 until end of turn.", one)
    assert one.power == 1


@example("107.1b", 2)
def test_an_amount_below_zero_is_no_mana(table, alice):
    joiner = alice.controls(card("Joiner", "", "Creature", "{T}: Add an amount of {G} equal to this creature's power.", "1/2"))
    alice.says("Target creature gets -2/-0 until end of turn.", joiner)
    alice.taps(joiner)
    assert alice.pool == ""


@example("107.1b", 3)
def test_x_is_zero_where_the_power_that_it_is_lies_below(table, alice):
    colossus = alice.controls(card("Colossus", "", "Creature",
        "{0}: This creature gets +X/+X until end of turn, where X is its power.", "4/4"))
    alice.says("Target creature gets -6/-0 until end of turn.", colossus)
    alice.activates(colossus)
    table.settles()
    assert (colossus.power, colossus.toughness) == (-2, 4)


@example("107.4e")
@pytest.mark.parametrize("lands", [("Forest", "Forest"), ("Forest", "Plains"), ("Plains", "Plains")])
def test_hybrid_symbols_are_paid_by_either_colour(table, alice, lands):
    alice.controls(*lands)
    spell = alice.holds(card("Two", "{G/W}{G/W}", "Sorcery", "You gain 1 life."))
    alice.casts(spell)
    table.settles()
    assert alice.life == 21


@example("107.4e")
def test_hybrid_symbols_are_paid_by_no_third_colour(table, alice):
    alice.controls("Forest", "Island")
    spell = alice.holds(card("Two", "{G/W}{G/W}", "Sorcery", "You gain 1 life."))
    assert not alice.may(spell)


@example("107.4f")
@pytest.mark.parametrize("lands, life", [(("Plains", "Plains"), 20), (("Plains",), 18), ((), 16)])
def test_phyrexian_symbols_are_paid_with_the_colour_or_two_life_each(table, alice, lands, life):
    alice.controls("Wastes", *lands)
    spell = alice.holds(card("Two", "{W/P}{W/P}", "Sorcery", "Draw a card."))
    alice.library("Island")
    alice.casts(spell)
    table.settles()
    assert alice.life == life


# ---- tokens [111] ----
@example("111.3")
def test_a_token_has_nothing_that_was_not_said_of_it(table, alice):
    alice.says("Create a 1/1 green Saproling creature token.")
    [token] = table.named("Saproling Token")
    alice.says("Create a token that's a copy of target creature.", token)
    assert [(one.types, one.colors, one.power, one.mana_value, one.abilities) for one in table.named("Saproling Token")] == [
        (("creature", "Saproling"), "G", 1, 0, ())] * 2       # what was said are its copiable values


@example("111.4")
def test_a_token_is_named_after_its_subtypes(table, alice):
    alice.says("Create two 2/1 red Dwarf Berserker creature tokens.")
    assert [one.types for one in table.named("Dwarf Berserker Token")] == [("creature", "Dwarf", "Berserker")] * 2


@example("111.4", 2)
def test_a_token_has_the_name_that_the_effect_gives_it_and_no_other(table, alice):
    alice.controls(card("Ranger", "", "Creature — Human Ranger",
        "When this creature enters, create Rodney, a legendary 1/1 red Hamster creature token with trample and haste.", "3/3"))
    alice.puts(alice.holds(table.named("Ranger")[0].is_now.card))
    table.settles()
    [token] = table.named("Rodney")
    assert (token.types, token.token) == (("legendary", "creature", "Hamster"), "token") and not table.named("Hamster Token")


@example("111.4", 3)
def test_a_token_that_is_a_copy_has_the_name_that_it_copies(table, alice):
    bear = alice.controls(BEAR)
    alice.says("Create a token that's a copy of target creature.", bear)
    assert len(table.named("Bear")) == 2


# ---- damage [120] ----
@example("120.4d")
def test_damage_is_prevented_then_becomes_its_results_and_they_are_replaced(table, alice, bob):
    alice.controls(card("Boon", "", "Enchantment", "If you would gain life, you gain twice that much life instead."))
    sapper = alice.controls(card("Sapper", "", "Creature", "Wither, lifelink", "3/3"))
    bear = bob.controls(BEAR)
    table.fights([(sapper, bob)], [(bear, sapper)], until="declare blockers")
    bob.says("Prevent the next 2 damage that would be dealt to target creature this turn.", bear)
    table.goes_to("combat damage")
    assert (bear.counted("-1/-1"), alice.life, sapper.is_now.damage) == (1, 22, 2)


# ---- spells and abilities [112, 113] ----
@example("113.2a")
def test_not_being_able_to_block_is_an_ability_and_can_be_lost(table, alice, bob):
    meek = bob.controls(card("Meek", "", "Creature", "This creature can't block.", "2/2"))
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="declare blockers")
    assert meek.blocking == ()
    alice.says("Target creature loses all abilities until end of turn.", meek)
    assert meek.abilities == ()


@example("113.6m")
def test_what_returns_itself_from_the_graveyard_works_only_there(table, alice):
    skeleton = card("Skeleton", "{1}{B}", "Creature", "{0}: Return this card from your graveyard to the battlefield tapped.", "1/1")
    there, held, dead = alice.controls(skeleton), alice.holds(skeleton), alice.has(skeleton, GRAVEYARD)
    assert not [p for one in (there, held) for p in alice.may(one) if p.kind == "activate"]
    alice.activates(dead)
    table.settles()
    assert (dead.is_now.zone, dead.is_now.tapped) == (BATTLEFIELD, "tapped")


@example("113.12")
@pytest.mark.parametrize("quality, size", [("has flying", 2), ("is red", 4), ("can't be blocked", 4)])
def test_a_quality_is_no_ability(table, alice, quality, size):
    alice.controls(card("Glyphs", "{3}{W}", "Enchantment", "Creatures with no abilities get +2/+2."))
    bear = alice.controls(BEAR)
    alice.controls(card("Aura", "{W}", "Enchantment — Aura", f"Enchant creature\nEnchanted creature {quality}."), attached=bear.id)
    assert bear.power == size


# ---- targets [115] ----
# ---- damage [120] ----
@example("120.5")
def test_a_bolt_does_not_destroy_what_dies_of_it(table, alice, bob):
    alice.controls("Mountain")
    alice.controls(card("Keeper", "{W}", "Enchantment", "Whenever a creature dies, you gain 1 life."))
    bear, bolt = bob.controls(BEAR), alice.holds(BOLT)
    alice.casts(bolt, bear)
    table.resolves()
    damage = next(i for i, line in enumerate(table.log) if "deals 3 damage" in line)
    destroyed = next(i for i, line in enumerate(table.log) if "destroy" in line.lower())
    assert damage < destroyed and bear.is_now.zone == GRAVEYARD
