"""Cards from the library: drawing, shuffling, milling, revealing [121, 701.24]."""
import attrs

from sandbox.engine.choices import CHANCE, Order
from sandbox.engine.kinds import ONE, Number, Player, The, Who, bare, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import GRAVEYARD, HAND, LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.numbers import said_plainly
from sandbox.vocabulary.room import in_room

DRAWN = "drawn"                                       # how a card comes to the hand


@phrase(say("{who} (draws|draw|drew) {count} (card|cards)", when=said_plainly),
        say("{who} (draws|draw|drew) cards equal to {count}", measured="measured"), rule="121.1")
class Draw(Verb):
    who: Who
    count: Number
    drawn: tuple = attrs.field(default=(), eq=False)
    measured: str = attrs.field(default="", eq=False)
    amount = "count"

    @property
    @rule("121.6c", without=lambda self: False)
    def lost_if_replaced(self):
        return getattr(self.count, "n", 0) == 1

    def in_turn(self):                                # one at a time [121.2]
        return (Draw(who=self.who, count=ONE),) * in_room(self.count.n, "cards") if getattr(self.count, "n", 1) > 1 else ()

    def contains(self, game):
        library = game.state.seats[self.who.seat].library
        if not library or not self.count.n:
            return ()
        return (Put(who=self.who, what=the(bare(game), library[0]), to=HAND, origin=LIBRARY, how=DRAWN),)

    def perform(self, game):
        """From an empty library nothing is drawn; whoever tried to loses [121.4, 704.5b]."""
        if not self.count.n:
            return None
        if not game.state.seats[self.who.seat].library:
            game.put(seats=game.state.with_seat(self.who.seat, drew_from_empty="drew").seats)
        return self


@phrase(say("{who} (mills|mill) {count} (card|cards)", when=said_plainly),
        say("{who} (mills|mill) cards equal to {count}", measured="measured"), rule="701.17")
class Mill(Verb):
    who: Who
    count: Number
    measured: str = attrs.field(default="", eq=False)
    amount = "count"
    sets_out = True

    def contains(self, game):
        library = game.state.seats[self.who.seat].library[:self.count.n]
        return tuple(Put(who=self.who, what=the(bare(game), id), to=GRAVEYARD, origin=LIBRARY) for id in library)


def shuffled(scene, seat, ids):
    """The ids in an order that the player Chance says."""
    order = ids if len(ids) < 2 else (yield Order(
        who=CHANCE, ask=f"{scene.world.state.seats[seat].name}'s library, from the top", options=tuple(the(scene, id) for id in ids),
        least=len(ids), most=len(ids), kind="shuffle", rule="701.24"))
    return tuple(one.id if isinstance(one, The) else one for one in order)


@phrase("{who} (shuffles|shuffle)", rule="701.24")
class Shuffle(Verb):
    """The player Chance says in which order."""
    who: Who
    new: tuple = attrs.field(default=(), eq=False)
    apart: tuple[int, ...] = attrs.field(default=(), eq=False)         # cards that keep their places at the top or the bottom

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            top, mixed, bottom = self.parted(scene.world.state.seats[event.who.seat].library)
            new = yield from shuffled(scene, event.who.seat, mixed)
            out.append(attrs.evolve(event, new=(*top, *new, *bottom)))
        return out

    def parted(self, library):
        """Those kept apart at the top, those that are shuffled, those kept apart at the bottom."""
        mixed = tuple(id for id in library if id not in self.apart)
        if not self.apart or not mixed:
            return (), library, ()
        last = library.index(mixed[-1])
        top = tuple(id for id in library[:last] if id in self.apart)
        return top, mixed, tuple(id for id in library[last:] if id in self.apart)

    def perform(self, game):
        game.put(seats=game.state.with_seat(self.who.seat, library=self.new).seats)
        return self


def top_of(scene, who: Player, n: int):
    """The top cards of a library, from the top; fewer if there are fewer."""
    return [the(scene, id) for id in scene.world.state.seats[who.seat].library[:n]]
