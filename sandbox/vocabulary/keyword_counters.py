"""Counters that do something by themselves: keyword, shield, stun and finality counters [122.1b-d, 122.1h]."""
import attrs

from sandbox.engine.kinds import COUNTED, OF_ONE, Replacement, The, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase
from sandbox.vocabulary.attack_keywords import Decayed, Exalted
from sandbox.vocabulary.changes import Continuous, GainsKeywords
from sandbox.vocabulary.counters import with_counters
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.keywords import Evergreen, Hexproof, Indestructible
from sandbox.vocabulary.moving import Destroy, Put
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.preventing import preventable
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.tapping import Untap

ONE_WORD = "flying", "first strike", "double strike", "deathtouch", "haste", "lifelink", "menace", "reach", "shadow", "trample", "vigilance"
KEYWORDS = {**{word: Evergreen(word=word) for word in ONE_WORD}, "decayed": Decayed(), "exalted": Exalted(), "hexproof": Hexproof(),
            "indestructible": Indestructible()}
COUNTED.update({word: Continuous(what=This(), changes=(GainsKeywords(keywords=(keyword,)),)) for word, keyword in KEYWORDS.items()})


@phrase(logged("a {kind} counter is removed from {what} instead"), rule="122.1")
class UseUp(Verb):
    """One of the counters that there were: whatever else would happen to it at once uses up no further one."""
    what: What
    kind: CounterKind
    left: int = attrs.field(default=0, eq=False)

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        kind = self.kind.word
        if thing is None or thing.counted(kind) <= self.left:
            return None
        counters = with_counters(thing.counters, kind, self.left - thing.counted(kind))
        game.state = game.state.with_thing(attrs.evolve(thing, counters=counters))
        return self


def used_up(scene, event, kind):
    return [UseUp(what=event.what, kind=CounterKind(word=kind), left=scene.world.thing(event.what.id).counted(kind) - 1)]


@attrs.frozen
class Guarding(Replacement):
    """What counters of one kind replace, of the object they are on."""
    leaf = True
    kind = ""
    of_itself = lambda self: True
    to_text = lambda self, form: f"a {self.kind} counter on it"

    def replace(self, scene, event):
        yield from ()
        return used_up(scene, event, self.kind)


@attrs.frozen
class ShieldFromDestruction(Guarding):
    kind = "shield"
    applies = lambda self, scene, event: isinstance(event, Destroy) and event.by == "an effect"


@attrs.frozen
class ShieldFromDamage(Guarding):
    kind = "shield"
    applies = lambda self, scene, event: isinstance(event, Damage) and preventable(scene.world.state)


@attrs.frozen
class Stunned(Guarding):
    kind = "stun"
    applies = lambda self, scene, event: isinstance(event, Untap) and scene.world.thing(event.what.id).tapped == "tapped"


@attrs.frozen
class Final(Guarding):
    kind = "finality"
    applies = lambda self, scene, event: isinstance(event, Put) and event.to == GRAVEYARD and event.origin == BATTLEFIELD

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE)]


GUARDS = {"shield": (ShieldFromDestruction(), ShieldFromDamage()), "stun": (Stunned(),), "finality": (Final(),)}


@rule("122.1c", "122.1d", "122.1h", without=lambda world, event: [])
def guarded(world, event):
    """A single effect of each sort, however many counters of the kind there are."""
    one = getattr(event, "what", None)
    thing = world.thing(one.id) if isinstance(one, The) else None
    if thing is None or not thing.counters or thing.zone != BATTLEFIELD:
        return []
    return [guard for kind, n in thing.counters if n and kind in GUARDS for guard in GUARDS[kind]]


OF_ONE.append(guarded)
