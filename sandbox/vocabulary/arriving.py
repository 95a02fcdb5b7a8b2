"""As a permanent enters: a choice, a payment, a condition; and one that enters attached [614.1c-d, 614.12]."""
import attrs

from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import Condition, Number, The, What
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, say, walk
from sandbox.language.writing import write
from sandbox.vocabulary.changes import InLayer4, typed
from sandbox.vocabulary.counters import with_counters
from sandbox.vocabulary.entering import Enters, changed
from sandbox.vocabulary.foreseeing import Foreseen
from sandbox.vocabulary.linking import chosen_for
from sandbox.vocabulary.moving import Arrival, Put
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.pronouns import It, This
from sandbox.vocabulary.words import BASICS, COLORS, CREATURE_TYPES


def before_it_enters(scene):
    """The scene without the entering object, which a condition does not count."""
    return attrs.evolve(scene, world=Foreseen(scene.world.state).without(scene.source))


@phrase("{what} (enters|enter) tapped unless {condition}.", rule="614.1d")
class EntersTappedUnless(Enters):
    what: What
    condition: Condition
    how = lambda self, scene, event: {} if self.condition.holds(before_it_enters(scene)) else dict(tapped="tapped")


@phrase("if {condition}, it enters with {count} {kind} (counter|counters) on it.", rule="614.1c")
class EntersWithIf(Enters):
    """"If this creature was kicked, it enters with two +1/+1 counters on it."""
    condition: Condition
    count: Number
    kind: CounterKind
    what: What = attrs.field(init=False, default=This())

    def how(self, scene, event):
        if not self.condition.holds(scene):
            return {}
        n = self.count.value(attrs.evolve(scene, x=scene.world.thing(scene.source).x))
        return dict(counters=with_counters(event.entering.counters, self.kind.word, n))


@phrase("{what} (enters|enter) with {count} {kind} (counter|counters) on (what: it|them) if {condition}.", rule="614.1c")
class EntersWithProvided(Enters):
    """Where something else is so as it enters; it does not count itself, but may speak of itself: "if you cast it"."""
    what: This
    count: Number
    kind: CounterKind
    condition: Condition

    def how(self, scene, event):
        itself = any(isinstance(part, (It, This)) for part in walk(self.condition))
        seen = attrs.evolve(scene, mentioned=[(The(scene.source),)]) if itself else before_it_enters(scene)
        if not self.condition.holds(seen):
            return {}
        return dict(counters=with_counters(event.entering.counters, self.kind.word, self.count.value(before_it_enters(scene))))


@phrase("as {what} enters, {pay:may}. if you don't, it enters tapped.",
        say("as {what} enters, {pay:may}. if you don't, ~ enters tapped.", said="~"),
        rule="614.12a")
class EntersTappedOrPay(Enters):
    """What is done to pay happens together with entering."""
    what: What
    pay: Verb
    said: str = ""

    def replace(self, scene, event):
        events = yield from self.pay.bound(scene)
        payable = events and all(one.possible(scene.world) for one in events)
        if payable and (yield from agree(scene.you, f"{write(self.pay)}", source=scene.source, rule="614.12a")):
            return [*events, event]
        return [changed(event, tapped="tapped")]


SORTS = {"a creature type": CREATURE_TYPES, "a color": tuple(COLORS), "a basic land type": tuple(BASICS)}


@phrase(leaf="(?:" + "|".join(SORTS) + r")\b", rule="614.12a")
class Sort(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("as {what} enters, choose {sort}.", rule="614.12a")
class EntersChoosing(Enters):
    """The object keeps what was chosen for it; a copy of it chooses anew."""
    what: What
    sort: Sort

    def replace(self, scene, event):
        chosen = yield from choose(scene.you, f"choose {self.sort.word}", SORTS[self.sort.word],
                                   kind="choose", source=scene.source, rule="614.12a")
        return [changed(event, chosen=(*event.entering.chosen, *chosen))]


@phrase("(is|are) the chosen type in addition to (its|their) other types", rule="613.1d")
class AlsoChosenType(InLayer4):
    """Until something is chosen, no type."""
    words: tuple = attrs.field(init=True, default=(), kw_only=True)

    def bound(self, scene):
        chosen = tuple(word for word in chosen_for(scene) if word in CREATURE_TYPES)
        return attrs.evolve(self, words=chosen)

    apply = lambda self, look: typed(look, *self.words)


@phrase("{what} (enters|enter) attached to {host}", rule="303.4b")
class EnterAttached(Verb):
    """Only watched for; "that creature" is the one that it entered attached to."""
    what: What
    host: What

    hears = (Arrival,)

    def describes(self, scene, event):
        return (isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None and event.entering.attached is not None
                and self.what.covers(scene, event.now) and self.host.covers(scene, The(event.entering.attached)))

    def mentions(self, event):
        return (event.now,), (The(event.entering.attached),)
