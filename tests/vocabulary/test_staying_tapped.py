"""What can't be done this turn, and what stays tapped once [502.3, 509.1b]."""
from tests.table import BEAR, GOBLIN, Table, card


def test_a_creature_cant_block_this_turn_509_1b():
    table = Table()
    alice, bob = table.players
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.says("Target creature can't block this turn.", scout)
    table.goes_to("combat damage", ((bear, bob),))
    assert (bob.life, scout.zone) == (18, "battlefield")


def test_what_can_block_is_asked_about_otherwise():
    table = Table()
    alice, bob = table.players
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    table.fights([(bear, bob)], [(scout, bear)])
    assert (bob.life, table.count("Goblin Scout", "graveyard")) == (20, 1)


def test_it_gets_bigger_and_cant_be_blocked():
    table = Table()
    alice, bob = table.players
    bear = alice.controls(BEAR)
    bob.controls(GOBLIN)
    alice.says("Target creature gets +2/+0 until end of turn and can't be blocked this turn.", bear)
    table.goes_to("combat damage", ((bear, bob),))
    assert bob.life == 16


def test_it_stays_tapped_for_one_untap_step_502_3():
    table = Table()
    alice, bob = table.players
    alice.library(BEAR, BEAR)
    bob.library(BEAR, BEAR)
    bear, scout = bob.controls(BEAR), bob.controls(GOBLIN, tapped="tapped")
    alice.says("Tap target creature. It doesn't untap during its controller's next untap step.", bear)
    table.goes_to("upkeep", turn=2)
    assert (bear.tapped, scout.tapped) == ("tapped", "untapped")
    table.goes_to("upkeep", turn=4)
    assert bear.tapped == "untapped"


def test_its_controller_may_leave_it_tapped_502_3():
    table = Table()
    alice, bob = table.players
    alice.library(BEAR, BEAR)
    bob.library(BEAR, BEAR)
    chain = card("Chain", types="Artifact", text="You may choose not to untap ~ during your untap step.")
    mine, bear, theirs = bob.controls(chain, tapped="tapped"), bob.controls(BEAR, tapped="tapped"), alice.controls(chain, tapped="tapped")
    table.goes_to("upkeep", (mine,), turn=2)
    assert (mine.tapped, bear.tapped, theirs.tapped) == ("tapped", "untapped", "tapped")
    table.goes_to("upkeep", (theirs,), turn=3)
    table.goes_to("upkeep", (), turn=4)
    assert (mine.tapped, theirs.tapped) == ("untapped", "tapped")
