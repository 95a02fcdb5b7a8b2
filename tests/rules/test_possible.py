"""What is listed can be done, and what is refused really is, with the same rule [117.1, 601.3, 602.5]."""
import random

import pytest
from hypothesis import example as this_one
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox.cards import library
from sandbox.engine.illegal import Illegal
from sandbox.rules.possible import possible
from sandbox.timeline.replay import play
from sandbox.timeline.simulate import at_random
from tests.table import BEAR, Table, found

LANDS = ("Island", "Mountain", "Plains", "Swamp", "Forest", "Shivan Reef", "Volcanic Island")
NAMES = tuple(name for name in library.names() if not library.unread_lines(library.find(name)))
STEPS = ("upkeep", "precombat main", "declare attackers", "end")
TWO_STEP = "kicker", "X", "mode"                      # announcements that can make a spell too dear


def permanents(names):
    return [n for n in names if not {"instant", "sorcery", "Aura", "Attraction"} & set(found(n).front.types)]


def board(chance):
    """A random table: what is in play may be tapped or summoning sick, and somebody has priority somewhere in a turn."""
    table = Table()
    for player in table.players:
        for _ in range(chance.randint(0, 6)):
            player.controls(chance.choice(LANDS), tapped=chance.choice(("tapped", "untapped", "untapped")))
        for _ in range(chance.randint(0, 4)):
            player.controls(chance.choice(permanents(NAMES)), sick=chance.choice(("sick", "ready")), tapped=chance.choice(("tapped",
                                                            "untapped")))
        player.holds(*chance.sample(NAMES, 4), chance.choice(LANDS))
        player.library(*[BEAR] * 5)
    table.does("check", 0)
    while table.asked:
        table.goes_on(lambda: table.run.answer(at_random(chance)(table.asked)), table.run.before)
    active = chance.randint(0, 1)
    table.does("set_turn", 0, (("step", chance.choice(STEPS)), ("active", active), ("priority", chance.randint(0, 1))))
    return table.state


def done(state, action, chance):
    """Carried out with answers that keep to what was promised: not kicked, X is 0, mana made automatically where it can be."""
    run = play(state, action)
    while run.asked:
        choice = run.asked
        if choice.kind == "pay":
            if "auto" not in choice.options:
                return                                # only by hand, ability by ability: for a person
            answer = ("auto",)
        elif choice.kind == "kicker":
            answer = choice.options[-1:] if "no" in choice.options else choice.options[:1]
        elif choice.kind == "X":
            answer = choice.options[:1]
        else:
            answer = at_random(chance)(choice)
        run = run.answer(answer)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2 ** 32))
@this_one(14074)                                      # another cost is offered for what has no mana cost, and can't be paid either
@this_one(10675)                                      # an Evangel alone, which taps itself and would tap a creature besides
def test_what_is_listed_can_be_done_and_what_is_refused_is_refused(seed):
    chance = random.Random(seed)
    state = board(chance)
    for you in (0, 1):
        for one in possible(state, you):
            if one.reason:
                with pytest.raises(Illegal) as refused:
                    done(state, one.action, chance)
                assert one.rule in str(refused.value), (one, str(refused.value))
            else:
                done(state, one.action, chance)


def test_every_action_says_what_it_is(table):
    alice, bob = table.players
    alice.controls("Mountain", "Shivan Reef")
    bolt, mammoth = alice.holds("Lightning Bolt", "Kazandu Mammoth")
    listed = {(one.kind, one.what, one.face): one for one in possible(table.state, 0)}
    assert listed["cast", bolt.id, "front"].targets and listed["cast", bolt.id, "front"].text == "Cast Lightning Bolt"
    assert listed["cast", mammoth.id, "front"].reason and listed["play", mammoth.id, "back"].text == "Play Kazandu Valley"
    assert sum(kind == "tap" for kind, *_ in listed) == 2 and bob.seat == 1


def test_of_one_object_only(table):
    alice, _ = table.players
    reef = alice.controls("Shivan Reef")
    alice.holds("Island")
    assert {one.what for one in possible(table.state, 0, reef.id)} == {reef.id}
    assert possible(table.state, 0, 4711) == [] and possible(table.state, 1, reef.id) == []
