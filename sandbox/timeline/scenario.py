"""A scenario: a board, what is done on it, and what must then be true, as its file says it.

Each class is a table of the file, each field a key of it; structure.py makes them from the tables that were read.
"""
from __future__ import annotations

from typing import Any

import attrs

FORMAT = 1
Table = dict[str, Any]
Names = tuple[str, ...]


def key(name: str, default: Any) -> Any:
    """A field whose key in the file is a word that Python keeps for itself."""
    return attrs.field(default=default, metadata={"key": name})


@attrs.frozen(kw_only=True)
class Placed:
    """One entry of a zone: "Island*5", or a table that says more."""
    card: str = ""
    count: int = 1
    as_: str = key("as", "")                          # its alias
    tapped: bool | None = None                        # unsaid, like counters and chosen: as it would enter
    face: str = ""                                    # "front", or "back": transformed; unsaid: the one that is named
    face_down: bool = False                           # of permanents: a 2/2 creature without a name
    counters: Table | None = None                     # {"+1/+1" = 2}
    damage: int = 0
    sick: bool = False                                # came under control this turn
    attached: str = ""                                # alias or name of what it is attached to, or a player
    controller: str = ""
    owner: str = ""
    copy_of: str = ""                                 # the card it is a copy of
    except_: Table = key("except", attrs.Factory(dict))   # {legendary = false, gains = ["Haste"], loyalty = 1, power = …, toughness = …}
    token: bool = False
    kicked: int = 0
    x: int = 0
    attacking: str = ""                               # the player, or the alias or name of the planeswalker, that it attacks
    blocking: Names = ()
    chosen: tuple[Any, ...] | None = None             # what was chosen for it as it entered


Zone = tuple[Placed, ...]


@attrs.frozen(kw_only=True)
class Side:
    """[players.…]: a player, and what lies in each zone; libraries and attraction decks from the top."""
    name: str = ""
    life: int = 20
    pool: str = ""                                    # "WUU"
    counters: Table = attrs.Factory(dict)             # {poison = 3}
    lands_played: int = 0
    battlefield: Zone = ()
    hand: Zone = ()
    library: Zone = ()
    graveyard: Zone = ()
    exile: Zone = ()
    command: Zone = ()
    attraction_deck: Zone = ()
    junkyard: Zone = ()


@attrs.frozen(kw_only=True)
class Step:
    """[[steps]]: where to go first, one thing to do, the answers to what it asks, and what must be true then."""
    turn: int | None = None                           # passes priority for everyone until then
    step: str = ""
    by: str = ""                                      # the player who does it; unsaid: who has priority, or the first player
    after: int | None = None                          # the step that this one follows, from 1; 0 is the set-up; unsaid: the one above
    # one of these:
    cast: str = ""
    play: str = ""
    activate: str = ""
    tap: str | Names = ""                             # for mana; "Island*3": three of them
    turn_up: str = ""                                 # face up, what is face down
    attack: Table | None = None                       # {angel = "opponent"}
    block: Table | None = None                        # {wall = "angel"}
    pass_: bool | int = key("pass", False)            # once, or so many times
    resolve: bool | int = False                       # everyone passes: the top of the stack, or so many of it
    settle: bool = False                              # until the stack is empty
    concede: bool = False
    start: bool = False                               # shuffle and draw opening hands
    put: Placed | None = None                         # by hand: a card from outside, into the zone that is said
    enter: str = ""                                   # the same, made to happen
    move: Table | None = None                         # by hand: {angel = "graveyard"}
    set: Table | None = None                          # by hand: {angel = {tapped = true}, you = {life = 5}, turn = 3}
    make: Table | None = None                         # made to happen: {angel = "tap", bear = {counters = {"+1/+1" = 2}}}
    remove: str | Names = ""                          # by hand: out of the game
    tell: str = ""                                    # an instruction in a card's words
    do: tuple[Any, ...] = ()                          # any action of the rules: [name, seat, …]
    repeat: Table | None = None                       # what was done since a step: {since = 2, times = 1000000}
    # how:
    ability: str | int = ""                           # of activate: how its text begins, or its place from 1
    from_: str = key("from", "")                      # of cast and play: the zone
    zone: str = "battlefield"                         # of put and enter
    face: str = ""                                    # of cast and play: "back"; of cast also "face down"
    way: str = ""                                     # of cast: the ability that lets it be cast otherwise: "flashback", "evoke"
    mana: str = ""                                    # of tap: which, "U"
    kicked: bool | int | None = None
    modes: tuple[Any, ...] | str | int | None = None
    x: int | None = None
    targets: tuple[Any, ...] | str | None = None
    pay: str | tuple[Any, ...] | None = None          # "auto", or what to tap
    answers: tuple[Any, ...] = ()
    unfinished: bool = False                          # what is asked stays open
    refused: str = ""                                 # the rules must refuse it, with this rule or these words; the state before it stands
    # and then:
    name_new: Table = attrs.Factory(dict)             # {token = "copy"}: aliases for what is new
    title: str = ""
    note: str = ""
    question: str = ""                                # asked of whoever is taught, before the step is shown
    options: Names = ()                               # of question: what may be said to it; none: one thinks, then looks
    answer: str | int = ""                            # of question: one of its options, or its place from 1; without options any text
    expect: Table = attrs.Factory(dict)
    may: tuple[Any, ...] = ()
    may_not: tuple[Any, ...] = ()


@attrs.frozen(kw_only=True)
class Scenario:
    """A whole file."""
    format: int
    rules_version: str = ""
    title: str = ""
    about: str = ""
    rulings: Names = ()
    rules: Names = ()                                 # the key rule first: without it the board would end otherwise
    contrast: str = ""                                # of "M2-contrast": the one fact that is otherwise than in "M2", "the land is tapped"
    unanswered: str = "fail"                          # or "default": the default policy answers
    turn: int = 1
    step: str = "precombat main"
    active: str = ""                                  # unsaid: the first player
    priority: str = ""                                # unsaid: the active player
    cards: tuple[Table, ...] = ()                     # cards typed here, as in a card file
    players: dict[str, Side] = attrs.Factory(dict)
    exact: str = ""                                   # a state that words have no form for, as saved data
    at: int | None = None                             # the step where it stands when opened; unsaid: the last
    steps: tuple[Step, ...] = ()
    expect: Table = attrs.Factory(dict)               # of the set-up


DOING = ("cast", "play", "activate", "tap", "turn_up", "attack", "block", "pass_", "resolve", "settle", "concede", "start",
         "put", "enter", "move", "set", "make", "remove", "tell", "do", "repeat")
