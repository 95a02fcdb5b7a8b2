"""Every card of the library runs: cast by either face, or opened, or put there; then every ability it has, whatever is answered."""
import pytest

from sandbox.cards.library import built_in
from sandbox.engine.choices import Divide, Order, Pairs
from sandbox.engine.illegal import Illegal
from sandbox.rules.possible import possible
from tests.table import BEAR, GOBLIN, Table

SHOCK, ROCK = "Lightning Bolt", "Mind Stone"


def eager(choice):
    """As much as may be, of the first options."""
    if isinstance(choice, Order):
        return choice.options
    if isinstance(choice, Divide):
        return (choice.most - choice.least * (len(choice.options) - 1), *[choice.least] * (len(choice.options) - 1))
    if isinstance(choice, Pairs):
        return choice.simplest()
    if choice.kind == "pay":
        return (next((option for option in ("auto", "done") if option in choice.options), choice.options[0]),)
    return choice.options[:choice.most]


def reluctant(choice):
    """As little as may be, of the last options."""
    if isinstance(choice, (Order, Divide, Pairs)) or choice.kind == "pay":
        return eager(choice)
    return choice.options[len(choice.options) - choice.least:]


def laid_out():
    """Both sides have a bit of everything."""
    table = Table()
    alice, bob = table.players
    for basic in ("Plains", "Island", "Swamp", "Mountain", "Forest", "Wastes"):
        alice.controls(*[basic] * 3)
    for player in (alice, bob):
        player.controls(BEAR, GOBLIN, ROCK, "Glorious Anthem", "Child of Night")
        player.holds("Island", "Divination")
        player.library(*["Forest", "Serra Angel", "Island", "Wind Drake"] * 3)
        player.has(BEAR, "graveyard"), player.has("Lemonade Stand", "attraction deck")
    bob.controls("Island", "Swamp")
    return table, alice, bob


def finish(table, policy):
    """Answers all that is asked, and lets the stack resolve."""
    for _ in range(200):
        if table.asked:
            answer = policy(table.asked)
            assert table.asked.fits(answer), (table.asked, answer)
            table.goes_on(lambda given=answer: table.run.answer(given), table.run.before)
        elif table.state.stack:
            table.does("resolve", 0)
        else:
            return
    raise AssertionError("it never ends")


def acted(table, action, policy):
    try:
        table.does(*action)
        finish(table, policy)
    except Illegal as reason:
        assert str(reason)                             # refused with a reason, and the state from before stands


@pytest.mark.parametrize("policy", [eager, reluctant])
@pytest.mark.parametrize("name", built_in().names())
def test_it_can_be_cast_and_used(name, policy):
    table, alice, bob = laid_out()
    if "instant" not in built_in().entry(name).front.types:
        other = alice.holds(SHOCK)
    else:
        bear = bob.holds("Grizzly Bears")
        table.does("set_turn", 0, (("active", 1), ("priority", 1)))
        bob.controls("Forest", "Forest")
        bob.casts(bear)
        bob.passes()
        other = alice.holds(SHOCK)
    card = alice.holds(name)
    offered = possible(table.state, 0, card.id)
    held_back = {p.rule for p in offered if p.reason}
    assert offered and held_back <= {"118.6", "601.2c"}, "only what lacks a cost or a target stays in hand"
    for one in (card, other):
        for action in [p.action for p in possible(table.state, 0, one.id) if not p.reason]:
            acted(table, action, policy)
            break


@pytest.mark.parametrize("policy", [eager, reluctant])
@pytest.mark.parametrize("name", [name for name, entry in built_in().entries.items()
                                  for face in entry.faces()[:1] if not {"instant", "sorcery"} & set(face.types)])
def test_on_the_battlefield_it_goes_through_two_turns(name, policy):
    table, alice, _ = laid_out()
    host = alice.controls(BEAR)
    entry = built_in().entry(name)
    for side in range(len(entry.faces())):
        for seat in (0, 1):
            attached = {"attached": host.id} if "Aura" in entry.faces()[side].types else {}
            if not {"instant", "sorcery"} & set(entry.faces()[side].types):
                table.place(seat, name, "battlefield", transformed=("front", "back")[side], **attached)
    finish(table, policy)
    for step in ("precombat main", "beginning of combat", "end", "upkeep", "precombat main", "end"):
        for id in list(table.state.fitting(lambda thing, look: look.controller == 0 and look.name in [f.name for f in entry.faces()])):
            for action in [p.action for p in possible(table.state, 0, id) if not p.reason]:
                if table.state.things.get(id) and table.state.priority == 0:
                    acted(table, action, policy)
        try:
            table.does("go_to", table.state.active, 0, step)
        except Illegal:
            return
        finish(table, policy)
