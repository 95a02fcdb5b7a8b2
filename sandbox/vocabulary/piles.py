"""Piles: objects that are grouped into two for a while, and what is done with the one and the other [700.3]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import The, What, Who
from sandbox.engine.rulebook import rule
from sandbox.engine.state import LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.players import Belonging, TheSame, You
from sandbox.vocabulary.sentences import Step, remember
from sandbox.vocabulary.sharing_out import Place, into_libraries


@attrs.frozen
class Piles(What):
    """The two; each object stays where it is, and nothing of this is what "it" means [700.3b-c]."""
    first: tuple = ()
    second: tuple = ()
    leaf = True
    find = lambda self, scene: []
    to_text = lambda self, form: "two piles"
    __bool__ = lambda self: False

    def labels(self):
        return {f"pile {n}: {', '.join(one.name for one in ones) or 'nothing'}": ones for n, ones in ((1, self.first), (2, self.second))}

    def other(self, ones):
        return self.second if ones == self.first else self.first


def last_piles(scene):
    return next((one for group in reversed(scene.mentioned) for one in group if isinstance(one, Piles)), Piles())


def not_separated(self, scene):
    yield from ()
    return []


@phrase("{who} (separates|separate) {what} into two piles", rule="700.3a")
class Separate(Verb):
    """Each of the objects goes into one of them; a pile may be empty [700.3d]."""
    who: Who
    what: What
    silent = True
    result = None

    @rule("700.3a", without=not_separated)
    def bound(self, scene):
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True))[:1]:
            ones = [one for one in (yield from self.what.pick(scene, who.seat, lambda one: True)) if isinstance(one, The)]
            first = yield from choose(who.seat, "what goes into the first pile", ones, 0, len(ones), kind="pile", source=scene.source,
                                      rule="700.3a")
            scene.mentioned.append((Piles(tuple(first), tuple(one for one in ones if one not in first)),))
            scene.world.carried_out.append((scene.source, self))
        return []


def chosen_pile(scene, seat):
    """One of the two, as that player says."""
    piles = last_piles(scene)
    labels = piles.labels()
    [label] = yield from choose(seat, "choose a pile", labels, 1, 1, kind="pile", source=scene.source, rule="700.3a")
    return labels[label], piles.other(labels[label])


def still_there(scene, ones):
    return [one for one in ones if scene.world.state.things.get(one.id)]


@phrase("put one pile {first} and the other {second}", rule="700.3b")
class PutPiles(Step):
    """Each object for itself; all go at once."""
    first: Place
    second: Place
    piles = lambda self, scene: chosen_pile(scene, scene.you)

    def run(self, scene):
        piles = yield from self.piles(scene)
        events = []
        for ones, place in zip(piles, (self.first, self.second), strict=True):
            ones = still_there(scene, ones)
            if place.to == LIBRARY:
                events += yield from into_libraries(scene, You().find(scene)[0], ones, place.word)
            else:
                events += [Put(who=You().find(scene)[0], what=one, to=place.to, origin=scene.world.thing(one.id).zone,
                               entering=place.entering) for one in ones]
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return bool(done)


@phrase("{who} (chooses|choose) one of those piles", rule="700.3b")
class ChoosePile(Step):
    """It is what "that pile" means."""
    who: Who

    def run(self, scene):
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True))[:1]:
            taken, other = yield from chosen_pile(scene, who.seat)
            scene.mentioned.append((Piles(tuple(taken), tuple(other)),))
        return True


@phrase("put that pile {first} and the other {second}", rule="700.3b")
class PutThatPile(PutPiles):
    first: Place
    second: Place

    def piles(self, scene):
        yield from ()
        chosen = last_piles(scene)
        return chosen.first, chosen.second


@phrase("all {noun:many} in the pile of {whose} choice", rule="700.3b")
class PileOfChoice(What):
    noun: Things
    whose: Belonging
    who = property(lambda self: self.whose.who)
    plural = True

    def find(self, scene):
        return [one for one in still_there(scene, last_piles(scene).first) if self.noun.fits(scene, one.id)]

    def pick(self, scene, chooser, allowed):
        seat = chooser if isinstance(self.who, TheSame) else next((who.seat for who in self.who.find(scene)), chooser)
        ones, _ = yield from chosen_pile(scene, seat)
        return [one for one in still_there(scene, ones) if self.noun.fits(scene, one.id) and allowed(one)]
