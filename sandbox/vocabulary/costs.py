"""Costs: mana, tapping, and whatever is done to pay [118]."""
import attrs

from sandbox.engine.kinds import ANY, ONE, Exactly, The, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.counters import PutCounters, RemoveCounters
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.numbers import UpTo
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.tapping import Tap, Untap

SYMBOL = r"(?:\d+|[XYZ]|[WUBRGCS]|[WUBRG2]/[WUBRGP](?:/P)?)"


class CostPart(Phrase):
    """Paid in full or not at all; pay(scene) is a run that gives whether it was paid. Mana is paid by the rules of paying."""
    def pay(self, scene):
        raise NotImplementedError

    def payable(self, scene):
        """Whether it could be paid now, without trying; a True may still fail."""
        return True


@phrase(leaf=rf"(?:\{{{SYMBOL}\}})+", rule="118.1")
class ManaCost(CostPart):
    symbols: tuple
    from_text = classmethod(lambda cls, text: cls(symbols=tuple(text[1:-1].split("}{"))))
    to_text = lambda self, form: "".join(f"{{{s}}}" for s in self.symbols)
    says_x = property(lambda self: "X" in self.symbols)


@rule("302.6", without=lambda scene, id: False, unlimited=lambda scene, id: True)
def sick(scene, id):
    """302.6: a creature that its controller has not controlled since their most recent turn began; haste lifts that."""
    thing, look = scene.world.thing(id), scene.world.look(id)
    return thing.sick == "sick" and "creature" in look.types and not hasty(look)


@rule("702.10b", "702.10c", without=lambda look: False)
def hasty(look):
    return any(getattr(a, "word", "") == "haste" for a in look.abilities)


class TurnedToPay(CostPart):
    """{T} and its mirror {Q}: of what stands the other way, and no creature that has just come [302.6]."""
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: self.symbol
    payable = lambda self, scene: scene.world.thing(scene.source).tapped == self.stands and not sick(scene, scene.source)

    def pay(self, scene):
        event = self.verb(who=player(scene, scene.you), what=the(scene, scene.source))
        return bool(self.payable(scene) and (yield from scene.world.happen(event)))


@phrase(leaf=r"\{T\}", rule="107.5")
class TapSymbol(TurnedToPay):
    symbol, stands, verb = "{T}", "untapped", Tap


@phrase(leaf=r"\{Q\}", rule="107.6")
class UntapSymbol(TurnedToPay):
    symbol, stands, verb = "{Q}", "tapped", Untap


@phrase(leaf=r"[+−-]?(?:\d+|X)(?=:)", rule="606.4")
class LoyaltyCost(CostPart):
    """Putting on or removing that many loyalty counters."""
    text: str
    symbol = "loyalty"
    from_text = classmethod(lambda cls, text: cls(text=text.replace("-", "−")))
    to_text = lambda self, form: self.text
    says_x = property(lambda self: self.text.endswith("X"))

    def change(self, scene):
        n = scene.x if self.text.endswith("X") else int(self.text.lstrip("+−"))
        return -n if self.text.startswith("−") else n

    def payable(self, scene):
        return scene.world.thing(scene.source).counted("loyalty") + self.change(scene) >= 0

    def pay(self, scene):
        n = self.change(scene)
        if not self.payable(scene):
            return False
        about = dict(who=player(scene, scene.you), what=the(scene, scene.source), kind=CounterKind(word="loyalty"))
        if n:
            verb = PutCounters if n > 0 else RemoveCounters
            yield from scene.world.happen(verb(count=Exactly(n=abs(n)), by="a cost", **about))
        return True


@phrase("{do:command}", rule="118.3")
class PayBy(CostPart):
    """A verb performed in full or not at all."""
    do: Verb

    def pay(self, scene):
        wanted = getattr(getattr(self.do, "what", None), "count", ONE)
        least = 0 if isinstance(wanted, UpTo) else wanted.value(scene)
        events = yield from self.do.bound(scene)
        if len(events) < least or not all(possible_as_cost(event, scene) for event in events):
            return False
        events = [event for event in events if getattr(event, "count", ANY) != Exactly(n=0)]    # no life is paid, no counter removed
        done = yield from scene.world.happen(*events)
        scene.mentioned.append(tuple(event.result for event in done if event.result is not None))
        return bool(done) or not events

    def told(self, scene):
        """The verb for the player who pays, its number found out."""
        said = dict(who=player(scene, scene.you)) if hasattr(self.do, "who") else {}
        return attrs.evolve(self.do, **said, **({"count": Exactly(n=self.do.count.value(scene))} if hasattr(self.do, "count") else {}))

    def payable(self, scene):
        what = getattr(self.do, "what", None)
        if what is None or what == ANY:
            return self.told(scene).possible(scene.world)
        if isinstance(what, This):
            thing = scene.world.state.things.get(scene.source)
            return thing is not None and allowed(self.do, scene, The(scene.source))
        wanted = getattr(what, "count", ONE)
        least = 0 if isinstance(wanted, UpTo) else wanted.value(scene)
        return sum(1 for one in what.find(scene) if allowed(self.do, scene, one)) >= least


def allowed(verb, scene, one):
    told = attrs.evolve(verb, who=player(scene, scene.you)) if hasattr(verb, "who") else verb
    return told.allows(scene.world, one) and has_counters(verb, scene, one.id)


def possible_as_cost(event, scene):
    return event.possible(scene.world) and (not isinstance(event, RemoveCounters) or has_counters(event, scene, event.what.id))


def has_counters(verb, scene, id):
    """A cost removes all of the counters that it says, or can't be paid [118.3]."""
    if not isinstance(verb, RemoveCounters):
        return True
    thing = scene.world.state.things.get(id)
    return thing is not None and thing.counted(verb.kind.word) >= verb.count.value(scene)

