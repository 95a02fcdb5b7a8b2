"""Drawn cards that counter spells, or that can't be countered themselves [601.2f, 701.6]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import BIRD, GIANT, able_to_block
from tests.table import BEAR, GOBLIN, card

BOLT = "Lightning Bolt"
DRAKE = card("Drake", "{4}{W}", "Creature — Drake", "Flying", "2/5")


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


def answered_by(table, player, spell, *answers):
    """The active player waits, and the other casts this."""
    table.players[0].passes()
    player.casts(player.holds(spell), *answers)


@shows("Access Denied")
def test_a_countered_spell_is_worth_as_many_thopters_as_it_cost_202_3(alice, bob, table):
    alice.controls("Forest", "Wastes"), bob.controls(*["Island"] * 5)
    bear = alice.holds(BEAR)
    alice.casts(bear)
    answered_by(table, bob, drawn("Access Denied"), bear.is_now)
    table.settles()
    thopters = table.named("Thopter Token")
    assert (alice.graveyard, len(thopters)) == (["Bear"], 2)
    assert {(one.controller, one.power, one.toughness, one.colors) for one in thopters} == {(bob.seat, 1, 1, "")}
    assert all("artifact" in one.types for one in thopters)
    goblin = alice.controls(GOBLIN)
    assert able_to_block(table, (goblin, bob)) == {("Thopter Token", "Goblin Scout")}


@shows("Broken Ambitions")
@pytest.mark.parametrize("theirs, milled", [(GIANT, 4), ("Island", 0)])
def test_the_spell_is_countered_and_the_clash_decides_about_four_cards_701_30d(alice, bob, table, theirs, milled):
    alice.controls("Forest", "Wastes", "Wastes"), bob.controls("Island", "Island", "Island")
    alice.library(*["Plains"] * 6), bob.library(theirs, "Swamp")
    bear = alice.holds(BEAR)
    alice.casts(bear)
    answered_by(table, bob, drawn("Broken Ambitions"), 2, bear.is_now)
    table.resolves("no", "no", "no")                                          # not paid, and both cards stay on top
    assert (bear.is_now.zone, len(alice.here.library), len(alice.graveyard)) == ("graveyard", 6 - milled, 1 + milled)
    assert len(bob.here.library) == 2


@shows("Broken Ambitions")
def test_paid_for_the_spell_resolves_118_12a(alice, bob, table):
    alice.controls("Forest", "Wastes", "Wastes", "Wastes"), bob.controls("Island", "Island", "Island")
    alice.library("Plains"), bob.library("Island")
    bear = alice.holds(BEAR)
    alice.casts(bear)
    answered_by(table, bob, drawn("Broken Ambitions"), 2, bear.is_now)
    table.resolves("yes", "no", "no")
    table.settles()
    assert bear.is_now.zone == "battlefield" and {one.tapped for one in table.named("Wastes")} == {"tapped"}


@shows("Disciple of the Ring")
@pytest.mark.parametrize("lands, answers, life", [(2, ["yes"], 20), (3, ["no"], 20), (3, ["yes"], 17)])
def test_a_dead_spell_counters_one_that_is_not_paid_for_118_12a(alice, bob, table, lands, answers, life):
    alice.controls("Mountain", *["Wastes"] * (lands - 1)), bob.controls("Island")
    disciple, dead = bob.controls(drawn("Disciple of the Ring")), bob.has("Divination", "graveyard")
    bob.has(BEAR, "graveyard")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    alice.passes()
    table.does("activate", 1, disciple.id, 0)
    counter = table.asked.options[0]
    table.answers(counter, bolt.is_now)
    table.resolves(*answers)
    table.settles()
    assert (bob.life, dead.is_now.zone, bob.graveyard) == (life, "exile", ["Bear"])
    with pytest.raises(Illegal):
        alice.passes()
        bob.activates(disciple)                                               # no instant or sorcery card is left


@shows("Disciple of the Ring")
def test_the_other_modes_grow_tap_and_untap_700_2(alice, table):
    disciple, bear, *_ = alice.controls(drawn("Disciple of the Ring"), BEAR, "Island", "Island", "Island")
    for _ in range(3):
        alice.has(BOLT, "graveyard")
    seen = []
    for mode in ("~ gets +1/+1 until end of turn.", "tap target creature.", "untap target creature."):
        table.does("activate", 0, disciple.id, 0)
        said = {getattr(option, "text", str(option)).replace("Disciple of the Ring", "~").lower(): option for option in table.asked.options}
        table.answers(said[mode], *([bear] if "target" in mode else []))
        if table.asked:
            table.answers(table.asked.options[0])                             # which card is exiled
        table.settles()
        seen.append((disciple.power, disciple.toughness, bear.tapped, len(alice.graveyard)))
    assert seen == [(4, 5, "untapped", 2), (4, 5, "tapped", 1), (4, 5, "untapped", 0)]


@shows("Hunter's Mark")
def test_against_a_blue_creature_it_is_cheap_and_nothing_stops_it_601_2f(alice, bob, table):
    bear, _ = alice.controls(BEAR, "Forest")
    bird, _, _ = bob.controls(BIRD, "Island", "Island")
    mark = alice.holds(drawn("Hunter's Mark"))
    alice.casts(mark, bear, bird)
    answered_by(table, bob, "Counterspell", mark.is_now)
    table.settles()
    assert (bear.power, bird.is_now.zone, bob.graveyard[0]) == (3, "graveyard", "Counterspell")


@shows("Hunter's Mark")
def test_against_another_it_costs_four_and_deals_the_grown_power(alice, bob, table):
    bear, _ = alice.controls(BEAR, "Forest")
    giant = bob.controls(GIANT)
    mark = alice.holds(drawn("Hunter's Mark"))
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(mark, bear, giant)
    alice.controls("Wastes", "Wastes", "Wastes")
    alice.casts(mark, bear, giant)
    table.settles()
    assert (bear.power, bear.damage, giant.damage) == (3, 0, 3)


@shows("Surrak Dragonclaw")
def test_neither_it_nor_another_creature_spell_can_be_countered_101_2(alice, bob, table):
    alice.controls("Forest", "Island", "Mountain", "Wastes", "Wastes", "Forest", "Forest", "Mountain"), bob.controls(*["Island"] * 6)
    surrak, bear, bolt = alice.holds(drawn("Surrak Dragonclaw"), BEAR, BOLT)
    alice.passes()
    bob.passes()
    assert table.state.step == "beginning of combat"                          # it has flash [702.8a]
    alice.casts(surrak)
    answered_by(table, bob, "Counterspell", surrak.is_now)
    table.settles()
    assert surrak.is_now.zone == "battlefield"
    table.goes_to("postcombat main")
    alice.casts(bear)
    answered_by(table, bob, "Counterspell", bear.is_now)
    table.settles()
    alice.casts(bolt, bob)
    answered_by(table, bob, "Counterspell", bolt.is_now)
    table.settles()
    assert (bear.is_now.zone, alice.graveyard, bob.life) == ("battlefield", [BOLT], 20)


@shows("Surrak Dragonclaw")
def test_his_companions_trample_and_he_does_not_702_19b(alice, bob, table):  # 702.19b
    surrak, bear = alice.controls(drawn("Surrak Dragonclaw"), BEAR)
    first, second = bob.controls(GOBLIN, GOBLIN)
    table.goes_to("combat damage", ((surrak, bob), (bear, bob)), ((first, surrak), (second, bear)), (1, 1))
    assert (bob.life, first.is_now.zone, second.is_now.zone, table.asked) == (19, "graveyard", "graveyard", None)


@shows("Tears of Valakut")
def test_who_flies_is_struck_for_five_whatever_is_said_against_it_101_2(alice, bob, table):
    alice.controls("Mountain", "Mountain", BEAR), bob.controls("Island", "Island", GIANT)
    drake, tears = bob.controls(DRAKE), alice.holds(drawn("Tears of Valakut"))
    table.does("cast", 0, tears.id, "front")
    assert [one.id for one in table.asked.options] == [drake.id]
    table.answers(drake)
    answered_by(table, bob, "Counterspell", tears.is_now)
    table.settles()
    assert (drake.is_now.zone, bob.graveyard) == ("graveyard", ["Counterspell", "Drake"])


@shows("Torch Breath")
def test_against_a_blue_permanent_it_costs_two_less_601_2f(alice, bob, table):
    alice.controls("Mountain", "Mountain"), bob.controls("Island", "Island")
    bird, bear = bob.controls(BIRD, counters=(("+1/+1", 2),)), bob.controls(BEAR)
    breath = alice.holds(drawn("Torch Breath"))
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(breath, 3, bear)                                          # {3}{R}
    alice.casts(breath, 3, bird)                                              # {1}{R}
    answered_by(table, bob, "Counterspell", breath.is_now)
    table.settles()
    assert (bird.is_now.zone, bear.damage) == ("graveyard", 0)
