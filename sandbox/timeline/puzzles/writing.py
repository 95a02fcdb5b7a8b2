"""A table as a puzzle of Forge's: all that its form has words for, and one line for each thing that it has none for."""
from __future__ import annotations

import re
from collections.abc import Container
from typing import Any

from sandbox.engine.kinds import Player
from sandbox.engine.printed import COLORS
from sandbox.engine.state import (
    ATTRACTIONS,
    BATTLEFIELD,
    EXILE,
    GRAVEYARD,
    HAND,
    JUNKYARD,
    LIBRARY,
    ORDERED,
    PHASED_OUT,
    Counters,
    State,
    Thing,
)
from sandbox.timeline.placing import as_it_enters
from sandbox.timeline.puzzles.tokens import is_plain, line_of
from sandbox.vocabulary.words import SUBTYPES

PHASES = {
    "untap": "UNTAP", "upkeep": "UPKEEP", "draw": "DRAW", "precombat main": "MAIN1", "beginning of combat": "COMBAT_BEGIN",
    "declare attackers": "COMBAT_DECLARE_ATTACKERS", "declare blockers": "COMBAT_DECLARE_BLOCKERS",
    "first-strike combat damage": "COMBAT_FIRST_STRIKE_DAMAGE", "combat damage": "COMBAT_DAMAGE", "end of combat": "COMBAT_END",
    "postcombat main": "MAIN2", "end": "END_OF_TURN", "cleanup": "CLEANUP"}
ZONES = {HAND: "hand", GRAVEYARD: "graveyard", LIBRARY: "library", EXILE: "exile", "command": "command"}
TOLD = re.compile(r"^(Goal|Turns|Difficulty|Targets|TargetCount|HumanControl|URL): (.*)$", re.MULTILINE)
USUAL = {"Goal": "Win", "Turns": "1", "Difficulty": "Medium"}


def as_puzzle(state: State, title: str = "", about: str = "", own: Container[str] = ()) -> tuple[str, tuple[str, ...]]:
    """The text of a puzzle, and what it leaves out, a line each. own: names of cards that no program but this one has."""
    return Telling(state, own).whole(title, about)


class Telling:
    """A state being written down."""
    def __init__(self, state: State, own: Container[str]):
        self.state, self.own = state, own
        self.left: dict[str, None] = {}               # in order, each once
        self.things = state.things.values()
        spoken = {id for t in self.things for id in (t.attached, getattr(t.attacking, "id", None)) if id is not None}
        self.labels = {id: at for at, id in enumerate(sorted(spoken), 1)}

    def leave(self, what: str) -> None:
        self.left[what] = None

    def whole(self, title: str, about: str) -> tuple[str, tuple[str, ...]]:
        lines = ["[metadata]", f"Name:{one_line(title) or 'A table'}", *self.asked(about), "[state]", *self.general()]
        for seat in range(len(self.state.seats)):
            lines += self.player(seat)
        self.unsaid()
        return "\n".join(lines) + "\n", tuple(self.left)

    def asked(self, about: str) -> list[str]:
        """What a puzzle opened here once asked for; else what one usually asks."""
        told = {**USUAL, **dict(TOLD.findall(about))}
        rest = TOLD.sub("", about).strip()
        return [f"{key}:{value}" for key, value in told.items()] + ([f"Description:{rest.replace(chr(10), chr(92) + 'n')}"] if rest else [])

    def general(self) -> list[str]:
        state = self.state
        return [f"turn={state.turn}", f"activeplayer=p{state.active}", f"activephase={PHASES[state.step]}"]

    # ---- players ----
    def player(self, seat: int) -> list[str]:
        player, said = self.state.seats[seat], f"p{seat}"
        lines = [f"{said}life={player.life}", f"{said}landsplayed={player.lands_played}"]
        if player.pool:
            lines.append(f"{said}manapool={' '.join(player.pool.upper())}")
        if player.counters:
            lines.append(f"{said}counters={counters_of(player.counters)}")
        here = [thing for thing in self.things if thing.zone in (BATTLEFIELD, PHASED_OUT) and self.holder(thing) == seat]
        lines.append(f"{said}battlefield={self.cards(here)}")
        for zone, word in ZONES.items():
            lines.append(f"{said}{word}={self.cards(self.lying(seat, zone))}")
        return lines

    def holder(self, thing: Thing) -> int:
        return thing.controller if thing.zone == BATTLEFIELD else thing.phased[0]

    def lying(self, seat: int, zone: str) -> list[Thing]:
        """In their order."""
        if zone in ORDERED:
            return [thing for id in getattr(self.state.seats[seat], ORDERED[zone]) if (thing := self.state.things.get(id))]
        return [thing for thing in self.things if thing.zone == zone and thing.owner == seat]

    def cards(self, things: list[Thing]) -> str:
        return ";".join("|".join([self.named(thing), *self.flags(thing)]) for thing in things)

    # ---- cards ----
    def named(self, thing: Thing) -> str:
        front = thing.card.front
        if thing.token == "token" and not front.cost:
            if not is_plain(front):
                self.leave(f"{front.name}: abilities of a token that are more than keywords")
            return line_of(front)
        if front.name in self.own:
            self.leave(f"{front.name}: a card made by hand, which Forge does not know")
        return front.name

    def flags(self, thing: Thing) -> list[str]:
        said = [f"Id:{self.labels[thing.id]}"] if thing.id in self.labels else []
        if thing.zone not in (BATTLEFIELD, PHASED_OUT):
            return said
        self.unsaid_of(thing)
        counted = thing.counters and thing.counters != as_it_enters(thing.copiable, thing.transformed, 0, 0).counters
        said += [word for word, holds in (
            ("IsToken", thing.token == "token" and thing.card.front.cost), ("Tapped", thing.tapped == "tapped"),
            ("SummonSick", thing.sick == "sick"), ("PhasedOut", thing.zone == PHASED_OUT), ("FaceDown", thing.facing == "face down"),
            ("Modal" if thing.card.layout == "modal" else "Transformed", thing.transformed == "back"),
            (f"Counters:{counters_of(thing.counters)}", counted), (f"Damage:{thing.damage}", thing.damage),
            (f"AttachedTo:{self.labels.get(thing.attached or 0)}", thing.attached in self.labels),
            (f"EnchantingPlayer:P{thing.enchanting}", thing.enchanting is not None),
            (f"Owner:P{thing.owner}", thing.owner != self.holder(thing))) if holds]
        return said + self.attacking(thing) + self.chosen(thing)

    def attacking(self, thing: Thing) -> list[str]:
        if thing.attacking is None:
            return []
        return ["Attacking"] if isinstance(thing.attacking, Player) else [f"Attacking:{self.labels[getattr(thing.attacking, 'id', 0)]}"]

    def chosen(self, thing: Thing) -> list[str]:
        found = []
        for one in thing.chosen:
            if one in COLORS:
                found.append(f"ChosenColor:{one}")
            elif one in SUBTYPES:
                found.append(f"ChosenType:{one}")
            elif isinstance(one, str):
                found.append(f"NamedCard:{one}")
            else:
                self.leave(f"{self.name(thing)}: what was chosen for it")
        return found

    def name(self, thing: Thing) -> str:
        return thing.card.front.name

    # ---- what the form has no words for ----
    def unsaid_of(self, thing: Thing) -> None:
        if thing.copied is not None:
            self.leave(f"{self.name(thing)}: that it is a copy of {thing.copied.front.name}")
        if thing.kicked or thing.x:
            self.leave(f"{self.name(thing)}: what was paid for it beside its cost")
        if thing.blocking:
            self.leave(f"{self.name(thing)}: what it blocks")

    def unsaid(self) -> None:
        state = self.state
        counted: tuple[tuple[str, Any], ...] = (
            ("spells and abilities on the stack", state.stack), ("abilities that wait to go onto the stack", state.waiting),
            ("effects that last a while", state.effects), ("abilities that will trigger later", state.delayed))
        for what, there in counted:
            if there:
                self.leave(f"{what} ({len(there)})")
        for zone, what in ((ATTRACTIONS, "the Attraction deck"), (JUNKYARD, "the junkyard")):
            if any(thing.zone == zone for thing in self.things):
                self.leave(f"what lies in {what}")
        if state.priority not in (None, state.active):
            self.leave("that another player than the active one has priority")
        for seat, player in enumerate(state.seats):
            if player.lost:
                self.leave(f"that {state.seats[seat].name} has lost")


def counters_of(counters: Counters) -> str:
    """(("+1/+1", 2),) → "P1P1=2"."""
    return ",".join(f"{counter_word(kind)}={count}" for kind, count in counters)


def counter_word(kind: str) -> str:
    """"+1/+1" → "P1P1", "charge" → "CHARGE"."""
    if size := re.fullmatch(r"([+-])(\d)/([+-])(\d)", kind):
        signs = {"+": "P", "-": "M"}
        return f"{signs[size[1]]}{size[2]}{signs[size[3]]}{size[4]}"
    return kind.upper().replace(" ", "_")


def one_line(words: str) -> str:
    return " ".join(words.split())
