"""What becomes of a spell's card as it resolves: buyback, rebound; cards exiled as they are discarded: madness [702.27, 702.35]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import Keyword, Player, Replacement, The, Triggered, player, the
from sandbox.engine.rulebook import HOW_TO_CAST, rule
from sandbox.engine.state import EXILE, GRAVEYARD, HAND, STACK, Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import joined, phrase
from sandbox.vocabulary.casting import OptionalCost
from sandbox.vocabulary.costs import CostPart, ManaCost, PayBy
from sandbox.vocabulary.flashback import Priced
from sandbox.vocabulary.moving import Departure, Put
from sandbox.vocabulary.steps import BeginStep


class InsteadOfGraveyard(Keyword, Replacement):
    """Its card goes elsewhere as it resolves: not when it is countered."""
    zone = STACK
    of_itself = lambda self: True
    into = HAND

    hears = (Departure,)

    def applies(self, scene, event):
        return (isinstance(event, Put) and event.origin == STACK and event.to == GRAVEYARD and event.how == "resolving"
                and event.what == The(scene.source) and self.due(scene))

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=self.into)]


@phrase("buyback {cost}", "buyback—{other}.", rule="702.27a")
class Buyback(OptionalCost, InsteadOfGraveyard):
    """If its cost was paid, it returns to its owner's hand."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    paid = property(lambda self: self.cost or self.other)
    due = lambda self, scene: self.times(scene) > 0


@attrs.frozen
class NextUpkeep(Triggered):
    """At the beginning of your next upkeep, you may cast this card from exile without paying its mana cost."""
    card: int
    leaf = True
    body = ()
    to_text = lambda self, form: "at the beginning of your next upkeep, you may cast this card from exile without paying its mana cost"
    targets = lambda self, item: []
    hears = (BeginStep,)
    set_off_by = lambda self, scene, event: isinstance(event, BeginStep) and event.step == "upkeep" and event.who.seat == scene.you

    def run(self, scene):
        return (yield from may_cast_card(scene, self.card))


def may_cast_card(scene, id, rather=(), way=""):
    """Whether the player wanted to cast the card while this resolves, and did [608.2g]."""
    state = scene.world.state
    if state.things.get(id) is None:
        return False
    if not (yield from agree(scene.you, f"cast {state.thing(id).card.front.name}", kind="cast or not", source=id, rule="608.2g")):
        return False
    return (yield from HOW_TO_CAST[0](scene.world, scene.you, id, rather, way))


@phrase("rebound", rule="702.88a")
class Rebound(InsteadOfGraveyard):
    """Cast from the hand it is exiled, and cast for nothing at the beginning of one's next upkeep."""
    into = EXILE
    due = lambda self, scene: scene.world.thing(scene.source).cast_from == HAND

    def replace(self, scene, event):
        """The delayed trigger follows the card where this event puts it."""
        yield from ()
        return [attrs.evolve(event, to=EXILE), Rebounding(who=event.who, what=event.what)]


@attrs.frozen
class Rebounding(Verb):
    """After its card was exiled, the delayed triggered ability begins to wait."""
    who: Player
    what: The
    leaf = silent = True
    to_text = lambda self, form: f"{self.what.name} rebounds"

    def perform(self, game):
        gone = game.state.gone.get(self.what.id)
        now = gone.became if gone else None
        if now is None or game.state.things.get(now) is None:
            return None
        id = game.new_id()
        game.put(delayed=(*game.state.delayed, Item(id=id, you=self.who.seat, source=now, ability=NextUpkeep(now), word=self.what.name)))
        return self


@phrase("madness {price}", "madness—{parts}.", rule="702.35a")
class Madness(Keyword, Replacement, Triggered):
    """Discarded, it is exiled, and may then be cast for its madness cost; if it is not, it goes to the graveyard."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    zone, body = HAND, ()
    mana = Priced.mana
    of_itself = lambda self: True
    targets = lambda self, item: []

    def applies(self, scene, event):
        """The move of a discard: what moves it otherwise from a hand to a graveyard is none."""
        return (isinstance(event, Put) and event.origin == HAND and event.to == GRAVEYARD and event.what == The(scene.source)
                and event.how == "discarded")

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE, how="madness")]

    def set_off_by(self, scene, event):
        return isinstance(event, Put) and event.how == "madness" and event.what == The(scene.source)

    def mentions(self, event):
        return ((event.now,),)

    @rule("702.35a", without=lambda self, scene: iter(()))
    def run(self, scene):
        card = scene.mentioned[-1][0]
        mine = attrs.evolve(scene, source=card.id)
        if not (yield from may_cast_card(mine, card.id, self.mana.symbols, "madness")) and scene.world.state.things.get(card.id):
            put = Put(who=player(scene, scene.you), what=the(scene, card.id), to=GRAVEYARD, origin=EXILE)
            yield from scene.world.happen(put)
        return True
