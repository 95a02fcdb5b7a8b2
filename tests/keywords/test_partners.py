"""Two commanders, by one of the partner abilities."""
from sandbox.vocabulary.partners import lead_together
from tests.table import BEAR, Table, card


def legend(name, text, types="Legendary Creature — Elf"):
    return card(name, "{1}", types, text, size="1/1" if "Creature" in types else None)


ONE, TWO = legend("One", "Partner"), legend("Two", "Partner")
ROLE, OTHER_ROLE = legend("Role", "Partner—Survivors"), legend("Other Role", "Partner—Friends forever")
LEFT = legend("Left", "Partner with Right, the Other One")
RIGHT = legend("Right, the Other One", "Partner with Left")
HERO = legend("Hero", "Choose a Background")
PAST = legend("Past", "", "Legendary Enchantment — Background")
DOCTOR = legend("The Doc", "", "Legendary Creature — Time Lord Doctor")
FRIEND = legend("Friend", "Doctor's companion")


def together(one, other):
    return lead_together(one.front, other.front)


def test_two_with_partner_may_lead_together():
    assert together(ONE, TWO) and not together(ONE, HERO)  # 702.124h


def test_two_with_the_same_words_behind_partner():
    assert together(ROLE, legend("Third", "Partner—Survivors")) and not together(ROLE, OTHER_ROLE)  # 702.124i


def test_two_that_name_each_other():
    assert together(LEFT, RIGHT) and not together(LEFT, legend("Wrong", "Partner with Nobody"))  # 702.124j


def test_one_finds_the_other_as_it_enters():
    table = Table()
    alice, _ = table.players
    _, right = alice.library(BEAR, RIGHT)
    left = alice.holds(LEFT)
    alice.puts(left)
    table.answers(alice)
    table.resolves("yes")
    table.answers((right,)) if table.asked and table.asked.kind != "shuffle" else None
    table.answers(table.asked.options) if table.asked else None
    table.settles()
    assert right.is_now.zone == "hand"  # 702.124j


def test_a_background_is_chosen():
    assert together(HERO, PAST) and not together(ONE, PAST)  # 702.124k


def test_the_doctor_has_a_companion():
    assert together(FRIEND, DOCTOR) and not together(FRIEND, ONE)  # 702.124m


def test_different_partner_abilities_are_not_combined():
    assert not together(ONE, ROLE) and not together(LEFT, ONE)  # 702.124f
