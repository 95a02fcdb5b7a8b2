"""An action that the rules do not allow: it is reversed, and the state from before it stands [732.1]."""
from __future__ import annotations

import attrs


class Illegal(Exception):
    """Says why in one line and names the rule; nothing has changed."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} [{rule}]" if rule else why)
        self.rule, self.why = rule, why


@attrs.frozen
class Reason:
    """Why not: one line and the rule."""
    rule: str
    why: str


def check(reason: Reason | None) -> None:
    """Raises Illegal if there is a reason why not."""
    if reason:
        raise Illegal(reason.rule, reason.why)
