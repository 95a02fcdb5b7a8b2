"""Keywords that use cards in graveyards and hands [702.29e, 702.49, 702.52-53, 702.57, 702.59, 702.84, 702.97, 702.128-129]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

DIGGER = card("Digger", "{4}{R}", "Creature — Goblin", "Unearth {R}", size="3/3")
SAINT = card("Saint", "{2}{W}", "Creature — Human", "Flying\nEmbalm {W}", size="2/2")
SPHINX = card("Old Sphinx", "{2}{U}", "Creature — Sphinx", "Eternalize {U}", size="1/1")
MEAT = card("Meat", "{3}{G}", "Creature — Beast", "Scavenge {G}", size="3/2")
COMING = card("Coming Back", "{3}{B}", "Sorcery", "Draw a card.\nRecover {B}")
IMP = card("Dredger", "{1}{B}", "Creature — Imp", "Dredge 2", size="1/1")
LANDCYCLER = card("Landcycler", "{5}{G}", "Creature — Beast", "Forestcycling {1}\nBasic landcycling {2}", size="4/4")
CHANGER = card("Changer", "{1}{U}", "Instant", "Draw a card.\nTransmute {1}")
OMEN = card("Omen", "{3}{W}", "Creature — Bird", "Forecast — {W}, Reveal this card from your hand: You gain 1 life.", size="2/2")
NINJA = card("Hidden Ninja", "{3}{U}", "Creature — Human Ninja", "Ninjutsu {U}", size="3/1")
COLORS = ["Plains", "Island", "Swamp", "Mountain", "Forest"]


@pytest.fixture
def table():
    table = Table()
    table.players[0].controls(*COLORS)
    return table


def test_unearthed_it_has_haste_and_is_exiled_at_the_end_step_702_84a(table):  # 702.84a
    alice, bob = table.players
    dead = alice.has(DIGGER, "graveyard")
    alice.activates(dead)
    table.resolves()
    table.fights([(dead.is_now, bob)])
    assert bob.life == 17
    table.goes_to("end")
    table.settles()
    assert dead.is_now.zone == "exile"


def test_what_was_unearthed_is_exiled_whenever_it_would_leave_702_84a(table):  # 702.84a
    alice, _ = table.players
    dead = alice.has(DIGGER, "graveyard")
    alice.activates(dead)
    table.resolves()
    alice.does("tell", "destroy all creatures.")
    assert dead.is_now.zone == "exile"


def test_unearth_is_for_sorcery_time_702_84a(table):  # 702.84a
    alice, _ = table.players
    dead = alice.has(DIGGER, "graveyard")
    table.goes_to("end")
    with pytest.raises(Illegal, match="307.1"):
        alice.activates(dead)


def test_an_embalmed_token_is_white_and_a_zombie_without_a_mana_cost_702_128a(table):  # 702.128a
    alice, _ = table.players
    dead = alice.has(SAINT, "graveyard")
    alice.activates(dead)
    assert dead.is_now.zone == "exile"
    table.resolves()
    [token] = table.named("Saint")
    assert (token.colors, token.mana_value, "Zombie" in token.types, token.power) == ("W", 0, True, 2)


def test_an_eternalized_token_is_black_and_4_4_702_129a(table):  # 702.129a
    alice, _ = table.players
    alice.activates(alice.has(SPHINX, "graveyard"))
    table.resolves()
    [token] = table.named("Old Sphinx")
    assert (token.colors, token.power, token.toughness, "Zombie" in token.types) == ("B", 4, 4, True)


def test_scavenge_puts_counters_for_the_power_of_the_card_702_97a(table):  # 702.97a
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.activates(alice.has(MEAT, "graveyard"), bear)
    table.resolves()
    assert (bear.power, bear.counted("+1/+1")) == (5, 3)


@pytest.mark.parametrize("answer, zone", [("yes", "hand"), ("no", "exile")])
def test_recover_returns_the_card_or_exiles_it_702_59a(table, answer, zone):  # 702.59a
    alice, _ = table.players
    dead, bear = alice.has(COMING, "graveyard"), alice.controls(BEAR)
    alice.puts(bear, zone="graveyard")
    table.resolves(answer)
    assert dead.is_now.zone == zone


def test_recover_is_for_creatures_that_go_to_ones_own_graveyard_702_59a(table):  # 702.59a
    alice, bob = table.players
    alice.has(COMING, "graveyard")
    bob.puts(bob.controls(BEAR), zone="graveyard")
    assert not table.state.stack


def test_dredge_replaces_a_draw_702_52a(table):  # 702.52a
    alice, _ = table.players
    alice.library("Island", "Island", "Island")
    dead = alice.has(IMP, "graveyard")
    alice.says("draw a card.", "yes")
    assert (dead.is_now.zone, len(alice.here.library), alice.graveyard) == ("hand", 1, ["Island", "Island"])


def test_with_too_few_cards_nothing_is_dredged_702_52b(table):  # 702.52b
    alice, _ = table.players
    alice.library("Island")
    dead = alice.has(IMP, "graveyard")
    alice.says("draw a card.")
    assert (dead.is_now.zone, alice.hand) == ("graveyard", 1)


def test_typecycling_finds_a_card_of_that_type_702_29e(table):  # 702.29e
    alice, _ = table.players
    alice.library("Island", "Forest", BEAR)
    alice.activates(alice.holds(LANDCYCLER))
    table.resolves()
    while table.asked:
        table.answers(tuple(table.asked.options) if table.asked.kind == "shuffle" else table.asked.options[0])
    assert [table.state.look(id).name for id in alice.here.hand] == ["Forest"]


def test_transmute_finds_the_same_mana_value_702_53a(table):  # 702.53a
    alice, _ = table.players
    alice.library("Island", BEAR, GOBLIN)
    held = alice.holds(CHANGER)
    alice.activates(held)
    table.resolves()
    while table.asked:
        table.answers(tuple(table.asked.options) if table.asked.kind == "shuffle" else table.asked.options[0])
    assert ([table.state.look(id).name for id in alice.here.hand], held.is_now.zone) == (["Bear"], "graveyard")


def test_forecast_is_for_ones_own_upkeep_once_702_57b(table):  # 702.57b
    alice, _ = table.players
    alice.library(*["Island"] * 5)
    held = alice.holds(OMEN)
    with pytest.raises(Illegal, match="602.5b"):
        alice.activates(held)
    table.does("set_turn", 0, (("step", "upkeep"),))
    alice.activates(held)
    table.resolves()
    assert (alice.life, held.is_now.zone) == (21, "hand")
    with pytest.raises(Illegal, match="602.5b"):
        alice.activates(held)


def test_a_ninja_takes_the_place_of_an_unblocked_attacker_702_49a(table):  # 702.49a
    alice, bob = table.players
    bear, ninja = alice.controls(BEAR), alice.holds(NINJA)
    with pytest.raises(Illegal):
        alice.activates(ninja)
    table.fights([(bear, bob)], until="declare blockers")
    alice.activates(ninja)
    assert bear.is_now.zone == "hand"
    table.resolves()
    assert (ninja.is_now.tapped, ninja.is_now.attacking is not None) == ("tapped", True)
    table.goes_to("combat damage")
    assert bob.life == 17
