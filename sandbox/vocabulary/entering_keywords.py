"""Keywords of permanents that enter with counters, or with what is chosen then [702, 614.1c]."""
from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import ONE, Exactly, Keyword, Player, Replacement, Static, The, Triggered, player, the
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.bounds import Deeds
from sandbox.vocabulary.cant_fight import CantFight
from sandbox.vocabulary.changes import Continuous, GainsKeywords
from sandbox.vocabulary.counters import PutCounters, RemoveCounters, with_counters
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.entering import changed
from sandbox.vocabulary.keywords import Evergreen
from sandbox.vocabulary.moving import Arrival, Put, Reveal, Sacrifice
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.standing import Numbered
from sandbox.vocabulary.words import CREATURE_TYPES

GROWTH = "+1/+1"


class EntersCountered(Keyword, Replacement):
    """It enters with some counters of a kind; how many may have to be asked."""
    kind = GROWTH
    of_itself = lambda self: True

    hears = (Arrival,)

    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == BATTLEFIELD and event.what == The(scene.source) and self.due(scene)

    def due(self, scene):
        return True

    def number(self, scene):
        yield from ()
        return self.n.n

    def replace(self, scene, event):
        n = yield from self.number(scene)
        return [changed(event, counters=with_counters(event.entering.counters, self.kind, n)) if n else event]


@phrase("bloodthirst {n:digits}", rule="702.54a")
class Bloodthirst(EntersCountered):
    """If an opponent was dealt damage this turn."""
    n: Exactly

    def due(self, scene):
        return any(isinstance(event, Damage) and isinstance(event.what, Player) and event.what.seat != scene.you
                   for event in scene.world.state.happened)


class Grown:
    """It has a +1/+1 counter on it."""
    holds = staticmethod(lambda scene: scene.world.thing(scene.source).counted(GROWTH) > 0)


@phrase("unleash", rule="702.98a")
class Unleash(EntersCountered, Static):
    """You may have it enter with a +1/+1 counter; it can't block as long as it has one."""
    effect = Continuous(what=This(), changes=(CantFight(deeds=Deeds(word="block")),))
    while_ = property(lambda self: Grown())

    def number(self, scene):
        return 1 if (yield from agree(scene.you, "unleash: enter with a +1/+1 counter", source=scene.source, rule="702.98a")) else 0


class Hasty:
    """Haste was chosen for it."""
    holds = staticmethod(lambda scene: "haste" in scene.world.thing(scene.source).chosen)


@phrase("riot", rule="702.136a")
class Riot(EntersCountered, Static):
    """A +1/+1 counter, or else haste."""
    effect = Continuous(what=This(), changes=(GainsKeywords(keywords=(Evergreen(word="haste"),)),))
    while_ = property(lambda self: Hasty())

    def replace(self, scene, event):
        ask = "riot: a +1/+1 counter or haste"
        [one] = yield from choose(scene.you, ask, ("a +1/+1 counter", "haste"), 1, 1, source=scene.source, rule="702.136a")
        if one == "haste":
            return [changed(event, chosen=(*event.entering.chosen, "haste"))]
        return [changed(event, counters=with_counters(event.entering.counters, GROWTH, 1))]


@phrase("sunburst", rule="702.44a")
class Sunburst(EntersCountered):
    """One for each color of mana spent to cast it: +1/+1 counters on a creature, charge counters on anything else."""
    kind = GROWTH

    def replace(self, scene, event):
        yield from ()
        n = len(set("WUBRG") & set(scene.world.thing(scene.source).spent))
        kind = GROWTH if "creature" in scene.world.look(scene.source).types else "charge"
        return [changed(event, counters=with_counters(event.entering.counters, kind, n)) if n else event]


@phrase("devour {n:digits}", rule="702.82a")
class Devour(EntersCountered):
    """As many times that many as creatures are sacrificed for it as it enters."""
    n: Exactly

    def replace(self, scene, event):
        mine = [the(scene, id) for id in scene.world.fitting(lambda thing, look: "creature" in look.types and look.controller == scene.you)
                if id != scene.source]
        eaten = yield from choose(scene.you, "devour: sacrifice any number of creatures", mine, 0, len(mine), source=scene.source,
                                  rule="702.82a")
        counters = with_counters(event.entering.counters, GROWTH, self.n.n * len(eaten))
        return [changed(event, counters=counters), *(Sacrifice(who=player(scene, scene.you), what=one) for one in eaten)]


@phrase("amplify {n:digits}", rule="702.38a")
class Amplify(EntersCountered):
    """As many times that many as cards are revealed from hand that share a creature type with it."""
    n: Exactly

    def replace(self, scene, event):
        world = scene.world
        types = set(CREATURE_TYPES) & set(world.look(scene.source).types)
        cards = [the(scene, id) for id in world.state.seats[scene.you].hand if types & set(world.look(id).types)]
        ask = "amplify: reveal any number of cards"
        shown = yield from choose(scene.you, ask, cards, 0, len(cards), source=scene.source, rule="702.38a")
        counters = with_counters(event.entering.counters, GROWTH, self.n.n * len(shown))
        return [changed(event, counters=counters), *(Reveal(who=player(scene, scene.you), what=one) for one in shown)]


# ---- with what happens to the counters later ----
@phrase("modular {n:digits}", rule="702.43a")
class Modular(EntersCountered, Numbered):
    """When it dies, as many +1/+1 counters as it had may be put on target artifact creature."""
    n: Exactly
    words = ("when this permanent dies, you may put a number of +1/+1 counters on target artifact creature equal to the number of +1/+1 \
counters on this creature.",)


@phrase("graft {n:digits}", rule="702.58a")
class Graft(EntersCountered, Triggered):
    """Whenever another creature enters, one of the counters may be moved onto it."""
    n: Exactly
    body = ()
    targets = lambda self, item: []

    hears = (Arrival,)

    def set_off_by(self, scene, event):
        return (isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None and event.now != The(scene.source)
                and "creature" in scene.world.look(event.now.id).types and Grown.holds(scene))

    def run(self, scene):
        game, other = scene.world, scene.item.event.now
        here = [game.state.things.get(id) for id in (scene.source, other.id)]
        if not all(thing is not None and thing.zone == BATTLEFIELD for thing in here) or not here[0].counted(GROWTH):
            return False
        if not (yield from agree(scene.you, f"graft: move a +1/+1 counter onto {other.name}", source=scene.source, rule="702.58a")):
            return False
        about = dict(who=player(scene, scene.you), count=ONE, kind=CounterKind(word=GROWTH))
        yield from game.happen(RemoveCounters(what=the(scene, scene.source), **about), PutCounters(what=other, **about))
        return True
