"""What an object looks like now, in the words and numbers that a card shows."""
import functools
import re

from sandbox.cards.abilities import UnreadLine, abilities_of
from sandbox.cards.library import ran_here, unread_lines
from sandbox.cards.proof import reached
from sandbox.cards.text import short_name
from sandbox.cards.trialbook import shown
from sandbox.engine.kinds import Keyword
from sandbox.engine.printed import DOWN
from sandbox.engine.printed import Face as Printed
from sandbox.language.reading import printed
from sandbox.models.face import BREAK, Face
from sandbox.models.titles import became
from sandbox.timeline.homemade import printed_somewhere
from sandbox.vocabulary.mana import mana_abilities

RAN: set = set()                                      # cards made by hand that ran since the program was started
LEAD = re.compile(r"^((?:[+\-−–]?(?:\d+|X))(?=: )|(?:[IVX]+(?:, [IVX]+)*)(?= — ))(?:: | — )", re.DOTALL)


def face_of(state, id) -> Face:
    """The face of an object in any zone, as it is now."""
    thing, look = state.thing(id), state.look(id)
    now = look.face
    return Face(
        name=look.name,
        cost=cost_text(now.cost),
        types=type_line(look.types, thing),
        lines=_parts(thing, look),
        colors=look.colors,
        pt=_pair(look),
        printed_pt=_pair(now),
        loyalty=_loyalty(thing, look),
        defense=_defense(thing, look),
        lore=dict(thing.counters).get("lore", 0),
        counters=tuple(pair for pair in thing.counters if pair[0] not in ("loyalty", "defense") and pair[1]),
        became=became(state, thing),
        damage=thing.damage,
        produces=_produces(look),
        printed_types=type_line(now.types, thing),
        printed_colors=now.colors,
        lights=now.lights,
        marks=_marks(thing, look),
        figures=figures_of(look.card) if thing.token != "token" and thing.facing == "face up" else (),
    )


def face_of_card(card, side="front") -> Face:
    """The face of a printed card: what the search shows."""
    now = getattr(card, side) or card.front
    return Face(
        name=now.name,
        cost=cost_text(now.cost),
        types=type_line(now.types),
        lines=_lines(now),
        colors=now.colors,
        pt=_pair(now),
        printed_pt=_pair(now),
        loyalty="" if now.loyalty is None else str(now.loyalty),
        produces=_produces(now),
        lights=now.lights,
        figures=figures_of(card),
    )


def ran(cards) -> None:
    """These cards have run by themselves here."""
    RAN.update(cards)
    figures_of.cache_clear()


@functools.lru_cache(maxsize=4096)
def figures_of(card) -> tuple[str, ...]:
    """What has been shown of a printed card: "read" every line, "ran" in an automatic game, "agreed" with what a scenario expects."""
    if card.layout == DOWN:
        return ()
    name, read = card.front.name, not unread_lines(card)
    known = read and name in shown().ran | shown().agreed and printed_somewhere(card)       # not another one of that name
    has_run = read and (known and name in shown().ran or card in RAN or ran_here(card))
    told = (("read", read), ("ran", has_run), ("agreed", known and name in shown().agreed))
    return tuple(word for word, holds in told if holds)


def face_as_read(facts) -> Printed:
    """What is printed on a face that the rules engine need not be able to hold, its text read; without numbers."""
    words = (*facts.types.partition(" — ")[0].lower().split(), *facts.types.partition(" — ")[2].split())
    abilities = abilities_of(facts.text, facts.name, words)
    return Printed(name=facts.name, types=words, colors=facts.colors, words=facts.text, abilities=abilities)


def face_of_facts(facts) -> Face:
    """The face of a card of which only the printed words are known."""
    read = face_as_read(facts)
    pair = None if facts.power is None and facts.toughness is None else (facts.power or "", facts.toughness or "")
    return Face(name=facts.name, cost=facts.cost, types=facts.types, lines=_lines(read), colors=facts.colors, pt=pair, printed_pt=pair,
                loyalty=facts.loyalty or "", defense=facts.defense or "", produces=_produces(read), lights=facts.lights)


def cost_text(cost) -> str:
    return cost if isinstance(cost, str) else "".join(f"{{{symbol}}}" for symbol in cost)


def type_line(types, thing=None) -> str:
    """("legendary", "creature", "Vampire") → "Legendary Creature — Vampire"."""
    kinds = [word.capitalize() for word in types if word[:1].islower()]
    subtypes = " ".join(word for word in types if not word[:1].islower())
    token = ["Token"] if thing is not None and thing.token == "token" and "token" not in types else []
    return " ".join(token + kinds) + (f" — {subtypes}" if subtypes else "")


@functools.lru_cache(maxsize=8192)
def ability_line(ability, name="this") -> str:
    """One ability as a card that calls itself so shows it; "+1|" or "I|" is its lead, "~" in front says that it was not read."""
    return _line(_text(ability), name, "~" if isinstance(ability, UnreadLine) else "")


def drawn_line(ability, name="this") -> str:
    """The same as a card draws it: of a line that was not read, BREAK stands before the words from which on it was not understood."""
    return _broken(ability, name) if isinstance(ability, UnreadLine) else ability_line(ability, name)


@functools.lru_cache(maxsize=8192)
def _broken(ability, name) -> str:
    at = reached(ability.text)
    return _line(ability.text[:at] + BREAK + ability.text[at:], name, "~")


def _line(text, name, unread) -> str:
    text = text.replace("~", name)
    if lead := LEAD.match(text):
        return f"{unread}{lead[1]}|{_large(text[lead.end():])}"
    return unread + _large(text)


def _text(ability) -> str:
    try:
        return printed(ability)
    except ValueError:
        return type(ability).__name__


def _large(text) -> str:
    return BREAK + _large(text[1:]) if text[:1] == BREAK else text[:1].upper() + text[1:]


def _lines(look) -> tuple[str, ...]:
    lines, words = [], []
    for ability in (*look.abilities, *(one for one in mana_abilities(look) if one not in look.abilities)):   # a basic land's own [305.6]
        line = drawn_line(ability, short_name(look.name, look.types))
        if isinstance(ability, Keyword) and len(line) < 24:
            words.append(line.rstrip("."))
        else:
            lines.append(line)
    keywords = [", ".join([words[0], *map(str.lower, words[1:])])] if words else []
    return tuple(keywords + lines)


def _parts(thing, look) -> tuple[str, ...]:
    """Of a card of two parts, both, each under its name, except for the half or the Adventure that is a spell [709.3b, 715.3b]."""
    card = look.card
    if card.back is None or card.layout not in ("split", "adventure", "flip") or thing.zone == "stack":
        return _lines(look)
    other = card.back if look.face != card.back else card.front
    if card.layout != "split":
        return (*_lines(look), f"— {_heading(other)}", *_lines(other))
    return (f"— {_heading(card.front)}", *_lines(card.front), f"— {_heading(card.back)}", *_lines(card.back))


def _heading(part) -> str:
    return " ".join(filter(None, (part.name, cost_text(part.cost), type_line(part.types))))


def _pair(look):
    if look.power is None and look.toughness is None:
        return None
    return str(look.power), str(look.toughness)


def _defense(thing, look):
    """What is left of it on the battlefield, what is printed elsewhere [310.4]."""
    if "battle" not in look.types:
        return ""
    return str(thing.counted("defense") if thing.zone == "battlefield" else "" if look.face.defense is None else look.face.defense)


def _loyalty(thing, look):
    if "planeswalker" not in look.types:
        return ""
    counted = dict(thing.counters).get("loyalty")
    return str(counted if counted is not None else 0 if thing.zone == "battlefield" else "" if look.loyalty is None else look.loyalty)


@functools.lru_cache(maxsize=4096)
def _made_by(ability) -> str:
    line = ability_line(ability)
    made = re.search(r": Add (.*)", line)
    return "".join(dict.fromkeys(re.findall(r"\{([WUBRG])\}", made[1]))) if made else ""


def _produces(look) -> str:
    """The colors of mana a land makes: they tint its edge."""
    if "land" not in look.types:
        return ""
    basics = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
    found = [basics[word] for word in look.types if word in basics] + list("".join(map(_made_by, look.abilities)))
    return "".join(dict.fromkeys(found)) if len(set(found)) < 3 else ""


def _marks(thing, look):
    there = thing.zone == "battlefield"
    return frozenset(
        mark
        for mark, holds in (
            ("token", thing.token == "token"),
            ("face-down", thing.facing == "face down"),
            ("copy", is_copy(thing, look)),
            ("kicked", bool(thing.kicked)),
            ("transformed", thing.transformed != "front"),
            ("sick", there and is_sick(thing, look)),
            ("phased", bool(thing.phased)),
        )
        if holds
    )


def is_copy(thing, look) -> bool:
    """It entered as a copy, is one for a while, or is a token with a mana cost, which only copies have [707.2]."""
    entered_so = thing.copied is not None and thing.facing == "face up"
    return entered_so or look.card != thing.copiable or thing.token == "token" and bool(thing.card.front.cost)


def is_sick(thing, look) -> bool:
    """It came under its controller's control this turn and has no haste [302.6]."""
    return (
        "creature" in look.types
        and thing.sick == "sick"
        and not any(ability_line(ability).lower() == "haste" for ability in look.abilities)
    )
