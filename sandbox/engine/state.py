"""The whole game as one frozen value: what each object carries, and where everything is."""
from __future__ import annotations

import functools
import operator
import weakref
from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Any

import attrs

from sandbox.engine.chunks import Chunks
from sandbox.engine.printed import DOWN, DOWN_AS, FACE_DOWN, HIDDEN, Card, Face
from sandbox.engine.rulebook import rule
from sandbox.language.evolving import but
from sandbox.language.phrase import Phrase

if TYPE_CHECKING:
    from sandbox.engine.derived import Derived

BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, EXILE, STACK = "battlefield", "graveyard", "hand", "library", "exile", "stack"
PHASED_OUT = "phased out"                             # no zone, but where nothing looks for what is as though it were not [702.26b]
COMMAND, ATTRACTIONS, JUNKYARD = "command", "attraction deck", "junkyard"
OUTSIDE = "outside"                                   # no zone: where a card is that has not come into the game yet, or has left it
ZONES = BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, EXILE, STACK, COMMAND, ATTRACTIONS, JUNKYARD
ORDERED = {GRAVEYARD: "graveyard", HAND: "hand", LIBRARY: "library", ATTRACTIONS: "attractions"}   # zone -> the Seat's field
FUSED = "fused"                                       # of a split spell: both halves were cast together [702.102]
STEPS = ("untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers", "declare blockers",
         "first-strike combat damage", "combat damage", "end of combat", "postcombat main", "end", "cleanup")     # 501-514

Counters = tuple[tuple[str, int], ...]


def both(card: Card) -> Face:
    return attrs.evolve(card.front, types=card.front.types + (card.back.types if card.back else ()))


@rule("712.8a", without=both, unlimited=lambda card: card.back or card.front)
def face_elsewhere(card: Card) -> Face:
    """In every zone but the battlefield and the stack, the front counts and nothing else; of a split card both halves [709.4]."""
    return card.combined if card.layout == "split" else card.front


class Likeness:
    """What is the same of objects that nothing tells apart; there is only one of each, so that it is compared and found at no cost."""
    __slots__ = ("__weakref__", "fields")

    def __init__(self, fields: tuple[Any, ...]) -> None:
        self.fields = fields


TELLS_APART = (                                       # fields of a Thing in which objects that are alike are the same; beside "blocking"
    "card", "copied", "level", "owner", "controller", "under", "token", "transformed", "tapped", "counters", "damage", "struck", "sick",
    "attacking", "blocked", "struck_first", "chosen", "kicked", "paid", "promised", "phyrexian", "paired", "exhausted", "spent",
    "enchanting", "facing", "way", "cast_from", "came", "designated", "protector", "unlocked", "stamps")
apart = operator.attrgetter(*TELLS_APART)
LIKENESSES: weakref.WeakValueDictionary[tuple[Any, ...], Likeness] = weakref.WeakValueDictionary()


@attrs.frozen(kw_only=True)
class Thing:
    """An object; it becomes a new one at each change of zone [400.7], while its body stays the same piece of cardboard."""
    id: int
    body: int
    card: Card
    owner: int
    controller: int
    zone: str
    timestamp: int = 0
    token: str = "nontoken"
    tapped: str = "untapped"
    transformed: str = "front"
    turned: int = 0                                   # the timestamp of its last transformation [613.7g, 701.27f]
    facing: str = "face up"                           # or "face down" [708], of spells and permanents
    copied: Card | None = None                        # what it entered as a copy of
    counters: Counters = ()
    stamps: Counters = ()                             # kinds of counters that came later than it did itself, and when [613.7c]
    damage: int = 0
    struck: str = ""                                  # "deathtouch" once a source with deathtouch has dealt it damage [702.2b]
    attached: int | None = None                       # the object it is attached to
    enchanting: int | None = None                     # the seat it is attached to, for what enchants a player
    kicked: int = 0                                   # how often [702.33]
    paid: tuple[tuple[Phrase, int], ...] = ()         # which other optional costs were paid for it as a spell, how often [601.2b]
    promised: int | None = None                       # the seat that was promised a gift for it [702.174k]
    phyrexian: int = 0                                # for how many of its Phyrexian symbols life was paid [107.4f]
    x: int = 0
    under: int | None = None                          # who has controlled it without a break; None: not yet noted
    sick: str = "ready"                               # "sick" until its controller's turn begins [302.6]
    designated: tuple[str, ...] = ()                  # what it became for as long as it is here: "monstrous", "renowned" [701.37b]
    came: str = ""                                    # "new" until an upkeep of its controller has begun [702.30a]
    attacking: Phrase | None = None                   # the Player or The that it attacks [508]
    blocking: tuple[int, ...] = ()                    # what it blocks [509]
    band: tuple[int, ...] = ()                        # the attackers in its band, itself among them [702.22c]
    blocked: str = ""                                 # "blocked" once a creature has blocked it [509.1h]
    struck_first: str = ""                            # "struck" if it dealt its damage with the first strikers [510.4]
    foretold: int = 0                                 # in which turn it was foretold, if it was [702.143c]
    haunting: int | None = None                       # of a card in exile: the object that it haunts [702.55b]
    plotted: int = 0                                  # in which turn it became plotted, if it did [702.170d]
    exhausted: tuple[Phrase, ...] = ()                # its abilities that can be activated only once, and were [702.177a]
    components: tuple[Any, ...] = ()                  # of a merged permanent, from the topmost [729.2]
    paired: int | None = None                         # the creature that it is paired with [702.95b]
    chosen: tuple[Any, ...] = ()                      # what was chosen for it, as it entered say
    cast: str = ""                                    # "cast" if it was a spell that was cast
    spent: str = ""                                   # the mana spent to cast it, as letters [601.2h]
    phased: tuple[int, ...] = ()                      # phased out: (under whose control[, with what it is attached to]) [702.26]
    way: str = ""                                     # the word for how it was cast: "flashback", "evoke"; "" for its mana cost [118.9]
    cast_from: str = ""                               # the zone that it was cast from
    level: int = 1                                    # of a Class [716.2b]
    unlocked: tuple[str, ...] = ()                    # of a Room, the halves that are: "front", "back" [709.5c]
    protector: int | None = None                      # of a battle: the seat of the player who protects it [310.8]
    room: str = ""                                    # of a dungeon, the room that the venture marker is in [309.4]
    adventurer: int | None = None                     # who exiled it as an Adventure and may cast it from there [715.3d]

    @functools.cached_property
    def likeness(self) -> Likeness:
        """All that can tell two objects' characteristics apart while nothing names either of them: one and the same for all alike."""
        fields = (*apart(self), bool(self.blocking))
        return LIKENESSES.get(fields) or LIKENESSES.setdefault(fields, Likeness(fields))

    @property
    @rule("708.2", "708.2a", without=lambda self: self.copied or self.card)
    def copiable(self) -> Card:
        """Its copiable values before any effect: face down it has those that face-down objects have, and no others."""
        if self.facing != DOWN:
            return self.copied or self.card
        if self.zone == EXILE:
            return HIDDEN
        return next((DOWN_AS[word] for word in (*self.designated, self.way) if word in DOWN_AS), FACE_DOWN)

    @rule("712.8d", without=lambda self, card: card.back or card.front)
    @rule("712.8e", without=lambda self, card: card.front)
    def face_of(self, card: Card) -> Face:
        """The face that is up; of a split spell the half that was cast, or both [709.3b, 709.4d]."""
        if self.zone not in (BATTLEFIELD, PHASED_OUT, STACK):
            return face_elsewhere(card)
        if card.is_room and self.zone != STACK:
            return card.of_rooms(self.unlocked)
        if self.transformed == FUSED:
            return card.combined
        return card.back if self.transformed == "back" and card.back else card.front

    def counted(self, kind: str) -> int:
        return dict(self.counters).get(kind, 0)

    def stamped(self, kind: str) -> int:
        """The timestamp of its counters of a kind."""
        return dict(self.stamps).get(kind, self.timestamp)


@attrs.frozen(kw_only=True, slots=False)
class Look:
    """What an object is after the layers; loyalty is what it would enter with, its counters say what it has."""
    card: Card
    face: Face
    controller: int
    name: str
    types: tuple[str, ...]
    colors: str
    power: int | None
    toughness: int | None
    loyalty: int | None
    abilities: tuple[Phrase, ...]
    mana_value: int
    bounds: tuple[Any, ...] = ()                      # what effects let it do, forbid it or demand of it [613.11]
    stripped: str = ""                                # "stripped": it lost all abilities, those that its types bring along too [305.6]

    @functools.cached_property
    def words(self) -> frozenset[str]:
        """The words of its abilities that are one word: "flying", "first strike"."""
        return frozenset(getattr(ability, "word", "") for ability in self.abilities)


@attrs.frozen
class Tied:
    """Mana in a pool that can be spent on some things only [106.6]: its letters, on what, and the object that said so."""
    letters: str
    purpose: Phrase
    source: int


@attrs.frozen(kw_only=True)
class Seat:
    """A player: life, mana pool as letters ("WUU", small from snow: "g"), zones from the top (library, attractions) or as they arrived."""
    name: str
    life: int = 20
    pool: str = ""
    tied: tuple[Tied, ...] = ()                       # of the mana in the pool, what can be spent on some things only
    library: tuple[int, ...] = ()
    hand: tuple[int, ...] = ()
    graveyard: tuple[int, ...] = ()
    attractions: tuple[int, ...] = ()
    counters: Counters = ()
    lands_played: int = 0
    companion: int | None = None                      # the body of the card outside the game that is theirs [702.139a]
    speed: int = 0                                    # 0: none [702.179b]
    kept: str = ""                                    # of the mana in the pool, what is not lost before combat ends [702.189a]
    tempted: int = 0                                  # how often the Ring has tempted them [701.54c]
    completed: tuple[str, ...] = ()                   # the dungeons, by name [309.7]
    drew_from_empty: str = ""                         # "drew" since state-based actions were last checked [704.5b]
    lost: str = ""                                    # why, once it has [104.3]


@attrs.frozen(kw_only=True)
class Item:
    """A spell or an ability on the stack with all that was announced; a copy keeps it [707.10]."""
    id: int
    you: int
    source: int
    ability: Phrase | None = None
    unchanged: Phrase | None = None                   # what it said before its text was changed: that is copied [612.1, 707.2]
    event: Phrase | None = None                       # what set it off
    mentioned: tuple[Any, ...] = ()                   # groups of objects that a pronoun may mean, latest last
    targets: tuple[Any, ...] = ()                     # for each target phrase, in the order of the text, what was chosen
    modes: tuple[int, ...] = ()
    division: tuple[int, ...] = ()
    x: int = 0
    kicked: int = 0
    kickers: tuple[int, ...] = ()                     # how often each kicker cost was paid, in the order of the text
    intended: tuple[Phrase, ...] = ()                 # the optional costs that it was announced with [601.2b]
    besides: tuple[Phrase, ...] = ()                  # costs that come with what was chosen for it: splicing, say [702.47a]
    spent: str = ""                                   # the mana spent on it, as letters [601.2h, 602.2b]; none for a copy
    way: Phrase | None = None                         # the ability that lets it be cast in another way than for its mana cost
    word: str = ""                                    # the object's name, for when it is gone
    lasts: str = ""                                   # of a delayed trigger: "this turn", or until it triggers


@attrs.frozen(kw_only=True)
class Effect:
    """A continuous effect of a resolved spell or ability: the objects it found are settled [611.2c]."""
    id: int
    you: int
    source: int
    sentence: Phrase
    locked: tuple[int, ...]
    timestamp: int
    until: str = "end of turn"
    lasting: Any = None                               # a condition: it ends as soon as that is not so [611.2b]
    finds: str = "then"                               # or "anew": it touches no characteristic, and whatever fits later falls under it


@attrs.frozen(kw_only=True)
class Gone:
    """Last known information: an object that is no more, as it was, and what it became."""
    thing: Thing
    look: Look
    became: int | None
    item: Item | None = None                          # of a spell: what had been announced for it


@attrs.frozen(kw_only=True)
class Commander:
    """A card that leads its owner's deck, whichever object it is just now: that is no characteristic [903.3]."""
    body: int
    owner: int
    casts: int = 0                                    # how often it was cast from the command zone [903.8]
    struck: tuple[tuple[int, int], ...] = ()          # (seat, how much combat damage it has dealt them) [903.10a]
    left: int = 0                                     # the object that its owner left in a graveyard or in exile [903.9a]


@attrs.frozen(kw_only=True, slots=False)
class State:
    """Everything about a game at one moment; two games that are the same compare equal."""
    seats: tuple[Seat, ...] = ()
    things: Chunks[Thing] = Chunks()
    gone: Chunks[Gone] = Chunks()
    stack: tuple[Item, ...] = ()                      # the last is the top
    effects: tuple[Effect, ...] = ()
    delayed: tuple[Item, ...] = ()
    waiting: tuple[Item, ...] = ()                    # triggered, not yet on the stack
    happened: tuple[Phrase, ...] = ()                 # this turn
    last_turn: tuple[Phrase, ...] = ()                # what happened in the turn before
    linked: tuple[tuple[int, ...], ...] = ()          # (source, the object exiled with it[, the copy effect it did so under]) [607]
    active: int = 0
    next_id: int = 1
    turn: int = 1
    step: str = "precombat main"
    priority: int | None = 0                          # the seat that has it
    passed: int = 0                                   # how many have passed in succession [117.4]
    skipped: tuple[tuple[int, str], ...] = ()         # (seat, step) that will be skipped
    monarch: int | None = None                        # who is [724]
    initiative: int | None = None                     # who has it [725]
    to_be_controlled: tuple[tuple[int, int], ...] = ()     # (whose next turn, by whom) [722.1]
    controlled: tuple[tuple[int, int], ...] = ()      # (who, by whom) in this turn
    ending: str = ""                                  # "turn" or "combat phase", while it is being ended [723]
    daytime: str = ""                                 # "day" or "night", once it is one of them [730]
    blessed: tuple[int, ...] = ()                     # who has the city's blessing [702.131]
    extra_turns: tuple[int, ...] = ()                 # whose; the last of them comes first [500.7]
    skipped_turns: tuple[int, ...] = ()               # who will skip a turn [500.11]
    regular: int | None = None                        # while extra turns are taken: whose turn was the last that was none
    extra_phases: tuple[str, ...] = ()                # by their first steps, to come after this one [500.8]
    resume: str = ""                                  # with which step the turn goes on after them
    commanders: tuple[Commander, ...] = ()            # in a Commander game
    stops: tuple[tuple[int, str], ...] = ()           # (whose turn, step) where passing for everyone ends
    remembered: tuple[tuple[int, str, str, str], ...] = ()           # (seat, name of what asks, what it asks, "yes" or "no")
    otherwise: tuple[int, tuple[Any, ...]] | None = None             # (who must do something else here, than what) [731.2c]
    trail: tuple[Any, ...] = attrs.field(default=(), eq=False, repr=False)   # (the state before it, the deed) of the latest deeds [731.3]
    earlier: Any = attrs.field(default=None, eq=False, repr=False)   # the Derived of a state before this one, to start from

    @property
    def state(self) -> State:
        return self

    @functools.cached_property
    def derived(self) -> Derived:
        from sandbox.engine.derived import derive  # the one function of a State that is kept with it
        return derive(self)

    def put(self, **changes: Any) -> State:
        """The state with other fields; what was derived for this one is where the new one starts."""
        if not changes.keys() <= FIELDS_OF_STATE:
            raise TypeError(f"a State has no {', '.join(sorted(changes.keys() - FIELDS_OF_STATE))}")
        new, mine = State.__new__(State), self.__dict__         # a fraction of the time of attrs.evolve
        new.__dict__.update(mine)
        for name in mine.keys() - FIELDS_OF_STATE:    # what it has kept for itself
            del new.__dict__[name]
        new.__dict__.update({"earlier": mine.get("derived", self.earlier), **changes})
        return new

    def thing(self, id: int) -> Thing | None:
        """The object, or the one that was, if it is gone."""
        return self.things.get(id) or (gone.thing if (gone := self.gone.get(id)) else None)

    def look(self, id: int) -> Look:
        """What the object is now, or was when it was last seen [608.2h]. Raises LookupError for an id that never was."""
        if (thing := self.things.get(id)) is not None:
            return self.derived.look(thing) if thing.zone == BATTLEFIELD else self.elsewhere(thing)
        if (gone := self.gone.get(id)) is None:
            raise LookupError(f"there never was an object {id}")
        return gone.look

    def elsewhere(self, thing: Thing) -> Look:
        from sandbox.engine.elsewhere import look_elsewhere  # kept with the State as well
        return look_elsewhere(self, thing)

    def fitting(self, test: Callable[[Thing, Look], bool]) -> list[int]:
        """The permanents for which test(thing, look) holds: asked once for each kind of them."""
        return [thing.id for thing in self.derived.fitting(test)]

    def weight(self, id: int) -> int:
        """How many objects this one stands for: in a whole State each is itself."""
        return 1

    def permanents(self) -> Iterator[Thing]:
        return (t for t in self.things.values() if t.zone == BATTLEFIELD)

    def with_thing(self, thing: Thing) -> State:
        return self.put(things=self.things.put([(thing.id, thing)]))

    def supposing(self, thing: Thing, **otherwise: Any) -> State:
        """The state in which that object is otherwise: to look ahead in, not to go on from."""
        return self.with_thing(but(thing, **otherwise))

    def supposing_moved(self, thing: Thing, **otherwise: Any) -> State:
        """The same for an object that has left its hand, graveyard or library for that."""
        return self.with_left(thing).supposing(thing, **otherwise)

    def with_things(self, things: Iterable[Thing]) -> State:
        return self.put(things=self.things.put([(thing.id, thing) for thing in things]))

    def with_seat(self, number: int, **changes: Any) -> State:
        return self.put(seats=tuple(but(s, **changes) if i == number else s for i, s in enumerate(self.seats)))

    def with_left(self, thing: Thing) -> State:
        """Its owner's zone without it, if it is one that has an order."""
        if (field := ORDERED.get(thing.zone)) is None:
            return self
        return self.with_seat(thing.owner, **{field: tuple(id for id in getattr(self.seats[thing.owner], field) if id != thing.id)})

    def with_arrived(self, thing: Thing, where: str) -> State:
        """Its owner's zone with it: a library from the top, unless where says "bottom" or how far down; any other zone behind the rest."""
        if (field := ORDERED.get(thing.zone)) is None:
            return self
        there = getattr(self.seats[thing.owner], field)
        at = len(there) if thing.zone not in (LIBRARY, ATTRACTIONS) or where == "bottom" else int(where) if where.isdigit() else 0
        return self.with_seat(thing.owner, **{field: (*there[:at], thing.id, *there[at:])})

    def item(self, id: int) -> Item | None:
        return next((item for item in self.stack if item.id == id), None)

    def last_item(self, id: int) -> Item | None:
        """What is on the stack, or the spell that was, if it has left it [608.2h]."""
        return self.item(id) or (gone.item if (gone := self.gone.get(id)) else None)

    @rule("101.4", without=lambda self: [seat for seat in range(len(self.seats)) if not self.seats[seat].lost])
    def in_turn_order(self) -> list[int]:
        """The seats still in the game, the active player's first [101.4]."""
        seats = len(self.seats)
        return [seat for i in range(seats) if not self.seats[seat := (self.active + i) % seats].lost]


FIELDS_OF_STATE = frozenset(attrs.fields_dict(State))
