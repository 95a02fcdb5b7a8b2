"""Battles: defense, protectors, Sieges [310]."""
from tests.table import BEAR, GOBLIN, Table, card

INVASION = card("Invasion", "{2}{R}", "Battle — Siege", "When ~ enters, you gain 1 life.", defense=3, layout="transform",
                back={"name": "Victor", "types": "Creature — Dragon", "text": "Flying", "power": 4, "toughness": 4, "color_indicator": "R"})
OUTPOST = card("Outpost", "{2}", "Battle", defense=2)


def three(*names):
    table = Table(*(names or ("Alice", "Bob", "Carol")))
    return table, *table.players


def test_a_siege_enters_with_its_defense_and_an_opponent_protects_it():
    """310.4b, 310.8a, 310.11a"""
    table, alice, bob, carol = three()
    alice.controls("Mountain", "Mountain", "Mountain")
    siege = alice.holds(INVASION)
    alice.casts(siege)
    table.resolves()
    assert [one.seat for one in table.asked.options] == [bob.seat, carol.seat]
    table.answers(carol)
    [siege] = table.named("Invasion")
    assert (siege.counted("defense"), siege.protector, siege.controller) == (3, carol.seat, alice.seat)


def test_a_battle_without_a_type_is_protected_by_its_controller():
    """310.8a"""
    table, alice, _bob, _carol = three()
    alice.puts(alice.holds(OUTPOST))
    [outpost] = table.named("Outpost")
    assert (outpost.protector, outpost.counted("defense")) == (alice.seat, 2)


def test_its_own_controller_may_attack_a_siege_and_its_protector_not():
    """310.5, 310.8b"""
    table, alice, bob = three("Alice", "Bob")
    siege = alice.controls(INVASION, protector=1)
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    for player in table.players:
        player.library(*["Wastes"] * 3)
    table.goes_to("combat damage", ((bear, siege),))
    assert siege.counted("defense") == 1
    table.does("go_to", 0, 2, "declare attackers")
    assert [(pair[0].id, hasattr(pair[1], "id")) for pair in table.asked.options] == [(scout.id, False)]


def test_its_protector_blocks_and_nobody_else():
    """310.8c"""
    table, alice, bob, carol = three()
    siege = alice.controls(INVASION, protector=2)
    bear, wall, other = alice.controls(BEAR), carol.controls(GOBLIN), bob.controls(GOBLIN)
    table.does("go_to", 0, 1, "declare attackers")
    table.answers(((bear, siege),))
    table.does("go_to", 0, 1, "combat damage")
    assert (table.asked.who, [pair[0].id for pair in table.asked.options]) == (carol.seat, [wall.id])
    table.answers(((wall, bear),))
    assert (siege.counted("defense"), other.zone) == (3, "battlefield")


def test_the_protector_is_the_defending_player():
    """310.8d"""
    table, alice, _bob, carol = three()
    siege = alice.controls(INVASION, protector=2)
    raider = alice.controls(card("Raider", "", "Creature — Pirate", "Whenever ~ attacks, defending player loses 2 life.", size="1/1"))
    table.goes_to("declare attackers", ((raider, siege),))
    table.settles()
    assert (carol.life, alice.life) == (18, 20)


def test_damage_removes_defense_counters():
    """310.6"""
    _table, alice, _bob, _carol = three()
    siege = alice.controls(INVASION, protector=1)
    spark = alice.holds(card("Spark", "{0}", "Instant", "~ deals 2 damage to any target."))
    alice.casts(spark, siege)
    alice.table.resolves()
    assert siege.counted("defense") == 1


def test_a_defeated_siege_is_cast_transformed():
    """310.11b: it waits for its ability before it would go to the graveyard."""
    table, alice, _bob, _carol = three()
    siege = alice.controls(INVASION, protector=1)
    spark = alice.holds(card("Spark", "{0}", "Instant", "~ deals 3 damage to any target."))
    alice.casts(spark, siege)
    table.resolves()
    assert (siege.zone, len(table.state.stack)) == ("battlefield", 1)
    table.settles("yes")
    [victor] = table.named("Victor")
    assert (victor.power, victor.transformed) == (4, "back")


def test_a_battle_without_defense_goes_to_the_graveyard():
    """704.5v"""
    table, alice, _bob, _carol = three()
    outpost = alice.controls(OUTPOST, protector=0)
    spark = alice.holds(card("Spark", "{0}", "Instant", "~ deals 2 damage to any target."))
    alice.casts(spark, outpost)
    table.resolves()
    assert outpost.is_now.zone == "graveyard"


def test_a_siege_finds_another_protector_when_the_first_leaves():
    """704.5w"""
    _table, alice, bob, carol = three()
    siege = alice.controls(INVASION, protector=1)
    bob.does("concede")
    alice.says("You gain 1 life.")
    assert siege.protector == carol.seat


def test_a_siege_is_never_protected_by_its_controller():
    """704.5x"""
    table, alice, bob, _carol = three()
    siege = alice.controls(INVASION, protector=1)
    alice.says("Target opponent gains control of target permanent.", bob, siege)
    assert table.asked.who == bob.seat
    table.answers(alice)
    assert (siege.controller, siege.protector) == (bob.seat, alice.seat)
