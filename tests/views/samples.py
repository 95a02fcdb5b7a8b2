"""Faces and boards that try the drawing hard: long names and texts, large numbers, every state a card can be in."""
import random

from sandbox.models.face import Face
from sandbox.views.layout import Slot

LONG = ("Whenever this creature attacks, create a 2/2 red Goblin creature token that's tapped and attacking. Then each opponent loses "
        "life equal to the number of creatures you control, and you gain that much life.",)
FACES = (
    Face("Our Market Research Shows That Players Like Really Long Names", "{3}{G}{G}", "Creature — Elemental", LONG, "G",
         ("5", "5"), ("5", "5")),
    Face("The Ceaseless Hunger Of Seven Long Words", "{10}", "Legendary Creature — Eldrazi", ("Indestructible", *LONG), "",
         ("10", "10"), ("9", "9")),
    Face("Asmoranomardicadaistinaculdacar", "", "Legendary Creature — Human Wizard",
         ("~As long as you've discarded a card this turn, you may pay {B/R} to cast this spell.",), "BR", ("3", "3"), ("3", "3")),
    Face("A Storm Of Numbers And Symbols Everywhere", "{W}{U}{B}{R}{G}{C}{S}", "Legendary Snow Artifact Creature — Phyrexian Golem",
         LONG * 3,
         "WUBRG", ("1000000", "999999"), ("1", "1"), damage=123456, counters=(("+1/+1", 999999), ("charge", 3), ("shield", 1)),
         marks=frozenset({"token", "copy", "kicked", "sick"})),
    Face("", counters=(("+1/+1", 1),), pt=("2", "2"), printed_pt=("2", "2"), marks=frozenset({"face-down"})),
    Face("Swinging Ship", "", "Artifact — Attraction", ("Visit — Create a Treasure.",), lights=(2, 3, 6), counters=(("charge", 2),)),
    Face("The Broken Looking Glass", "{2}{R}", "Enchantment — Saga", (
        "I|Create a 2/2 red Goblin Shaman that makes a Treasure when it attacks.",
        "II|You may discard up to two cards. If you do, draw that many.",
        "III|Exile this Saga, then return it transformed."), "R", lore=2, counters=(("lore", 2),)),
    Face("Siege Of The Old Town", "{2}{R}", "Battle — Siege", ("When this enters, it deals 3 damage to any target.",), "R", defense="5"),
    Face("Soldier of Two Callings", "{2}{W}", "Legendary Planeswalker Creature — Gideon Soldier", ("+1|Until end of turn, this grows.",),
         "W", ("4", "4"), None, loyalty="6", damage=2),
    Face("Mirror Reader", "{1}{U}{U}", "Legendary Planeswalker — Jace", ("Kicker {2}", "+1|Scry 2.", "0|Draw a card and reveal it."), "U",
         loyalty="4", marks=frozenset({"kicked", "copy", "token"})),
    Face("Painted Bear", "{1}{G}", "Artifact Creature — Bear", ("Trample",), "U", ("4", "1"), ("2", "2"),
         printed_types="Creature — Bear", printed_colors="G", marks=frozenset({"transformed"})),
    Face("Phased Bear", "{1}{G}", "Creature — Bear", (), "G", ("2", "2"), ("2", "2"), marks=frozenset({"phased"})),
    Face("Odd Costs", "{2/W}{W/U/P}{G/P}{E}{TK}{X}", "Sorcery", ("{E}{E}, {TK}: {W/U/P} or {2/W}: {Q}, {T}: scry {20}.",), "WU"),
    Face("Shrinking Rat", "{1}{B}", "Creature — Rat", ("Menace",), "B", ("-1", "3"), ("2", "2"), damage=1,
         counters=(("-1/-1", 2), ("stun", 1), ("flying", 1), ("shield", 2), ("oil", 13))),
    Face("Old Grave", "", "Land — Island Swamp", ("{T}: Add {U} or {B}.", "Enters tapped unless you pay 2 life."), produces="UB"),
    Face("Forest", "", "Basic Land — Forest", ("{T}: Add {G}.",), produces="G"),
    Face("Star Count", "{1}{G}", "Creature — Lhurgoyf", LONG[:1], "G", ("*", "1+*"), ("*", "1+*")),
)
ROWS = ("front", "lands", "beside", "attractions")
TABLES = {  # what is left for one side: a window of 1280 × 800 with both panels, one, none; of 1920 × 1080 with both, none; a quarter seat
    "1280, both panels": (410, 218), "1280, one panel": (640, 218), "1280, no panel": (1090, 240),
    "1920, both panels": (1190, 340), "1920, no panel": (1740, 380), "1920, one of three seats": (640, 300),
}


def board(seed: int, count: int) -> list[Slot]:
    """So many permanents of all kinds, some tapped, attached or in piles, thrown by the seed."""
    dice, slots, number = random.Random(seed), [], 0
    while number < count:
        row = dice.choices(ROWS, (45, 33, 17, 5))[0]
        host, number = number, number + 1
        attached = ()
        if row != "attractions" and dice.random() < 0.15:
            attached = tuple(range(number, min(count, number + dice.choice((1, 1, 2, 3, 5)))))
            number += len(attached)
        pile = 1 if attached else dice.choice((1, 1, 1, 1, 1, 7, 1000))
        tapped = pile == 1 and dice.random() < 0.3
        slots.append(Slot(host, row, tapped, attached, pile, tuple(id for id in attached if dice.random() < 0.2)))
    return slots
