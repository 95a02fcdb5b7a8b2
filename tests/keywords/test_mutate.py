"""Mutate: a spell that merges with a creature."""
from tests.table import BEAR, card

WINGS = card("Wings", "{5}{U}", "Creature — Bird", "Mutate {1}{U}\nFlying\nWhenever this creature mutates, draw a card.", size="3/4")
FANGS = card("Fangs", "{3}{G}", "Creature — Beast", "Mutate {G}\nTrample\nWhenever this creature mutates, you gain 2 life.", size="5/5")
MAN = card("Some Man", "{W}", "Creature — Human", "Vigilance", size="1/1")


def has(one, *words):
    return all(any(getattr(a, "word", "") == word for a in one.abilities) for word in words)


def mutated(table, alice, spell, host, where):
    held = alice.holds(spell)
    alice.casts(held, host, way="mutate")
    table.resolves(where)
    return held


def test_on_top_it_is_what_the_creature_now_is(table, alice, bob):
    """702.140a 702.140c 702.140d 702.140e: the same object, with the abilities of both; 729.2a."""
    alice.controls("Island", "Island")
    alice.library("Island")
    bear = alice.controls(BEAR, counters=(("+1/+1", 1),))
    mutated(table, alice, WINGS, bear, "on top")
    table.settles()
    assert (bear.name, bear.power, bear.toughness, bear.zone) == ("Wings", 4, 5, "battlefield")
    assert has(bear, "flying") and alice.hand == 1
    assert bear.sick == "ready"  # 729.2c


def test_below_it_lends_its_abilities(table, alice, bob):
    alice.controls("Forest", "Forest", "Island", "Island")
    alice.library("Island", "Island")
    bear = alice.controls(BEAR)
    mutated(table, alice, WINGS, bear, "on the bottom")
    table.settles()
    assert (bear.name, bear.power, has(bear, "flying")) == ("Bear", 2, True)  # 702.140e
    mutated(table, alice, FANGS, bear, "on top")
    table.answers(table.asked.options) if table.asked else None
    table.settles()
    assert (bear.name, bear.power, has(bear, "flying", "trample"), alice.life) == ("Fangs", 5, True, 22)


def test_each_card_goes_to_the_graveyard(table, alice, bob):
    alice.controls("Island", "Island")
    alice.library("Island")
    bear = alice.controls(BEAR)
    mutated(table, alice, WINGS, bear, "on top")
    table.settles()
    alice.says("Destroy target creature.", bear)
    table.settles()
    assert sorted(alice.graveyard) == ["Bear", "Wings"]  # 729.3


def test_no_human_is_merged_with(table, alice, bob):
    alice.controls("Island", "Island")
    alice.controls(MAN)
    bob.controls(BEAR)
    assert not alice.may(alice.holds(WINGS))  # 702.140a


def test_with_its_target_gone_it_enters_as_a_creature(table, alice, bob):
    alice.controls("Island", "Island")
    bear, wings = alice.controls(BEAR), alice.holds(WINGS)
    alice.casts(wings, bear, way="mutate")
    alice.does("make_move", bear.id, "graveyard")
    table.settles()
    assert (wings.is_now.zone, wings.is_now.name) == ("battlefield", "Wings")  # 702.140b
