"""Mana that can be spent on some things only, or that does something to what it is spent on [106.6]."""
from typing import ClassVar

import attrs

from sandbox.engine.kinds import Activated, Prohibition, The, What
from sandbox.engine.verb import Pattern
from sandbox.language.phrase import Phrase, logged, phrase, rewritten, say, walk
from sandbox.vocabulary.delaying import has_triggered, waits
from sandbox.vocabulary.lines import When
from sandbox.vocabulary.mana import AddMana
from sandbox.vocabulary.moving import CounterSpell
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.sentences import Always, If, Plainly, Rather, Revised, Step, Told


class Purpose(Phrase):
    """What mana can be spent on: admits_payment(scene) says whether on scene.item, on the stack or on its way there."""
    def admits_payment(self, scene):
        raise NotImplementedError


@phrase("cast {what}", rule="601.2g")
class CastThose(Purpose):
    what: What

    def admits_payment(self, scene):
        item, state = scene.item, scene.world.state
        if item.id != item.source or not (spell := state.things.get(item.id)):
            return False
        as_paid = state.supposing(spell, kicked=item.kicked) if item.kicked != spell.kicked else state
        return self.what.covers(attrs.evolve(scene, world=as_paid), The(item.id))


@phrase(say("activate abilities[ of {what}]", said="many"), say("activate an ability[ of {what}]", said="one"), rule="602.2b")
class ActivateThose(Purpose):
    """Also mana abilities: they cost what they cost."""
    what: What | None = None
    said: str = attrs.field(default="many", eq=False)

    def admits_payment(self, scene):
        return isinstance(scene.item.ability, Activated) and (self.what is None or self.what.covers(scene, The(scene.item.source)))


class OfThatMana(Revised):
    """Said of the mana that the sentence before it adds; spent(scene) is what each of it then does."""
    condition = Always

    def stands_behind(self, before):
        return isinstance(before, Plainly | If) and not isinstance(before, Rather) and any(isinstance(p, AddMana) for p in walk(before))

    def follow_for(self, before, scene, so_far):
        yield from rewritten(before, self.tied).follow(scene, so_far)

    def tied(self, part):
        return attrs.evolve(part, purpose=self) if isinstance(part, AddMana) else None

    def spent(self, scene):
        yield from ()


@phrase("{what} can't be countered", rule="701.6")
class NotCountered(Step):
    """It can't from now on; its copies can."""
    what: It

    def run(self, scene):
        yield from ()
        return waits(scene, Uncountered(tuple(self.what.find(scene))), "this turn")


@attrs.frozen
class Uncountered(Prohibition):
    spells: tuple
    leaf = True
    to_text = lambda self, form: "that spell can't be countered"
    forbids = lambda self, scene, event: isinstance(event, CounterSpell) and event.what in self.spells


@phrase(say("spend this mana only to {one}[ or {other}][, and {then}]", said=""),
        say("spend this mana only to {one} or to {other}[, and {then}]", said="to"), rule="106.6")
class SpendOnly(OfThatMana):
    one: Purpose
    other: Purpose | None = None
    then: NotCountered | None = None
    said: str = attrs.field(default="", eq=False)

    def admits_payment(self, scene):
        return any(purpose.admits_payment(scene) for purpose in (self.one, self.other) if purpose)

    def spent(self, scene):
        if self.then:
            yield from self.then.run(about_the_spell(scene))


class WhenSpent(OfThatMana):
    """Mana for anything, which does something to a spell of a kind."""
    admits_payment = lambda self, scene: True

    def spent(self, scene):
        if CastThose(what=self.what).admits_payment(scene):
            yield from self.done(about_the_spell(scene))


def about_the_spell(scene):
    """The scene in which "it" is what the mana was spent on, and X not that of the spell."""
    return attrs.evolve(scene, x=0, mentioned=[(The(scene.item.id, scene.world.look(scene.item.id).name),)])


@phrase("if that mana is spent on {what}, {then}", rule="106.6")
class IfSpentOn(WhenSpent):
    what: What
    then: Plainly
    done = lambda self, scene: self.then.run(scene)


@phrase(logged("that mana is spent to cast {what}"))
class Spending(Pattern):
    """What sets the ability off is behind it already."""
    what: What
    describes = lambda self, scene, event: False


@phrase("when that mana is spent to cast {what}, {then}", rule="106.6")
class WhenSpentOn(WhenSpent):
    """A delayed triggered ability, one for each mana [106.6a, 603.7a]."""
    what: What
    then: Plainly
    later: ClassVar[bool] = True

    def done(self, scene):
        yield from ()
        has_triggered(scene, When(event=Spending(what=self.what), body=Told(first=self.then)))
