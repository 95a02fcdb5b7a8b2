"""Abilities that function where the card is that they move: in its owner's graveyard, in their hand [113.6k, 113.6m]."""
import attrs

from sandbox.engine.kinds import Ability, Condition, The, What, the
from sandbox.engine.state import EXILE, GRAVEYARD, HAND, STACK
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.moving import Discard
from sandbox.vocabulary.places import PLACES, InPlace
from sandbox.vocabulary.pronouns import This, found_again
from sandbox.vocabulary.words import Wording, alternatives

WHENCE = {"your graveyard": GRAVEYARD, "your hand": HAND, "exile": EXILE}


@phrase(leaf=alternatives(WHENCE) + r"\b")
class Whence(Wording):
    word: str


@phrase("{this} from {place}", rule="113.6m")
class ThisFrom(What):
    """The card itself, where it is said to be; nothing once it is elsewhere."""
    this: This
    place: Whence
    zone = property(lambda self: WHENCE[self.place.word])
    of_source = True

    def find(self, scene):
        if scene.world.thing(scene.source) is None:
            return []
        now = found_again(scene, the(scene, scene.source))
        thing = scene.world.state.things.get(now.id)
        return [now] if thing and thing.zone == self.zone else []

    covers = lambda self, scene, one: isinstance(one, The) and one in self.find(scene)


@phrase("{this} is on the stack", rule="113.6k")
class ThisIsOnStack(Condition):
    this: This
    zone = STACK

    def holds(self, scene):
        thing = scene.world.state.things.get(scene.source)
        return thing is not None and thing.zone == STACK


def words_outright(value):
    """The phrases of a text, without those of abilities that it only quotes."""
    if isinstance(value, tuple):
        for one in value:
            yield from words_outright(one)
    elif isinstance(value, Phrase) and not isinstance(value, Ability):
        yield value
        for field in attrs.fields(type(value)):
            yield from words_outright(getattr(value, field.name))


def moved_out_of(*parts):
    """The zone from which an ability's cost or effect moves the object that it stands on, or in which it says that it is; "" if none."""
    for one in words_outright(parts):
        if isinstance(one, ThisFrom | ThisIsOnStack):
            return one.zone
        if isinstance(getattr(one, "place", None), InPlace) and isinstance(getattr(one, "what", None), This):
            return PLACES[one.place.word][0]          # "if this card is in your graveyard"
        if isinstance(one, Discard) and isinstance(one.what, This):
            return HAND
    return ""
