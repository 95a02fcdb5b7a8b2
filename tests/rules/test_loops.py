"""Loops and shortcuts: what is the same but for numbers, how often it is repeated, who may shorten it, and when it is a draw [731]."""

import pytest

from sandbox.engine.illegal import Illegal
from sandbox.rules.sameness import Otherwise, change
from sandbox.timeline.looping import NoLoop, noticed, recorded
from sandbox.timeline.playing import play_text
from sandbox.timeline.saving import load, save
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.writing import as_text
from tests.marks import example
from tests.table import BEAR, Table, card

STONE = card("Stone", "{3}", "Artifact", "{T}: Add {C}{C}{C}.\n{2}: Untap this artifact.")
PAINFUL = card("Painful Stone", "{3}", "Artifact", "{T}: Add {C}{C}{C}. This artifact deals 1 damage to you.\n{2}: Untap this artifact.")
MACHINE = card("Machine", "{3}", "Artifact", "{1}: Create a 1/1 colorless Servo artifact creature token.")
HATCHERY = card("Hatchery", "{3}", "Creature — Insect", "{T}: Create a 1/1 green Insect creature token.", "1/1")
ALARM = card("Alarm", "{2}{U}", "Enchantment", "Whenever a creature enters, untap all creatures.")
GAIN = card("Gain", "", "Enchantment", "Whenever an opponent loses life, you gain that much life.")
DRAIN = card("Drain", "", "Enchantment", "Whenever you gain life, each opponent loses 1 life.")
ECHO = card("Echo", "", "Enchantment", "Whenever you gain life, you gain 1 life.")
GROWING = card("Growing", "", "Creature", "Whenever you gain life, put a +1/+1 counter on this creature.", "1/1")
PRISON = card("Prison", "{2}{W}", "Enchantment", "When this enchantment enters, exile another target nonland permanent.\n"
              "When this enchantment leaves the battlefield, return the exiled card to the battlefield under its owner's control.")
MATCH = "Lightning Bolt"


class Played:
    """A table whose deeds are the moments of a timeline."""

    def __init__(self, table):
        self.timeline = Timeline(table.state)

    state = property(lambda self: self.timeline.state)

    def does(self, *action, answers=()):
        self.timeline.do(action)
        for answer in answers:
            self.timeline.answer(answer)
        assert self.timeline.asked is None, self.timeline.asked
        return self.timeline.place

    def repeats(self, times, since=0, *answers, you=0):
        self.does(*recorded(self.timeline, since).action(you, times), answers=answers)

    def shape(self):
        """All but what is only remembered."""
        state = self.state
        return state.put(happened=(), gone=type(state.gone)(), next_id=0), [seat.life for seat in state.seats]


def stone_loop(table, stone=STONE):
    """Tap it for three, untap it for two: one mana more each time."""
    stone = table.players[0].controls(stone)
    played = Played(table)
    played.does("tap", 0, stone.id, 0)
    first = played.timeline.place
    played.does("activate", 0, stone.id, 0, answers=[("auto",)])
    played.does("resolve", 0)
    assert first == 1
    return played, stone


# ---- the same but for numbers ----
def test_a_loop_is_a_state_that_comes_again_but_for_numbers(table):                       # 731.1b
    played, _ = stone_loop(table)
    found = recorded(played.timeline, 0)
    assert (found.words, found.by.pool, len(found.deeds)) == ("+1 {C}", (((0, "C"), 1),), 3)
    with pytest.raises(NoLoop, match=r"Stone is otherwise \[731.1b\]"):
        recorded(played.timeline, 1)                                                      # since it was tapped


def test_the_sandbox_notices_what_could_be_repeated(table):                               # 731.1b
    played, stone = stone_loop(table)
    assert noticed(played.timeline).since == 0
    played.does("tap", 0, stone.id, 0)
    assert noticed(played.timeline).since == 1                                            # from tapped to tapped: the same loop
    played.does("pass", 0)
    assert noticed(played.timeline) is None


def test_what_was_done_by_hand_is_no_loop(table):                                         # 731.2a
    played, _ = stone_loop(table)
    played.does("tell", 0, "You gain 1 life.")
    with pytest.raises(NoLoop, match="731.2a"):
        recorded(played.timeline, 3)
    assert noticed(played.timeline) is None


def test_another_board_is_not_the_same(table):
    alice, _bob = table.players
    before = table.state
    bear = alice.controls(BEAR)
    with pytest.raises(Otherwise, match="Bear is there"):
        change(before, table.state)
    there = table.state
    table.does("set_fields", 0, bear.id, (("tapped", "tapped"),))
    with pytest.raises(Otherwise, match="Bear is otherwise"):
        change(there, table.state)
    table.does("set_turn", 0, (("step", "end"),))
    with pytest.raises(Otherwise, match="step"):
        change(there, table.state)


# ---- many times as one step ----
def test_a_million_repetitions_are_one_step(table):                       # 731.1b, 731.2c
    played, _ = stone_loop(table)
    pool, before = len(played.state.seats[0].pool), played.timeline.place
    played.repeats(10 ** 6, 0, ("accept",))
    assert len(played.state.seats[0].pool) == pool + 10 ** 6
    played.timeline.undo()
    assert played.timeline.place == before and len(played.state.seats[0].pool) == pool


def test_what_is_added_up_is_what_one_by_one_comes_to(table):                             # 731.2c
    played, stone = stone_loop(table)
    slow = Played(table)
    for _ in range(30):
        slow.does("tap", 0, stone.id, 0)
        slow.does("activate", 0, stone.id, 0, answers=[("auto",)])
        slow.does("resolve", 0)
    played.repeats(29, 0, ("accept",))
    assert played.shape() == slow.shape()


def test_tokens_are_made_all_at_once(table):                                              # 731.1b, 111.1
    alice, _bob = table.players
    hatchery = alice.controls(HATCHERY)
    alice.controls(ALARM)
    played = Played(table)
    played.does("activate", 0, hatchery.id, 0)
    played.does("settle", 0)
    assert recorded(played.timeline, 0).words == "+1 Insect Token"
    played.repeats(4_000, 0, ("accept",))
    insects = [t for t in played.state.permanents() if t.token == "token"]
    assert len(insects) == 4_001 and len({(t.id, t.timestamp) for t in insects}) == 4_001
    assert played.state.look(insects[-1].id).name == "Insect Token"
    here = played.timeline.place
    played.does("activate", 0, hatchery.id, 0)
    played.does("settle", 0)
    with pytest.raises(Illegal, match="the table holds 100,000 objects, each by itself: repeat it at most 95,99"):
        played.repeats(96_000, here, ("accept",))


def test_a_loop_ends_where_a_life_ends(table):                                            # 731.2a, 104.2a
    played, _ = stone_loop(table, PAINFUL)
    with pytest.raises(Illegal, match="at least once"):
        played.repeats(0)
    played.repeats(10 ** 6, 0, ("accept",))
    assert played.state.seats[0].lost and played.state.seats[0].life == 0


def test_where_it_goes_otherwise_it_can_be_repeated_so_often_and_no_more(table):          # 731.2a
    alice, _bob = table.players
    engine = alice.controls(card("Engine", "", "Artifact", "Remove a charge counter from this artifact: You gain 1 life."),
                            counters=(("charge", 7),))
    played = Played(table)
    played.does("activate", 0, engine.id, 0)
    played.does("resolve", 0)
    with pytest.raises(Illegal, match=r"it can be repeated 6 times, not more"):
        played.repeats(10 ** 6, 0, ("accept",))
    played.repeats(6, 0, ("accept",))
    assert played.state.seats[0].life == 27


def test_new_objects_play_the_parts_of_the_old(table):                                    # 400.7, 731.1b
    """A creature is blinked by what it makes, so that it is another object each time."""
    alice, _bob = table.players
    herald = alice.controls(card("Herald", "", "Creature — Human", "When this creature enters, you gain 2 life.\n"
                                 "{0}: Exile this creature, then return it to the battlefield under its owner's control.", "1/1"))
    played = Played(table)
    played.does("activate", 0, herald.id, 0)
    played.does("settle", 0)
    [herald] = [t for t in played.state.permanents() if t.card.front.name == "Herald"]
    played.does("activate", 0, herald.id, 0)
    played.does("settle", 0)
    played.repeats(1_000, 2, ("accept",))
    assert played.state.seats[0].life == 20 + 2 * 1_002


def test_counters_have_no_cap(table):                                                     # 107.1, 122.1
    alice, _bob = table.players
    altar = alice.controls(card("Altar", "", "Artifact", "{0}: Put a charge counter on this artifact."))
    played = Played(table)
    played.does("activate", 0, altar.id, 0)
    played.does("resolve", 0)
    played.repeats(10 ** 30, 0, ("accept",))
    assert played.state.things.get(altar.id).counted("charge") == 10 ** 30 + 1


def test_what_becomes_more_and_more_is_done_one_by_one(table):
    alice, _bob = table.players
    doubler = alice.controls(card("Doubler", "", "Artifact", "{0}: Put a charge counter on this artifact "
                                  "for each charge counter on this artifact."),
                             counters=(("charge", 1),))
    played = Played(table)
    played.does("activate", 0, doubler.id, 0)
    played.does("resolve", 0)
    played.repeats(20, 0, ("accept",))
    assert played.state.things.get(doubler.id).counted("charge") == 2 ** 21


def test_chance_cannot_be_foreseen(table):                                                # 731.2a
    alice, _bob = table.players
    coin = alice.controls(card("Coin", "", "Artifact", "{0}: Flip a coin. If you win the flip, you gain 1 life."))
    played = Played(table)
    played.timeline.do(("activate", 0, coin.id, 0))
    played.timeline.do(("resolve", 0))
    while asked := played.timeline.asked:
        played.timeline.answer((asked.options[0],))
    with pytest.raises(Illegal, match="chance decides in it"):
        played.repeats(5, 0, ("accept",))


@example("731.2a")
def test_thousands_of_tokens_by_one_proposal(table):                                      # 731.2a, 731.2b, 731.2c
    """A creature that taps for an Elf, and another player's Alarm that untaps it: token, trigger, untapped, over and over, and
    last of all a token. The Alarm's controller only lets it happen."""
    alice, bob = table.players
    guard = alice.controls(BEAR)
    alice.controls("Presence of Gond", attached=guard.id)
    bob.controls("Intruder Alarm")
    played = Played(table)
    played.does("activate", 0, guard.id, 0)
    played.does("resolve", 0)
    assert [item.word for item in played.state.stack] == ["Intruder Alarm"]               # the token is there, the trigger waits
    here = played.timeline.place
    played.does("resolve", 0)
    played.does("activate", 0, guard.id, 0)
    played.does("resolve", 0)
    played.repeats(8_998, here, ("accept",))
    tokens = [t for t in played.state.permanents() if t.token == "token"]
    assert len(tokens) == 9_000 and [item.word for item in played.state.stack] == ["Intruder Alarm"]
    assert played.state.things.get(guard.id).tapped == "tapped"


@example("731.2b")
def test_who_wants_to_act_on_the_way_says_where(table):                                   # 731.2b, 731.2c
    """"Go", says the active player; the other one wants to cast something in the beginning of combat step, and has priority there."""
    alice, bob = table.players
    bear = alice.controls(BEAR)
    bob.controls("Mountain")
    fray = bob.holds(card("Fray", "{R}", "Instant", "Target creature attacks this turn if able."))
    bob.does("set_stop", 0, "beginning of combat")
    alice.does("go_on")
    assert table.state.step == "beginning of combat"
    alice.passes()
    assert table.state.priority == 1
    bob.casts(fray, bear)
    table.settles()
    table.does("go_to", 0, 0, "declare attackers")
    assert not table.run.fits(())


# ---- the others ----
def test_another_player_may_shorten_it_and_has_priority_there(table):                     # 731.2b, 731.2c
    played, stone = stone_loop(table)
    pool = len(played.state.seats[0].pool)
    played.repeats(10 ** 6, 0, (9,))
    state = played.state
    assert (state.priority, [item.word for item in state.stack]) == (1, ["Stone"])        # Bob may respond to the tenth untapping
    assert len(state.seats[0].pool) == pool + 9 + 3 - 2 and stone.id == state.stack[0].source


def test_who_could_do_nothing_on_the_way_is_not_asked(table):                             # 731.2b
    alice, _bob = table.players
    turner = alice.controls(card("Turner", "", "Artifact", "{0}: Add {C}."))
    played = Played(table)
    played.does("tap", 0, turner.id, 0)
    played.repeats(100)
    assert len(played.state.seats[0].pool) == 101


def test_each_other_player_is_asked_in_turn_order():                                      # 731.2b
    table = Table("Alice", "Bob", "Cid")
    played, _ = stone_loop(table)
    timeline = played.timeline
    timeline.do(recorded(timeline, 0).action(0, 1_000))
    assert (timeline.asked.who, timeline.asked.rule) == (1, "731.2b")
    timeline.answer((500,))
    assert timeline.asked.who == 2
    timeline.answer(("accept",))
    assert timeline.asked is None and timeline.state.priority == 1


def test_only_who_has_priority_proposes(table):                                           # 731.2a
    played, _ = stone_loop(table)
    with pytest.raises(Illegal, match="117.1"):
        played.does(*recorded(played.timeline, 0).action(1, 5))


def test_a_repeated_loop_is_saved_and_loaded(table):
    played, _ = stone_loop(table)
    played.repeats(50_000, 0, ("accept",))
    again = load(save(played.timeline))
    assert again.trouble == "" and again.state == played.state


def test_a_repeated_loop_is_written_as_a_step(table):
    played, _ = stone_loop(table)
    played.repeats(50_000, 0, ("accept",))
    text = as_text(played.timeline)
    assert "repeat = { since = 0, times = 50000 }" in text.replace("{since", "{ since").replace("50000}", "50000 }")
    assert play_text(text).timeline.state == played.state


# ---- without end ----
def test_a_loop_of_objects_that_are_new_each_time_is_a_draw(table):                       # 731.4, 104.4b
    """Three that exile one another in turn: each is another object every time round."""
    alice, bob = table.players
    for prison in alice.holds(PRISON, PRISON, PRISON):
        alice.puts(prison)
        if table.asked:
            table.answers(table.asked.options[0])
        table.settles()
    while table.asked:                                                                    # one target each time: nothing to choose
        assert len(table.asked.options) == 1
        table.answers(table.asked.options[0])
    assert "104.4b" in alice.lost and "104.4b" in bob.lost


def test_nobody_is_forced_to_end_it(table):                                               # 731.5, 731.4
    alice, bob = table.players
    alice.controls(ECHO)
    bob.controls("Mountain"), bob.holds(MATCH)
    alice.says("You gain 1 life.")
    table.settles()
    assert (table.asked.who, table.asked.rule) == (1, "731.5")
    table.answers("draw")
    assert "104.4b" in alice.lost and "104.4b" in bob.lost


def test_who_could_end_it_may(table):                                                     # 731.5
    alice, bob = table.players
    alice.controls(ECHO)
    bob.controls("Mountain")
    bolt = bob.holds(MATCH)
    alice.says("You gain 1 life.")
    table.settles("act")
    assert table.state.priority == 1 and table.state.stack and not alice.lost
    bob.casts(bolt, alice)
    assert table.state.stack[-1].id == bolt.is_now.id


def test_an_optional_loop_is_no_draw(table):                                              # 104.4b
    alice, bob = table.players
    alice.controls(card("Maybe", "", "Enchantment", "Whenever you gain life, you may gain 1 life."))
    alice.says("You gain 1 life.")
    table.settles(*["yes"] * 30, "no")
    assert alice.life == 51 and not alice.lost and not bob.lost
