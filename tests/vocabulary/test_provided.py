"""Conditions behind what depends on them: instructions, counters that something enters with, what stays tapped [502.3, 608.2c, 614.1c]."""
import pytest

from sandbox.cards.coverage import line_read
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from tests.table import BEAR, GOBLIN, Table, card

BLUE = card("Blue Song", "{U}", "Sorcery", "You gain 1 life.")
FREE = card("Free Song", "{0}", "Sorcery", "You gain 1 life.")


def told(text, *named, answers=()):
    table = Table()
    alice, bob = table.players
    alice.library(BEAR, BEAR, BEAR)
    for one in named:
        alice.controls(one)
    alice.casts(alice.holds(card("Order", "{0}", "Sorcery", text)), *answers)
    table.resolves()
    return table, alice, bob


@pytest.mark.parametrize("text, without, with_goblin", [
    ("Draw a card if you control a Goblin.", 0, 1),
    ("Draw a card if you don't control a Goblin.", 1, 0),
    ("Draw two cards if you control a Goblin. Otherwise, draw a card.", 1, 2),
    ("Draw a card. Then draw a card if you control a Goblin.", 1, 2),
    ("Draw a card if you control a Goblin. Draw a card if you control a creature.", 0, 2),
])
def test_only_where_it_is_so_608_2c(text, without, with_goblin):
    assert told(text)[1].hand == without
    assert told(text, GOBLIN)[1].hand == with_goblin


@pytest.mark.parametrize("song, countered", [(BLUE, True), (FREE, False)])
def test_it_is_what_the_instruction_is_about_608_2c(song, countered):
    table = Table()
    alice, bob = table.players
    bob.controls("Island")
    table.state = table.state.put(active=1, priority=1)
    bob.casts(bob.holds(song))
    table.state = table.state.put(priority=0)
    alice.casts(alice.holds(card("Blast", "{0}", "Instant", "Counter target spell if it's blue.")), song.front.name)
    with table.changes(lambda: bob.life, 0 if countered else 1):
        table.settles()


@pytest.mark.parametrize("size, gone", [("2/2", True), ("3/3", False)])
def test_a_target_may_be_chosen_for_which_it_is_not_so_601_2c(size, gone):
    table = Table()
    alice, bob = table.players
    one = bob.controls(card("One", "{0}", "Creature — Elf", size=size))
    alice.casts(alice.holds(card("Edict", "{0}", "Sorcery", "Destroy target creature if its power is 2 or less.")), one)
    table.resolves()
    assert (one.is_now.zone == GRAVEYARD) == gone


def test_what_was_spoken_of_is_it_afterwards_even_if_nothing_was_done_608_2c():
    table = Table()
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.casts(alice.holds(card("Duel", "{0}", "Sorcery", "Put a +1/+1 counter on target creature you control if it's legendary. Then it "
                                 "fights target creature an opponent controls.")), bear, goblin)
    table.resolves()
    assert bear.counted("+1/+1") == 0
    assert goblin.is_now.zone == GRAVEYARD


def test_who_may_is_asked_only_if_it_is_so_608_2d():
    table = Table()
    alice, _ = table.players
    alice.says("You may draw a card if you control a Goblin.")
    assert table.asked is None and alice.hand == 0


@pytest.mark.parametrize("line", [
    "Counter target spell if it was kicked.",                          # whose kicker?
    "You may cast this card from your graveyard if you gained life this turn.",
    "Draw a card and you gain 1 life if you control a Goblin and.",
])
def test_what_could_mean_something_else_is_not_understood(line):
    assert not line_read(line).whole


# ---- 614.1c ----
@pytest.mark.parametrize("condition, before, after", [
    ("you control a Goblin", 0, 2), ("you control a creature with power 3 or greater", 0, 0)])
def test_it_enters_with_counters_if_that_is_so_without_itself_614_1c(condition, before, after):
    table = Table()
    alice, _ = table.players
    giant = card("Giant", "{0}", "Creature — Giant", f"This creature enters with two +1/+1 counters on it if {condition}.", size="3/3")
    for number in (before, after):
        one = alice.holds(giant)
        alice.puts(one)
        assert one.is_now.counted("+1/+1") == number
        alice.puts(one.is_now, zone="hand")
        alice.controls(GOBLIN)


def test_it_enters_with_one_if_you_cast_it_614_1c():
    table = Table()
    alice, _ = table.players
    idol = card("Idol", "{0}", "Artifact", "This artifact enters with a charge counter on it if you cast it from your hand.")
    cast, put = alice.holds(idol), alice.holds(idol)
    alice.casts(cast)
    table.resolves()
    alice.puts(put)
    assert (cast.is_now.counted("charge"), put.is_now.counted("charge")) == (1, 0)


# ---- 502.3 ----
@pytest.mark.parametrize("counters, tapped", [((), "untapped"), ((("depletion", 1),), "tapped")])
def test_it_does_not_untap_if_it_has_a_counter_502_3(counters, tapped):
    table = Table()
    alice, _ = table.players
    field = alice.controls(card("Field", "", "Land", "This land doesn't untap during your untap step if it has a depletion counter on it."),
                           tapped="tapped", counters=counters)
    for player in table.players:
        player.library(BEAR, BEAR, BEAR)
    table.goes_to("upkeep", turn=3)
    assert (field.zone, field.tapped) == (BATTLEFIELD, tapped)
