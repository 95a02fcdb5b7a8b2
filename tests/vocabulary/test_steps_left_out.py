"""Steps skipped, spells that can't be cast, combat damage not assigned or past the blockers, more types [101.2, 205.1b, 500.11, 510.1]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

FREE = card("Free Song", "{0}", "Sorcery", "You gain 1 life.")


def next_turns(line, whose):
    table = Table()
    for player in table.players:
        player.library(BEAR, BEAR, BEAR)
    table.players[whose].controls(card("Clock", "{0}", "Artifact", line), tapped="tapped")
    bears = [player.controls(BEAR, tapped="tapped") for player in table.players]
    table.goes_to("precombat main", turn=3)
    return [player.hand for player in table.players], [bear.tapped for bear in bears]


@pytest.mark.parametrize("line, whose, hands, tapped", [
    ("Skip your draw step.", 0, [0, 1], ["untapped", "untapped"]),
    ("Skip your draw step.", 1, [1, 0], ["untapped", "untapped"]),
    ("Players skip their untap steps.", 0, [1, 1], ["tapped", "tapped"]),
    ("Each player skips their untap step.", 0, [1, 1], ["tapped", "tapped"]),
    ("Each opponent skips their untap step.", 0, [1, 1], ["untapped", "tapped"]),
])
def test_in_each_of_their_turns_500_11(line, whose, hands, tapped):
    assert next_turns(line, whose) == (hands, tapped)


def test_nothing_triggers_in_a_step_that_is_skipped_500_11():
    table = Table()
    alice, _ = table.players
    for player in table.players:
        player.library(BEAR, BEAR, BEAR)
    alice.controls(card("Bell", "{0}", "Artifact", "At the beginning of each upkeep, you gain 1 life."))
    alice.controls(card("Hub", "{0}", "Artifact", "Players skip their upkeep steps."))
    table.goes_to("precombat main", turn=3)
    assert alice.life == 20


# ---- 101.2 ----
@pytest.mark.parametrize("line, allowed", [
    ("You can't cast more than one spell each turn.", 1), ("Each player can't cast more than one spell each turn.", 1),
    ("You can't cast more than two spells each turn.", 2), ("Each opponent can't cast more than one spell each turn.", 3)])
def test_so_many_spells_each_turn_101_2(line, allowed):
    table = Table()
    alice, _ = table.players
    alice.controls(card("Canon", "{0}", "Enchantment", line))
    for number in range(3):
        song = alice.holds(FREE)
        assert bool([one for one in alice.may(song) if one.kind == "cast"]) == (number < allowed)
        if number < allowed:
            alice.casts(song)
            table.resolves()
        else:
            with pytest.raises(Illegal):
                alice.casts(song)
    assert alice.life == 20 + allowed


def test_what_was_cast_before_it_was_there_counts_as_well_101_2():
    table = Table()
    alice, _ = table.players
    alice.casts(alice.holds(FREE))
    table.resolves()
    alice.controls(card("Canon", "{0}", "Enchantment", "You can't cast more than one spell each turn."))
    with pytest.raises(Illegal):
        alice.casts(alice.holds(FREE))


# ---- 510.1 ----
def test_an_attacker_assigns_none_and_its_blocker_does_510_1a():
    table = Table()
    alice, bob = table.players
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.says("target creature assigns no combat damage this turn.", bear)
    table.fights([(bear, bob)], [(goblin, bear)])
    assert (goblin.is_now.zone, goblin.damage, bear.damage) == ("battlefield", 0, 1)


PAST = "You may have this creature assign its combat damage as though it weren't blocked."


@pytest.mark.parametrize("text, lord", [
    (PAST, ""), ("Trample", f'Creatures you control with trample have "{PAST}"'),
    ("", "You may have creatures you control assign their combat damage as though they weren't blocked.")])
@pytest.mark.parametrize("answer, life, damage", [("yes", 17, 0), ("no", 20, 3)])
def test_a_blocked_creature_assigns_past_its_blockers_if_its_controller_says_so_510_1c(text, lord, answer, life, damage):
    table = Table()
    alice, bob = table.players
    if lord:
        alice.controls(card("Lord", "{0}", "Enchantment", lord))
    beast = alice.controls(card("Beast", "{0}", "Creature — Beast", text, size="3/3"))
    wall = bob.controls(card("Wall", "{0}", "Creature — Wall", size="0/5"))
    table.fights([(beast, bob)], [(wall, beast)], until="combat damage")
    alice.answers(answer)
    if table.asked:
        alice.answers((3, 0))
    assert (bob.life, wall.damage) == (life, damage)


def test_of_an_unblocked_creature_nothing_is_asked_510_1b():
    table = Table()
    alice, bob = table.players
    beast = alice.controls(card("Beast", "{0}", "Creature — Beast", PAST, size="3/3"))
    table.fights([(beast, bob)])
    assert bob.life == 17 and table.asked is None


# ---- 205.1b ----
def test_an_artifact_in_addition_until_end_of_turn_or_for_good_205_1b():
    for words, later in (("target creature becomes an artifact in addition to its other types until end of turn.", False),
                         ("target creature becomes an artifact in addition to its other types.", True)):
        table = Table()
        alice, bob = table.players
        for player in table.players:
            player.library(BEAR, BEAR)
        bear = bob.controls(BEAR)
        alice.says(words, bear)
        assert set(bear.types) == {"creature", "Bear", "artifact"}
        table.goes_to("upkeep", turn=2)
        assert ("artifact" in bear.types) == later


def test_a_creature_of_a_size_with_a_keyword_in_addition_205_1b_613_4b():
    table = Table()
    alice, bob = table.players
    shrine = alice.controls(card("Shrine", "{0}", "Enchantment", "{0}: This enchantment becomes a 4/3 red Centaur creature with haste in "
                                 "addition to its other types until end of turn."), sick="sick")
    alice.activates(shrine)
    table.resolves()
    assert set(shrine.types) == {"enchantment", "creature", "Centaur"}
    assert (shrine.power, shrine.toughness, shrine.colors) == (4, 3, "R")
    table.fights([(shrine, bob)])
    assert bob.life == 16


def test_a_land_that_becomes_an_island_as_well_makes_blue_mana_305_6():
    table = Table()
    alice, _ = table.players
    forest = alice.controls("Forest")
    alice.says("target land becomes an Island in addition to its other types.", forest)
    alice.taps(forest, ability=1)
    assert alice.pool == "U"
