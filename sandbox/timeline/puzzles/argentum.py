"""Argentum's scenarios, as JSON or as the link they are shared by, laid out as scenarios of our own."""
from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Any

import attrs

from sandbox.cards.making import BadCard, card_of
from sandbox.cards.typed import checked_size, tidy_cost, tidy_types
from sandbox.engine.printed import Card
from sandbox.engine.state import STEPS
from sandbox.timeline.naming import SEATS, Names, Unnamed
from sandbox.timeline.placing import as_it_enters
from sandbox.timeline.puzzles.opening import Puzzle
from sandbox.timeline.puzzles.reading import BadPuzzle, nearest
from sandbox.timeline.scenario import FORMAT, Placed, Scenario, Side

LARGEST = 1_000_000                                   # bytes, unpacked
LINK = re.compile(r"[?&]s=([A-Za-z0-9_\-=]+)")
ZONES = {"hand": "hand", "library": "library", "graveyard": "graveyard", "exile": "exile", "commanders": "command"}
TOP = "players", "player1", "player2", "player3", "player4", "phase", "step", "activePlayer", "priorityPlayer", "mode", "customCards"
OF_PLAYER = "name", "life", "battlefield", *ZONES
OF_OBJECT = "name", "tapped", "summoningSickness", "counters", "attachedTo", "chosenCreatureType", "chosenColor", "chosenCardType"
CHOSEN = "chosenCreatureType", "chosenColor", "chosenCardType"
PHASES = {
    **{re.sub(r"[ -]", "", step): step for step in STEPS}, "precombatmain": "precombat main", "main": "precombat main",
    "begincombat": "beginning of combat", "combat": "beginning of combat", "firststrikedamage": "first-strike combat damage",
    "endcombat": "end of combat", "beginning": "upkeep", "ending": "end", "endstep": "end"}
NUMBERS = {"ONE": "1", "TWO": "2", "ZERO": "0", "THREE": "3"}


def is_argentum(text: str) -> bool:
    """Whether a text looks like one: its JSON, or a link that holds it."""
    start = text.strip()[:2_000]
    return bool(start.startswith("{") and re.search(r'"(?:player1|players|battlefield)"\s*:', text[:20_000])
                or re.match(r"https?://\S+$", text.strip()) and LINK.search(text))


def argentum(text: str, file: str = "scenario") -> Puzzle:
    """Raises BadPuzzle."""
    return Laying(content_of(text, file), file).whole()


def content_of(text: str, file: str) -> dict[str, Any]:
    """The JSON, unpacked from a link where it is one; what would unpack to more than any scenario is refused."""
    words = text.strip()
    if not words.startswith("{") and (link := LINK.search(words)):
        words = unpacked(link[1], file)
    if len(words) > LARGEST:
        raise BadPuzzle(file, 1, "larger than any scenario")
    try:
        content = json.loads(words)
    except json.JSONDecodeError as problem:
        raise BadPuzzle(file, problem.lineno, f"not whole JSON: {problem.msg}") from None
    except RecursionError:
        raise BadPuzzle(file, 1, "not JSON that can be read: too deep") from None
    if not isinstance(content, dict):
        raise BadPuzzle(file, 1, "is JSON, but no scenario")
    return content


def unpacked(packed: str, file: str) -> str:
    try:
        raw = base64.urlsafe_b64decode(packed + "=" * (-len(packed) % 4))
        opened = zlib.decompressobj(-zlib.MAX_WBITS)
        content = opened.decompress(raw, LARGEST)
        if opened.unconsumed_tail:
            raise BadPuzzle(file, 1, "the link unpacks to more than any scenario")
        return content.decode("utf-8")
    except (binascii.Error, zlib.error, UnicodeDecodeError, ValueError) as problem:
        if isinstance(problem, BadPuzzle):
            raise
        raise BadPuzzle(file, 1, f"the link can't be unpacked: {problem}") from None


class Laying:
    """A scenario of Argentum's being laid out."""
    def __init__(self, content: dict[str, Any], file: str):
        self.content, self.file = content, file
        self.left = list[str]()
        self.tables = list[dict[str, Any]]()
        self.names = Names()

    def wrong(self, where: str, what: str) -> BadPuzzle:
        return BadPuzzle(self.file, 1, f"{where}: {what}")

    def whole(self) -> Puzzle:
        self.unknown(self.content, TOP, "the scenario")
        for number, one in enumerate(self.listed(self.content.get("customCards"), "customCards"), 1):
            self.own_card(one, f"customCards[{number}]")
        players = self.players()
        if not players:
            raise self.wrong("the scenario", "it has no players: “player1” and “player2”, or “players”")
        if self.content.get("mode") not in (None, "SELF", "TWO_PLAYER"):
            self.left.append(f"mode {str(self.content['mode'])[:40]}: here people play both sides")
        sides = {SEATS[seat]: self.side(one, f"player{seat + 1}") for seat, one in enumerate(players)}
        active = self.player("activePlayer", len(players))
        return Puzzle(Scenario(format=FORMAT, players=sides, step=self.step(), active=active, cards=tuple(self.tables),
                               priority=self.player("priorityPlayer", len(players))), tuple(self.left))

    # ---- the game ----
    def players(self) -> list[Any]:
        every = self.listed(self.content.get("players"), "players") or [
            self.content[key] for key in ("player1", "player2", "player3", "player4") if key in self.content]
        if len(every) > len(SEATS):
            self.left.append(f"{len(every) - len(SEATS)} players more than {len(SEATS)}")
        return every[:len(SEATS)]

    def step(self) -> str:
        for key in ("step", "phase"):
            if word := self.content.get(key):
                plain = re.sub(r"[\s_-]", "", str(word)).lower()
                if plain not in PHASES:
                    raise self.wrong(key, f"there is no step “{str(word)[:40]}”{nearest(plain, PHASES)}")
                return PHASES[plain]
        return "precombat main"

    def player(self, key: str, count: int) -> str:
        word = self.content.get(key)
        if word is None:
            return ""
        number = re.fullmatch(r"(?:player[_ ]?)?([1-4])", str(word).lower())
        if number is None or int(number[1]) > count:
            raise self.wrong(key, f"there is no player “{str(word)[:40]}”")
        return SEATS[int(number[1]) - 1]

    # ---- players ----
    def side(self, one: Any, where: str) -> Side:
        if not isinstance(one, dict):
            raise self.wrong(where, "a player is an object in braces")
        self.unknown(one, OF_PLAYER, where)
        life = one.get("life", 20)
        if type(life) is not int:
            raise self.wrong(where, f"life takes a whole number, not {str(life)[:40]}")
        zones: dict[str, Any] = {ours: self.cards(one.get(theirs), f"{where}.{theirs}") for theirs, ours in ZONES.items()}
        return Side(life=life, name=str(one.get("name", ""))[:60], battlefield=self.battlefield(one.get("battlefield"), where), **zones)

    def cards(self, names: Any, where: str) -> tuple[Placed, ...]:
        found = []
        for one in self.listed(names, where):
            name = one.get("name") if isinstance(one, dict) else one
            if not isinstance(name, str):
                raise self.wrong(where, f"{str(one)[:40]} is no name of a card")
            if (known := self.card(name, where)) is not None:
                found.append(Placed(card=known.front.name))
        return tuple(found)

    def battlefield(self, objects: Any, where: str) -> tuple[Placed, ...]:
        """Aliases for what others are attached to, which is said by name."""
        every = [one if isinstance(one, dict) else {"name": one} for one in self.listed(objects, f"{where}.battlefield")]
        hosts = {one["attachedTo"] for one in every if isinstance(one.get("attachedTo"), str)}
        aliases: dict[str, str] = {}
        entries: list[tuple[Placed, dict[str, Any]]] = []
        for one in every:
            self.unknown(one, OF_OBJECT, f"{where}.battlefield")
            if not isinstance(one.get("name"), str):
                raise self.wrong(f"{where}.battlefield", "an object says its name")
            if (known := self.card(one["name"], f"{where}.battlefield")) is None:
                continue
            entry = self.entry(one, known, where)
            if one["name"] in hosts and one["name"] not in aliases:
                aliases[one["name"]] = f"{where}_host_{len(aliases) + 1}"
                entry = attrs.evolve(entry, as_=aliases[one["name"]])
            entries.append((entry, one))
        return tuple(self.attached(entry, one.get("attachedTo"), aliases, where) for entry, one in entries)

    def attached(self, entry: Placed, host: Any, aliases: dict[str, str], where: str) -> Placed:
        if host is None:
            return entry
        if host not in aliases:
            self.left.append(f"{where}: {entry.card} is attached to “{str(host)[:60]}”, which does not lie there")
            return entry
        return attrs.evolve(entry, attached=aliases[host])

    def entry(self, one: dict[str, Any], known: Card, where: str) -> Placed:
        tapped, chosen = bool(one.get("tapped")), tuple(str(one[key]) for key in CHOSEN if one.get(key))
        entered = as_it_enters(known, "front", 0, 0)
        return Placed(card=known.front.name, tapped=None if (entered.tapped == "tapped") == tapped else tapped,
                      sick=bool(one.get("summoningSickness")), counters=self.counters(one.get("counters"), where), chosen=chosen or None)

    def counters(self, given: Any, where: str) -> dict[str, int] | None:
        if given is None:
            return None
        if not isinstance(given, dict) or not all(type(count) is int for count in given.values()):
            raise self.wrong(where, f"counters are an object of whole numbers, not {str(given)[:40]}")
        return {counter_word(kind): count for kind, count in given.items() if count > 0}

    # ---- cards ----
    def card(self, name: str, where: str) -> Card | None:
        try:
            return self.names.card(name)
        except Unnamed as problem:
            self.left.append(f"{where}: left out: {problem}")
            return None

    def own_card(self, one: Any, where: str) -> None:
        """A card that the file describes, as far as it is said in printed words."""
        said = one if isinstance(one, dict) else {}
        words = {"name": said.get("name"), "cost": said.get("manaCost"), "types": said.get("typeLine"), "text": said.get("oracleText")}
        table: dict[str, Any] = {key: value for key, value in words.items() if isinstance(value, str) and value}
        try:
            table |= {"cost": tidy_cost(table.get("cost", "")), "types": tidy_types(table.get("types", ""))}
            for key in ("power", "toughness", "loyalty"):
                if said.get(key) is not None:
                    table[key] = checked_size(key, str(said[key]), ())
            known = card_of(table)
        except (BadCard, ValueError) as problem:
            self.left.append(f"{where}: left out: {problem}")
            return
        self.tables.append(table)
        self.names = attrs.evolve(self.names, typed={**self.names.typed, known.front.name: known})

    # ---- what every part needs ----
    def listed(self, value: Any, where: str) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list) or len(value) > 2_000:
            raise self.wrong(where, "is no list, or longer than any")
        return value

    def unknown(self, table: dict[str, Any], known: tuple[str, ...], where: str) -> None:
        for key in table:
            if key not in known:
                raise self.wrong(where, f"unknown key “{str(key)[:40]}”{nearest(str(key), known)}")


def counter_word(kind: str) -> str:
    """"PLUS_ONE_PLUS_ONE" → "+1/+1", "CHARGE" → "charge"."""
    words = kind.upper().split("_")
    if len(words) == 4 and {words[0], words[2]} <= {"PLUS", "MINUS"} and words[1] in NUMBERS and words[3] in NUMBERS:
        signs = {"PLUS": "+", "MINUS": "-"}
        return f"{signs[words[0]]}{NUMBERS[words[1]]}/{signs[words[2]]}{NUMBERS[words[3]]}"
    return kind.lower().replace("_", " ")
