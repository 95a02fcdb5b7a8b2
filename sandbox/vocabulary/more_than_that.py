"""Damage, and life, that comes to more or to less than it would: twice as much, that much plus 1 [614.1a]."""
import attrs

from sandbox.engine.kinds import Exactly, Number, Recipient, Replacement
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.life import GainLife
from sandbox.vocabulary.lines import heard
from sandbox.vocabulary.players import You
from sandbox.vocabulary.words import alternatives


@phrase(leaf=r"a permanent or player\b", rule="120.3")
class PermanentOrPlayer(Recipient):
    """Whatever damage can be dealt to."""
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: "a permanent or player"
    covers = lambda self, scene, one: True


AGAIN = "that permanent or player", "that player", "that creature", "that permanent", "equipped creature", "enchanted creature", "you"


@phrase(leaf=alternatives(AGAIN) + r"\b|~")
class ToTheSame(Phrase):
    """Whom the damage would have been dealt to, said again."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


# ---- how much ----
class Changed(Phrase):
    """another(n, scene) instead of n."""


@phrase(say("double that damage", times=2), say("triple that damage", times=3), rule="701.10")
class TimesThatDamage(Changed):
    times: int
    another = lambda self, n, scene: self.times * n


@phrase("half that damage, rounded down,", rule="107.1a")
class HalfThatDamage(Changed):
    another = lambda self, n, scene: n // 2


@phrase("that much damage plus {more:digits}")
class ThatDamagePlus(Changed):
    more: Number
    another = lambda self, n, scene: n + self.more.value(scene)


@phrase("that much damage minus {less:digits}")
class ThatDamageMinus(Changed):
    less: Number
    another = lambda self, n, scene: max(0, n - self.less.value(scene))


@phrase(say("twice that much life", times=2), rule="701.10")
class TimesThatLife(Changed):
    times: int
    another = lambda self, n, scene: self.times * n


@phrase("that much life plus {more:digits}")
class ThatLifePlus(Changed):
    more: Number
    another = lambda self, n, scene: n + self.more.value(scene)


# ---- instead ----
class OtherAmount(Replacement):
    """The same event with another number in it."""
    of_itself = lambda self: False
    hears = property(lambda self: heard(self.event))
    applies = lambda self, scene, event: self.event.describes(scene, event)

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, count=Exactly(n=self.much.another(event.count.n, scene)))]


@phrase("if {event:would}, it deals {much}[ to {again}] instead.", rule="614.1a")
class DamageInOtherAmount(OtherAmount):
    event: Damage
    much: Changed
    again: ToTheSame | None = None


@phrase("if {event:would}, {who} gain {much} instead.", rule="614.1a")
class LifeInOtherAmount(OtherAmount):
    event: GainLife
    who: You
    much: Changed
