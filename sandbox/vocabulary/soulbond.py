"""Soulbond: two creatures that are paired as long as both stay with the same player [702.95]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Change, Condition, Keyword, Static, Triggered, What, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, joined, logged, phrase
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.pronouns import This


@phrase(logged("{what} is paired with {other}"), rule="702.95b")
class Pair(Verb):
    what: What
    other: What

    def perform(self, game):
        if not all(unpaired(game, one.id) for one in (self.what, self.other)):
            return None
        game.mark([self.what.id], paired=self.other.id)
        game.mark([self.other.id], paired=self.what.id)
        return self


@rule("702.95d", "702.95c", without=lambda game, id: True)
def unpaired(game, id):
    """A creature on the battlefield that is paired with no other."""
    thing = game.state.things.get(id)
    return thing is not None and thing.zone == BATTLEFIELD and "creature" in game.look(id).types and thing.paired is None


@phrase("soulbond", rule="702.95a")
class Soulbond(Keyword, Triggered):
    """As it or another creature of its controller enters, if both are unpaired, the two may be paired."""
    body = ()
    targets = lambda self, item: []

    def set_off_by(self, scene, event):
        entered = isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None
        return entered and self.free(scene) and bool(self.partners(scene, event))

    def free(self, scene):
        return unpaired(scene.world, scene.source) and scene.world.look(scene.source).controller == scene.you

    def partners(self, scene, event):
        """Whom it could be paired with: whoever entered, or as it entered itself any other."""
        mine = scene.world.fitting(lambda thing, look: "creature" in look.types and look.controller == scene.you and thing.paired is None)
        others = [id for id in mine if id != scene.source]
        return others if event.now.id == scene.source else [id for id in others if id == event.now.id]

    holds = lambda self, scene: self.free(scene) and bool(self.partners(scene, scene.item.event))

    def run(self, scene):
        found = [the(scene, id) for id in self.partners(scene, scene.item.event)]
        chosen = yield from choose(scene.you, "soulbond: pair it with", found, 0, 1, source=scene.source, rule="702.95a")
        return bool(chosen and (yield from scene.world.happen(Pair(what=the(scene, scene.source), other=chosen[0]))))


@attrs.frozen
class IsPaired(Condition):
    leaf = True
    to_text = lambda self, form: "it is paired with another creature"

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and thing.paired is not None


PAIRS = {"each of those creatures": False, "both creatures": True}


@phrase(leaf=r"(?:each of those creatures|both creatures)\b", rule="702.95b")
class ThePair(Phrase):
    """The creature that speaks, and the one it is paired with."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    plural = property(lambda self: PAIRS[self.word])

    def covers(self, scene, one):
        thing = scene.world.thing(getattr(one, "id", 0))
        return thing is not None and scene.source in (thing.id, thing.paired)

    def find(self, scene):
        thing = scene.world.thing(scene.source)
        return [the(scene, id) for id in (scene.source, thing.paired) if id is not None]


@phrase("as long as {one} is paired with another creature, {pair} {changes:agreeing}.", rule="702.95b")
class WhilePaired(Static):
    one: This
    pair: ThePair
    changes: tuple[Change, ...] = joined(" and ", ", ", ", and ")
    effect = property(lambda self: Continuous(what=self.pair, changes=self.changes))
    while_ = property(lambda self: IsPaired())
