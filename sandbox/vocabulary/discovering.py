"""Keyword actions of one player that go through library, graveyard or time: discover, collect evidence, forage, time travel [701]."""
from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import ANY, ONE, Number, Who, the
from sandbox.engine.rulebook import HOW_TO_CAST, rule
from sandbox.engine.state import EXILE, GRAVEYARD, HAND, LIBRARY
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.cascading import put_below
from sandbox.vocabulary.counters import PutCounters, RemoveCounters
from sandbox.vocabulary.keyword_actions import so_often
from sandbox.vocabulary.moving import Put, Sacrifice
from sandbox.vocabulary.processes import Process, outcome, undone
from sandbox.vocabulary.set_aside import TIME, Suspend


def nothing_done(self, scene, who):
    yield from ()


# ---- discover ----
@phrase("{who} (discovers|discover) {count:digits}", say("{who} (discovers|discover)", count=ANY), rule="701.57a")
class Discover(Process):
    """Cards are exiled until a nonland one is cheap enough; it is cast for nothing or put into the hand, the rest goes to the bottom."""
    who: Who
    count: Number
    now: object = outcome()
    done: str = undone()
    demanded = ("count",)
    result = property(lambda self: self.now)

    @rule("701.57a", without=nothing_done)
    def process(self, scene, who):
        game, limit, exiled, found = scene.world, self.count.n, [], None
        while found is None and (library := game.state.seats[who.seat].library):
            done = yield from game.happen(Put(who=who, what=the(scene, library[0]), to=EXILE, origin=LIBRARY))
            now = next((event.now for event in done if isinstance(event, Put) and event.now), None)
            if now is None or game.state.things.get(now.id) is None:
                break
            exiled.append(now)
            look = game.look(now.id)
            found = now if "land" not in look.types and look.mana_value <= limit else None
        if found:
            yield from cast_or_taken(scene, who, found)
        yield from put_below(scene, [one for one in exiled if (thing := game.state.things.get(one.id)) and thing.zone == EXILE])
        return found                                   # the discovered card [701.57c]


def cast_or_taken(scene, who, card):
    game = scene.world
    wanted = yield from agree(who.seat, f"cast {card.name} without paying its mana cost", source=scene.source, rule="701.57a")
    if not wanted or not (yield from HOW_TO_CAST[0](game, who.seat, card.id)):
        yield from game.happen(Put(who=who, what=card, to=HAND, origin=EXILE))


# ---- out of the graveyard ----
@phrase("{who} (collects|collect|collected) evidence {count:digits}",
        say("{who} (collects|collect|collected) evidence", count=ANY), rule="701.59a")
class CollectEvidence(Process):
    """Any number of cards with that much mana value together are exiled from the graveyard."""
    who: Who
    count: Number
    now: object = outcome()
    done: str = undone()
    demanded = ("count",)

    def able(self, world, who):
        return not hasattr(self.count, "n") or enough(world, world.state.seats[who.seat].graveyard, self.count.n)

    def process(self, scene, who):
        game = scene.world
        left = [the(scene, id) for id in game.state.seats[who.seat].graveyard]
        chosen = []
        while left and not enough(game, [one.id for one in chosen], self.count.n):
            [one] = yield from choose(who.seat, f"collect evidence {self.count.n}: exile", left, 1, 1, source=scene.source, rule="701.59a")
            chosen.append(one)
            left.remove(one)
        more = yield from choose(who.seat, "exile more cards as evidence", left, 0, len(left), source=scene.source, rule="701.59a")
        yield from game.happen(*(Put(who=who, what=one, to=EXILE, origin=GRAVEYARD) for one in (*chosen, *more)))


@rule("701.59b", without=lambda world, ids, n: True)
def enough(world, ids, n):
    """Who has too little can't choose to collect evidence."""
    return sum(world.look(id).mana_value for id in ids) >= n


@phrase("{who} (forages|forage|foraged)", rule="701.61a")
class Forage(Process):
    """Three cards are exiled from the graveyard, or a Food is sacrificed."""
    who: Who
    now: object = outcome()
    done: str = undone()
    able = lambda self, world, who: bool(ways_to_forage(world, who))

    def process(self, scene, who):
        game, ways = scene.world, ways_to_forage(scene.world, who)
        [way] = yield from choose(who.seat, "forage", ways, 1, 1, source=scene.source, rule="701.61a")
        ones = [the(scene, id) for id in (ways[way])]
        if way == FOOD:
            chosen = yield from choose(who.seat, "sacrifice a Food", ones, 1, 1, source=scene.source, rule="701.61a")
            yield from game.happen(*(Sacrifice(who=who, what=one) for one in chosen))
        else:
            chosen = yield from choose(who.seat, "exile three cards", ones, 3, 3, source=scene.source, rule="701.61a")
            yield from game.happen(*(Put(who=who, what=one, to=EXILE, origin=GRAVEYARD) for one in chosen))


CARDS, FOOD = "exile three cards from your graveyard", "sacrifice a Food"


def ways_to_forage(world, who):
    """What can be done, with what [118.3]."""
    cards = world.state.seats[who.seat].graveyard
    foods = world.fitting(lambda thing, look: "Food" in look.types and look.controller == who.seat)
    return {**({CARDS: cards} if len(cards) >= 3 else {}), **({FOOD: foods} if foods else {})}


# ---- time ----
@phrase(*so_often("{who} (time travels|time travel)"), rule="701.56a")
class TimeTravel(Process):
    """For any number of what has time counters, one more or one fewer each."""
    who: Who
    count: Number
    now: object = outcome()
    done: str = undone()
    amount = "count"

    @rule("701.56a", without=nothing_done)
    def process(self, scene, who):
        for _ in range(self.count.n):
            chosen = yield from choose(who.seat, "time travel: whose time counters change", timed(scene, who), 0, 10 ** 6,
                                       source=scene.source, rule="701.56a")
            events = []
            for one in chosen:
                [way] = yield from choose(who.seat, f"a time counter on {one.name}", ("put", "remove"), 1, 1, source=scene.source,
                                          rule="701.56a")
                events.append((PutCounters if way == "put" else RemoveCounters)(who=who, what=one, count=ONE, kind=TIME))
            yield from scene.world.happen(*events)


def timed(scene, who):
    """Permanents that the player controls and suspended cards that they own, with time counters on them [702.62b]."""
    world = scene.world
    here = world.fitting(lambda thing, look: look.controller == who.seat and thing.counted("time") > 0)
    away = [t.id for t in world.state.things.values() if t.zone == EXILE and t.owner == who.seat and t.counted("time")
            and any(isinstance(ability, Suspend) for ability in t.card.front.abilities)]
    return [the(scene, id) for id in (*here, *away)]
