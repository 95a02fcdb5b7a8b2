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

    @property
    def token(self):
        words = [kind.word for kind in self.kinds]
        types = (*(w for w in words if w in SUPERTYPES), *(w for w in words if w in CARD_TYPES))
        subtypes = tuple(w for w in words if w not in types)
        power, toughness = self.size.pair
        colors = letters("".join(color.letter for color in self.colors))
        return Card(front=Face(name=" ".join((*subtypes, "Token")), types=types + subtypes, colors=colors,
                               power=power, toughness=toughness, abilities=tuple(a.ability for a in self.abilities)))


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
