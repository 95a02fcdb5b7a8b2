"""Keyword abilities that are one word, and what those words mean where no other module says so [702]."""
from sandbox.engine.kinds import Keyword, Prohibition
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Destroy
from sandbox.vocabulary.targets import Shield

EVERGREEN = {"flying": "702.9", "haste": "702.10", "vigilance": "702.20", "trample": "702.19", "defender": "702.3", "menace": "702.111",
             "reach": "702.17", "lifelink": "702.15", "deathtouch": "702.2", "first strike": "702.7", "double strike": "702.4",
             "flash": "702.8", "infect": "702.90", "wither": "702.80",
             "banding": "702.22", "trample over planeswalkers": "702.19c",
             "shadow": "702.28", "intimidate": "702.13", "fear": "702.36", "skulk": "702.118", "horsemanship": "702.31"}


@phrase(leaf=r"(?:" + "|".join(sorted(EVERGREEN, reverse=True)) + r")\b")
class Evergreen(Keyword):
    """Read by the rules of combat, damage, tapping and casting."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    zone = property(lambda self: "stack" if self.word == "flash" else BATTLEFIELD)
    rule = property(lambda self: EVERGREEN[self.word])


@phrase(leaf=r"indestructible\b", rule="702.12")
class Indestructible(Keyword, Prohibition):
    """It can't be destroyed."""
    word: str = "indestructible"
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: self.word
    of_itself = lambda self: True
    hears = (Destroy,)
    forbids = lambda self, scene, event: isinstance(event, Destroy) and getattr(event.what, "id", None) == scene.source


@phrase(leaf=r"hexproof\b", rule="702.11b")
class Hexproof(Shield):
    word: str = "hexproof"
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: self.word
    keeps_off = lambda self, scene, one: scene.world.look(one.id).controller != scene.you


@phrase(leaf=r"shroud\b", rule="702.18")
class Shroud(Shield):
    word: str = "shroud"
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: self.word
    keeps_off = lambda self, scene, one: True


def words_of(look):
    """The one-word keywords that an object has."""
    if "_keywords" not in look.__dict__:              # found once for all that look so
        look.__dict__["_keywords"] = frozenset(a.word for a in look.abilities if isinstance(a, Keyword) and hasattr(a, "word"))
    return look.__dict__["_keywords"]
