"""Instructions that only choose: a target to speak of afterwards, a card out of a revealed hand [115, 608.2]."""
import attrs

from sandbox.engine.kinds import Those, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, rewritten
from sandbox.vocabulary.determiners import Described, Some
from sandbox.vocabulary.groups import OfThem
from sandbox.vocabulary.pronouns import NOTHING
from sandbox.vocabulary.sentences import Do, Step
from sandbox.vocabulary.targets import Targeting


@phrase("choose {what}[ and {other}]", rule="115.1")
class ChooseTarget(Step):
    """Chosen as it was put on the stack; from here on it is what "that creature" means."""
    what: Targeting
    other: Targeting | None = None

    def run(self, scene):
        yield from ()
        found = tuple(one for what in (self.what, self.other) if what for one in what.find(scene))
        scene.mentioned.append(found or (NOTHING,))
        return bool(found)


@phrase("{who} (chooses|choose) {what}", rule="608.2d")
class ChooseAmong(Verb):
    """Chosen among what was revealed or looked at; from here on it is what "that card" means."""
    who: Who
    what: OfThem
    each = ("what",)
    silent = True

    def bound_field(self, scene, event, name):
        if name == "who":
            return [attrs.evolve(event, who=who) for who in self.who.find(scene)[:1]]
        return (yield from super().bound_field(scene, event, name))


@phrase("choose {which}, then {do:command}", rule="608.2d")
class ChooseThen(Step):
    """No target: chosen as it resolves. "Other" is then other than what was chosen."""
    which: Some
    do: Verb

    def run(self, scene):
        chosen = yield from self.which.pick(scene, scene.you, lambda one: True)
        scene.mentioned.append(tuple(chosen) or (NOTHING,))
        do = rewritten(self.do, lambda p: others(scene, p, chosen) if isinstance(p, Described) and p.other else None)
        return (yield from Do(do=do).run(scene))


def others(scene, described, chosen):
    """All that the words describe but what was chosen."""
    return Those(tuple(one for one in described.noun.find(scene) if one not in chosen))
