"""What is so as long as something is so: static abilities, and who may block and attack because of them [113.3d, 604, 611.3]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

FLIER = card("Old Flier", "{W}", "Creature — Bird", "Flying", "2/2")
SPIDER = card("Old Spider", "{G}", "Creature — Spider", "Reach", "2/4")
KOBOLD = card("Old Kobold", "{R}", "Creature — Kobold", size="0/1")
BEAST = card("Old Beast", "{G}", "Creature — Beast", size="1/1")
RAT = card("Old Rat", "{B}", "Creature — Rat", size="3/3")
DESERT = card("Old Dunes", "", "Land — Desert", "{T}: Add {C}.")
WINGS = card("Old Cloak", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
SOFT = card("Old Guard", "{W}", "Creature — Human", size="3/3")


def size(one):
    return one.power, one.toughness


def words(one):
    return [ability.word for ability in one.abilities if hasattr(ability, "word")]


def who_may_block(table, *attacks):
    """The blockers that are offered, by name."""
    table.goes_to("declare attackers", attacks)
    table.does("go_to", 0, 0, "declare blockers")
    return sorted({blocker.name for blocker, _ in table.asked.options}) if table.asked else []


def who_may_attack(table):
    table.does("go_to", 0, 0, "declare attackers")
    return sorted({attacker.name for attacker, _ in table.asked.options}) if table.asked else []


@shows("Gnat Alley Creeper")
def test_no_flier_blocks_it_and_others_do_509_1b(alice, bob, table):
    creeper = alice.controls(drawn("Gnat Alley Creeper"))
    bob.controls(FLIER, BEAR, SPIDER)
    assert who_may_block(table, (creeper, bob)) == ["Bear", "Old Spider"]


@shows("Godhunter Octopus")
@pytest.mark.parametrize("theirs", ["nothing", "an enchantment", "an enchanted permanent"])
def test_it_attacks_only_where_an_enchantment_is_508_1c(alice, bob, table, theirs):
    alice.controls(drawn("Godhunter Octopus"), "Fervor")
    host = bob.controls(BEAR)
    if theirs == "an enchantment":
        bob.controls("Fervor")
    if theirs == "an enchanted permanent":
        alice.controls(WINGS, attached=host.id)
    assert who_may_attack(table) == ([] if theirs == "nothing" else ["Godhunter Octopus"])


@shows("Knighthood")
def test_your_creatures_strike_first_702_7b(alice, bob, table):  # 702.7b
    knighthood, bear, soldier = alice.controls(drawn("Knighthood")), alice.controls(BEAR), bob.controls(BEAR)
    assert (words(bear), words(soldier)) == (["first strike"], [])
    table.fights([(bear, bob)], [(soldier, bear)])
    assert soldier.is_now.zone == "graveyard" and (bear.zone, bear.damage) == ("battlefield", 0)
    alice.puts(knighthood, zone="graveyard")
    assert words(bear) == []


@shows("Kobold Drill Sergeant")
def test_other_kobolds_are_drilled_and_trample(alice, bob, table):
    (sergeant, kobold, goblin), theirs = alice.controls(drawn("Kobold Drill Sergeant"), KOBOLD, GOBLIN), bob.controls(KOBOLD)
    assert [size(one) for one in (sergeant, kobold, goblin, theirs)] == [(1, 2), (0, 2), (1, 1), (0, 1)]
    assert (words(kobold), words(sergeant), words(goblin)) == (["trample"], [], [])
    alice.says("Target creature gets +3/+0 until end of turn.", kobold)
    table.fights([(kobold, bob)], [(theirs, kobold)])
    table.answers((1, 2))
    assert bob.life == 18                                                               # 702.19b
    alice.puts(sergeant, zone="graveyard")
    assert size(kobold)[1] == 1 and words(kobold) == []


@shows("Levitation")
def test_your_creatures_fly_over_those_who_stand_702_9b(alice, bob, table):  # 702.9b
    alice.controls(drawn("Levitation"))
    bear = alice.controls(BEAR)
    bob.controls(BEAR, FLIER, SPIDER)
    assert who_may_block(table, (bear, bob)) == ["Old Flier", "Old Spider"]


@shows("Saddled Rimestag")
def test_another_creature_of_yours_must_have_entered_this_turn(alice, bob, table):
    stag, bear, goblin = alice.holds(drawn("Saddled Rimestag"), BEAR, GOBLIN)
    alice.puts(stag)
    stag = stag.is_now
    assert size(stag) == (2, 2)                                                         # itself is not another
    bob.puts(bob.holds(BEAR))
    assert size(stag) == (2, 2)
    alice.puts(bear)
    assert size(stag) == (4, 4)
    bob.says("Destroy target creature.", bear.is_now)
    assert size(stag) == (4, 4)                                                         # it did enter
    table.goes_to("upkeep")
    assert size(stag) == (2, 2)
    alice.puts(goblin)
    assert size(stag) == (4, 4)


@shows("Skirk Outrider")
def test_a_beast_makes_the_outrider_trample(alice, bob, table):
    outrider, wall = alice.controls(drawn("Skirk Outrider")), bob.controls(SPIDER)
    bob.controls(BEAST)
    assert (size(outrider), words(outrider)) == ((2, 2), [])
    beast = alice.controls(BEAST)
    assert (size(outrider), words(outrider)) == ((4, 4), ["trample"])
    alice.says("Target creature gets -0/-3 until end of turn.", wall)
    table.fights([(outrider, bob)], [(wall, outrider)])
    table.answers((1, 3))
    assert bob.life == 17
    alice.puts(beast, zone="graveyard")
    assert (size(outrider), words(outrider)) == ((2, 2), [])


@shows("Skyrider Trainee")
def test_enchanted_it_flies(alice, bob, table):
    trainee = alice.controls(drawn("Skyrider Trainee"))
    alice.controls("Bonesplitter", attached=trainee.id)
    assert words(trainee) == []                                                         # equipped is not enchanted
    cloak = bob.controls(WINGS, attached=trainee.id)
    assert (words(trainee), size(trainee)) == (["flying"], (6, 4))
    bob.controls(BEAR, FLIER)
    assert who_may_block(table, (trainee, bob)) == ["Old Flier"]
    table.answers(())
    bob.puts(cloak, zone="graveyard")
    assert words(trainee) == []


@shows("Stronghold Taskmaster")
def test_every_other_black_creature_is_weaker(alice, bob, table):
    taskmaster, bear, rat = alice.controls(drawn("Stronghold Taskmaster"), BEAR, RAT)
    theirs = bob.controls(RAT)
    assert [size(one) for one in (taskmaster, bear, rat, theirs)] == [(4, 3), (2, 2), (2, 2), (2, 2)]
    second = bob.controls(drawn("Stronghold Taskmaster"))
    assert [size(one) for one in (taskmaster, second, rat)] == [(3, 2), (3, 2), (1, 1)]


@shows("Voldaren Stinger")
def test_it_strikes_first_while_attacking_only(alice, bob, table):
    alice.controls(*["Mountain"] * 3)
    stinger, guard = alice.controls(drawn("Voldaren Stinger")), bob.controls(SOFT)
    assert words(stinger) == []
    table.fights([(stinger, bob)], [(guard, stinger)], until="declare blockers")
    assert words(stinger) == ["first strike"]
    alice.activates(stinger)
    table.settles()
    assert size(stinger) == (3, 1)
    table.goes_to("postcombat main")
    assert guard.is_now.zone == "graveyard" and stinger.zone == "battlefield"           # 510.4
    assert words(stinger) == []
    table.goes_to("upkeep")
    assert size(stinger) == (1, 1)


@shows("Suntouched Myr")
@pytest.mark.parametrize("lands, size_now", [("Swamp Swamp Swamp", 1), ("Swamp Forest Wastes", 2), ("Swamp Forest Island", 3)])
def test_a_counter_for_each_color_spent_702_44a(alice, table, lands, size_now):  # 702.44a
    alice.controls(*lands.split())
    myr = alice.holds(drawn("Suntouched Myr"))
    alice.casts(myr)
    table.resolves()
    assert size(myr.is_now) == (size_now, size_now)


@shows("Suntouched Myr")
def test_without_colors_the_myr_dies_704_5f(alice, table):
    alice.controls(*["Wastes"] * 3)
    myr = alice.holds(drawn("Suntouched Myr"))
    alice.casts(myr)
    table.resolves()
    assert myr.is_now.zone == "graveyard"


@shows("Krosan Constrictor")
@pytest.mark.parametrize("land, blockers", [("Swamp", []), ("Forest", ["Bear"])])
def test_nobody_with_a_swamp_blocks_it_702_14c(alice, bob, table, land, blockers):  # 702.14c
    constrictor = alice.controls(drawn("Krosan Constrictor"))
    alice.controls("Swamp"), bob.controls(BEAR, land)
    assert who_may_block(table, (constrictor, bob)) == blockers


@shows("Krosan Constrictor")
def test_it_takes_two_power_from_a_black_creature(alice, bob, table):
    constrictor, rat = alice.controls(drawn("Krosan Constrictor")), bob.controls(RAT)
    bob.controls(BEAR, RAT)
    table.does("activate", 0, constrictor.id, 0)
    assert [one.name for one in table.asked.options] == ["Old Rat", "Old Rat"]
    table.answers(rat)
    table.settles()
    assert size(rat) == (1, 3) and constrictor.tapped == "tapped"
    table.goes_to("upkeep")
    assert size(rat) == (3, 3)


@shows("Ramunap Hydra")
def test_a_desert_here_and_one_in_the_graveyard(alice, bob, table):
    hydra = alice.controls(drawn("Ramunap Hydra"))
    bob.controls(DESERT), bob.has(DESERT, "graveyard"), alice.has("Wastes", "graveyard")
    assert size(hydra) == (3, 3)
    desert = alice.controls(DESERT)
    assert size(hydra) == (4, 4)
    alice.controls(DESERT)
    assert size(hydra) == (4, 4)                                                        # once, however many
    alice.puts(desert, zone="graveyard")
    assert size(hydra) == (5, 5)
    table.fights([(hydra, bob)])
    assert (bob.life, hydra.tapped) == (15, "untapped")                                 # 702.20b
