"""What stands on a card about casting it: kicker, additional costs, costs more, costs less; and the event of casting [601, 702.33]."""
import attrs

from sandbox.engine.again import counted
from sandbox.engine.kinds import ANY, Ability, CostChange, Keyword, Spell, What, Who
from sandbox.engine.printed import DOWN
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.nouns import Things


@phrase("{who} (casts|cast) {what}", say("{what} (is|are) cast", who=ANY), rule="601.2i")
class Cast(Verb):
    who: Who
    what: What
    during: str = attrs.field(default="", eq=False)            # the step, and whose turn it was
    active: int = attrs.field(default=-1, eq=False)
    heard_in = "stack"


class OptionalCost(Ability):
    """An optional additional cost of a spell, paid .most times at most; .paid is what is paid each time [601.2b].

    .parts are the costs that it stands for, each announced by itself."""
    zone = "stack"
    most = 1
    parts = property(lambda self: (self,))

    def times(self, scene):
        """How often it was paid for the spell that the scene is about, on the stack or as it was there, or that the permanent was."""
        item, spell = scene.world.state.last_item(scene.source), scene.world.look(scene.source)
        if item is None:
            thing = scene.world.thing(scene.source)
            return sum(n for cost, n in (thing.paid if thing else ()) if cost == self)
        return sum(n for cost, n in zip(optional_costs(spell), item.kickers if item else (), strict=False) if cost == self)


def optional_costs(look):
    """The optional additional costs of a spell, in the order of its text."""
    return [cost for a in look.abilities if isinstance(a, OptionalCost) for cost in a.parts]


@phrase("kicker {cost}", "kicker—{other}.", rule="702.33a")
class Kicker(OptionalCost):
    """Paid once; the spell is then kicked."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    paid = property(lambda self: self.cost or self.other)


@phrase("kicker {one} and/or {other}", rule="702.33b")
class TwoKickers(OptionalCost):
    """Either of the two may be paid, or both."""
    one: ManaCost
    other: ManaCost
    parts = property(lambda self: (Kicker(cost=self.one), Kicker(cost=self.other)))


@phrase("multikicker {cost}", rule="702.33c")
class Multikicker(Kicker):
    """Paid any number of times."""
    cost: ManaCost | None = None
    most = 20


class GivesFirst(Ability):
    """What stands on an instant or sorcery and does something before all else that the spell does."""
    given: Spell


ANYWHERE = "anywhere"                                 # from wherever the card may be cast at all


class OtherWay(Keyword):
    """A way to cast the card it stands on from a zone: .face is then up, or it is face down.

    .mana is paid rather than its mana cost, unless it is None, and .others are costs to pay besides [118.9]; .way is the word for it."""
    face = "front"
    way = ""
    mana: ManaCost | None = None
    others = ()
    is_own_cost = False                               # whether .mana counts as the mana cost: other alternative costs may stand for it
    is_alternative = False                            # whether its cost is an alternative one though it is as high as the mana cost
    falls_back = ""                                   # by which rule it resolves as it would otherwise, once it has no legal target
    at_any_time = False                               # whenever an instant could be cast, whatever it is

    def refusal(self, scene):
        """Why it can't be cast so now; nothing if it can."""
        return ""

    def spoken(self, ability):
        """What the spell then does, of what stands on it."""
        return ability

    def as_cast(self, card):
        """The card that the spell is then like, its copiable values; None if that is what is printed."""
        return None

    def lessened(self, scene, symbols):
        """The mana to pay, less what it takes away of it besides generic mana."""
        return symbols

    def settled(self, scene):
        """With what is chosen for its cost as the spell is announced [601.2b]."""
        yield from ()
        return self

    def became(self, scene):
        """What begins as the spell becomes a permanent, which is mentioned by then."""
        yield from ()


@phrase("morph {cost}", "morph—{other}.", rule="702.37a")
class Morph(OtherWay):
    """From the hand, face down for {3}; turned face up whenever one has priority, for the cost that it says."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    zone = "hand"
    face = DOWN
    mana = ManaCost(symbols=("3",))
    paid = property(lambda self: self.cost or self.other)


@phrase("megamorph {cost}", "megamorph—{other}.", rule="702.37b")
class Megamorph(Morph):
    """It gets a +1/+1 counter as it is turned face up for that cost."""
    cost: ManaCost | None = None
    other: PayBy | None = None


@phrase("disturb {mana}", rule="702.146a")
class Disturb(OtherWay):
    """From the graveyard, transformed."""
    mana: ManaCost
    zone = "graveyard"
    face = "back"


@phrase("as an additional cost to cast this spell, {cost}.", rule="601.2b")
class AdditionalCost(Ability):
    cost: PayBy
    zone = "stack"


class CostOfModes(Ability):
    """An additional cost that depends on the modes that were chosen [601.2f]."""
    zone = "stack"

    def extra(self, item):
        """The parts to pay for what is on the stack."""
        return ()


class MoreOrLess(CostChange):
    sign = 1

    def change(self, scene, id):
        """How much generic mana this adds to what the spell costs; negative if it costs less [601.2f]."""
        if not self.noun.fits(scene, id):
            return 0
        times = self.each.value(scene) if self.each else 1
        return self.sign * times * sum(int(s) for s in self.mana.symbols if s.isdigit())


@phrase("{noun:many} cost {mana} more to cast[ {each}].", rule="601.2f")
class CostsMore(MoreOrLess):
    noun: Things
    mana: ManaCost
    each: PerEach | None = None


@phrase("{noun:many} cost {mana} less to cast[ {each}].", rule="601.2f")
class CostsLess(MoreOrLess):
    noun: Things
    mana: ManaCost
    each: PerEach | None = None
    sign = -1


@phrase("each spell a player casts costs {mana} more to cast for each other spell that player has cast this turn.", rule="601.2f")
class CostsMoreForEachCast(CostChange):
    """The spell itself has not been cast yet while its cost is worked out [601.2f, 601.2i]."""
    mana: ManaCost

    def change(self, scene, id):
        you = scene.world.look(id).controller
        before = sum(times for event, times in counted(scene.world.state.happened) if isinstance(event, Cast) and event.who.seat == you)
        return before * sum(int(s) for s in self.mana.symbols if s.isdigit())


@phrase("you may pay {mana} rather than pay the mana cost for {noun:many}.", rule="118.9")
class OtherCost(CostChange):
    """An alternative cost that a permanent offers its controller for spells that they cast."""
    mana: ManaCost
    noun: Things
    change = lambda self, scene, id: 0
    offered = lambda self, scene, id: self.noun.fits(scene, id)


class OwnCost(Ability):
    """What a card says about the cost of its own spell."""
    zone = "stack"

    def change(self, scene):
        """How much generic mana this adds to the cost; negative if it takes some [601.2f]."""
        raise NotImplementedError


@phrase("this spell costs {mana} less to cast {each}.", rule="601.2f")
class ThisCostsLess(OwnCost):
    mana: ManaCost
    each: PerEach
    change = lambda self, scene: -self.each.value(scene) * sum(int(s) for s in self.mana.symbols if s.isdigit())


