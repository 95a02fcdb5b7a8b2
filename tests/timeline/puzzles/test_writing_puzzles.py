"""A table as a puzzle: opened again it is the same table, and what the form has no words for is told."""
import pytest

from sandbox.cards.making import card_of
from sandbox.timeline import as_text, play_text
from sandbox.timeline.homemade import homemade
from sandbox.timeline.puzzles.writing import as_puzzle

BOARD = '''format = 1
title = "All of it"
turn = 3
step = "declare attackers"
active = "opponent"
[players.you]
life = 4
pool = "RG"
lands_played = 1
counters = { poison = 3 }
hand = ["Forest", "Grizzly Bears"]
library = ["Island", "Forest*2"]
graveyard = ["Lightning Bolt"]
exile = ["Serra Angel"]
battlefield = [{ card = "Grizzly Bears", as = "bear", tapped = true, sick = true, damage = 1, counters = { "+1/+1" = 2 } },
  { card = "Bonesplitter", attached = "bear" }, { card = "Adaptive Automaton", chosen = ["Goblin"] },
  { card = "Wind Drake", owner = "opponent" }]
[players.opponent]
life = 11
battlefield = [{ card = "Serra Angel", attacking = "you", tapped = true }, { card = "Grizzly Bears", face_down = true }]
'''


def test_there_and_back_again():
    result = play_text(BOARD)
    text, left = as_puzzle(result.timeline.state, result.title)
    assert left == () and text.startswith("[metadata]\nName:All of it\nGoal:Win\n")
    again = play_text(text, "x.pzl")
    assert as_puzzle(again.timeline.state, again.title)[0].partition("[state]")[2] == text.partition("[state]")[2]
    for seat in (0, 1):
        one, other = result.timeline.state.seats[seat], again.timeline.state.seats[seat]
        assert (one.life, one.pool, one.counters, one.lands_played) == (other.life, other.pool, other.counters, other.lands_played)
    told = [sorted((t.zone, t.card.front.name, t.tapped, t.sick, t.damage, t.counters, t.owner, t.controller, t.facing, t.chosen,
                    t.attached is None, t.attacking is None) for t in game.timeline.state.things.values()) for game in (result, again)]
    assert told[0] == told[1]


def test_what_a_puzzle_asked_for_is_kept_on_the_way_through():
    first = play_text("[metadata]\nName:P\nGoal:Survive\nTurns:3\nDescription:One.\\nTwo.\n[state]\np0life=1\n", "p.pzl")
    text, _ = as_puzzle(first.timeline.state, first.title, first.timeline.moment(0).note)
    assert "Goal:Survive\nTurns:3\n" in text and "Description:One.\\nTwo.\n" in text


def test_tokens_go_there_and_back():
    first = play_text("p0battlefield=t:Goblin,P:2,T:1,Color:R,Types:Creature-Goblin,Keywords:Haste;"
                      "t:Goblin,P:1,T:1,Color:R,Types:Creature-Goblin\n")
    text, left = as_puzzle(first.timeline.state)
    assert left == () and play_text(text, "x.pzl").timeline.state.things == first.timeline.state.things


CUB = {"name": "Spark Cub", "types": "Creature — Bear", "power": 1, "toughness": 1}


@pytest.mark.parametrize(("steps", "words"), [
    ('[[steps]]\nput = "Grizzly Bears"\n[[steps]]\ntell = "Creatures you control get +1/+1 until end of turn."\n', "effects that last"),
    ('[[steps]]\nput = { card = "Grizzly Bears", copy_of = "Serra Angel" }\n', "a copy of Serra Angel"),
    ('[[steps]]\nput = { card = "Grizzly Bears", kicked = 1 }\n', "paid for it"),
    ('[[steps]]\nput = "Spark Cub"\n', "made by hand")])
def test_what_has_no_words_there_is_told(steps, words):
    result = play_text(f'format = 1\n[[cards]]\nname = "Spark Cub"\ntypes = "Creature — Bear"\npower = 1\ntoughness = 1\n{steps}')
    assert all(row.holds for row in result.rows)
    _, left = as_puzzle(result.timeline.state, own=homemade(result.timeline))
    assert any(words in line for line in left), left


def test_a_spell_on_the_stack_is_told():
    result = play_text('format = 1\n[players.you]\nhand = ["Lightning Bolt"]\nbattlefield = ["Mountain"]\n'
                       '[[steps]]\ncast = "Lightning Bolt"\ntargets = "opponent"\npay = "auto"\n')
    assert any("on the stack (1)" in line for line in as_puzzle(result.timeline.state)[1])


def test_a_puzzle_gone_on_with_is_saved_as_a_scenario():
    result = play_text("[state]\np0hand=Forest\nactivephase=MAIN1\n", "p.pzl")
    result.timeline.do(("play", 0, 1))
    again = play_text(as_text(result.timeline))
    assert again.timeline.state == result.timeline.state


def test_a_token_with_a_whole_ability_is_told():
    from sandbox.engine.state import Seat, State
    from sandbox.timeline.timeline import Timeline
    timeline = Timeline(State(seats=(Seat(name="A"), Seat(name="B"))))
    card = card_of({**CUB, "name": "Cub Token", "text": "When Cub Token dies, draw a card."})
    timeline.edit(("set_new", 0, card, "battlefield", (("token", "token"),)))
    assert any("more than keywords" in line for line in as_puzzle(timeline.state)[1])
