"""Untapping, and what is turned over for it [701.26b, 701.58, 702.37]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{G}", "Creature — Giant", size="4/5")
HUMAN = card("Old Squire", "{W}", "Creature — Human", size="1/1")
RELIC = card("Old Relic", "{1}", "Artifact")


def words(one):
    return [ability.word for ability in one.abilities if hasattr(ability, "word")]


def size(one):
    return one.power, one.toughness


@shows("Wall of Deceit")
def test_the_wall_hides_and_comes_out_again_708_2(alice, bob, table):
    wall = alice.controls(drawn("Wall of Deceit"))
    alice.controls(*["Island"] * 4)
    alice.activates(wall)
    assert wall.facing == "face up"
    table.settles()
    assert (wall.facing, wall.name, size(wall), words(wall)) == ("face down", "", (2, 2), [])
    table.goes_to("combat damage", ((wall, bob),))                                      # without defender it attacks
    assert bob.life == 18
    alice.does("turn_up", wall.id)
    assert (wall.name, size(wall), "defender" in words(wall)) == ("Wall of Deceit", (0, 5), True)
    assert all(land.tapped == "tapped" for land in table.named("Island"))


@shows("Wall of Deceit")
def test_cast_for_morph_it_is_a_bear_for_three_702_37c(alice, table):  # 702.37c
    alice.controls(*["Island"] * 3)
    wall = alice.holds(drawn("Wall of Deceit"))
    alice.casts(wall, face="face down")
    table.settles()
    assert (wall.is_now.zone, wall.is_now.facing, size(wall.is_now)) == ("battlefield", "face down", (2, 2))


@shows("Liege of the Axe")
def test_turned_up_the_liege_untaps_and_may_block(alice, bob, table):
    liege, giant = alice.controls(drawn("Liege of the Axe"), facing="face down"), bob.controls(GIANT)
    alice.controls("Plains", "Plains")
    table.fights([(liege, bob)])
    assert (liege.tapped, bob.life) == ("tapped", 18)                                   # face down it has no vigilance
    alice.does("turn_up", liege.id)
    assert (liege.tapped, size(liege)) == ("tapped", (2, 3))
    table.settles()
    assert liege.tapped == "untapped"
    bob.library("Island")
    table.goes_to("declare attackers", ((giant, alice),))
    table.does("go_to", 1, 0, "declare blockers")
    assert [blocker.id for blocker, _ in table.asked.options] == [liege.id]


@shows("Liege of the Axe")
def test_the_liege_attacks_without_tapping_702_20b(alice, bob, table):  # 702.20b
    liege = alice.controls(drawn("Liege of the Axe"))
    table.fights([(liege, bob)])
    assert (liege.tapped, bob.life) == ("untapped", 18)


@shows("Aphetto Alchemist")
def test_the_alchemist_untaps_an_artifact_or_a_creature(alice, bob, table):
    alchemist, ring = alice.controls(drawn("Aphetto Alchemist"), "Sol Ring")
    bear, land = bob.controls(BEAR, tapped="tapped"), alice.controls("Forest", tapped="tapped")
    alice.taps(ring)
    table.does("activate", 0, alchemist.id, 0)
    assert {one.name for one in table.asked.options} == {"Aphetto Alchemist", "Sol Ring", "Bear"}
    table.answers(ring)
    table.settles()
    assert (ring.tapped, alchemist.tapped, bear.tapped, land.tapped) == ("untapped", "tapped", "tapped", "tapped")


@shows("Aphetto Alchemist")
def test_face_down_it_can_not_untap_anything_until_it_is_turned_up_708_2a(alice, table):
    alice.controls("Island")
    alchemist, bear = alice.controls(drawn("Aphetto Alchemist"), facing="face down"), alice.controls(BEAR, tapped="tapped")
    with pytest.raises(Illegal):
        alice.activates(alchemist, bear)
    alice.does("turn_up", alchemist.id)
    alice.activates(alchemist, bear)
    table.settles()
    assert bear.tapped == "untapped"


@shows("Aura of Dominion")
def test_another_creature_taps_to_untap_the_enchanted_one(alice, bob, table):
    giant, helper = alice.controls(GIANT, tapped="tapped"), alice.controls(BEAR, sick="sick")
    alice.controls("Island"), bob.controls(BEAR)
    aura = alice.controls(drawn("Aura of Dominion"), attached=giant.id)
    alice.activates(aura)
    assert (helper.tapped, giant.tapped) == ("tapped", "tapped")                        # no tap symbol: even one just come [302.6]
    table.settles()
    assert (helper.tapped, giant.tapped) == ("tapped", "untapped")
    with pytest.raises(Illegal):                                                        # its mana is gone
        alice.activates(aura)


@shows("Captain of the Mists")
def test_another_human_untaps_the_captain(alice, bob, table):
    captain, bear = alice.holds(drawn("Captain of the Mists")), bob.controls(BEAR)
    alice.puts(captain)
    assert not table.state.stack                                                        # itself is not another
    captain = captain.is_now
    alice.says("Creatures you control gain haste until end of turn.")
    alice.controls(*["Island"] * 4)
    alice.activates(captain, bear)
    table.resolves("yes")
    assert bear.tapped == captain.tapped == "tapped"
    alice.puts(alice.holds(GOBLIN)), bob.puts(bob.holds(HUMAN))
    table.settles()
    assert captain.tapped == "tapped"
    alice.puts(alice.holds(HUMAN))
    table.settles()
    assert captain.tapped == "untapped"
    alice.activates(captain, bear)
    table.resolves("yes")
    assert (bear.tapped, captain.tapped) == ("untapped", "tapped")


@shows("Clock of Omens")
def test_two_artifacts_tap_to_untap_one(alice, bob, table):
    clock, relic, ring = alice.controls(drawn("Clock of Omens"), RELIC, "Sol Ring")
    other = alice.controls(RELIC, tapped="tapped")
    bob.controls(RELIC)
    alice.taps(ring)
    with_clock = alice.activates(clock, ring)
    assert with_clock.asked is None and (clock.tapped, relic.tapped) == ("tapped", "tapped")
    table.settles()
    assert (ring.tapped, other.tapped) == ("untapped", "tapped")
    with pytest.raises(Illegal):                                                        # but one is untapped now
        alice.activates(clock, other)


@shows("Jandor's Saddlebags")
def test_the_saddlebags_ready_a_creature(alice, bob, table):
    bags, giant = alice.controls(drawn("Jandor's Saddlebags")), alice.controls(GIANT)
    alice.controls(*["Wastes"] * 3)
    table.fights([(giant, bob)])
    assert giant.tapped == "tapped"
    alice.activates(bags, giant)
    table.settles()
    assert (giant.tapped, bags.tapped) == ("untapped", "tapped")


@shows("Overtaker")
def test_a_creature_is_borrowed_and_attacks_its_own_player_613_1b(alice, bob, table):
    overtaker, giant = alice.controls(drawn("Overtaker")), bob.controls(GIANT, tapped="tapped")
    alice.controls(*["Island"] * 4), alice.holds(GOBLIN)
    alice.activates(overtaker, giant)
    assert alice.graveyard == ["Goblin Scout"] and overtaker.tapped == "tapped"
    table.settles()
    assert (giant.controller, giant.tapped, words(giant)) == (0, "untapped", ["haste"])
    table.fights([(giant, bob)])
    assert bob.life == 16
    table.goes_to("upkeep")
    assert (giant.controller, words(giant)) == (1, [])


@shows("Vigean Graftmage")
def test_what_it_grafts_it_may_untap_702_58a(alice, bob, table):  # 702.58a
    alice.controls("Island", "Island")
    mage, bear = alice.holds(drawn("Vigean Graftmage"), BEAR)
    bare = alice.controls(GOBLIN, tapped="tapped")
    alice.puts(mage)
    mage = mage.is_now
    assert size(mage) == (2, 2)
    bob.puts(bear := bob.holds(BEAR))                                                   # another creature, whosever
    table.settles("yes")
    bear = bear.is_now
    assert (size(mage), size(bear)) == ((1, 1), (3, 3))
    bob.says("Tap target creature.", bear)
    table.does("activate", 0, mage.id, 0)
    assert {one.id for one in table.asked.options} == {mage.id, bear.id}
    table.answers(bear)
    table.settles()
    assert (bear.tapped, bare.tapped) == ("untapped", "tapped")


@shows("Sun Sentinel")
def test_the_sentinel_attacks_and_still_guards_702_20b(alice, bob, table):  # 702.20b
    sentinel, bear = alice.controls(drawn("Sun Sentinel"), BEAR)
    giant = bob.controls(GIANT)
    bob.library("Island")
    table.fights([(sentinel, bob), (bear, bob)])
    assert (sentinel.tapped, bear.tapped, bob.life) == ("untapped", "tapped", 16)
    table.goes_to("declare attackers", ((giant, alice),))
    table.does("go_to", 1, 0, "declare blockers")
    assert [blocker.id for blocker, _ in table.asked.options] == [sentinel.id]
