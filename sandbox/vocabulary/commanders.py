"""Commanders: cards that lead a deck, what they cost from the command zone, and how they come back to it [903]."""
import re

import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import OF_ONE, Condition, Replacement, The, bare, player, the
from sandbox.engine.rulebook import rule, state_based
from sandbox.engine.state import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY
from sandbox.language.phrase import phrase
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.losing import Lose
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.nouns import Relative
from sandbox.vocabulary.words import BASICS, CREATURE_TYPES

ENOUGH = 21                                           # combat damage by one commander
SYMBOL, REMINDER = re.compile(r"\{([^{}]{1,5})\}"), re.compile(r"\([^()]*\)")


@rule("903.3", without=lambda state, id: None)
def commander_of(state, id):
    """What is noted of the commander that the object is or was; None if it is none [903.3]."""
    thing = state.thing(id) if state.commanders else None
    return next((one for one in state.commanders if thing is not None and one.body == thing.body), None)


def commanders_of(state, seat):
    return [one for one in state.commanders if one.owner == seat]


def noted(game, commander, **changes):
    """The same with something noted of one."""
    game.put(commanders=tuple(attrs.evolve(one, **changes) if one.body == commander.body else one for one in game.state.commanders))


@phrase("(that shares|that share) a creature type with your commander", rule="702.124d")
class LikeYourCommander(Relative):
    """With either, where there are two."""
    reads, beyond = frozenset({"types"}), frozenset({"things"})

    def fits(self, scene, thing, look):
        theirs = {one.body for one in commanders_of(scene.world.state, scene.you)}
        types = {word for other in scene.world.state.things.values() if other.body in theirs for word in scene.world.look(other.id).types}
        return not types.isdisjoint(set(look.types) & set(CREATURE_TYPES))


# ---- casting [903.8] ----
@rule("903.8", without=lambda state, you, thing: False)
def castable_from_command(state, you, thing):
    """By its owner, from the command zone."""
    return thing.zone == COMMAND and thing.owner == you and commander_of(state, thing.id) is not None


@rule("903.8", without=lambda state, spell: 0)
def tax(state, spell):
    """What it costs more: two for each time before that it was cast from there."""
    thing, commander = state.thing(spell), commander_of(state, spell)
    return 2 * commander.casts if thing and commander and thing.cast_from == COMMAND else 0


def note_cast(game, spell):
    thing, commander = game.state.thing(spell), commander_of(game.state, spell)
    if thing and commander and thing.cast_from == COMMAND:
        noted(game, commander, casts=commander.casts + 1)


# ---- coming back [903.9] ----
@attrs.frozen
class ToCommandZone(Replacement):
    """Its owner may have it go there, each time that it would go to another of these zones [903.9b]."""
    to: str
    leaf = True
    of_itself = lambda self: True
    to_text = lambda self, form: "its owner may put it into the command zone instead"

    def applies(self, scene, event):
        return isinstance(event, Put) and event.to == self.to

    def replace(self, scene, event):
        look, thing = scene.world.look(event.what.id), scene.world.thing(event.what.id)
        home = yield from agree(thing.owner, f"put {look.name} into the command zone, not into your {event.to}", kind="commander",
                                source=thing.id, rule="903.9b")
        return [attrs.evolve(event, to=COMMAND, where="")] if home else [event]


@rule("903.9b", without=lambda world, event: [])
def home_instead(world, event):
    one = getattr(event, "what", None)
    if not isinstance(event, Put) or not isinstance(one, The) or event.to not in (HAND, LIBRARY):
        return []
    return [ToCommandZone(event.to)] if commander_of(world.state, one.id) else []


OF_ONE.append(home_instead)


def nothing(game):
    yield from ()
    return []


@state_based("704.6d")
@rule("903.9a", without=nothing)
def commanders_return(game):
    """From a graveyard or from exile, if their owners like: asked once of each that was put there."""
    events = []
    for commander in game.state.commanders:
        thing = next((t for t in game.state.things.values() if t.body == commander.body), None)
        if thing is None or thing.zone not in (GRAVEYARD, EXILE) or commander.left == thing.id or game.state.seats[thing.owner].lost:
            continue
        name = game.state.look(thing.id).name
        if (yield from agree(thing.owner, f"put {name} into the command zone", kind="commander", source=thing.id, rule="903.9a")):
            events.append(Put(who=player(bare(game), thing.owner), what=the(bare(game), thing.id), to=COMMAND, origin=thing.zone))
        else:
            noted(game, commander, left=thing.id)
    return events


# ---- damage [903.10] ----
def struck(game, source, seat, n):
    """Combat damage of a commander is remembered, whoever controls it."""
    commander = commander_of(game.state, source.id) if isinstance(source, The) else None
    if commander:
        dealt = dict(commander.struck)
        noted(game, commander, struck=tuple(sorted({**dealt, seat: dealt.get(seat, 0) + n}.items())))


@state_based("704.6c")
@rule("903.10a", "104.3j", without=nothing)
def too_much_of_one(game):
    """Twenty-one or more combat damage by the same one, over the course of the game."""
    yield from ()
    return [Lose(player(bare(game), seat), f"{n} combat damage by a commander") for one in game.state.commanders
            for seat, n in one.struck if n >= ENOUGH and not game.state.seats[seat].lost]


# ---- color identity [903.4] ----
def identity(card):
    """The colors of a card's mana symbols, indicators and land types, of both its faces, in the order WUBRG."""
    faces = (card.front, *with_back(card))
    letters = "".join(face.colors + symbols_of(face) + symbols_of_types(face) for face in faces)
    return "".join(color for color in "WUBRG" if color in letters)


@rule("903.4d", "903.4e", without=lambda card: ())
def with_back(card):
    """What stands on the other face, or on the other part, counts as well."""
    return (card.back,) if card.back else ()


@rule("903.5d", without=lambda face: "")
def symbols_of_types(face):
    """The letters of the mana that its basic land types bring along."""
    return "".join(BASICS.get(word, "") for word in face.types)


@rule("903.4", without=lambda face: "")
def symbols_of(face):
    """The letters of the symbols in its cost and its rules text."""
    return "".join((*face.cost, *SYMBOL.findall(without_reminder(face.words)))).upper()


@rule("903.4c", without=lambda words: words)
def without_reminder(words):
    return REMINDER.sub("", words)


@rule("903.4", without=lambda state, seat: frozenset("WUBRG"))
def identity_of_commander(state, seat):
    """The colors in that player's commanders' color identity; none without a commander [903.4f]."""
    cards = [t.card for one in commanders_of(state, seat) for t in state.things.values() if t.body == one.body]
    return frozenset(color for card in cards for color in identity(card))


# ---- what cards say of them ----
@phrase("you control your commander", rule="903.3d")
class ControlYourCommander(Condition):
    beyond = frozenset({"commanders", "things"})

    def holds(self, scene):
        state = scene.world.state
        bodies = {one.body for one in commanders_of(state, scene.you)}
        theirs = [t.id for t in state.things.values() if bodies and t.body in bodies and t.zone == BATTLEFIELD]
        return any(scene.world.look(id).controller == scene.you for id in theirs)


@phrase("for each time you've cast your commander from the command zone this game", rule="903.8")
class ForEachCast(PerEach):
    value = lambda self, scene: sum(one.casts for one in commanders_of(scene.world.state, scene.you))
