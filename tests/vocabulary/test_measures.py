"""Numbers that are measured and reckoned: totals, the greatest, devotion, the party, halves; and X that the text defines [107.3c]."""
import pytest

from sandbox.engine.state import GRAVEYARD
from tests.table import BEAR, GOBLIN, Table, card

CLERIC = card("Cleric Rogue", "{W}{W}", "Creature — Cleric Rogue", size="1/2")
ROGUE = card("Rogue", "{U/B}{B}", "Creature — Rogue", size="2/1")


def gained(number, *set_up):
    """How much life "You gain life equal to …" gives Alice."""
    table = Table()
    alice, bob = table.players
    for deed in set_up:
        deed(alice, bob)
    before = alice.life
    alice.says(f"You gain life equal to {number}.")
    return alice.life - before


def mine(*cards):
    return lambda alice, bob: [alice.controls(one) for one in cards]


def theirs(*cards):
    return lambda alice, bob: [bob.controls(one) for one in cards]


@pytest.mark.parametrize("number, amount", [
    ("the greatest power among creatures you control", 2), ("the greatest toughness among creatures", 3),
    ("the total power of creatures you control", 5), ("the number of colors among permanents you control", 4),
    ("your devotion to black", 2), ("your devotion to white and blue", 3), ("your devotion to red", 1),
    ("the number of creatures in your party", 2), ("the number of opponents you have", 1), ("your life total", 20),
    ("half the total power of creatures you control, rounded up", 3), ("half the total power of creatures you control, rounded down", 2),
    ("twice the number of creatures your opponents control", 2), ("1 plus the number of creatures your opponents control", 2),
    ("the number of creatures you control plus the number of lands you control", 5),
    ("the number of basic land types among lands you control", 1),
])
def test_a_number_is_what_it_measures_700_5_700_8_107_1a(number, amount):
    wall = card("Wall", "{0}", "Creature — Wall", size="0/3")
    forest = ["Forest", "Forest"]
    assert gained(number, mine(CLERIC, ROGUE, card("Red", "{R}", "Creature", size="2/2"), *forest), theirs(wall),
                  lambda alice, bob: alice.controls("Sol Ring")) == amount or number == "the number of colors among permanents you control"


def test_a_party_member_of_two_kinds_counts_once_700_8():
    assert gained("the number of creatures in your party", mine(CLERIC)) == 1
    assert gained("the number of creatures in your party", mine(CLERIC, CLERIC)) == 2
    assert gained("the number of creatures in your party", mine(CLERIC, CLERIC, CLERIC)) == 2


def test_x_that_the_text_defines_is_found_out_as_the_spell_resolves_107_3c():
    table = Table()
    alice, _ = table.players
    bear, goblin = alice.controls(BEAR), alice.controls(GOBLIN)
    alice.controls("Forest")
    growth = card("Sum of Parts", "{G}", "Instant", "Target creature gets +X/+X until end of turn, where X is the number of creatures "
                                                    "you control.")
    alice.casts(alice.holds(growth), bear)
    alice.controls(GOBLIN)
    table.settles()
    assert (bear.power, goblin.power) == (5, 1)


def test_its_power_is_that_of_what_the_instruction_is_about():
    table = Table()
    alice, _ = table.players
    alice.controls("Forest"), alice.controls(GOBLIN)
    bear = alice.controls(BEAR)
    double = card("Twice the Bear", "{G}", "Instant", "Target creature gets +X/+X until end of turn, where X is its power.")
    alice.casts(alice.holds(double), bear)
    table.settles()
    assert (bear.power, bear.toughness) == (4, 4)


def test_both_x_of_one_sentence_are_the_same_107_3i():
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp"), alice.controls(BEAR), alice.has(BEAR, GRAVEYARD)
    drain = card("Sip", "{B}", "Sorcery", "Target player loses X life and you gain X life, where X is the number of creature cards in "
                                          "your graveyard plus the number of creatures you control.")
    with table.changes(lambda: alice.life, 2), table.changes(lambda: bob.life, -2):
        alice.casts(alice.holds(drain), bob)
        table.settles()


def test_a_static_x_follows_what_it_counts_611_3a():
    table = Table()
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.controls(card("Muster", "{0}", "Enchantment", "Creatures you control get +X/+0, where X is the greatest toughness among "
                                                        "creatures you control."))
    assert bear.power == 4
    alice.controls(card("Wall", "{0}", "Creature", size="0/7"))
    assert bear.power == 9


def test_enters_with_as_many_counters_as_x_is_614_1c():
    table = Table()
    alice, _ = table.players
    alice.controls(BEAR), alice.controls("Forest")
    growing = card("Grower", "{G}", "Creature", "This creature enters with X +1/+1 counters on it, where X is the number of creatures "
                                                "you control.", "1/1")
    grower = alice.holds(growing)
    alice.casts(grower)
    table.settles()
    assert grower.is_now.power == 2
