"""One object in full: its face, what each line was read as, what it is now, and effect by effect why [613]."""
from dataclasses import dataclass

from sandbox.cards.abilities import UnreadLine
from sandbox.cards.text import short_name
from sandbox.engine import kinds
from sandbox.engine.explaining import explain
from sandbox.models.carried import Now, Why, carried, origin_of
from sandbox.models.faces import ability_line, face_of, face_of_card, type_line
from sandbox.vocabulary.keywords import EVERGREEN

COLORS = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
MEANINGS = (  # a kind of ability, what it is called, the rule that says how it works
    ("Triggered", "triggered ability", "603.1"),
    ("Activated", "activated ability", "602.1"),
    ("Replacement", "replacement effect", "614.1"),
    ("Prohibition", "prohibition", "101.2"),
    ("CostChange", "cost change", "601.2f"),
    ("Keyword", "keyword ability", "702.1"),
    ("Static", "static ability", "604.1"),
    ("Spell", "spell ability", "112.3a"),
)


@dataclass(frozen=True)
class ReadAs:
    """A line of the card, what the sandbox understood, and the rule."""
    text: str
    meaning: str
    rule: str


@dataclass(frozen=True)
class Inspection:
    """Everything the inspector shows."""
    face: object
    zone: str
    read: tuple[ReadAs, ...]
    now: tuple[Now, ...]
    back: object = None              # the other face of a card with two
    happened: tuple = ()             # models.history: what happened to it, the newest first


def inspected(state, id, happened=()) -> Inspection | None:
    """An object in any zone; None when it never was. happened: its history."""
    thing = state.thing(id)
    if thing is None:
        return None
    look = state.look(id)
    on_table = thing.zone == "battlefield" and state.things.get(id) is not None
    rows = explain(state, id) if on_table else []
    return Inspection(
        face_of(state, id),
        where(state, thing),
        tuple(read_as(ability, look) for ability in look.abilities),
        _now(state, thing, look, rows),
        _other_face(thing, look),
        tuple(happened),
    )


def inspected_card(card) -> Inspection:
    """A card out of the library, as printed."""
    front = card.front
    facts = [Now("Types", type_line(front.types), "as printed"), Now("Colors", colors_in_words(front.colors), "as printed"),
             Now("Mana value", str(front.mana_value), "as printed")]
    return Inspection(
        face_of_card(card),
        "a card of the library",
        tuple(read_as(ability, front) for ability in front.abilities),
        tuple(facts),
        face_of_card(card, "back") if card.back else None,
    )


def where(state, thing) -> str:
    """Where it lies, in words."""
    if thing.zone in ("battlefield", "stack"):
        seat = state.look(thing.id).controller if thing.zone == "battlefield" else thing.controller
        return f"{thing.zone}, controlled by {_other(state.seats[seat].name)}"
    name = state.seats[thing.owner].name
    return f"your {thing.zone}" if name == "You" else f"{thing.zone} of {name}"


def _other(name):
    return "you" if name == "You" else name


def read_as(ability, look) -> ReadAs:
    """What a line was understood as."""
    text = ability_line(ability, short_name(look.name, look.types)).lstrip("~").replace("|", ": ")
    if isinstance(ability, UnreadLine):
        return ReadAs(text, "not understood: play it by hand" + (f" ({ability.why})" if ability.why else ""), "")
    own = getattr(ability, "rule", "") or EVERGREEN.get(getattr(ability, "word", ""), "")
    for kind, meaning, rule in MEANINGS:
        if isinstance(ability, getattr(kinds, kind, ())):
            return ReadAs(text, *_special(text, meaning, own or rule))
    return ReadAs(text, "keyword ability" if own.startswith("702.") else "ability", own)


def _special(text, meaning, rule):
    if meaning == "activated ability" and ": Add" in text.replace(":Add", ": Add") and "target" not in text:
        return "mana ability", "605.1a"
    if meaning == "activated ability" and text[:1] in "+-−0123456789" and not text.startswith("{"):
        return "loyalty ability", "606.1"
    return meaning, rule


def colors_in_words(colors) -> str:
    words = [COLORS[letter] for letter in "WUBRG" if letter in colors]
    return (", ".join(words[:-1]) + " and " + words[-1] if len(words) > 1 else words[0] if words else "colorless").capitalize()


def _now(state, thing, look, rows):
    """Each characteristic that the object has; those that are always as printed are left out unless something changed them."""
    asked = (
        ("Name", lambda one: one.name),
        ("Types", lambda one: type_line(one.types)),
        ("Colors", lambda one: colors_in_words(one.colors)),
        ("Size", _size),
        ("Abilities", _abilities),
        ("Control", lambda one: state.seats[one.controller].name),
    )
    shown = [_characteristic(title, of, look, rows, origin_of(thing, look)) for title, of in asked if of(look)]
    return tuple([now for now in shown if now.effects or now.title not in ("Name", "Abilities", "Control")] + carried(state, thing, look))


def _characteristic(title, of, look, rows, origin):
    """origin: what the object says of itself where no effect changes it."""
    def effect(row, after, applies):
        return Why(
            row.layer, row.source, f"t {row.timestamp}" if row.timestamp else "", of(row.before) or "none", after, _why(row), applies
        )

    effects = [effect(row, of(row.after) or "none", row.before != row.after) for row in rows if of(row.before) != of(row.after)]
    if not effects:
        return Now(title, of(look), origin)
    return Now(title, of(look), "", tuple(effects + [effect(row, "does not apply", False) for row in rows if row.before == row.after]))


def _why(row):
    return "In the order of timestamps [613.7]." if row.why.startswith("timestamp") else f"{row.why[:1].upper()}{row.why[1:].rstrip('.')}."


def _size(look):
    return "" if look.power is None and look.toughness is None else f"{look.power}/{look.toughness}"


def _abilities(look):
    return " · ".join(ability_line(ability, short_name(look.name, look.types)).lstrip("~").replace("|", ": ") for ability in look.abilities)


def _other_face(thing, look):
    if not look.card.back:
        return None
    return face_of_card(look.card, "front" if thing.transformed == "back" else "back")
