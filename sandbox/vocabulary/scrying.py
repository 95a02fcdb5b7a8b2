"""Looking at the top of a library: scry and surveil [701.22, 701.25]."""
import attrs

from sandbox.engine.choices import choose, order
from sandbox.engine.kinds import Number, The, Who
from sandbox.engine.state import GRAVEYARD, LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.drawing import top_of
from sandbox.vocabulary.moving import Put


class Looking(Verb):
    """Asks which of the top cards go elsewhere, and in which order the rest stays on top."""
    amount = "count"
    away = ""
    top: tuple = ()
    gone: tuple = ()

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            seen = top_of(scene, event.who, event.count.n)
            if not seen:
                continue                              # scrying 0, or an empty library: nothing happens [701.22b]
            about = dict(kind="look", source=scene.source, rule=self.rule)
            gone = yield from choose(event.who.seat, f"{self.word} {event.count.n}: which go {self.away}", seen, 0, len(seen), **about)
            kept = [one for one in seen if one not in gone]
            gone = yield from order(event.who.seat, f"{self.word}: {self.away}, in this order", gone, **about)
            kept = yield from order(event.who.seat, f"{self.word}: on top, from the top", kept, **about)
            out.append(attrs.evolve(event, top=tuple(kept), gone=tuple(gone)))
        return out


@phrase(say("{who} (scries|scry) {count:digits}"), rule="701.22a")
class Scry(Looking):
    who: Who
    count: Number
    top: tuple = attrs.field(default=(), eq=False)
    gone: tuple = attrs.field(default=(), eq=False)
    word, away = "scry", "on the bottom"

    def perform(self, game):
        library = game.state.seats[self.who.seat].library
        moved = [one.id for one in (*self.top, *self.gone)]
        rest = tuple(id for id in library if id not in moved)
        game.put(seats=game.state.with_seat(self.who.seat, library=(*ids(self.top), *rest, *ids(self.gone))).seats)
        return self


@phrase(say("{who} (surveils|surveil) {count:digits}"), rule="701.25a")
class Surveil(Looking):
    who: Who
    count: Number
    top: tuple = attrs.field(default=(), eq=False)
    gone: tuple = attrs.field(default=(), eq=False)
    word, away = "surveil", "into the graveyard"

    def contains(self, game):
        return tuple(Put(who=self.who, what=one, to=GRAVEYARD, origin=LIBRARY) for one in self.gone)

    def perform(self, game):
        rest = tuple(id for id in game.state.seats[self.who.seat].library if The(id) not in (*self.top, *self.gone))
        game.put(seats=game.state.with_seat(self.who.seat, library=(*ids(self.top), *ids(self.gone), *rest)).seats)
        return self


def ids(ones):
    return tuple(one.id for one in ones)
