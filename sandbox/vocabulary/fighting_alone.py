"""What is watched for in combat: attacking alone, unblocked, whom; blocking and becoming blocked, once or by each [508.3, 509.3]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ANY, Number, Recipient, The, What
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Pattern, Verb
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.players import APlayer, You
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.restrictions import Attack, Block, first_of_combat


def attacking_with(scene, id):
    """The attackers of the same player."""
    whose = scene.world.look(id).controller
    return scene.world.fitting(lambda thing, look: thing.attacking is not None and look.controller == whose)


@phrase("{what} (attacks|attack) alone", rule="506.5")
class AttackAlone(Pattern):
    what: What

    hears = (Attack,)

    def describes(self, scene, event):
        return isinstance(event, Attack) and self.what.covers(scene, event.what) and attacking_with(scene, event.what.id) == [event.what.id]


@phrase("{what} and at least {least:word} other {noun:many} attack", rule="508.3a")
class AttackTogether(Pattern):
    """"~ and at least two other creatures attack"."""
    what: This
    least: Number
    noun: Things

    hears = (Attack,)

    def describes(self, scene, event):
        if not isinstance(event, Attack) or not self.what.covers(scene, event.what):
            return False
        others = [id for id in attacking_with(scene, event.what.id) if id != scene.source and self.noun.fits(scene, id)]
        return len(others) >= self.least.value(scene)


# ---- whom ----
class Somebody(Recipient):
    """A player or a permanent that may be attacked or dealt damage."""
    plural = False

    def covers(self, scene, one):
        return self.who.covers(scene, one) or self.what.covers(scene, one)

    def find(self, scene):
        return [*self.who.find(scene), *self.what.find(scene)]

    def pick(self, scene, chooser, allowed):
        options = [one for one in self.find(scene) if allowed(one)]
        return (yield from choose(chooser, f"choose {write(self)}", options, min(1, len(options)), 1, source=scene.source))


@phrase("{who} or {what}", rule="120.1")
class YouOr(Somebody):
    """"You or a planeswalker you control"."""
    who: You
    what: What


@phrase("a player or {noun:one}", rule="120.1")
class PlayerOr(Somebody):
    """"A player or planeswalker"."""
    noun: Things
    who = APlayer()
    covers = lambda self, scene, one: self.noun.fits(scene, one.id) if isinstance(one, The) else self.who.covers(scene, one)
    find = lambda self, scene: [*self.who.find(scene), *self.noun.find(scene)]


@phrase("{what} (attacks|attack) {whom}", rule="508.3a")
class AttackWhom(Pattern):
    """"A creature attacks you or a planeswalker you control"."""
    what: What
    whom: Recipient

    hears = (Attack,)

    def describes(self, scene, event):
        return isinstance(event, Attack) and self.what.covers(scene, event.what) and self.whom.covers(scene, event.whom)

    def mentions(self, event):
        return (event.whom,), (event.what,)


@phrase("{what} (blocks|block) {least:word} or more creatures", rule="509.3e")
class BlockSoMany(Pattern):
    """As blockers are declared, once it blocks that many."""
    what: What
    least: Number

    def describes(self, scene, event):
        if not isinstance(event, Block) or not self.what.covers(scene, event.what):
            return False
        blocker = scene.world.thing(event.what.id)
        return len(blocker.blocking) >= self.least.value(scene) and blocker.blocking[-1] == event.attacker.id


# ---- blocked or not ----
@attrs.frozen
class GoUnblocked(Verb):
    """A creature attacks and no creature was declared as its blocker [509.1h]."""
    what: The
    by_kind = True
    leaf = True
    to_text = lambda self, form: f"{self.what.name} isn't blocked"


@phrase("{what} (attacks|attack) and (isn't|aren't) blocked", rule="509.3g")
class AttackUnblocked(Pattern):
    what: What
    hears = (GoUnblocked,)
    describes = lambda self, scene, event: isinstance(event, GoUnblocked) and self.what.covers(scene, event.what)


@attrs.frozen
class Meet(Verb):
    """A creature that entered blocking is there: the attacker is blocked, and was not before, or was [509.3c]."""
    what: The
    attacker: The
    before: str = ""
    leaf = True
    to_text = lambda self, form: f"{self.what.name} blocks {self.attacker.name} from the beginning"

    def perform(self, game):
        attacker = game.state.things.get(self.attacker.id)
        if attacker is None:
            return None
        game.mark([attacker.id], blocked="blocked")
        return attrs.evolve(self, before=attacker.blocked)


@rule("509.3c", without=lambda event: False)
def blocks_first(event):
    """Whether the attacker was unblocked as the creature came."""
    return not event.before


@phrase("{attacker} (becomes|become) blocked", "{attacker} (becomes|become) blocked by {blocker}", rule="509.3c")
class BecomeBlocked(Pattern):
    """Once, however many creatures block it; "by a creature", once for each such creature, which is "that creature" [509.3d]."""
    attacker: What
    blocker: What = ANY
    what = property(lambda self: self.attacker)
    hears = (Block, Meet)

    def describes(self, scene, event):
        if isinstance(event, Meet):
            return self.attacker.covers(scene, event.attacker) and (
                blocks_first(event) if self.blocker == ANY else self.blocker.covers(scene, event.what))
        return Block(what=self.blocker, attacker=self.attacker).describes(scene, event)

    def mentions(self, event):
        return (event.attacker,), *(() if self.blocker == ANY else ((event.what,),))


@phrase("{what} (blocks|block) or (becomes|become) blocked", rule="509.3a")
class BlockOrBecomeBlocked(Pattern):
    what: What

    hears = (Block, Meet)

    def describes(self, scene, event):
        if isinstance(event, Meet):
            return blocks_first(event) and self.what.covers(scene, event.attacker)
        if not isinstance(event, Block):
            return False
        blocker, attacker = self.what.covers(scene, event.what), self.what.covers(scene, event.attacker)
        return blocker and first_of_combat(scene, event, "what") or attacker and first_of_combat(scene, event, "attacker")

    def recalls(self, scene, event):
        """"It" is the one that the words speak of, on whichever side."""
        blocks = isinstance(event, Block) and self.what.covers(scene, event.what)
        return ((event.what if blocks else event.attacker,),)


@phrase("{what} (blocks|block) or (becomes|become) blocked by {other}", rule="509.3b")
class BlockOrBecomeBlockedBy(Pattern):
    """Once for each; "that creature" is the one on the other side."""
    what: What
    other: What

    hears = (Block, Meet)

    def describes(self, scene, event):
        return self.sides(scene, event) is not None

    def recalls(self, scene, event):
        return tuple((one,) for one in self.sides(scene, event))

    def sides(self, scene, event):
        """(the one that it is about, the other)."""
        pairs = ((event.what, event.attacker), (event.attacker, event.what)) if isinstance(event, Block) else \
            ((event.attacker, event.what),) if isinstance(event, Meet) else ()
        return next((pair for pair in pairs if self.what.covers(scene, pair[0]) and self.other.covers(scene, pair[1])), None)
