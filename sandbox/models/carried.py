"""What is so of an object beside its characteristics – loyalty, counters, damage, how it was cast, how it lies – and why."""
from dataclasses import dataclass

from sandbox.cards.library import NotFound, find
from sandbox.models.faces import ability_line, is_copy


@dataclass(frozen=True)
class Why:
    """One effect on one characteristic, in the order in which they apply."""
    layer: str
    source: str
    when: str
    before: str
    after: str
    why: str
    applies: bool = True
    rule: str = ""                   # of the reason


@dataclass(frozen=True)
class Now:
    """One characteristic: its value, and where it comes from – a few words, or the effects."""
    title: str
    value: str
    origin: str = ""
    effects: tuple[Why, ...] = ()
    why: str = ""                    # a sentence with the reason


def origin_of(thing, look) -> str:
    """Where the characteristics come from that no effect changes."""
    if is_copy(thing, look):
        return "as copied · 707.2"
    return "as created · 111.3" if thing.token == "token" else "as printed"


def carried(state, thing, look) -> list[Now]:
    """One row each, with the reason."""
    there = thing.zone == "battlefield" and state.things.get(thing.id) is not None
    facts = _loyalty(thing, look)
    facts += [_counters(thing)] if thing.counters else []
    facts += _status(state, thing, look) if there else []
    facts += [Now("Damage", str(thing.damage), "120.6", why="Stays marked until the cleanup step [514.2].")] if thing.damage else []
    facts += _past(state, thing, look)
    if thing.attached and state.thing(thing.attached):
        facts.append(Now("Attached to", state.look(thing.attached).name, "301.5" if "Equipment" in look.types else "303.4"))
    if look.controller != thing.owner:
        facts.append(Now("Owner", state.seats[thing.owner].name, "108.3", why="It goes to its owner's zones when it leaves [400.3]."))
    return facts


def _loyalty(thing, look):
    """As many as it has counters; what it entered with, and why that differs from the card that it looks like [306.5]."""
    if "planeswalker" not in look.types or look.loyalty is None:
        return []
    if thing.zone != "battlefield":
        why = " ".join(_exception(thing, look)) or "It would enter with that many loyalty counters."
        return [Now("Loyalty", str(look.loyalty), "306.5a", why=why)]
    why = f"It has as many loyalty counters [306.5c]. It enters with {look.loyalty}, its starting loyalty [306.5b]."
    changed = "" if thing.counted("loyalty") == look.loyalty else " Since then some were added or removed [606.4]."
    return [Now("Loyalty", str(thing.counted("loyalty")), "306.5c", why=" ".join([why, *_exception(thing, look)]) + changed)]


def _exception(thing, look):
    """Of a copy whose starting loyalty is another one than that of the card of this name."""
    printed = _printed_loyalty(look.name)
    if printed is None or printed == look.loyalty or not is_copy(thing, look):
        return []
    return [f"The card it copies says {printed}; the effect that made the copy says {look.loyalty} [707.9b]."]


def _printed_loyalty(name):
    try:
        card = find(name)
    except NotFound:
        return None
    return next((face.loyalty for face in (card.front, card.back) if face is not None and face.name == name), None)


def _counters(thing):
    words = ", ".join(f"{count} {kind}" for kind, count in thing.counters)
    grows = any(kind in ("+1/+1", "-1/-1") for kind, _ in thing.counters)
    return Now("Counters", words, "122.1", why="They change its size in layer 7c [613.4c]." if grows else "")


def _status(state, thing, look):
    """Tapped, summoning sick, in combat [110.5, 302.6, 506]."""
    tapped = thing.tapped == "tapped"
    why = "It untaps in its controller's untap step [502.3]." if tapped else "Permanents enter untapped [110.5b]."
    found = [Now("Tapped", "yes" if tapped else "no", "110.5", why=why)]
    if "creature" in look.types and thing.sick == "sick":
        haste = any(ability_line(ability).lower() == "haste" for ability in look.abilities)
        why = "Its controller has not controlled it since their turn began. "
        why += "With haste it may attack all the same [702.10b]." if haste else "It can't attack, nor pay {T} for its abilities [302.6]."
        found.append(Now("Sick", "no: haste" if haste else "summoning sick", "302.6", why=why))
    if thing.attacking is not None:
        found.append(Now("Attacks", _whom(state, thing.attacking), "508.1"))
    if thing.blocking:
        found.append(Now("Blocks", ", ".join(state.look(id).name for id in thing.blocking if state.thing(id)), "509.1"))
    return found


def _whom(state, noun):
    return state.seats[noun.seat].name if hasattr(noun, "seat") else state.look(noun.id).name


def _past(state, thing, look):
    """How it came to be."""
    found = []
    if thing.kicked:
        times = "yes" if thing.kicked == 1 else f"{thing.kicked} times"
        found.append(Now("Kicked", times, "702.33d", why="Its kicker was paid as it was cast."))
    found += [Now("X", str(thing.x), "107.3", why="Chosen as it was cast.")] if thing.x else []
    if thing.copied:
        found.append(Now("Copy of", thing.copied.front.name, "707.2", why="It entered as a copy: only copiable values were copied."))
    if thing.token == "token":
        words = "a copy, not a card" if is_copy(thing, look) else "not a card"
        found.append(Now("Token", words, "111.1", why="It ceases to exist in any zone but the battlefield [704.5d]."))
    found += [Now("Face", "back face up", "712.8")] if thing.transformed == "back" else []
    return found
