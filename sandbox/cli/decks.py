"""Decklists: which of their cards are known here."""
from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from sandbox.cards import library
from sandbox.cards.decks.deck import BadDeck, Found, found
from sandbox.cards.decks.opening import read_deck_file
from sandbox.cli.saying import DONE, FAILED, BadInput, Commands


def add(parts: Commands) -> None:
    """What is said behind sandbox cards."""
    deck = parts.add_parser("deck", help="which cards of a decklist are known here, and which are not")
    deck.add_argument("file", metavar="FILE", help="plain text, Arena, Moxfield, Archidekt, .dck, .dek, .cod, .dec, or JSON of MTGJSON")
    deck.add_argument("--json", action="store_true", help="as JSON")
    deck.set_defaults(work=deck_told)


def deck_told(asked: Any) -> int:
    """Lists a deck; 1 if a card of it is not known here. Raises BadInput for what is no decklist."""
    try:
        here = found(read_deck_file(Path(asked.file)), library.find)
    except BadDeck as problem:
        raise BadInput(str(problem)) from None
    print(json.dumps(as_json(here), ensure_ascii=False, indent=1) if asked.json else "\n".join(lines(here)))
    return FAILED if here.missing else DONE


def lines(here: Found) -> list[str]:
    """Part by part, then what is not known, then what was not carried over."""
    deck, said = here.deck, []
    said.append(f"{deck.form}{f' “{deck.name}”' if deck.name else ''}: {total(here)} cards known, "
                f"{sum(slot.count for slot, _ in here.missing)} not")
    for part in dict.fromkeys(one.slot.part for one in here.known):
        said += ["", f"{part}:", *(f"{one.slot.count:4} {one.card.front.name}" for one in here.of(part))]
    if here.missing:
        said += ["", "not known here:", *(f"{slot.count:4} {slot.name}: {why}" for slot, why in here.missing)]
    if told := here.told():
        said += ["", *told]
    return said


def total(here: Found) -> int:
    return sum(one.slot.count for one in here.known)


def as_json(here: Found) -> dict[str, Any]:
    """{form, name, cards: [{count, name, part, line}], missing: [{count, name, part, line, why}], left: [line]}."""
    return {"form": here.deck.form, "name": here.deck.name,
            "cards": [{"count": one.slot.count, "name": one.card.front.name, "part": one.slot.part, "line": one.slot.line}
                      for one in here.known],
            "missing": [{"count": slot.count, "name": slot.name, "part": slot.part, "line": slot.line, "why": why}
                        for slot, why in here.missing],
            "left": list(here.told())}
