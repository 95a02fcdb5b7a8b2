"""Battles: defense counters, protectors, and Sieges that are cast again from exile once they are defeated [310]."""
import attrs

from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import INTRINSIC, Replacement, The, Triggered, bare, player, the
from sandbox.engine.rulebook import HOW_TO_CAST, rule, state_based
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase
from sandbox.vocabulary.counters import RemoveCounters, with_counters
from sandbox.vocabulary.entering import changed
from sandbox.vocabulary.moving import Put

DEFENSE, SIEGE = "defense", "Siege"


def is_battle(look):
    return "battle" in look.types


# ---- entering ----
class EntersAsBattle(Replacement):
    """With as many defense counters as is printed on it, and protected by a player whom its controller chooses."""
    of_itself = lambda self: True
    applies = lambda self, scene, event: isinstance(event, Put) and event.to == BATTLEFIELD and event.what == The(scene.source)

    def replace(self, scene, event):
        look = scene.world.look(scene.source)
        seat = yield from protector_chosen(scene.world.state, look, scene.source)
        return [changed(event, protector=seat, counters=with_counters(event.entering.counters, DEFENSE, printed_defense(look)))]


@rule("310.4b", without=lambda look: 0)
def printed_defense(look):
    return look.face.defense or 0


ENTERS_AS_BATTLE = EntersAsBattle()
INTRINSIC.append(lambda look: [ENTERS_AS_BATTLE] if is_battle(look) else [])


def may_protect(state, look):
    """The seats that may be its protector: of a Siege the opponents of its controller, of a battle without a type its controller."""
    return others_only(state, look) if SIEGE in look.types else [look.controller]


@rule("310.11a", without=lambda state, look: state.in_turn_order())
def others_only(state, look):
    return [seat for seat in state.in_turn_order() if seat != look.controller]


def nobody(state, look, id):
    yield from ()


@rule("310.8a", without=nobody)
def protector_chosen(state, look, id):
    """The seat; None if there is nobody."""
    scene = bare(state)
    options = [player(scene, seat) for seat in may_protect(state, look)]
    chosen = yield from choose(look.controller, f"who protects {look.name}", options, 1, 1, kind="player", source=id, rule="310.8a")
    return chosen[0].seat if chosen else None


# ---- what the rules do with them ----
@attrs.frozen
class BecomeProtector(Verb):
    """Of one battle; whoever was it is it no longer [310.8f]."""
    who: Phrase
    what: The
    leaf = True
    to_text = lambda self, form: f"{self.who.name} becomes the protector of {self.what.name}"

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or thing.protector == self.who.seat:
            return None
        game.put_thing(attrs.evolve(thing, protector=self.who.seat))
        return self


@state_based("704.5v")
def battles_fall(game):
    """One with defense 0 goes to the graveyard, unless it is the source of an ability that has yet to resolve [310.7]."""
    yield from ()
    state, scene = game.state, bare(game)
    fallen = state.fitting(lambda thing, look: is_battle(look) and not thing.counted(DEFENSE))
    waiting = {item.source for item in (*state.stack, *state.waiting) if isinstance(item.ability, Triggered)}
    return [Put(who=player(scene, state.look(id).controller), what=the(scene, id), to=GRAVEYARD, origin=BATTLEFIELD)
            for id in fallen if id not in waiting]


@state_based("704.5w")
def battles_find_protectors(game):
    """One that has none in the game, and is not being attacked, gets one, or goes to the graveyard if it can't [310.10]."""
    state = game.state
    def unprotected(thing, look):
        return is_battle(look) and (thing.protector is None or state.seats[thing.protector].lost)

    ones = [id for id in state.fitting(unprotected) if not attacked(state, id)]
    return (yield from protected_or_gone(game, ones))


@state_based("704.5x")
def sieges_are_not_protected_by_their_controllers(game):
    ones = game.state.fitting(lambda thing, look: SIEGE in look.types and thing.protector == look.controller)
    return (yield from protected_or_gone(game, ones))


def attacked(state, id):
    return bool(state.fitting(lambda thing, look: thing.attacking == The(id)))


def protected_or_gone(game, ids):
    events, scene = [], bare(game)
    for id in ids:
        look = game.state.look(id)
        seat = yield from protector_chosen(game.state, look, id)
        events.append(Put(who=player(scene, look.controller), what=the(scene, id), to=GRAVEYARD, origin=BATTLEFIELD) if seat is None
                      else BecomeProtector(player(scene, seat), the(scene, id)))
    return events


# ---- Sieges ----
@attrs.frozen
class SiegeFalls(Triggered):
    """When the last defense counter is removed from this permanent, exile it, then you may cast it transformed for nothing."""
    leaf = True
    body = ()
    targets = lambda self, item: []
    to_text = lambda self, form: ("when the last defense counter is removed from this permanent, exile it, then you may cast it "
                                  "transformed without paying its mana cost.")

    @rule("310.11b", without=lambda self, scene, event: False)
    def set_off_by(self, scene, event):
        thing = scene.world.state.things.get(scene.source)
        return (isinstance(event, RemoveCounters) and event.what == The(scene.source) and event.kind.word == DEFENSE
                and thing is not None and not thing.counted(DEFENSE))

    def run(self, scene):
        game = scene.world
        if game.state.things.get(scene.source) is None:
            return False
        put = Put(who=player(scene, scene.you), what=the(scene, scene.source), to=EXILE, origin=BATTLEFIELD)
        done = yield from game.happen(put)
        now = next((e.now for e in done if isinstance(e, Put) and e.now), None)
        thing = game.state.things.get(now.id) if now else None
        if thing is None or thing.zone != EXILE or not thing.card.turns:
            return bool(done)
        if (yield from agree(scene.you, f"cast {thing.card.back.name}", kind="cast or not", source=now.id, rule="310.11b")):
            yield from HOW_TO_CAST[0](game, scene.you, now.id, (), "", "back")
        return True


def of_types(types):
    """The abilities that a card of these types has beside its text [310.11b]."""
    return (SiegeFalls(),) if SIEGE in types else ()
