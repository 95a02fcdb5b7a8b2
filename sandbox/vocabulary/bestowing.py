"""Cards that are cast as something else than they are: bestow, prototype, More Than Meets the Eye, disguise [702.103, 702.160, 702.162]."""
import attrs

from sandbox.engine.kinds import Condition, Static
from sandbox.engine.printed import DOWN, DOWN_AS
from sandbox.engine.rulebook import rule
from sandbox.engine.state import STACK
from sandbox.language.phrase import phrase
from sandbox.vocabulary.attaching import Enchant
from sandbox.vocabulary.casting import ANYWHERE, Morph, OtherWay
from sandbox.vocabulary.changes import AlsoType, Continuous, HasKeywords, NoLonger, Size, Type, letters
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.manifesting import CLOAKED
from sandbox.vocabulary.nouns import Named, Things
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.ways_to_pay import Alternative

ENCHANT_CREATURE = Enchant(noun=Things(head=Named(word="creature")))
DOWN_AS["disguise"] = DOWN_AS[CLOAKED]                # a 2/2 with ward {2} [702.168a]


@attrs.frozen
class IsBestowed(Condition):
    """It was cast bestowed, and is still a spell or attached."""
    leaf = True
    to_text = lambda self, form: "it is bestowed"

    @rule("702.103f", without=lambda self, scene: (thing := scene.world.thing(scene.source)) is not None and thing.way == "bestow")
    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and thing.way == "bestow" and (thing.zone == STACK or thing.attached is not None)


@phrase("bestow {price}", rule="702.103a")
class Bestow(Alternative, Static):
    """Cast for that cost it is an Aura with enchant creature and no creature, as a spell and for as long as it is attached."""
    price: ManaCost
    way = "bestow"
    falls_back = "702.103e"                           # with an illegal target it resolves as a creature
    of_its_spell = True
    while_ = property(lambda self: IsBestowed())

    @property
    @rule("702.103b", without=lambda self: Continuous(what=This(), changes=()))
    def effect(self):
        return Continuous(what=This(), changes=(NoLonger(kind=Type(word="creature"), said="not"),
                                                AlsoType(kind=Type(word="Aura"), subject="one"), HasKeywords(keywords=(ENCHANT_CREATURE,))))


@phrase("more Than Meets the Eye {price}", rule="702.162a")
class MoreThanMeetsTheEye(Alternative):
    """Converted: with its back face up."""
    price: ManaCost
    face = "back"


@phrase("prototype {mana} — {size}", rule="702.160a")
class Prototype(OtherWay):
    """Smaller, for another mana cost, and of the colors of that: its copiable values as a spell and as the permanent [718.3]."""
    mana: ManaCost
    size: Size
    zone, way = ANYWHERE, "prototype"
    is_own_cost = True                                # no alternative cost [718.3]

    @rule("718.3", without=lambda self, card: None)
    def as_cast(self, card):
        power, toughness = self.size.pair
        colors = letters("".join(part for symbol in self.mana.symbols for part in symbol.split("/")))
        return card.altered(lambda face: attrs.evolve(face, cost=self.mana.symbols, colors=colors, power=power, toughness=toughness))


@phrase("disguise {cost}", "disguise—{other}.", rule="702.168a")
class Disguise(Morph):
    """From the hand, face down for {3} with ward {2}; turned face up for what it says [702.168d]."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    zone, way, face = ANYWHERE, "disguise", DOWN
