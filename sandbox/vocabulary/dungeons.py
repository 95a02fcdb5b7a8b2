"""Dungeons: rooms that lead to rooms, a venture marker that moves through them, and what happens as it does [309, 701.49]."""
import functools
import re

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Condition, The, Triggered, Who, bare, player, the
from sandbox.engine.printed import Card
from sandbox.engine.rulebook import DUNGEONS, rule, state_based
from sandbox.engine.state import COMMAND, OUTSIDE, Thing
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.language.reading import Ambiguous, Unread, read
from sandbox.language.writing import write
from sandbox.vocabulary.lines import Bodied
from sandbox.vocabulary.moving import leave
from sandbox.vocabulary.nouns import ObjectName
from sandbox.vocabulary.sentences import Body

UNDERCITY = "Undercity"                               # a dungeon type [205.3p]
LINE = re.compile(r"^(?P<name>.+?) — (?P<text>.+?)(?: \(Leads to: (?P<leads>.+)\))?$")


# ---- what is printed ----
@attrs.frozen
class Room(Bodied, Triggered):
    """When you move your venture marker into this room, this happens [309.4c]."""
    name: str
    leads: tuple[str, ...]
    body: Phrase
    leaf = True
    zone = COMMAND
    to_text = lambda self, form: f"{self.name} — {write(self.body)}"

    @rule("309.4c", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        return isinstance(event, MoveMarker) and event.dungeon == The(scene.source) and event.room == self.name


@functools.cache
def rooms_of(text):
    """((name, where it leads), …) of a dungeon's text, the topmost first [309.4]."""
    return tuple((m["name"], leading(m["leads"])) for line in text.split("\n") if (m := LINE.match(line)))


def leading(words):
    return tuple(words.split(", ")) if words else ()


@functools.cache
def room_on(line):
    """The room ability of a line; None if its words are not understood."""
    if not (m := LINE.match(line)):
        return None
    try:
        return Room(name=m["name"], leads=leading(m["leads"]), body=read(Body, m["text"]))
    except (Unread, Ambiguous):
        return None


# ---- where a player is ----
def dungeon_of(state, seat):
    """The dungeon card that the player owns in the command zone; None if there is none [309.3]. Its rooms have abilities that function
    there, so that it is looked for among few."""
    return next((t for id in sorted(state.derived.abroad) if (t := state.things.get(id)) and t.zone == COMMAND and t.owner == seat
                 and "dungeon" in t.card.front.types), None)


def next_rooms(thing):
    return dict(thing.card.front.rooms).get(thing.room, ())


def from_outside(state, seat, where):
    """The dungeons that the player may bring in, by name: those of the type asked for; one with a type only if it is asked for."""
    own = [t.card for t in state.things.values() if t.zone == OUTSIDE and t.owner == seat and "dungeon" in t.card.front.types]
    cards = own or [card for supply in DUNGEONS for card in supply()]
    return {card.front.name: card for card in cards if (where or "dungeon") == card.front.types[-1]}


# ---- venturing ----
@phrase(say("{who} (ventures|venture|ventured) into the dungeon", where=""),
        say("{who} (ventures|venture|ventured) into Undercity", where=UNDERCITY), rule="701.49a")
class Venture(Verb):
    """Into the topmost room of a dungeon from outside the game, or from room to room, along an arrow."""
    who: Who
    where: str
    card: Card | None = attrs.field(default=None, eq=False)
    room: str = attrs.field(default="", eq=False)
    left: The | None = attrs.field(default=None, eq=False)      # the dungeon that is completed by that
    result = None

    def contains(self, game):
        out = [CompleteDungeon(who=self.who, what=self.left)] if self.left else []
        out += [EnterDungeon(self.who, self.card)] if self.card else []
        return (*out, *([MoveMarker(self.who, self.room)] if self.room else []))

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            state, seat = scene.world.state, event.who.seat
            here = dungeon_of(state, seat)
            if here is not None and (rooms := further(here)):
                [room] = yield from choose(seat, "venture into which room", rooms, 1, 1, kind="room", source=here.id, rule="701.49b")
                out.append(attrs.evolve(event, room=room))
                continue
            dungeons = from_outside(state, seat, self.where)
            chosen = yield from choose(seat, "venture into which dungeon", dungeons, 1, 1, kind="dungeon", source=scene.source,
                                       rule="701.49a")
            card = dungeons[chosen[0]] if chosen else None
            out.append(attrs.evolve(event, card=card, room=card.front.rooms[0][0] if card else "",
                                    left=the(scene, here.id) if here is not None else None))
        return out


@rule("701.49b", "309.5a", without=lambda here: ())
def further(here):
    """The rooms that the arrows from here point to; from the bottommost none does, and the dungeon is completed [701.49c]."""
    return next_rooms(here)


@attrs.frozen
class EnterDungeon(Verb):
    """It is put into the command zone."""
    who: Phrase
    card: Card
    leaf = True
    result = None
    to_text = lambda self, form: f"{self.who.name} enters {self.card.front.name}"

    def perform(self, game):
        id, seat = game.new_id(), self.who.seat
        thing = Thing(id=id, body=id, card=self.card, owner=seat, controller=seat, zone=COMMAND, timestamp=id)
        game.put(things=game.state.things.put([(id, thing)]))
        return self


@attrs.frozen
class MoveMarker(Verb):
    """The venture marker comes into a room [309.4a]."""
    who: Phrase
    room: str
    dungeon: The | None = attrs.field(default=None, eq=False)
    leaf = True
    result = None
    to_text = lambda self, form: f"{self.who.name} moves into {self.room}"

    def perform(self, game):
        here = dungeon_of(game.state, self.who.seat)
        if here is None:
            return None
        game.put_thing(attrs.evolve(here, room=self.room))
        return attrs.evolve(self, dungeon=the(bare(game), here.id))


@phrase("{who} (completes|complete|completed) a dungeon", rule="309.7")
class CompleteDungeon(Verb):
    """As it is removed from the game."""
    who: Who
    what: The | None = attrs.field(default=None, eq=False)
    result = None
    never = frozenset({"command", "may", "would", "cant"})

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None:
            return None
        leave(game, thing, None)
        seat = game.state.seats[self.who.seat]
        game.put_seat(self.who.seat, completed=(*seat.completed, thing.card.front.name))
        return self


@state_based("704.5t")
def dungeons_are_completed(game):
    """One whose bottommost room has the marker, once its room abilities are done with [309.6]."""
    yield from ()
    scene, state = bare(game), game.state
    out = []
    for seat in state.in_turn_order():
        here = dungeon_of(state, seat)
        if here is not None and here.room and not next_rooms(here) and not any(
                isinstance(item.ability, Room) and item.source == here.id for item in (*state.stack, *state.waiting)):
            out.append(CompleteDungeon(who=player(scene, seat), what=the(scene, here.id)))
    return out


# ---- what was completed ----
@phrase("you've completed a dungeon", say("you haven't completed a dungeon", sign="not"), say("you've completed {name}"),
        say("you haven't completed {name}", sign="not"), rule="309.7")
class HasCompleted(Condition):
    name: ObjectName | None = None
    sign: str = ""
    beyond = frozenset({"seats.completed"})

    def holds(self, scene):
        done = scene.world.state.seats[scene.you].completed
        return (self.name.word in done if self.name else bool(done)) == (self.sign == "")
