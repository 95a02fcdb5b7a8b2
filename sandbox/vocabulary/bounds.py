"""What effects let a creature do, forbid it, or demand of it; they touch no characteristic [508.1c-d, 509.1b-c, 613.11]."""
import attrs

from sandbox.engine.kinds import Change, Exactly, Scene, The, Those
from sandbox.engine.layers import RULES
from sandbox.engine.state import Item
from sandbox.language.phrase import Phrase, phrase, rewritten
from sandbox.language.writing import write
from sandbox.vocabulary.numbers import X
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.restrictions import Attack, Block
from sandbox.vocabulary.targets import Targeting


class Bound(Change):
    """Every question is asked about one creature, `one`, in the scene of whoever set the bound."""
    layer, writes = RULES, frozenset()
    alone: frozenset[str] = frozenset()               # what it can't do alone: "attack", "block"
    least, most = 1, None                             # how many creatures may block it
    untaps = True                                     # in its controller's untap step
    locks = ""                                        # "all" activated abilities, or those "but mana" abilities, can't be activated
    regenerates = True                                # whether a shield may stand for its destruction
    over_defender = False                             # whether it can attack all the same
    past = ""                                         # a keyword of attackers that does not keep it from blocking them
    bound = lambda self, scene: Bounded(self, scene.you, scene.source)
    fixed = lambda self, scene: Bounded(frozen(scene, self), scene.you, scene.source)

    def lets_attack(self, scene, one, whom):
        return True

    def lets_block(self, scene, one, attacker):
        return True

    def lets_be_blocked(self, scene, one, blocker):
        return True

    def more(self, scene):
        """How many creatures it may block beyond the first."""
        return 0

    def attack_demands(self, scene, one, pairs):
        """Requirements on the declaration of attackers, each as the pairs of which one must be declared."""
        return []

    def block_demands(self, scene, one, pairs):
        """The same for the declaration of blockers."""
        return []

    def sees_past(self, ability):
        """Whether it can be blocked as though it had not that ability."""
        return False


@attrs.frozen
class Bounded(Change):
    """A bound in the look of what it is about, with whose it is."""
    says: Bound
    you: int
    source: int
    layer, writes, leaf = RULES, frozenset(), True
    to_text = lambda self, form: write(self.says, form)
    apply = lambda self, look: attrs.evolve(look, bounds=(*look.bounds, self))


def frozen(scene, words):
    """With targets, pronouns and X as they are as the effect begins."""
    def now(part):
        if isinstance(part, (Targeting, It)):
            return Those(tuple(part.find(scene)))
        return Exactly(n=scene.x) if isinstance(part, X) else None
    return rewritten(words, now)


def bounds_of(state, id):
    """(scene, bound) for each bound that the object is under."""
    return [(Scene(state, one.you, one.source), one.says) for one in state.look(id).bounds]


def as_if(scene, event):
    """The scene in which an attack or block that is only thought of is what is spoken of: whom "defending player" means."""
    return attrs.evolve(scene, item=Item(id=0, you=scene.you, source=scene.source, event=event))


def lets_attack(state, one, whom):
    event = Attack(what=one, whom=whom)
    return all(bound.lets_attack(as_if(scene, event), one, whom) for scene, bound in bounds_of(state, one.id))


def lets_block(state, blocker, attacker):
    """Whether no bound on either of them is against that block."""
    event = Block(what=blocker, attacker=attacker)
    return (all(bound.lets_block(as_if(scene, event), blocker, attacker) for scene, bound in bounds_of(state, blocker.id))
            and all(bound.lets_be_blocked(as_if(scene, event), attacker, blocker) for scene, bound in bounds_of(state, attacker.id)))


def number_of_blockers(state, id):
    """(at least, at most or None) how many creatures may block it, if any does."""
    found = [bound for _, bound in bounds_of(state, id)]
    most = [bound.most for bound in found if bound.most is not None]
    return max((bound.least for bound in found), default=1), min(most) if most else None


def room(state, id):
    """How many creatures it may block."""
    return 1 + sum(bound.more(scene) for scene, bound in bounds_of(state, id))


def not_alone(state, id, deed):
    return any(deed in bound.alone for _, bound in bounds_of(state, id))


def untaps(state, id):
    return all(bound.untaps for _, bound in bounds_of(state, id))


def locked(look, kinds):
    """Whether a bound on an object of this look keeps its activated abilities, of these kinds, from being activated."""
    return any(one.says.locks in kinds for one in getattr(look, "bounds", ()))


def those(noun, scene, one):
    """Whether a noun covers one; "it" is the speaker [201.5]."""
    return one == The(scene.source) if isinstance(noun, It) else noun.covers(scene, one)


@phrase(leaf=r"(?:attack or block|attack|block)\b")
class Deeds(Phrase):
    """Attacking, blocking, or both."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    all = property(lambda self: frozenset(self.word.split(" or ")))
