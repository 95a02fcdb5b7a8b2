"""Creatures that only some can block, and spells that cost less: horsemanship, skulk, fear, intimidate, shadow, undaunted, freerunning."""
from tests.table import BEAR, Table, card

SMALL = card("Small Fry", "{W}", "Creature — Human", size="1/1")
RIDER = card("Rider", "{W}", "Creature — Human Knight", "Horsemanship", size="3/3")
TIN = card("Tin Man", "{3}", "Artifact Creature — Golem", size="3/3")
DARK = card("Dark One", "{B}", "Creature — Zombie", size="3/3")
RED = card("Red One", "{R}", "Creature — Goblin", size="3/3")
SHADE = card("Dim One", "{W}", "Creature — Dauthi", "Shadow", size="3/3")
SPIDER = card("Spinner", "{W}", "Creature — Spider", "Reach", size="3/3")
EVERYBODY = SMALL, RIDER, TIN, DARK, RED, SPIDER
PRICE = card("Undaunted One", "{4}{W}", "Creature — Giant", "Undaunted", size="4/4")
RUNNER = card("Runner", "{4}{B}", "Creature — Human", "Freerunning {B}", size="4/4")
KILLER = card("Killer", "{B}", "Creature — Human Assassin", size="1/1")


def blockers_of(text):
    """The names of those that can block a red 2/2 with that keyword."""
    table = Table()
    alice, bob = table.players
    attacker = alice.controls(card("Attacker", "{R}", "Creature — Elemental", text, size="2/2"))
    others = EVERYBODY if text != "Shadow" else (*EVERYBODY, SHADE)
    bob.controls(*others)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((attacker, bob),))
    return {one.name for one, _ in (table.asked.options if table.asked else ())}


def test_horsemanship_is_blocked_by_horsemanship():
    assert blockers_of("Horsemanship") == {"Rider"}  # 702.31b


def test_skulk_is_blocked_by_no_more_power():
    assert blockers_of("Skulk") == {"Small Fry"}  # 702.118b


def test_fear_is_blocked_by_artifacts_and_the_black():
    assert blockers_of("Fear") == {"Tin Man", "Dark One"}  # 702.36b


def test_intimidate_is_blocked_by_artifacts_and_its_own_color():
    assert blockers_of("Intimidate") == {"Tin Man", "Red One"}  # 702.13b


def test_shadow_is_blocked_by_shadow():
    assert blockers_of("Shadow") == {"Dim One"}  # 702.28b


def test_flying_is_blocked_by_reach():
    assert blockers_of("Flying") == {"Spinner"}  # 702.9b 702.17b


def test_undaunted_costs_less_for_each_opponent():
    table = Table("Alice", "Bob", "Carol", "Dave")
    alice = table.players[0]
    alice.controls("Plains", "Plains")
    brave = alice.holds(PRICE)
    assert [p.kind for p in alice.may(brave)] == ["cast"]  # 702.125a
    few = Table()
    alice = few.players[0]
    alice.controls("Plains", "Plains")
    assert not alice.may(alice.holds(PRICE))


def test_freerunning_wants_a_hit_by_an_assassin():
    for attacker, may in ((BEAR, False), (KILLER, True)):
        table = Table()
        alice, bob = table.players
        alice.controls("Swamp")
        runner, one = alice.holds(RUNNER), alice.controls(attacker)
        table.fights([(one, bob)])
        table.goes_to("postcombat main")
        assert bool(alice.may(runner)) is may  # 702.173a
