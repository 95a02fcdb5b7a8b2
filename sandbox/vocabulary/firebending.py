"""Firebending: mana for an attack, which is not lost before combat ends [702.189]."""
from sandbox.engine.kinds import Exactly, Who, player
from sandbox.engine.state import STEPS
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.attack_keywords import OnAttack
from sandbox.vocabulary.mana import AddMana, Symbols
from sandbox.vocabulary.pronouns import This

LAST = STEPS.index("end of combat")


@phrase("{who} (firebends|firebend)", rule="702.189b")
class Firebends(Verb):
    """As a firebending ability that they control resolves."""
    who: Who
    never = frozenset({"command", "may", "would", "cant"})


@phrase("firebending {n:digits}", rule="702.189a")
class Firebending(OnAttack):
    """That much red mana, kept until end of combat."""
    n: Exactly

    def run(self, scene):
        game, who = scene.world, player(scene, scene.you)
        before = game.state.seats[scene.you].pool
        events = yield from AddMana(who=who, mana=Symbols(text="R" * self.n.n), what=This()).bound(scene)
        yield from game.happen(*events)
        if STEPS.index(game.state.step) <= LAST:
            made = game.state.seats[scene.you].pool[len(before):]
            game.mark_seat(scene.you, kept=game.state.seats[scene.you].kept + made)
        yield from game.happen(Firebends(who=who))
        return True
