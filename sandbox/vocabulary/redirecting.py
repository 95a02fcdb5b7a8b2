"""Damage that is dealt to somebody else instead [614.9]."""
import attrs

from sandbox.engine.kinds import Exactly, Player, Recipient, Replacement, The, Those
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import logged, phrase
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.preventing import HowMuch, Meant, MeantAlways, MeantThisTurn, NextDamage, changed_shield, less
from sandbox.vocabulary.this_turn import SettingUp, settled


def can_be_dealt(state, one):
    """A player who is still in the game, or a creature, planeswalker or battle that is still there [614.9]."""
    if isinstance(one, Player):
        return not state.seats[one.seat].lost
    thing = state.things.get(getattr(one, "id", 0))
    return thing is not None and thing.zone == BATTLEFIELD and not {"creature", "planeswalker", "battle"}.isdisjoint(
        state.look(thing.id).types)


class Redirects(Replacement):
    of_itself = lambda self: False

    hears = (Damage,)

    def applies(self, scene, event):
        return (type(event) is Damage and self.much.fits(event) and self.meant.covers(scene, event)
                and self.new_one(scene) not in (None, event.what))

    def new_one(self, scene):
        found = [one for one in self.other.find(scene) if can_be_dealt(scene.world.state, one)]
        return found[0] if found else None

    def replace(self, scene, event):
        yield from ()
        return [attrs.evolve(event, what=self.new_one(scene))]


@phrase("{much} {meant} is dealt to {other} instead.", rule="614.9")
class RedirectsAlways(Redirects):
    much: HowMuch
    meant: MeantAlways
    other: Recipient


@phrase(logged("{much} {meant} is dealt to {other} instead"), rule="614.9")
class RedirectsNow(Redirects):
    """As much as is left of it; the rest of the damage is dealt as it would be."""
    much: HowMuch
    meant: Meant
    other: Recipient
    item: int = 0

    def replace(self, scene, event):
        yield from ()
        other, left = self.new_one(scene), self.much.left(scene)
        if left is None or left > event.count.n:
            if left is not None:
                changed_shield(scene.game, self.item, attrs.evolve(self, much=NextDamage(n=Exactly(n=left - event.count.n))))
            return [attrs.evolve(event, what=other)]
        changed_shield(scene.game, self.item, None)
        return [attrs.evolve(event, what=other, count=Exactly(n=left)), *less(event, left)]


@phrase("{much} {meant} is dealt to {other} instead", rule="614.9")
class RedirectThisTurn(SettingUp):
    much: HowMuch
    meant: MeantThisTurn
    other: Recipient

    def run(self, scene):
        much = yield from settled(scene, self.much)
        meant = yield from settled(scene, self.meant)
        others = tuple(one for one in (yield from self.other.pick(scene, scene.you, lambda one: True)) if isinstance(one, Player | The))
        if not others or much.left(scene) == 0:
            return False
        return self.begin(scene, RedirectsNow(much=much, meant=meant, other=Those(others)))
