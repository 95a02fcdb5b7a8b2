"""Keywords that trigger as a permanent dies: persist, undying, afterlife, soulshift [702]."""
from sandbox.engine.kinds import Exactly, Keyword, The, Triggered, player
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Departure, Entering, Put
from sandbox.vocabulary.standing import Numbered, so_many


class ReturnsChanged(Keyword, Triggered):
    """When this permanent dies, if it had no counters of a kind on it, return it under its owner's control with one [603.10a]."""
    kind = ""
    body = ()
    of_itself = lambda self: True
    targets = lambda self, item: []

    hears = (Departure,)

    def set_off_by(self, scene, event):
        if not (isinstance(event, Put) and event.origin == BATTLEFIELD and event.to == GRAVEYARD and event.what == The(scene.source)):
            return False
        return not scene.world.thing(scene.source).counted(self.kind)

    def run(self, scene):
        card = scene.item.event.now
        thing = scene.world.state.things.get(card.id) if card else None
        if thing is None or thing.zone != GRAVEYARD:
            return False
        entering = Entering(counters=((self.kind, 1),))
        return bool((yield from scene.world.happen(
            Put(who=player(scene, scene.you), what=card, to=BATTLEFIELD, origin=GRAVEYARD, entering=entering, under="owner"))))


@phrase("persist", rule="702.79a")
class Persist(ReturnsChanged):
    kind = "-1/-1"


@phrase("undying", rule="702.93a")
class Undying(ReturnsChanged):
    kind = "+1/+1"


@phrase("afterlife {n:digits}", rule="702.135a")
class Afterlife(Numbered):
    n: Exactly

    def said(self):
        return [f"when this permanent dies, create {so_many(self.n.n, '1/1 white and black Spirit creature token')} with flying."]


@phrase("soulshift {n:digits}", rule="702.46a")
class Soulshift(Numbered):
    n: Exactly
    words = ("when this permanent dies, you may return target Spirit card with mana value # or less from your graveyard to your hand.",)
