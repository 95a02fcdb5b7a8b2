"""Landwalk: unblockable as long as the defending player controls a land of that kind [702.14]."""
import re

from sandbox.language.phrase import phrase
from sandbox.vocabulary.restrictions import Evasion
from sandbox.vocabulary.words import LAND_TYPES

LANDS = {word.lower(): word for word in LAND_TYPES if word.isalpha()}
KINDS = "snow|nonbasic|legendary|artifact"


@phrase(leaf=rf"(?:(?:{KINDS}) )?(?:{'|'.join(LANDS)})walk\b|(?:{KINDS}) landwalk\b", rule="702.14c")
class Landwalk(Evasion):
    """Of a land type, of a quality, or of both: "swampwalk", "nonbasic landwalk", "snow forestwalk"."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word

    def walks_on(self, look):
        *kinds, land = self.word.removesuffix("walk").split()
        return "land" in look.types and (land == "land" or LANDS[land] in look.types) and all(has(look, kind) for kind in kinds)

    def blockable_by(self, state, attacker, blocker):
        defending = state.look(blocker).controller
        return not state.fitting(lambda thing, look: look.controller == defending and self.walks_on(look))


def has(look, kind):
    return (re.sub("^non", "", kind) in look.types) != kind.startswith("non")
