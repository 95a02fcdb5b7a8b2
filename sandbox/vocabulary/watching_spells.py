"""Spells that are watched for: cast or copied, cast with a certain target, cast in a certain turn [601.2i, 707.10]."""
from sandbox.engine.hearing import heard
from sandbox.engine.kinds import The, What, Who
from sandbox.engine.verb import Pattern
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.copying import CopyOnStack
from sandbox.vocabulary.nouns import Closing


@phrase("{who} (casts|cast) or (copies|copy) {what}", rule="707.10")
class CastOrCopy(Pattern):
    """A copy is not cast, but it is made; "that spell" is then the copy."""
    who: Who
    what: What

    hears = (Cast, CopyOnStack)

    def describes(self, scene, event):
        return isinstance(event, (Cast, CopyOnStack)) and self.who.covers(scene, event.who) and self.what.covers(scene, made(event))

    def mentions(self, event):
        return ((made(event),),)


def made(event):
    return The(event.copy.id) if isinstance(event, CopyOnStack) else event.what


@phrase(say("{cast} during your turn", turn="yours"), say("{cast} during an opponent's turn", turn="an opponent's"),
        say("{cast} during their turn", turn="theirs"), rule="601.2i")
class CastDuring(Pattern):
    cast: Cast
    turn: str
    heard_in = "stack"

    hears = property(lambda self: heard(self.cast))

    def describes(self, scene, event):
        active = scene.world.state.active
        return self.cast.describes(scene, event) and (event.who.seat == active if self.turn == "theirs" else
                                                      (active == scene.you) == (self.turn == "yours"))

    def recalls(self, scene, event):
        return self.cast.recalls(scene, event)


@phrase("only")
class NothingElse(Phrase):
    """There is no other target, object or player."""


@phrase("that targets [{only} ]{what}", rule="115.1")
class ThatTargets(Closing):
    """Of a spell or ability on the stack: one of its targets is so; "only": there is no other object or player."""
    what: What
    only: NothingElse | None = None

    def fits(self, scene, thing, look):
        item = scene.world.state.item(thing.id)
        ones = [one for chosen in item.targets for one in chosen] if item else []
        covered = [one for one in ones if self.what.covers(scene, one)]
        return bool(covered) and (not self.only or set(ones) == set(covered))
