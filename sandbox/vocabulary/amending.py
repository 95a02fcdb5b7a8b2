"""Self-replacement in a few words: the instruction before, but with another number [614.15]."""
import attrs

from sandbox.engine.kinds import Condition, Number, What
from sandbox.language.phrase import Phrase, phrase, rewritten, say
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.sentences import Revised
from sandbox.vocabulary.tokens import Creating


class Amendment(Phrase):
    """How the sentence before is to be carried out: amended(sentence) is the same with that difference."""
    changes = ()

    def amended(self, sentence):
        return rewritten(sentence, lambda p: attrs.evolve(p, count=self.count) if isinstance(p, self.changes) else None)


@phrase("{source} (deals|deal) {count:digits} damage", rule="614.15")
class OtherDamage(Amendment):
    source: What
    count: Number
    changes = Damage


@phrase("create {count} of those tokens", say("you create {count} of those tokens", word="you"), rule="614.15")
class OtherTokens(Amendment):
    count: Number
    word: str = ""
    changes = Creating


@phrase("if {condition}, {amendment} instead", rule="614.15")
class Amended(Revised):
    """Where the condition holds, the sentence before is carried out so, and not as it stood."""
    condition: Condition
    amendment: Amendment

    def follow_for(self, before, scene, so_far):
        if self.condition.holds(scene):
            yield from self.amendment.amended(before).follow(scene, so_far)
