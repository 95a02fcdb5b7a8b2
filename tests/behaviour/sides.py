"""Creatures and lands of no fame for the tests of drawn cards, and questions about a combat."""
from tests.table import card

GIANT = card("Giant", "{4}{R}", "Creature — Giant", size="5/5")
BIRD = card("Bird", "{1}{U}", "Creature — Bird", "Flying", "1/1")
MYR = card("Myr", "{2}", "Artifact Creature — Myr", size="2/2")
ZOMBIE = card("Zombie", "{1}{B}", "Creature — Zombie", size="2/2")
HUMAN = card("Human", "{W}", "Creature — Human", size="2/1")
SNOWFIELD = card("Snowfield", types="Snow Land", text="{T}: Add {G}.")
TRINKET = card("Trinket", "{3}", "Artifact")
SPARK = card("Spark", "{R}", "Instant", "Spark deals 3 damage to any target.")


def able_to_block(table, *attacks):
    """The pairs (blocker, attacker) that may be declared against these attacks, by name; combat stops there."""
    active = table.state.active
    table.does("go_to", active, 0, "declare blockers")
    table.answers(tuple(attacks))
    return {(one.name, other.name) for one, other in table.asked.options} if table.asked else set()
