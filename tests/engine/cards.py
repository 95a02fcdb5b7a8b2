"""The few cards of these tests' own, by their words; where a printed card does as well, the library has it."""
from sandbox.engine.printed import Card
from tests.table import BEAR, GOBLIN, card

__all__ = ["BEAR", "GOBLIN"]

ARTIST = card("Artist", "{1}{B}", "Creature — Vampire", "Whenever a creature dies, each opponent loses 1 life.", "0/1")
SHADOWS = card("Shadows", "{5}{U}", "Enchantment — Aura",
               "Enchant creature\nNontoken creatures you control enter as a copy of enchanted creature.")
GIANT = card("Sleepy Giant", "{4}{G}", "Creature — Giant",
             "This creature enters tapped.\nThis creature enters with two +1/+1 counters on it.", "4/4")
PIPER = card("Piper", "{3}{R}", "Creature — Goblin", "This creature enters tapped.\nHaste", "3/3")
GATE = card("Imposing Gate", "{3}", "Artifact", "Creatures your opponents control enter tapped.")
REST = card("Rest", "{1}{W}", "Enchantment", "If a creature would die, exile it instead.")
PLENTY = card("Plenty", "{2}{G}", "Enchantment", "If you would draw a card, draw two cards instead.")
SOLACE = card("Solace", "{2}{W}", "Enchantment", "If you would draw a card, you gain 5 life instead.")
KIKI = card("Kiki", "{2}{R}", "Creature — Goblin", "{T}: Create a token that's a copy of another target nonlegendary creature you control, "
            "except it has haste. Sacrifice it at the beginning of the next end step.", "2/2")
SAGE = Card(front=card("Mirror Sage", "{2}{R}", "Enchantment",
                       "{1}: Exile Mirror Sage, then return it to the battlefield transformed.").front,
            back=card("Mirror Goblin", "", "Enchantment Creature — Goblin", size="2/2", color_indicator="R").front, layout="transform")
JACE = card("Jace", "{1}{U}{U}", "Legendary Planeswalker — Jace",
            "Kicker {2}\nWhen Jace enters, if it was kicked, create a token that's a copy of "
            "Jace, except it isn't legendary and its starting loyalty is 1.", loyalty=3)
ZOMBIES = card("Zombie Blanket", "{4}{U}", "Enchantment", "Each creature you control is a Zombie in addition to its other types.")
CROWD = card("Crowd", "{2}{G}", "Enchantment", "Bears you control get +1/+1 for each creature you control.")
FIELD = card("Opal Field", "", "Land", "{T}: Add one mana of any color.")
THORN = card("Thorn", "{2}", "Artifact", "Instant spells cost {1} more to cast.")
FAMILIAR = card("Familiar", "{1}{U}", "Artifact", "Instant spells you cast cost {1} less to cast.")
BOLT = card("Bolt", "{R}", "Instant", "Bolt deals 3 damage to any target.")
BLAST = card("Blast", "{X}{R}", "Instant", "Kicker {2}\nBlast deals 2 damage to any target. If it was kicked, draw a card.")
SALVE = card("Salve", "{W}", "Instant", "Kicker {2}\nYou gain 2 life. If it was kicked, you gain 5 life instead.")
ARC = card("Arc", "{2}{R}", "Instant", "Arc deals 3 damage divided as you choose among two target creatures.")
KIROL = card("Kirol", "{1}{R}{W}", "Legendary Creature — Vampire Cleric", "Tap two untapped creatures you control: "
             "Copy target triggered ability you control. You may choose new targets for the copy.", "3/3")
HERALD = card("Herald", "{2}{W}", "Creature — Human", "When Herald enters, choose one —\n• Destroy target artifact.\n• You gain 3 life.\n"
              "• Target creature gets +3/+3 until end of turn.", "1/1")
PHOENIX = card("Phoenix", "", "Creature — Phoenix", "When this creature dies, return it to its owner's hand.", "1/1")
LEASH = card("Leash", "", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature.")
CAPTAIN = card("Captain", "", "Creature — Soldier", "Other creatures you control enter with a +1/+1 counter on them.", "1/1")

COPY_SPELL = "Copy target spell you control. You may choose new targets for the copy."
HERALDS = "when ~ enters, choose one —\n• destroy target artifact.\n• you gain 3 life.\n• target creature gets +3/+3 until end of turn."
