"""What is done later: delayed and reflexive triggered abilities, which mean what was meant when they were made [603.7, 603.12]."""
import itertools
from typing import ClassVar

import attrs

from sandbox.engine.kinds import Exactly, Those
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item
from sandbox.engine.verb import Pattern, Verb
from sandbox.language.phrase import joined, logged, phrase, rewritten, say, walk
from sandbox.vocabulary.lines import At, When, Whenever
from sandbox.vocabulary.numbers import ThatMuch
from sandbox.vocabulary.players import OfIt, ThatPlayer
from sandbox.vocabulary.sentences import Do, IfNot, IfYouDo, Outright, Plainly, Sentence, SomeoneDoes, Step, Told, plainly
from sandbox.vocabulary.steps import END_OF_COMBAT, NextStep


def settled(scene, phrase):
    """The same words about the objects and players that they mean now [603.7c]."""
    return rewritten(phrase, lambda p: Those(tuple(p.find(scene))) if getattr(p, "pronoun", False) or isinstance(p, (OfIt, ThatPlayer))
                     else Exactly(n=p.value(scene)) if isinstance(p, ThatMuch) and scene.amounts else None)


def begun_with(scene, then):
    """The same, where "it" in what follows is what the first instruction made of it."""
    first, *more = then.steps
    return attrs.evolve(then, steps=(settled(scene, first), *more))


def knowing(scene, ability, lasts=""):
    """The ability as an item of its own, which knows what was mentioned."""
    game = scene.world
    word = game.state.look(scene.source).name if scene.source else ""
    return Item(id=game.new_id(), you=scene.you, source=scene.source, ability=ability, word=word, lasts=lasts, x=scene.x,
                mentioned=tuple(scene.mentioned), event=getattr(scene.item, "event", None))


def waits(scene, ability, lasts=""):
    """Puts a delayed triggered ability up, or what holds for a while."""
    game = scene.world
    game.put(delayed=(*game.state.delayed, knowing(scene, ability, lasts)))
    return True


def has_triggered(scene, ability):
    """What sets it off is behind it: it goes on the stack the next time that a player would get priority [603.3]."""
    game = scene.world
    game.put(waiting=(*game.state.waiting, knowing(scene, ability)))


@phrase(say("{do:command} at the beginning of {step}", when=lambda self: self.step != END_OF_COMBAT),
        say("{do:command} at end of combat", step=END_OF_COMBAT), rule="603.7c")
class Later(Step):
    """A delayed triggered ability: what it speaks of is settled now [603.7c]."""
    do: Verb
    step: NextStep

    def run(self, scene):
        yield from ()
        return waits(scene, At(step=settled(scene, self.step), body=Told(first=plainly(Do(do=settled(scene, self.do))))))


class Delayed(Sentence):
    """A sentence that only puts a delayed triggered ability up, with those behind it that tell what became of it: "if you don't"."""
    later: ClassVar[bool] = False

    def run(self, scene):
        yield from ()
        return self.put_up(scene)

    @rule("603.7a", without=lambda self, scene, so_far, rest: 0)
    def gather(self, scene, so_far, rest):
        """Puts it up; how many of the sentences behind it are its own."""
        own = tuple(itertools.takewhile(lambda one: isinstance(one, IfYouDo | IfNot) or speaks_of_the_copy(one), rest))
        so_far.did = self.put_up(scene, own)
        return len(own)


def speaks_of_the_copy(sentence):
    return any(getattr(p, "of_the_copy", False) for p in walk(sentence))


class Foremost(Delayed):
    """One that may stand first as well."""


@phrase("at end of combat, {then}", rule="603.7c")
class AtCombatsEnd(Delayed):
    then: Plainly
    put_up = lambda self, scene, more=(): waits(
        scene, At(step=END_OF_COMBAT, body=Told(first=begun_with(scene, self.then), rest=more)))


@phrase("at the beginning of {step}, {then}", rule="603.7c")
class LaterStill(Foremost):
    """The time stands first."""
    step: NextStep
    then: Plainly
    put_up = lambda self, scene, more=(): waits(
        scene, At(step=settled(scene, self.step), body=Told(first=begun_with(scene, self.then), rest=more)))


@phrase(say("when {event} this turn, {then}", once="once"), say("whenever {event} this turn, {then}", once=""), rule="603.7b")
class WhenThisTurn(Foremost):
    """"When that creature dies this turn": once, "whenever": as often as it happens until the turn ends."""
    event: Pattern
    then: Plainly
    once: str
    later: ClassVar[bool] = True

    def put_up(self, scene, more=()):
        kind = When if self.once else Whenever
        ability = kind(event=settled(scene, self.event), body=Told(first=self.then, rest=more))
        return waits(scene, ability, lasts="this turn, once" if self.once else "this turn")


@phrase("{first}[. {rest}].", rule="603.7b")
class ToldLater(Outright):
    """A body that begins with what is done later."""
    first: Foremost
    rest: tuple[Sentence, ...] = joined(". ")


# ---- reflexive ----
@phrase(logged("you do"))
class YouDo(Pattern):
    """What sets a reflexive ability off is behind it already."""
    describes = lambda self, scene, event: False


@phrase("when you do, {then}", rule="603.12")
class WhenYouDo(IfYouDo):
    """A triggered ability of its own, with what stands behind it: its targets are chosen as that goes on the stack."""
    then: Plainly
    does: SomeoneDoes = attrs.field(init=False, default=SomeoneDoes(word="you do"))
    later: ClassVar[bool] = True

    @rule("603.12", without=lambda self, scene, so_far, rest: None)
    def follow_with(self, scene, so_far, rest):
        if so_far.did:
            has_triggered(scene, When(event=YouDo(), body=Told(first=self.then, rest=rest)))
