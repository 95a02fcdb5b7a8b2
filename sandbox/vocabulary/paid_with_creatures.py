"""Permanents that help pay for a spell: emerge, harmonize, web-slinging, offering [702.48, 702.119, 702.180, 702.188]."""
from collections import Counter

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE
from sandbox.engine.rulebook import rule
from sandbox.engine.state import GRAVEYARD
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.casting import ANYWHERE, OtherWay, OwnCost
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.flashback import ExiledAfter, Priced, in_words
from sandbox.vocabulary.moving import Sacrifice
from sandbox.vocabulary.nouns import Named, Things, YouControl
from sandbox.vocabulary.players import Unspoken
from sandbox.vocabulary.tapping import Tap
from sandbox.vocabulary.ways_to_pay import Alternative


def as_it_is(self, scene):
    yield from ()
    return attrs.evolve(self, chosen=())


CREATURE = Things(head=Named(word="creature"))


class WithOne(Priced, OwnCost):
    """A permanent is chosen as the spell is announced, and makes it cheaper; it is given up as the cost is paid [601.2b, 601.2h].

    chosen is None until that has been asked, then nothing or one."""
    chosen: tuple | None = None
    noun = CREATURE
    fewest = 1

    def able(self, scene):
        """Those to choose from."""
        noun = attrs.evolve(self.noun, relatives=(*self.noun.relatives, YouControl()))
        return [one for one in noun.find(scene) if self.suits(scene.world.thing(one.id))]

    suits = staticmethod(lambda thing: True)

    @rule("702.48b", "702.119c", "702.180b", without=as_it_is)
    def settled(self, scene):
        ask = f"{self.way}: choose a permanent"
        chosen = yield from choose(scene.you, ask, self.able(scene), self.fewest, 1, source=scene.source, rule=self.rule)
        return attrs.evolve(self, chosen=chosen)

    @property
    def others(self):
        if not self.chosen and not self.fewest:
            return ()
        one = self.chosen[0] if self.chosen else Some(noun=self.noun, count=ONE, other=False)
        return (PayBy(do=self.given_up(who=Unspoken(), what=one)),)

    def change(self, scene):
        """Of the one that was chosen; before anything is, of the best there is."""
        way = scene.item.way if scene.item else None
        if way != self:
            return 0
        ones = self.able(scene) if way.chosen is None else way.chosen
        return -max((self.worth(scene.world.look(one.id)) for one in ones), default=0)


@phrase("emerge {price}", say("emerge from {noun:one} {price}"), rule="702.119a")
class Emerge(WithOne, Alternative):
    """A creature, or another such permanent, is sacrificed: {1} less for each mana of its mana value [702.119b-c]."""
    price: ManaCost
    noun: Things = CREATURE
    chosen: tuple | None = attrs.field(default=None, eq=False)
    way, given_up = "emerge", Sacrifice
    worth = staticmethod(lambda look: look.mana_value)


@phrase("harmonize {price}", rule="702.180a")
class Harmonize(ExiledAfter, WithOne):
    """From the graveyard; an untapped creature may be tapped: {1} less for each of its power [702.180b]."""
    price: ManaCost
    chosen: tuple | None = attrs.field(default=None, eq=False)
    zone, way, fewest, given_up = GRAVEYARD, "harmonize", 0, Tap
    suits = staticmethod(lambda thing: thing.tapped == "untapped")
    worth = staticmethod(lambda look: max(0, look.power or 0))


@phrase("web-slinging {price}", rule="702.188a")
class WebSlinging(Alternative):
    """A tapped creature is returned to its owner's hand."""
    price: ManaCost
    way = "web-slinging"
    others = property(lambda self: (in_words("return a tapped creature you control to its owner's hand"),))


@phrase("{noun:one} offering", rule="702.48a")
class Offering(WithOne, OtherWay):
    """In addition to its mana cost such a permanent is sacrificed, whose mana cost is not paid again; it may be cast as an instant."""
    noun: Things
    chosen: tuple | None = attrs.field(default=None, eq=False)
    zone, way, mana, given_up, at_any_time = ANYWHERE, "offering", None, Sacrifice, True
    change = lambda self, scene: 0

    @rule("702.48c", without=lambda self, scene, symbols: symbols)
    def lessened(self, scene, symbols):
        """Its colored and colorless mana reduces mana of the same type, and what is left over generic mana."""
        costs = [scene.world.look(one.id).face.cost for one in (self.able(scene) if self.chosen is None else self.chosen)]
        return min((without_cost(symbols, cost) for cost in costs), key=len_of, default=symbols)


def len_of(symbols):
    return sum(int(s) if s.isdigit() else 1 for s in symbols)


def without_cost(symbols, cost):
    """The mana symbols less those of a cost."""
    generic = sum(int(s) for s in cost if s.isdigit())
    wanted, left = Counter(s for s in symbols if not s.isdigit()), Counter(s for s in cost if not s.isdigit() and s not in "XYZ")
    generic += sum((left - wanted).values())
    kept = list((wanted - left).elements())
    most = sum(int(s) for s in symbols if s.isdigit())
    return (*([str(most - generic)] if most > generic else []), *kept)
