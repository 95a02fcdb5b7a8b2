"""Cards that pay with life or with creatures, and those that bring creatures along [119.4, 701.21, 702]."""
import pytest

from sandbox.engine.choices import CHANCE
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

GIANT = card("Giant", "{5}", "Creature — Giant", size="5/5")
CLERIC = card("Cleric", "{W}", "Creature — Human Cleric", size="1/1")
FISH = card("Fish", "{U}", "Creature — Fish", size="1/1")
BOTH = card("Two Colors", "{U}{R}", "Creature — Weird", size="1/1")
SHOCK = card("Shock", "{2}{R}", "Instant", "This spell deals 2 damage to any target.")
ROCK = card("Rock", "{1}", "Artifact")


@shows("Cabal Archon")
def test_clerics_are_turned_into_two_life_119_3(alice, bob, table):
    archon, cleric, bear = alice.controls(drawn("Cabal Archon"), CLERIC, BEAR)
    alice.controls("Swamp", "Swamp")
    alice.activates(archon, bob, cleric)
    table.resolves()
    assert (alice.life, bob.life, cleric.is_now.zone) == (22, 18, "graveyard")
    alice.activates(archon, bob)
    assert archon.is_now.zone == "graveyard" and bear.zone == "battlefield"
    table.resolves()
    assert (alice.life, bob.life) == (24, 16)


@shows("Fire Covenant")
def test_life_is_divided_as_fire_601_2d(alice, bob, table):
    alice.controls("Mountain", "Swamp", "Swamp")
    first, second, third = bob.controls(BEAR, GOBLIN, GIANT)
    alice.casts(alice.holds(drawn("Fire Covenant")), 4, (first, third), (1, 3))
    assert alice.life == 16
    table.resolves()
    assert (first.damage, second.damage, third.damage, bob.life) == (1, 0, 3, 20)


@shows("Sedgemoor Witch")
def test_spells_bring_pests_and_pests_bring_life_603_2(alice, bob, table):
    alice.controls(drawn("Sedgemoor Witch")), alice.controls(*["Mountain"] * 4)
    alice.casts(alice.holds(SHOCK), bob)
    table.resolves()
    [pest] = table.named("Pest Token")
    assert (pest.power, pest.toughness, sorted(pest.colors)) == (1, 1, ["B", "G"]) and bob.life == 20
    table.settles()
    bob.says("Destroy target creature.", pest)
    table.settles()
    assert (alice.life, bob.life) == (21, 18)
    alice.controls("Mountain")
    alice.casts(alice.holds(GOBLIN))
    table.settles()
    assert table.count("Pest Token") == 0


@shows("Sedgemoor Witch")
@pytest.mark.parametrize("pays, zone, life", [("yes", "graveyard", 17), ("no", "battlefield", 20)])
def test_who_aims_at_it_pays_three_life_702_21a(alice, bob, table, pays, zone, life):  # 702.21a
    witch = bob.controls(drawn("Sedgemoor Witch"))
    alice.controls("Mountain", "Mountain", "Mountain")
    alice.casts(alice.holds(SHOCK), witch)
    table.settles(pays)
    assert (witch.is_now.zone, alice.life) == (zone, life)


@shows("Hearthcage Giant")
def test_two_elementals_come_and_make_giants_stronger_603_6a(alice, bob, table):
    alice.controls(*["Mountain"] * 8)
    giant = alice.holds(drawn("Hearthcage Giant"))
    alice.casts(giant)
    table.settles()
    tokens = table.named("Elemental Shaman Token")
    assert [(one.power, one.toughness, one.colors) for one in tokens] == [(3, 1, "R")] * 2
    giant, bear = giant.is_now, alice.controls(BEAR)
    alice.activates(giant, giant, tokens[0])
    table.resolves()
    assert (giant.power, giant.toughness, bear.power, table.count("Elemental Shaman Token")) == (8, 6, 2, 1)


@shows("Ingenuity Engine")
def test_it_casts_what_it_finds_on_its_way_702_85a(alice, bob, table):  # 702.85a
    alice.controls(*["Island"] * 7)
    alice.library("Forest", drawn("Ingenuity Engine"), ROCK, "Island")
    engine = alice.holds(drawn("Ingenuity Engine"))
    alice.casts(engine)
    table.resolves("yes")
    while table.asked and table.asked.who == CHANCE:
        table.answers(tuple(table.asked.options))
    assert [item.word for item in table.state.stack] == ["Ingenuity Engine", "Rock"]
    table.settles()
    assert engine.is_now.zone == "battlefield" and table.count("Rock") == 1 and len(alice.here.library) == 3


@shows("Ingenuity Engine")
def test_one_artifact_for_another_602_2b(alice, bob, table):
    engine, rock, other = alice.controls(drawn("Ingenuity Engine"), ROCK, card("Other Rock", "{1}", "Artifact"))
    alice.controls("Island")
    alice.activates(engine, other, rock)
    assert (rock.is_now.zone, engine.tapped) == ("graveyard", "tapped")
    table.resolves()
    assert other.is_now.zone == "hand"


@shows("Mindwrack Liege")
def test_blue_and_red_each_count_613_4c(alice, bob, table):
    liege, fish, goblin, both, bear = alice.controls(drawn("Mindwrack Liege"), FISH, GOBLIN, BOTH, BEAR)
    theirs = bob.controls(FISH)
    assert [one.power for one in (liege, fish, goblin, both, bear, theirs)] == [4, 2, 2, 3, 2, 1]


@shows("Mindwrack Liege")
def test_a_blue_or_red_creature_comes_from_the_hand_608_2d(alice, bob, table):
    liege = alice.controls(drawn("Mindwrack Liege"))
    alice.controls("Island", "Mountain", "Island", "Mountain")
    both, bear = alice.holds(BOTH, BEAR)
    alice.activates(liege)
    table.resolves("yes")
    assert (both.is_now.zone, both.is_now.power, bear.zone) == ("battlefield", 3, "hand")


@shows("Selesnya Charm")
@pytest.mark.parametrize("mode, who, after", [
    ("target creature gets +2/+2 and gains trample until end of turn.", 0, ("battlefield", 7, 0)),
    ("exile target creature with power 5 or greater.", 0, ("exile", 5, 0)),
    ("create a 2/2 white Knight creature token with vigilance.", None, ("battlefield", 5, 1))])
def test_one_of_three_modes_700_2(alice, bob, table, mode, who, after):
    alice.controls("Forest", "Plains")
    giant, bear = alice.controls(GIANT, BEAR)
    chump = bob.controls(GOBLIN)
    alice.casts(alice.holds(drawn("Selesnya Charm")), mode, *[giant] * (who is not None))
    table.resolves()
    assert (giant.is_now.zone, giant.is_now.power, table.count("Knight Token")) == after and bear.power == 2
    if after[1] == 7:
        table.fights([(giant, bob)], [(chump, giant)])
        table.answers((1, 6))
        assert bob.life == 14
    if after[2]:
        [knight] = table.named("Knight Token")
        assert (knight.power, knight.toughness, knight.colors, [a.word for a in knight.abilities]) == (2, 2, "W", ["vigilance"])


@shows("Volcanic Vision")
def test_the_spell_comes_back_and_burns_for_its_mana_value_202_3(alice, bob, table):
    alice.controls(*["Mountain"] * 7)
    shock, vision = alice.has(SHOCK, "graveyard"), alice.holds(drawn("Volcanic Vision"))
    alice.has(BEAR, "graveyard")
    mine, theirs, giant = alice.controls(BEAR), bob.controls(BEAR), bob.controls(GIANT)
    alice.casts(vision, shock)
    table.resolves()
    assert (shock.is_now.zone, vision.is_now.zone) == ("hand", "exile")
    assert (mine.damage, theirs.is_now.zone, giant.damage, bob.life) == (0, "graveyard", 3, 20)


@shows("Volcanic Vision")
def test_with_its_target_gone_nothing_of_it_happens_608_2b(alice, bob, table):
    alice.controls(*["Mountain"] * 7)
    shock, vision, giant = alice.has(SHOCK, "graveyard"), alice.holds(drawn("Volcanic Vision")), bob.controls(GIANT)
    alice.casts(vision, shock)
    bob.says("Exile target card from a graveyard.", shock)
    table.resolves()
    assert (giant.damage, vision.is_now.zone, shock.is_now.zone) == (0, "graveyard", "exile")
