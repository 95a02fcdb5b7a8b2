"""Keywords of Sagas and planeswalkers: read ahead, compleated."""
from tests.table import Table, card

SAGA = card("Long Tale", "{1}", "Enchantment — Saga", "Read ahead\nI — You gain 1 life.\nII — You gain 10 life.\nIII — You gain 100 life.")
WALKER = card("Walker", "{1}{B/P}{B/P}", "Legendary Planeswalker — Tamiyo", "Compleated\n+1: You gain 1 life.", loyalty=6)


def test_a_saga_is_read_from_the_chapter_that_its_player_says(table, alice, bob):
    """702.155a 702.155b: it enters with so many lore counters, and only that chapter triggers this turn."""
    alice.controls("Island")
    alice.library("Island", "Island")
    bob.library("Island", "Island")
    saga = alice.holds(SAGA)
    alice.casts(saga)
    table.resolves(2)
    table.settles()
    assert (saga.is_now.counted("lore"), alice.life) == (2, 30)
    table.goes_to("precombat main", turn=3)
    table.settles()
    assert alice.life == 130


def test_compleated_it_has_two_counters_fewer_for_each_symbol_paid_with_life():
    """702.150a."""
    for swamps, loyalty, life in ((2, 6, 20), (1, 4, 18), (0, 2, 16)):
        table = Table()
        alice = table.players[0]
        alice.controls("Island", *["Swamp"] * swamps)
        walker = alice.holds(WALKER)
        alice.casts(walker)
        table.settles()
        assert (walker.is_now.counted("loyalty"), alice.life) == (loyalty, life)
