"""What players and objects have become, in words for the window: the monarch, who has the initiative, where in a dungeon, suspected."""
from sandbox.vocabulary.dungeons import dungeon_of

WHILE_HIDDEN = ("manifested", "cloaked")              # said by the object that lies face down already


def titles_of(state, seat) -> tuple[str, ...]:
    """The designations of a player, the shortest words that say them: "monarch", "initiative", "blessing", "Ring 2", "speed 3"."""
    who = state.seats[seat]
    found = [word for word, holds in (("monarch", state.monarch == seat), ("initiative", state.initiative == seat),
                                      ("city’s blessing", seat in state.blessed)) if holds]
    found += [f"Ring ×{who.tempted}"] if who.tempted else []
    found += [f"speed {speed}"] if (speed := getattr(who, "speed", 0)) else []
    found += [f"controlled by {state.seats[by].name}" for whom, by in state.controlled if whom == seat]
    costs = [2 * one.casts for one in state.commanders if one.owner == seat and one.casts]
    found += [f"commander tax {' and '.join(map(str, costs))}"] if costs else []                    # 903.8
    here = dungeon_of(state, seat)
    return (*found, *((f"in {here.room}",) if here and here.room else ()), *([f"dungeons {len(who.completed)}"] if who.completed else []))


def became(state, thing) -> tuple[str, ...]:
    """The designations of an object, and who protects a battle."""
    found = tuple(word for word in thing.designated if word not in WHILE_HIDDEN)
    protector = () if thing.protector is None else (f"protected by {state.seats[thing.protector].name}",)
    return (*found, *protector, *((thing.room,) if thing.room else ()))
