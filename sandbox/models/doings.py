"""What somebody did, in a few words: by the rules, or by their own hand."""
from sandbox.models.asking import sentence

ONTO = {
    "battlefield": "onto the battlefield",
    "hand": "into hand",
    "library": "into the library",
    "graveyard": "into the graveyard",
    "exile": "into exile",
    "command": "into the command zone",
    "attraction deck": "into the attraction deck",
    "junkyard": "into the junkyard",
    "stack": "onto the stack",
}
FIELDS = {"facing": lambda value: f"is {value}",
          "tapped": lambda value: "is tapped" if value == "tapped" else "is untapped", "transformed": lambda value: "is turned over",
          "sick": lambda value: "is summoning sick" if value == "sick" else "is ready", "damage": lambda value: f"has {value} damage",
          "attached": lambda value: "is taken off" if value is None else "is attached", "controller": lambda value: "changes sides"}
TURNED = {"tap": "is tapped", "untap": "is untapped", "transform": "transforms", "face up": "is turned face up",
          "face down": "is turned face down"}


def told(action, before, after) -> str:
    """An action in words. before, after: the states around it."""
    name, *rest = action
    who = before.seats[rest[0]].name if rest and isinstance(rest[0], int) and 0 <= rest[0] < len(before.seats) else ""
    words = WORDS.get(name)
    try:
        return sentence(words(who, rest[1:], before, after)) if words else sentence(f"{who}: {name}")
    except (IndexError, KeyError, TypeError, ValueError, AttributeError):
        return sentence(f"{who}: {name.replace('_', ' ')}")    # an action that the rules refused, or of another program


def agreeing(who, verb) -> str:
    """You pass; Alice passes."""
    if who == "You":
        return verb
    ending = "es" if verb.endswith(("s", "ch", "sh")) else "s"
    return verb[:-1] + "ies" if verb.endswith("y") and verb[-2] not in "aeiou" else verb + ending


def named(id, before, after) -> str:
    for state in (before, after):
        if isinstance(id, int) and state.thing(id):
            return state.look(id).name
    return str(id)


def _does(verb, tail=""):
    return lambda who, rest, before, after: f"{who} {agreeing(who, verb)} {named(rest[0], before, after)}{tail}"


def _passed(who, rest, before, after):
    """Passing, by what came of it."""
    if len(after.stack) < len(before.stack):
        return _resolved(who, rest, before, after)
    if after.turn != before.turn:
        return f"{_whose(after)} turn {after.turn}"
    if after.step != before.step:
        return f"On to {after.step}"
    return f"{who} {agreeing(who, 'pass')}"


def _resolved(who, rest, before, after):
    top = before.stack[-1]
    name = before.look(top.id).name if before.things.get(top.id) else f"The ability of {top.word}" if top.word else "An ability"
    return f"{name} resolves"


def _whose(state):
    name = state.seats[state.active].name
    return "Your" if name == "You" else f"{name}’s"


def _went(who, rest, before, after):
    return f"{_whose(after)} turn {after.turn}, {after.step}" if after.turn != before.turn else f"On to {after.step}"


def _new(who, rest, before, after):
    return f"{rest[0].front.name} {_place(who, rest[1] if len(rest) > 1 else 'battlefield')}"


def _place(who, zone):
    whose = {"You": "your"}.get(who, f"{who}’s")
    return f"into {whose} {zone}" if zone in ("hand", "library", "graveyard") else ONTO.get(zone, zone)


def _moved(who, rest, before, after):
    thing = before.thing(rest[0])
    return f"{named(rest[0], before, after)} {_place(before.seats[thing.owner].name, rest[1])}"


def _fields(who, rest, before, after):
    said = [
        FIELDS[name](value)
        if name in FIELDS
        else f"has {', '.join(f'{count} {kind}' for kind, count in value) or 'no counters'}"
        if name == "counters"
        else f"{name} {value}"
        for name, value in rest[1]
    ]
    return f"{named(rest[0], before, after)} {', '.join(said)}"


def _player(who, rest, before, after):
    name = before.seats[rest[0]].name
    said = [
        f"{field} {value}" if not isinstance(value, tuple) else ", ".join(f"{count} {kind}" for kind, count in value) or "no counters"
        for field, value in rest[1]
    ]
    return f"{name}: {', '.join(said)}"


def _turn(who, rest, before, after):
    said = [
        after.seats[value].name + {"active": " is the active player", "priority": " has priority"}[field]
        if field in ("active", "priority")
        else f"{field} {value}"
        for field, value in rest[0]
    ]
    return ", ".join(said)


def _counters(who, rest, before, after):
    name, kind, count = named(rest[0], before, after), rest[1], rest[2]
    return f"{abs(count)} {kind} {'onto' if count >= 0 else 'off'} {name}"


def _several(who, rest, before, after):
    """What they have in common, or the first of them and how many more."""
    if all(one[0] == "pass" for one in rest):
        return _passed(who, rest, before, after) if (after.step, after.turn) != (before.step, before.turn) else "Everyone passes"
    said = [told(one, before, after) for one in rest if one[0] != "set_zone" or len(rest) == 1]
    if len(set(said)) == 1 and len(said) > 1:
        return f"{len(said)} × {said[0]}"
    return said[0] if len(said) < 2 else f"{said[0]}, and {len(said) - 1} more"


def _stop(who, rest, before, after):
    name = before.seats[rest[0]].name
    there = (rest[0], rest[1]) in after.stops
    return f"{'A' if there else 'No'} stop at {rest[1]} in {'your' if name == 'You' else name + '’s'} turn"


WORDS = {
    "cast": _does("cast"),
    "play": _does("play"),
    "activate": _does("use"),
    "tap": _does("tap", " for mana"),
    "turn_up": lambda who, rest, before, after: f"{who} {agreeing(who, 'turn')} {named(rest[0], after, before)} face up",
    "accompany": lambda who, rest, before, after: f"{who} {agreeing(who, 'put')} {named(rest[0], before, after)} into a hand",
    "set_aside": lambda who, rest, before, after: f"{who} {agreeing(who, 'exile')} {named(rest[0], before, after)}: {rest[1]}",
    "pass": _passed,
    "resolve": _resolved,
    "settle": lambda who, rest, before, after: "The stack resolves",
    "go_to": _went,
    "repeat": lambda who, rest, before, after: f"{who} {agreeing(who, 'repeat')} it {rest[0]:,} times",
    "go_on": lambda who, rest, before, after: "Everyone passes until something happens",
    "set_stop": _stop,
    "remember": lambda who, rest, before, after: f"{who}: always {rest[2]} to “{rest[1]}” of {rest[0] or 'the game'}",
    "forget": lambda who, rest, before, after: f"{who} {agreeing(who, 'want')} to be asked again",
    "concede": lambda who, rest, before, after: f"{who} {agreeing(who, 'concede')}",
    "start": lambda who, rest, before, after: "The game begins",
    "set_new": _new,
    "make_new": _new,
    "set_zone": _moved,
    "make_move": _moved,
    "set_fields": _fields,
    "remove": lambda who, rest, before, after: f"{named(rest[0], before, after)} is taken away",
    "set_player": _player,
    "set_turn": _turn,
    "make_turned": lambda who, rest, before, after: f"{named(rest[0], before, after)} {TURNED[rest[1]]}",
    "make_counters": _counters,
    "make_life": lambda who, rest, before, after: f"{before.seats[rest[0]].name}: {rest[1]:+d} life",
    "make_attached": lambda who, rest, before, after: f"{named(rest[0], before, after)} onto {named(rest[1], before, after)}",
    "tell": lambda who, rest, before, after: f"{who}: {rest[0]}",
    "check": lambda who, rest, before, after: "State-based actions are checked",
    "several": _several,
}
