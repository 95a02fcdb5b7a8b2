"""Equipment that comes with its wearer, and Auras that are destroyed in their creature's stead [702.89, 702.92, 702.163]."""
from sandbox.engine.kinds import Keyword, Replacement, The, What, player, the
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, old, phrase
from sandbox.vocabulary.moving import Destroy
from sandbox.vocabulary.standing import StandsFor


@phrase("living weapon", rule="702.92a")
class LivingWeapon(StandsFor):
    words = ("when this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.",)


@phrase("for Mirrodin!", rule="702.163a")
class ForMirrodin(StandsFor):
    words = ("when this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it.",)


@phrase("umbra armor", old("totem armor"), rule="702.89a")
class UmbraArmor(Keyword, Replacement):
    """If enchanted permanent would be destroyed, instead its damage is removed and this Aura is destroyed."""
    of_itself = lambda self: False

    def applies(self, scene, event):
        host = scene.world.thing(scene.source).attached
        return isinstance(event, Destroy) and host is not None and event.what == The(host)

    def replace(self, scene, event):
        yield from ()
        return [Spared(what=event.what), Destroy(who=player(scene, scene.you), what=the(scene, scene.source))]


@phrase(logged("{what} (is|are) spared"), rule="702.89a")
class Spared(Verb):
    """All damage marked on it is removed."""
    what: What

    def perform(self, game):
        game.mark([self.what.id], damage=0)
        return self
