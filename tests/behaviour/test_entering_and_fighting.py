"""Permanents that enter tapped or with counters, creatures that fight or slip past [614.12, 701.14]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.rules.test_combat import offered
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
VAMPIRE = card("Old Count", "{B}", "Creature — Vampire", size="1/1")
LAW = card("Old Law", "{1}{W}", "Enchantment", "Creatures you control get +1/+0.")


@shows("Crooked Custodian")
def test_it_enters_tapped_614_12(alice, bob, table):
    alice.library("Island", "Island"), bob.library("Island", "Island")
    alice.controls("Swamp", "Swamp")
    custodian = alice.holds(drawn("Crooked Custodian"))
    alice.casts(custodian)
    table.resolves()
    assert custodian.is_now.tapped == "tapped"
    table.goes_to("upkeep", turn=2)
    assert custodian.is_now.tapped == "tapped"                       # only its own player's turn untaps it [502.3]
    table.goes_to("upkeep", turn=3)
    table.fights([(custodian.is_now, bob)])
    assert bob.life == 17


@shows("Smoldering Marsh")
@pytest.mark.parametrize("lands, tapped", [(("Forest", "Island"), "untapped"), (("Forest", "Smoldering Marsh"), "tapped"), ((), "tapped")])
def test_it_enters_tapped_without_two_basic_lands_614_12(alice, bob, table, lands, tapped):
    bob.controls("Plains", "Plains")
    for land in lands:
        alice.controls(drawn(land) if land == "Smoldering Marsh" else land)
    marsh = alice.holds(drawn("Smoldering Marsh"))
    alice.plays(marsh)
    assert marsh.is_now.tapped == tapped


@shows("Smoldering Marsh")
@pytest.mark.parametrize("ability, mana", [(0, "B"), (1, "R")])
def test_its_types_give_it_two_colors_305_6(alice, table, ability, mana):
    marsh = alice.controls(drawn("Smoldering Marsh"))
    alice.taps(marsh, ability=ability)
    assert (alice.pool, marsh.tapped) == (mana, "tapped")


@shows("Adaptive Shimmerer")
def test_it_ambushes_an_attacker_with_three_counters_702_8a(alice, bob, table):  # 702.8a
    alice.controls(*["Forest"] * 5)
    bear, shimmerer = bob.controls(BEAR), alice.holds(drawn("Adaptive Shimmerer"))
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    table.fights([(bear, alice)], until="declare attackers")
    bob.passes()
    alice.casts(shimmerer)
    table.resolves()
    here = shimmerer.is_now
    assert (here.power, here.toughness, here.counted("+1/+1")) == (3, 3, 3)
    table.goes_to("combat damage", ((here, bear),))
    assert (bear.is_now.zone, here.zone, alice.life) == ("graveyard", "battlefield", 20)


@shows("Adaptive Shimmerer")
def test_it_falls_apart_without_its_counters_704_5f(alice, bob, table):
    shimmerer = alice.holds(drawn("Adaptive Shimmerer"))
    alice.puts(shimmerer)
    bob.says("Target creature gets -3/-3 until end of turn.", shimmerer.is_now)
    assert shimmerer.is_now.zone == "graveyard"


@shows("Artful Dodge")
def test_nobody_blocks_it_now_or_again_from_the_graveyard_702_34a(alice, bob, table):  # 702.34a
    alice.controls("Island", "Island")
    bear, goblin, giant, dodge = alice.controls(BEAR), alice.controls(GOBLIN), alice.controls(GIANT), alice.holds(drawn("Artful Dodge"))
    bob.controls(BEAR)
    alice.casts(dodge, bear)
    table.resolves()
    assert dodge.is_now.zone == "graveyard"
    alice.casts(dodge.is_now, goblin, way="flashback")
    table.resolves()
    assert dodge.is_now.zone == "exile"
    assert offered(table, "declare blockers") == {("Bear", "Old Giant")}
    table.answers(())
    table.goes_to("combat damage")
    assert bob.life == 12 and giant.tapped == "tapped"


def denied(alice):
    alice.controls("Forest", "Island")
    return alice.holds(drawn("Decisive Denial"))


@shows("Decisive Denial")
def test_ones_creature_fights_one_of_another_701_14a(alice, bob, table):
    mine, theirs = alice.controls(GIANT), bob.controls(BEAR)
    alice.casts(denied(alice), mine, theirs)
    table.resolves()
    assert (theirs.is_now.zone, mine.damage) == ("graveyard", 2)     # the other mode had no target: not the charm itself [115.5]


@shows("Decisive Denial")
@pytest.mark.parametrize("answer, life", [("yes", 21), ("no", 20)])
def test_a_noncreature_spell_is_countered_unless_three_are_paid_118_12a(alice, bob, table, answer, life):
    bob.controls("Plains", *["Forest"] * 3)
    alice.passes()
    balm = bob.holds(card("Old Balm", "{W}", "Instant", "You gain 1 life."))
    bob.casts(balm)
    bob.passes()
    alice.casts(denied(alice), balm.is_now)
    table.resolves(answer)
    table.settles()
    assert (bob.life, balm.is_now.zone) == (life, "graveyard")
    assert [land.tapped for land in table.named("Forest")].count("tapped") == (3 if answer == "yes" else 0) + 1


@shows("Decisive Denial")
def test_a_creature_spell_is_no_target_for_it_601_2c(alice, bob, table):
    bob.controls("Forest", "Forest")
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    bob.casts(bob.holds(BEAR))
    bob.passes()
    with pytest.raises(Illegal):
        alice.casts(denied(alice))


@shows("Markov Enforcer")
def test_it_fights_as_it_or_another_vampire_enters_and_what_dies_leaves_blood_701_14a(alice, bob, table):
    alice.controls(*["Mountain"] * 6)
    bear, giant, enforcer = bob.controls(BEAR), bob.controls(GIANT), alice.holds(drawn("Markov Enforcer"))
    alice.casts(enforcer)
    table.resolves(bear)
    table.settles()
    here = enforcer.is_now
    assert (bear.is_now.zone, here.damage, table.count("Blood Token")) == ("graveyard", 2, 1)
    alice.puts(alice.holds(VAMPIRE), ())                             # up to one may be none [115.6]
    table.settles()
    assert (giant.damage, here.damage) == (0, 2)
    bob.puts(bob.holds(VAMPIRE)), alice.puts(alice.holds(BEAR))
    assert not table.state.stack
    alice.says("Target creature deals damage equal to its power to any target.", here, giant)
    table.settles()
    assert (giant.is_now.zone, table.count("Blood Token")) == ("graveyard", 2)


@shows("Markov Enforcer")
def test_the_blood_draws_for_a_card_111_10g(alice, bob, table):
    alice.library("Island")
    old, _ = alice.holds("Forest"), alice.controls("Mountain")
    enforcer, bear = alice.controls(drawn("Markov Enforcer")), bob.controls(BEAR)
    table.fights([(enforcer, bob)], [(bear, enforcer)])
    table.settles()
    blood = table.named("Blood Token")[0]
    assert (blood.controller, blood.types) == (0, ("artifact", "Blood"))
    alice.activates(blood)
    assert old.is_now.zone == "graveyard" and table.count("Blood Token") == 0
    table.resolves()
    assert alice.hand == 1
