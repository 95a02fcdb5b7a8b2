"""Pay, as an instruction that one may follow: what is offered is paid in full, or nothing comes of it [118.12]."""
from tests.table import BEAR, Table, card

SAGE = card("Old Sage", "{2}{U}", "Creature — Human",
            "Whenever another creature enters, you may pay {1}. If you do, draw a card.", size="1/1")


def arrival(*lands):
    table = Table()
    alice, _bob = table.players
    alice.controls(SAGE, *lands)
    alice.library("Island", "Island")
    bear = alice.holds(BEAR)
    alice.puts(bear)
    return table, alice


def test_who_pays_has_paid_and_gets_what_it_was_paid_for_118_12():
    table, alice = arrival("Swamp")
    with table.changes(lambda: alice.hand, +1):
        table.resolves("yes")
    assert table.named("Swamp")[0].tapped == "tapped"


def test_who_declines_keeps_the_mana_and_gets_nothing():
    table, alice = arrival("Swamp")
    with table.changes(lambda: alice.hand, 0):
        table.resolves("no")
    assert table.named("Swamp")[0].tapped == "untapped"


def test_who_can_not_pay_gets_nothing():
    table, alice = arrival()
    with table.changes(lambda: alice.hand, 0):
        table.resolves()                                  # nor is anybody asked [608.2d]
