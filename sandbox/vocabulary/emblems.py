"""Emblems: an object in the command zone whose ability holds for the rest of the game [114]."""

from sandbox.engine.kinds import Ability, Static, Who
from sandbox.engine.printed import Card, Face
from sandbox.engine.state import COMMAND, Effect, Item, Thing
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, joined, phrase

FOR_EVER = "the game"                                 # how long its abilities wait


@phrase('"{ability:quoted}"')
class EmblemAbility(Phrase):
    ability: Ability


@phrase("{who} (gets|get) an emblem with {abilities}", rule="114.1")
class GetEmblem(Verb):
    """Its triggered abilities and replacement effects wait beside the delayed ones, its static effects apply as from anywhere [113.6m]."""
    who: Who
    abilities: tuple[EmblemAbility, ...] = joined(" and ", ", ", ", and ")
    result = None

    def perform(self, game):
        id, seat = game.new_id(), self.who.seat
        own = tuple(one.ability for one in self.abilities)
        card = Card(front=Face(name="Emblem", abilities=own))
        emblem = Thing(id=id, body=id, card=card, owner=seat, controller=seat, zone=COMMAND, timestamp=id)
        game.put(things=game.state.things.put([(id, emblem)]))
        for ability in own:
            begin_ability(game, id, seat, ability, "Emblem")
        return self

    def possible(self, game):
        """Of what holds only as long as something is so nothing is known here."""
        return all(getattr(one.ability, "while_", None) is None for one in self.abilities)


def begin_ability(game, id, seat, ability, word):
    """What an emblem says holds from now on."""
    new = game.new_id()
    if isinstance(ability, Static):
        game.put(effects=(*game.state.effects, Effect(id=new, you=seat, source=id, locked=(), timestamp=new, finds="anew",
                                                      sentence=ability.effect, until="the end of the game")))
    else:
        game.put(delayed=(*game.state.delayed, Item(id=new, you=seat, source=id, ability=ability, word=word, lasts=FOR_EVER)))
