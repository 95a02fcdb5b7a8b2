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


def test_a_double_faced_copy_of_a_back_face_has_mana_value_0_as_any_other_202_3b():
    table = Table()
    alice, _ = table.players
    alice.controls(*["Plains"] * 4)
    reflection, gargoyle = (alice.controls(name, transformed="back") for name in ("Fable of the Mirror-Breaker", "Thraben Gargoyle"))
    bears = alice.controls("Grizzly Bears")
    alice.casts(alice.holds("Mirrorweave"), reflection)
    table.settles()
    assert [one.name for one in (gargoyle, bears)] == ["Reflection of Kiki-Jiki"] * 2
    assert [one.mana_value for one in (reflection, gargoyle, bears)] == [3, 0, 0]


def test_a_token_of_a_double_faced_permanent_has_both_faces_707_8a():
    table = Table()
    alice, _ = table.players
    alice.controls(*["Island"] * 3)
    gargoyle = alice.controls("Thraben Gargoyle", transformed="back")
    alice.casts(alice.holds("Fated Infatuation"), gargoyle)
    table.settles()
    [copy] = [one for one in table.named("Stonewing Antagonizer") if one.token == "token"]
    assert (copy.transformed, copy.power, copy.mana_value) == ("back", 4, 1)
    alice.does("make_turned", copy.id, "transform")
    assert (copy.name, copy.transformed) == ("Thraben Gargoyle", "front")


def test_returned_transformed_it_still_enters_as_a_copy_614_12():
    """As it would enter it is a creature, so what says how creatures enter applies."""
    table = Table()
    alice, bob = table.players
    for player in (alice, bob):
        player.library(*["Island"] * 3)
    angel = alice.controls("Serra Angel")
    alice.controls("Infinite Reflection", attached=angel.id)
    fable = alice.controls("Fable of the Mirror-Breaker", counters=(("lore", 2),))
    table.goes_to("precombat main", turn=3)
    table.settles()
    assert (fable.is_now.name, fable.is_now.power, fable.is_now.mana_value) == ("Serra Angel", 4, 5)
