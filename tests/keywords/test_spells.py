"""Keywords of spells: ripple, epic, cipher, miracle, splice, haunt, cleave, assist."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, card

WAVES = card("Waves", "{U}", "Sorcery", "You gain 1 life.\nRipple 3")
ENDLESS = card("Endless", "{W}", "Sorcery", "You gain 4 life.\nEpic")
CODE = card("Code", "{U}", "Sorcery", "You gain 3 life.\nCipher")
LUCKY = card("Lucky", "{6}", "Sorcery", "You gain 8 life.\nMiracle {W}")
ARCANE = card("Old Word", "{U}", "Instant — Arcane", "You gain 1 life.")
GRAFTED = card("Grafted", "{3}{R}", "Instant — Arcane", "~ deals 2 damage to target player.\nSplice onto Arcane {R}")
GHOST = card("Ghost", "{W}", "Creature — Spirit", "Haunt\nWhen ~ enters or the creature it haunts dies, you gain 2 life.", size="1/1")
OMEN = card("Dark Omen", "{B}", "Sorcery", "You lose 1 life.\nHaunt\nWhen the creature ~ haunts dies, you gain 5 life.")
CLEAVER = card("Cleaver", "{B}", "Instant", "Cleave {1}{B}\nDestroy target [tapped] creature.")
HEAVY = card("Heavy", "{3}{W}", "Sorcery", "Assist\nYou gain 5 life.")


def test_ripple_casts_those_of_the_same_name(table, alice, bob):
    """702.60a."""
    alice.controls("Island")
    second, _, _ = alice.library(WAVES, BEAR, GOBLIN)
    alice.casts(alice.holds(WAVES))
    table.resolves("yes")
    assert [o for o in table.asked.options] == ["yes", "no"]
    table.answers("yes")
    table.answers(table.asked.options)                # the order of the other two
    table.settles("no")                               # the second has ripple too
    assert alice.life == 22
    assert second.is_now.zone == "graveyard" and len(alice.here.library) == 2


def test_an_epic_spell_is_the_last_and_comes_back_each_upkeep(table, alice, bob):
    """702.50a 702.50b."""
    alice.controls("Plains", "Island")
    alice.library(*["Plains"] * 4)
    bob.library(*["Plains"] * 4)
    alice.casts(alice.holds(ENDLESS))
    table.settles()
    code = alice.holds(CODE)
    with pytest.raises(Illegal):
        alice.casts(code)
    for turn, life in ((3, 28), (5, 32)):
        table.goes_to("upkeep", turn=turn)
        table.settles()
        assert alice.life == life


def test_encoded_it_is_cast_again_for_each_hit(table, alice, bob):
    """702.99a 702.99b 702.99c: exiled encoded on a creature, which casts copies of it."""
    alice.controls("Island")
    bear = alice.controls(BEAR)
    code = alice.holds(CODE)
    alice.casts(code)
    table.resolves((bear,))
    assert (alice.life, code.is_now.zone) == (23, "exile")
    table.fights([(bear, bob)])
    table.resolves("yes")
    table.settles()
    assert (alice.life, code.is_now.zone, alice.graveyard) == (26, "exile", [])


def test_no_longer_encoded_once_the_card_is_elsewhere(table, alice, bob):
    alice.controls("Island")
    bear = alice.controls(BEAR)
    code = alice.holds(CODE)
    alice.casts(code)
    table.resolves((bear,))
    alice.does("make_move", code.is_now.id, "graveyard")
    table.settles()
    table.fights([(bear, bob)])
    assert not table.state.stack  # 702.99c


def test_a_miracle_is_the_first_card_drawn(table, alice, bob):
    """702.94a: revealed as it is drawn, and cast for its miracle cost."""
    alice.controls("Plains")
    lucky, _ = alice.library(LUCKY, LUCKY)
    alice.says("Draw two cards.")
    assert table.asked.rule == "702.94a"
    table.answers("yes")
    assert table.asked is None                        # the second card is not asked about
    table.resolves("yes")
    table.settles()
    assert (alice.life, lucky.is_now.zone, alice.hand) == (28, "graveyard", 1)


def test_spliced_a_spell_does_what_the_card_says_too(table, alice, bob):
    """702.47a 702.47c: the card stays in hand, its text and its cost are added."""
    alice.controls("Island", "Mountain")
    grafted = alice.holds(GRAFTED)
    alice.casts(alice.holds(ARCANE), (grafted,), bob)
    table.settles()
    assert (alice.life, bob.life, grafted.is_now.zone) == (21, 18, "hand")


def test_nothing_is_spliced_onto_a_spell_of_another_kind(table, alice, bob):
    alice.controls("Island", "Mountain")
    alice.holds(GRAFTED)
    alice.casts(alice.holds(WAVES))
    assert table.asked is None  # 702.47a


def test_a_ghost_haunts_a_creature_until_that_dies(table, alice, bob):
    """702.55a 702.55b 702.55c."""
    bear = bob.controls(BEAR)
    ghost = alice.holds(GHOST)
    alice.puts(ghost)
    table.settles()
    assert alice.life == 22
    alice.says("Destroy target creature.", ghost.is_now)
    table.answers(bear)
    table.settles()
    assert (ghost.is_now.zone, ghost.is_now.haunting, alice.life) == ("exile", bear.id, 22)
    alice.says("Destroy target creature.", bear)
    table.settles()
    assert alice.life == 24


def test_a_spell_haunts_as_it_resolves(table, alice, bob):
    alice.controls("Swamp")
    bear = bob.controls(BEAR)
    omen = alice.holds(OMEN)
    alice.casts(omen)
    table.resolves(bear)
    table.settles()
    assert (omen.is_now.zone, alice.life) == ("exile", 19)  # 702.55a
    alice.says("Destroy target creature.", bear)
    table.settles()
    assert alice.life == 24


def test_cleft_it_loses_the_words_in_brackets(table, alice, bob):
    """702.148a 702.148b."""
    alice.controls("Swamp", "Swamp")
    bear = bob.controls(BEAR)
    cleaver = alice.holds(CLEAVER)
    assert [p.action[-1] for p in alice.may(cleaver)] == ["cleave"]
    alice.casts(cleaver, bear, way="cleave")
    table.settles()
    assert bear.is_now.zone == "graveyard"


def test_uncleft_the_words_in_brackets_count(table, alice, bob):
    alice.controls("Swamp")
    bear, tapped = bob.controls(BEAR), bob.controls(BEAR, tapped="tapped")
    alice.casts(alice.holds(CLEAVER))
    assert [one.id for one in table.asked.options] == [tapped.id]  # 702.148a
    table.answers(tapped)
    table.settles()
    assert (bear.is_now.zone, tapped.is_now.zone) == ("battlefield", "graveyard")


def test_another_player_assists_with_generic_mana(table, alice, bob):
    """702.132a: the player chosen pays for as much of the generic mana as they like."""
    alice.controls("Plains", "Plains")
    bob.controls("Swamp", "Swamp")
    alice.casts(alice.holds(HEAVY), (bob,), 2)
    table.settles()
    assert (alice.life, [one.tapped for one in table.named("Swamp")]) == (25, ["tapped", "tapped"])
