"""What was done this turn: who attacked, gained, drew, cast how much; what entered, left or was dealt damage [500.1, 603.4]."""

from sandbox.engine.again import counted
from sandbox.engine.kinds import Condition, Number, The, What, Who
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.drawing import Draw
from sandbox.vocabulary.life import GainLife, LoseLife
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.nouns import MEASURES, Things, YouControl
from sandbox.vocabulary.players import You
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.restrictions import Attack


class Remembered(Condition):
    """About what happened in this turn so far."""
    beyond = frozenset({"happened", "active"})


@phrase("{who} attacked this turn", say("{who} attacked with a creature this turn", said="with a creature"),
        say("you've attacked this turn", who=You(), said="you've"), rule="508.1")
class PlayerAttacked(Remembered):
    """Raid: one attacks whose creature was declared as an attacker; only the active player's are."""
    who: Who
    said: str = ""

    def holds(self, scene):
        state = scene.world.state
        return any(isinstance(event, Attack) for event in state.happened) and any(p.seat == state.active for p in self.who.find(scene))


DONE = {"gained": GainLife, "lost": LoseLife}


@phrase(*[say(f"{{who}} {word} {{count:digits}} or more life this turn", word=word) for word in DONE],
        *[say(f"you've {word} {{count:digits}} or more life this turn", who=You(), word=f"have {word}") for word in DONE], rule="119.3")
class ManyLife(Remembered):
    """All of it together."""
    who: Who
    count: Number
    word: str

    def holds(self, scene):
        verb = DONE[self.word.split()[-1]]
        n = self.count.value(scene)
        changes = [(event, times) for event, times in counted(scene.world.state.happened) if type(event) is verb]
        return any(sum(event.count.n * times for event, times in changes if event.who.seat == p.seat) >= n for p in self.who.find(scene))


@phrase("{who} (has|have) drawn {count:word} or more cards this turn", say("{who} drew {count:word} or more cards this turn", said="drew"),
        say("you've drawn {count:word} or more cards this turn", who=You(), said="you've"), rule="121.2")
class DrewMany(Remembered):
    who: Who
    count: Number
    said: str = ""

    def holds(self, scene):
        n = self.count.value(scene)
        drawn = [(event.who.seat, times) for event, times in counted(scene.world.state.happened)
                 if isinstance(event, Draw) and event.count.n == 1]
        return any(sum(times for seat, times in drawn if seat == p.seat) >= n for p in self.who.find(scene))


@phrase("you've cast {count:word} or more {noun:many} this turn",
        say("you cast {count:word} or more {noun:many} this turn", said="you cast"),
        rule="601.2i")
class CastMany(Remembered):
    count: Number
    noun: Things
    said: str = ""

    def holds(self, scene):
        mine = sum(times for event, times in counted(scene.world.state.happened) if isinstance(event, Cast)
                   and event.who.seat == scene.you and self.noun.fits(scene, event.what.id))
        return mine >= self.count.value(scene)


@phrase(say("you've cast {what} this turn", said="have"), rule="601.2i")
class HaveCast(Remembered):
    """"Another": other than the spell that speaks, or that the permanent that speaks was."""
    what: What
    said: str

    def holds(self, scene):
        speaker = scene.world.thing(scene.source)
        for event in scene.world.state.happened:
            thing = scene.world.thing(event.what.id) if isinstance(event, Cast) else None
            if thing is None or event.who.seat != scene.you or not self.what.noun.fits(scene, thing.id):
                continue
            if not (self.what.other and speaker is not None and thing.body == speaker.body):
                return True
        return False


# ---- what entered, left, died ----
@phrase("you controlled", rule="108.4")
class YouControlled(YouControl):
    """As it was when that happened."""


@phrase(say("you had {what} enter under your control this turn", sign="had"),
        say("{what} entered under your control this turn", sign="entered"), rule="603.4")
class HadEnter(Remembered):
    what: What
    sign: str

    def holds(self, scene):
        return any(isinstance(event, Put) and event.to == BATTLEFIELD and event.now and self.what.covers(scene, event.now)
                   and scene.world.look(event.now.id).controller == scene.you for event in scene.world.state.happened)


@phrase(say("{what} didn't attack this turn", sign="not"), say("{what} hasn't attacked this turn", sign="has not"), rule="508.1")
class HasNotAttacked(Remembered):
    what: This
    sign: str

    def holds(self, scene):
        return not any(isinstance(event, Attack) and event.what == The(scene.source) for event in scene.world.state.happened)


@phrase("you attacked with creatures with total power {n:digits} or greater this combat", rule="508.1")
class AttackedWithPower(Remembered):
    """Those that are attacking, as strong as they are now."""
    n: Number

    def holds(self, scene):
        came = scene.world.fitting(lambda thing, look: thing.attacking is not None and look.controller == scene.you)
        return sum(scene.world.look(id).power or 0 for id in came) >= self.n.value(scene)


# ---- damage ----
@phrase("{who} (was|were) dealt {count:digits} or more damage this turn", rule="120.3")
class WasDealt(Remembered):
    """All of it together."""
    who: Who
    count: Number

    def holds(self, scene):
        n = self.count.value(scene)
        dealt = [(event, times) for event, times in counted(scene.world.state.happened) if isinstance(event, Damage)]
        return any(sum(event.count.n * times for event, times in dealt if event.what == p) >= n for p in self.who.find(scene))


# ---- total power ----
@phrase(*[say(f"creatures you control have total {word} {{n:digits}} or greater", word=word) for word in ("power", "toughness")],
        rule="208.1")
class TotalPower(Condition):
    word: str
    n: Number
    counts = True
    reads = frozenset({"power", "types", "controller"})

    def holds(self, scene):
        mine = scene.world.fitting(lambda thing, look: look.controller == scene.you and "creature" in look.types)
        return sum(scene.world.weight(id) * MEASURES[self.word](scene.world.look(id)) for id in mine) >= self.n.value(scene)
