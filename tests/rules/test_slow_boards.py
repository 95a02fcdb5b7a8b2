"""Boards on which other programs are slow: they come to what the rules say, and each thing is worked out once for all that are alike."""
import pytest

from sandbox.engine import derived, replacement
from tests.boards import KINDS, board, put_tokens, settled
from tests.table import BEAR, Table, card

GREETER = card("Trial Greeter", types="Creature — Ally", text="Whenever another creature you control enters, you gain 1 life.", size="1/1")
SWARM = card("Trial Swarm", "{2}{G}", "Creature — Insect", "Whenever a land you control enters, create a 1/1 green Insect creature token. "
             "If you control six or more lands, create a token that's a copy of ~ instead.", "1/1")
HERALDRY = ("flying", "haste", "vigilance", "trample", "menace", "reach", "lifelink", "deathtouch", "first strike", "double strike",
            "indestructible", "hexproof", "shroud", "intimidate", "wither")
SLIVERS = [card(f"Trial Sliver {n}", "{1}{G}", "Creature — Sliver", f"All Sliver creatures have {word}.", "1/1")
           for n, word in enumerate(HERALDRY)]


def test_forty_eight_that_trigger_on_each_other():                                   # 603.2, 603.3b
    table = Table()
    alice, _ = table.players
    alice.library(BEAR)
    mother = alice.controls(card("Trial Mother", types="Creature — Ally", size="1/1",
                                 text="{T}: Create a token that's a copy of each other creature you control."))
    table.state = put_tokens(table.state, 24, (GREETER,), lambda i: 0)
    alice.activates(mother)
    table.settles()
    assert (alice.life, table.count("Trial Greeter")) == (20 + 24 * 24 + 24 * 23, 48)


def test_ten_changes_of_type_over_two_hundred_permanents():                         # 613.1d, 613.8
    table = Table()
    alice, bob = table.players
    for n in range(200):
        (alice if n % 2 else bob).controls(("Forest", BEAR, "Island", KINDS[0])[n % 4])
    alice.controls(*[card(f"Trial Change {n}", "{2}{U}", "Enchantment", text) for n, text in enumerate((
        "Nonbasic lands are Mountains.", "Creatures you control are Elves in addition to their other types.",
        "All lands are Swamps in addition to their other types.", "All creatures are artifacts in addition to their other types.",
        "All artifacts are enchantments in addition to their other types.")) for _ in range(2)])
    look = table.named("Bear")[0]
    assert {"artifact", "enchantment"} <= set(look.types) and "Swamp" in table.named("Forest")[0].types
    assert len(table.state.derived.kinds) < 40


def test_slivers_that_give_each_other_fifteen_abilities():               # 613.1f
    table = Table()
    alice, _ = table.players
    alice.controls(*SLIVERS)
    table.state = put_tokens(table.state, 40, (card("Trial Spawn", types="Creature — Sliver", size="1/1"),), lambda i: 0)
    spawn = table.named("Trial Spawn")[0]
    assert len(spawn.abilities) == len(HERALDRY) and spawn.is_now.id == spawn.id
    assert sum(count for _, count in table.state.derived.kinds.values()) == 55 and len(table.state.derived.kinds) == 16


@pytest.mark.parametrize("lands", [6])
def test_a_swarm_that_doubles_with_every_land(lands):                               # 614.15, 707.2
    table = Table()
    alice, _ = table.players
    alice.controls(*["Forest"] * 5, SWARM)
    for _ in range(lands):
        alice.puts(alice.holds("Forest"))
        table.settles()
    assert table.count("Trial Swarm") == 2 ** lands


def test_of_events_that_are_alike_one_is_looked_at(monkeypatch):                    # 614.17
    asked = []
    look_at = replacement.unquestioned
    monkeypatch.setattr(replacement, "unquestioned", lambda game, event: asked.append(event) or look_at(game, event))
    table, _, held = board(120)
    state = table.state
    settled(settled(state, ("cast", 0, held["Storm"].id, "front")), ("settle", 0))
    assert len(asked) < 40


def test_kinds_are_derived_and_not_objects(monkeypatch):                            # 613
    worked_out = []
    fold = derived.folded
    monkeypatch.setattr(derived, "folded", lambda begun, *rest: worked_out.append(len(begun.things)) or fold(begun, *rest))
    table, _lands, held = board(300)
    worked_out.clear()
    settled(table.state, ("cast", 0, held["Herald"].id, "front"))
    assert max(worked_out, default=0) < 30
