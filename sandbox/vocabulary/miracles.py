"""Miracle: the first card drawn in a turn may be revealed and then cast for its miracle cost [702.94]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import Keyword, Replacement, The, Triggered
from sandbox.engine.rulebook import rule
from sandbox.engine.state import HAND, LIBRARY
from sandbox.language.phrase import joined, phrase
from sandbox.vocabulary.as_it_resolves import may_cast_card
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.drawing import DRAWN
from sandbox.vocabulary.flashback import Priced
from sandbox.vocabulary.moving import Put, Reveal

SHOWN = "miracle"                                     # how a card came to the hand that was revealed as it was drawn


@phrase("miracle {price}", "miracle—{parts}.", rule="702.94a")
class Miracle(Keyword, Replacement, Triggered):
    """Revealed as it is drawn, it may be cast for its miracle cost: a triggered ability linked to that [603.11]."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    zone, body = LIBRARY, ()
    mana = Priced.mana
    of_itself = lambda self: True
    targets = lambda self, item: []

    def applies(self, scene, event):
        return isinstance(event, Put) and event.how == DRAWN and event.what == The(scene.source) and first_this_turn(scene, event)

    def replace(self, scene, event):
        name = scene.world.look(scene.source).name
        if not (yield from agree(event.who.seat, f"reveal {name} for its miracle cost", source=scene.source, rule="702.94a")):
            return [event]
        return [attrs.evolve(event, how=SHOWN), Reveal(who=event.who, what=event.what)]

    def set_off_by(self, scene, event):
        return isinstance(event, Put) and event.how == SHOWN and event.what == The(scene.source)

    def mentions(self, event):
        return ((event.now,),)

    def run(self, scene):
        card = scene.mentioned[-1][0]
        thing = scene.world.state.things.get(card.id)
        if thing is None or thing.zone != HAND:
            return False
        return (yield from may_cast_card(attrs.evolve(scene, source=card.id), card.id, self.mana.symbols, "miracle"))


@rule("702.94a", without=lambda scene, event: True)
def first_this_turn(scene, event):
    """Whether its player has drawn no other card this turn."""
    return not any(isinstance(e, Put) and e.how in (DRAWN, SHOWN) and e.who == event.who for e in scene.world.state.happened)
