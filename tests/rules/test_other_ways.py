"""Cards cast from elsewhere for another cost, and X in a kicker cost [118.9, 601.2b, 702.146]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.rules.possible import possible
from tests.table import Table, card

FISHER = card("Old Fisher", "{4}{U}", "Creature — Human", "Disturb {1}{U}", size="2/1", layout="transform",
              back={"name": "Old Ghost", "types": "Creature — Spirit", "text": "Flying", "power": 1, "toughness": 2})
SWELL = card("Old Tide", "{U}", "Creature — Elemental", "Kicker {X}\nThis creature enters with X +1/+1 counters on it.", size="1/1")
BOUND = card("Old Toll", "", "Enchantment", "Creature spells cost {1} more to cast.")


def buried(*lands):
    table = Table()
    alice, _ = table.players
    alice.controls(*lands)
    return table, alice, table.place(0, FISHER, "graveyard")


def test_disturb_casts_the_back_face_from_the_graveyard_702_146a():  # 702.146a
    table, alice, dead = buried("Island", "Island")
    alice.casts(dead, face="back")
    spell = dead.is_now
    assert (spell.zone, spell.name, spell.mana_value, spell.types) == ("stack", "Old Ghost", 5, ("creature", "Spirit"))   # 712.8c
    table.settles()
    assert (spell.is_now.zone, spell.is_now.transformed, spell.is_now.power) == ("battlefield", "back", 1)                # 712.13


def test_increases_count_for_what_is_paid_rather_than_the_mana_cost_118_9d():
    table, alice, dead = buried("Island", "Island")
    alice.controls(BOUND)
    assert [(p.kind, p.rule) for p in ways(table, alice, dead)] == [("cast", "601.2h")]
    alice.controls("Island")
    assert [(p.kind, p.reason) for p in ways(table, alice, dead)] == [("cast", "")]


def ways(table, player, one):
    return possible(table.state, player.seat, one.id)


@pytest.mark.parametrize("zone, face, rule", [("graveyard", "front", "601.3"), ("hand", "back", "712.11"), ("exile", "back", "712.11")])
def test_it_is_for_that_zone_and_that_face_only(zone, face, rule):
    table = Table()
    alice, _ = table.players
    alice.controls(*["Island"] * 5)
    one = table.place(0, FISHER, zone)
    with pytest.raises(Illegal) as refused:
        alice.casts(one, face=face)
    assert refused.value.rule == rule


def test_a_graveyard_of_another_is_not_yours_to_cast_from_702_146a():  # 702.146a
    table = Table()
    alice, _ = table.players
    alice.controls("Island", "Island")
    with pytest.raises(Illegal):
        alice.casts(table.place(1, FISHER, "graveyard"), face="back")


@pytest.mark.parametrize("kicked, x, counters, tapped", [("yes", 3, 3, 4), ("no", None, 0, 1)])
def test_x_of_a_kicker_is_announced_and_paid_107_3m(kicked, x, counters, tapped):
    table = Table()
    alice, _ = table.players
    islands = alice.controls(*["Island"] * 6)
    held = alice.holds(SWELL)
    alice.casts(held, kicked, *([] if x is None else [x]))
    table.settles()
    assert held.is_now.counted("+1/+1") == counters
    assert sum(one.tapped == "tapped" for one in islands) == tapped


DOOR = card("Old Door", "", "Artifact", "You may pay {W} rather than pay the mana cost for spells you cast.")
GIANT = card("Old Giant", "{6}{R}", "Creature — Giant", "Kicker {1}", size="7/7")


def test_what_a_permanent_offers_is_paid_rather_than_the_mana_cost_118_9():
    table = Table()
    alice, _ = table.players
    alice.controls(DOOR, "Plains", "Wastes")
    giant = alice.holds(GIANT)
    assert [p.kind for p in alice.may(giant)] == ["cast"]
    alice.casts(giant, "yes")                         # the other cost, all that can be paid, and the kicker on top of it [118.9d]
    assert (giant.is_now.zone, giant.is_now.kicked, giant.is_now.mana_value) == ("stack", 1, 7)                          # 118.9c
    assert table.named("Wastes")[0].tapped == "tapped"


def test_who_declines_pays_the_mana_cost_118_9b():
    table = Table()
    alice, _ = table.players
    alice.controls(DOOR, "Plains", *["Mountain"] * 7)
    giant = alice.holds(GIANT)
    alice.casts(giant, "no", "no")
    assert sum(land.tapped == "tapped" for land in (*table.named("Plains"), *table.named("Mountain"))) == 7


def test_x_that_is_not_paid_for_is_0_107_3b():
    table = Table()
    alice, _ = table.players
    alice.controls(DOOR, "Plains", "Mountain")
    blaze = alice.holds("Blaze")
    alice.casts(blaze, "yes", alice)
    assert (blaze.is_now.zone, blaze.is_now.x) == ("stack", 0)


FLEETING = card("Old Angler", "{1}{U}", "Creature — Human", "Disturb {U}", size="2/1", layout="transform",
                back={"name": "Old Shade", "color_indicator": "U", "types": "Creature — Spirit", "power": 1, "toughness": 2,
                      "text": "If this creature would be put into a graveyard from anywhere, exile it instead."})


def test_the_face_that_is_up_speaks_for_the_spell_too_712_8c():
    table = Table()
    alice, bob = table.players
    alice.controls("Island")
    bob.controls("Island", "Island")
    dead, no = table.place(0, FLEETING, "graveyard"), bob.holds("Counterspell")
    alice.casts(dead, face="back")
    alice.passes()
    bob.casts(no, dead.is_now)
    table.settles()
    assert (dead.is_now.zone, dead.is_now.name) == ("exile", "Old Angler")


def test_it_is_cast_when_a_creature_could_be_702_146a():  # 702.146a
    table, alice, dead = buried("Island", "Island")
    assert [p.kind for p in alice.may(dead)] == ["cast"]
    table.goes_to("beginning of combat")
    assert alice.may_not(dead) == [("cast", "307.1")]


def test_x_is_announced_once_however_often_it_is_paid_107_3a():
    text = "Kicker {X}\nThis creature enters with X +1/+1 counters on it."
    twice = card("Twofold Tide", "{X}{U}", "Creature — Elemental", text, size="1/1")
    table = Table()
    alice, _ = table.players
    islands = alice.controls(*["Island"] * 6)
    held = alice.holds(twice)
    alice.casts(held, "yes", 2)
    table.settles()
    assert held.is_now.counted("+1/+1") == 2 and sum(one.tapped == "tapped" for one in islands) == 5
