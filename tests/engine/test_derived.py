"""What is derived follows the State and nothing else: never its history, and no more of it is derived than what changed [613]."""
import random

import attrs
import pytest

from sandbox.engine import derived as module
from sandbox.engine.kinds import Change, Condition, Number, Player, Scene, Triggered
from sandbox.engine.layers import folded
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, State, Thing
from sandbox.language.phrase import PHRASES, walk
from sandbox.rules.actions import ACTIONS
from sandbox.timeline.replay import play
from sandbox.vocabulary.counting import PerEach
from tests.engine.cards import ARTIST, BEAR, CROWD, GOBLIN, LEASH, ZOMBIES
from tests.engine.static_lines import STATIC_LINES
from tests.table import Table, card, found

assert ACTIONS                                        # the whole vocabulary is declared


def enchantment(name, text):
    return card(name, "", "Enchantment", text)


# ---- an effect sees what it reads change ----
@pytest.fixture
def bear(table):
    return table.players[0].controls(BEAR)


def grows_while(table, condition, text="creatures you control get +1/+1."):
    table.players[0].controls(enchantment("Watchful", f"As long as {condition}, {text}"))


def test_as_long_as_life_is_high_enough(table, bear):                                     # 611.3b
    grows_while(table, "you have 10 or more life")
    seen = []
    for life in 20, 10, 9, 10:
        table.state = table.state.with_seat(0, life=life)
        seen.append(bear.power)
    assert seen == [3, 3, 2, 3]


def test_as_long_as_an_opponent_is_low_on_life(table, bear):                              # 611.3b
    grows_while(table, "an opponent has 5 or less life")
    assert bear.power == 2
    table.state = table.state.with_seat(1, life=5)
    assert bear.power == 3


def test_as_long_as_it_is_ones_turn(table, bear):                                         # 611.3b
    grows_while(table, "it's your turn")
    assert bear.power == 3
    table.state = table.state.put(active=1)
    assert bear.power == 2


def test_as_long_as_ones_hand_is_empty(table, bear):                                      # 611.3b
    grows_while(table, "you have no cards in hand")
    assert bear.power == 3
    table.players[0].holds(BEAR)
    assert bear.power == 2


def test_as_long_as_something_happened_this_turn(table, bear):                            # 611.3b
    grows_while(table, "a creature died this turn")
    other = table.players[1].controls(GOBLIN)
    assert bear.power == 2
    table.players[0].says("Destroy target creature.", other)
    assert bear.power == 3


def test_for_each_card_in_a_graveyard(table, bear):                                       # 611.3a
    alice, bob = table.players
    alice.controls(enchantment("Bones", "Creatures you control get +1/+1 for each creature card in your graveyard."))
    assert bear.power == 2
    alice.has(GOBLIN, GRAVEYARD), bob.has(GOBLIN, GRAVEYARD), alice.has("Forest", GRAVEYARD)
    assert bear.power == 3
    table.players[0].does("make_move", table.state.seats[0].graveyard[0], EXILE)
    assert bear.power == 2


def test_for_each_card_in_exile(table, bear):                                             # 611.3a
    alice, _ = table.players
    alice.controls(enchantment("Void", "Creatures you control get +1/+1 for each creature card in exile."))
    assert bear.power == 2
    alice.has(GOBLIN, EXILE)
    assert bear.power == 3


def test_for_each_creature_counts_what_comes_and_goes(table, bear):                       # 611.3a
    alice, _ = table.players
    alice.controls(CROWD)
    assert bear.power == 3
    goblin = alice.controls(GOBLIN)
    assert bear.power == 4
    alice.says("Destroy target creature.", goblin)
    assert bear.power == 3


def test_while_something_is_tapped(table, bear):                                          # 611.3b
    alice, _ = table.players
    grows_while(table, "you control a tapped artifact")
    thing = alice.controls("Sol Ring")
    assert bear.power == 2
    alice.does("make_turned", thing.id, "tap")
    assert bear.power == 3


def test_a_condition_of_an_ability_that_is_lost_later_in_the_layers_is_still_watched(table):      # 613.6
    alice, _ = table.players
    shy = enchantment("Shy", "As long as you have 10 or more life, each artifact is a Forest in addition to its other types.")
    alice.controls(shy, "Opalescence", "Humility")
    ring = alice.controls("Sol Ring")
    assert "Forest" in ring.types  # begun in layer 4, though layer 6 takes the ability
    table.state = table.state.with_seat(0, life=3)
    assert "Forest" not in ring.types


# ---- every phrase says what it reads beyond the permanents ----
class Recorded:
    """A State that notes which of its fields are read; in what seats have, which."""
    PLAIN = {"seats.name"}                            # for the log only: it decides nothing

    def __init__(self, state):
        self.true, self.seen = state, set()

    def __getattr__(self, name):
        if name == "state":
            return self
        if name == "seats":
            return [Recorded.OfSeat(seat, self.seen) for seat in self.true.seats]
        if name in attrs.fields_dict(State):
            self.seen.add(name)
        if name == "in_turn_order":                   # in which order does not matter to who there is
            self.seen.add("seats.lost")
        return getattr(self.true, name)

    def thing(self, id):
        thing = self.true.thing(id)
        if thing is not None and thing.zone != BATTLEFIELD:
            self.seen.add("things")
        return thing

    class OfSeat:
        def __init__(self, seat, seen):
            self.seat, self.seen = seat, seen

        def __getattr__(self, name):
            self.seen.add(f"seats.{name}")
            return getattr(self.seat, name)


IN_ZONES = {"seats.graveyard", "seats.hand", "seats.library", "seats.attractions"}        # an object there is one whose zone is watched


def undeclared(phrase, recorded):
    declared = set().union(*(getattr(p, "beyond", frozenset()) for p in walk(phrase)))
    left = recorded.seen - declared - Recorded.PLAIN
    return left - {"things"} if declared & IN_ZONES else left


NEVER_STATIC = {"WasAsGreat", "X", "UpTo", "AnyNumber", "OneTo", "ThatMuch",    # numbers that something has to announce, pick or come to
                "AmountThisWay", "NumberThisWay", "ForEachThisWay", "Flipped", "WonTheClash", "TargetsSuch", "ThisIsOnStack",
                "BothAreYours", "GetsMore", "ForEachVote", "WasBeheld", "EvidenceWasCollected",       # of what resolves, or was cast
                "WasBargained", "GiftPromised", "SpellWarped", "TributeUnpaid", "ForEachCast"}


def lookers(line):
    """The phrases of a line that are asked about the world by themselves, with how to ask each."""
    for ability in enchantment("Trial", line).front.abilities:
        for phrase in walk(ability):
            for ask in ("holds", "value", "find"):
                if hasattr(phrase, ask) and not isinstance(phrase, Change) and not phrase.wild:
                    yield phrase, getattr(phrase, ask)


def crowded():
    table = Table()
    for player in table.players:
        player.controls(BEAR, GOBLIN, "Forest", "Sol Ring"), player.holds(BEAR), player.library(BEAR)
        player.has(BEAR, GRAVEYARD), player.has(GOBLIN, EXILE)
    return table


@pytest.mark.parametrize("line", STATIC_LINES)
def test_every_phrase_of_a_static_line_declares_what_it_reads(line):
    table = crowded()
    source = table.players[0].controls(enchantment("Source", line))
    for phrase, ask in lookers(line):
        world = Recorded(table.state)
        ask(Scene(world, 0, source.id))
        assert not undeclared(phrase, world), (type(phrase).__name__, undeclared(phrase, world))


@pytest.mark.parametrize("category", [Condition, Number, PerEach])
def test_every_condition_and_number_is_among_the_lines_tried(category):
    met = {type(phrase).__name__ for line in STATIC_LINES for phrase, _ in lookers(line)}
    assert {cls.__name__ for cls in PHRASES[category]} - met - NEVER_STATIC == set()


def test_a_phrase_that_reads_what_it_does_not_declare_is_seen():
    class Sly(Number):
        def value(self, scene):
            return scene.world.state.seats[0].life

    world = Recorded(State(seats=Table().state.seats))
    Sly().value(type("Scene", (), {"world": world}))
    assert world.seen - Recorded.PLAIN == {"seats.life"} != set(getattr(Sly, "beyond", ()))


# ---- derive never depends on history ----
KINDS = [BEAR, BEAR, GOBLIN, "Glorious Anthem", CROWD, "Urborg, Tomb of Yawgmoth", "Blood Moon", "Forest", "Kormus Bell", ZOMBIES,
         "Humility", "Opalescence", ARTIST, LEASH, "Sol Ring",
         *(enchantment(f"Watchful {n}", line) for n, line in enumerate(STATIC_LINES)),
         enchantment("Inspiration", 'Creatures you control have "Other creatures you control get +1/+1."'),
         enchantment("Combat Drums", "Attacking creatures get +2/+0."), enchantment("Nets", "Tapped creatures lose all abilities.")]
FIELDS = {"tapped": ["tapped", "untapped"], "counters": [(), (("+1/+1", 1),), (("+1/+1", 2),)], "controller": [0, 1], "owner": [0, 1],
          "damage": [0, 1], "copied": [None, found("Urborg, Tomb of Yawgmoth"), BEAR], "attacking": [None, Player(0)],
          "blocked": ["", "blocked"], "kicked": [0, 1], "spent": ["", "GU"], "timestamp": [500, 501, 502], "token": ["token", "nontoken"],
          "facing": ["face up", "face down"]}


def something_else(table, chance):
    """The table after a random change of any kind that an effect could read."""
    state, things = table.state, table.state.things.values()
    seat = chance.randrange(2)
    kind = chance.randrange(12)
    if len(things) < 6 or kind == 0:
        table.players[seat].controls(chance.choice(KINDS))
    elif kind == 1:
        table.players[seat].does("remove", chance.choice(things).id)
    elif kind == 2:
        table.state = state.with_seat(seat, life=chance.choice([1, 5, 9, 10, 20]))
    elif kind == 3:
        table.state = state.put(active=seat)
    elif kind == 4:
        table.players[seat].has(chance.choice(KINDS), chance.choice([HAND, GRAVEYARD, EXILE]))
    elif kind == 5:
        for id in state.seats[seat].hand[:1]:
            table.players[seat].does("set_zone", id, GRAVEYARD)
    elif kind in (6, 7):
        something_said(table, chance, seat)
    elif kind == 8:
        over = chance.randrange(len(state.effects) + 1)
        table.state = state.put(effects=state.effects[:over] + state.effects[over + 1:])
    elif there := list(state.permanents()):
        field = chance.choice(["attached", *FIELDS])
        value = chance.choice(FIELDS.get(field) or [None, *(t.id for t in there)])
        table.state = state.with_thing(attrs.evolve(chance.choice(there), **{field: value}))


SAID = ("Creatures you control get +1/+1 until end of turn.", "All creatures get -1/-0 until end of turn.",
        "Creatures you control gain flying until end of turn.", "All creatures lose all abilities until end of turn.",
        'Creatures you control gain "Creatures you control get +1/+1" until end of turn.')


def something_said(table, chance, seat):
    """An effect of a resolved spell is about some of what it could be about, as if the rest had come later."""
    state = play(table.state, ("tell", seat, chance.choice(SAID))).state
    if state.effects != table.state.effects:
        *before, last = state.effects
        some = tuple(id for id in last.locked if chance.random() < 0.7)
        state = state.put(effects=(*before, attrs.evolve(last, locked=some)))
    table.state = state


@pytest.mark.parametrize("seed", range(40))
def test_derive_never_depends_on_history(seed):
    chance, table = random.Random(seed), Table()
    chosen = chance.sample(range(len(KINDS)), 6)
    kinds, KINDS[:] = list(KINDS), [KINDS[i] for i in (*chosen, 0, 0, 2)]
    try:
        for _ in range(40):
            something_else(table, chance)
            agree_with_nothing_before(table.state, seed)
    finally:
        KINDS[:] = kinds


def agree_with_nothing_before(state, seed):
    fresh = attrs.evolve(state, earlier=None)
    for thing in state.permanents():
        assert state.look(thing.id) == fresh.look(thing.id), (seed, thing)
    assert state.derived.having(Triggered) == fresh.derived.having(Triggered)
    whole = module.folded(module.start(state, {(t.id,): (t, 1) for t in state.permanents()}), lambda *heard: None)
    assert all(whole.looks[t.id] == state.look(t.id) for t in state.permanents()), seed   # by kind is as object by object


# ---- cost follows what changed ----
def crowd(n, *more):
    bear = Thing(id=0, body=0, card=BEAR, owner=0, controller=0, zone=BATTLEFIELD, token="token", under=0)
    tokens = [(i, attrs.evolve(bear, id=i, body=i, owner=i % 2, controller=i % 2, under=i % 2, timestamp=i)) for i in range(1, n + 1)]
    table = Table()
    table.state = table.state.put(things=table.state.things.put(tokens), next_id=n + 1)
    table.players[0].controls(*more)
    return table


@pytest.fixture
def looked_at(monkeypatch):
    """How many objects the layers were gone through for, each time they were."""
    times = []

    def counted(fold, listen):
        times.append(len(fold.things))
        return folded(fold, listen)
    monkeypatch.setattr(module, "folded", counted)
    return times


def test_a_thousand_tokens_are_derived_as_two_kinds(looked_at):
    table = crowd(1000, "Glorious Anthem")
    assert table.state.derived and looked_at == [2 + 1]


def test_tapping_one_of_a_thousand_derives_one_kind_beside_the_effects(looked_at):
    table = crowd(1000, "Glorious Anthem")
    assert table.state.derived
    looked_at.clear()
    table.state = table.state.with_thing(attrs.evolve(table.state.thing(4), tapped="tapped"))
    assert table.state.look(4).power == 3 and looked_at == [1 + 1]
    looked_at.clear()
    table.state = table.state.with_thing(attrs.evolve(table.state.thing(6), tapped="tapped"))
    assert table.state.look(6).power == 3 and looked_at == []                             # a kind that is known already


def test_life_that_no_effect_reads_derives_nothing(looked_at):
    table = crowd(1000, "Glorious Anthem")
    assert table.state.derived
    looked_at.clear()
    table.state = table.state.with_seat(0, life=1, pool="G")
    assert table.state.derived and looked_at == []


def test_life_that_an_effect_reads_derives_the_kinds_and_not_the_objects(looked_at):
    table = crowd(1000, enchantment("Watchful", "As long as you have 10 or more life, creatures you control get +1/+1."))
    assert table.state.derived
    looked_at.clear()
    table.state = table.state.with_seat(0, pool="G")
    assert table.state.derived and looked_at == []
    table.state = table.state.with_seat(0, life=1)
    assert table.state.look(2).power == 2 and looked_at == [2 + 1]


def test_where_effects_count_each_kind_is_derived_again(looked_at):
    table = crowd(1000, CROWD)
    assert table.state.look(2).power == 2 + 500
    looked_at.clear()
    table.state = table.state.with_thing(attrs.evolve(table.state.thing(3), controller=0, under=0))
    assert table.state.look(2).power == 2 + 501 and looked_at == [3 + 1]                  # that one is owned by another


def test_nouns_ask_once_for_each_kind():
    table, asked = crowd(1000), []
    table.state.fitting(lambda thing, look: asked.append(thing.id))
    assert len(asked) == 2


def test_the_looks_of_kinds_that_are_gone_are_forgotten():
    table = crowd(10, "Glorious Anthem")
    for n in range(50):
        table.state = table.state.with_thing(attrs.evolve(table.state.thing(1), counters=(("+1/+1", n),)))
        assert table.state.look(1).power == 2 + n
    assert len(table.state.derived.looks) == len(table.state.derived.kinds) == 2 + 1 + 1


def test_who_stands_for_a_kind_is_one_of_it():
    table = crowd(200)
    chance = random.Random(1)
    for _ in range(300):
        id = chance.randrange(1, 201)
        table.state = table.state.with_thing(attrs.evolve(table.state.thing(id), tapped=chance.choice(["tapped", "untapped"])))
        derived = table.state.derived
        assert all(table.state.things.get(one.id) is one and derived.kind(one) == kind for kind, (one, _) in derived.kinds.items())
        assert sum(count for _, count in derived.kinds.values()) == 200
