"""Instructions that only choose: a target to speak of afterwards, a card out of a revealed hand [115, 608.2]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import Those, Who, the
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase, rewritten
from sandbox.language.writing import write
from sandbox.vocabulary.determiners import Described, Some
from sandbox.vocabulary.pronouns import NOTHING
from sandbox.vocabulary.sentences import Do, Step
from sandbox.vocabulary.targets import Targeting


@phrase("choose {what}", rule="115.1")
class ChooseTarget(Step):
    """Chosen as it was put on the stack; from here on it is what "that creature" means."""
    what: Targeting

    def run(self, scene):
        yield from ()
        found = tuple(self.what.find(scene))
        scene.mentioned.append(found or (NOTHING,))
        return bool(found)


@phrase(logged("{who} (reveals|reveal) (who: their|your) hand"), rule="701.20a")
class RevealHand(Verb):
    """"It" is then all the cards in it; they stay where they are."""
    who: Who
    result = None


@phrase("{who} (reveals|reveal) (who: their|your) hand and {chooser} (chooses|choose) {which} from it", rule="701.20a")
class ChooseFromHand(Step):
    """The card chosen is what "that card" means, and nothing is if there was none to choose."""
    who: Who
    chooser: Who
    which: Some

    def run(self, scene):
        world = scene.world
        for one in self.who.find(scene):
            yield from world.happen(RevealHand(who=one))
            hand = [the(scene, id) for id in world.state.seats[one.seat].hand]
            fitting = [card for card in hand if self.which.covers(scene, card)]
            [you] = self.chooser.find(scene)
            chosen = yield from choose(you.seat, f"choose {write(self.which)}", fitting, min(1, len(fitting)), 1,
                                       kind="choose", source=scene.source, rule="608.2d")
            scene.mentioned.append(chosen or (NOTHING,))
            return bool(chosen)
        return False


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
