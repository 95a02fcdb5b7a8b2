"""Creatures that fight by their keywords, or grow as they do [702]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{G}", "Creature — Giant", size="4/5")
HUMAN = card("Old Squire", "{W}", "Creature — Human", size="1/1")
TAMED = card("Old Call", "{W}", "Sorcery", "Create a 1/1 white Human creature token.")


def words(one):
    return [ability.word for ability in one.abilities if hasattr(ability, "word")]


def size(one):
    return one.power, one.toughness


@shows("Makindi Sliderunner")
def test_each_land_lets_it_run_further_207_2c(alice, bob, table):
    runner, goblin = alice.controls(drawn("Makindi Sliderunner")), bob.controls(GOBLIN)
    alice.plays(alice.holds("Mountain"))
    table.settles()
    assert size(runner) == (3, 2)
    bob.puts(bob.holds("Forest"))
    table.settles()
    assert size(runner) == (3, 2)
    alice.puts(alice.holds("Forest"))
    table.settles()
    assert size(runner) == (4, 3)
    table.fights([(runner, bob)], [(goblin, runner)])
    table.answers((1, 3))
    assert bob.life == 17 and runner.zone == "battlefield"                              # 702.19b
    table.goes_to("upkeep")
    assert size(runner) == (2, 1)


@shows("Rampaging Hippo")
def test_the_hippo_tramples_over_a_bear_702_19b(alice, bob, table):  # 702.19b
    hippo, bear = alice.controls(drawn("Rampaging Hippo")), bob.controls(BEAR)
    table.fights([(hippo, bob)], [(bear, hippo)])
    assert table.asked.who == alice.seat
    table.answers((2, 3))
    assert (bob.life, bear.is_now.zone, hippo.damage) == (17, "graveyard", 2)


@shows("Rampaging Hippo")
def test_the_hippo_is_cycled_for_two_702_29a(alice, table):  # 702.29a
    alice.library("Forest")
    alice.controls("Wastes", "Wastes")
    hippo = alice.holds(drawn("Rampaging Hippo"))
    alice.activates(hippo)
    assert hippo.is_now.zone == "graveyard"
    table.settles()
    assert alice.hand == 1 and all(land.tapped == "tapped" for land in table.named("Wastes"))


@shows("Hamlet Vanguard")
def test_it_enters_with_two_counters_for_each_other_nontoken_human(alice, bob, table):
    alice.controls(HUMAN, HUMAN, BEAR, "Plains"), bob.controls(HUMAN)
    alice.casts(alice.holds(TAMED))
    table.resolves()
    assert table.count("Human Token") == 1
    vanguard = alice.holds(drawn("Hamlet Vanguard"))
    alice.puts(vanguard)
    assert vanguard.is_now.counted("+1/+1") == 4 and size(vanguard.is_now) == (5, 5)


@shows("Hamlet Vanguard")
@pytest.mark.parametrize("lands, answers, zone", [(2, ["yes"], "graveyard"), (2, ["no"], "battlefield"), (0, ["yes"], "battlefield")])
def test_who_aims_at_it_pays_two_more_702_21a(alice, bob, table, lands, answers, zone):  # 702.21a
    vanguard = alice.controls(drawn("Hamlet Vanguard"))
    bob.controls("Mountain", *["Wastes"] * lands)
    alice.passes()
    bob.casts(bolt := bob.holds("Lightning Bolt"), vanguard)
    assert len(table.state.stack) == 2
    table.settles(*answers)
    assert vanguard.is_now.zone == zone and bolt.is_now.zone == "graveyard"


@shows("Boros Mastiff")
@pytest.mark.parametrize("others, life", [(1, 20), (2, 22)])
def test_with_two_others_it_fights_for_life_702_15b(alice, bob, table, others, life):  # 702.15b
    mastiff, *pack = alice.controls(drawn("Boros Mastiff"), *[GOBLIN] * others)
    alice.controls(GIANT)                                                               # it stays at home
    table.fights([(one, bob) for one in (mastiff, *pack)])
    assert (alice.life, bob.life) == (life, 20 - 2 - others)
    assert ("lifelink" in words(mastiff)) is (others == 2)


@shows("Boros Mastiff")
def test_the_mastiff_itself_must_attack(alice, bob, table):
    mastiff, *pack = alice.controls(drawn("Boros Mastiff"), GOBLIN, GOBLIN, GOBLIN)
    table.fights([(one, bob) for one in pack], until="declare attackers")
    assert not table.state.stack and "lifelink" not in words(mastiff)


@shows("Jukai Trainee")
def test_blocking_or_blocked_the_trainee_grows_once_509_3c(alice, bob, table):
    mine, theirs = alice.controls(drawn("Jukai Trainee")), bob.controls(drawn("Jukai Trainee"))
    goblin, idle = bob.controls(GOBLIN), alice.controls(drawn("Jukai Trainee"))
    table.fights([(mine, bob)], [(theirs, mine), (goblin, mine)], until="declare blockers")
    table.settles()
    assert [size(one) for one in (mine, theirs, idle)] == [(3, 3), (3, 3), (2, 2)]
    table.goes_to("combat damage")
    table.answers((0, 3))
    assert mine.is_now.zone == goblin.is_now.zone == "graveyard" and theirs.zone == "battlefield"
    table.goes_to("upkeep")
    assert size(theirs) == (2, 2)


@shows("Duergar Cave-Guard")
@pytest.mark.parametrize("land", ["Mountain", "Plains"])
def test_it_leaves_counters_on_whom_it_fights_702_80a(alice, bob, table, land):  # 702.80a
    guard, giant = alice.controls(drawn("Duergar Cave-Guard")), bob.controls(card("Old Wall", "{W}", "Creature — Wall", size="2/5"))
    alice.controls(land)
    alice.activates(guard)                                                              # 107.4e: either color pays
    table.settles()
    assert size(guard) == (2, 3)
    table.fights([(guard, bob)], [(giant, guard)])
    assert (giant.counted("-1/-1"), giant.damage, size(giant)) == (2, 0, (0, 3))
    table.goes_to("upkeep")
    assert size(guard) == (1, 3) and size(giant) == (0, 3)                              # counters stay


@shows("Twinblade Slasher")
def test_it_grows_once_each_turn_and_withers_whom_it_meets_602_5b(alice, bob, table):
    slasher, giant = alice.controls(drawn("Twinblade Slasher")), bob.controls(card("Old Wall", "{W}", "Creature — Wall", size="2/5"))
    alice.controls(*["Forest"] * 4)
    alice.activates(slasher)
    table.settles()
    assert size(slasher) == (3, 3)
    with pytest.raises(Illegal, match="602.5b"):
        alice.activates(slasher)
    table.fights([(slasher, bob)], [(giant, slasher)])
    assert (giant.counted("-1/-1"), giant.damage, slasher.damage) == (3, 0, 2)
    table.goes_to("upkeep")
    assert size(slasher) == (1, 1)
    bob.passes()
    alice.activates(slasher)                                                            # another turn, once again
    table.settles()
    assert size(slasher) == (3, 3)
