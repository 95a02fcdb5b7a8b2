"""Replacement effects that an instruction sets up for the rest of the turn [611.2, 614.1]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Exactly, Number, Recipient, Replacement, Those, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item
from sandbox.language.phrase import phrase, rewritten, walk
from sandbox.language.writing import write
from sandbox.vocabulary.entering import EntersUnderYours
from sandbox.vocabulary.sentences import Step
from sandbox.vocabulary.targets import Targeting


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


class ChosenOnce(What):
    """Chosen as the effect begins, and the same from then on."""
    def settled(self, scene):
        found = self.find(scene)
        return Those(tuple((yield from choose(scene.you, f"choose {write(self)}", found, 1, 1, source=scene.source, rule="609.7"))))


class SettingUp(Step):
    """What is aimed at, spoken of or chosen is settled now; what is described is whatever it is as damage would be dealt [611.2c]."""
    def begin(self, scene, shield):
        game = scene.world
        id = game.new_id()
        name = game.state.look(scene.source).name if scene.source else ""
        item = Item(id=id, you=scene.you, source=scene.source, ability=attrs.evolve(shield, item=id), word=name, lasts="this turn")
        game.put(delayed=(*game.state.delayed, item))
        return True


@rule("611.2c", without=lambda one: False)
def is_found_anew(one):
    """What an effect that changes no characteristics only describes is whatever is so when it applies, also what has come since."""
    return not isinstance(one, Targeting) and not getattr(one, "pronoun", False)


def settled(scene, told):
    """The phrase with the objects that it speaks of."""
    chosen = {}
    for one in [p for p in walk(told) if isinstance(p, ChosenOnce)]:
        chosen[one] = yield from one.settled(scene)
    found = rewritten(told, lambda p: chosen.get(p) if isinstance(p, ChosenOnce) else Those(tuple(p.find(scene)))
                      if isinstance(p, Recipient) and not is_found_anew(p) else None)
    return rewritten(found, lambda p: Exactly(n=p.value(scene)) if isinstance(p, Number) and not p.wild else None)
