"""Cards with two faces, played and put onto the battlefield [712]."""
import pytest

from tests.table import Table, card

SIDES = {"name": "Old Path", "types": "Land", "text": "{T}: Add {G}."}
RECOVERY = card("Old Song", "{2}{G}", "Sorcery", "You gain 3 life.", layout="modal", back=SIDES)
ELK = card("Old Elk", "{2}{G}", "Creature — Elk", size="3/3", layout="modal", back=SIDES)


@pytest.mark.parametrize("front", [RECOVERY, ELK])
def test_the_land_face_of_a_spell_is_played_onto_the_battlefield_712_12(front):
    table = Table()
    alice, _ = table.players
    held = alice.holds(front)
    table.does("play", 0, held.id, "back")
    assert (held.is_now.name, held.is_now.zone, held.is_now.transformed) == ("Old Path", "battlefield", "back")


@pytest.mark.parametrize("front, zone", [(RECOVERY, "graveyard"), (ELK, "battlefield")])
def test_put_by_an_effect_it_is_its_front_that_counts_712_14b(front, zone):
    table = Table()
    alice, _ = table.players
    lost = table.place(0, front, "graveyard")
    alice.says("Return target card from your graveyard to the battlefield.", lost)
    assert (lost.is_now.zone, lost.is_now.transformed) == (zone, "front")
