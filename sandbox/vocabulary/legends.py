"""What does away with the legend rule [704.5j]."""
from sandbox.engine.kinds import Restriction
from sandbox.language.phrase import phrase


@phrase('the "legend rule" doesn\'t apply.', rule="704.5j")
class NoLegendRule(Restriction):
    """To any permanent of any player."""


def no_legend_rule(state):
    return any(isinstance(ability, NoLegendRule) for _, _, _, ability in state.derived.having(Restriction))
