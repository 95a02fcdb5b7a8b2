"""Ascend, and the city's blessing, which lasts for the rest of the game [702.131]."""
import attrs

from sandbox.engine.kinds import Condition, Keyword, Player, Restriction, bare, player
from sandbox.engine.rulebook import state_based
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say

ENOUGH = 10


@phrase(leaf=r"ascend\b", rule="702.131b")
class Ascend(Keyword, Restriction):
    word: str = "ascend"
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: self.word


@attrs.frozen
class GetBlessing(Verb):
    who: Player
    leaf = True
    result = None
    to_text = lambda self, form: f"{self.who.name} gets the city's blessing"
    possible = lambda self, game: self.who.seat not in game.state.blessed

    def perform(self, game):
        game.put(blessed=(*game.state.blessed, self.who.seat))
        return self


def permanents(state, seat):
    return len(state.fitting(lambda thing, look: look.controller == seat))


@state_based("702.131b")
def ascended(game):
    """Any time that a player has ten permanents, one of them with ascend; this uses no stack."""
    yield from ()
    seats = {you for _, you, _, ability in game.state.derived.having(Restriction) if isinstance(ability, Ascend)}
    return [GetBlessing(player(bare(game), seat)) for seat in sorted(seats)
            if seat not in game.state.blessed and permanents(game.state, seat) >= ENOUGH]


def ascends(game, spell, you):
    """An instant or sorcery with ascend looks once, as it resolves, before its other instructions [702.131a]."""
    if any(isinstance(ability, Ascend) for ability in game.state.look(spell).abilities) and permanents(game.state, you) >= ENOUGH:
        yield from game.happen(GetBlessing(player(bare(game), you)))


@phrase(say("you have the city's blessing"), say("you don't have the city's blessing", sign="not"), rule="702.131c")
class Blessed(Condition):
    sign: str = ""
    beyond = frozenset({"blessed"})

    def holds(self, scene):
        state = scene.world.state
        return (scene.you in state.blessed) == (self.sign == "")
