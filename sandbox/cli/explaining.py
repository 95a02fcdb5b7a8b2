"""Why an object is what it is, layer by layer."""
from __future__ import annotations

from pathlib import Path
from typing import Any

from sandbox.cli.saying import DONE, BadInput, Commands, in_words, number
from sandbox.engine.explaining import Row as Layer
from sandbox.engine.explaining import explain
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
    rows = [line for row in explain(state, thing.id) for line in layer_lines(seen, row, wanted)]
    print(f"{state.look(thing.id).name}: " + ("" if rows else "as printed, no effect changes it"))
    for line in rows:
        print(line)
    print("in the end: " + "; ".join(f"{key} {in_words(OBJECT[key](seen, thing, state.look(thing.id)))}" for key in wanted))
    return DONE


def layer_lines(seen: Seen, row: Layer, wanted: tuple[str, ...]) -> list[str]:
    """One effect: what it changes of what is asked for, and why here; nothing if it changes none of that."""
    pairs = [(key, of_look(seen, row.before, key), of_look(seen, row.after, key)) for key in wanted]
    changes = [f"{key} {in_words(was)} → {in_words(now)}" for key, was, now in pairs if was != now]
    source = f"{row.source}: {row.sentence}" if row.sentence else row.source
    return [f"  layer {row.layer}: {source}: {'; '.join(changes)} ({row.why})"] if changes else []


def of_look(seen: Seen, look: Any, key: str) -> Any:
    return OBJECT[key](seen, None, look)              # type: ignore[arg-type]
