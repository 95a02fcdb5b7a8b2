"""Why an object is what it is, layer by layer."""
from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from sandbox.cli.saying import DONE, BadInput, Commands, in_words, number
from sandbox.engine.explaining import Row as Layer
from sandbox.engine.explaining import explain
from sandbox.engine.reasons import reason
from sandbox.timeline.expecting import OBJECT, Seen
from sandbox.timeline.naming import Unnamed
from sandbox.timeline.playing import play_scenario
from sandbox.timeline.reading import nearest

CHARACTERISTICS = "name", "types", "colors", "power", "toughness", "abilities", "mana_value", "controller"


def add(commands: Commands) -> None:
    three = commands.add_parser("explain", help="why an object is what it is, layer by layer")
    three.add_argument("file", metavar="FILE")
    three.add_argument("object", metavar="OBJECT", help="its alias or name in the scenario")
    three.add_argument("characteristic", nargs="?", default="", metavar="CHARACTERISTIC", help=", ".join(CHARACTERISTICS))
    three.add_argument("--until", type=number, metavar="N", help="after step N; 0 is the set-up")
    three.set_defaults(work=explained)



def explained(asked: Any) -> int:
    if asked.characteristic and asked.characteristic not in CHARACTERISTICS:
        raise BadInput(f"there is no characteristic “{asked.characteristic}”{nearest(asked.characteristic, CHARACTERISTICS)}")
    result = play_scenario(Path(asked.file), asked.until)
    state = result.timeline.state
    try:
        thing = result.names.object(state, asked.object)
    except Unnamed as unknown:
        raise BadInput(f"{asked.file}: {unknown}{nearest(unknown.word, unknown.known)}") from unknown
    if state.things.get(thing.id) is None or thing.zone != "battlefield":
        raise BadInput(f"{asked.file}: “{asked.object}” is not on the battlefield, and effects apply there")
    seen = Seen(state, result.names)
    wanted = (asked.characteristic,) if asked.characteristic else CHARACTERISTICS
    told = [row for row in explain(state, thing.id) if any(row.concerns(partial(of_look, seen, key)) for key in wanted)]
    rows = [layer_line(seen, row, wanted, told) for row in told]
    print(f"{state.look(thing.id).name}: " + ("" if rows else "as printed, no effect changes it"))
    for line in rows:
        print(line)
    print("in the end: " + "; ".join(f"{key} {in_words(OBJECT[key](seen, thing, state.look(thing.id)))}" for key in wanted))
    return DONE


def layer_line(seen: Seen, row: Layer, wanted: tuple[str, ...], told: list[Layer]) -> str:
    """One effect: what it changes of what is asked for, and the reason for its place among those that are told."""
    pairs = [(key, of_look(seen, key, row.before), of_look(seen, key, row.after)) for key in wanted]
    changes = [f"{key} {in_words(was)} → {in_words(now)}" for key, was, now in pairs if was != now]
    source = f"{row.source}: {row.sentence}" if row.sentence else row.source
    when = f", timestamp {row.timestamp}" if row.timestamp else ""
    words, rule = reason(row, told)
    return f"  layer {row.layer}{when}: {source}: {'; '.join(changes) or 'does not apply'}. {words} [{rule}]"


def of_look(seen: Seen, key: str, look: Any) -> Any:
    return OBJECT[key](seen, None, look)              # type: ignore[arg-type]
