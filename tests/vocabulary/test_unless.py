"""Unless somebody pays; ward; the legend rule and what does away with it [118.12, 702.21, 704.5j]."""
from tests.table import BEAR, Table, card

GIANT = card("Old Giant", "{4}", "Legendary Creature — Giant", size="4/4")


def duel(*lands):
    """Bob casts a spell at Alice's table and has these lands left."""
    table = Table()
    alice, bob = table.players
    alice.controls(*["Island"] * 4)
    bob.controls("Forest", "Forest", *lands)
    return table, alice, bob


def leaked(*lands):
    table, alice, bob = duel(*lands)
    bear, leak = bob.holds("Grizzly Bears"), alice.holds("Mana Leak")
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    bob.casts(bear)
    bob.passes()
    alice.casts(leak, "Grizzly Bears")
    return table, bear


def test_a_spell_is_countered_unless_its_controller_pays_118_12a():
    table, bear = leaked("Swamp", "Swamp", "Swamp")
    table.resolves("yes")
    assert all(land.tapped == "tapped" for land in table.named("Swamp"))
    table.settles()
    assert bear.is_now.zone == "battlefield"


def test_who_does_not_pay_loses_the_spell():
    table, bear = leaked("Swamp", "Swamp", "Swamp")
    table.resolves("no")
    assert bear.is_now.zone == "graveyard"
    assert all(land.tapped == "untapped" for land in table.named("Swamp"))


def test_who_can_not_pay_loses_the_spell():
    table, bear = leaked("Swamp")
    table.resolves("yes")
    assert bear.is_now.zone == "graveyard"


def upkeep_with_contamination(*creatures):
    table = Table()
    alice, _bob = table.players
    contamination = alice.controls("Contamination")
    for one in creatures:
        alice.controls(one)
    alice.library("Island")
    table.does("set_turn", 0, (("step", "untap"),))
    table.goes_to("upkeep")
    table.resolves()
    return table, contamination


def test_a_creature_is_sacrificed_or_the_enchantment_is():
    table, contamination = upkeep_with_contamination(BEAR)
    table.answers("yes")
    assert contamination.is_now.zone == "battlefield"
    assert table.named("Bear") == []


def test_without_a_creature_nothing_is_asked():
    _table, contamination = upkeep_with_contamination()
    assert contamination.is_now.zone == "graveyard"


def test_ward_counters_what_is_not_paid_for_702_21a():  # 702.21a
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain", "Mountain", "Mountain")
    aerialist = bob.controls("Waterfall Aerialist")
    first, second = alice.holds("Lightning Bolt", "Lightning Bolt")
    alice.casts(first, aerialist)
    assert len(table.state.stack) == 2
    table.resolves("no")
    assert table.state.stack == ()
    assert aerialist.zone == "battlefield" and first.is_now.zone == "graveyard"
    assert len([1 for land in table.named("Mountain") if land.tapped == "untapped"]) == 2
    table.does("set_turn", 0, (("priority", 0),))
    alice.controls("Mountain")
    alice.casts(second, aerialist)
    table.resolves("yes")
    table.settles()
    assert aerialist.is_now.zone == "graveyard"


def test_ones_own_spells_do_not_pay_for_ward():
    table = Table()
    alice, _ = table.players
    alice.controls("Forest")
    aerialist = alice.controls("Waterfall Aerialist")
    growth = alice.holds("Giant Growth")
    alice.casts(growth, aerialist)
    assert len(table.state.stack) == 1


def test_the_legend_rule_applies_unless_something_says_otherwise_704_5j():
    table = Table()
    alice, _ = table.players
    first, second = alice.controls(GIANT, GIANT)
    table.does("check", 0)
    table.answers(first)
    assert (first.zone, second.is_now.zone) == ("battlefield", "graveyard")


def test_without_the_legend_rule_both_stay():
    table = Table()
    alice, bob = table.players
    bob.controls("Mirror Gallery")
    alice.controls(GIANT, GIANT)
    table.does("check", 0)
    assert len(table.named("Old Giant")) == 2
