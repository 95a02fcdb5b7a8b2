"""Regeneration: a shield that stands for the next destruction this turn [701.19]."""
import attrs

from sandbox.engine.kinds import ANY, Replacement, The, What, Who, player
from sandbox.engine.state import BATTLEFIELD, Item
from sandbox.engine.triggers import OUT_OF_COMBAT
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase, rewritten, say
from sandbox.vocabulary.moving import Destroy
from sandbox.vocabulary.sentences import Always, Revised
from sandbox.vocabulary.tapping import Tap


@phrase("{who} (regenerates|regenerate) {what}", rule="701.19a")
class Regenerate(Verb):
    """What resolves only makes a shield; that is not regenerating [701.19c]."""
    who: Who
    what: What
    possible = lambda self, game: not isinstance(self.what, The) or is_there(game, self.what)

    def perform(self, game):
        id = game.new_id()
        ability = RegenerationShield(what=self.what, number=id)
        shield = Item(id=id, you=game.look(self.what.id).controller, source=self.what.id, ability=ability,
                      word=self.what.name, lasts="this turn")
        game.put(delayed=(*game.state.delayed, shield))
        return self


def is_there(game, one):
    thing = game.state.things.get(one.id)
    return thing is not None and thing.zone == BATTLEFIELD


@phrase(logged("the next time {what} would be destroyed this turn, regenerate it"), rule="701.19a")
class RegenerationShield(Replacement):
    """The next time it would be destroyed this turn: instead its damage is removed, it is tapped and removed from combat."""
    what: What
    number: int = attrs.field(default=0)
    of_itself = lambda self: False

    hears = (Destroy,)

    def applies(self, scene, event):
        return (isinstance(event, Destroy) and event.what == self.what and event.regeneration != "can't"
                and all(one.says.regenerates for one in scene.world.look(event.what.id).bounds))

    def replace(self, scene, event):
        yield from ()
        return [Regenerated(who=player(scene, scene.world.look(event.what.id).controller), what=event.what, shield=self.number)]


@phrase("{what} (is|are) regenerated", rule="701.19a")
class Regenerated(Verb):
    """A shield is used up."""
    never = frozenset({"command", "may", "would", "cant"})
    what: What
    who: Who = attrs.field(default=ANY, eq=False)
    shield: int = attrs.field(default=0, eq=False)

    def contains(self, game):
        return (Tap(who=self.who, what=self.what),)

    def perform(self, game):
        game.put(delayed=tuple(item for item in game.state.delayed if item.id != self.shield))
        game.mark([self.what.id], damage=0, **OUT_OF_COMBAT)
        return self


# ---- what can't be regenerated ----
def destroyed_for_good(sentence):
    """The same instructions, with destruction that no shield stands for."""
    return rewritten(sentence, lambda p: attrs.evolve(p, regeneration="can't") if isinstance(p, Destroy) else None)


@phrase(say("it can't be regenerated"), say("they can't be regenerated", word="they"),
        say("that creature can't be regenerated", word="that creature"),
        say("creatures destroyed this way can't be regenerated", word="creatures"), rule="701.19c")
class NotRegenerated(Revised):
    """Said of what the sentence before it destroys."""
    word: str = "it"
    condition = Always

    def follow_for(self, before, scene, so_far):
        yield from destroyed_for_good(before).follow(scene, so_far)
