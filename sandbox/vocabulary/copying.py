"""Copies: what is printed, with the exceptions that the effect states, which are copied in their turn [707]."""
import attrs

from sandbox.engine.kinds import Ability, Change, Exactly, Keyword, Player, The, What, Who, player
from sandbox.engine.printed import DOWN, MELDED, Card, Face
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, STACK, Item, Thing
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, joined, old, phrase, say
from sandbox.vocabulary.changes import Color, Size, Type, letters
from sandbox.vocabulary.targets import aimed_anew, becoming_targets


class Except(Phrase):
    """An exception to a copy: it becomes part of the copiable values [707.9]."""
    alter = lambda self, face: face


@phrase("(it isn't|they aren't) legendary", say("(it's|they're) not legendary", word="not"),
        say("the token isn't legendary", word="the token"), say("the token isn't legendary if {what} is legendary", word="if"),
        say("it isn't legendary if the spell is legendary", word="the spell"), rule="707.9b")
class NotLegendary(Except):
    """What was not legendary before stays so: the "if" says no more."""
    word: str = "isn't"
    what: What | None = None
    alter = lambda self, face: attrs.evolve(face, types=tuple(t for t in face.types if t != "legendary"))


@phrase("(its|their) starting loyalty is {n:digits}", rule="707.9b")
class StartingLoyalty(Except):
    n: Exactly
    alter = lambda self, face: attrs.evolve(face, loyalty=self.n.n)


@phrase("(it has|they have) {keywords}", old("(it gains|they gain) {keywords}"), rule="707.9a")
class AlsoHas(Except):
    keywords: tuple[Keyword, ...] = joined(" and ", ", ")
    alter = lambda self, face: attrs.evolve(face, abilities=face.abilities + self.keywords)


@phrase('(it has|they have) {keywords} and "{ability:quoted}"', rule="707.9a")
class AlsoHasBoth(Except):
    keywords: tuple[Keyword, ...] = joined(", ")
    ability: Ability
    alter = lambda self, face: attrs.evolve(face, abilities=(*face.abilities, *self.keywords, self.ability))


@phrase('(it has|they have) "{ability:quoted}"', rule="707.9a")
class AlsoHasText(Except):
    ability: Ability
    alter = lambda self, face: attrs.evolve(face, abilities=(*face.abilities, self.ability))


@phrase(say("it's a(n) {kinds} in addition to its other types", said="one"),
        say("they're {kinds:many} in addition to their other types", said="many"), rule="707.9b")
class AlsoIs(Except):
    kinds: tuple[Type, ...] = joined(" ")
    said: str = attrs.field(default="one", eq=False)
    alter = lambda self, face: attrs.evolve(face, types=face.types + tuple(k.word for k in self.kinds if k.word not in face.types))


@rule("707.9d", without=lambda face, layer: face.abilities)
def without_what_defines(face, layer):
    """The abilities, but for those that would define what the exception says otherwise."""
    return tuple(ability for ability in face.abilities if getattr(ability, "defining", "") != layer)


@phrase("(it's|they're) {size}", rule="707.9b")
class IsSized(Except):
    size: Size
    alter = lambda self, face: attrs.evolve(face, power=self.size.pair[0], toughness=self.size.pair[1],
                                            abilities=without_what_defines(face, "7a"))


@phrase("(it's|they're) {color}", rule="707.9b")
class ExceptColored(Except):
    color: Color
    alter = lambda self, face: attrs.evolve(face, colors=letters(self.color.letter), abilities=without_what_defines(face, "5"))


@phrase("(it has|they have) no mana cost", rule="707.9b")
class ExceptNoCost(Except):
    alter = lambda self, face: attrs.evolve(face, cost=())


def copy_of(card, exceptions):
    for one in exceptions:
        card = card.altered(one.alter)
    return attrs.evolve(card, back=None, layout="normal") if card.layout == MELDED else card       # 712.8g: its mana value is 0


@rule("707.3", without=lambda world, id: world.thing(id).card)
def copiable_values(world, id):
    """What a copy of the object is: its printed card, or what a copy effect made of it; of a turned or face-up object, that face.

    The card keeps both faces only for copies that are double-faced themselves, tokens of double-faced permanents among them [707.8]."""
    thing = world.thing(id)
    return as_made(thing) if thing.token == "token" and world.look(id).card == thing.card else face_up(world.look(id).card)


def face_up(card):
    """The same values on what is not face down itself: that status is not copied [707.2]."""
    return attrs.evolve(card, layout="normal") if card.layout == DOWN else card


@rule("111.3", without=lambda thing: Card(front=Face(name="", types=("creature",), power=0, toughness=0)))
def as_made(thing):
    """What the effect said that made the token."""
    return thing.card


@attrs.frozen
class Wears(Change):
    """Has become this card: a copy effect whose original was looked up once."""
    card: Card
    face: str = "front"
    layer, writes = "1", frozenset({"copiable"})
    leaf = True
    to_text = lambda self, form: f"(is|are) a copy of {self.card.front.name}"

    def apply(self, look):
        if stays_face_down(look):
            return look
        face = self.card.front
        return attrs.evolve(look, card=self.card, face=face, name=face.name, types=face.types, colors=face.colors, power=face.power,
                            toughness=face.toughness, loyalty=face.loyalty, abilities=face.abilities, mana_value=face.mana_value)


@rule("708.10", "707.3", without=lambda look: False)
def stays_face_down(look):
    """What becomes a copy while it is face down looks as before; the copied values are those that it has once it is turned face up."""
    return look.card.layout == DOWN


class Becoming(Phrase):
    """What an object becomes by an effect that resolves; no static ability says this."""


@attrs.frozen
class Unchanged(Change):
    """A copy of what is no longer there changes nothing."""
    layer = "1"
    leaf = True
    to_text = lambda self, form: "(stays|stay) as (it is|they are)"
    apply = lambda self, look: look


@phrase("(becomes|become) a copy of {which}[, except {exceptions}]", rule="707.2")
class BecomesCopy(Becoming):
    which: What
    exceptions: tuple[Except, ...] = joined(" and ", ", ", ", and ")

    @rule("707.4", without=lambda self, scene: Unchanged())
    def fixed(self, scene):                            # what it copies is found as the effect begins
        found = self.which.find(scene)
        return Wears(copy_of(shown(scene.world, found[0].id), self.exceptions)) if found else Unchanged()


def with_the_cost_of_the_front(world, id):
    card = copiable_values(world, id)
    return Card(front=attrs.evolve(world.look(id).face, cost=card.front.cost)) if card.turns else card


@rule("712.8f", without=lambda world, id: copiable_values(world, id))
@rule("202.3b", without=with_the_cost_of_the_front)
def shown(world, id):
    """The copiable values of the face that is up, as a card of one face: for what is not double-faced itself [707.2, 712.8f]."""
    card = copiable_values(world, id)
    return Card(front=world.look(id).face) if card.turns else card


# ---- copies on the stack ----
@phrase(say("{who} (copies|copy) {what}. You may choose new targets for the copy", said=""),
        say("{who} (copies|copy) {what}, and you may choose new targets for the copy", said="and"),
        say("{who} (copies|copy) {what} and you may choose new targets for the copy", said="in one"), rule="707.10")
class CopyOnStack(Verb):
    """Modes, X, kicker, division and the number of targets stay; the copy's source is the original's."""
    who: Who
    what: What
    said: str = attrs.field(default="", eq=False)
    copy: Item | None = attrs.field(default=None, eq=False)
    exceptions = ()
    result = None

    def affected(self, game):
        return self.who.seat

    def bound(self, scene):
        events = []
        for event in (yield from super().bound(scene)):
            item = scene.world.state.last_item(event.what.id)
            if item is not None:
                new = attrs.evolve(as_first_said(item), id=scene.world.new_id(), you=event.who.seat, spent="")
                events.append(attrs.evolve(event, copy=(yield from self.aimed(scene.world, new))))
        return events

    def contains(self, game):
        return becoming_targets(game, self.copy)

    def aimed(self, game, item):
        return (yield from aimed_anew(game, item))

    def perform(self, game):
        id, spell = self.copy.id, game.state.thing(self.what.id)
        if spell:                                     # a copy of a spell is itself a spell, of no card
            you = self.who.seat
            game.state = game.state.with_thing(attrs.evolve(spell, id=id, body=id, token="token", controller=you, owner=you, timestamp=id,
                                                            cast="", spent="", cast_from="", facing="face up",
                                                            card=copy_of(of_spell(spell), self.exceptions)))
        game.put(stack=(*game.state.stack, attrs.evolve(self.copy, source=id) if spell else self.copy))
        return self


@rule("707.2", without=lambda item: item)
def as_first_said(item):
    """What changed a spell's text is not copied with it."""
    return attrs.evolve(item, ability=item.unchanged, unchanged=None) if item.unchanged else item


@rule("707.10g", without=lambda spell: Card(front=spell.card.front))
def of_spell(spell):
    """What a copy of a spell is printed with: both faces of a double-faced card [707.10g]; of a face-down one what everyone sees."""
    return face_up(spell.copiable) if spell.facing == DOWN else spell.card


@attrs.frozen
class CopyCard(Verb):
    """A copy of a card, where that card is [707.12]."""
    who: Player
    what: The
    made: The | None = attrs.field(default=None, eq=False)
    leaf = silent = True
    result = property(lambda self: self.made)
    to_text = lambda self, form: f"{self.who.name} copies {self.what.name}"

    def perform(self, game):
        thing, id = game.state.things.get(self.what.id), game.new_id()
        copy = Thing(id=id, body=id, card=thing.card, owner=self.who.seat, controller=self.who.seat, zone=thing.zone, timestamp=id,
                     token="token")
        game.put(things=game.state.things.put([(id, copy)]))
        return attrs.evolve(self, made=The(id, self.what.name))


@phrase("{who} (copies|copy) {what}[, except {exceptions}]", rule="707.10")
class CopyAsItStands(CopyOnStack):
    """Nothing is said of new targets: the copy keeps them. Exceptions are part of the copy's copiable values [707.9]."""
    who: Who
    what: What
    exceptions: tuple[Except, ...] = joined(" and ", ", ", ", and ")
    copy: Item | None = attrs.field(default=None, eq=False)

    def bound(self, scene):
        """A card that is no spell is copied where it lies."""
        found = [one for one in self.what.find(scene) if isinstance(one, The) and is_a_card(scene.world.state.things.get(one.id))]
        return [CopyCard(player(scene, scene.you), one) for one in found] or (yield from super().bound(scene))

    def aimed(self, game, item):
        yield from ()
        return item


@rule("707.12", without=lambda thing: False)
def is_a_card(thing):
    return thing is not None and thing.zone not in (STACK, BATTLEFIELD)
