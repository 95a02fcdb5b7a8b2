"""Power and toughness that change places [613.4d, 701.10]."""
import attrs

from sandbox.engine.kinds import Change, What
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.control import Beginning
from sandbox.vocabulary.pronouns import It


@attrs.frozen
class Switched(Change):
    """Power is what toughness was, and the other way round, after all else that changes them."""
    layer, writes = "7d", frozenset({"power"})
    leaf = True
    to_text = lambda self, form: "(has|have) its power and toughness switched"
    apply = lambda self, look: attrs.evolve(look, power=look.toughness, toughness=look.power)


@phrase(say("switch its power and toughness until end of turn", what=It(word="it"), said=""),
        say("switch {what}'s power and toughness until end of turn", said=""),
        say("switch the power and toughness of {what} until end of turn", said="of"), rule="613.4d")
class Switch(Beginning):
    what: What
    said: str = attrs.field(default="", eq=False)

    def run(self, scene):
        yield from ()
        return self.begin(scene, (Switched(),), "end of turn")
