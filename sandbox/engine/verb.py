"""A verb: told, it is bound to players and objects and happens; as a pattern it describes what happened."""
from __future__ import annotations

import functools
from typing import Any as Anything
from typing import ClassVar

import attrs

from sandbox.engine.choices import Asking
from sandbox.engine.kinds import ANY, Any, Exactly, Number, Player, Recipient, Scene, The
from sandbox.engine.rulebook import rule
from sandbox.engine.state import State
from sandbox.language.evolving import but
from sandbox.language.phrase import Phrase


class Pattern(Phrase):
    """What may be watched for: one verb, or several of which any will do."""
    of_mana: ClassVar[bool] = False

    def describes(self, scene: Scene, event: Anything) -> bool:
        """Whether the event is what this pattern speaks of."""
        raise NotImplementedError

    def mentions(self, event: Anything) -> tuple[Anything, ...]:
        """The groups of objects that pronouns may mean afterwards, the latest last."""
        return ((event.result,),)

    def recalls(self, scene: Scene, event: Anything) -> tuple[Anything, ...]:
        """The same where it takes a look at the scene; a Player in them is what "that player" means."""
        return self.mentions(event)

    def occasion(self, event: Anything) -> Anything:
        """What tells one occasion from another among all that happens at once; None if each event is its own [603.2c]."""
        return None


class Deed(Pattern):
    """One that begins with who or what does it: it can share that with the verb before, "enters or attacks"."""


class Verb(Deed):
    """One that contains others happens together with them; one that goes in turn is only the instruction to do its parts
    one after another."""
    each: ClassVar[tuple[str, ...]] = ("who", "what")  # the fields of which every one found makes an event of its own
    amount: ClassVar[str | None] = None                # the field that "for each" and doublings multiply
    sets_out: ClassVar[bool] = False                   # what it touches lies there to be chosen from: "one of them", "the rest"
    unseen: ClassVar[bool] = False                     # also of what is phased out
    silent: ClassVar[bool] = False                     # a mere carrier of others: not recorded, sets nothing off
    by_kind: ClassVar[bool] = False                    # what can be said of it before it happens hangs on what its objects are alike in
    looks_ahead: ClassVar[Anything] = False            # whether what could happen to it is found out by trying it [614.12]

    @property
    def heard_as(self) -> type[Anything]:
        """What the event is to whoever may be about it: mostly its class, else one derived from that."""
        return type(self)

    @property
    def hears(self) -> tuple[type[Anything], ...] | None:
        """The verbs that it may describe, as a pattern; None: any."""
        return (type(self),)

    @property
    def looks_back(self) -> bool:
        """Whether it is set off by how things were before it [603.10]."""
        return False

    @property
    def result(self) -> Anything:
        """What "it" means afterwards."""
        one = getattr(self, "what", None)
        return one if isinstance(one, The) else None

    @property
    def lost_if_replaced(self) -> bool:
        """Whether a replaced one leaves nothing for "it" to mean, even if the same happened in its stead [121.6c]."""
        return False

    @property
    def came_to(self) -> int | None:
        """The number that "that much" means afterwards."""
        count = getattr(self, self.amount) if self.amount else None
        return count.n if isinstance(count, Exactly) else None

    def contains(self, game: Anything) -> tuple[Verb, ...]:
        """The events that happen together with it."""
        return ()

    def in_turn(self) -> tuple[Verb, ...]:
        """The events that it is the instruction for, one after another."""
        return ()

    def afterwards(self, together: list[Anything]) -> tuple[Verb, ...]:
        """What is to be done once it has happened, together with those events; told once if several say so."""
        return ()

    def allows(self, game: Anything, one: Anything) -> bool:
        """May this be picked for it?"""
        return True

    def foreseen(self, state: State) -> tuple[Anything, Verb]:
        """The world and the event as they would be [614.12]."""
        return state, self

    def possible(self, game: Anything) -> bool:
        """What can't happen is ignored [101.3]."""
        return True

    def whole(self, game: Anything) -> bool:
        """Whether all of it can be done: what one may do, one does in full or not at all [608.2d]."""
        return True

    def affected(self, game: Anything) -> int:
        """The player who chooses among replacements: the affected one, or the controller of what is affected [616.1]."""
        if self.result:
            controller: int = game.look(self.result.id).controller
            return controller
        who = getattr(self, "who", None)
        return who.seat if isinstance(who, Player) else game.state.active

    def perform(self, game: Anything) -> Verb | None:
        """Changes the game; gives the event with what happening added to it, or None if nothing happened."""
        return self

    def bound(self, scene: Scene) -> Asking[list[Anything]]:
        """The concrete events that carry this out, all at once."""
        events: list[Anything] = [self]
        for name in spoken_fields(self):
            grown: list[Anything] = []
            for event in events:
                grown += yield from self.bound_field(scene, event, name)
            events = grown
        if events and (carried_out := getattr(scene.world, "carried_out", None)) is not None:
            carried_out.append((scene.source, self))
        return events

    def bound_field(self, scene: Scene, event: Anything, name: str) -> Asking[list[Anything]]:
        value = getattr(event, name)
        if isinstance(value, Any) or not isinstance(value, (Recipient, Number)):
            return [event]
        if isinstance(value, Number):
            if isinstance(value, Exactly) and value.n >= 0:
                return [event]
            return [but(event, **{name: Exactly(n=no_less_than_none(value.value(about(scene, event))))})]
        allowed = functools.partial(event.allows, scene.world) if name == "what" else lambda one: True
        ones = yield from value.pick(about(scene, event), event.chooser(scene), allowed)
        return [but(event, **{name: one}) for one in (ones if name in self.each else ones[:1])]

    def multiplied(self, number: int) -> Verb:
        """The same that many times over: "for each"."""
        if self.amount is None:
            raise TypeError(f"{type(self).__name__} can't be done “for each”")
        told: Anything = self
        more: Verb = attrs.evolve(told, **{self.amount: Exactly(n=getattr(self, self.amount).n * number)})
        return more

    def at_will(self) -> Verb:
        """The same for a player who may do it, where that is not all or nothing: each part of it is then asked for itself."""
        return self

    def chooser(self, scene: Scene) -> int:
        who = getattr(self, "who", None)
        return who.seat if isinstance(who, Player) else scene.you

    def describes(self, scene: Scene, event: Anything) -> bool:
        """Whether the event is what this pattern speaks of."""
        return type(event) is type(self) and all(
            fits(scene, getattr(self, f.name), getattr(event, f.name)) for f in fields_of(self) if f.init and f.eq)


@rule("107.1b", without=lambda number: abs(number))
def no_less_than_none(number: int) -> int:
    """What is to be done so many times, or to such an amount, is done 0 times where the calculation comes to less."""
    return max(0, number)


def about(scene: Scene, event: Anything) -> Scene:
    """The scene in which "they" is the player that the event is about, for what is counted of each of them."""
    who = next((one for name in ("who", "what") if isinstance(one := getattr(event, name, None), Player)), None)
    return attrs.evolve(scene, subject=who) if who is not None else scene


def spoken_fields(verb: Anything) -> list[str]:
    """The fields in which there is somebody or something to find, or a number."""
    return [f.name for f in fields_of(verb) if isinstance(getattr(verb, f.name), (Recipient, Number))]


def fields_of(verb: Anything) -> tuple[Anything, ...]:
    found: tuple[Anything, ...] = attrs.fields(type(verb))
    return found


def fits(scene: Scene, pattern: Anything, actual: Anything) -> bool:
    if isinstance(pattern, Recipient):
        return pattern.covers(scene, actual)
    return bool(pattern in (ANY, actual))
