"""Equipment that comes with its wearer, and Auras that are destroyed in their creature's stead [702.89, 702.92, 702.163]."""
import attrs

from sandbox.engine.kinds import Keyword, Replacement, The, What, player, the
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, old, phrase
from sandbox.language.reading import read
from sandbox.language.writing import write
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.lines import ActivatedAbility, OnlyWhen
from sandbox.vocabulary.moving import Destroy
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.sentences import Body
from sandbox.vocabulary.standing import StandsFor


@phrase("living weapon", rule="702.92a")
class LivingWeapon(StandsFor):
    words = ("when this Equipment enters, create a 0/0 black Phyrexian Germ creature token, then attach this Equipment to it.",)


@phrase("job select", rule="702.182a")
class JobSelect(StandsFor):
    words = ("when this Equipment enters, create a 1/1 colorless Hero creature token, then attach this Equipment to it.",)


@phrase("for Mirrodin!", rule="702.163a")
class ForMirrodin(StandsFor):
    words = ("when this Equipment enters, create a 2/2 red Rebel creature token, then attach this Equipment to it.",)


@phrase("umbra armor", old("totem armor"), rule="702.89a")
class UmbraArmor(Keyword, Replacement):
    """If enchanted permanent would be destroyed, instead its damage is removed and this Aura is destroyed."""
    of_itself = lambda self: False

    hears = (Destroy,)

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


# ---- other ways to equip [702.6] ----
class Equips(Keyword, ActivatedAbility):
    """[Cost]: Attach this Equipment to target creature you control. Activate only as a sorcery."""
    when: OnlyWhen | None = attrs.field(init=False, eq=False, repr=False, default=OnlyWhen(word="as a sorcery"))


def attaching(wearer):
    return read(Body, f"attach this Equipment to target {wearer} you control.")


@phrase("equip—{other}.", rule="702.6a")
class EquipBy(Equips):
    """For another cost than mana."""
    other: PayBy
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda: attaching("creature")))
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda self: (self.other,), takes_self=True))


@phrase("equip {wearer:one} {mana}", rule="702.6c")
class EquipSort(Equips):
    """Only to such a creature; once it is attached, it stays whatever its wearer becomes."""
    wearer: Things
    mana: ManaCost
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda self: attaching(write(self.wearer, "one")), takes_self=True))
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda self: (self.mana,), takes_self=True))
