"""Permanents that make others bigger, smaller or better [604.3, 613]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.rules.test_combat import offered
from tests.table import BEAR, GOBLIN, card

GIANT = card("Old Giant", "{4}", "Creature — Giant", size="5/5")
GOLEM = card("Old Golem", "{2}", "Artifact Creature — Golem", size="2/2")
SQUIRE = card("Old Squire", "{W}", "Creature — Human", "First strike", "1/1")
TWIN = card("Old Twin", "{W}", "Creature — Human", "Double strike", "1/1")
GILDED = card("Old Herald", "{R}{W}", "Creature — Human", size="2/2")
BIRD = card("Old Bird", "{U}", "Creature — Bird", "Flying", "1/1")
WHITE = card("Old Cleric", "{W}", "Creature — Cleric", size="1/1")


@shows("Ambuscade Shaman")
def test_whatever_enters_is_bigger_for_a_turn_603_6a(alice, bob, table):
    alice.library(*["Island"] * 4), bob.library("Island")
    shaman, bear, theirs = alice.holds(drawn("Ambuscade Shaman")), alice.holds(BEAR), bob.holds(BEAR)
    alice.controls(*["Swamp"] * 3)
    alice.casts(shaman)
    table.settles()
    alice.puts(bear)
    table.settles()
    bob.puts(theirs)
    table.settles()
    assert (shaman.is_now.power, bear.is_now.toughness, theirs.is_now.power) == (4, 4, 2)
    table.goes_to("upkeep", turn=2)
    assert (shaman.is_now.power, bear.is_now.power) == (2, 2)


@shows("Ambuscade Shaman")
def test_dashed_it_strikes_at_once_and_goes_back_702_109a(alice, bob, table):  # 702.109a
    alice.controls(*["Swamp"] * 4)
    shaman = alice.holds(drawn("Ambuscade Shaman"))
    alice.casts(shaman, way="dash")
    table.settles()
    table.fights([(shaman.is_now, bob)])
    assert bob.life == 16
    table.goes_to("end")
    table.settles()
    assert shaman.is_now.zone == "hand"


@shows("Plague Engineer")
def test_creatures_of_the_chosen_type_wither_on_the_other_side_614_12a(alice, bob, table):
    alice.controls(*["Swamp"] * 3)
    mine, theirs, bear, engineer = alice.controls(GOBLIN), bob.controls(GOBLIN), bob.controls(BEAR), alice.holds(drawn("Plague Engineer"))
    alice.casts(engineer)
    table.resolves("Goblin")
    assert (mine.zone, theirs.is_now.zone, bear.power, mine.power) == ("battlefield", "graveyard", 2, 1)
    late = bob.holds(GOBLIN)
    bob.puts(late)
    assert late.is_now.zone == "graveyard"


@shows("Plague Engineer")
def test_its_touch_is_deadly_702_2b(alice, bob, table):  # 702.2b
    engineer, giant = alice.controls(drawn("Plague Engineer")), bob.controls(GIANT)
    table.fights([(engineer, bob)], [(giant, engineer)])
    assert (giant.is_now.zone, engineer.is_now.zone) == ("graveyard", "graveyard")


@shows("Ruination Guide")
def test_others_without_a_color_are_stronger_702_114a(alice, bob, table):  # 702.114a
    guide, golem, bear, theirs = alice.controls(drawn("Ruination Guide")), alice.controls(GOLEM), alice.controls(BEAR), bob.controls(GOLEM)
    second = alice.controls(drawn("Ruination Guide"))
    assert guide.colors == "" and (guide.power, second.power) == (4, 4)      # each is colorless and makes the other stronger
    assert (golem.power, golem.toughness, bear.power, theirs.power) == (4, 2, 2, 2)


@shows("Ruination Guide")
def test_its_hit_exiles_the_top_card_702_115a(alice, bob, table):  # 702.115a
    top, below = bob.library("Forest", "Island")
    table.fights([(alice.controls(drawn("Ruination Guide")), bob)])
    table.settles()
    assert (top.is_now.zone, below.is_now.zone, bob.life) == ("exile", "library", 17)


@shows("Kwende, Pride of Femeref")
def test_first_strikers_strike_twice_702_4b(alice, bob, table):  # 702.4b
    kwende, squire, bear = alice.controls(drawn("Kwende, Pride of Femeref"), SQUIRE, BEAR)
    theirs = bob.controls(SQUIRE)
    table.fights([(kwende, bob), (squire, bob), (bear, bob)], until="postcombat main")
    assert bob.life == 20 - 4 - 2 - 2
    assert [getattr(a, "word", "") for a in theirs.abilities] == ["first strike"]


@shows("Pontiff of Blight")
def test_each_extort_is_paid_for_itself_702_101b(alice, bob, table):  # 702.101b
    alice.controls(drawn("Pontiff of Blight"), BEAR, "Forest", "Forest", "Swamp", "Swamp")
    bob.controls(GOBLIN)
    alice.casts(alice.holds(BEAR), "auto")
    assert len(table.state.stack) == 3                               # two triggers: the Bear has its own
    table.resolves("yes")
    assert (alice.life, bob.life) == (21, 19)
    table.resolves("yes")
    assert (alice.life, bob.life) == (22, 18)


@shows("Ballynock Cohort")
def test_beside_another_white_creature_it_is_bigger_613_4c(alice, bob, table):
    cohort = alice.controls(drawn("Ballynock Cohort"))
    bob.controls(WHITE), alice.controls(BEAR)
    assert (cohort.power, cohort.toughness) == (2, 2)
    friend = alice.controls(WHITE)
    assert (cohort.power, cohort.toughness) == (3, 3)
    alice.puts(friend, zone="graveyard")
    assert cohort.power == 2


@shows("Ballynock Cohort")
@shows("Stone-Throwing Devils")
@pytest.mark.parametrize("name, other", [("Ballynock Cohort", BEAR), ("Stone-Throwing Devils", GOBLIN)])
def test_it_kills_before_it_can_be_struck_702_7b(alice, bob, table, name, other):  # 702.7b
    one, blocker = alice.controls(drawn(name)), bob.controls(other)
    table.fights([(one, bob)], [(blocker, one)], until="postcombat main")
    assert (blocker.is_now.zone, one.zone, one.damage, bob.life) == ("graveyard", "battlefield", 0, 20)


@shows("Maze Glider")
def test_those_of_several_colors_fly_with_it_702_9b(alice, bob, table):  # 702.9b
    alice.controls(drawn("Maze Glider"), GILDED, BEAR)
    bob.controls(GOBLIN, BIRD)
    assert offered(table, "declare blockers") == {
        ("Goblin Scout", "Bear"), ("Old Bird", "Bear"), ("Old Bird", "Old Herald"), ("Old Bird", "Maze Glider")}
