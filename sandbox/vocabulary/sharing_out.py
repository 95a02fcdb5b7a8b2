"""Putting cards back into libraries in an order, and sharing out those that were looked at: one here and the rest there [401.4, 608.2c]."""
import attrs

from sandbox.engine.choices import CHANCE, Order, order
from sandbox.engine.kinds import The, What, Who
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.groups import Portioned, last_set_out, set_out, still_there
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.numbers import UpTo
from sandbox.vocabulary.pronouns import NOTHING, It
from sandbox.vocabulary.words import alternatives

WHOSE = "your", "their", "its owner's", "that player's", "their owner's"
ENDS = {"on the bottom of": "bottom", "on top of": "top"}
WAYS = {"": "any", " in any order": "any", " in a random order": "random"}
COUNTED = {"second": 1, "third": 2, "fourth": 3, "fifth": 4, "sixth": 5, "seventh": 6}

# words -> (to which end or how deep, in which order)
IN_LIBRARY = {f"{end} {whose} library{way}": (where, how) for end, where in ENDS.items() for whose in WHOSE for way, how in WAYS.items()}
IN_LIBRARY |= {f"{end} {owners}{way}": (where, how) for end, where in ENDS.items()
               for owners in ("their owners' libraries", "their libraries") for way, how in WAYS.items()}
IN_LIBRARY |= {f"{end}{way}": (where, how) for end, where in (("on top", "top"), ("on the bottom", "bottom"), ("back on top", "top"))
               for way, how in WAYS.items()}
IN_LIBRARY |= {"back in any order": ("top", "any")}
IN_LIBRARY |= {f"into {whose} library {nth} from the top": (str(n), "any") for whose in WHOSE for nth, n in COUNTED.items()}
SAID_OF_PUT = {f"{end} {owners}" for end in ENDS for owners in ("its owner's library", "their owners' libraries")}
ELSEWHERE = {"into your hand": HAND, "into their hand": HAND, "into your graveyard": GRAVEYARD, "into their graveyard": GRAVEYARD,
             "onto the battlefield": BATTLEFIELD, "onto the battlefield tapped": BATTLEFIELD, "into exile": EXILE}


class Worded(Phrase):
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase(leaf=alternatives((*IN_LIBRARY, *ELSEWHERE)) + r"\b(?! (?:of|under|in|from|with|transformed)\b)")
class Place(Worded):
    """Where a share goes."""
    word: str
    to = property(lambda self: ELSEWHERE.get(self.word, LIBRARY))
    entering = property(lambda self: Entering(tapped="tapped" if self.word.endswith("tapped") else "untapped"))


@phrase(leaf=alternatives(set(IN_LIBRARY) - SAID_OF_PUT) + r"\b(?! (?:of|in|and)\b)")
class LibraryPlace(Worded):
    """An end of a library, or a place so far from its top."""
    word: str


@attrs.frozen
class Rearrange(Verb):
    """Cards of a library in another order: they change no zone [401.2]."""
    seat: int
    ids: tuple[int, ...]
    where: str
    leaf = silent = True
    to_text = lambda self, form: "a library is put in another order"

    def perform(self, game):
        library = game.state.seats[self.seat].library
        ids, rest = [id for id in self.ids if id in library], [id for id in library if id not in self.ids]
        at = len(rest) if self.where == "bottom" else 0 if self.where == "top" else int(self.where)
        game.put(seats=game.state.with_seat(self.seat, library=(*rest[:at], *ids, *rest[at:])).seats)
        return self


def into_libraries(scene, who, ones, word):
    """The events that put these cards there, the first of them topmost; the player who puts them chooses an order that is not random."""
    where, how = IN_LIBRARY[word]
    things = [thing for one in ones if (thing := scene.world.state.things.get(one.id))]
    events = []
    for owner in dict.fromkeys(thing.owner for thing in things):
        theirs = [one for one in ones if any(t.id == one.id and t.owner == owner for t in things)]
        ordered = yield from in_an_order(scene, who, theirs, how)
        events += moved(scene, who, owner, ordered, where)
    return events


def in_an_order(scene, who, ones, how):
    if len(ones) < 2:
        return ones
    if how == "any":
        return (yield from order(who.seat, "put there, from the top", ones, source=scene.source, rule="401.4"))
    return (yield Order(who=CHANCE, ask="put there, from the top", options=tuple(ones), least=len(ones), most=len(ones), kind="shuffle",
                        rule="401.4"))


def moved(scene, who, owner, ones, where):
    """Within the library, or into it from elsewhere; what is put on top one by one is put there from below."""
    library, ids = scene.world.state.seats[owner].library, tuple(one.id for one in ones)
    if all(id in library for id in ids):
        return [Rearrange(owner, ids, where)]
    return [Put(who=who, what=one, to=LIBRARY, origin=scene.world.thing(one.id).zone, where=where)
            for one in (ones if where == "bottom" else reversed(ones))]


@phrase("{who} (puts|put) {what} {place}", rule="401.4")
class PutIntoLibrary(Verb):
    who: Who
    what: What
    place: LibraryPlace

    def bound(self, scene):
        out = []
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            ones = yield from self.what.pick(scene, who.seat, lambda one: True)
            out += yield from into_libraries(scene, who, [one for one in ones if isinstance(one, The)], self.place.word)
        return out


@phrase("{what} {place}")
class Share(Phrase):
    what: Portioned
    place: Place

    def at_will(self):
        """As many of them, or fewer."""
        what = self.what
        return self if isinstance(what.count, UpTo) else attrs.evolve(self, what=attrs.evolve(what, count=UpTo(most=what.count)))


@phrase(say("{who} (puts|put) {first} and {last}", second=None), "{who} (puts|put) {first}, {second}, and {last}", rule="608.2c")
class ShareOut(Verb):
    """Some of them here, the others there: all are chosen, and then they go at once."""
    who: Who
    first: Share
    second: Share | None
    last: Share

    def bound(self, scene):
        out = []
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            out += yield from self.shared(scene, who)
        return out

    def at_will(self):
        """A card of one sort here and one of another there: either may be left out."""
        shares = [share for share in (self.first, self.second, self.last) if share]
        if not all(hasattr(share.what, "count") for share in shares):
            return self
        first, second, last = (share and share.at_will() for share in (self.first, self.second, self.last))
        return attrs.evolve(self, first=first, second=second, last=last)

    def shared(self, scene, who):
        if not last_set_out(scene):
            set_out(scene, It(word="them").find(scene))
        taken, events = [], []
        for share in (share for share in (self.first, self.second, self.last) if share):
            left = [one for one in still_there(scene) if one not in taken]
            ones = yield from share.what.among(scene, who.seat, left)
            taken += ones
            if share.place.to == LIBRARY:
                events += yield from into_libraries(scene, who, ones, share.place.word)
            else:
                events += [Put(who=who, what=one, to=share.place.to, origin=scene.world.thing(one.id).zone, entering=share.place.entering)
                           for one in ones]
        scene.mentioned.append((NOTHING,))
        return events
