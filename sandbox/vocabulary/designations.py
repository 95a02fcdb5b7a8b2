"""What a creature once becomes and then is: monstrous, renowned [701.37, 702.112]."""
from sandbox.engine.kinds import Exactly, Number, What, player, the
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.nouns import Adjective, CounterKind
from sandbox.vocabulary.sentences import Step


@phrase(leaf=r"(?:monstrous|renowned)\b", rule="701.37b")
class Designated(Adjective):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    fits = lambda self, scene, thing, look: self.word in thing.designated


@phrase(say("{what} (becomes|become) monstrous", word="monstrous"), say("{what} (becomes|become) renowned", word="renowned"),
        rule="701.37b")
class BecomeDesignated(Verb):
    """It stays so as long as it is on the battlefield."""
    what: What
    word: str

    def possible(self, game):
        thing = game.state.things.get(getattr(self.what, "id", None))
        return thing is not None and thing.zone == BATTLEFIELD and self.word not in thing.designated

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        game.mark([self.what.id], designated=(*thing.designated, self.word))
        return self


def grown_and_designated(scene, n, word):
    """The counters, and with them the designation; nothing if it has it already."""
    thing = scene.world.state.things.get(scene.source)
    if thing is None or thing.zone != BATTLEFIELD or word in thing.designated:
        return False
    one = the(scene, scene.source)
    counters = PutCounters(who=player(scene, scene.you), what=one, count=Exactly(n=n), kind=CounterKind(word="+1/+1"))
    return bool((yield from scene.world.happen(*([counters] if n else []), BecomeDesignated(what=one, word=word))))


@phrase("monstrosity {count:digits}", rule="701.37a")
class Monstrosity(Step):
    """Its number is what "that many" means afterwards."""
    count: Number

    def run(self, scene):
        n = self.count.value(scene)
        scene.amounts.append(n)
        return (yield from grown_and_designated(scene, n, "monstrous"))
