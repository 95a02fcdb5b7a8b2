"""Spells cast in ways of their own: emerge, harmonize, web-slinging, offering, plot, warp, mayhem, impending."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, card

DEEP = card("Deep Thing", "{6}{U}", "Creature — Eldrazi", "Emerge {5}{U}", size="5/6")
RUSTED = card("Rusted Thing", "{6}{U}", "Creature — Eldrazi", "Emerge from artifact {2}{U}", size="5/6")
RELIC = card("Relic", "{2}", "Artifact", "{T}: You gain 1 life.")
SONG = card("Song", "{3}{R}", "Sorcery", "~ deals 3 damage to target player.\nHarmonize {4}{R}")
SLINGER = card("Slinger", "{3}{W}", "Creature — Spider Human Hero", "Web-slinging {W}", size="3/3")
PATRON = card("Patron", "{5}{R}{R}", "Creature — Spirit", "Goblin offering\nTrample", size="5/5")
CHIEF = card("Chief", "{1}{R}{R}{G}", "Creature — Goblin", "Haste", size="2/2")
SCHEME = card("Scheme", "{2}{R}", "Instant", "~ deals 2 damage to target player.\nPlot {1}{R}")
WARPED = card("Warped", "{4}{R}", "Creature — Elemental", "Haste\nWhen this creature enters, you gain 1 life.\nWarp {R}", size="4/1")
RIOTER = card("Rioter", "{3}{B}", "Creature — Goblin", "Mayhem {B}", size="3/3")
OVERLORD = card("Overlord", "{3}{W}{W}", "Enchantment Creature — Avatar Horror", "Impending 2—{1}{W}", size="5/5")


def test_emerge_costs_less_by_the_mana_value_of_what_is_sacrificed(table, alice, bob):
    """702.119a 702.119c: the creature is chosen as the spell is announced, and sacrificed as it is paid for."""
    alice.controls("Island", "Island")
    bear, chief, deep = alice.controls(BEAR), alice.controls(CHIEF), alice.holds(DEEP)
    assert [p.action[-1] for p in alice.may(deep)] == ["emerge"]
    with pytest.raises(Illegal):
        alice.casts(deep, bear, way="emerge")         # {5}{U} less {2}
    alice.casts(deep, chief, way="emerge")            # less {4}
    table.settles()
    assert (bear.is_now.zone, chief.is_now.zone, deep.is_now.zone) == ("battlefield", "graveyard", "battlefield")


def test_emerge_from_an_artifact_wants_one(table, alice, bob):
    alice.controls("Island")
    relic, bear = alice.controls(RELIC, BEAR)
    rusted = alice.holds(RUSTED)
    alice.casts(rusted, way="emerge")  # 702.119b
    table.settles()
    assert (relic.is_now.zone, bear.is_now.zone, rusted.is_now.zone) == ("graveyard", "battlefield", "battlefield")


def test_harmonize_taps_a_creature_for_its_power_and_is_exiled(table, alice, bob):
    """702.180a 702.180b."""
    alice.controls("Mountain", "Mountain", "Mountain")
    bear = alice.controls(BEAR)
    song = alice.has(SONG, "graveyard")
    alice.casts(song, bear, bob, way="harmonize")
    table.settles()
    assert (bob.life, bear.is_now.tapped, song.is_now.zone) == (17, "tapped", "exile")


def test_nobody_need_be_tapped_to_harmonize(table, alice, bob):
    alice.controls(*["Mountain"] * 5)
    bear = alice.controls(BEAR)
    song = alice.has(SONG, "graveyard")
    alice.casts(song, (), bob, way="harmonize")  # 702.180a
    table.settles()
    assert (bob.life, bear.is_now.tapped, song.is_now.zone) == (17, "untapped", "exile")


def test_web_slinging_takes_a_tapped_creature_along(table, alice, bob):
    alice.controls("Plains")
    bear, goblin = alice.controls(BEAR, tapped="tapped"), alice.controls(GOBLIN)
    slinger = alice.holds(SLINGER)
    alice.casts(slinger, way="web-slinging")  # 702.188a
    table.settles()
    assert (bear.is_now.zone, goblin.is_now.zone, slinger.is_now.zone) == ("hand", "battlefield", "battlefield")


def test_an_offering_pays_its_own_colors_and_comes_at_any_time(table, alice, bob):
    """702.48a 702.48b 702.48c: {5}{R}{R} less {1}{R}{R}{G} leaves {3}."""
    alice.controls("Mountain", "Mountain", "Mountain")
    chief = alice.controls(CHIEF)
    patron = alice.holds(PATRON)
    table.goes_to("end")
    assert [p.action[-1] for p in alice.may(patron)] == ["offering"]
    alice.casts(patron, way="offering")
    table.settles()
    assert (chief.is_now.zone, patron.is_now.zone) == ("graveyard", "battlefield")


def test_plotted_it_is_cast_for_nothing_on_a_later_turn(table, alice, bob):
    """702.170a 702.170d: a special action as a sorcery; cast as a sorcery too, whatever it is."""
    alice.controls("Mountain", "Mountain")
    alice.library(*["Mountain"] * 3)
    bob.library(*["Mountain"] * 3)
    scheme = alice.holds(SCHEME)
    alice.does("set_aside", scheme.id, "plot")
    plotted = scheme.is_now
    assert plotted.zone == "exile"
    assert alice.may_not(plotted)[0][1] == "702.170d"
    table.goes_to("upkeep", turn=3)
    assert not alice.may(plotted)
    table.goes_to("precombat main")
    alice.casts(plotted, bob, way="plot")
    table.settles()
    assert bob.life == 18


def test_only_in_the_main_phase_can_it_be_plotted(table, alice, bob):
    alice.controls("Mountain", "Mountain")
    scheme = alice.holds(SCHEME)
    table.goes_to("upkeep", turn=2)
    with pytest.raises(Illegal):  # 702.170b
        alice.does("set_aside", scheme.id, "plot")


def test_warped_it_leaves_at_the_end_step_and_can_be_cast_later(table, alice, bob):
    """702.185a: exiled at the beginning of the next end step, it may be cast once this turn has ended."""
    alice.controls(*["Mountain"] * 6)
    alice.library(*["Mountain"] * 3)
    bob.library(*["Mountain"] * 3)
    warped = alice.holds(WARPED)
    alice.casts(warped, way="warp")
    table.settles()
    table.goes_to("end")
    table.settles()
    assert warped.is_now.zone == "exile"
    assert not alice.may(warped.is_now)
    table.goes_to("precombat main", turn=3)
    alice.casts(warped.is_now)
    table.settles()
    assert (warped.is_now.zone, alice.life) == ("battlefield", 22)
    table.goes_to("end")
    table.settles()
    assert warped.is_now.zone == "battlefield"


def test_mayhem_wants_that_it_was_discarded_this_turn(table, alice, bob):
    """702.187a 702.187b."""
    alice.controls("Swamp", "Swamp")
    old, rioter = alice.has(RIOTER, "graveyard"), alice.holds(RIOTER)
    alice.says("Discard a card.")
    assert (alice.may(old), [p.kind for p in alice.may(rioter.is_now)]) == ([], ["cast"])
    alice.casts(rioter.is_now, way="mayhem")
    table.settles()
    assert rioter.is_now.zone == "battlefield"


def test_impending_it_is_no_creature_until_its_time_has_run_out(table, alice, bob):
    """702.176a: with time counters, no creature; one is removed at the beginning of each of its player's end steps."""
    alice.controls("Plains", "Plains")
    alice.library(*["Plains"] * 3)
    bob.library(*["Plains"] * 3)
    lord = alice.holds(OVERLORD)
    alice.casts(lord, way="impending")
    table.settles()
    here = lord.is_now
    assert (here.counted("time"), "creature" in here.types, "enchantment" in here.types) == (2, False, True)
    table.goes_to("end")
    table.settles()
    assert (here.counted("time"), "creature" in here.types) == (1, False)
    table.goes_to("end", turn=3)
    table.settles()
    assert (here.counted("time"), "creature" in here.types, here.power) == (0, True, 5)
