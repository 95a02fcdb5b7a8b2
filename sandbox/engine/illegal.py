"""An action that the rules do not allow: it is reversed, and the state from before it stands [732.1]."""
from __future__ import annotations


class Illegal(Exception):
    """Says why in one line and names the rule; nothing has changed."""

    def __init__(self, rule: str, why: str) -> None:
        super().__init__(f"{why} [{rule}]" if rule else why)
        self.rule, self.why = rule, why
