"""Keywords of creatures that grow, exploit or extort: evolve, exploit, extort, fabricate, outlast, reinforce [702]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE, Exactly, Keyword, The, Triggered, What, player, the
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.language.reading import read
from sandbox.vocabulary.costs import ManaCost, PayBy, TapSymbol
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.lines import ActivatedAbility, OnlyWhen
from sandbox.vocabulary.moving import Arrival, Put, Sacrifice
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.sentences import Body
from sandbox.vocabulary.standing import Numbered, StandsFor, so_many

GROWTH = CounterKind(word="+1/+1")


@phrase("evolve", rule="702.100a")
class Evolve(Keyword, Triggered):
    """An intervening if: the other creature has greater power, greater toughness, or both; as it last was, if it is gone."""
    body = ()
    targets = lambda self, item: []
    holds = lambda self, scene: greater(scene, scene.item.event.now.id)

    hears = (Arrival,)

    def set_off_by(self, scene, event):
        return (isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None and event.now != The(scene.source)
                and scene.world.look(event.now.id).controller == scene.you and greater(scene, event.now.id))

    def run(self, scene):
        if scene.world.state.things.get(scene.source) is None:
            return False
        one = the(scene, scene.source)
        done = yield from scene.world.happen(PutCounters(who=player(scene, scene.you), what=one, count=ONE, kind=GROWTH))
        return bool(done and (yield from scene.world.happen(Evolves(what=one))))


def greater(scene, id):
    """Of two creatures only [702.100c]."""
    it, other = scene.world.look(scene.source), scene.world.look(id)
    return "creature" in it.types and "creature" in other.types and (
        (other.power or 0) > (it.power or 0) or (other.toughness or 0) > (it.toughness or 0))


@phrase("{what} (evolves|evolve)", rule="702.100b")
class Evolves(Verb):
    """Its evolve ability has put a counter on it."""
    what: What
    never = frozenset({"command", "may", "would", "cant"})


@phrase("{what} (exploits|exploit) {other}", rule="702.110b")
class Exploits(Verb):
    """A creature is sacrificed as its exploit ability resolves."""
    what: What
    other: What
    never = frozenset({"command", "may", "would", "cant"})
    looks_back = True                                 # it may have exploited itself
    perform = lambda self, game: self if game.state.things.get(self.other.id) is None else None


@phrase("exploit", rule="702.110a")
class Exploit(Keyword, Triggered):
    """When it enters, you may sacrifice a creature, itself perhaps."""
    body = ()
    of_itself = lambda self: True
    targets = lambda self, item: []
    hears = (Arrival,)
    set_off_by = lambda self, scene, event: isinstance(event, Put) and event.to == BATTLEFIELD and event.now == The(scene.source)

    def run(self, scene):
        game = scene.world
        mine = [the(scene, id) for id in game.fitting(lambda thing, look: "creature" in look.types and look.controller == scene.you)]
        ones = yield from choose(scene.you, "exploit: sacrifice a creature", mine, 0, 1, source=scene.source, rule="702.110a")
        events = [(Sacrifice(who=player(scene, scene.you), what=one), Exploits(what=the(scene, scene.source), other=one)) for one in ones]
        return bool((yield from game.happen(*(event for pair in events for event in pair))))


@phrase("extort", rule="702.101a")
class Extort(StandsFor):
    words = ("whenever you cast a spell, you may pay {W/B}. If you do, each opponent loses 1 life and you gain that much life.",)


@phrase("fabricate {n:digits}", rule="702.123a")
class Fabricate(Numbered):
    n: Exactly

    def said(self):
        n = self.n.n
        return [f"when this permanent enters, you may put {so_many(n, '+1/+1 counter')} on it. If you don't, create "
                f"{so_many(n, '1/1 colorless Servo artifact creature token')}."]


@phrase("outlast {mana}", rule="702.107a")
class Outlast(Keyword, ActivatedAbility):
    mana: ManaCost
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda: read(Body, "put a +1/+1 counter on this creature.")))
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda self: (self.mana, TapSymbol()), takes_self=True))
    when: OnlyWhen = attrs.field(init=False, eq=False, repr=False, default=OnlyWhen(word="as a sorcery"))


@phrase("reinforce {n:digits}—{mana}", rule="702.77a")
class Reinforce(Keyword, ActivatedAbility):
    """From hand: the card is discarded for it."""
    n: Exactly
    mana: ManaCost
    zone = "hand"
    when: OnlyWhen | None = attrs.field(init=False, eq=False, repr=False, default=None)
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda self: read(Body, f"put {so_many(self.n.n, '+1/+1 counter')} on target creature."), takes_self=True))
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda self: (self.mana, read(PayBy, "discard this card")), takes_self=True))
