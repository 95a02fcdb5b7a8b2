"""Tapping, and what comes of it [701.26]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{G}", "Creature — Giant", size="4/5")
SNOW = card("Old Frost", "", "Snow Land", "{T}: Add {C}.")


def size(one):
    return one.power, one.toughness


def words(one):
    return [ability.word for ability in one.abilities if hasattr(ability, "word")]


@shows("Backlash")
def test_the_creature_hurts_its_own_controller(alice, bob, table):
    alice.controls("Swamp", "Swamp", "Mountain")
    giant, _ = bob.controls(GIANT), bob.controls(BEAR, tapped="tapped")
    table.does("cast", 0, alice.holds(drawn("Backlash")).id, "front")
    assert [one.name for one in table.asked.options] == ["Old Giant"]                   # an untapped one
    table.answers(giant)
    table.resolves()
    assert (giant.tapped, bob.life, alice.life) == ("tapped", 16, 20)


@shows("Backlash")
def test_a_tapped_creature_is_no_target_any_more_608_2b(alice, bob, table):
    alice.controls("Swamp", "Swamp", "Mountain")
    giant = bob.controls(GIANT)
    alice.casts(alice.holds(drawn("Backlash")), giant)
    bob.says("Tap target creature.", giant)
    table.resolves()
    assert bob.life == 20


@shows("Checkpoint Officer")
def test_the_officer_stops_a_creature_from_attacking_508_1a(alice, bob, table):
    officer, (giant, bear) = alice.controls(drawn("Checkpoint Officer")), bob.controls(GIANT, BEAR)
    alice.controls("Plains", "Plains")
    bob.library("Island", "Island")
    table.goes_to("draw")
    bob.passes()
    alice.activates(officer, giant)
    table.settles()
    assert giant.tapped == officer.tapped == "tapped"
    assert all(land.tapped == "tapped" for land in table.named("Plains"))
    table.does("go_to", 1, 0, "declare attackers")
    assert [one.id for one, _ in table.asked.options] == [bear.id]


@shows("Loxodon Mystic")
def test_the_mystic_taps_a_blocker_out_of_the_way_509_1a(alice, bob, table):
    (mystic, bear), giant = alice.controls(drawn("Loxodon Mystic"), BEAR), bob.controls(GIANT)
    alice.controls("Plains", "Plains")
    alice.activates(mystic, giant)
    assert mystic.tapped == "tapped" and giant.tapped == "untapped"                     # its own tapping is the cost
    table.settles()
    assert giant.tapped == "tapped"
    table.goes_to("declare attackers", ((bear, bob),))
    table.does("go_to", 0, 0, "combat damage")
    assert table.asked is None and bob.life == 18
    with pytest.raises(Illegal):
        alice.activates(mystic, bear)


@shows("Mothrider Patrol")
def test_the_patrol_taps_its_target_and_itself(alice, bob, table):
    (patrol, _), giant = alice.controls(drawn("Mothrider Patrol"), BEAR), bob.controls(GIANT)
    alice.controls(*["Plains"] * 3)
    with pytest.raises(Illegal):
        alice.activates(patrol, giant)
    alice.controls("Plains")
    alice.activates(patrol, giant)
    table.settles()
    assert (patrol.tapped, giant.tapped, words(patrol)) == ("tapped", "tapped", ["flying"])


@shows("Immersturm Predator")
def test_whenever_it_taps_a_card_leaves_a_graveyard_and_it_grows(alice, bob, table):
    predator, dead = alice.controls(drawn("Immersturm Predator")), bob.has(BEAR, "graveyard")
    table.goes_to("declare attackers", ((predator, bob),))
    table.answers(dead)
    table.resolves()
    assert dead.is_now.zone == "exile" and size(predator) == (4, 4) and words(predator) == ["flying"]
    table.goes_to("combat damage")
    assert bob.life == 16


@shows("Immersturm Predator")
def test_fed_it_is_indestructible_and_taps_603_2e(alice, bob, table):
    predator, goblin = alice.controls(drawn("Immersturm Predator"), GOBLIN)
    table.does("activate", 0, predator.id, 0)
    assert table.asked is None                                                          # there is but one other to sacrifice
    assert goblin.is_now.zone == "graveyard"
    table.resolves(())
    assert predator.tapped == "tapped" and "indestructible" in words(predator)
    table.settles()
    assert size(predator) == (4, 4) and goblin.is_now.zone == "graveyard"               # up to one: none was chosen
    alice.says("Destroy target creature.", predator)
    assert predator.zone == "battlefield"
    goblin = alice.controls(GOBLIN)
    alice.activates(predator)
    table.settles()
    assert size(predator) == (4, 4)                                                     # tapped already, it does not become tapped


@shows("Kapsho Kitefins")
def test_it_and_each_later_creature_taps_one_of_theirs(alice, bob, table):
    giant, bear = bob.controls(GIANT, BEAR)
    mine = alice.controls(BEAR)
    kitefins, goblin = alice.holds(drawn("Kapsho Kitefins"), GOBLIN)
    alice.puts(kitefins)
    assert words(kitefins.is_now) == ["flying"]
    assert [one.name for one in table.asked.options] == ["Old Giant", "Bear"]
    table.answers(giant)
    table.settles()
    assert (giant.tapped, bear.tapped, mine.tapped) == ("tapped", "untapped", "untapped")
    alice.puts(goblin, bear)
    table.settles()
    assert bear.tapped == "tapped"
    bob.puts(bob.holds(GOBLIN))
    assert table.asked is None and not table.state.stack


@shows("Kudzu")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_kudzu_eats_a_land_and_may_creep_on(alice, bob, table, answer):
    forest, swamp, plains = bob.controls("Forest"), bob.controls("Swamp"), alice.controls("Plains")
    kudzu = alice.controls(drawn("Kudzu"), attached=forest.id)
    bob.says("Tap target land.", forest)
    table.does("resolve", 0)
    assert table.asked.who == bob.seat                                                  # that land's controller
    table.answers(answer)
    if answer == "yes":
        assert {one.name for one in table.asked.options} == {"Swamp", "Plains"}
        table.answers(plains)
        assert (kudzu.zone, kudzu.attached) == ("battlefield", plains.id)
    else:
        assert kudzu.is_now.zone == "graveyard"                                         # 704.5m
    assert forest.is_now.zone == "graveyard" and swamp.zone == "battlefield"


@shows("Kudzu")
def test_tapped_for_mana_the_land_is_eaten_too_603_2(alice, bob, table):
    forest = bob.controls("Forest")
    kudzu = alice.controls(drawn("Kudzu"), attached=forest.id)
    alice.passes()
    bob.taps(forest)
    assert bob.pool == "G"
    table.settles()
    assert forest.is_now.zone == kudzu.is_now.zone == "graveyard"                       # there is no other land


@shows("Lifeblood")
def test_an_opponents_mountain_that_taps_gives_life(alice, bob, table):
    alice.controls(drawn("Lifeblood"))
    mine, theirs, island = alice.controls("Mountain"), bob.controls("Mountain"), bob.controls("Island")
    alice.says("Tap target land.", island), alice.taps(mine)
    table.settles()
    assert alice.life == 20
    alice.passes()
    bob.taps(theirs)
    table.settles()
    assert (alice.life, bob.pool) == (21, "R")
    alice.says("Tap target land.", theirs)                                              # it is tapped already
    table.settles()
    assert alice.life == 21


@shows("Psychic Venom")
def test_the_lands_controller_is_hurt_each_time(alice, bob, table):
    alice.controls("Island", "Island")
    forest, venom = bob.controls("Forest"), alice.holds(drawn("Psychic Venom"))
    bob.controls("Swamp")
    alice.casts(venom, forest)
    table.settles()
    for life in 18, 16:
        alice.says("Tap target land.", forest)
        table.settles()
        assert (bob.life, alice.life) == (life, 20)
        alice.says("Untap target land.", forest)
    alice.says("Tap target land.", table.named("Swamp")[0])
    table.settles()
    assert bob.life == 16


@shows("Uncontrolled Infestation")
def test_a_nonbasic_land_that_taps_is_destroyed(alice, bob, table):
    alice.controls("Mountain", "Mountain")
    bob.controls("Forest")
    reef = bob.controls("Shivan Reef")
    aura = alice.holds(drawn("Uncontrolled Infestation"))
    table.does("cast", 0, aura.id, "front")
    assert [one.name for one in table.asked.options] == ["Shivan Reef"]
    table.answers(reef)
    table.settles()
    assert aura.is_now.attached == reef.id
    alice.says("Tap target land.", reef)
    assert reef.zone == "battlefield"
    table.settles()
    assert reef.is_now.zone == aura.is_now.zone == "graveyard"


@shows("Rimewind Taskmage")
def test_among_four_snow_permanents_it_taps_or_untaps_602_5b(alice, bob, table):
    mage, bear = alice.controls(drawn("Rimewind Taskmage")), bob.controls(BEAR)
    alice.controls(SNOW, SNOW, SNOW), bob.controls(SNOW)
    with pytest.raises(Illegal):
        alice.activates(mage, bear)
    alice.controls(SNOW)
    alice.activates(mage, bear)
    assert [land.tapped for land in table.named("Old Frost")].count("tapped") == 1
    table.resolves("yes")
    assert bear.tapped == mage.tapped == "tapped"


@shows("Rimewind Taskmage")
@pytest.mark.parametrize("answer, after", [("yes", "untapped"), ("no", "tapped")])
def test_it_may_as_well_untap_or_do_nothing_608_2d(alice, table, answer, after):
    mage, land = alice.controls(drawn("Rimewind Taskmage")), alice.controls("Forest", tapped="tapped")
    alice.controls(SNOW, SNOW, SNOW, SNOW)
    alice.activates(mage, land)
    table.resolves(answer)
    assert land.tapped == after
