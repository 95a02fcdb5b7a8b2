"""Permanents given up for another card: aura swap, transfigure [702.65, 702.71]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import Scene, The, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, HAND
from sandbox.language.phrase import phrase
from sandbox.vocabulary.attaching import enchant_of
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.cycling import Shorthand, doing
from sandbox.vocabulary.flashback import in_words
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.out_of_graveyards import AS_A_SORCERY


@phrase("transfigure {price}", rule="702.71a")
class Transfigure(Shorthand):
    """For a creature card with the same mana value."""
    price: ManaCost
    zone, when = BATTLEFIELD, AS_A_SORCERY
    cost = property(lambda self: (self.price, in_words("sacrifice ~")))
    body = property(lambda self: doing("search your library for a creature card with the same mana value as ~, put it onto the "
                                       "battlefield, then shuffle."))


@phrase("aura swap {price}", rule="702.65a")
class AuraSwap(Shorthand):
    """It may be exchanged with an Aura card in its controller's hand, which is then attached to what it was attached to [701.12e]."""
    price: ManaCost
    zone, body = BATTLEFIELD, ()
    cost = property(lambda self: self.said)
    targets = lambda self, item: []

    def run(self, scene):
        game, thing = scene.world, scene.world.state.things.get(scene.source)
        if thing is None or thing.zone != BATTLEFIELD or thing.owner != scene.you or thing.attached is None:
            return False
        able = [the(scene, id) for id in game.state.seats[scene.you].hand if "Aura" in game.look(id).types]
        chosen = yield from choose(scene.you, "exchange it with an Aura card", able, 0, 1, source=scene.source, rule="702.65a")
        if not chosen or not fits_there(scene, chosen[0].id, thing.attached):
            return False
        who = player(scene, scene.you)
        return bool((yield from game.happen(
            Put(who=who, what=the(scene, scene.source), to=HAND, origin=BATTLEFIELD),
            Put(who=who, what=chosen[0], to=BATTLEFIELD, origin=HAND, entering=Entering(attached=thing.attached)))))


@rule("702.65b", without=lambda scene, card, host: True)
def fits_there(scene, card, host):
    """Whether the card can be attached to that object: else nothing is exchanged at all."""
    found = enchant_of(scene.world.look(card))
    return found is not None and found.fits(Scene(scene.world, scene.you, card), The(host))
