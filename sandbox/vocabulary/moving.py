"""Changing zones: many ways to say it, one event, a new object [400.7]."""
import attrs

from sandbox.engine.kinds import ANY, NAMELESS, Player, The, What, Who, bare, player
from sandbox.engine.printed import DOWN, HIDDEN, Card
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, STACK, Gone, Thing
from sandbox.engine.verb import Verb
from sandbox.language.evolving import but
from sandbox.language.phrase import Phrase, logged, old, phrase, say
from sandbox.vocabulary.foreseeing import Foreseen
from sandbox.vocabulary.pronouns import This, became, found_again

OF_ANYONE = dict(who=ANY)


@attrs.frozen
class Entering:
    """How it enters, as far as it has been replaced by now."""
    tapped: str = "untapped"
    counters: tuple[tuple[str, int], ...] = ()
    copied: Card | None = None
    controller: int | None = None
    face: str = "front"
    facing: str = "face up"
    attached: int | None = None
    enchanting: int | None = None
    attacking: Phrase | None = None
    blocking: int | None = None                       # the attacker that it blocks from the beginning [509.4]
    chosen: tuple = ()
    protector: int | None = None
    components: tuple = ()                            # of what is melded, the two cards
    designated: tuple[str, ...] = ()                  # what it is from the beginning: "manifested"


def as_face(face):
    """How an object enters a zone that shows its "front", its "back", or is "face down"."""
    return Entering(facing=DOWN) if face == DOWN else Entering(face=face)


FACE_DOWN = as_face(DOWN)
BLANK = Thing(id=0, body=0, card=HIDDEN, owner=0, controller=0, zone="")               # what a new object is made from


@attrs.frozen
class Made(What):
    """A token that is to be."""
    card: Card
    owner: int
    leaf = True
    find = lambda self, scene: [self]
    to_text = lambda self, form: f"a {self.card.front.name} token"


@phrase("{who} (reveals|reveal) {what}", rule="701.20a")
class Reveal(Verb):
    """Shown to all players; where it is, it stays."""
    who: Who
    what: What


OUT = dict(origin=BATTLEFIELD, who=ANY)
SAID = dict(origin=ANY)


def onto_the_battlefield(verb, preposition, said):
    """Tapped, transformed, face down or attacking, or none of these, and under whose control, where that is said [110.2a, 508.4]."""
    ways = {"": Entering(), " tapped": Entering(tapped="tapped"), " transformed": Entering(face="back"),
            " tapped and transformed": Entering(tapped="tapped", face="back"), " face down": Entering(facing=DOWN),
            " tapped and attacking": Entering(tapped="tapped", attacking=ANY)}
    unders = {" under your control": "you", " under (what: its owner's|their owners') control": "owner", "": ""}
    return [say(f"{{who}} ({verb}) {{what}} {preposition} the battlefield{how}{under}", to=BATTLEFIELD, entering=entering, under=whose,
                said=said, **SAID)
            for under, whose in unders.items() for how, entering in ways.items()]


@phrase(say("{what} (dies|die|died)", to=GRAVEYARD, said="", **OUT),
        say("{what} (is|are) put into a graveyard from the battlefield", to=GRAVEYARD, said="put", **OUT),
        say("{what} (leaves|leave|left) the battlefield", to=ANY, **OUT),
        say("{what} (enters|enter|entered)", to=BATTLEFIELD, origin=ANY, who=ANY, entering=ANY),
        old("{what} (enters|enter) the battlefield", to=BATTLEFIELD, origin=ANY, who=ANY, entering=ANY),
        logged("{what} (is|are) put into a graveyard", when=lambda put: put.origin != ANY, to=GRAVEYARD, origin=ANY, who=ANY),
        say("{what} (is|are) put into a graveyard from anywhere", to=GRAVEYARD, origin=ANY, who=ANY),
        say("{who} (exiles|exile|exiled) {what}", to=EXILE, **SAID),
        *onto_the_battlefield("puts|put", "onto", "put"), *onto_the_battlefield("returns|return", "to", "return"),
        say("{who} (returns|return) {what} to (what: its owner's hand|their owners' hands)", to=HAND, said="", **SAID),
        say("{who} (returns|return) {what} to their owner's hand", to=HAND, said="their owner's", **SAID),
        say("{who} (returns|return) {what} to (who: their|your) hand", to=HAND, said="yours", **SAID),
        say("{who} (puts|put) {what} into (who: their|your) hand", to=HAND, said="put", **SAID),
        say("{who} (puts|put) {what} into (what: its owner's hand|their owners' hands)", to=HAND, said="put owners", **SAID),
        say("{who} (puts|put) {what} into (what: its owner's graveyard|their owners' graveyards)", to=GRAVEYARD, said="", **SAID),
        say("{who} (puts|put) {what} into (who: their|your) graveyard", to=GRAVEYARD, said="yours", **SAID),
        say("{who} (puts|put) {what} on top of (what: its owner's library|their owners' libraries)", to=LIBRARY, where="top", **SAID),
        say("{who} (puts|put) {what} on the bottom of (what: its owner's library|their owners' libraries)", to=LIBRARY, where="bottom",
            **SAID),
        logged("{who} (moves|move) {what}", to=ANY, origin=ANY, entering=ANY, where=ANY), rule="400.7")
class Put(Verb):
    """To another zone, where it is a new object."""
    who: Who
    what: What
    to: str
    origin: str = ANY
    entering: Entering = Entering()
    where: str = ""
    under: str = attrs.field(default="", eq=False)             # "you" or "owner", where it is said under whose control it enters
    said: str = attrs.field(default="", eq=False)              # in which of its wordings
    how: str = attrs.field(default="", eq=False)               # "resolving" for a spell, "discarded" for a card, "adventure"
    now: The | None = attrs.field(default=None, eq=False)      # the object it became
    unlocked: tuple = attrs.field(default=(), eq=False)        # of a Room, the halves with which it entered

    looks_back = property(lambda self: self.origin == BATTLEFIELD)
    of_arrival = property(lambda self: self.to == GRAVEYARD and self.origin == ANY and isinstance(self.what, This))
    # a leaves-the-battlefield ability is never heard in the graveyard [603.6c]
    heard_in = property(lambda self: getattr(self.what, "heard_from", GRAVEYARD if self.of_arrival else BATTLEFIELD))
    looks_ahead = property(lambda self: self.to == BATTLEFIELD)
    impersonal = True
    by_kind = True
    contains = lambda self, game: shown_leaving(game, self)
    result = property(lambda self: attrs.evolve(self.now, was=getattr(self.what, "id", None)) if self.now else
                      self.what if isinstance(self.what, The) else None)

    @property
    def counters_given(self):
        """How many counters it entered with: these are put on it [122.6a]."""
        given = sum(n for _, n in self.entering.counters) if isinstance(self.entering, Entering) else 0
        return given or None

    def bound(self, scene):
        events = yield from super().bound(scene)
        events = [attrs.evolve(e, what=found_again(scene, e.what)) for e in events] if isinstance(self.what, This) else events
        return [attrs.evolve(e, origin=scene.world.thing(e.what.id).zone) for e in events if scene.world.state.things.get(e.what.id)]

    heard_as = property(lambda self: Arrival if self.to == BATTLEFIELD else Departure)
    hears = property(lambda self: (Put,) if self.to == ANY else (self.heard_as,))

    def describes(self, scene, event):
        if not isinstance(event, Put):
            return False
        return super().describes(scene, attrs.evolve(event, what=event.now) if self.of_arrival and event.now else event.seen())

    def seen(self):
        """An arrival is described by what arrived, a departure by what left."""
        return attrs.evolve(self, what=self.now) if self.to == BATTLEFIELD and self.now else self

    @rule("614.12", without=lambda self, state: (state, self))
    def foreseen(self, state):
        if self.to != BATTLEFIELD:
            return state, self
        world = Foreseen(state)
        event = self.perform(world)
        return (world.state, event.seen()) if event else (state, self)

    def possible(self, game):
        if isinstance(self.what, Made):
            return not for_nobody(game, self, None)
        was = game.state.things.get(self.what.id)
        if was is None or stays_away(was) or self.to in (BATTLEFIELD, STACK) and for_nobody(game, self, was):
            return False
        if self.to != BATTLEFIELD:
            return True
        if self.entering != ANY and self.entering.facing == DOWN:      # it will be a creature, whatever the card is [708.2a]
            return True
        turned = self.entering != ANY and self.entering.face == "back" and not was.copiable.is_room
        if turned and not can_turn(was.card):
            return False
        up = was.copiable.back if turned and was.copiable.back else was.copiable.front
        return not {"instant", "sorcery"} & set(up.types)      # 307.4; of two faces, the one that would be up [712.12, 712.14b]

    def affected(self, game):
        return game.look(self.what.id).controller if isinstance(self.what, The) else self.what.owner

    def perform(self, game):
        was = game.state.things.get(self.what.id) if isinstance(self.what, The) else to_be(self.what, game.state.next_id)
        if was is None or not moves(self, was):
            return None
        new, said = self.arrived(was, game.new_id()), self.said or ("put" if passes_away(game, self, was) else "")
        leave(game, was, new)
        arrive(game, new, self.where)
        for part in other_components(was):
            id = game.new_id()
            arrive(game, attrs.evolve(new, id=id, body=part.body, card=part.card, owner=part.owner, token=part.token, timestamp=id),
                   self.where)
        if was.zone == STACK and new.zone == BATTLEFIELD:
            effects_go_on(game, was.id, new.id)
        name = new.face_of(new.copiable).name or NAMELESS
        return but(self, now=The(new.id, name), said=said, unlocked=new.unlocked)

    def arrived(self, was, id):
        new = but(BLANK, id=id, body=was.body, card=was.card, owner=was.owner, controller=was.owner, zone=self.to, timestamp=id,
                  token=made_of(was))
        if self.to == STACK and isinstance(self.who, Player):
            how = self.entering
            return attrs.evolve(new, controller=self.who.seat, transformed=how.face, facing=how.facing, copied=how.copied)
        if self.to == EXILE and self.entering == FACE_DOWN:
            return attrs.evolve(new, facing=DOWN)     # 406.3
        if self.to != BATTLEFIELD:
            return but(new, adventurer=self.who.seat) if self.how == "adventure" else new
        how, kept = self.entering, dict(**paid_still(was, self.entering), x=was.x, cast=was.cast,
                                        spent=was.spent, way=was.way, cast_from=was.cast_from) if was.zone == STACK else {}
        controller = how.controller if how.controller is not None else was.controller if was.zone in (STACK, "") else \
            self.who.seat if isinstance(self.who, Player) and self.under != "owner" else was.owner
        return but(new, controller=controller, under=controller, sick="sick", came="new", tapped=how.tapped, counters=how.counters,
                   transformed=face_entering(how), facing=how.facing, copied=how.copied, attached=how.attached,
                   enchanting=how.enchanting, attacking=how.attacking, chosen=how.chosen, designated=how.designated,
                   blocking=(how.blocking,) if how.blocking else (),
                   protector=how.protector, unlocked=unlocked_as_cast(was), components=how.components, **kept)


@rule("701.13a", without=lambda put, was: put.to != EXILE)
def moves(put, was):
    """To exile is to move to exile, from wherever it is; what lies where it would go stays there, but for these zones."""
    return was.zone != put.to or put.to in (BATTLEFIELD, EXILE, LIBRARY)


@rule("709.5d", without=lambda was: ())
def unlocked_as_cast(was):
    """The half of a Room that was cast is unlocked as it enters; of one that was not cast, none is."""
    return (was.transformed,) if was.zone == STACK and was.copiable.is_room else ()


class Arrival(Put):
    """What enters the battlefield, to those who hear of nothing else."""


class Departure(Put):
    """What goes anywhere else, to those who hear of nothing else."""


MORTAL = frozenset({"creature", "planeswalker"})


def passes_away(game, put, was):
    """It goes to the graveyard, but it does not die: only creatures and planeswalkers do [700.4]."""
    return was.zone == BATTLEFIELD and put.to == GRAVEYARD and MORTAL.isdisjoint(game.look(was.id).types)


def paid(was, how):
    return dict(kicked=was.kicked, paid=was.paid, promised=was.promised, phyrexian=was.phyrexian)


@rule("607.5", "702.33e", without=paid)
def paid_still(was, how):
    """What a permanent copies as it enters is linked to no cost but the copied ones, which nobody paid [702.33e]."""
    return {} if how.copied else paid(was, how)


@rule("708.9", without=lambda game, put: ())
def shown_leaving(game, put):
    """A face-down permanent or spell that goes anywhere but onto the battlefield is revealed by its owner."""
    was = game.state.things.get(put.what.id) if isinstance(put.what, The) and put.to != BATTLEFIELD else None
    if was is None or was.facing != DOWN or was.zone == EXILE:
        return ()
    return (Reveal(who=player(bare(game), was.owner), what=The(was.id, was.card.front.name)),)


@rule("712.14", without=lambda how: "back")
@rule("712.14a", "712.13", without=lambda how: "front")
def face_entering(how):
    """The front, unless it is said otherwise or a spell that shows its back becomes it."""
    return how.face


@rule("729.3", without=lambda was: ())
def other_components(was):
    """Of a merged permanent that leaves, the components beside the first: each is put there as well."""
    return tuple(part for part in was.components if part.body != was.body)


@rule("608.3f", without=lambda was: "nontoken" if was.zone == STACK else was.token)
def made_of(was):
    """A copy of a permanent spell becomes a token; of a merged permanent each component is what it was by itself."""
    return next((part.token for part in was.components if part.body == was.body), was.token)


@rule("800.4b", "800.4d", without=lambda game, put, was: False)
def for_nobody(game, put, was):
    """It would come under the control of a player who has left the game: it stays where it is, and what would be made is not."""
    seats = game.state.seats
    if was is None:
        return seats[put.what.owner].lost != ""
    how = put.entering.controller if put.entering != ANY else None
    given = put.who.seat if isinstance(put.who, Player) and put.under != "owner" else was.owner
    return seats[how if how is not None else was.controller if was.zone == STACK and put.to == BATTLEFIELD else given].lost != ""


@rule("111.8", without=lambda was: False)
def stays_away(was):
    """A token that has left the battlefield moves nowhere any more; a copy of a spell does so once, and that of a card is cast."""
    made_there = was.id == was.body                   # a copy of a card, where that card is: it is there to be cast [707.12]
    return was.token == "token" and was.zone not in (BATTLEFIELD, STACK) and not made_there


@rule("712.14a", without=lambda card: True)
def can_turn(card):
    """What is not double-faced is not put onto the battlefield transformed: it stays where it is."""
    return card.turns


def to_be(made, body):
    return Thing(id=0, body=body, card=made.card, owner=made.owner, controller=made.owner, zone="", token="token")


def leave(game, was, new):
    """Out of its zone; what it was stays known [608.2h]."""
    if not was.id:
        return
    known = game.before if game.before.things.get(was.id) else game.state
    gone = Gone(thing=was, look=known.look(was.id), became=new.id if new else None,
                item=game.state.item(was.id) if was.zone == STACK else None)
    state = game.state.with_left(was)
    game.state = state.put(things=state.things.put([(was.id, None)]), gone=state.gone.put([(was.id, gone)]))
    if was.zone == STACK:
        game.put(stack=tuple(item for item in state.stack if item.id != was.id))


@rule("400.7a", without=lambda game, spell, permanent: None)
def effects_go_on(game, spell, permanent):
    """What changed a permanent spell goes on to apply to the permanent that it becomes."""
    if any(spell in effect.locked for effect in game.state.effects):
        game.put(effects=tuple(attrs.evolve(e, locked=(*e.locked, permanent)) if spell in e.locked else e for e in game.state.effects))


def arrive(game, new, where):
    game.state = game.state.with_thing(new).with_arrived(new, where)


@phrase("{who} (destroys|destroy) {what}", say("{what} (is|are) destroyed", **OF_ANYONE), rule="701.8")
class Destroy(Verb):
    who: Who
    what: What
    regeneration: str = attrs.field(default="", eq=False)      # "can't", where it is said that what is destroyed can't be regenerated
    by: str = attrs.field(default="an effect", eq=False)       # or the rules
    by_kind = True
    possible = lambda self, game: not isinstance(self.what, The) or game.state.things.get(self.what.id) is not None
    contains = lambda self, game: (Put(who=self.who, what=self.what, to=GRAVEYARD, origin=BATTLEFIELD),)


@phrase("{who} (sacrifices|sacrifice|sacrificed) {what}", rule="701.21")
class Sacrifice(Verb):
    """Only a permanent that its sacrificer controls."""
    who: Who
    what: What
    looks_back = True                                 # it leaves the battlefield [603.10a]
    recalls = lambda self, scene, event: ((became(scene, event.what),),)

    def allows(self, game, one):
        thing = game.state.things.get(one.id)
        return thing is not None and thing.zone == BATTLEFIELD and game.look(one.id).controller == self.who.seat

    def possible(self, game):
        return not isinstance(self.what, The) or not isinstance(self.who, Player) or self.allows(game, self.what)

    contains = lambda self, game: (Put(who=self.who, what=self.what, to=GRAVEYARD, origin=BATTLEFIELD),)


@phrase("{who} (discards|discard|discarded) {what}", rule="701.9")
class Discard(Verb):
    who: Who
    what: What
    heard_in = property(lambda self: HAND if isinstance(self.what, This) else BATTLEFIELD)       # "when you discard ~" [113.6k]
    recalls = lambda self, scene, event: ((became(scene, event.what),),)
    allows = lambda self, game, one: one.id in game.state.seats[self.who.seat].hand
    contains = lambda self, game: (Put(who=self.who, what=self.what, to=GRAVEYARD, origin=HAND, how="discarded"),)


@phrase("{who} (counters|counter) {what}", say("{what} (is|are) countered", **OF_ANYONE),
        say("{who} (counters|counter) {what}. If that spell is countered this way, exile it instead of putting it into its owner's "
            "graveyard", instead=EXILE), rule="701.6")
class CounterSpell(Verb):
    """A countered spell goes to its owner's graveyard; an ability just leaves the stack."""
    who: Who
    what: What
    instead: str = GRAVEYARD                          # where it goes

    def contains(self, game):
        if game.state.things.get(self.what.id) is None:
            return ()
        return (Put(who=self.who, what=self.what, to=self.instead, origin=STACK),)

    def perform(self, game):
        if game.state.things.get(self.what.id) is None:
            game.put(stack=tuple(item for item in game.state.stack if item.id != self.what.id))
        return self


@attrs.frozen
class Cease(Verb):
    """A token in another zone, or a copy of a spell off the stack, ceases to exist [111.7, 704.5d-e]."""
    what: The
    leaf = silent = unseen = by_kind = True
    to_text = lambda self, form: f"{self.what.name} ceases to exist"

    def perform(self, game):
        was = game.state.things.get(self.what.id)
        if was is None:
            return None
        leave(game, was, None)
        return self
