"""Power and toughness that change places [613.4d, 701.10]."""
import attrs

from sandbox.engine.kinds import Change
from sandbox.language.phrase import phrase
from sandbox.vocabulary.control import Beginning
from sandbox.vocabulary.multiplying import BothSides


@attrs.frozen
class Switched(Change):
    """Power is what toughness was, and the other way round, after all else that changes them."""
    layer, writes = "7d", frozenset({"power"})
    leaf = True
    to_text = lambda self, form: "(has|have) its power and toughness switched"
    apply = lambda self, look: attrs.evolve(look, power=look.toughness, toughness=look.power)


@phrase("switch {sides} until end of turn", rule="613.4d")
class Switch(Beginning):
    sides: BothSides
    what = property(lambda self: self.sides.what)

    def run(self, scene):
        yield from ()
        return self.begin(scene, (Switched(),), "end of turn")
