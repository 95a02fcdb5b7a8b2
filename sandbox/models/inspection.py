"""One object in full: its face, what each line was read as, what it is now, and effect by effect why [613]."""
from dataclasses import dataclass, replace

from sandbox.cards.abilities import UnreadLine
from sandbox.cards.proof import reached
from sandbox.cards.text import short_name
from sandbox.engine import kinds
from sandbox.engine.explaining import explain
from sandbox.models.carried import Now, carried, origin_of
from sandbox.models.faces import ability_line, face_as_read, face_of, face_of_card, face_of_facts, type_line
from sandbox.models.microscope import characteristic, layers_of, lost
from sandbox.vocabulary.mana import mana_abilities

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
    unread: str = ""                 # the plain words of a line that was not understood


@dataclass(frozen=True)
class Inspection:
    """Everything the inspector shows."""
    face: object
    zone: str
    read: tuple[ReadAs, ...]
    now: tuple[Now, ...]
    back: object = None              # the other face of a card with two
    happened: tuple = ()             # models.history: what happened to it, the newest first
    card: object = None              # what is printed on it, both faces
    side: str = "front"              # the face that is up


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
        _read(look, rows),
        _now(state, thing, look, rows),
        _other_face(thing, look),
        tuple(happened),
        look.card,
        "back" if thing.transformed == "back" else "front",
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
        card=card,
    )


def inspected_facts(facts, why) -> Inspection:
    """A card that can't be put on the table, as printed, and why it can't."""
    front, *others = facts.faces
    now = [Now("Not playable", why, ""), Now("Types", front.types, "as printed"),
           Now("Colors", colors_in_words(front.colors), "as printed"), Now("Mana value", f"{facts.mana_value:g}", "as printed")]
    read = [read_as(ability, look) for face in facts.faces for look in (face_as_read(face),) for ability in look.abilities]
    return Inspection(face_of_facts(front), f"one of your cards, {facts.layout}", tuple(read), tuple(now),
                      face_of_facts(others[0]) if others else None)


def where(state, thing) -> str:
    """Where it lies, in words."""
    if thing.zone in ("battlefield", "stack"):
        seat = state.look(thing.id).controller if thing.zone == "battlefield" else thing.controller
        return f"{thing.zone}, controlled by {_other(state.seats[seat].name)}"
    name = state.seats[thing.owner].name
    zone = f"{thing.zone} zone" if thing.zone == "command" else thing.zone
    return f"your {zone}" if name == "You" else f"{zone} of {name}"


def _other(name):
    return "you" if name == "You" else name


def read_as(ability, look) -> ReadAs:
    """What a line was understood as."""
    text = ability_line(ability, short_name(look.name, look.types)).lstrip("~").replace("|", ": ")
    if isinstance(ability, UnreadLine):
        rest = " ".join(ability.text[reached(ability.text):].split())
        return ReadAs(text, f"not understood from “{rest}” on: play it by hand" if rest else "not understood: play it by hand", "",
                      ability.text)
    own = getattr(ability, "rule", "")
    for kind, meaning, rule in MEANINGS:
        if isinstance(ability, getattr(kinds, kind, ())):
            where = layers_of(ability)
            return ReadAs(text, *_special(text, f"{meaning}, {where}" if where else meaning, own or rule))
    return ReadAs(text, "keyword ability" if own.startswith("702.") else "ability", own)


def _read(look, rows):
    """Each of its lines, those too that do not count now, and the mana abilities that its land types give it."""
    own = [read_as(ability, look) for ability in look.abilities]
    given = [replace(read_as(ability, look), meaning="mana ability of its land type", rule="305.6") for ability in by_type(look)]
    return tuple(own + given + [_lost(ability, taker, look) for ability, taker in lost(look, rows)])


def by_type(look):
    """The mana abilities that it has only for its basic land types [305.6]."""
    return [ability for ability in mana_abilities(look) if ability not in look.abilities]


def _lost(ability, taker, look):
    """A line that does not count now."""
    read = read_as(ability, look)
    return replace(read, meaning=f"{read.meaning}; gone while {taker} applies")


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
    """Every characteristic that the object has [109.3], and what is so of it beside them."""
    origin = origin_of(thing, look)
    asked = (
        ("Name", lambda one: one.name, origin),
        ("Types", lambda one: type_line(one.types), origin),
        ("Colors", lambda one: colors_in_words(one.colors), origin),
        ("Size", _size, origin),
        ("Abilities", _abilities, origin),
        ("Mana value", lambda one: str(one.mana_value), "202.3"),
        ("Control", lambda one: state.seats[one.controller].name, "110.2" if thing.zone == "battlefield" else ""),
    )
    shown = [characteristic(title, of, look, rows, said) for title, of, said in asked if of(look) or title == "Abilities"]
    return tuple([_short(now, look) for now in shown if now.effects or _is_worth(now.title, thing)] + carried(state, thing, look))


def _is_worth(title, thing):
    """Nobody controls a card in a hand [109.4], and a name that nothing changed stands on the card."""
    return title != "Name" and (title != "Control" or thing.zone == "battlefield")


def _short(now, look):
    """Abilities that nothing changed are those that were read above."""
    count = len(look.abilities) + len(by_type(look))
    if now.title != "Abilities" or now.effects or not count:
        return now
    return replace(now, value="as read above" if count == 1 else f"the {count} read above")


def _size(look):
    return "" if look.power is None and look.toughness is None else f"{look.power}/{look.toughness}"


def _abilities(look):
    return " · ".join(ability_line(ability, short_name(look.name, look.types)).lstrip("~").replace("|", ": ")
                      for ability in (*look.abilities, *by_type(look)))


def _other_face(thing, look):
    if not look.card.back:
        return None
    return face_of_card(look.card, "front" if thing.transformed == "back" else "back")
