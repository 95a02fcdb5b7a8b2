"""Cards of two parts on one side: fuse and aftermath of split cards, Adventures, and permanents that flip [702.102, 702.127, 710, 715]."""
import attrs

from sandbox.engine.kinds import INTRINSIC, Keyword, Player, Replacement, The, What, Who, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY, STACK
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.drawing import shuffled
from sandbox.vocabulary.moving import OF_ANYONE, Departure, Put
from sandbox.vocabulary.nouns import Relative


@phrase("fuse", rule="702.102a")
class Fuse(Keyword):
    """Both halves may be cast together from the hand: a split spell with the characteristics of both."""
    zone = "hand"
    fuses = True


@phrase("aftermath", rule="702.127a")
class Aftermath(Keyword, Replacement):
    """This half is cast from the graveyard and from nowhere else, and exiled as it would leave the stack then."""
    zone = GRAVEYARD
    only_from = GRAVEYARD
    of_itself = lambda self: True

    hears = (Put,)

    @rule("702.127a", without=lambda self, scene, event: False)
    def applies(self, scene, event):
        thing = scene.world.thing(scene.source)
        return (isinstance(event, Put) and event.origin == STACK and event.to != EXILE and event.what == The(scene.source)
                and thing is not None and thing.transformed == "back" and thing.token == "nontoken")

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE, where="")]


class OnAnAdventure(Replacement):
    """A spell cast as an Adventure is exiled as it resolves, and its controller may cast the card from there [715.3d]."""
    of_itself = lambda self: True

    hears = (Departure,)

    @rule("715.3d", without=lambda self, scene, event: False)
    def applies(self, scene, event):
        return (isinstance(event, Put) and event.how == "resolving" and event.to == GRAVEYARD and event.what == The(scene.source)
                and scene.world.thing(scene.source).token == "nontoken")

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, to=EXILE, how="adventure")]


@phrase(say("that has an Adventure", sort="Adventure"), say("that has an Omen", sort="Omen"), rule="715.2a")
class HasInset(Relative):
    """Whether or not it uses these other characteristics just now [720.2a]."""
    sort: str

    @rule("715.2a", without=lambda self, scene, thing, look: self.sort in look.types)
    def fits(self, scene, thing, look):
        back = thing.copiable.back
        return back is not None and self.sort in back.types


class AnOmen(Replacement):
    """A spell cast as an Omen is shuffled into its owner's library as it resolves."""
    of_itself = lambda self: True

    @rule("720.3d", without=lambda self, scene, event: False)
    def applies(self, scene, event):
        return isinstance(event, Put) and event.how == "resolving" and event.to == GRAVEYARD and event.what == The(scene.source)

    def replace(self, scene, event):
        """The owner's library is shuffled with the card in it."""
        owner = scene.world.thing(scene.source).owner
        library = scene.world.state.seats[owner].library
        new = yield from shuffled(scene, owner, (scene.source, *library))
        return [attrs.evolve(event, to=LIBRARY, how="omen"), IntoLibrary(player(scene, owner), event.what, new)]


@attrs.frozen
class IntoLibrary(Verb):
    """The library in its new order, once the card is in it; `new` speaks of that card by the id that it had."""
    who: Player
    what: The
    new: tuple[int, ...]
    leaf = True
    to_text = lambda self, form: f"{self.who.name} shuffles"

    def perform(self, game):
        gone = game.state.gone.get(self.what.id)
        now = gone.became if gone else None
        game.put_seat(self.who.seat, library=tuple(now if id == self.what.id else id for id in self.new if id != self.what.id or now))
        return self


OMEN = AnOmen()
INTRINSIC.append(lambda look: [OMEN] if "Omen" in look.types else [])
ADVENTURE = OnAnAdventure()
INTRINSIC.append(lambda look: [ADVENTURE] if "Adventure" in look.types else [])


@phrase("{who} (flips|flip) {what}", say("{what} (is|are) flipped", **OF_ANYONE), rule="710.4")
class Flip(Verb):
    """Once and for all: what lies upside down has its other name, types, text and size, and keeps its colors and cost [710.1c]."""
    who: Who
    what: What

    def allows(self, game, one):
        thing = game.state.things.get(one.id)
        return (thing is not None and thing.zone == BATTLEFIELD and thing.copiable.layout == "flip" and thing.transformed != "back")

    def possible(self, game):
        return not isinstance(self.what, The) or not isinstance(self.who, Player) or self.allows(game, self.what)

    def perform(self, game):
        if not self.allows(game, self.what):
            return None
        game.put_thing(attrs.evolve(game.state.things.get(self.what.id), transformed="back"))
        return self
