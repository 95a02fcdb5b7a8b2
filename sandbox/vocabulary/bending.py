"""Bending: what is exiled to be cast again for {2}, lands that come alive and return, costs that are paid by tapping [701.65-701.67]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ANY, Exactly, Number, The, Those, Triggered, What, Who, player, the
from sandbox.engine.rulebook import HOW_TO_PAY, rule
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.becoming_more import Typed
from sandbox.vocabulary.changes import Base, Continuous, HasKeywords
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.delaying import waits
from sandbox.vocabulary.keywords import Evergreen
from sandbox.vocabulary.may_play import MayPlay
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.nouns import CounterKind, Named, Things, YouControl
from sandbox.vocabulary.processes import Process, outcome, undone
from sandbox.vocabulary.sentences import Step, begin_effect, unsaid
from sandbox.vocabulary.tapping import Tap
from sandbox.vocabulary.targets import Target


# ---- air ----
@attrs.frozen
class CastForTwo(MayPlay):
    """A card's owner may cast it for {2} rather than its mana cost, for as long as it remains exiled."""
    rather = ManaCost(symbols=("2",))


@phrase("{who} (airbends|airbend) {what}", say("{who} (airbends|airbend)", what=ANY), rule="701.65a")
class Airbend(Verb):
    """Permanents and spells alike, all at once."""
    who: Who
    what: What
    demanded = ("what",)
    result = None

    def bound(self, scene):
        out = []
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            ones = tuple(one for one in (yield from self.what.pick(scene, who.seat, lambda one: True))
                         if isinstance(one, The) and scene.world.state.things.get(one.id))
            out += [attrs.evolve(self, who=who, what=Those(ones))] if airborne(ones) else []
        return out

    def contains(self, game):
        moves = [Put(who=self.who, what=one, to=EXILE, origin=game.thing(one.id).zone) for one in self.what.ones]
        return tuple(event for put in moves for event in (put, Permitted(who=self.who, what=put.what)))


@rule("701.65b", without=lambda ones: True)
def airborne(ones):
    """It is airbending only if something is exiled by it."""
    return bool(ones)


@attrs.frozen
class Permitted(Verb):
    """After its card was exiled, its owner may cast it."""
    who: Who
    what: The
    leaf = silent = True
    to_text = lambda self, form: f"{self.what.name} may be cast for {{2}}"

    def perform(self, game):
        gone = game.state.gone.get(self.what.id)
        thing = game.state.things.get(gone.became) if gone and gone.became else None
        if thing is None or thing.zone != EXILE or thing.token != "nontoken":
            return None
        permission = CastForTwo(cards=(The(thing.id, self.what.name),), deed="cast", since=game.state.turn)
        game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=thing.owner, source=thing.id, ability=permission,
                                                    word=self.what.name, lasts="the game")))
        return self


# ---- earth ----
LAND = Things(head=Named(word="land"), relatives=(YouControl(),))


@attrs.frozen
class ReturnsBent(Triggered):
    """When that land dies or is put into exile, return it to the battlefield tapped under your control."""
    land: int
    leaf = True
    body = ()
    targets = lambda self, item: []
    to_text = lambda self, form: "when that land dies or is put into exile, return it to the battlefield tapped under your control"

    def set_off_by(self, scene, event):
        return (isinstance(event, Put) and event.origin == BATTLEFIELD and event.to in (GRAVEYARD, EXILE) and event.what == The(self.land))

    def mentions(self, event):
        return ((event.now,),)

    def run(self, scene):
        [card] = scene.mentioned[-1]
        thing = scene.world.state.things.get(card.id) if card else None
        if thing is None:
            return False
        put = Put(who=player(scene, scene.you), what=card, to=BATTLEFIELD, origin=thing.zone, under="you",
                  entering=Entering(tapped="tapped"))
        return bool((yield from scene.world.happen(put)))


@phrase("{who} (earthbends|earthbend)", rule="701.66b")
class Earthbends(Verb):
    """Once the delayed triggered ability waits."""
    who: Who
    never = frozenset({"command", "may", "would", "cant"})


@phrase("earthbend {count:digits}", rule="701.66a")
class Earthbend(Step):
    """A land is a 0/0 creature with haste as well, with that many counters; it comes back when it goes."""
    count: Number
    on: Target = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda: Target(count=Exactly(n=1), noun=LAND, other=False)))

    def run(self, scene):
        game, who, n = scene.world, player(scene, scene.you), max(0, self.count.value(scene))
        for one in self.on.find(scene):
            changes = (Typed(words=("creature",)), HasKeywords(keywords=(Evergreen(word="haste"),)), Base(power=0, toughness=0))
            begin_effect(game, scene, Continuous(what=self.on, changes=changes), (one.id,), unsaid())
            counters = PutCounters(who=who, what=one, count=Exactly(n=n), kind=CounterKind(word="+1/+1"))
            yield from game.happen(*([counters] if n else []))
            waits(scene, ReturnsBent(one.id))
            yield from game.happen(Earthbends(who=who))
            scene.mentioned.append((one,))
        return True


# ---- water ----
@phrase("{who} (waterbends|waterbend) {mana}", say("{who} (waterbends|waterbend)", mana=ANY), rule="701.67c")
class Waterbend(Process):
    """A waterbend cost is paid."""
    who: Who
    mana: ManaCost
    now: object = outcome()
    done: str = undone()
    demanded = ("mana",)

    def bound(self, scene):
        out = []
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            if (yield from water_paid(scene, who, [str(scene.x) if s == "X" else s for s in self.mana.symbols])):
                out.append(attrs.evolve(self, who=who, done="done"))
                scene.world.carried_out.append((scene.source, self))
        return out


def paid_in_mana(scene, who, symbols):
    return (yield from HOW_TO_PAY[0](scene.world, who.seat, symbols, scene.source))


@rule("701.67a", without=paid_in_mana)
def water_paid(scene, who, symbols):
    """For each generic mana in it, an artifact or creature may be tapped instead."""
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    able = scene.world.fitting(lambda thing, look: thing.tapped == "untapped" and look.controller == who.seat
                               and not {"artifact", "creature"}.isdisjoint(look.types))
    ones = [the(scene, id) for id in able]
    tapped = yield from choose(who.seat, f"waterbend: tap up to {generic}", ones, 0, generic, source=scene.source, rule="701.67a")
    yield from scene.world.happen(*(Tap(who=who, what=one) for one in tapped))
    rest = [str(generic - len(tapped)), *(symbol for symbol in symbols if not symbol.isdigit())]
    return (yield from paid_in_mana(scene, who, rest))
