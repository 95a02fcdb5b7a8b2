"""Buyback, rebound, madness, cascade, split second; what is cheaper; when a spell may be cast [702.27, 702.35, 702.61, 702.85, 702.88]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

KEPT = card("Kept", "{U}", "Instant", "Buyback {2}\nYou gain 1 life.")
AGAIN = card("Again", "{U}", "Sorcery", "You gain 2 life.\nRebound")
MAD = card("Mad", "{3}{R}", "Instant", "You gain 3 life.\nMadness {R}")
CASCADER = card("Cascader", "{3}{R}", "Creature — Elemental", "Cascade", size="3/3")
DENIAL = card("Denial", "{U}", "Instant", "Counter target spell.")
SUDDEN = card("Sudden", "{R}", "Instant", "Split second\nYou gain 1 life.")
FROG = card("Frog", "{4}", "Creature — Frog", "Affinity for artifacts", size="2/2")
ROCK = card("Rock", "{1}", "Artifact", "{T}: Add {C}.")
WIZARD = card("Wise", "{2}{U}", "Instant", "This spell costs {2} less to cast if you control a Goblin.\nYou gain 1 life.")
AIMED = card("Aimed", "{2}{U}", "Instant", "This spell costs {2} less to cast if it targets a Goblin.\nTap target creature.")
STRIVE = card("Strive", "{U}", "Instant", "This spell costs {1} more to cast for each target beyond the first.\n"
              "Tap any number of target creatures.")
AMBUSH = card("Ambush", "{U}", "Instant", "Cast this spell only during combat.\nYou gain 1 life.")
CHARGE = card("Charge", "{1}", "Artifact", "{1}: You gain 1 life. Activate only during your turn, before attackers are declared.")
DISCARDER = card("Discarder", "{1}", "Artifact", "Discard a card: You gain 1 life.")


@pytest.fixture
def table():
    table = Table()
    table.players[0].controls("Island", "Mountain", "Island")
    table.players[0].library(*["Island"] * 4)
    return table


@pytest.mark.parametrize("answer, zone", [("yes", "hand"), ("no", "graveyard")])
def test_bought_back_it_returns_to_the_hand_as_it_resolves_702_27a(table, answer, zone):  # 702.27a
    alice, _ = table.players
    spell = alice.holds(KEPT)
    alice.casts(spell, answer)
    table.resolves()
    assert spell.is_now.zone == zone


def test_a_countered_spell_is_not_bought_back_702_27a(table):  # 702.27a
    alice, bob = table.players
    bob.controls("Island")
    spell = alice.holds(KEPT)
    alice.casts(spell, "yes")
    alice.passes()
    bob.casts(bob.holds(DENIAL), spell.is_now)
    table.resolves()
    assert spell.is_now.zone == "graveyard"


def test_a_spell_rebounds_once_702_88a(table):  # 702.88a
    alice, _ = table.players
    table.players[1].library("Island", "Island")
    spell = alice.holds(AGAIN)
    alice.casts(spell)
    table.resolves()
    assert spell.is_now.zone == "exile"
    table.goes_to("upkeep", turn=3)
    table.resolves("yes")
    table.settles()
    assert (alice.life, spell.is_now.zone) == (24, "graveyard")


@pytest.mark.parametrize("answer, life, zone", [("yes", 24, "graveyard"), ("no", 21, "graveyard")])
def test_a_discarded_card_may_be_cast_for_its_madness_cost_702_35a(table, answer, life, zone):  # 702.35a
    alice, _ = table.players
    mad, one = alice.holds(MAD), alice.controls(DISCARDER)
    alice.activates(one)
    assert mad.is_now.zone == "exile"
    table.resolves(answer)
    table.settles()
    assert (alice.life, mad.is_now.zone) == (life, zone)


def test_what_is_put_into_the_graveyard_otherwise_has_no_madness_702_35a(table):  # 702.35a
    alice, _ = table.players
    mad = alice.holds(MAD)
    alice.puts(mad, zone="graveyard")
    assert mad.is_now.zone == "graveyard" and not table.state.stack


def test_cascade_casts_the_first_cheaper_nonland_card_702_85a(table):  # 702.85a
    alice, _ = table.players
    alice.controls("Mountain")
    for one in alice.here.library:
        table.does("remove", 0, one)
    land, dear, bear, last = alice.library("Forest", CASCADER, BEAR, "Plains")
    alice.casts(alice.holds(CASCADER))
    table.resolves("yes")
    while table.asked:
        table.answers(tuple(table.asked.options))
    assert bear.is_now.zone == "stack" and len(alice.here.library) == 3 and alice.here.library[0] == last.id
    table.settles()
    assert bear.is_now.zone == "battlefield"
    assert {land.is_now.zone, dear.is_now.zone} == {"library"}


def test_nothing_is_cast_in_response_to_split_second_but_mana_is_made_702_61a(table):  # 702.61a
    alice, bob = table.players
    bob.controls("Island", CHARGE)
    denial = bob.holds(DENIAL)
    alice.casts(alice.holds(SUDDEN))
    alice.passes()
    with pytest.raises(Illegal, match="702.61a"):
        bob.casts(denial)
    assert {p.kind for p in bob.may(table.named("Island")[-1])} == {"tap"}


def test_affinity_counts_what_one_controls_702_41a(table):  # 702.41a
    alice, bob = table.players
    bob.controls(ROCK, ROCK)
    spell = alice.holds(FROG)
    assert alice.may_not(spell) == [("cast", "601.2h")]
    rock = alice.controls(ROCK, tapped="tapped")
    alice.casts(spell)
    assert rock.tapped == "tapped" and len(table.state.stack) == 1


def test_it_costs_less_only_if_that_is_so_601_2f(table):
    alice, _ = table.players
    alice.controls(GOBLIN)
    lands = [land for land in table.state.permanents() if "land" in table.state.look(land.id).types]
    alice.casts(alice.holds(WIZARD))
    assert [table.state.thing(land.id).tapped for land in lands].count("tapped") == 1


def test_what_it_targets_makes_it_cheaper_601_2f(table):
    alice, bob = table.players
    goblin, bear = bob.controls(GOBLIN, BEAR)
    alice.casts(alice.holds(AIMED), goblin)
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(alice.holds(AIMED), bear)


def test_each_target_beyond_the_first_costs_more_601_2f(table):
    alice, bob = table.players
    bears = bob.controls(BEAR, BEAR, BEAR, BEAR)
    alice.casts(alice.holds(STRIVE), tuple(bears[:3]))
    table.resolves()
    assert [bear.tapped for bear in bears].count("tapped") == 3


def test_cast_only_during_combat_601_3(table):
    alice, _ = table.players
    spell = alice.holds(AMBUSH)
    assert alice.may_not(spell) == [("cast", "601.3")]
    table.goes_to("beginning of combat")
    alice.casts(spell)


def test_activated_only_before_attackers_are_declared_602_5b(table):
    alice, _ = table.players
    one = alice.controls(CHARGE)
    alice.activates(one)
    table.settles()
    table.goes_to("postcombat main")
    with pytest.raises(Illegal, match="602.5b"):
        alice.activates(one)
