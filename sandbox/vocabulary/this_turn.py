"""Replacement effects that an instruction sets up for the rest of the turn [611.2, 614.1]."""
from sandbox.engine.kinds import Replacement, What
from sandbox.engine.state import Item
from sandbox.language.phrase import phrase
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.entering import EntersUnderYours
from sandbox.vocabulary.sentences import Step


class ThisTurn(Step):
    """It waits beside the delayed triggers, and wears off with them [514.2]."""
    def ability(self) -> Replacement:
        raise NotImplementedError

    def run(self, scene):
        yield from ()
        game = scene.world
        name = game.state.look(scene.source).name if scene.source else ""
        item = Item(id=game.new_id(), you=scene.you, source=scene.source, ability=self.ability(), word=name, lasts="this turn")
        game.put(delayed=(*game.state.delayed, item))
        return True


@phrase("if {what} would enter under an opponent's control this turn, it enters under your control instead", rule="611.2")
class EntersUnderYoursThisTurn(ThisTurn):
    what: What
    ability = lambda self: EntersUnderYours(what=self.what)


@phrase("prevent all combat damage that would be dealt[ by {what}].", rule="615.1")
class PreventsCombatDamage(Replacement):
    what: What | None = None
    of_itself = lambda self: False

    def applies(self, scene, event):
        return isinstance(event, Damage) and event.how == "combat" and (self.what is None or self.what.covers(scene, event.source))

    def replace(self, scene, event):
        yield from ()
        return []


@phrase("prevent all combat damage that would be dealt this turn[ by {what}]", rule="615.1a")
class PreventsCombatDamageThisTurn(ThisTurn):
    what: What | None = None
    ability = lambda self: PreventsCombatDamage(what=self.what)
