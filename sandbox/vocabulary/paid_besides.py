"""Optional additional costs, and what comes of having paid them: bargain, squad, offspring [601.2b, 702.157, 702.166, 702.175]."""
from sandbox.engine.kinds import Condition, Exactly, Keyword, Triggered, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.casting import OptionalCost
from sandbox.vocabulary.changes import Size
from sandbox.vocabulary.copying import IsSized
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.flashback import in_words
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.tokens import CreateCopy


@phrase("bargain", rule="702.166a")
class Bargain(Keyword, OptionalCost):
    """An artifact, enchantment, or token may be sacrificed."""
    paid = property(lambda self: in_words("sacrifice an artifact, enchantment, or token"))


def times_paid(scene, kind):
    """How often costs of a kind were paid for the spell that the scene is about, or that its permanent was."""
    spell = scene.world.look(scene.source)
    return sum(cost.times(scene) for cost in dict.fromkeys(a for a in spell.abilities if isinstance(a, kind)))


def paid_of(item, kind):
    """The same as a spell is announced: its text lies with its costs [601.2b]."""
    return any(isinstance(cost, kind) for cost in item.intended)


@phrase(say("it was bargained"), say("this spell was bargained", said="this spell"),
        say("this creature was bargained", said="this creature"), rule="702.166b")
class WasBargained(Condition):
    """Of a spell, and of the permanent that it became."""
    said: str = "it"
    announced = True
    holds = lambda self, scene: times_paid(scene, Bargain) > 0

    @rule("702.166d", without=lambda self, item: True)
    def was_so(self, item):
        return paid_of(item, Bargain)


class TokensIfPaid(Keyword, OptionalCost, Triggered):
    """When it enters, if its cost was paid, tokens that are copies of it; as it last was, if it has left by then [608.2h]."""
    body = exceptions = ()
    of_itself = lambda self: True
    targets = lambda self, item: []
    holds = lambda self, scene: self.times(scene) > 0

    def set_off_by(self, scene, event):
        here = isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None and event.now.id == scene.source
        return here and self.holds(scene)

    def run(self, scene):
        about = dict(who=player(scene, scene.you), original=the(scene, scene.source), exceptions=self.exceptions)
        events = yield from CreateCopy(count=Exactly(n=self.number(scene)), **about).bound(scene)
        return bool((yield from scene.world.happen(*events)))


@phrase("squad {cost}", "squad—{other}.", rule="702.157a")
class Squad(TokensIfPaid):
    """A token for each time that its cost was paid."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    most = 20
    paid = property(lambda self: self.cost or self.other)
    number = lambda self, scene: self.times(scene)


@phrase("offspring {cost}", "offspring—{other}.", rule="702.175a")
class Offspring(TokensIfPaid):
    """One token, which is 1/1."""
    cost: ManaCost | None = None
    other: PayBy | None = None
    paid = property(lambda self: self.cost or self.other)
    exceptions = (IsSized(size=Size(text="1/1")),)
    number = lambda self, scene: 1
