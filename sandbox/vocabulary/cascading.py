"""Cascade: the next cheaper card of the library is cast for nothing; split second: nothing can be cast in response [702.61, 702.85]."""
from sandbox.engine.choices import CHANCE, Order
from sandbox.engine.kinds import Keyword, The, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import EXILE, LIBRARY
from sandbox.language.phrase import phrase
from sandbox.vocabulary.as_it_resolves import may_cast_card
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.sharing_out import moved
from sandbox.vocabulary.storm import WhenCast


@phrase("split second", rule="702.61a")
class SplitSecond(Keyword):
    """Read by the rules of casting and activating."""
    zone = "stack"


@phrase("cascade", rule="702.85a")
class Cascade(WhenCast):
    """Cards are exiled until a nonland one is cheaper; it may be cast, and the rest goes to the bottom in a random order."""
    @rule("702.85a", without=lambda self, scene: iter(()))
    def run(self, scene):
        game, you = scene.world, scene.you
        limit, exiled = game.look(scene.source).mana_value, list[The]()
        while library := game.state.seats[you].library:
            done = yield from game.happen(Put(who=player(scene, you), what=the(scene, library[0]), to=EXILE, origin=LIBRARY))
            now = next((event.now for event in done if isinstance(event, Put) and event.now), None)
            if now is None or game.state.things.get(now.id) is None:
                break
            exiled.append(now)
            look = game.look(now.id)
            if "land" not in look.types and look.mana_value < limit:
                yield from may_cast_card(scene, now.id)
                break
        yield from put_below(scene, [one for one in exiled if (thing := game.state.things.get(one.id)) and thing.zone == EXILE])
        return True


def put_below(scene, ones):
    """To the bottom of the library in a random order."""
    ordered = ones if len(ones) < 2 else (yield Order(who=CHANCE, ask="put there, from the top", options=tuple(ones), least=len(ones),
                                                      most=len(ones), kind="shuffle", rule="401.4"))
    yield from scene.world.happen(*moved(scene, player(scene, scene.you), scene.you, list(ordered), "bottom"))
