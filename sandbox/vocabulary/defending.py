"""The defending player: whom an attacking creature attacks, or attacked [508.5]."""
from sandbox.engine.kinds import ANY, Player, The, Who, player
from sandbox.engine.state import State
from sandbox.language.phrase import phrase
from sandbox.vocabulary.fighting_alone import GoUnblocked
from sandbox.vocabulary.restrictions import Attack, Block, defended_by


@phrase("defending player", rule="508.5")
class DefendingPlayer(Who):
    """The player that the attacking creature attacks, or attacked before it was removed from combat."""
    beyond = frozenset({"happened"})

    def find(self, scene):
        event = scene.item.event if scene.item else None
        if isinstance(event, Attack) and event.whom != ANY:
            return [player(scene, seat) for seat in seats_of(scene.world, event.whom)]
        one = event.attacker if isinstance(event, Block) else event.what if isinstance(event, (Attack, GoUnblocked)) else The(scene.source)
        seat = defender_against(scene.world.state, one.id)
        return [] if seat is None else [player(scene, seat)]


def defender_against(state: State, id):
    """The seat that an attacker attacks or attacked, itself or by what that player controls; None if it did not."""
    thing = state.thing(id)
    whom = thing.attacking if thing is not None and thing.attacking is not None else next(
        (event.whom for event in reversed(state.happened) if isinstance(event, Attack) and event.what.id == id), None)
    return next(iter(seats_of(state, whom)), None)


def seats_of(world, whom):
    """The seat of a player that is attacked, or of the controller of what is; none if there is neither."""
    if isinstance(whom, The):
        seat = defended_by(world.thing(whom.id), world.look(whom.id))
        return [] if seat is None else [seat]
    return [whom.seat] if isinstance(whom, Player) else []
