"""Tokens: created as the effect describes them, or as copies [111, 707]."""
import attrs

from sandbox.engine.kinds import ONE, Ability, Keyword, Number, What, Who
from sandbox.engine.printed import CARD_TYPES, SUPERTYPES, Card, Face
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, joined, phrase, say
from sandbox.vocabulary.attacking import SOMEONE
from sandbox.vocabulary.changes import Color, Size, Type, letters
from sandbox.vocabulary.copying import Except, copiable_values, copy_of
from sandbox.vocabulary.moving import Entering, Made, Put
from sandbox.vocabulary.room import in_room

WAYS = {"": Entering(), "tapped": Entering(tapped="tapped"), "attacking": Entering(tapped="tapped", attacking=SOMEONE)}


class Creating(Verb):
    """Any number of tokens for one player, as one event [111.2]."""
    each = ("who",)
    amount = "count"
    by_kind = True
    token = None
    entering = property(lambda self: WAYS[self.status])
    status = ""
    result = None

    @rule("701.7a", without=lambda self, game: ())
    def contains(self, game):
        one = Put(who=self.who, what=Made(self.token, self.who.seat), to=BATTLEFIELD, origin="", entering=self.entering)
        return (one,) * in_room(self.count.n, "tokens")

    def affected(self, game):
        return self.who.seat

    def perform(self, game):
        return self if self.count.n else None


class TokenAbility(Phrase): ...


@phrase('"{ability:quoted}"')
class Quoted(TokenAbility):
    ability: Ability


@phrase("{keyword}")
class Worded(TokenAbility):
    keyword: Keyword
    ability = property(lambda self: self.keyword)


SORTS = "{size} {colors} {kinds}"


@phrase("{who} (creates|create) {count} {size} {colors} {kinds} (token|tokens)[ with {abilities}]",
        say("{who} (creates|create) {count} tapped {size} {colors} {kinds} (token|tokens)[ with {abilities}]", status="tapped"),
        say("{who} (creates|create) {count} {size} {colors} {kinds} (token|tokens)[ with {abilities}] (count: that's|that are) tapped and \
attacking", status="attacking"),
        rule="111.4")
class Create(Creating):
    """Its name is its subtypes and the word token, unless the effect names it [111.4]."""
    who: Who
    count: Number
    size: Size
    colors: tuple[Color, ...] = joined(" and ", ", ")
    kinds: tuple[Type, ...] = joined(" ")
    abilities: tuple[TokenAbility, ...] = joined(" and ", ", ", ", and ")
    status: str = ""

    token = property(lambda self: described(self))


@phrase(leaf=r"[A-Z][^.~]*?(?=, a legendary )", rule="111.4")
class TokenName(Phrase):
    """The name that an effect gives to a token."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("{who} (creates|create) {name}, a legendary {size} {colors} {kinds} token[ with {abilities}]", rule="111.4")
class CreateNamed(Creating):
    who: Who
    name: TokenName
    size: Size
    colors: tuple[Color, ...] = joined(" and ", ", ")
    kinds: tuple[Type, ...] = joined(" ")
    abilities: tuple[TokenAbility, ...] = joined(" and ", ", ", ", and ")
    count: Number = attrs.field(default=ONE, init=False)
    token = property(lambda self: described(self, self.name.word, "legendary"))


def described(one, name="", *supertypes):
    """The card of a token by its size, colors, kinds and abilities; its own name, or that of its subtypes."""
    words = [*supertypes, *(kind.word for kind in one.kinds)]
    types = (*(w for w in words if w in SUPERTYPES), *(w for w in words if w in CARD_TYPES))
    subtypes = tuple(w for w in words if w not in types)
    power, toughness = one.size.pair
    return Card(front=Face(name=name or " ".join((*subtypes, "Token")), types=types + subtypes, colors=letters("".join(
        color.letter for color in one.colors)), power=power, toughness=toughness, abilities=tuple(a.ability for a in one.abilities)))


@phrase(say("{who} (creates|create) a token that's a copy of {original}[, except {exceptions}]", count=ONE),
        "{who} (creates|create) {count} tokens that are copies of {original}[, except {exceptions}]",
        say("{who} (creates|create) a tapped token that's a copy of {original}[, except {exceptions}]", count=ONE, status="tapped"),
        rule="707.2")
class CreateCopy(Creating):
    """With the copiable values that the original has as the instruction is carried out."""
    who: Who
    original: What
    exceptions: tuple[Except, ...] = joined(" and ", ", ", ", and ")
    count: Number = ONE
    status: str = ""
    card: Card | None = attrs.field(default=None, eq=False)
    face: str = attrs.field(default="front", eq=False)         # which side of a double-faced original is up [707.8a]
    each = ("who", "original")

    @property
    @rule("707.5", without=lambda self: Card(front=Face(name="", types=("creature",), power=1, toughness=1)))
    def token(self):
        """A copy it is as it enters, not a moment later."""
        return self.card

    entering = property(lambda self: attrs.evolve(WAYS[self.status], face=self.face))

    def bound(self, scene):
        events = yield from super().bound(scene)
        return [copying(scene, event) for event in events if hasattr(event.original, "id")]


def copying(scene, event):
    look, thing = scene.world.look(event.original.id), scene.world.thing(event.original.id)
    face = thing.transformed if look.card.turns else "front"
    return attrs.evolve(event, card=copy_of(copiable_values(scene.world, event.original.id), event.exceptions), face=face)
