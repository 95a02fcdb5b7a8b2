"""What the kernel costs: deriving, creating, destroying, replaying and reading, at a thousand objects and at ten thousand."""
import attrs
import pytest

from sandbox.engine.kinds import Ability
from sandbox.engine.layers import face_up
from sandbox.engine.state import BATTLEFIELD, State, Thing
from sandbox.language.reading import read
from sandbox.language.writing import printed
from sandbox.timeline.replay import play
from tests.engine.cards import ARTIST, BEAR, CROWD, PLENTY, REST
from tests.table import Table, card

EFFECTS = CROWD, "Glorious Anthem", "Blood Moon", "Opalescence"
LINES = ("Whenever a creature dies, each opponent loses 1 life.", "{T}: Add one mana of any color.",
         "Creatures you control get +1/+1 for each creature card in your graveyard.",
         "Choose one —\n• Destroy target artifact.\n• You gain 3 life.\n• Target creature gets +3/+3 until end of turn.")


def crowd(n, *more, token="token"):
    bear = Thing(id=0, body=0, card=BEAR, owner=0, controller=0, zone=BATTLEFIELD, token=token, under=0)
    tokens = [(i, attrs.evolve(bear, id=i, body=i, owner=i % 2, controller=i % 2, under=i % 2, timestamp=i)) for i in range(1, n + 1)]
    table = Table()
    table.state = table.state.put(things=table.state.things.put(tokens), next_id=n + 1)
    table.players[0].controls(*more)
    assert table.state.derived
    return table


def from_state(state):
    """A state like this one, its derived values forgotten."""
    return attrs.evolve(state)


@pytest.mark.parametrize("n", [1_000, 10_000])
def test_deriving_from_nothing(benchmark, n):
    state = attrs.evolve(crowd(n, *EFFECTS).state, earlier=None)
    assert len(benchmark(lambda: from_state(state).derived).kinds) == 2 + len(EFFECTS)


@pytest.mark.parametrize("n", [1_000, 10_000])
def test_deriving_after_tapping_one(benchmark, n):
    state = crowd(n, *EFFECTS).state
    one = attrs.evolve(state.thing(4), tapped="tapped")
    assert benchmark(lambda: state.with_thing(one).derived).look(one).power == 2 + n // 2 + 3 + 1     # three enchantments are creatures too


@pytest.mark.parametrize("n", [1_000, 10_000])
def test_deriving_after_a_change_of_life(benchmark, n):
    state = crowd(n, *EFFECTS).state
    assert benchmark(lambda: state.with_seat(0, life=3).derived).kinds


def test_deriving_a_thousand_different_creatures_under_entangled_effects(benchmark):
    table = Table()
    for i in range(1_000):
        table.players[0].controls(attrs.evolve(BEAR, front=attrs.evolve(BEAR.front, name=f"Bear {i}")))
    table.players[0].controls("Blood Moon", "Urborg, Tomb of Yawgmoth", "Kormus Bell", "Humility", "Opalescence", CROWD, "Glorious Anthem")
    state = table.state
    assert state.derived
    one = attrs.evolve(state.thing(4), tapped="tapped")
    assert benchmark(lambda: state.with_thing(one).derived).look(one) != face_up(one)


@pytest.mark.parametrize("n", [1_000, 10_000])
def test_creating_one_token(benchmark, n):
    state = crowd(n, "Anointed Procession", ARTIST).state
    run = benchmark(lambda: play(state, ("tell", 0, "Create a 1/1 green Saproling creature token.")))
    assert sum(1 for _ in run.state.permanents()) == n + 2 + 2


def test_creating_five_hundred_tokens_at_once(benchmark):
    state = crowd(1_000, ARTIST).state
    text = "Create a 1/1 green Saproling creature token for each creature you control."
    assert sum(1 for _ in benchmark(lambda: play(state, ("tell", 0, text))).state.permanents()) == 1_001 + 501


@pytest.mark.parametrize("n", [1_000, 10_000])
def test_destroying_all_creatures_as_one_event(benchmark, n):
    state = crowd(n, token="nontoken").state
    run = benchmark.pedantic(lambda: play(state, ("tell", 0, "Destroy all creatures.")), rounds=3)
    assert not list(run.state.permanents())


def test_exiling_a_thousand_creatures_instead(benchmark):
    state = crowd(1_000, REST, token="nontoken").state
    run = benchmark.pedantic(lambda: play(state, ("tell", 0, "Destroy all creatures.")), rounds=3)
    assert len(list(run.state.permanents())) == 1


def test_a_thousand_creatures_see_one_die(benchmark):
    table = Table()
    table.players[0].controls(*[ARTIST] * 1_000)
    state = table.state
    assert state.derived
    run = benchmark.pedantic(lambda: play(state, ("tell", 0, "Sacrifice a creature."), (state_named(state),)), rounds=3)
    assert len(run.state.stack) == 1_000


def state_named(state):
    from sandbox.engine.kinds import The
    return (The(next(t.id for t in state.permanents())),)


def test_drawing_a_card(benchmark):
    table = Table()
    table.players[0].library(*[BEAR] * 60)
    state = table.state
    assert len(benchmark(lambda: play(state, ("tell", 0, "Draw a card."))).state.seats[0].hand) == 1


@pytest.mark.parametrize("n", [10, 50])
def test_re_executing_answers(benchmark, n):
    table = Table()
    alice, _ = table.players
    alice.controls(*[ARTIST] * 2), alice.library(*[BEAR] * 2 * n), alice.controls(PLENTY)
    state, text = table.state, " ".join(["You may draw a card."] * n)
    run = benchmark(lambda: play(state, ("tell", 0, text), (("yes",),) * n))
    assert run.asked is None and len(run.state.seats[0].hand) == 2 * n


def test_finding_what_a_hundred_lands_pay(benchmark):
    table = Table()
    table.players[0].controls(*["Forest", "Island", "Reflecting Pool", "Shivan Reef"] * 25)
    bolt = table.players[0].holds("Giant Growth")
    table.players[0].controls(BEAR)
    state = table.state
    assert benchmark(lambda: play(from_state(state), ("cast", 0, bolt.id, "front"))).asked


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:24])
def test_reading_a_line(benchmark, line):
    assert printed(benchmark(lambda: read(Ability, line))) == line


@pytest.mark.parametrize("line", LINES, ids=lambda line: line[:24])
def test_writing_a_line(benchmark, line):
    ability = read(Ability, line)
    assert benchmark(lambda: printed(ability)) == line


def test_a_state_is_put_together_and_changed(benchmark):
    things = crowd(10_000).state.things
    one = attrs.evolve(things.get(5), tapped="tapped")
    assert list(benchmark(lambda: State(things=things).with_thing(one)).things.changed(things)) == [5]


def test_cards_of_a_tests_own_are_read(benchmark):
    text = "Flying\nWhenever a creature dies, draw a card."
    assert benchmark(lambda: card("Trial", "{1}{G}", "Creature — Bear", text, "2/2")).front.abilities
