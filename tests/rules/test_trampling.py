"""Combat damage letter by letter: who assigns first, what is lethal, and what tramples over whom [510, 702.19]."""
from tests.marks import example
from tests.table import GOBLIN, card

GIANT = card("Giant", "", "Creature — Giant", "", "5/5")
WALL = card("Wall", "", "Creature — Wall", "Defender", "0/4")
CHARGER = card("Charger", "", "Creature — Rhino", "Trample", "3/3")
OVERRUNNER = card("Overrunner", "", "Creature — Dinosaur", "Trample over planeswalkers", "7/7")
DEADLY = card("Deadly", "", "Creature — Snake", "Deathtouch", "1/1")
BUSY = card("Busy", "", "Creature — Human", "This creature can block an additional creature each combat.", "2/2")
WALKER = card("Walker", "", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=3)


def test_the_attackers_assign_their_damage_before_the_blockers(table):                    # 510.1
    alice, bob = table.players
    busy = bob.controls(BUSY)
    first, second = alice.controls(GIANT, GIANT)
    other = bob.controls(WALL)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((first, bob), (second, bob)), ((busy, first), (busy, second), (other, first)))
    assert table.asked.who == 0 and table.asked.source == first.id
    table.answers((5, 0))
    assert table.asked.who == 1 and table.asked.source == busy.id                         # 510.1d
    table.answers((1, 1))
    assert (first.damage, second.damage) == (1, 1)


@example("702.19b")
def test_what_others_assign_counts_as_lethal_for_trample(table):                          # 702.19b, 510.1e
    alice, bob = table.players
    first, charger = alice.controls(GOBLIN, CHARGER)
    busy = bob.controls(BUSY)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((first, bob), (charger, bob)), ((busy, first), (busy, charger)))
    assert table.asked.source == charger.id and not table.run.fits((0, 3)) and table.run.fits((1, 2))
    table.answers((1, 2))
    table.answers((1, 1))
    assert bob.life == 18 and busy.is_now.zone == "graveyard"


def test_damage_of_another_with_deathtouch_is_lethal(table):                              # 702.19b, 702.2c
    alice, bob = table.players
    deadly, charger = alice.controls(DEADLY, CHARGER)
    busy = bob.controls(card("Huge", "", "Creature", "This creature can block an additional creature each combat.", "2/9"))
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((deadly, bob), (charger, bob)), ((busy, deadly), (busy, charger)))
    assert table.run.fits((0, 3))
    table.answers((0, 3))
    table.answers((1, 1))
    assert bob.life == 17


@example("702.19b", 2)
def test_prevented_damage_is_assigned_all_the_same(table):                                # 702.19b
    alice, bob = table.players
    charger = alice.controls(card("Green Charger", "{G}", "Creature", "Trample", "6/6"))
    warded = bob.controls(card("Warded", "{W}", "Creature", "Protection from green", "2/2"))
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, bob),), ((warded, charger),))
    assert not table.run.fits((1, 5)) and table.run.fits((2, 4))
    table.answers((2, 4))
    assert bob.life == 16 and warded.zone == "battlefield"


@example("702.19c")
def test_over_a_planeswalker_to_its_controller(table):                                    # 702.19c
    alice, bob = table.players
    goblin, runner = alice.controls(GOBLIN, OVERRUNNER)
    walker = bob.controls(WALKER)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((goblin, walker), (runner, walker)))
    assert table.asked.rule == "702.19c" and not table.run.fits((1, 6)) and table.run.fits((7, 0))
    table.answers((2, 5))
    assert walker.is_now.zone == "graveyard" and bob.life == 15


def test_over_a_planeswalker_that_is_gone(table):                                         # 702.19e
    alice, bob = table.players
    runner, walker = alice.controls(OVERRUNNER), bob.controls(WALKER)
    table.fights([(runner, walker)], until="declare attackers")
    alice.says("Destroy target planeswalker.", walker)
    table.goes_to("combat damage")
    assert bob.life == 13


def test_over_a_planeswalker_when_all_blockers_are_gone(table):                           # 702.19d
    alice, bob = table.players
    runner, walker, goblin = alice.controls(OVERRUNNER), bob.controls(WALKER), bob.controls(GOBLIN)
    table.fights([(runner, walker)], [(goblin, runner)], until="declare blockers")
    alice.says("Destroy target creature.", goblin)
    table.does("go_to", 0, 0, "combat damage")
    table.answers((3, 4))
    assert walker.is_now.zone == "graveyard" and bob.life == 16


def test_trample_alone_does_not_go_over_a_planeswalker(table):                            # 702.19f
    alice, bob = table.players
    charger, walker = alice.controls(card("Big Charger", "", "Creature", "Trample", "9/9")), bob.controls(WALKER)
    table.fights([(charger, walker)])
    assert walker.is_now.zone == "graveyard" and bob.life == 20


def test_trample_is_nothing_to_a_blocker(table):                                          # 702.19a
    alice, bob = table.players
    goblin, charger = alice.controls(GOBLIN), bob.controls(CHARGER)
    table.fights([(goblin, bob)], [(charger, goblin)])
    assert (alice.life, goblin.is_now.zone) == (20, "graveyard")
