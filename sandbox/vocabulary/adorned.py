"""What is attached to a permanent, and what it is called for that: enchanted, equipped, modified [301.5, 303.4, 700.9]."""
from sandbox.engine.kinds import What
from sandbox.language.phrase import phrase
from sandbox.vocabulary.nouns import Adjective, Closing


def worn_by(scene, id, kind):
    """The Auras, or the Equipment, attached to an object."""
    looks = [scene.world.look(t.id) for t in scene.world.state.permanents() if t.attached == id]
    return [look for look in looks if kind in look.types]


def modified(scene, thing, look):
    """Counters, Equipment, or an Aura of its controller's on it [700.9]."""
    auras = worn_by(scene, thing.id, "Aura")
    return (any(n for _, n in thing.counters) or bool(worn_by(scene, thing.id, "Equipment"))
            or any(aura.controller == look.controller for aura in auras))


KINDS = {"enchanted": lambda scene, thing, look: bool(worn_by(scene, thing.id, "Aura")),
         "equipped": lambda scene, thing, look: bool(worn_by(scene, thing.id, "Equipment")), "modified": modified}


@phrase(leaf=r"(?:enchanted|equipped|modified)\b")
class Adorned(Adjective):
    word: str
    reads = frozenset({"types", "controller"})
    beyond = frozenset({"things"})
    counts = True
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    fits = lambda self, scene, thing, look: KINDS[self.word](scene, thing, look)


@phrase("{one} or {other}")
class EitherAdorned(Adjective):
    """"enchanted or equipped creature"."""
    one: Adorned
    other: Adorned
    fits = lambda self, scene, thing, look: self.one.fits(scene, thing, look) or self.other.fits(scene, thing, look)


@phrase("attached to {what}", rule="701.3")
class AttachedTo(Closing):
    """"each Equipment attached to it"."""
    what: What
    beyond = frozenset({"things"})
    fits = lambda self, scene, thing, look: thing.attached is not None and any(
        thing.attached == getattr(one, "id", None) for one in self.what.find(scene))
