"""What a loop leaves behind: how often this turn it all happened, and who must choose otherwise from there on [731.2c, 731.3, 731.6]."""
import collections

import attrs
import pytest

from sandbox.engine.again import Again, counted
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Condition, Exactly, Player, Scene, What
from sandbox.language.reading import read
from sandbox.rules.sameness import recast
from sandbox.vocabulary.history import ManyLife, WasDealt
from sandbox.vocabulary.players import You
from tests.marks import example
from tests.rules.test_loops import Played, stone_loop
from tests.table import BEAR, card

MILLION = 10 ** 6
FONT = card("Font", "", "Artifact", "{0}: You gain 2 life.")
KEPT = card("Kept", "{0}", "Instant", "Buyback {0}\nYou gain 1 life.")
STORM = card("Tempest", "{0}", "Instant", "You gain 1 life.\nStorm")


def once(played, id, *answers):
    played.does("activate", 0, id, 0, answers=answers)
    played.does("settle", 0)


def now(played, seat=0):
    return Scene(played.state, seat, 0)


def at_least(played, condition, n):
    """Whether the condition, which speaks of so many, holds of n and not of one more."""
    return condition(n).holds(now(played)) and not condition(n + 1).holds(now(played))


# ---- this turn, a million times over ----
def test_life_gained_this_turn_is_that_of_every_repetition(table):                        # 731.2c, 119.3
    alice, _bob = table.players
    font = alice.controls(FONT)
    played = Played(table)
    once(played, font.id)
    assert at_least(played, lambda n: ManyLife(who=You(), count=Exactly(n=n), word="gained"), 2)
    played.repeats(MILLION, 0, ("accept",))
    assert at_least(played, lambda n: ManyLife(who=You(), count=Exactly(n=n), word="gained"), 2 * MILLION + 2)
    once(played, font.id)
    assert at_least(played, lambda n: ManyLife(who=You(), count=Exactly(n=n), word="gained"), 2 * MILLION + 4)


def test_damage_dealt_this_turn_likewise(table):                                          # 731.2c, 120.3
    alice, _bob = table.players
    pinger = alice.controls(card("Needle", "", "Artifact", "{0}: This artifact deals 1 damage to target opponent. You gain 1 life."))
    table.state = table.state.with_seat(1, life=10 ** 7)
    played = Played(table)
    once(played, pinger.id, (Player(1, "Bob"),))
    played.repeats(MILLION, 0, ("accept",))
    assert played.state.seats[1].life == 10 ** 7 - MILLION - 1
    assert at_least(played, lambda n: WasDealt(who=Other(), count=Exactly(n=n)), MILLION + 1)


class Other(You):
    """The other player of the two."""
    def find(self, scene):
        return [Player(1 - scene.you, "Bob")]


def test_a_second_loop_counts_on_from_the_first(table):                                   # 731.2c
    alice, _bob = table.players
    font = alice.controls(FONT)
    played = Played(table)
    once(played, font.id)
    played.repeats(1_000, 0, ("accept",))
    here = played.timeline.place
    once(played, font.id)
    played.repeats(500, here, ("accept",))
    assert played.state.seats[0].life == 20 + 2 * 1_502
    assert at_least(played, lambda n: ManyLife(who=You(), count=Exactly(n=n), word="gained"), 2 * 1_502)


def test_all_that_is_counted_is_what_one_by_one_comes_to(table):                          # 731.2c
    played, stone = stone_loop(table)
    slow = Played(table)
    for _ in range(30):
        slow.does("tap", 0, stone.id, 0)
        slow.does("activate", 0, stone.id, 0, answers=[("auto",)])
        slow.does("resolve", 0)
    played.repeats(29, 0, ("accept",))
    assert any(isinstance(event, Again) for event in played.state.happened)
    assert how_often(played) == how_often(slow)


def how_often(played):
    """What happened this turn, whoever it happened to, and how often."""
    times = collections.Counter()
    for event, n in counted(played.state.happened):
        if not isinstance(event, Again):
            times[recast(event, lambda id: 0)] += n
    return times


def spell_loop(alice, *more):
    """A spell that comes back to its owner's hand as often as it is cast: twice, and from the first of them on it is a loop."""
    kept = alice.holds(KEPT)
    held = [alice.holds(one) for one in more]
    played = Played(alice.table)
    for _ in range(2):
        cast(played, next(id for id in played.state.seats[0].hand if played.state.thing(id).body == kept.id))
        played.does("settle", 0)
    return (played, *held)


def cast(played, id):
    played.timeline.do(("cast", 0, id, "front"))
    while asked := played.timeline.asked:
        played.timeline.answer(("auto",) if asked.kind == "pay" else asked.options[:1])           # bought back


def test_storm_copies_for_each_spell_of_every_repetition(table):                          # 702.40a, 731.2c
    alice, _bob = table.players
    many = read(Condition, "you've cast two or more spells this turn")
    played, storm = spell_loop(alice, STORM)
    assert len(played.state.seats[0].hand) == 2
    played.repeats(60, 2, ("accept",))
    assert at_least(played, lambda n: attrs.evolve(many, count=Exactly(n=n)), 62)
    cast(played, storm.id)
    played.does("settle", 0)
    assert played.state.seats[0].life == 20 + 62 + 1 + 62                                 # as many copies as spells before it


def test_what_each_player_casts_may_cost_more_for_all_of_them(table):                     # 601.2f, 731.2c
    alice, _bob = table.players
    played, bear = spell_loop(alice, card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    played.repeats(100, 2, ("accept",))
    [taxes] = card("Taxes", "{2}", "Enchantment", "Each spell a player casts costs {1} more to cast for each other spell that player has "
                   "cast this turn.").front.abilities
    assert taxes.change(now(played), bear.id) == 102


def test_tokens_of_a_repetition_entered_this_turn(table):                                 # 731.2c, 111.1
    alice, _bob = table.players
    hatchery = alice.controls(card("Pod", "", "Artifact", "{0}: Create two 1/1 green Insect creature tokens."))
    old = alice.controls(BEAR)
    played = Played(table)
    once(played, hatchery.id)
    played.repeats(500, 0, ("accept",))
    new = read(What, "each creature that entered this turn")
    found = {one.id for one in new.find(now(played))}
    assert len(found) == 1_002 and old.id not in found


def test_last_turn_was_as_full_as_this_one(table):                                        # 500.1, 731.2c
    from sandbox.vocabulary.conditions import ManySpellsLastTurn
    alice, bob = table.players
    alice.library(BEAR, BEAR), bob.library(BEAR, BEAR)
    played, = spell_loop(alice)
    played.repeats(300, 2, ("accept",))
    played.does("go_to", 0, 0, "upkeep")
    assert played.state.active == 1
    assert at_least(played, lambda n: ManySpellsLastTurn(count=Exactly(n=n)), 302)


def test_ninety_thousand_tokens_in_one_step(table):                                       # 731.1b, 111.1
    alice, _bob = table.players
    hatchery = alice.controls(card("Pit", "", "Artifact", "{0}: Create a 1/1 green Insect creature token."))
    played = Played(table)
    once(played, hatchery.id)
    with pytest.raises(Illegal, match="the table holds 100,000 objects, each by itself: repeat it at most 99,99"):
        played.repeats(MILLION, 0, ("accept",))
    played.timeline.cancel() if played.timeline.run else None
    played.repeats(90_000, 0, ("accept",))
    tokens = [t for t in played.state.permanents() if t.token == "token"]
    assert len(tokens) == 90_001 == len({t.id for t in tokens}) and len({t.likeness for t in tokens}) == 1
    played.timeline.undo()
    assert sum(1 for t in played.state.permanents() if t.token == "token") == 1


# ---- who must choose otherwise ----
def test_who_shortened_it_does_something_else_there(table):                               # 731.2c
    _alice, bob = table.players
    bob.controls("Mountain")
    bolt = bob.holds("Lightning Bolt")
    played, _ = stone_loop(table)
    played.repeats(MILLION, 0, (9,))
    assert played.state.priority == 1
    for passing in (("pass", 1), ("resolve", 0), ("settle", 1), ("go_to", 0, 0, "end"), ("go_on", 1)):
        with pytest.raises(Illegal, match="731.2c"):
            played.does(*passing)
    played.timeline.do(("cast", 1, bolt.id, "front"))
    for answer in ((Player(0, "Alice"),), ("auto",)):
        if played.timeline.asked:
            played.timeline.answer(answer)
    played.does("pass", 1)                                                                # that was another choice: now she may
    assert played.state.priority == 0


def test_mana_is_another_choice_too(table):                                               # 731.2c, 605.3a
    _alice, bob = table.players
    land = bob.controls("Mountain")
    bob.holds("Lightning Bolt")
    played, _ = stone_loop(table)
    played.repeats(MILLION, 0, (9,))
    played.does("tap", 1, land.id, 0)
    played.does("pass", 1)
    assert played.state.priority == 0


def test_who_can_do_nothing_else_passes(table):                                           # 731.2c
    played, _ = stone_loop(table)
    played.repeats(MILLION, 0, (9,))
    played.does("pass", 1)
    assert played.state.priority == 0 and not played.state.stack


@example("731.3")
def test_the_active_player_breaks_a_fragmented_loop(table):                               # 731.3
    """Flying comes and goes by two players' abilities that cost nothing, and nothing counts how often: the same game as before. It is
    the active player who may not begin again, and the creature does not fly."""
    alice, bob = table.players
    wings = alice.controls(card("Wings", "{1}", "Creature — Bird", "{0}: This creature gains flying until end of turn.", "1/1"))
    fall = bob.controls(card("Fall", "{1}", "Artifact", "{0}: Target creature loses flying until end of turn."))
    around(table, wings, fall)
    with pytest.raises(Illegal, match=r"Alice must choose otherwise \[731.3\]"):
        table.does("activate", 0, wings.id, 0)
    assert "flying" not in table.state.look(wings.id).words


def around(table, wings, fall):
    alice, bob = table.players
    table.does("activate", 0, wings.id, 0)
    alice.passes(), bob.passes()
    alice.passes()
    table.does("activate", 1, fall.id, 0)
    table.answers(wings) if table.asked else None
    bob.passes(), alice.passes()
    assert table.state.priority == 0 and not table.state.stack


def test_what_has_changed_meanwhile_is_another_game(table):                               # 731.3
    alice, bob = table.players
    wings = alice.controls(card("Wings", "{1}", "Artifact Creature — Bird", "{0}: Untap this creature. You gain 1 life.", "1/1"))
    fall = bob.controls(card("Fall", "{1}", "Artifact", "{0}: Tap target creature."))
    table.does("set_fields", 0, wings.id, (("tapped", "tapped"),))
    for _ in range(3):
        around(table, wings, fall)
    assert alice.life == 23


def test_alone_one_may_go_round_as_often_as_one_likes(table):                             # 731.3
    alice, _bob = table.players
    wings = alice.controls(card("Wings", "{1}", "Artifact Creature — Bird", "{0}: Untap this creature.", "1/1"))
    for _ in range(4):
        table.does("activate", 0, wings.id, 0)
        table.settles()


# ---- "unless" ----
def test_nobody_has_to_pay_to_end_it(table):                                              # 731.6, 731.4
    """"Unless you pay" is a way out that nobody must take: declined each time, the loop is mandatory, and the game a draw."""
    alice, bob = table.players
    alice.controls(card("Price", "", "Enchantment", "Whenever you gain life, you gain 1 life unless you discard a card."))
    alice.holds(BEAR)
    alice.says("You gain 1 life.")
    table.settles()
    for _ in range(12):
        if not table.asked:
            break
        table.answers("no" if "no" in table.asked.options else "draw")
    assert "104.4b" in alice.lost and "104.4b" in bob.lost


def test_who_pays_has_ended_it(table):                                                    # 731.6, 118.12a
    alice, bob = table.players
    alice.controls(card("Price", "", "Enchantment", "Whenever you gain life, you gain 1 life unless you discard a card."))
    alice.holds(BEAR)
    alice.says("You gain 1 life.")
    table.settles("no", "yes")
    while table.asked:
        table.answers(table.asked.options[0])
    assert not alice.lost and not bob.lost and alice.life == 22 and alice.hand == 0
