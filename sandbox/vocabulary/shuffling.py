"""Shuffling cards into a library [701.24]."""
import attrs

from sandbox.engine.kinds import Player, The, What, Who, bare, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.drawing import Shuffle
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.pronouns import This, found_again


@phrase(say("{who} (shuffles|shuffle) {what} into (who: their|your) library", whose="theirs"),
        say("{who} (shuffles|shuffle) {what} into (what: its owner's library|their owners' libraries)", whose="owner"), rule="701.24c")
class ShuffleInto(Verb):
    """The cards go to their owners' libraries, which are shuffled, even where none of the cards is left to go there [701.24d]."""
    who: Who
    what: What
    whose: str
    owner: Player | None = attrs.field(default=None, eq=False)
    result = None
    silent = True

    def bound(self, scene):
        game, out = scene.world, []
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            ones = [one for one in (yield from self.what.pick(scene, who.seat, lambda one: True)) if isinstance(one, The)]
            ones = [found_again(scene, one) for one in ones] if isinstance(self.what, This) else ones
            there = [one for one in ones if game.state.things.get(one.id)]
            out += [attrs.evolve(self, who=who, what=one) for one in there]
            if not there:
                owners = dict.fromkeys(game.thing(one.id).owner for one in ones if game.thing(one.id))
                for seat in owners or ([who.seat] if self.whose == "theirs" else []):
                    out += yield from Shuffle(who=player(scene, seat)).bound(scene)
        return out

    def contains(self, game):
        thing = game.state.thing(self.what.id)
        return (Put(who=self.who, what=self.what, to=LIBRARY, origin=thing.zone),)

    def perform(self, game):
        """Whose library it is, is known while the card is there."""
        thing = game.thing(self.what.id)
        return attrs.evolve(self, owner=player(bare(game), thing.owner)) if thing else None

    def afterwards(self, together):
        return (Shuffle(who=self.owner, apart=kept_apart(together)),) if self.owner else ()


@rule("701.24g", without=lambda together: ())
def kept_apart(together):
    """What goes to its own place in a library at the same time is put there when the rest has been shuffled."""
    mixed = {event.what for event in together if isinstance(event, ShuffleInto)}
    return tuple(event.now.id for event in together if isinstance(event, Put) and event.to == LIBRARY and event.now
                 and event.what not in mixed)
