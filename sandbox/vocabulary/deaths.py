"""How many creatures, or others of a kind, died this turn: as they last were on the battlefield [608.2h, 700.4]."""
from sandbox.engine.again import counted
from sandbox.engine.kinds import Number, The
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.history import Remembered
from sandbox.vocabulary.moving import MORTAL, Put
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.numbers import Measure


def deaths(scene, noun):
    """Those among what died; a card may have died more than once, each time as another object."""
    return sum(times for event, times in counted(scene.world.state.happened) if isinstance(event, Put) and isinstance(event.what, The)
               and (event.origin, event.to) == (BATTLEFIELD, GRAVEYARD) and noun.fits(scene, event.what.id)
               and not MORTAL.isdisjoint(scene.world.look(event.what.id).types))


@phrase("for each {noun:one} that died this turn", rule="700.4")
class ForEachThatDied(PerEach):
    noun: Things
    beyond = frozenset({"happened"})
    value = lambda self, scene: deaths(scene, self.noun)


@phrase("the number of {noun:many} that died this turn", rule="700.4")
class NumberThatDied(Measure):
    noun: Things
    plural = True
    beyond = frozenset({"happened"})
    value = lambda self, scene: deaths(scene, self.noun)


@phrase("{count:word} or more {noun:many} died this turn", rule="700.4")
class ManyDied(Remembered):
    count: Number
    noun: Things
    holds = lambda self, scene: deaths(scene, self.noun) >= self.count.value(scene)


@phrase("no {noun:many} died this turn", rule="700.4")
class NoneDied(Remembered):
    noun: Things
    holds = lambda self, scene: not deaths(scene, self.noun)
