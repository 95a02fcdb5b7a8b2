"""Kicker and multikicker [702.33]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, card

FLOOD = card("Flood", "{U}", "Sorcery", "Kicker—Sacrifice a creature.\nDraw a card. If this spell was kicked, draw three cards instead.")
TWO_KICKERS = card("Twice Kicked", "{R}", "Creature — Human",
                   "Kicker {1}\nKicker {G}\nWhen this creature enters, if it was kicked, you gain 1 life.", "1/1")
LIFE = card("Life", "{G}", "Sorcery", "Kicker—Pay 3 life.\nYou gain 1 life. If this spell was kicked, draw a card.")


def test_kicker_is_announced_once_and_paid_with_the_rest(table):                          # 702.33a, 601.2b, 601.2f
    alice, bob = table.players
    lands = alice.controls(*["Mountain"] * 5)
    alice.casts(alice.holds("Burst Lightning"), "yes", bob)
    assert all(land.tapped == "tapped" for land in lands)
    table.resolves()
    assert bob.life == 16


def test_declined_it_is_not_kicked(table):                                                # 702.33d
    alice, bob = table.players
    lands = alice.controls(*["Mountain"] * 5)
    alice.casts(alice.holds("Burst Lightning"), "no", bob)
    table.resolves()
    assert bob.life == 18 and [land.tapped for land in lands].count("tapped") == 1


def test_a_permanent_remembers_that_it_was_kicked(table):                                 # 702.33e, 607.2
    alice, _ = table.players
    alice.controls(*["Island"] * 7)
    drake = alice.holds("Academy Drake")
    alice.casts(drake, "yes")
    table.resolves()
    assert (drake.is_now.power, drake.is_now.counted("+1/+1")) == (4, 2)


def test_an_enters_trigger_with_if_it_was_kicked(table):                                  # 603.4, 702.33d
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls(*["Swamp"] * 5)
    one, other = alice.holds("Gatekeeper of Malakir", "Gatekeeper of Malakir")
    alice.casts(one, "no")
    table.settles()
    assert not table.state.stack and bear.zone == "battlefield"
    alice.casts(other, "yes")
    table.resolves(bob)
    table.resolves()
    assert bear.is_now.zone == "graveyard"


def test_multikicker_any_number_of_times(table):                                          # 702.33c
    alice, _ = table.players
    alice.controls(*["Forest"] * 7)
    alice.casts(alice.holds("Wolfbriar Elemental"), 3)
    table.settles()
    assert table.count("Wolf Token") == 3


def test_multikicker_not_at_all(table):                                                   # 702.33c
    alice, _ = table.players
    chalice = alice.holds("Everflowing Chalice")
    alice.casts(chalice, 0)
    table.settles()
    assert chalice.is_now.counted("charge") == 0


def test_counters_for_each_time_it_was_kicked(table):                                     # 702.33d
    alice, _ = table.players
    alice.controls(*["Wastes"] * 5)
    chalice = alice.holds("Everflowing Chalice")
    alice.casts(chalice, 2)
    table.settles()
    alice.taps(chalice.is_now)
    assert chalice.is_now.counted("charge") == 2 and alice.pool == "CC"


def test_a_kicker_that_is_not_mana(table):                                                # 702.33a, 118.8
    alice, _ = table.players
    alice.library(*[BEAR] * 4)
    _, goblin, _ = alice.controls(BEAR, GOBLIN, "Island")
    alice.casts(alice.holds(FLOOD), "yes", goblin)
    assert goblin.is_now.zone == "graveyard"
    table.resolves()
    assert alice.hand == 3


def test_a_kicker_that_cannot_be_paid_reverses_the_spell(table):                          # 732.1, 118.3
    alice, _ = table.players
    alice.library(BEAR)
    alice.controls("Island")
    flood = alice.holds(FLOOD)
    before = table.state
    with pytest.raises(Illegal, match="118.3"):
        alice.casts(flood, "yes")
    assert table.state == before
    alice.casts(flood, "no")
    table.resolves()
    assert alice.hand == 1


def test_a_kicker_paid_with_life(table):                                                  # 119.4
    alice, _ = table.players
    alice.library(BEAR)
    alice.controls("Forest")
    alice.casts(alice.holds(LIFE), "yes")
    assert alice.life == 17
    table.resolves()
    assert (alice.life, alice.hand) == (18, 1)


def test_each_of_two_kickers_is_asked_for(table):                                         # 702.33b
    alice, _ = table.players
    alice.controls("Mountain", "Mountain", "Forest")
    human = alice.holds(TWO_KICKERS)
    alice.casts(human, "no", "yes")
    table.settles()
    assert alice.life == 21 and human.is_now.kicked == 1


def test_a_copy_of_a_kicked_spell_is_kicked(table):                                       # 707.10, J9
    alice, bob = table.players
    alice.controls(*["Mountain"] * 5)
    burst = alice.holds("Burst Lightning")
    alice.casts(burst, "yes", bob)
    alice.says("Copy target spell. You may choose new targets for the copy.", burst.is_now, "no")
    table.settles()
    assert bob.life == 12


def test_a_token_that_a_copied_kicked_permanent_spell_becomes_is_kicked(table):           # J9, 608.3f, 707.10f
    alice, _ = table.players
    alice.controls(*["Island"] * 7)
    drake = alice.holds("Academy Drake")
    alice.casts(drake, "yes")
    alice.says("Copy target spell. You may choose new targets for the copy.", drake.is_now)
    table.settles()
    assert sorted((d.token, d.power) for d in table.named("Academy Drake")) == [("nontoken", 4), ("token", 4)]


def test_what_enters_as_a_copy_of_a_kicked_permanent_is_not_kicked(table):                # J11, 707.2
    alice, _ = table.players
    alice.controls(*["Island"] * 7)
    drake, clone = alice.holds("Academy Drake", "Clone")
    alice.casts(drake, "yes")
    table.settles()
    alice.puts(clone, drake.is_now)
    assert (clone.is_now.name, clone.is_now.power) == ("Academy Drake", 2)


def test_a_kicked_spell_that_enters_as_a_copy_is_not_kicked_by_what_it_copies(table):     # 607.5, 702.33e
    alice, _ = table.players
    alice.controls(*["Island"] * 7)
    host = alice.controls("Academy Drake")
    alice.controls("Infinite Reflection", attached=host.id)
    drake = alice.holds("Academy Drake")
    alice.casts(drake, "yes")
    table.settles()
    assert (drake.is_now.name, drake.is_now.power, drake.is_now.counters) == ("Academy Drake", 2, ())
