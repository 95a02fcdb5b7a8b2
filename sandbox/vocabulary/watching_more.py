"""Further deeds that are watched for: counters put, noncombat damage, being attacked or targeted, scrying, turning over [603.2]."""
from typing import ClassVar

from sandbox.engine.kinds import ANY, Recipient, The, What, Who, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Deed, Pattern
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.drawing import Shuffle
from sandbox.vocabulary.losing import Lose
from sandbox.vocabulary.moving import Discard, Put
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.restrictions import Attack
from sandbox.vocabulary.scrying import Scry, Surveil
from sandbox.vocabulary.searching import Search
from sandbox.vocabulary.tapping import Transform
from sandbox.vocabulary.targets import BecomeTarget
from sandbox.vocabulary.words import Wording


# ---- counters ----
def putting(verb):
    return [say(f"one or more {{kind}} counters are {verb} on {{what}}", number="one or more", who=ANY),
            say(f"a(n) {{kind}} counter is {verb} on {{what}}", number="each", who=ANY)]


@phrase(*putting("put"), say("{who} (puts|put) one or more {kind} counters on {what}", number="one or more"),
        say("{who} (puts|put) one or more counters on {what}", number="one or more", kind=None),
        say("one or more counters are put on {what}", number="one or more", kind=None, who=ANY), rule="122.6")
class CountersPut(Pattern):
    """Those with which it enters too; "a counter": once for each of them."""
    who: Who
    what: What
    kind: CounterKind | None
    number: str

    def describes(self, scene, event):
        """How often it sets the ability off: "a counter", once for each."""
        n = self.given(event)
        if not n:
            return 0
        who, what = (event.who, event.what) if isinstance(event, PutCounters) else (entering_under(scene, event), event.now)
        fits = self.who.covers(scene, who) and self.what.covers(scene, what)
        return fits * (n if self.number == "each" else 1)

    def given(self, event):
        """How many counters of the kind."""
        if type(event) is PutCounters:
            return event.count.n if self.kind in (None, event.kind) else 0
        return self.entered_with(event)

    def entered_with(self, event):
        if not isinstance(event, Put) or event.to != BATTLEFIELD or event.now is None or event.entering == ANY:
            return 0
        return sum(n for kind, n in event.entering.counters if self.kind is None or kind == self.kind.word)


def entering_under(scene, event):
    return player(scene, scene.world.look(event.now.id).controller)


# ---- damage ----
@phrase("{source} (deals|deal) noncombat damage to {what}", say("{what} (is|are) dealt noncombat damage", source=ANY), rule="120.2b")
class NoncombatDamage(Pattern):
    source: What
    what: Recipient

    hears = (Damage,)

    def describes(self, scene, event):
        return (isinstance(event, Damage) and event.how != "combat" and self.source.covers(scene, event.source)
                and self.what.covers(scene, event.what))

    def mentions(self, event):
        return () if self.source == ANY else ((event.source,),)

    def occasion(self, event):
        return event.what if self.source == ANY else None


@phrase(leaf=r"(?:non)?combat\b", rule="120.2")
class SortOfDamage(Wording):
    """Damage of combat, or any other."""
    word: str


@phrase("you're dealt[ {sort}] damage", rule="120.3a")
class YoureDealtDamage(Pattern):
    sort: SortOfDamage | None = None

    hears = (Damage,)

    def describes(self, scene, event):
        return isinstance(event, Damage) and getattr(event.what, "seat", None) == scene.you and (
            self.sort is None or (event.how == "combat") == (self.sort.word == "combat"))

    def occasion(self, event):
        return event.what


# ---- attacked, targeted ----
@phrase("{whom} (is|are) attacked", rule="508.3b")
class IsAttacked(Pattern):
    """Once for a declaration, however many attack that player."""
    whom: Who
    all_at_once: ClassVar[bool] = True

    hears = (Attack,)

    def describes(self, scene, event):
        return isinstance(event, Attack) and self.whom.covers(scene, event.whom)

    def mentions(self, event):
        return ((event.whom,),)


@phrase("{what} (becomes|become) the target of {spell}", rule="115.1")
class TargetOfSpell(Deed):
    """"Of an Aura spell", "of a spell you control"."""
    what: What
    spell: Some

    hears = (BecomeTarget,)

    def describes(self, scene, event):
        if not isinstance(event, BecomeTarget) or scene.world.state.things.get(event.by) is None:
            return False
        return self.what.covers(scene, event.what) and self.spell.covers(scene, The(event.by))


# ---- deeds of players ----
class PlayersDeed(Pattern):
    """Whatever else is said of it."""
    deed: ClassVar[type] = Scry

    hears = property(lambda self: (self.deed,) if isinstance(self.deed, type) else self.deed)

    def describes(self, scene, event):
        return isinstance(event, self.deed) and self.who.covers(scene, event.who)


@phrase("{who} (scries|scry)", rule="701.22")
class Scries(PlayersDeed):
    who: Who


@phrase("{who} (surveils|surveil)", rule="701.25")
class Surveils(PlayersDeed):
    who: Who
    deed = Surveil


@phrase("{who} (cycles|cycle) or (discards|discard) {what}", rule="702.29d")
class CycleOrDiscard(Pattern):
    """Cycling is a discard: once for the two of them."""
    who: Who
    what: What
    heard_in = "battlefield"

    @rule("702.29d", without=lambda self, scene, event: False)
    def describes(self, scene, event):
        return isinstance(event, Discard) and Discard(who=self.who, what=self.what).describes(scene, event)


@phrase("{who} (searches|search) (who: their|your) library", rule="701.23")
class Searches(PlayersDeed):
    who: Who
    deed = Search


@phrase("{who} (shuffles|shuffle) (who: their|your) library", rule="701.24")
class Shuffles(PlayersDeed):
    who: Who
    deed = Shuffle


@phrase("{who} (loses|lose) the game", rule="104.3")
class LosesTheGame(PlayersDeed):
    who: Who
    deed = Lose


# ---- turning over ----
@phrase("{what} (transforms|transform) into ~", rule="701.27")
class TransformIntoThis(Deed):
    """Of the face that says so: it is up once the other one was turned over."""
    what: This
    hears = (Transform,)
    describes = lambda self, scene, event: isinstance(event, Transform) and self.what.covers(scene, event.what)
