"""Whatever is wrong with a game is found: cards in two zones or in none, what never was, life that nobody lost, deeds left undone."""
import attrs
import pytest

from sandbox.engine.kinds import Player, The
from sandbox.engine.state import Item
from sandbox.timeline.invariants import broken, cards_in
from sandbox.timeline.ledger import discrepancies
from sandbox.timeline.replay import play
from tests.table import BEAR, GOBLIN, Table, card

BELL = card("Bell", "", "Enchantment", "At the beginning of your upkeep, you gain 1 life.")
SENTRY = card("Sentry", "", "Creature — Human", "When this creature enters, put a +1/+1 counter on it.", size="1/1")


@pytest.fixture
def quiet_table():
    table = Table("Alice", "Bob")
    alice, bob = table.players
    alice.controls(BEAR, "Forest"), alice.holds(GOBLIN), alice.library(BEAR, GOBLIN), bob.controls(BELL)
    return table


def otherwise(table, id, **fields):
    return table.state.with_thing(attrs.evolve(table.state.thing(id), **fields))


def test_nothing_is_wrong_with_a_quiet_table(quiet_table):
    assert broken(quiet_table.state) == []


def test_a_card_that_is_listed_nowhere_is_found(quiet_table):                             # 400.1
    assert any("is not listed" in line for line in broken(quiet_table.state.with_seat(0, hand=())))


def test_a_card_that_is_listed_where_it_is_not_is_found(quiet_table):                     # 400.1
    [bear] = quiet_table.named("Bear")
    assert any("is not there" in line for line in broken(quiet_table.state.with_seat(0, graveyard=(bear.id,))))


def test_a_card_that_is_there_twice_is_found(quiet_table):                                # 400.7
    [bear], state = quiet_table.named("Bear"), quiet_table.state
    double = attrs.evolve(state.thing(bear.id), id=state.next_id)
    assert any("2 times" in line for line in broken(state.with_thing(double).put(next_id=state.next_id + 1)))
    assert cards_in(state) == cards_in(state.with_thing(attrs.evolve(double, token="token", body=99)))


def test_what_never_was_is_found(quiet_table):
    [bear], state = quiet_table.named("Bear"), quiet_table.state
    grown = play(state, ("tell", 0, "Each creature gets +1/+1 until end of turn.")).state
    effect = attrs.evolve(grown.effects[0], locked=(777,))
    wrong = [otherwise(quiet_table, bear.id, attached=777), otherwise(quiet_table, bear.id, blocking=(777,)),
             otherwise(quiet_table, bear.id, attacking=The(777)), state.put(effects=(effect,)), state.put(linked=((bear.id, 777),)),
             state.put(stack=(Item(id=90, you=0, source=bear.id, targets=((The(777),),)),))]
    assert [any("never was" in line for line in broken(one)) for one in wrong] == [True] * len(wrong)
    assert any("attacks nobody" in line for line in broken(otherwise(quiet_table, bear.id, attacking=Player(5))))


def test_a_game_that_is_over_has_nobody_on_the_move(quiet_table):                         # 104.1
    assert any("that is over" in line for line in broken(quiet_table.state.with_seat(1, lost="conceded")))


def test_state_based_actions_left_undone_are_found(quiet_table):                          # 704.3
    [bear] = quiet_table.named("Bear")
    assert any("left for a state-based action" in line for line in broken(otherwise(quiet_table, bear.id, damage=2)))
    assert any("left for a state-based action" in line for line in broken(quiet_table.state.with_seat(0, life=0)))


def test_a_trigger_that_waits_too_long_is_found(quiet_table):                             # 117.5, 603.3
    waiting = (Item(id=90, you=0, source=1, ability=BELL.front.abilities[0], word="Bell"),)
    assert any("waits while somebody" in line for line in broken(quiet_table.state.put(waiting=waiting)))


def test_life_that_nobody_lost_is_found(quiet_table):                                     # 119.3
    run = play(quiet_table.state, ("tell", 0, "Each player loses 2 life."))
    assert discrepancies(run.before, run.state, run.events) == []
    assert discrepancies(run.before, run.state.with_seat(1, life=17), run.events)
    assert len(discrepancies(run.before, run.state, run.events[:-1])) == 1


def test_counters_that_nobody_put_are_found(quiet_table):                                 # 122.6
    run = play(quiet_table.state, ("make_new", 0, SENTRY))
    run = play(run.state, ("settle", 0))
    assert discrepancies(run.before, run.state, run.events) == []
    [sentry] = [t for t in run.state.permanents() if t.card == SENTRY]
    assert discrepancies(run.before, run.state.with_thing(attrs.evolve(sentry, counters=(("+1/+1", 2),))), run.events)


def test_mana_that_nothing_added_is_found(quiet_table):                                   # 106.4
    [forest] = quiet_table.named("Forest")
    run = play(quiet_table.state, ("tap", 0, forest.id, 0))
    assert discrepancies(run.before, run.state, run.events) == []
    assert discrepancies(run.before, run.state.with_seat(0, pool="GG"), run.events)
