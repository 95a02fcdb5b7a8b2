"""What stands behind two nouns of which one is a sort of the other is said of the wider one only [109.2]."""
import pytest

from tests.table import BEAR, Table, card

RIDER = card("Old Rider", "", "Creature — Elf", "~ can't be blocked except by Walls and/or creatures with flying.", size="2/2")
WALL = card("Old Wall", "", "Creature — Wall", "Defender", size="0/4")
BIRD = card("Old Bird", "", "Creature — Bird", "Flying", size="1/1")


@pytest.mark.parametrize(("blocker", "life"), [(WALL, 20), (BIRD, 20)])
def test_a_wall_needs_no_wings_509_1b(blocker, life):
    table = Table()
    alice, bob = table.players
    rider, it = alice.controls(RIDER), bob.controls(blocker)
    table.fights([(rider, bob)], [(it, rider)])
    assert bob.life == life


def test_any_other_creature_does_509_1b():
    table = Table()
    alice, bob = table.players
    rider = alice.controls(RIDER)
    bob.controls(BEAR)
    table.fights([(rider, bob)])                      # nobody is asked for blocks: the bear has none to make
    assert bob.life == 18
