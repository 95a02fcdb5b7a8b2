"""Planeswalkers enter with as many loyalty counters as is printed on them [306.5b], and fewer if compleated [702.150]."""
from sandbox.engine.kinds import INTRINSIC, Keyword, Replacement, The
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.counters import with_counters
from sandbox.vocabulary.entering import changed
from sandbox.vocabulary.moving import Arrival, Put


class EntersWithLoyalty(Replacement):
    """Of the face that enters; what copies it enters with the loyalty that the copy has."""
    of_itself = lambda self: True

    hears = (Arrival,)

    @rule("306.5b", without=lambda self, scene, event: False)
    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == BATTLEFIELD and event.what == The(scene.source)

    def replace(self, scene, event):
        yield from ()
        loyalty = scene.world.look(scene.source).loyalty or 0
        return [changed(event, counters=with_counters(event.entering.counters, "loyalty", loyalty))]


ENTERS_WITH_LOYALTY = EntersWithLoyalty()
INTRINSIC.append(lambda look: [ENTERS_WITH_LOYALTY] if "planeswalker" in look.types and look.loyalty and not look.stripped else [])


@phrase("compleated", rule="702.150a")
class Compleated(Keyword, Replacement):
    """Two loyalty counters fewer for each Phyrexian mana symbol for which its player paid life."""
    of_itself = lambda self: True

    def applies(self, scene, event):
        thing = scene.world.thing(scene.source)
        return (isinstance(event, Put) and event.to == BATTLEFIELD and event.what == The(scene.source) and thing.phyrexian > 0
                and dict(event.entering.counters).get("loyalty", 0) > 0)

    def replace(self, scene, event):
        yield from ()
        fewer = 2 * scene.world.thing(scene.source).phyrexian
        return [changed(event, counters=with_counters(event.entering.counters, "loyalty", -fewer))]
