"""Melding two cards into one permanent [701.42, 712.4, 712.8g]."""
from tests.marks import example
from tests.table import BEAR, Table, card

GIANT = {"name": "Giant of Two", "types": "Creature — Giant", "text": "Trample", "power": 9, "toughness": 9, "color_indicator": "G"}
LEFT = card("Left, the Half", "{2}{G}", "Creature — Human",
            "{0}: If you both own and control ~ and a creature named Right Half, exile them, then meld them into Giant of Two.",
            size="2/3", layout="meld", back=GIANT)
RIGHT = card("Right Half", "{3}{G}", "Creature — Human", "Vigilance", size="3/2", layout="meld", back=GIANT)


def two():
    table = Table()
    return table, *table.players


def melded(table, alice, left):
    alice.activates(left)
    table.resolves()
    return table.named("Giant of Two")


def test_the_two_enter_as_one_permanent():
    """701.42a, 202.3c"""
    table, alice, _bob = two()
    left, right = alice.controls(LEFT), alice.controls(RIGHT)
    [giant] = melded(table, alice, left)
    assert (giant.power, [getattr(a, "word", "") for a in giant.abilities], giant.colors, giant.mana_value) == (9, ["trample"], "G", 7)
    assert (table.count("Right Half"), right.is_now, giant.sick) == (0, None, "sick")


def test_both_cards_go_where_it_goes():
    """701.42a: one permanent leaves, and two cards arrive."""
    table, alice, _bob = two()
    left, _right = alice.controls(LEFT), alice.controls(RIGHT)
    [giant] = melded(table, alice, left)
    alice.says("Destroy target creature.", giant)
    assert sorted(alice.graveyard) == ["Left, the Half", "Right Half"]


def test_without_its_counterpart_nothing_happens():
    """701.42a: both must be owned and controlled by the same player."""
    table, alice, bob = two()
    left, theirs = alice.controls(LEFT), bob.controls(RIGHT)
    assert melded(table, alice, left) == []
    alice.says("Gain control of target creature.", theirs)
    assert melded(table, alice, left) == []
    assert (left.zone, theirs.zone) == ("battlefield", "battlefield")


@example("701.42c")
def test_with_a_token_that_copies_the_counterpart_both_are_exiled_and_not_melded():
    """701.42b: the card stays in exile, the token is no more."""
    table, alice, _bob = two()
    left, right = alice.controls(LEFT), alice.controls(RIGHT)
    alice.says("Create a token that's a copy of target creature.", right)
    alice.says("Return target creature to its owner's hand.", right)
    assert melded(table, alice, left) == []
    assert (left.is_now.zone, table.count("Right Half")) == ("exile", 0)


def test_cards_that_are_no_pair_are_not_melded():
    """701.42b"""
    table, alice, _bob = two()
    left = alice.controls(LEFT)
    alice.controls(card("Right Half", "{3}", "Creature — Golem", size="1/1"))
    assert melded(table, alice, left) == []
    assert left.is_now.zone == "exile"


def test_it_does_not_transform():
    """A melded permanent is no card that turns."""
    table, alice, _bob = two()
    left, _right = alice.controls(LEFT), alice.controls(RIGHT)
    [giant] = melded(table, alice, left)
    alice.says("Transform target creature.", giant)
    assert (giant.name, alice.controls(BEAR).name) == ("Giant of Two", "Bear")
