"""Turning permanents face up and face down [708]."""
import attrs

from sandbox.engine.kinds import ANY, Replacement, The, What, Who
from sandbox.engine.printed import DOWN
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.foreseeing import Foreseen
from sandbox.vocabulary.moving import Reveal
from sandbox.vocabulary.pronouns import This

WHILE_DOWN = "manifested", "cloaked"                  # for as long as it remains face down [701.40a, 701.58a]


class TurnOver(Verb):
    """Of a permanent that lies the other way; it gets a new timestamp, and stays the same object."""
    becomes = ""

    def allows(self, game, one):
        thing = game.state.things.get(one.id)
        return thing is not None and thing.zone == BATTLEFIELD and thing.facing != self.becomes and may_lie(thing, self.becomes)

    def possible(self, game):                          # so that nothing is done for it in vain [708.2b]
        return not isinstance(self.what, The) or self.allows(game, self.what)

    def perform(self, game):
        if not self.allows(game, self.what):
            return None
        thing = game.state.things.get(self.what.id)
        marks = tuple(word for word in thing.designated if word not in WHILE_DOWN)
        way = "" if thing.facing == DOWN else thing.way            # that it was cast face down is over
        game.state = game.state.with_thing(attrs.evolve(thing, facing=self.becomes, designated=marks, way=way,
                                                        timestamp=game.new_id()))                                     # 613.7f
        return self


@rule("712.16", without=lambda thing, facing: True)
def may_lie(thing, facing):
    """What is double-faced can't be turned face down."""
    return facing != DOWN or not thing.card.turns


@rule("701.40g", "701.58g", without=lambda thing: False)
def hides_a_spell(thing):
    """A manifested or cloaked instant or sorcery card is shown instead, and stays as it is."""
    return bool({"instant", "sorcery"} & set(thing.card.front.types))


@phrase("{who} (turns|turn|turned) {what} face up", say("{what} (is|are) turned face up", who=ANY), rule="708.8")
class TurnUp(TurnOver):
    """It is again what its card says, and does not enter by that."""
    who: Who
    what: What
    becomes = "face up"
    looks_ahead = True

    def contains(self, game):
        thing = game.state.things.get(self.what.id)
        return (Reveal(who=self.who, what=self.what),) if thing is not None and hides_a_spell(thing) else ()

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        return None if thing is None or hides_a_spell(thing) else super().perform(game)

    def foreseen(self, state):                         # its own words about this count as it is turned [708.11]
        world = Foreseen(state)
        self.perform(world)
        return world.state, self


@phrase("as {what} is turned face up, {do:command}.", rule="708.11")
class AsTurnedUp(Replacement):
    """What is done while it is turned, not afterward; "it" is what is turned."""
    what: This
    do: Verb
    of_itself = lambda self: True

    hears = (TurnUp,)

    def applies(self, scene, event):
        return isinstance(event, TurnUp) and self.what.covers(scene, event.what)

    def replace(self, scene, event):
        doing = yield from self.do.bound(attrs.evolve(scene, mentioned=[(event.what,)]))
        return [event, *doing]


@phrase("{who} (turns|turn|turned) {what} face down", say("{what} (is|are) turned face down", who=ANY), rule="708.2b")
class TurnDown(TurnOver):
    """A 2/2 creature with no text, no name, no subtypes and no mana cost [708.2a]."""
    who: Who
    what: What
    becomes = DOWN
