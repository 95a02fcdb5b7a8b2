"""How many creatures may attack or block at all: restrictions on whole declarations [508.1c, 509.1b]."""
from sandbox.engine.kinds import Number, Player, Restriction
from sandbox.language.phrase import phrase
from sandbox.vocabulary.words import Wording


@phrase(leaf=r"(?:attack you|attack or block|attack|block)\b")
class Deed(Wording):
    """What the crowd is kept from: of those that attack, perhaps only from attacking you."""
    word: str
    of_you = property(lambda self: self.word.endswith(" you"))
    all = property(lambda self: frozenset(self.word.removesuffix(" you").split(" or ")))


@phrase("no more than {number:word} (creature|creatures) can {deeds} each combat.", rule="508.1c")
class NoMore(Restriction):
    """"No more than two creatures can attack each combat", or attack you."""
    number: Number
    deeds: Deed


def limits(state, deed):
    """(Player or None, how many): for each restriction on so many attackers, of a player or of all; on blockers likewise."""
    found = [(you, ability) for _, you, _, ability in state.derived.having(Restriction) if isinstance(ability, NoMore)]
    return tuple((Player(you) if one.deeds.of_you else None, one.number.value(None)) for you, one in found if deed in one.deeds.all)
