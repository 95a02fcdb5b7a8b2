"""Protection: no damage, no enchanting or equipping, no blocking and no targeting by what has a quality [702.16]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Replacement, Scene, Static, The, What
from sandbox.language.phrase import Phrase, joined, logged, phrase
from sandbox.vocabulary.changes import Color, Continuous, Granting, HasKeywords, Type
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.linking import chosen_for
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.restrictions import Evasion
from sandbox.vocabulary.targets import Shield
from sandbox.vocabulary.words import COLORS


class FromWhat(Phrase):
    """A quality that a source has or has not: has(look, chosen) is told what was chosen for the protected object."""
    has = lambda self, look, chosen: False


@phrase("{color}")
class FromColor(FromWhat):
    color: Color
    has = lambda self, look, chosen: self.color.letter in look.colors if self.color.letter else not look.colors


@phrase("{kind:many}")
class FromType(FromWhat):
    """702.16a: permanents of that type, and whatever is elsewhere and of that type."""
    kind: Type
    has = lambda self, look, chosen: self.kind.word in look.types


WIDER = {"everything": lambda look: True, "all colors": lambda look: bool(look.colors), "multicolored": lambda look: len(look.colors) > 1,
         "monocolored": lambda look: len(look.colors) == 1}


@phrase(leaf=r"(?:" + "|".join(WIDER) + r")\b", rule="702.16j")
class FromMany(FromWhat):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    has = lambda self, look, chosen: WIDER[self.word](look)


@phrase("the chosen color", rule="702.16a")
class FromChosenColor(FromWhat):
    """None chosen, none has it."""
    has = lambda self, look, chosen: any(COLORS.get(word, "-") in look.colors for word in chosen)


@phrase("the color of your choice", rule="608.2d")
class FromColorOfChoice(FromWhat):
    """Chosen as the instruction that grants it is carried out."""

    def settled(self, scene):
        [word] = yield from choose(scene.you, "choose a color", tuple(COLORS), 1, 1, kind="color", source=scene.source, rule="608.2d")
        return FromColor(color=Color(word=word))


class Protecting(Shield):
    """A keyword that speaks of qualities of sources."""
    qualities: tuple[FromWhat, ...] = ()

    def spoken_by(self, scene):
        """The same with the color that was chosen for the object that grants it."""
        colors = [FromColor(color=Color(word=word)) for word in chosen_for(scene) if word in COLORS] if any(
            isinstance(quality, FromChosenColor) for quality in self.qualities) else []
        return attrs.evolve(self, qualities=tuple(colors[0] if colors and isinstance(quality, FromChosenColor) else quality
                                                  for quality in self.qualities))

    def stops(self, world, holder, source):
        """Whether a source has one of the qualities."""
        if not source:
            return False
        look, chosen = world.look(source), chosen_by(world, holder)
        return any(quality.has(look, chosen) for quality in self.qualities)


def chosen_by(world, id):
    return chosen_for(Scene(world, 0, id))


@phrase("protection from {qualities}", rule="702.16a")
class Protection(Protecting, Evasion, Replacement):
    qualities: tuple[FromWhat, ...] = joined(" and from ", ", from ", ", and from ")
    spares: int | None = None                         # an Aura that it does not remove [702.16n]
    of_itself = lambda self: False

    def keeps_off(self, scene, one):                  # 702.16b
        return self.stops(scene.world, one.id, scene.source)

    def sheds(self, world, host, id):                 # 702.16c-d
        return id != self.spares and self.stops(world, host, id)

    def blockable_by(self, state, attacker, blocker):               # 702.16f
        return not self.stops(state, attacker, blocker)

    hears = (Damage,)

    def applies(self, scene, event):                  # 702.16e
        return (isinstance(event, Damage) and event.what == The(scene.source) and isinstance(event.source, The)
                and self.stops(scene.world, scene.source, event.source.id))

    def replace(self, scene, event):
        yield from ()
        return []


@phrase("{what} (has|have) {protection}. ^this effect doesn't remove {itself}.", rule="702.16n")
class ProtectsSparing(Static):
    """The protection that an Aura gives and that does not remove this very Aura."""
    what: What
    protection: Protection
    itself: This
    while_ = None
    effect = property(lambda self: Continuous(what=self.what, changes=(Sparing(protection=self.protection),)))


@phrase(logged("(has|have) {protection} that spares what gives it"), rule="702.16n")
class Sparing(Granting):
    protection: Protection
    bound = lambda self, scene: HasKeywords(keywords=(attrs.evolve(self.protection, spares=scene.source),)).bound(scene)


@phrase("hexproof from {qualities}", rule="702.11d")
class HexproofFrom(Protecting):
    """Of sources with the quality that opponents control."""
    qualities: tuple[FromWhat, ...] = joined(" and from ", ", from ", ", and from ")

    def keeps_off(self, scene, one):
        return scene.world.look(one.id).controller != scene.you and self.stops(scene.world, one.id, scene.source)
