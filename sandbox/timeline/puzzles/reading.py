"""Forge's puzzles and states of a game, line by line: what stands in them, and one clear line for what can't be one."""
from __future__ import annotations

import difflib
import re
from collections.abc import Iterable, Iterator

import attrs

from sandbox.timeline.reading import ScenarioError

ENDING = ".pzl"
LARGEST = 1_000_000                                   # letters; real ones have a few thousand
ZONES = {"battlefield": "battlefield", "play": "battlefield", "hand": "hand", "graveyard": "graveyard", "library": "library",
         "exile": "exile", "command": "command"}
NUMBERS = {"life": "life", "landsplayed": "landsplayed", "landsplayedlastturn": "landsplayedlastturn",
           "numringtemptedyou": "numringtemptedyou", "speed": "speed"}
LISTS = "counters", "manapool", "persistentmana"
SCRIPTS = "sideboard", "precast", "putonstack"
OF_PLAYER = {**{word: zone for zone in ZONES for word in (zone, f"cardsin{zone}")}, **{word: word for word in (*NUMBERS, *LISTS, *SCRIPTS)}}
GENERAL = "turn", "activeplayer", "activephase", "activephaseadvance", "removesummoningsickness"
METADATA = "name", "url", "goal", "turns", "difficulty", "description", "targets", "targetcount", "humancontrol"
PLAYER = re.compile(r"(?P<who>human|ai|p\d)(?P<what>[a-z]+)$")
SEATS = {"human": 0, "ai": 1, **{f"p{at}": at for at in range(10)}}
FLAGS = (
    "Set", "Art", "Id", "Tapped", "SummonSick", "Renowned", "Monstrous", "Solved", "Saddled", "Suspected", "PhasedOut", "FaceDown",
    "Transformed", "Flipped", "Modal", "Bestowed", "Meld", "Counters", "AttachedTo", "Attaching", "EnchantingPlayer", "Owner", "Damage",
    "ChosenColor", "ChosenType", "ChosenType2", "NamedCard", "ChosenCards", "MergedCards", "RememberedCards", "Imprinting", "ExiledWith",
    "Attacking", "IsCommander", "CommanderCast", "IsRingBearer", "ClassLevel", "UnlockedRoom", "OnAdventure", "Foretold",
    "ForetoldThisTurn", "IsToken", "NoETBTrigs", "Ability", "ExecuteScript")



class BadPuzzle(ScenarioError):
    """What is wrong in a puzzle, in one line: file, line, what, and the nearest valid name if there is one."""


@attrs.frozen
class Lying:
    """A card of a zone: its name as written, and its flags with their arguments, both as written."""
    name: str
    flags: tuple[tuple[str, str], ...]
    line: int

    def flag(self, *words: str) -> str | None:
        """The argument of the first flag of that name, "" if it has none; None without the flag."""
        return next((argument for word, argument in self.flags if word in words), None)


@attrs.define
class Written:
    """A whole file: metadata, what holds for the game, and what each player has; values with the line where they stand."""
    file: str
    metadata: dict[str, str] = attrs.Factory(dict)
    general: dict[str, tuple[str, int]] = attrs.Factory(dict)
    players: dict[int, dict[str, tuple[str, int]]] = attrs.Factory(dict)
    abilities: dict[str, int] = attrs.Factory(dict)   # scripts, by name: where they stand
    passed_over: list[tuple[int, str]] = attrs.Factory(list)      # what another line says again: the later one holds

    def wrong(self, line: int, what: str) -> BadPuzzle:
        return BadPuzzle(self.file, line, what)

    def cards(self, seat: int, zone: str) -> tuple[Lying, ...]:
        words, line = self.players[seat].get(zone, ("", 0))
        return tuple(self.card(one.strip(), line) for one in words.split(";") if one.strip())

    def card(self, words: str, line: int) -> Lying:
        name, *flags = (part.strip() for part in words.split("|"))
        if not name:
            raise self.wrong(line, f"“{words[:60]}” does not begin with the name of a card")
        return Lying(name, tuple(self.flag(one, line) for one in flags if one), line)

    def flag(self, words: str, line: int) -> tuple[str, str]:
        word, _, argument = words.partition(":")
        known = next((one for one in FLAGS if one.lower() == word.strip().lower()), None)
        if known is None:
            raise self.wrong(line, f"unknown flag “{word[:40]}”{nearest(word, FLAGS)}")
        return known, argument.strip()

    def number(self, words: str, line: int, what: str) -> int:
        if not re.fullmatch(r"[+-]?\d{1,9}", words.strip()):
            raise self.wrong(line, f"“{what}” takes a whole number, not “{words[:40]}”")
        return int(words)


def is_puzzle(text: str) -> bool:
    """Whether a text looks like one, whole or broken."""
    head = text[:20_000].lower()
    return bool(re.search(r"^\s*\[(?:state|metadata)\]\s*$", head, re.MULTILINE) and "[main]" not in head
                or re.search(r"^(?:human|ai|p[01])(?:life|cardsin\w+|battlefield|hand|library)\s*=", head, re.MULTILINE))


def written(text: str, file: str) -> Written:
    """Raises BadPuzzle at the first line that can't stand there."""
    found, section = Written(file), "state"
    if len(text) > LARGEST:
        raise found.wrong(1, "larger than any puzzle")
    for number, line in lines_of(text):
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            section = heading[1].lower()
            if section not in ("metadata", "state"):
                raise found.wrong(number, f"unknown heading {line[:40]}; there are [metadata] and [state]")
        elif section == "metadata":
            described(found, line, number)
        else:
            stated(found, line, number)
    if not found.general and not found.players:
        raise found.wrong(1, "nothing in it tells the state of a game, such as “humanlife=20”")
    return found


def lines_of(text: str) -> Iterator[tuple[int, str]]:
    """Numbered from 1, without blank ones and remarks."""
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if line.strip() and not line.startswith("#"):
            yield number, line.strip()


def described(found: Written, line: str, number: int) -> None:
    key, colon, value = line.partition(":")
    if not colon:
        raise found.wrong(number, f"“{line[:60]}” is no “Key:Value”")
    if key.strip().lower() not in METADATA:
        raise found.wrong(number, f"unknown key “{key[:40]}” of the metadata{nearest(key, METADATA)}")
    found.metadata[key.strip().lower()] = value.strip()


def stated(found: Written, line: str, number: int) -> None:
    key, sign, value = line.partition("=")
    key = key.strip().lower()
    if not sign:
        raise found.wrong(number, f"“{line[:60]}” is no “key=value”")
    if key in GENERAL:
        state(found, found.general, key, (value.strip(), number), key)
    elif key.startswith("ability") and len(key) > 7:
        found.abilities[key[7:]] = number
    elif (of := PLAYER.fullmatch(key)) and of["what"] in OF_PLAYER:
        what = OF_PLAYER[of["what"]]
        state(found, found.players.setdefault(SEATS[of["who"]], {}), ZONES.get(what, what), (value.strip(), number), key)
    else:
        raise found.wrong(number, f"unknown key “{key[:60]}”{nearest(key, (*GENERAL, *known_keys()))}")


def state(found: Written, values: dict[str, tuple[str, int]], name: str, value: tuple[str, int], key: str) -> None:
    if name in values and values[name][0] != value[0]:
        found.passed_over.append((values[name][1], f"“{values[name][0][:40]}” is passed over: line {value[1]} says “{key}” again"))
    values[name] = value


def known_keys() -> list[str]:
    return [f"{who}{what}" for who in ("human", "ai", "p0", "p1") for what in OF_PLAYER]


def nearest(word: str, known: Iterable[str]) -> str:
    """"; did you mean “humanlife”?", or nothing."""
    words = tuple(known)
    near = difflib.get_close_matches(word.strip().lower(), [one.lower() for one in words], 1, 0.7)
    same = next((one for one in words if near and one.lower() == near[0]), "")
    return f"; did you mean “{same}”?" if same else ""
