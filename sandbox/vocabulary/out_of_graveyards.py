"""Keywords that bring a card back from the graveyard or use it there: unearth, embalm, eternalize, scavenge, recover, dredge [702.84]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import Exactly, Keyword, Number, Player, Replacement, The, Triggered, What, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, Item
from sandbox.language.phrase import joined, phrase
from sandbox.language.writing import write
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.cycling import Shorthand, doing
from sandbox.vocabulary.drawing import Draw, Mill
from sandbox.vocabulary.flashback import in_words
from sandbox.vocabulary.lines import OnlyWhen
from sandbox.vocabulary.moving import Departure, Entering, Put
from sandbox.vocabulary.sentences import Step
from sandbox.vocabulary.unless import paid

AS_A_SORCERY = OnlyWhen(word="as a sorcery")


@attrs.frozen
class ExiledOnLeaving(Replacement):
    """These objects are exiled instead as they would leave the battlefield."""
    ones: tuple[int, ...]
    leaf = True
    to_text = lambda self, form: "if it would leave the battlefield, exile it instead of putting it anywhere else"

    hears = (Put,)

    def applies(self, scene, event):
        return (isinstance(event, Put) and event.origin == BATTLEFIELD and event.to not in (BATTLEFIELD, EXILE)
                and getattr(event.what, "id", None) in self.ones)

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE, entering=Entering(), where="")]


@phrase("if {what} would leave the battlefield, exile it instead of putting it anywhere else", rule="614.1a")
class ExiledIfItLeaves(Step):
    """For as long as that object is there; it waits beside the delayed triggers."""
    what: What

    def run(self, scene):
        yield from ()
        game, ones = scene.world, tuple(one.id for one in self.what.find(scene) if hasattr(one, "id"))
        game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=scene.you, source=scene.source, ability=ExiledOnLeaving(ones),
                                                    word=game.state.look(scene.source).name if scene.source else "", lasts="the game")))
        return True


class InGraveyard(Shorthand):
    """As a sorcery, from the graveyard; nothing else is paid than what is said."""
    zone = GRAVEYARD
    when = AS_A_SORCERY
    cost = property(lambda self: self.said)


class ExiledToPay(InGraveyard):
    """The card is exiled to pay for it."""
    cost = property(lambda self: (*self.said, in_words("exile ~ from your graveyard")))


@phrase("unearth {price}", "unearth—{parts}.", rule="702.84a")
class Unearth(InGraveyard):
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    body = property(lambda self: doing("return ~ from your graveyard to the battlefield. it gains haste. exile it at the beginning of the "
                                       "next end step. if it would leave the battlefield, exile it instead of putting it anywhere else."))


@phrase("embalm {price}", "embalm—{parts}.", rule="702.128a")
class Embalm(ExiledToPay):
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    body = property(lambda self: doing("create a token that's a copy of ~, except it's white, it has no mana cost, and it's a Zombie in "
                                       "addition to its other types."))


@phrase("eternalize {price}", "eternalize—{parts}.", rule="702.129a")
class Eternalize(ExiledToPay):
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    body = property(lambda self: doing("create a token that's a copy of ~, except it's black, it's 4/4, it has no mana cost, and it's a "
                                       "Zombie in addition to its other types."))


@phrase("scavenge {price}", "scavenge—{parts}.", rule="702.97a")
class Scavenge(ExiledToPay):
    """Its power is that of the card as it was in the graveyard."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    body = property(lambda self: doing("put X +1/+1 counters on target creature, where X is ~'s power."))


@phrase("recover {price}", "recover—{parts}.", rule="702.59a")
class Recover(Keyword, Triggered):
    """When a creature is put into one's graveyard from the battlefield, one pays and has the card back, or it is exiled."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    zone, body = GRAVEYARD, ()
    targets = lambda self, item: []

    hears = (Departure,)

    @rule("702.59a", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        if not isinstance(event, Put) or event.origin != BATTLEFIELD or event.to != GRAVEYARD or not isinstance(event.what, The):
            return False
        was = scene.world.thing(event.what.id)
        return was.owner == scene.you and event.now != The(scene.source) and "creature" in scene.world.look(event.what.id).types

    def run(self, scene):
        if scene.world.state.things.get(scene.source) is None:
            return False
        part = self.price or self.parts[0]
        did = yield from paid(scene, scene.you, part, f"pay {write(part)} to recover it")
        return (yield from doing(f"{'return ~ from your graveyard to your hand' if did else 'exile ~'}.").run(scene))


def as_it_was(self, scene, event):
    yield from ()
    return [event]


@phrase("dredge {count:digits}", rule="702.52a")
class Dredge(Keyword, Replacement):
    """Instead of a draw, that many cards are milled, if there are as many, and the card returns to its owner's hand."""
    count: Number
    zone = GRAVEYARD

    hears = (Draw,)

    @rule("702.52b", without=lambda self, scene, event: isinstance(event, Draw) and event.who.seat == scene.you)
    def applies(self, scene, event):
        return (isinstance(event, Draw) and isinstance(event.who, Player) and event.who.seat == scene.you
                and event.count == Exactly(n=1) and len(scene.world.state.seats[scene.you].library) >= self.count.value(scene))

    @rule("702.52a", without=as_it_was)
    def replace(self, scene, event):
        if not (yield from agree(scene.you, f"{write(self)}: return {scene.world.look(scene.source).name} instead of drawing",
                                 source=scene.source, rule="702.52a")):
            return [event]
        return [Mill(who=event.who, count=Exactly(n=self.count.value(scene))),
                Put(who=event.who, what=the(scene, scene.source), to="hand", origin=GRAVEYARD)]
