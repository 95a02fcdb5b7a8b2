"""Devoid and changeling: what an object is in every zone, by an ability that defines it [604.3, 702.73, 702.114]."""
from sandbox.engine.kinds import Change, Keyword, Static
from sandbox.language.phrase import phrase
from sandbox.vocabulary.becoming_more import EveryCreatureType
from sandbox.vocabulary.changes import Color, Continuous, IsColor
from sandbox.vocabulary.pronouns import This


class Defining(Keyword, Static):
    """A characteristic-defining ability: define(look) is what it makes of its object elsewhere than on the battlefield."""
    change: Change
    effect = property(lambda self: Continuous(what=This(), changes=(self.change,)))
    define = lambda self, look: self.change.apply(look)


@phrase("devoid", rule="702.114a")
class Devoid(Defining):
    change = IsColor(color=Color(word="colorless"))
    defining = "5"


@phrase("changeling", rule="702.73a")
class Changeling(Defining):
    change = EveryCreatureType()
    defining = "4"
