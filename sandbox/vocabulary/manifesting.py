"""Cards put onto the battlefield face down, to be turned up for their mana cost: manifest, cloak, manifest dread [701.40, 701.58]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import What, Who
from sandbox.engine.printed import DOWN, DOWN_AS, FACE_DOWN
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD, LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.drawing import top_of
from sandbox.vocabulary.looking_at import LookAt
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.processes import Process, outcome, undone
from sandbox.vocabulary.ward import Ward

MANIFESTED, CLOAKED = "manifested", "cloaked"
DOWN_AS[CLOAKED] = FACE_DOWN.altered(lambda face: attrs.evolve(face, abilities=(Ward(mana=ManaCost(symbols=("2",))),)))


def put_face_down(scene, who, card, as_):
    """The permanent that it became; None if it could not enter so, and stays where and as it was [701.40f]."""
    put = Put(who=who, what=card, to=BATTLEFIELD, origin=scene.world.thing(card.id).zone, entering=Entering(facing=DOWN, designated=(as_,)))
    done = yield from scene.world.happen(put)
    return next((event.now for event in done if isinstance(event, Put) and event.now is not None), None)


class FaceDown(Verb):
    """One card after another; each has become a 2/2 creature once it is done."""
    each = ("who", "what")
    as_ = MANIFESTED
    result = property(lambda self: attrs.evolve(self.now, was=self.what.id) if self.now else None)

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            if scene.world.state.things.get(event.what.id) is None:
                continue
            now = yield from put_face_down(scene, event.who, event.what, self.as_)
            if now is not None:
                out.append(attrs.evolve(event, now=now))
        return out


@phrase("{who} (manifests|manifest) {what}", rule="701.40a")
class Manifest(FaceDown):
    who: Who
    what: What
    now: object = outcome()


@phrase("{who} (cloaks|cloak) {what}", rule="701.58a")
class Cloak(FaceDown):
    """With ward {2}."""
    who: Who
    what: What
    now: object = outcome()
    as_ = property(lambda self: with_ward())


@rule("701.58a", without=lambda: MANIFESTED)
def with_ward():
    return CLOAKED


@phrase("{who} (manifests|manifest) dread", rule="701.62a")
class ManifestDread(Process):
    """One of the top two cards; the other goes to the graveyard."""
    who: Who
    now: object = outcome()
    done: str = undone()
    result = property(lambda self: self.now)

    def process(self, scene, who):
        seen = top_of(scene, who, 2)
        if not seen:
            return None
        yield from scene.world.happen(*(LookAt(who=who, what=one) for one in seen))
        chosen = yield from choose(who.seat, "manifest one of them", seen, 1, 1, source=scene.source, rule="701.62a")
        now = yield from put_face_down(scene, who, chosen[0], MANIFESTED)
        others = [one for one in seen if (thing := scene.world.state.things.get(one.id)) and thing.zone == LIBRARY]
        yield from scene.world.happen(*(Put(who=who, what=one, to=GRAVEYARD, origin=LIBRARY) for one in others))
        return now


@rule("701.40b", "701.58b", without=lambda thing: None)
def mana_cost_to_turn_up(thing):
    """What a manifested or cloaked permanent is turned up for: the mana cost of a creature card, if it has one."""
    face = thing.card.front
    if not {MANIFESTED, CLOAKED} & set(thing.designated) or "creature" not in face.types or not face.cost:
        return None
    return ManaCost(symbols=face.cost)
