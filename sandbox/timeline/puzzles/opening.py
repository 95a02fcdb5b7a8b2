"""A puzzle of Forge laid out as a scenario: everything that both can say, and one line for each thing that can't be carried over."""
from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import attrs

from sandbox.cards.making import BadCard, card_of
from sandbox.cards.symbols import COLOR_LETTERS
from sandbox.engine.printed import Card
from sandbox.engine.state import STEPS
from sandbox.timeline.naming import SEATS as PLAYERS
from sandbox.timeline.naming import Names, Unnamed
from sandbox.timeline.placing import as_it_enters
from sandbox.timeline.puzzles.reading import SEATS, ZONES, Lying, Written, written
from sandbox.timeline.puzzles.tokens import token_table
from sandbox.timeline.scenario import FORMAT, Placed, Scenario, Side, Step

PHASES = {
    "untap": "untap", "upkeep": "upkeep", "draw": "draw", "main1": "precombat main", "combatbegin": "beginning of combat",
    "begincombat": "beginning of combat", "combatdeclareattackers": "declare attackers", "declareattackers": "declare attackers",
    "combatdeclareblockers": "declare blockers", "declareblockers": "declare blockers",
    "combatfirststrikedamage": "first-strike combat damage", "firststrikedamage": "first-strike combat damage",
    "combatdamage": "combat damage", "combatend": "end of combat", "endcombat": "end of combat", "endofcombat": "end of combat",
    "main2": "postcombat main", "endofturn": "end", "end": "end", "cleanup": "cleanup"}
QUIET = "Set", "Art", "Id", "NoETBTrigs", "IsToken"   # they say nothing that would be lost
CHOSEN = "ChosenColor", "ChosenType", "NamedCard"


@attrs.frozen
class Puzzle:
    """A puzzle as a scenario; left: a line for each thing that could not be carried over."""
    scenario: Scenario
    left: tuple[str, ...]


def puzzle(text: str, file: str = "puzzle") -> Puzzle:
    """Raises BadPuzzle."""
    return Laying(written(text, file)).whole()


class Laying:
    """A puzzle being laid out."""
    def __init__(self, of: Written):
        self.of, self.left = of, [f"line {line}: {what}" for line, what in of.passed_over]
        self.tables: dict[str, dict[str, Any]] = {}   # the tokens that it describes, by name
        self.aliases: dict[str, str] = {}             # label -> alias
        self.names = Names()
        self.printings = 0

    def leave(self, line: int, what: str) -> None:
        self.left.append(f"line {line}: {what}")

    def whole(self) -> Puzzle:
        of = self.of
        for seat in [seat for seat in of.players if seat >= len(PLAYERS)]:
            self.leave(next(iter(of.players.pop(seat).values()))[1], f"player {seat + 1} of more than {len(PLAYERS)}")
        self.label()
        sides = {PLAYERS[seat]: self.side(seat) for seat in range(1 + max([1, *of.players]))}
        for name, line in of.abilities.items():
            self.leave(line, f"the script “{name}”: Forge's scripts mean nothing here")
        advance = self.step("activephaseadvance", "")
        turn = max(1, self.general_number("turn", 1))
        scenario = Scenario(format=FORMAT, title=of.metadata.get("name", ""), about=self.about(), turn=turn, players=sides,
                            step=self.step("activephase", "precombat main"), active=self.active(), cards=tuple(self.tables.values()),
                            steps=(Step(step=advance),) if advance else ())
        if self.printings:
            self.left.append(f"the printing of {self.printings} cards: cards are drawn here")
        return Puzzle(scenario, tuple(sorted(self.left, key=line_in)))

    # ---- what holds for the game ----
    def about(self) -> str:
        """The description, and below it what the puzzle asks for: told to whoever plays, not enforced."""
        data = self.of.metadata
        told = [f"{key}: {data[word]}" for key, word in (
            ("Goal", "goal"), ("Turns", "turns"), ("Difficulty", "difficulty"), ("Targets", "targets"), ("TargetCount", "targetcount"),
            ("HumanControl", "humancontrol"), ("URL", "url")) if data.get(word)]
        if data.get("goal"):
            self.left.append("the goal is told in the scenario's words; nothing ends the game when its turns are over")
        return "\n".join(filter(None, [data.get("description", "").replace("\\n", "\n"), "\n".join(told)]))

    def general_number(self, key: str, usual: int) -> int:
        words, line = self.of.general.get(key, (str(usual), 0))
        return self.of.number(words, line, key)

    def step(self, key: str, usual: str) -> str:
        words, line = self.of.general.get(key, ("", 0))
        plain = re.sub(r"[\s_]", "", words.lower())
        if plain in ("", "none"):
            return usual
        if plain not in PHASES:
            raise self.of.wrong(line, f"unknown phase “{words[:40]}”; there are {', '.join(dict.fromkeys(STEPS))}, in Forge's words")
        return PHASES[plain]

    def active(self) -> str:
        words, line = self.of.general.get("activeplayer", ("", 0))
        return self.player(words, line) if words and words.lower() != "none" else ""

    def player(self, words: str, line: int) -> str:
        seat = SEATS.get(words.lower())
        if seat is None or seat >= len(PLAYERS):
            raise self.of.wrong(line, f"there is no player “{words[:40]}”; there are human, ai, p0 to p3")
        return PLAYERS[seat]

    # ---- players ----
    def side(self, seat: int) -> Side:
        has = self.of.players.get(seat, {})
        number = {key: self.of.number(*has[key], key) for key in ("life", "landsplayed") if key in has}
        for key in ("landsplayedlastturn", "numringtemptedyou", "speed"):
            if key in has and self.of.number(*has[key], key):
                self.leave(has[key][1], f"“{key}” has no place in a scenario")
        for key in ("sideboard", "precast", "putonstack"):
            if has.get(key, ("", 0))[0]:
                what = "the cards of the sideboard" if key == "sideboard" else f"“{key}”: what stands there is put in motion by hand"
                self.leave(has[key][1], what)
        zones: dict[str, Any] = {zone: self.zone(seat, zone) for zone in dict.fromkeys(ZONES.values())}
        return Side(life=number.get("life", 20), lands_played=number.get("landsplayed", 0), pool=self.pool(has),
                    counters=self.counters(*has.get("counters", ("", 0))), **zones)

    def pool(self, has: dict[str, tuple[str, int]]) -> str:
        found = ""
        for key in ("manapool", "persistentmana"):
            words, line = has.get(key, ("", 0))
            letters = "".join(words.upper().split())
            if set(letters) - set(COLOR_LETTERS + "C"):
                raise self.of.wrong(line, f"“{key}” takes the letters W U B R G C, not “{words[:40]}”")
            if key == "persistentmana" and letters:
                self.leave(line, "mana that stays as steps end: it is in the pool like any other")
            found += letters
        return found

    def counters(self, words: str, line: int) -> dict[str, int]:
        """"P1P1=2,LOYALTY=3" → {"+1/+1": 2, "loyalty": 3}."""
        found = {}
        for one in filter(None, (part.strip() for part in words.split(","))):
            kind, sign, count = one.partition("=")
            number = self.of.number(count if sign else "1", line, "Counters")
            if number > 0:
                found[counter_word(kind.strip())] = number
        return found

    # ---- cards ----
    def label(self) -> None:
        """An alias for each label that another card speaks of."""
        every = [card for seat in self.of.players for zone in dict.fromkeys(ZONES.values()) for card in self.of.cards(seat, zone)]
        spoken = {card.flag(word) for card in every for word in ("AttachedTo", "Attaching", "Attacking")}
        for card in every:
            label = card.flag("Id")
            if label and label in spoken and self.is_known(card):
                if label in self.aliases:
                    raise self.of.wrong(card.line, f"the label Id:{label} stands at two cards")
                self.aliases[label] = f"card_{re.sub(r'[^a-zA-Z0-9]', '_', label)}"

    def is_known(self, card: Lying) -> bool:
        """Whether it will lie there at all."""
        if card.name[:2] in ("t:", "T:"):
            return token_table(card) is not None
        try:
            return self.names.card(card.name.removesuffix("+").strip()) is not None
        except Unnamed:
            return False

    def zone(self, seat: int, zone: str) -> tuple[Placed, ...]:
        """Its entries, those in a row that are the same as one."""
        entries: list[Placed] = []
        for card in self.of.cards(seat, zone) if seat in self.of.players else ():
            entry = self.entry(card, seat, zone)
            if entry is None:
                continue
            if entries and not entry.as_ and attrs.evolve(entries[-1], count=1) == entry:
                entries[-1] = attrs.evolve(entries[-1], count=entries[-1].count + 1)
            else:
                entries.append(entry)
        return tuple(entries)

    def entry(self, card: Lying, seat: int, zone: str) -> Placed | None:
        name, known = self.named(card)
        if known is None:
            return None
        self.printings += card.flag("Set") is not None
        here = zone == "battlefield"
        for word, _ in card.flags:
            if word not in QUIET and (word not in CARRIED or not (here or word == "Owner")):
                self.leave(card.line, f"{name}: “{word}” has no place {'in a scenario' if here else f'in a {zone}'}")
        entry = Placed(card=name, as_=self.aliases.get(card.flag("Id") or "", ""), token=name in self.tables)
        for word, argument in card.flags:
            if word in CARRIED and (here or word == "Owner"):
                entry = CARRIED[word](self, entry, card, argument, known)
        return self.as_entered(entry, card, known, seat) if here else entry

    def as_entered(self, entry: Placed, card: Lying, known: Card, seat: int) -> Placed:
        """Untapped unless it says so; nothing is said where it would enter so by itself."""
        entered = as_it_enters(known, entry.face or "front", 0, 0) if not entry.face_down else None
        tapped = card.flag("Tapped") is not None
        says = entered is None and tapped or entered is not None and (entered.tapped == "tapped") != tapped
        sick = entry.sick and self.of.general.get("removesummoningsickness", ("", 0))[0].lower() != "true"
        owner = "" if entry.owner == PLAYERS[seat] else entry.owner
        return attrs.evolve(entry, tapped=tapped if says else None, sick=sick, owner=owner)

    def named(self, card: Lying) -> tuple[str, Card | None]:
        """The name that the scenario has for a card, and the card; None where it is not known, and that is told."""
        if card.name[:2] in ("t:", "T:"):
            return self.token(card)
        name = card.name.removesuffix("+").strip()
        try:
            known = self.names.card(name)
        except Unnamed as problem:
            self.leave(card.line, f"left out: {problem}")
            return name, None
        back = known.back is not None and name.lower() == known.back.name.lower()
        return known.back.name if back and known.back else known.front.name, known

    # ---- tokens ----
    def token(self, card: Lying) -> tuple[str, Card | None]:
        """One that is described in the line becomes a card of the scenario's own."""
        table = token_table(card)
        if table is None:
            self.leave(card.line, f"left out: the token “{card.name[2:][:60]}” is described in a file of Forge's")
            return card.name, None
        name = next(f"{table['name']}{more}" for more in ("", *(f" {at}" for at in range(2, 99)))
                    if self.tables.get(f"{table['name']}{more}", {**table, "name": f"{table['name']}{more}"})
                    == {**table, "name": f"{table['name']}{more}"})
        if name != table["name"]:
            self.leave(card.line, f"a second kind of {table['name']} is called {name} here")
        table = {**table, "name": name}
        try:
            known = card_of(table)
        except BadCard as problem:
            self.leave(card.line, f"left out: a token: {problem}")
            return name, None
        self.tables[name] = table
        self.names = attrs.evolve(self.names, typed={**self.names.typed, name: known})
        return name, known


def line_in(words: str) -> int:
    """What stands in a line comes before what is said of the whole."""
    return int(found[1]) if (found := re.match(r"line (\d+):", words)) else 1 << 30


def counter_word(kind: str) -> str:
    """"P1P1" → "+1/+1", "CHARGE" → "charge"."""
    if size := re.fullmatch(r"([PM])(\d)([PM])(\d)", kind.upper()):
        signs = {"P": "+", "M": "-"}
        return f"{signs[size[1]]}{size[2]}/{signs[size[3]]}{size[4]}"
    return kind.lower().replace("_", " ")


# ---- the flags that a scenario has words for ----
Carrying = Callable[[Laying, Placed, Lying, str, Card], Placed]


def other_face(laying: Laying, entry: Placed, card: Lying, argument: str, known: Card) -> Placed:
    if known.back is None:
        laying.leave(card.line, f"{entry.card} has no other face to lie on")
        return entry
    return attrs.evolve(entry, face="back", card=known.front.name)


def attached(laying: Laying, entry: Placed, card: Lying, argument: str, known: Card) -> Placed:
    if argument not in laying.aliases:
        laying.leave(card.line, f"{entry.card} is attached to Id:{argument[:20]}, which no card has")
        return entry
    return attrs.evolve(entry, attached=laying.aliases[argument])


def attacking(laying: Laying, entry: Placed, card: Lying, argument: str, known: Card) -> Placed:
    """Whoever is not active is attacked, unless a planeswalker is."""
    if argument and argument not in laying.aliases:
        laying.leave(card.line, f"{entry.card} attacks Id:{argument[:20]}, which no card has")
    other = "you" if laying.active() == "opponent" else "opponent"
    return attrs.evolve(entry, attacking=laying.aliases.get(argument, other))


def face_down(laying: Laying, entry: Placed, card: Lying, argument: str, known: Card) -> Placed:
    if argument:
        laying.leave(card.line, f"{entry.card}: that it was {argument.lower()[:20]}; it lies face down")
    return attrs.evolve(entry, face_down=True)


def chosen(laying: Laying, entry: Placed, card: Lying, argument: str, known: Card) -> Placed:
    """A color, a creature type or a name, as it would have been chosen when it entered."""
    words = tuple(word.strip() for word in argument.split(",") if word.strip())
    return attrs.evolve(entry, chosen=tuple(word.lower() if card.flag("ChosenColor") is not None else word for word in words) or None)


CARRIED: dict[str, Carrying] = {
    "Tapped": lambda laying, entry, card, argument, known: entry,
    "SummonSick": lambda laying, entry, card, argument, known: attrs.evolve(entry, sick=True),
    "Counters": lambda laying, entry, card, argument, known: attrs.evolve(entry, counters=laying.counters(argument, card.line)),
    "Damage": lambda laying, entry, card, argument, known: attrs.evolve(entry, damage=laying.of.number(argument, card.line, "Damage")),
    "Owner": lambda laying, entry, card, argument, known: attrs.evolve(entry, owner=laying.player(argument, card.line)),
    "EnchantingPlayer": lambda laying, entry, card, argument, known: attrs.evolve(entry, attached=laying.player(argument, card.line)),
    **dict.fromkeys(("Transformed", "Flipped", "Modal"), other_face), **dict.fromkeys(("AttachedTo", "Attaching"), attached),
    "Attacking": attacking, "FaceDown": face_down, **dict.fromkeys(CHOSEN, chosen)}
