"""Shuffling cards into a library [701.24]."""
from sandbox.engine.kinds import The, What, Who, player
from sandbox.engine.state import LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.drawing import Shuffle
from sandbox.vocabulary.moving import Put


@phrase(say("{who} (shuffles|shuffle) {what} into (who: their|your) library", whose="theirs"),
        say("{who} (shuffles|shuffle) {what} into (what: its owner's library|their owners' libraries)", whose="owner"), rule="701.24c")
class ShuffleInto(Verb):
    """The cards go to their owners' libraries, which are shuffled, even where none of the cards is left to go there [701.24d]."""
    who: Who
    what: What
    whose: str
    result = None

    def bound(self, scene):
        game, out = scene.world, []
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            ones = [one for one in (yield from self.what.pick(scene, who.seat, lambda one: True)) if isinstance(one, The)]
            there = [one for one in ones if game.state.things.get(one.id)]
            owners = dict.fromkeys(game.thing(one.id).owner for one in ones if game.thing(one.id))
            yield from game.happen(*(Put(who=who, what=one, to=LIBRARY, origin=game.thing(one.id).zone) for one in there))
            for seat in owners or ([who.seat] if self.whose == "theirs" else []):
                out += yield from Shuffle(who=player(scene, seat)).bound(scene)
        return out
