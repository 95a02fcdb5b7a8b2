"""Haunt: a card in exile that waits for a creature to die [702.55]."""
import functools

from sandbox.engine.kinds import Keyword, The, Triggered, What, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, STACK
from sandbox.language.phrase import phrase, say
from sandbox.language.reading import read
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.targets import Target


@functools.cache
def haunted():
    return read(Target, "target creature")


@phrase("haunt", rule="702.55a")
class Haunt(Keyword, Triggered):
    """Put into a graveyard from the battlefield, or as it resolves, it is exiled haunting target creature."""
    zone, body = STACK, ()
    of_itself = lambda self: True
    targets = lambda self, item: [haunted()]

    def set_off_by(self, scene, event):
        if not isinstance(event, Put) or event.to != GRAVEYARD or event.what != The(scene.source):
            return False
        return event.origin == BATTLEFIELD or event.how == "resolving"

    def run(self, scene):
        found, card = haunted().find(scene), scene.item.event.now
        thing = scene.world.state.things.get(card.id) if card else None
        if not found or thing is None or thing.zone != GRAVEYARD:
            return False
        done = yield from scene.world.happen(Put(who=player(scene, scene.you), what=card, to=EXILE, origin=GRAVEYARD))
        for event in done:
            if isinstance(event, Put) and event.to == EXILE and event.now:
                scene.world.mark([event.now.id], haunting=found[0].id)
        return True


@phrase("the creature it haunts", say("the creature {this} haunts"), rule="702.55b")
class TheHaunted(What):
    """Whatever it was that the haunt ability targeted, whether it is a creature still or not."""
    this: This | None = None
    heard_from = EXILE                                # abilities that speak of it trigger there [702.55c]

    @rule("702.55b", without=lambda self, scene: [])
    def find(self, scene):
        thing = scene.world.thing(scene.source)
        return [the(scene, thing.haunting)] if thing is not None and thing.haunting is not None else []

    def covers(self, scene, one):
        return isinstance(one, The) and any(found.id == one.id for found in self.find(scene))
