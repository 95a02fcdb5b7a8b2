"""Rooms: permanents of two halves behind doors that are locked until they are paid for [709.5]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import The, What, Who
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Pattern, Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Put

HALVES = "front", "back"                              # the left one and the right one


def locked(thing):
    """The halves of a Room that are locked; none of anything else."""
    return tuple(half for half in HALVES if half not in thing.unlocked) if thing.copiable.is_room and thing.zone == BATTLEFIELD else ()


@attrs.frozen
class UnlockHalf(Verb):
    """The half has the designation from now on."""
    who: Who
    what: The
    half: str
    leaf = True
    to_text = lambda self, form: f"{self.who.name} unlocks a door of {self.what.name}"

    @rule("709.5c", without=lambda self, game: None)
    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or self.half not in locked(thing):
            return None
        game.put_thing(attrs.evolve(thing, unlocked=(*thing.unlocked, self.half)))
        return self


@attrs.frozen
class LockHalf(UnlockHalf):
    """And has it no more."""
    to_text = lambda self, form: f"{self.who.name} locks a door of {self.what.name}"

    @rule("709.5g", without=lambda self, game: None)
    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or self.half not in thing.unlocked:
            return None
        game.put_thing(attrs.evolve(thing, unlocked=tuple(half for half in thing.unlocked if half != self.half)))
        return self


class DoorVerb(Verb):
    """A half is chosen among those that can be [709.5f-g]."""
    each = ("who", "what")
    done = UnlockHalf

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            thing = scene.world.state.things.get(getattr(event.what, "id", None))
            faces = {face.name: half for half in self.halves(thing) if (face := half_of(thing, half))} if thing else {}
            chosen = yield from choose(event.who.seat, "which door", faces, 1, 1, kind="door", source=scene.source, rule=self.rule)
            out += [self.done(event.who, event.what, faces[name]) for name in chosen]
        return out


def half_of(thing, half):
    return thing.copiable.front if half == "front" else thing.copiable.back


@phrase("{who} (unlocks|unlock) a locked door of {what}", rule="709.5f")
class Unlock(DoorVerb):
    who: Who
    what: What
    halves = lambda self, thing: locked(thing)


@phrase("{who} (locks|lock) an unlocked door of {what}", rule="709.5g")
class Lock(DoorVerb):
    who: Who
    what: What
    done = LockHalf
    halves = lambda self, thing: tuple(half for half in HALVES if half in thing.unlocked)


def comes_unlocked(event):
    """(the object, the halves that were given the designation by this): also as it enters [709.5h]."""
    if type(event) is UnlockHalf:
        return event.what.id, (event.half,)
    if isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None:
        return event.now.id, event.unlocked
    return 0, ()


@phrase("{who} (unlocks|unlock) this door", rule="709.5h")
class UnlockThisDoor(Pattern):
    """The half on which it is said."""
    who: Who
    half: str = attrs.field(default="", eq=False)
    of_half = lambda self, half: attrs.evolve(self, half=half)
    mentions = lambda self, event: ()

    @rule("709.5h", without=lambda self, scene, event: False)
    def describes(self, scene, event):
        id, halves = comes_unlocked(event)
        return id == scene.source and self.half in halves


@phrase("{who} fully (unlocks|unlock) {what}", rule="709.5i")
class FullyUnlock(Pattern):
    """It gets the last of its designations."""
    who: Who
    what: What
    mentions = lambda self, event: ()

    @rule("709.5i", without=lambda self, scene, event: False)
    def describes(self, scene, event):
        id, halves = comes_unlocked(event)
        thing = scene.world.thing(id) if halves else None
        return (thing is not None and not locked(thing) and self.what.covers(scene, The(id))
                and any(one.seat == scene.world.look(id).controller for one in self.who.find(scene)))
