"""Mana that can be spent on some things only: to cast spells of a kind, to activate abilities [106.6]."""
import attrs

from sandbox.engine.kinds import Activated, The, What
from sandbox.language.phrase import Phrase, phrase, rewritten, say, walk
from sandbox.vocabulary.mana import AddMana
from sandbox.vocabulary.sentences import Always, If, Plainly, Rather, Revised


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


@phrase(say("spend this mana only to {one}[ or {other}]", said=""), say("spend this mana only to {one} or to {other}", said="to"),
        rule="106.6")
class SpendOnly(Revised):
    """Said of the mana that the sentence before it adds."""
    one: Purpose
    other: Purpose | None = None
    said: str = attrs.field(default="", eq=False)
    condition = Always

    def admits_payment(self, scene):
        return any(purpose.admits_payment(scene) for purpose in (self.one, self.other) if purpose)

    def stands_behind(self, before):
        return isinstance(before, Plainly | If) and not isinstance(before, Rather) and any(isinstance(p, AddMana) for p in walk(before))

    def follow_for(self, before, scene, so_far):
        yield from rewritten(before, self.tied).follow(scene, so_far)

    def tied(self, part):
        return attrs.evolve(part, purpose=self) if isinstance(part, AddMana) else None
