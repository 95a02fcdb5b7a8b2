"""What an instruction did, counted by those after it: "for each creature destroyed this way" [608.2c]."""
from sandbox.engine.kinds import The
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.numbers import Measure
from sandbox.vocabulary.words import alternatives

DEEDS = ("destroyed", "exiled", "sacrificed", "discarded", "returned", "milled", "tapped", "untapped", "revealed",
         "put into a graveyard", "put into your graveyard", "returned to your hand", "put onto the battlefield", "countered", "drawn")


@phrase(leaf=alternatives(DEEDS) + r"(?= this way\b)", rule="608.2c")
class DoneToThem(Phrase):
    """What the instruction before did to them."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


ENDS_IN = {"exiled": EXILE, "put into a graveyard": GRAVEYARD, "put into your graveyard": GRAVEYARD, "returned to your hand": HAND,
           "put onto the battlefield": BATTLEFIELD}


def so_done(scene, noun, deed):
    """Those of what was touched last that fit the description, as they were before it happened to them; not those it did not happen
    to, or that went elsewhere [614.6]."""
    group = next((group for group in reversed(scene.mentioned) if any(isinstance(one, The) for one in group)), ())
    ones = [one for one in group if isinstance(one, The)]
    before = {one.was for one in ones}
    ones = [one for one in ones if one.id not in before and one.id not in scene.undone and ended(scene, one, ENDS_IN.get(deed.word))]
    return [one for one in ones if any(known(scene, noun, id) for id in (one.was, one.id) if id)]


def ended(scene, one, zone):
    """Whether it lies where it was to go."""
    thing = scene.world.state.things.get(one.id)
    return zone is None or thing is None or thing.zone == zone


def known(scene, noun, id):
    thing = scene.world.thing(id)
    return thing is not None and noun.suits(scene, thing, scene.world.look(id))


@phrase("the number of {noun:many} {deed} this way", rule="608.2c")
class NumberThisWay(Measure):
    noun: Things
    deed: DoneToThem
    plural = True
    value = lambda self, scene: len(so_done(scene, self.noun, self.deed))


@phrase("for each {noun:one} {deed} this way", rule="608.2c")
class ForEachThisWay(PerEach):
    noun: Things
    deed: DoneToThem
    value = lambda self, scene: len(so_done(scene, self.noun, self.deed))


@phrase(say("the life lost this way", word="the life"), say("the amount of life lost this way", word="the amount of life"),
        say("the damage dealt this way", word="the damage"), rule="608.2c")
class AmountThisWay(Measure):
    """What it came to."""
    word: str
    value = lambda self, scene: scene.amounts[-1] if scene.amounts else 0


