"""Effects that last for as long as something is so [611.2b]."""
import attrs

from sandbox.engine.kinds import Scene, The, What
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.changes import Continuous, Yours
from sandbox.vocabulary.nouns import Adjective
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Step, begin_effect


class Duration(Phrase):
    """holds(scene) as long as it lasts; of the source alone, which the effect knows."""


@phrase("you control {what}")
class YouControlIt(Duration):
    what: This

    def holds(self, scene):
        thing = scene.world.state.things.get(scene.source)
        return thing is not None and thing.zone == BATTLEFIELD and scene.world.look(scene.source).controller == scene.you


@phrase("{what} remains on the battlefield", say("{what} is on the battlefield", word="is"))
class ItRemains(Duration):
    what: This
    word: str = "remains"

    def holds(self, scene):
        thing = scene.world.state.things.get(scene.source)
        return thing is not None and thing.zone == BATTLEFIELD


@phrase("{what} remains {quality}", say("{what} is {quality}", word="is"))
class ItStays(ItRemains):
    what: This
    quality: Adjective
    word: str = "remains"

    def holds(self, scene):
        thing = scene.world.state.things.get(scene.source)
        return ItRemains.holds(self, scene) and self.quality.fits(scene, thing, scene.world.look(thing.id))


def begin(scene, effect, what, duration):
    """It never begins if its duration is over already [611.2b]."""
    game = scene.world
    found = tuple(what)
    scene.mentioned.append(found)
    ids = tuple(one.id for one in found if isinstance(one, The) and game.state.things.get(one.id))
    if not ids or not duration.holds(Scene(game.state, scene.you, scene.source)):
        return False
    begin_lasting(game, scene, effect, ids, duration)
    return True


def begin_lasting(game, scene, effect, ids, duration):
    begin_effect(game, scene, effect, ids, "as long as it holds")
    *others, new = game.state.effects
    game.put(effects=(*others, attrs.evolve(new, lasting=duration)))


@phrase("{effect} for as long as {duration}", rule="611.2b")
class LastsAsLongAs(Step):
    effect: Continuous
    duration: Duration

    def run(self, scene):
        found = yield from self.effect.what.pick(scene, scene.you, lambda one: True)
        return begin(scene, self.effect, found, self.duration)


@phrase("gain control of {what} for as long as {duration}", rule="611.2b")
class ControlAsLongAs(Step):
    what: What
    duration: Duration

    def run(self, scene):
        found = yield from self.what.pick(scene, scene.you, lambda one: True)
        return begin(scene, Continuous(what=self.what, changes=(Yours(),)), found, self.duration)
