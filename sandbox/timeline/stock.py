"""A table with a bit of everything on both sides, on which any card can be tried out."""
from __future__ import annotations

import functools
from collections.abc import Iterator
from typing import Any

from sandbox.cards.making import card_of
from sandbox.engine.game import Game
from sandbox.engine.printed import DOWN, Card
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, Seat, State
from sandbox.language.phrase import walk
from sandbox.language.writing import write
from sandbox.rules import editing
from sandbox.vocabulary.nouns import CounterKind, ObjectName, WithKeyword
from sandbox.vocabulary.words import ARTIFACT_TYPES, BASICS, CREATURE_TYPES, ENCHANTMENT_TYPES, LAND_TYPES, PLANESWALKER_TYPES, SUBTYPES

POOL = "WUBRGC" * 12 + "c" * 6                        # some of it from snow
SORCERY_TEXT = "You gain 1 life."
ATTACHED_OR_COUNTED = ("Aura", "Saga", "Class", "Case", "Room", "Curse", "Role")


def printed(name: str, cost: str, types: str, text: str = "", size: tuple[int, int] | None = None, **more: Any) -> Card:
    sized = dict(power=size[0], toughness=size[1]) if size else {}
    return card_of(dict(name=name, cost=cost, types=types, text=text, **sized, **more))


BEAR = printed("Lone Bear", "{1}{G}", "Creature — Bear", "", (2, 2))
VEIL = printed("Grey Veil", "{1}{U}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")


SPOKEN_OF: dict[str, dict[str, Any]] = {              # cards that lie there where the text has the words
    "kicked": dict(name="Far Kick", cost="{R}", types="Instant", text="Kicker {1}\n" + SORCERY_TEXT),
    "multicolored": dict(name="Far Blend", cost="{W}{U}", types="Instant", text=SORCERY_TEXT),
    "snow": dict(name="Far Frost", cost="{1}{U}", types="Snow Creature — Bird", size=(1, 1)),
    "Aura": dict(name="Far Veil", cost="{U}", types="Enchantment — Aura", text="Enchant creature\nEnchanted creature gets +1/+1."),
    "Arcane": dict(name="Far Word", cost="{U}", types="Instant — Arcane", text=SORCERY_TEXT),
    "colorless": dict(name="Far Hulk", cost="{8}", types="Creature — Eldrazi", size=(8, 8)),
    "Eldrazi": dict(name="Far Hulk", cost="{8}", types="Creature — Eldrazi", size=(8, 8)),
    "from your graveyard": dict(name="Far Echo", cost="{R}", types="Sorcery", text=SORCERY_TEXT + "\nFlashback {1}"),
    "from a graveyard": dict(name="Far Echo", cost="{R}", types="Sorcery", text=SORCERY_TEXT + "\nFlashback {1}"),
    "chosen type": dict(name="Far Shape", cost="{2}", types="Creature — Shapeshifter", text="Changeling", size=(2, 2)),
    "power 5 or greater": dict(name="Far Giant", cost="{5}{R}", types="Creature — Giant", size=(7, 7)),
    "nonbasic land": dict(name="Far Vale", cost="", types="Land", text="{T}: Add {C}."),
}


@functools.cache
def permanents() -> tuple[tuple[Card, tuple[tuple[str, Any], ...]], ...]:
    """Cards with the fields they lie there with."""
    tapped, counted, token = (("tapped", "tapped"),), (("counters", (("+1/+1", 2),)),), (("token", "token"),)
    return (
        *((printed(f"Grey {basic}", "", f"Basic Land — {basic}"), ()) for basic in BASICS for _ in range(3)),
        (printed("Grey Vale", "", "Land", "{T}: Add {C}."), tapped),
        (printed("White Vale", "", "Basic Snow Land — Plains"), ()),
        (printed("Pale Watcher", "{W}", "Creature — Human Cleric", "Flying", (1, 1)), ()),
        (printed("Blue Watcher", "{1}{U}", "Creature — Human Wizard", "", (2, 2)), counted),
        (printed("Dark Watcher", "{2}{B}", "Creature — Zombie Rogue", "", (3, 3)), tapped),
        (printed("Red Watcher", "{1}{R}", "Creature — Goblin Warrior", "Haste", (2, 1)), ()),
        (printed("Green Watcher", "{4}{G}{G}", "Creature — Elf Beast", "Trample", (6, 6)), ()),
        (printed("Old Watcher", "{W}{U}", "Legendary Creature — Human Knight", "Vigilance", (3, 4)), ()),
        (printed("Small Watcher", "", "Creature — Soldier", "", (1, 1), colors="W"), token),
        (printed("Hidden Watcher", "{2}{B}", "Creature — Vampire", "", (2, 2)), (("facing", "face down"),)),
        (printed("Iron Watcher", "{3}", "Artifact Creature — Golem", "", (2, 3)), ()),
        (printed("Grey Stone", "{2}", "Artifact", "{T}: Add {C}."), ()),
        (printed("Grey Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"), ()),
        (printed("Grey Song", "{1}{W}", "Enchantment", "Creatures you control get +0/+1."), ()),
        (printed("Grey Mage", "{3}{U}", "Legendary Planeswalker — Jace", "+1: You gain 1 life.", loyalty=4), ()),
    )


@functools.cache
def elsewhere() -> tuple[Card, ...]:
    """What both players hold: a card of every type, of every color, one that aims at a creature."""
    return (printed("Far Field", "", "Basic Land — Forest"), printed("Far Bear", "{1}{G}", "Creature — Bear", "", (2, 2)),
            printed("Far Spark", "{R}", "Instant", SORCERY_TEXT), printed("Far Study", "{1}{U}", "Sorcery", SORCERY_TEXT),
            printed("Far Stone", "{2}", "Artifact", "{T}: Add {C}."),
            printed("Far Song", "{1}{W}", "Enchantment", "Creatures you control get +0/+1."),
            printed("Far Giant", "{5}{R}", "Creature — Giant", "", (5, 5)),
            printed("Far Ghost", "{1}{B}", "Creature — Spirit", "", (2, 1)),
            printed("Far Knight", "{W}{U}", "Legendary Creature — Human Knight", "", (2, 2)),
            printed("Far Ray", "{W}", "Instant", "Target creature gets +1/+1 until end of turn."))


@functools.cache
def stored() -> tuple[Card, ...]:
    """What lies in graveyards and libraries beside that."""
    return (*elsewhere(), *(printed(f"Far {kind} of {color}", f"{{{color}}}", kind, SORCERY_TEXT)
                            for kind in ("Instant", "Sorcery") for color in "WUBRG"),
            *(printed(f"Deep {basic}", "", f"{snow}Basic Land — {basic}".replace("Snow Basic", "Basic Snow")) for basic in BASICS
              for snow in ("", "Snow ")),
            printed("Deep Mage", "{3}{U}", "Legendary Planeswalker — Jace", "+1: You gain 1 life.", loyalty=4),
            printed("Deep Golem", "{1}", "Artifact Creature — Golem", "", (1, 1)),
            printed("Deep Nymph", "{1}{G}", "Enchantment Creature — Nymph", "", (2, 2)),
            printed("Deep Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {1}"), VEIL)


@functools.cache
def stocked() -> State:
    """Both sides have everything, Alice is in her first main phase with mana of all kinds."""
    game = Game(State(seats=tuple(Seat(name=name, pool=POOL, counters=(("energy", 10),)) for name in ("Alice", "Bob"))))
    for seat in (0, 1):
        for card, how in permanents():
            put(game, seat, card, BATTLEFIELD, how)
        put(game, seat, VEIL, BATTLEFIELD, (("attached", put(game, seat, BEAR, BATTLEFIELD)),))
        for zone, cards in ((HAND, elsewhere()), (GRAVEYARD, stored()), (EXILE, elsewhere()), (LIBRARY, reversed(stored()))):
            for card in cards:
                put(game, seat, card, zone)
    return game.state


def put(game: Game, seat: int, card: Card, zone: str, how: tuple[tuple[str, Any], ...] = ()) -> int:
    """The id of what is now there."""
    list(editing.set_new(game, seat, card, zone, how))
    return game.state.next_id - 1


def suited(card: Card) -> State:
    """The stocked table with whatever else the words of a card speak of: types, names, counters."""
    game = Game(stocked())
    for extra in mentioned(card):
        for seat in (0, 1):
            put(game, seat, extra, BATTLEFIELD, (("token", "token"),))
            for zone in (BATTLEFIELD, BATTLEFIELD, HAND, GRAVEYARD, LIBRARY):
                put(game, seat, extra, zone)
    text = " ".join(write(ability) for face in (card.front, card.back) if face for ability in face.abilities)
    for spoken in [printed(**one) for word, one in SPOKEN_OF.items() if word in text]:
        for seat in (0, 1):
            for zone in (HAND, GRAVEYARD, EXILE, LIBRARY):
                put(game, seat, spoken, zone)
    if "named ~" in text or "with the same name" in text:
        for zone in (BATTLEFIELD, BATTLEFIELD, BATTLEFIELD, GRAVEYARD, LIBRARY, LIBRARY) if "named ~" in text else (LIBRARY,):
            put(game, 0, card if "named ~" in text else BEAR, zone)
    for kind in sorted(counters_of(card)):
        for seat in (0, 1):
            put(game, seat, BEAR, BATTLEFIELD, (("counters", ((kind, 3),)),))
    return game.state


def dealt(state: State, turn: int) -> State:
    """With another card on top of each library: that many further on, or from behind."""
    game = Game(state)
    for seat in state.seats:
        for id in seat.library[:turn] if turn >= 0 else seat.library[turn:]:
            list(editing.set_zone(game, 0, id, LIBRARY, "bottom" if turn >= 0 else "top"))
    return game.state


def poorer(state: State, card: Card) -> State:
    """Alice is behind: with an empty hand, less life, and one creature alone; her mana is of one color if the card is."""
    bear = next(thing.id for thing in state.permanents() if thing.controller == 0 and thing.card == BEAR)
    gone = [thing.id for thing in state.permanents() if thing.controller == 0 and bear not in (thing.id, thing.attached)
            and thing.facing != DOWN and thing.tapped != "tapped"]
    pool = card.front.colors * len(POOL) if len(card.front.colors) == 1 else POOL
    game = Game(state)
    for id in (*gone, *state.seats[0].hand):
        list(editing.remove(game, 0, id))
    list(editing.set_player(game, 0, 0, (("life", 7), ("pool", pool))))
    return game.state


def counters_of(card: Card) -> set[str]:
    """The kinds of counter that its words speak of."""
    return {phrase.word for phrase in phrases(card) if isinstance(phrase, CounterKind)}


def phrases(card: Card) -> Iterator[Any]:
    for face in (card.front, card.back):
        for ability in face.abilities if face else ():
            yield from walk(ability)


def mentioned(card: Card) -> list[Card]:
    """One card for all creature types that are spoken of, one for each other subtype, one for each name."""
    words = {getattr(phrase, "word", "") for phrase in phrases(card)}
    names = {phrase.word for phrase in phrases(card) if isinstance(phrase, ObjectName)}
    kinds = sorted((words | {*card.front.types}) & {*CREATURE_TYPES})
    made = [printed("Many Watcher", "{1}{G}", "Creature — " + " ".join(kinds), "", (2, 2))] if kinds else []
    made += [printed(f"Watcher {n}", "{1}{G}", "Creature — Bear", text, (2, 2)) for n, text in enumerate(sorted(keywords(card)))]
    for word in sorted(words & set(SUBTYPES) - set(CREATURE_TYPES)):
        made += [found] if (found := card_with(word)) else []
    return made + [printed(name, "{2}", "Artifact Creature — Golem", "", (2, 2)) for name in sorted(names)]


def keywords(card: Card) -> set[str]:
    """Those that other creatures have to have, as text."""
    return {write(phrase.keyword) for phrase in phrases(card) if isinstance(phrase, WithKeyword)}


def card_with(subtype: str) -> Card | None:
    """A card of a subtype that no creature has; None for what lies nowhere by itself."""
    if subtype in LAND_TYPES:
        return printed(f"Far {subtype}", "", f"Land — {subtype}", "{T}: Add {C}.")
    if subtype in ARTIFACT_TYPES:
        return printed(f"Far {subtype}", "{1}", f"Artifact — {subtype}", size=(3, 3) if subtype == "Vehicle" else None)
    if subtype in PLANESWALKER_TYPES:
        return printed(f"Far {subtype}", "{3}", f"Legendary Planeswalker — {subtype}", "+1: You gain 1 life.", loyalty=4)
    if subtype in ENCHANTMENT_TYPES and subtype not in ATTACHED_OR_COUNTED:
        return printed(f"Far {subtype}", "{1}", f"Enchantment — {subtype}")
    return None
