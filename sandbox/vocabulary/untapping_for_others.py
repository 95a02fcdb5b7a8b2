"""What untaps during the untap steps of other players as well [502.3]."""
from sandbox.engine.kinds import Condition, Restriction, Scene, The, What
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.determiners import All, Each
from sandbox.vocabulary.pronouns import This


@phrase("untap {what} during each other player's untap step.",
        say("as long as {while_}, untap {what} during each other player's untap step."), rule="502.3")
class UntapsForOthers(Restriction):
    """"Untap all creatures you control during each other player's untap step"."""
    what: What
    while_: Condition | None = None
    admits = staticmethod(lambda fields: isinstance(fields["what"], (This, All, Each)))


def untapped_for_others(state):
    """(whose effect untaps it, the object) for each tapped permanent that untaps with those of the active player, each once."""
    found = {}
    for id, you, _, ability in state.derived.having(Restriction):
        scene = Scene(state, you, id)
        if isinstance(ability, UntapsForOthers) and you != state.active and (ability.while_ is None or ability.while_.holds(scene)):
            found |= {one: you for one in ability.what.find(scene) if isinstance(one, The) and one not in found}
    return [(you, one) for one, you in found.items() if (thing := state.things.get(one.id)) and thing.tapped == "tapped"]
