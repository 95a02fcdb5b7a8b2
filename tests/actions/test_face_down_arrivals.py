"""Manifest, cloak, manifest dread: cards that arrive face down and are turned up for their mana cost [701.40, 701.58, 701.62]."""
from tests.table import BEAR, Table, card

MORPH = card("Shifter", "{4}{G}", "Creature — Shapeshifter", "Morph {G}", size="5/5")
BOLT = card("Spark", "{R}", "Instant", "~ deals 2 damage to any target.")


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    return table, alice, bob


def only(table):
    [one] = [one for one in map(table.named, ("",)) for one in one]
    return one


def test_a_manifested_card_is_a_nameless_two_two():
    """701.40a"""
    table, alice, _bob = two(card("Giant", "{G}", "Creature — Giant", "Trample", size="8/8"))
    alice.says("Manifest the top card of your library, then put two +1/+1 counters on it.")
    one = only(table)
    assert (one.facing, one.designated, one.power, one.types, one.abilities) == ("face down", ("manifested",), 4, ("creature",), ())


def test_a_manifested_creature_is_turned_up_for_its_mana_cost():
    """701.40b"""
    table, alice, _bob = two(BEAR)
    alice.says("Manifest the top card of your library.")
    one = only(table)
    assert [p.kind for p in alice.may(one) if p.kind == "turn_up"] == []
    alice.controls("Forest", "Forest")
    alice.does("turn_up", one.id, answers=())
    assert (one.name, one.facing, one.designated) == ("Bear", "face up", ())


def test_what_is_no_creature_card_can_not_be_turned_up():
    """701.40b, 701.40g"""
    table, alice, _bob = two(BOLT)
    alice.controls("Mountain", "Mountain")
    alice.says("Manifest the top card of your library.")
    one = only(table)
    assert "turn_up" not in [p.kind for p in alice.may(one)]
    alice.says("Turn target creature face up.", one)
    assert one.facing == "face down"
    assert "Alice reveals a creature without a name" in table.log


def test_with_morph_either_cost_will_do():
    """701.40c"""
    table, alice, _bob = two(MORPH)
    alice.controls(*["Forest"] * 5)
    alice.says("Manifest the top card of your library.")
    one = only(table)
    alice.does("turn_up", one.id, answers=("{4}{G}",))
    assert one.name == "Shifter" and sum(forest.tapped == "tapped" for forest in table.named("Forest")) == 5


def test_several_are_manifested_one_at_a_time():
    """701.40a: one has entered before the other does."""
    table, alice, _bob = two(BEAR, BEAR)
    alice.controls(card("Herald", "", "Enchantment", "Whenever a creature you control enters, you gain 1 life."))
    alice.says("Manifest the top two cards of your library.")
    puts = [event for event in table.state.happened if getattr(event, "to", "") == "battlefield"]
    assert len(puts) == 2 and puts[0].now.id < puts[1].now.id and len(table.state.waiting) + len(table.state.stack) == 2


def test_a_cloaked_card_has_ward():
    """701.58a, 701.58b"""
    table, alice, _bob = two(BEAR)
    alice.says("Cloak the top card of your library.")
    one = only(table)
    assert [type(a).__name__ for a in one.abilities] == ["Ward"]
    alice.controls("Forest", "Forest")
    alice.does("turn_up", one.id, answers=())
    assert (one.name, one.abilities) == ("Bear", ())


def test_a_cloaked_card_with_morph():
    """701.58c, 701.58g: for either cost; an instant stays as it is."""
    table, alice, _bob = two(MORPH, BOLT)
    alice.controls("Forest")
    alice.says("Cloak the top two cards of your library.")
    shifter = next(one for one in table.named("") if one.card == MORPH)
    alice.does("turn_up", shifter.id, answers=("{G}",))
    assert shifter.name == "Shifter"
    [spark] = table.named("")
    alice.says("Turn target creature face up.", spark)
    assert spark.facing == "face down"


def test_manifest_dread_leaves_the_other_in_the_graveyard():
    """701.62a"""
    table, alice, _bob = two(BEAR, "Forest", BEAR)
    alice.controls(card("Witness", "", "Enchantment", "Whenever you manifest dread, you gain 3 life."))
    alice.says("Manifest dread.", "Forest")
    table.settles()
    assert (alice.graveyard, only(table).designated, len(alice.here.library), alice.life) == (["Bear"], ("manifested",), 1, 23)


def test_exiling_moves_from_wherever_it_is():
    """701.13a"""
    _table, alice, _bob = two()
    bear, card_ = alice.controls(BEAR), alice.has(BEAR, "graveyard")
    alice.says("Exile target creature.", bear)
    alice.says("Exile target card from your graveyard.", card_)
    assert (bear.is_now.zone, card_.is_now.zone) == ("exile", "exile")
