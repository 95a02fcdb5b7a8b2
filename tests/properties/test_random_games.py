"""Whatever is done and answered, at random: it replays to the same state, is undone and redone, and loads as it was saved."""
import random

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from sandbox.engine.illegal import Illegal
from sandbox.rules.possible import possible
from sandbox.rules.turns import is_over
from sandbox.timeline.replay import play
from sandbox.timeline.saving import load, save
from sandbox.timeline.simulate import at_random
from sandbox.timeline.timeline import Timeline
from tests.table import Table

MISSION = ("Fable of the Mirror-Breaker", "Infinite Reflection", "Jace, Mirror Mage", "Kirol, Attentive First-Year", "Hall of Mirrors")
LANDS = ("Island", "Mountain", "Plains", "Swamp", "Forest", "Reflecting Pool")
ACTIONS = 50


def board(chance, others):
    """Two players with the mission cards and more of the library at hand, in play and to come."""
    table = Table()
    for player in table.players:
        player.controls(*(chance.choice(LANDS) for _ in range(8)))
        player.controls(*(permanent(chance, others) for _ in range(3)))
        player.holds(*chance.sample([m for m in MISSION if m != "Hall of Mirrors"], 3), *chance.sample(others, 3))
        player.library(*(chance.choice(others) for _ in range(12)))
        player.has("Hall of Mirrors", "attraction deck")
    return table.state


def permanent(chance, others):
    from tests.table import found
    while True:
        name = chance.choice(others)
        types = set(found(name).front.types)
        if not types & {"instant", "sorcery", "Aura", "Attraction"}:
            return name


def deeds(state, chance):
    """What whoever has priority could do, and passing on; what costs a card twice as likely as making mana."""
    you = state.priority if state.priority is not None else state.active
    able = [p for p in possible(state, you) if not p.reason]
    actions = [p.action for p in able if p.kind != "tap"] * 2 + [p.action for p in able if p.kind == "tap"][:3]
    actions += [("pass", you)] * 3 + ([("resolve", you)] * 2 if state.stack else [("go_to", you, 0, chance.choice(STEPS))])
    return actions


STEPS = ("declare attackers", "postcombat main", "end", "precombat main")


def one_deed(timeline, chance):
    """An action with all its answers, some of them taken back and given again on the way; 1, or 0 for what proved illegal."""
    answer, before = at_random(chance), timeline.state
    try:
        timeline.do(chance.choice(deeds(timeline.state, chance)))
        while timeline.asked:
            if chance.random() < .05 and timeline.run.answers:
                goes_back_and_forth(timeline)
            timeline.answer(answer(timeline.asked))
    except Illegal:                                   # what only turns out on the way is reversed [732.1]
        assert timeline.run is None and timeline.state == before
        return 0
    return 1


def goes_back_and_forth(timeline):
    state, asked = timeline.state, timeline.asked
    timeline.undo()
    timeline.redo()
    assert timeline.state == state and timeline.asked == asked


def to_the_start_and_back(timeline):
    """Every moment is the same on the way back as it was on the way there."""
    seen = []
    while timeline.can_undo:
        seen.append((timeline.place, timeline.state))
        timeline.undo()
    while seen:
        timeline.redo()
        assert (timeline.place, timeline.state) == seen.pop()


def replays(timeline, id):
    moment = timeline.moment(id)
    again = play(timeline.before(id), moment.action, moment.answers)
    assert again.state == timeline.state_at(id) and again.asked is None


@pytest.mark.parametrize("part", range(4))
def test_any_game_replays_undoes_redoes_and_loads(part, others):
    @settings(max_examples=50, deadline=None, database=None, phases=[Phase.generate])    # a smaller seed is no simpler game
    @given(st.integers(0, 2 ** 32))
    def any_game(seed):
        chance = random.Random(seed * 4 + part)
        timeline, done = Timeline(board(chance, others)), 0
        while done < ACTIONS:
            if is_over(timeline.state):
                timeline.go(0)                        # another game from the same start
            done += one_deed(timeline, chance)
            if chance.random() < .1 and timeline.place != 0:
                goes_back_and_forth(timeline)
            if chance.random() < .05 and timeline.place != 0:
                timeline.undo()                       # another line from here: a branch
            if chance.random() < .2 and timeline.place != 0:
                replays(timeline, timeline.place)
        to_the_start_and_back(timeline)
        assert load(save(timeline)) == timeline
    any_game()


@pytest.fixture(scope="module")
def others():
    from sandbox.cards import library
    return tuple(name for name in library.names() if not library.unread_lines(library.find(name)))
