"""What may be done and what may not, and why not: asked of the rules as data, without doing it."""
from __future__ import annotations

from typing import Any

from sandbox.rules.possible import Possible, possible
from sandbox.timeline.doing import Doer, actions
from sandbox.timeline.expecting import Seen
from sandbox.timeline.naming import Unclear
from sandbox.timeline.replay import Action
from sandbox.timeline.scenario import Step

VERBS = "cast", "play", "activate", "tap", "turn_up"
KEYS = (*VERBS, "by", "ability", "mana", "face", "way", "from_", "why")


def permitted(seen: Seen, key: str, wish: Any, by: str) -> tuple[str, str, bool]:
    """Of a wish ("cast Old Bear", or {activate = "bear", why = "302.6"}) that may (key "may") or may not ("may_not") be done:
    what was expected, what was found, and whether that is the same. Raises Unclear, Unnamed."""
    words = {"by": by, **parted(wish)}
    why = words.pop("why", "")
    step = Step(**words)
    reason = reason_against(seen, step)
    verb = next(verb for verb in VERBS if words.get(verb))
    wanted = f"{key.replace('_', ' ')} {verb} {words[verb]}" + (f": {why}" if why else "")
    return wanted, reason or "allowed", bool(reason) == (key == "may_not") and why in reason


def parted(wish: Any) -> dict[str, Any]:
    """A wish by its parts."""
    if isinstance(wish, str):
        verb, _, rest = wish.partition(" ")
        wish = {verb: rest.strip()}
    if not isinstance(wish, dict) or not all(isinstance(value, (str, int)) for value in wish.values()):
        raise Unclear("", f"what may be done is told as “cast Old Bear”, or as a table, not {wish!r}")
    words = {key + "_" if key == "from" else key: value for key, value in wish.items()}
    for word in words:
        if word not in KEYS:
            raise Unclear("", f"“{word}” is nothing that may be done or not", word, KEYS)
    if sum(verb in words for verb in VERBS) != 1:
        raise Unclear("", f"one of {', '.join(VERBS)} must be named", "", VERBS)
    return words


def reason_against(seen: Seen, step: Step) -> str:
    """Why it can't be done now, with the rule; nothing if it can."""
    doer = Doer(step, seen.state, seen.names)
    [action] = actions(step, lambda: seen.state, seen.names)
    found = [one for one in possible(seen.state, doer.seat, action[2]) if same(one, action)]
    if not found:
        return "the rules know no such action here"
    return f"{found[0].reason} [{found[0].rule}]" if found[0].reason else ""


def same(one: Possible, action: Action) -> bool:
    face = {"play", "cast"} & {action[0]} and len(action) < 4
    return one.action == ((*action, "front") if face else action)
