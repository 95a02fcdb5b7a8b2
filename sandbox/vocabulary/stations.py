"""Stations: creatures are tapped for charge counters, and with enough of them the permanent can do more [702.184, 721]."""
import attrs

from sandbox.engine.kinds import Condition, Exactly, Keyword, Static, player, the
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import joined, phrase
from sandbox.vocabulary.artifact_keywords import AS_A_SORCERY, derived
from sandbox.vocabulary.changes import AlsoType, Continuous, HasBase, Size, Type
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.flashback import in_words
from sandbox.vocabulary.levels import HasLines, Stripe
from sandbox.vocabulary.lines import ActivatedAbility, OnlyWhen
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.pronouns import It, This

CHARGE = "charge"


@phrase("station", rule="702.184a")
class Station(Keyword, ActivatedAbility):
    """Tap another untapped creature you control: so many charge counters as its power. As a sorcery."""
    body: tuple = derived(lambda self: ())
    cost: tuple = derived(lambda self: (in_words("tap another untapped creature you control"),))
    when: OnlyWhen = derived(lambda self: AS_A_SORCERY)
    is_mana = lambda self: False
    targets = lambda self, item: []

    def run(self, scene):
        thing = scene.world.state.things.get(scene.source)
        tapped = It().find(scene)[:1]
        if thing is None or thing.zone != BATTLEFIELD or not tapped:
            return False
        n = max(0, scene.world.look(tapped[0].id).power or 0)         # as it is now, or as it last was [608.2h]
        put = PutCounters(who=player(scene, scene.you), what=the(scene, scene.source), count=Exactly(n=n), kind=CounterKind(word=CHARGE))
        return bool((yield from scene.world.happen(put)))


@attrs.frozen
class Charged(Condition):
    """So many charge counters or more."""
    least: int
    leaf = True
    to_text = lambda self, form: f"it has {self.least} or more charge counters"

    def holds(self, scene):
        return scene.world.thing(scene.source).counted(CHARGE) >= self.least


@phrase("STATION {n:digits}+\n{lines}[\n{size}]", rule="721.2")
class StationSymbol(Static):
    """With that many charge counters it has these abilities, and is a creature where a size is given [721.2a-b]."""
    n: Exactly
    lines: tuple[Stripe, ...] = joined("\n")
    size: Size | None = None
    while_ = property(lambda self: Charged(self.n.n))

    @property
    def effect(self):
        creature = (AlsoType(kind=Type(word="creature"), subject="one"), HasBase(size=self.size)) if self.size else ()
        return Continuous(what=This(), changes=(*creature, HasLines(self.lines)))
