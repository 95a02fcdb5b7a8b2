"""Nouns find things in a scene and say whether they cover one; here are their kinds, and those bound to real players and objects."""
from __future__ import annotations

from collections.abc import Callable
from typing import Any as Anything
from typing import ClassVar

import attrs

from sandbox.engine.choices import Asking
from sandbox.engine.state import Item
from sandbox.language.phrase import Phrase, phrase
from sandbox.language.templates import AN
from sandbox.language.writing import A_OR_AN, write

COUNTS = ("zero", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve", "thirteen",
          "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty")


@attrs.define
class Scene:
    """Who speaks, from which object, in which world (a Game, a State, or the layers half applied), and what was mentioned."""
    world: Anything
    you: int
    source: int
    item: Item | None = None
    mentioned: list[Anything] = attrs.Factory(list)   # groups of objects, the latest last
    x: int = 0
    it: Anything = None                               # the one of many that is being spoken of: "each with its …"
    amounts: list[int] = attrs.Factory(list)          # what the instructions so far came to: "that much", "that many"
    game: Anything = None                             # where it has happened by now: what is replaced, or what set an ability off
    subject: Anything = None                          # who the latest instruction of the sentence was about: "and loses 2 life"
    spoken_of: Anything = None                        # the player whom the body spoke of last, other than you: "they"
    undone: set[int] = attrs.Factory(set)             # the objects that the latest instruction spoke of and did nothing to
    held: Anything = None                             # whether the condition behind the latest instruction was so
    bidden: Anything = None                            # who may, and so is told the rest of the sentence: "then shuffle"


class Number(Phrase):
    """How many; value(scene) is a whole number."""
    plural: ClassVar[Anything] = False

    def value(self, scene: Scene) -> int:
        raise NotImplementedError


class Recipient(Phrase):
    """A player or an object: what a verb may be done by or to."""
    plural: ClassVar[Anything] = False
    pronoun: ClassVar[bool] = False

    def find(self, scene: Scene) -> list[Anything]:
        raise NotImplementedError

    def covers(self, scene: Scene, one: Anything) -> bool:
        return one in self.find(scene)

    def pick(self, scene: Scene, chooser: int, allowed: Callable[[Anything], bool]) -> Asking[list[Anything]]:
        """Those that an instruction is about; asks the chooser where the words leave a choice."""
        return [one for one in self.find(scene) if allowed(one)]
        yield


class Who(Recipient):
    """Players; unspoken is the you of a command, shared the player of the verb before."""
    unspoken: ClassVar[Anything] = None
    shared: ClassVar[Anything] = None


class What(Recipient):
    """Objects."""


class Condition(Phrase):
    """What is so or not; an "if". announced: whether it is known, and does not change, since the spell was announced."""
    announced: ClassVar[bool] = False

    def holds(self, scene: Scene) -> bool:
        raise NotImplementedError

    def was_so(self, item: Item) -> bool:
        """Of one that is known since the announcement: whether it is so of the spell that was announced."""
        return bool(item.kicked)


# ---- bound nouns: what an event is about ----
@attrs.frozen
class Player(Who):
    seat: int
    name: str = attrs.field(default="", eq=False)
    leaf = True

    def find(self, scene: Scene) -> list[Anything]:
        return [self]

    def to_text(self, form: str | None) -> str:
        return self.name


@attrs.frozen
class The(What):
    id: int
    name: str = attrs.field(default="", eq=False)
    was: int | None = attrs.field(default=None, eq=False)      # the object that it was before the event that speaks of it
    leaf = True

    def find(self, scene: Scene) -> list[Anything]:
        return [self]

    def to_text(self, form: str | None) -> str:
        return self.name


@attrs.frozen
class Those(What):
    ones: tuple[Anything, ...]
    leaf = True

    @property
    def plural(self) -> bool:
        return len(self.ones) > 1

    def find(self, scene: Scene) -> list[Anything]:
        return list(self.ones)

    def to_text(self, form: str | None) -> str:
        return " and ".join(write(one) for one in self.ones)


@attrs.frozen
class Any(Who, What, Number):
    """What a template leaves unsaid: as a pattern it covers all."""
    leaf = wild = impersonal = True

    def covers(self, scene: Scene, one: Anything) -> bool:
        return True

    def find(self, scene: Scene) -> list[Anything]:
        return [self]

    def to_text(self, form: str | None) -> str:
        return "anything"


ANY: Anything = Any()


@attrs.frozen
class Elided(Who, What):
    """The subject of the verb before: "~ enters or attacks"."""
    leaf = True

    def find(self, scene: Scene) -> list[Anything]:
        return []

    def to_text(self, form: str | None) -> str:
        return ""


Recipient.elided = ELIDED = Elided()


def player(scene: Scene, seat: int) -> Player:
    return Player(seat, scene.world.state.seats[seat].name)


NAMELESS = "a creature without a name"                # what is written for what has none [201.2, 708.2a]


def the(scene: Scene, id: int) -> The:
    return called(scene.world.thing(id))


def called(thing: Anything) -> The:
    """An object by the name that is written on it."""
    return The(thing.id, thing.face_of(thing.copiable).name or NAMELESS)


def bare(world: Anything) -> Scene:
    """A scene in which nobody speaks: for what the rules themselves do."""
    return Scene(world, world.state.active, 0)


@phrase(leaf=lambda form: {"digits": r"\d+\b", "word": r"(?:" + "|".join(("one", *COUNTS[2:])) + r")\b"}.get(
    form, rf"(?:an(?=(?i:{AN.pattern}))|a(?!(?i:{AN.pattern}))|" + "|".join(COUNTS[2:]) + r")\b"))
class Exactly(Number):
    n: int
    impersonal = True

    @property
    def plural(self) -> bool:
        return self.n != 1

    def value(self, scene: Scene) -> int:
        return self.n

    @classmethod
    def from_text(cls, text: str) -> Exactly:
        return cls(n=int(text) if text.isdigit() else 1 if text in ("an", "one", "a") else COUNTS.index(text))

    def to_text(self, form: str | None) -> str:
        if form == "digits" or not 0 <= self.n < len(COUNTS):
            return str(self.n)
        if self.n == 1:
            return "one" if form == "word" else A_OR_AN
        return COUNTS[self.n]


ONE = Exactly(n=1)


# ---- kinds of ability ----
class Ability(Phrase):
    """What stands on an object. of_itself: it speaks of its own object, in whichever zone that is or would be."""
    zone: ClassVar[str] = "battlefield"               # where it functions [113.6]

    def of_itself(self) -> bool:
        return False


class Keyword(Ability):
    """An ability that a word stands for [702]."""


class Change(Phrase):
    """What a continuous effect does to an object, in its layer; writes names the characteristics it may change."""
    layer: ClassVar[str] = ""
    writes: ClassVar[frozenset[str]] = frozenset()

    def parts(self) -> tuple[Anything, ...]:
        """The changes of single layers that it consists of."""
        return (self,)

    @property
    def binds(self) -> bool:
        """Whether there is something in it to be bound."""
        return True

    def bound(self, scene: Scene) -> Anything:
        """With its numbers found out."""
        return self

    def fixed(self, scene: Scene) -> Anything:
        """Bound as an effect begins that keeps what it found [611.2c]."""
        return self.bound(scene)

    def apply(self, look: Anything) -> Anything:
        raise NotImplementedError


class Static(Ability):
    """Its continuous effect: .effect has .what and .changes [604]; .while_ is its condition ("as long as"), .where what X is, or None."""
    effect: Anything
    while_: Anything = None
    where: Anything = None


class Replacement(Ability):
    """Applies to an event and gives others in its stead; order is its place in 616.1: control b, copy c, the rest e."""
    order: ClassVar[str] = "616.1e"

    def applies(self, scene: Scene, event: Anything) -> bool:
        raise NotImplementedError

    def replace(self, scene: Scene, event: Anything) -> Asking[list[Anything]]:
        raise NotImplementedError


class Prohibition(Ability):
    """What can't happen [614.17]."""

    def forbids(self, scene: Scene, event: Anything) -> bool:
        raise NotImplementedError


class Spoken(Ability):
    """An ability with a body that resolves."""
    body: Anything

    def run(self, scene: Scene) -> Asking[Anything]:
        raise NotImplementedError

    def targets(self, item: Anything) -> list[Anything]:
        raise NotImplementedError

    def adds_mana(self) -> bool:
        """Whether it is a mana ability, of the triggered kind [605.1b]."""
        return False


class Spell(Spoken):
    """What an instant or sorcery does [113.3a]."""


class Activated(Spoken):
    """cost: body [602]; symbols are those of its cost that stand for something to do: "{T}", "loyalty"."""
    cost: tuple[Anything, ...]
    symbols: Anything


class Triggered(Spoken):
    """When, whenever, at [603]."""

    def set_off_by(self, scene: Scene, event: Anything) -> int:
        """How often the event sets it off; mostly a bool."""
        raise NotImplementedError

    def mentions(self, event: Anything) -> tuple[Anything, ...]:
        """The groups of objects that its pronouns may mean, the latest last."""
        return ((event.result,),)

    def recalls(self, scene: Scene, event: Anything) -> tuple[Anything, ...]:
        """The same where it takes a look at the scene; a Player in them is what "that player" means."""
        return self.mentions(event)

    def occasion(self, event: Anything) -> Anything:
        """What tells apart the occasions on which it triggers, among all that happens at once; None if each event is one."""
        return None

    @property
    def once_each_turn(self) -> bool:
        """Whether it triggers only once each turn."""
        return False

    @property
    def once_for_all(self) -> bool:
        """Whether all that happens at once sets it off but once ("one or more") [603.2c]."""
        return False

    def holds(self, scene: Scene) -> bool:
        """Its intervening if [603.4]."""
        return True


class StateTriggered(Triggered):
    """When something is so [603.8]."""

    def set_off_by(self, scene: Scene, event: Anything) -> int:
        return 0

    def is_so(self, scene: Scene) -> bool:
        raise NotImplementedError

    def spoken_of(self, scene: Scene) -> tuple[Anything, ...]:
        """The objects that its condition speaks of: what "it" means then."""
        return ()


class CostChange(Ability):
    """Makes spells or abilities cost more or less [601.2f]."""


class Restriction(Ability):
    """A rule about attacking, blocking, casting, activating or untapping that a static ability sets [101.2, 508.1c, 509.1b]."""


ASKED: dict[type[Ability], str] = {Replacement: "applies", Prohibition: "forbids", Triggered: "set_off_by"}   # whether an event is its own
WATCHED = (Replacement, Prohibition, Triggered, StateTriggered, CostChange, Restriction)    # kinds that Derived keeps an index of

# Abilities that the rules give to whatever is of a type, without a word of text: planeswalkers enter with loyalty [306.5b], Sagas
# with lore [714.3a].
INTRINSIC: list[Callable[[Anything], list[Ability]]] = []


# Those that the rules give to one object, whatever it looks like: (world, event that would happen to it) → abilities.
OF_ONE: list[Callable[[Anything, Anything], list[Ability]]] = []


# What counters of a kind make of the object they are on, as a sentence about it: "flying" → it gains flying [122.1b].
COUNTED: dict[str, Anything] = {}


def intrinsic(look: Anything) -> list[Ability]:
    return [ability for of in INTRINSIC for ability in of(look)]
