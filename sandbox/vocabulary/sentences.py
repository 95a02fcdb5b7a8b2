"""How instructions are put together: then, may, if, if you do, instead, until end of turn, at the next end step [608.2c]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import Condition, Number, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import EXILE, Effect
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, joined, phrase, say, walk
from sandbox.language.reading import write
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.copying import BecomesCopy, Becoming, Except
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.linking import linked_to
from sandbox.vocabulary.pronouns import NOTHING
from sandbox.vocabulary.targets import Targeting


# ---- steps: one instruction each ----
class Step(Phrase):
    """Its events replace another event, or happen when it is run."""
    def run(self, scene):
        events = yield from self.events(scene)
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return bool(done)


def remember(scene, told, done):
    """What was touched becomes what "it" means, how much it came to what "that much" means; what was exiled stays linked [607]."""
    if found := [event.result for event in done if event.result is not None]:
        became = {one.was for one in found}           # what was destroyed is mentioned as the card that it now is
        scene.mentioned.append(tuple(one for one in dict.fromkeys(found) if one.id not in became))
    if any(event.lost_if_replaced and not any(one is event for one in done) for event in told):
        scene.mentioned.append((NOTHING,))
    kinds = {type(event) for event in told}
    scene.amounts.append(sum(1 if event.came_to is None else event.came_to for event in done if type(event) in kinds))
    exiled = [event.now.id for event in done if getattr(event, "to", "") == EXILE and event.now]
    if exiled:
        source, under = linked_to(scene)
        scene.world.put(linked=scene.world.state.linked + tuple((source, id, *under) for id in exiled))


@phrase("{do:command}[ {each}][, where X is {where}]")
class Do(Step):
    do: Verb
    each: PerEach | None = None
    where: Number | None = None

    def events(self, scene):
        if self.where:
            scene = attrs.evolve(scene, x=self.where.value(scene))
        events = yield from self.do.bound(scene)
        if not self.each:
            return events
        number = self.each.value(scene)
        return [e.multiplied(number) for e in events] if number else []


@phrase("{do:may}", rule="608.2d")
class May(Step):
    do: Verb

    def events(self, scene):
        if (yield from agree(self.do.chooser(scene), write(self), source=scene.source)):
            events = yield from self.do.bound(scene)
            return events if all(event.whole(scene.world) for event in events) else []
        return []


@phrase("{effect} until end of turn")
class Lasting(Step):
    """The objects it affects are settled now [611.2c]."""
    effect: Continuous

    def run(self, scene):
        yield from ()
        game, found = scene.world, tuple(one.id for one in self.effect.what.find(scene) if hasattr(one, "id"))
        begin_effect(game, scene, self.effect, found)
        scene.mentioned.append(tuple(self.effect.what.find(scene)))
        return bool(found)


def begin_effect(game, scene, effect, found, until="end of turn"):
    if not found:
        return
    changes = tuple(part for change in effect.changes for part in [change.fixed(scene)])
    id = game.new_id()
    game.put(effects=(*game.state.effects, Effect(id=id, you=scene.you, source=scene.source, locked=found, timestamp=id,
                                                  sentence=attrs.evolve(effect, changes=changes), until=until)))


@phrase("until end of turn, {effect}")
class LastingFirst(Lasting):
    """The duration stands first."""
    effect: Continuous


@rule("611.2a", without=lambda: "end of turn")
def unsaid():
    """How long what is said without a duration lasts."""
    return "the end of the game"


class TurningInto(Step):
    """Objects that become a copy; "each other" is other than what is copied."""
    def begin(self, scene, becoming):
        yield from ()
        copied = becoming.which.find(scene)
        everyone = self.what.noun.find(scene) if getattr(self.what, "other", False) else self.what.find(scene)
        found = tuple(one.id for one in everyone if hasattr(one, "id") and one not in copied)
        begin_effect(scene.world, scene, Continuous(what=self.what, changes=(becoming,)), found, self.until or unsaid())
        return bool(found)


@phrase(say("{what} {becoming:agreeing} until end of turn", until="end of turn", said=""),
        say("{what} {becoming:agreeing}", until=""),
        say("until end of turn, {what} {becoming:agreeing}", until="end of turn", said="duration first"))
class Becomes(TurningInto):
    """Becomes a copy; without a duration it lasts as long as the game does [611.2a]."""
    what: What
    becoming: Becoming
    until: str
    said: str = attrs.field(default="", eq=False)
    run = lambda self, scene: self.begin(scene, self.becoming)


@phrase("{what} (becomes|become) a copy of {which} until end of turn, except {exceptions}", rule="707.2")
class BecomesExcept(TurningInto):
    """The duration stands before the exceptions."""
    what: What
    which: What
    exceptions: tuple[Except, ...] = joined(" and ", ", ", ", and ")
    until = "end of turn"
    run = lambda self, scene: self.begin(scene, BecomesCopy(which=self.which, exceptions=self.exceptions))


# ---- sentences and bodies ----
class Sentence(Phrase): ...


@phrase("{steps}")
class Together(Phrase):
    """Instructions joined by "and"; mostly it is one alone."""
    steps: tuple[Step, ...] = joined(" and ")

    def run(self, scene):
        did = False
        for step in self.steps:
            did = yield from step.run(scene)
        return did


@phrase("{steps}")
class Plainly(Sentence):
    """Instructions joined by "then", each of them of one part or of several joined by "and"."""
    steps: tuple[Together, ...] = joined(", then ")

    def run(self, scene):
        did = False
        for step in self.steps:
            did = yield from step.run(scene)
        return did


def plainly(step):
    """A sentence of one instruction."""
    return Plainly(steps=(Together(steps=(step,)),))


@phrase("if {condition}, {then}")
class If(Sentence):
    condition: Condition
    then: Plainly

    def run(self, scene):
        return (yield from self.then.run(scene)) if self.condition.holds(scene) else False


@phrase("if {condition}, {then} instead", rule="614.15")
class Rather(If):
    """A self-replacement: it stands for the sentence before it, before anything else can replace that."""
    condition: Condition
    then: Plainly


class Revised(Sentence):
    """Stands for the sentence before it where its condition holds, and is told which that is: run_for(before, scene)."""


@phrase("if you do, {then}")
class IfYouDo(Sentence):
    then: Plainly


class Body(Phrase):
    def run(self, scene):
        did, before = False, None
        for sentence, following in zip((self.first, *self.rest), (*self.rest, None), strict=True):
            if isinstance(following, (Rather, Revised)) and following.condition.holds(scene):
                before = sentence
                continue
            if isinstance(sentence, Revised):
                did = (yield from sentence.run_for(before, scene)) or did
            elif not isinstance(sentence, IfYouDo):
                did = yield from sentence.run(scene)
            elif did:
                yield from sentence.then.run(scene)

    targets = lambda self, item: [p for p in walk(self) if isinstance(p, Targeting)]


class Outright(Body):
    """What may stand behind a trigger: an "if" there is the trigger's own [603.4]."""


@phrase("{first}[. {rest}].")
class Told(Outright):
    first: Plainly
    rest: tuple[Sentence, ...] = joined(". ")


@phrase("{first}[. {rest}].")
class Conditionally(Body):
    first: If
    rest: tuple[Sentence, ...] = joined(". ")
