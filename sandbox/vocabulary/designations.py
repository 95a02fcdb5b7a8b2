"""What a permanent once becomes and then is: monstrous, renowned, suspected, harnessed, solved [701.37, 701.60, 701.64, 719.3]."""
import attrs

from sandbox.engine.kinds import ANY, Ability, Condition, Exactly, Number, Scene, The, Those, What, Who, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.language.reading import read
from sandbox.vocabulary.changes import Continuous, HasText
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.lasting import begin_lasting
from sandbox.vocabulary.nouns import Adjective, CounterKind
from sandbox.vocabulary.sentences import Step


@phrase(leaf=r"(?:monstrous|renowned|suspected|harnessed|solved)\b", rule="701.37b")
class Designated(Adjective):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    fits = lambda self, scene, thing, look: self.word in thing.designated


@phrase(say("{what} (becomes|become) monstrous", word="monstrous"), say("{what} (becomes|become) renowned", word="renowned"),
        say("{what} (becomes|become) solved", word="solved"), say("{what} (becomes|become) harnessed", word="harnessed"), rule="701.37b")
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


# ---- suspected ----
@attrs.frozen
class ItIsStill(Condition):
    """The source has the designation."""
    word: str
    leaf = True
    to_text = lambda self, form: f"it is {self.word}"

    def holds(self, scene):
        thing = scene.world.state.things.get(scene.source)
        return thing is not None and self.word in thing.designated


@phrase("{who} (suspects|suspect) {what}", say("{what} (becomes|become) suspected", who=ANY), rule="701.60a")
class Suspect(Verb):
    """A creature, until it leaves the battlefield or is said to be suspected no longer."""
    who: Who
    what: What

    @rule("701.60d", without=lambda self, game: True)
    def possible(self, game):
        thing = game.state.things.get(getattr(self.what, "id", None))
        return not isinstance(self.what, The) or thing is not None and thing.zone == BATTLEFIELD and "suspected" not in thing.designated

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None:
            return None
        game.mark([thing.id], designated=tuple(dict.fromkeys((*thing.designated, "suspected"))))
        menacing(game, self.what)
        return self


@rule("701.60c", without=lambda game, one: None)
def menacing(game, one):
    """It has menace and can't block, for as long as it is suspected."""
    changes = tuple(HasText(ability=read(Ability, text)) for text in ("menace", "this creature can't block."))
    scene = Scene(game, game.look(one.id).controller, one.id)
    begin_lasting(game, scene, Continuous(what=Those((one,)), changes=changes), (one.id,), ItIsStill("suspected"))


@phrase("{what} (is|are) no longer suspected", rule="701.60a")
class NoLongerSuspected(Verb):
    what: What

    def possible(self, game):
        thing = game.state.things.get(getattr(self.what, "id", None))
        return not isinstance(self.what, The) or thing is not None and "suspected" in thing.designated

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        game.mark([thing.id], designated=tuple(word for word in thing.designated if word != "suspected"))
        return self


# ---- harnessed ----
@phrase("{who} (harnesses|harness) {what}", rule="701.64a")
class Harness(Verb):
    """Once and for as long as it is there [701.64b]."""
    who: Who
    what: What
    contains = lambda self, game: (BecomeDesignated(what=self.what, word="harnessed"),)
