"""What attacking somebody costs: mana for each creature that attacks them [508.1g-j]."""
from sandbox.engine.kinds import Player, Restriction, The
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.costs import ManaCost

EACH = "creatures can't attack you{0} unless their controller pays {{cost}} for each {1}."


@phrase(say(EACH.format("", "creature they control that's attacking you"), walkers=""),
        say(EACH.format(" or planeswalkers you control", "of those creatures"), walkers="too"), rule="508.1h")
class AttackToll(Restriction):
    """Of their controller, each time; the others' declaration is theirs."""
    cost: ManaCost
    walkers: str

    def due(self, state, you, whom):
        if whom == Player(you) or self.walkers and isinstance(whom, The) and is_walker_of(state, you, whom):
            return self.cost.symbols
        return ()


def is_walker_of(state, you, whom):
    look = state.look(whom.id)
    return "planeswalker" in look.types and look.controller == you


def cost_to_attack(state, whom):
    """The mana symbols that one creature's attack on that player or permanent costs."""
    return [symbol for _, you, _, ability in state.derived.having(Restriction) if isinstance(ability, AttackToll)
            for symbol in ability.due(state, you, whom)]
