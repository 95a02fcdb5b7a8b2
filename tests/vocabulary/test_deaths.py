"""How many died this turn; how many colors of mana were spent [105.1, 601.2h, 608.2h, 700.4]."""
import pytest

from sandbox.engine.state import BATTLEFIELD
from tests.table import BEAR, GOBLIN, Table, card

ROCK = card("Rock", "{0}", "Artifact")


def after_deaths(*named):
    table = Table()
    alice, bob = table.players
    for one in named:
        alice.puts(bob.controls(one), zone="graveyard")
    return table, alice, bob


@pytest.mark.parametrize("words, life", [
    ("You gain 1 life for each creature that died this turn.", 2),
    ("You gain 2 life for each Goblin that died this turn.", 2),
    ("You gain 1 life for each Elf that died this turn.", 0),
    ("You gain life equal to the number of creatures that died this turn.", 2),
    ("If two or more creatures died this turn, you gain 5 life.", 5),
    ("If three or more creatures died this turn, you gain 5 life.", 0),
    ("If no creatures died this turn, you gain 5 life.", 0),
    ("If no Elves died this turn, you gain 5 life.", 5),
])
def test_creatures_that_died_are_counted_and_a_rock_did_not_die_700_4(words, life):
    table, alice, _ = after_deaths(BEAR, GOBLIN, ROCK)
    alice.library(BEAR)
    with table.changes(lambda: alice.life, life):
        alice.casts(alice.holds(card("Wake", "{0}", "Sorcery", words)))
        table.resolves()


def test_a_token_died_as_well_but_not_as_a_nontoken_creature_700_4():
    table = Table()
    alice, _ = table.players
    alice.puts(alice.controls(GOBLIN, token="token"), zone="graveyard")
    table.settles()
    for words, life in (("creature", 1), ("nontoken creature", 0)):
        with table.changes(lambda: alice.life, life):
            alice.says(f"You gain 1 life for each {words} that died this turn.")


def test_what_died_in_the_turn_before_is_forgotten_700_4():
    table, alice, bob = after_deaths(BEAR)
    for player in (alice, bob):
        player.library(BEAR, BEAR)
    table.goes_to("upkeep", turn=2)
    with table.changes(lambda: alice.life, 0):
        alice.says("You gain 1 life for each creature that died this turn.")


# ---- converge ----
@pytest.mark.parametrize("lands, counters", [(["Forest"] * 3, 1), (["Forest", "Island", "Wastes"], 2), (["Forest", "Island", "Swamp"], 3),
                                             (["Wastes"] * 3, 0)])
def test_each_color_of_mana_spent_counts_once_and_colorless_is_none_105_1(lands, counters):
    table = Table()
    alice, _ = table.players
    alice.controls(*lands)
    golem = alice.holds(card("Prism", "{3}", "Artifact Creature — Golem",
                             "This creature enters with a +1/+1 counter on it for each color of mana spent to cast it.", size="1/1"))
    alice.casts(golem)
    table.resolves()
    assert (golem.is_now.zone, golem.is_now.counted("+1/+1")) == (BATTLEFIELD, counters)


def test_a_spell_counts_its_colors_as_it_resolves_601_2h():
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain", "Forest", "Mountain")
    alice.casts(alice.holds(card("Spectrum", "{3}", "Sorcery", "Spectrum deals X damage to any target, where X is the number of colors of "
                                 "mana spent to cast this spell.")), bob)
    table.resolves()
    assert bob.life == 18


def test_what_was_not_cast_has_no_colors_spent_400_7():
    table = Table()
    alice, _ = table.players
    golem = alice.holds(card("Prism", "{3}", "Artifact Creature — Golem", "This creature enters with a +1/+1 counter on it for each color "
                             "of mana spent to cast it.", size="1/1"))
    alice.puts(golem)
    assert golem.is_now.counted("+1/+1") == 0
