"""How many creatures may attack or block at all: restrictions on whole declarations [508.1c, 509.1b]."""
from sandbox.engine.kinds import Number, Player, Restriction
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.bounds import Deeds


@phrase("no more than {number:word} (creature|creatures) can {deeds} each combat.",
        say("no more than {number:word} (creature|creatures) can attack you each combat.", deeds=Deeds(word="attack"), whom="you"),
        rule="508.1c")
class NoMore(Restriction):
    """"No more than two creatures can attack each combat", or attack you."""
    number: Number
    deeds: Deeds
    whom: str = ""


def limits(state, deed):
    """(Player or None, how many): for each restriction on so many attackers, of a player or of all; on blockers likewise."""
    found = [(you, ability) for _, you, _, ability in state.derived.having(Restriction) if isinstance(ability, NoMore)]
    return tuple((Player(you) if one.whom else None, one.number.value(None)) for you, one in found if deed in one.deeds.all)
