"""Spells cast for something else than their mana cost [118.9]: evoke, dash, blitz, surge, spectacle, prowl, overload, awaken."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

SPRITE = card("Sprite", "{5}{U}", "Creature — Elemental", "When this creature enters, draw a card.\nEvoke {1}{U}", size="4/4")
DASHER = card("Dasher", "{4}{R}", "Creature — Goblin", "Dash {1}{R}", size="4/4")
RUSHER = card("Rusher", "{4}{R}", "Creature — Goblin", "Blitz {1}{R}", size="4/4")
SURGING = card("Surging", "{6}{U}", "Creature — Whale", "Surge {1}{U}\nWhen this creature enters, if its surge cost was paid, draw a card.",
               size="5/5")
SHOW = card("Show", "{5}{R}", "Sorcery", "Spectacle {R}\nDraw a card.")
SNEAK = card("Sneak", "{5}{U}", "Creature — Goblin Rogue", "Prowl {U}", size="2/2")
WAVE = card("Wave", "{1}{U}", "Instant", "Return target creature you don't control to its owner's hand.\nOverload {3}{U}")
RISE = card("Rise", "{U}", "Sorcery", "Draw a card.\nAwaken 3—{1}{U}")
TUNE = card("Tune", "{0}", "Instant", "You gain 1 life.")
WARDED = card("Warded", "{U}", "Creature — Bird", "Hexproof", size="1/1")


@pytest.fixture
def table():
    return Table()


def ready(table, *lands):
    alice, bob = table.players
    alice.controls(*lands)
    alice.library("Island", "Island", "Island")
    return alice, bob


def test_both_triggers_of_an_evoked_creature_resolve_702_74a(table):  # 702.74a
    alice, _ = ready(table, "Island", "Island")
    sprite = alice.holds(SPRITE)
    assert [one.text for one in alice.may(sprite)] == ["Cast Sprite: Evoke {1}{U}"]
    alice.casts(sprite, way="evoke")
    table.resolves()
    table.answers(tuple(table.asked.options))
    table.settles()
    assert (sprite.is_now.zone, alice.hand) == ("graveyard", 1)


def test_cast_for_its_mana_cost_it_is_not_evoked_702_74a(table):  # 702.74a
    alice, _ = ready(table, *["Island"] * 6)
    sprite = alice.holds(SPRITE)
    alice.casts(sprite)
    table.settles()
    assert (sprite.is_now.zone, alice.hand) == ("battlefield", 1)


def test_dashed_it_has_haste_and_returns_at_the_end_step_702_109a(table):  # 702.109a
    alice, bob = ready(table, "Mountain", "Mountain")
    dasher = alice.holds(DASHER)
    alice.casts(dasher, way="dash")
    table.resolves()
    table.fights([(dasher.is_now, bob)])
    assert bob.life == 16
    table.goes_to("end")
    table.settles()
    assert dasher.is_now.zone == "hand"


def test_a_dashed_creature_returns_even_if_it_has_lost_its_abilities_702_109a(table):  # 702.109a
    alice, _ = ready(table, "Mountain", "Mountain")
    dasher = alice.holds(DASHER)
    alice.casts(dasher, way="dash")
    table.resolves()
    alice.controls(card("Hush", "{1}", "Enchantment", "All creatures lose all abilities."))
    table.goes_to("end")
    table.settles()
    assert dasher.is_now.zone == "hand"


def test_blitzed_it_draws_a_card_as_it_is_sacrificed_702_152a(table):  # 702.152a
    alice, _ = ready(table, "Mountain", "Mountain")
    rusher = alice.holds(RUSHER)
    alice.casts(rusher, way="blitz")
    table.resolves()
    assert [getattr(a, "word", "") for a in rusher.is_now.abilities].count("haste") == 1
    table.goes_to("end")
    table.settles()
    assert (rusher.is_now.zone, alice.hand) == ("graveyard", 1)


def test_surge_wants_another_spell_before_702_117a(table):  # 702.117a
    alice, _ = ready(table, "Island", "Island")
    whale = alice.holds(SURGING)
    assert ("cast", "702.117a") in alice.may_not(whale)
    alice.casts(alice.holds(TUNE))
    table.resolves()
    alice.casts(whale, way="surge")
    table.settles()
    assert (whale.is_now.zone, alice.hand) == ("battlefield", 1)


def test_spectacle_wants_an_opponent_who_lost_life_702_137a(table):  # 702.137a
    alice, bob = ready(table, "Mountain", "Mountain")
    show = alice.holds(SHOW)
    alice.says("you lose 1 life.")
    with pytest.raises(Illegal, match="702.137a"):
        alice.casts(show, way="spectacle")
    bob.says("you lose 1 life.")
    alice.casts(show, way="spectacle")
    table.resolves()
    assert alice.hand == 1


def test_prowl_wants_combat_damage_by_something_of_its_types_702_76a(table):  # 702.76a
    for attacker, may in ((BEAR, False), (GOBLIN, True)):
        table = Table()
        alice, bob = ready(table, "Island")
        sneak, one = alice.holds(SNEAK), alice.controls(attacker)
        table.fights([(one, bob)])
        table.goes_to("postcombat main")
        assert bool(alice.may(sneak)) is may


def test_overloaded_it_is_for_each_and_targets_nothing_702_96b(table):  # 702.96a 702.96b
    alice, bob = ready(table, *["Island"] * 4)
    bear, warded = bob.controls(BEAR, WARDED)
    own = alice.controls(GOBLIN)
    alice.casts(alice.holds(WAVE), way="overload")
    assert table.asked is None
    table.resolves()
    assert (bear.is_now.zone, warded.is_now.zone, own.is_now.zone) == ("hand", "hand", "battlefield")


def test_not_overloaded_it_has_one_target_702_96a(table):  # 702.96a
    alice, bob = ready(table, "Island", "Island")
    bear, other = bob.controls(BEAR, GOBLIN)
    alice.casts(alice.holds(WAVE), bear)
    table.resolves()
    assert (bear.is_now.zone, other.is_now.zone) == ("hand", "battlefield")


def test_awakened_it_makes_a_land_a_creature_702_113a(table):  # 702.113a 702.113b
    alice, _ = ready(table, "Island", "Island")
    land = alice.controls("Forest")
    alice.casts(alice.holds(RISE), land, way="awaken")
    table.resolves()
    assert (land.power, land.counted("+1/+1"), set(land.types) >= {"land", "creature", "Elemental"}, alice.hand) == (3, 3, True, 1)
    table.goes_to("upkeep", turn=2)
    assert "creature" in land.types


def test_it_targets_no_land_unless_it_is_awakened_702_113b(table):  # 702.113b
    alice, _ = ready(table, "Island")
    alice.casts(alice.holds(RISE))
    table.resolves()
    assert alice.hand == 1
