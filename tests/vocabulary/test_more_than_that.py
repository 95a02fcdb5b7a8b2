"""Damage and life in another number, targets done to together, two kickers, tokens with names [614.1a, 115.3, 702.33b]."""
import pytest

from sandbox.engine.kinds import Ability
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from sandbox.language.reading import Unread, read
from tests.table import BEAR, GOBLIN, card

ANYONE = "to a permanent or player, it deals", "to that permanent or player instead."


# ---- damage and life [614.1a] ----
@pytest.mark.parametrize(("text", "left"), [
    (f"If a source you control would deal damage {ANYONE[0]} double that damage {ANYONE[1]}", 14),
    (f"If a source you control would deal damage {ANYONE[0]} triple that damage {ANYONE[1]}", 11),
    (f"If a source would deal damage {ANYONE[0]} half that damage, rounded down, {ANYONE[1]}", 19),      # 107.1a
    (f"If a red source you control would deal damage {ANYONE[0]} that much damage plus 2 {ANYONE[1]}", 15),
    (f"If a blue source you control would deal damage {ANYONE[0]} that much damage plus 2 {ANYONE[1]}", 17),
    (f"If a spell would deal damage {ANYONE[0]} that much damage minus 1 {ANYONE[1]}", 18),
    ("If a source would deal damage to you, it deals double that damage to you instead.", 17),
    ("If a source would deal damage to an opponent, it deals double that damage to that player instead.", 14)])
def test_damage_comes_to_another_number(table, alice, bob, text, left):
    alice.controls(card("Amount", "", "Enchantment", text))
    alice.controls("Mountain")
    alice.casts(alice.holds(card("Bolt of Mine", "{R}", "Instant", "This spell deals 3 damage to any target.")), bob)
    table.settles()
    assert bob.life == left


def test_what_is_another_source_is_not_itself(table, alice, bob):                           # 614.1a
    alice.controls(card("Torch", "{R}", "Artifact", "If another red source you control would deal damage to a permanent or player, it "
                        "deals that much damage plus 1 to that permanent or player instead.\n"
                        "{T}: This artifact deals 1 damage to any target."))
    pinger = alice.controls(card("Pinger", "{R}", "Creature", "{0}: This creature deals 1 damage to any target.", "1/1"))
    alice.activates(table.named("Torch")[0], bob)
    table.settles()
    assert bob.life == 19
    alice.activates(pinger, bob)
    table.settles()
    assert bob.life == 17


@pytest.mark.parametrize(("text", "life"), [("you gain twice that much life instead.", 26),
                                            ("you gain that much life plus 1 instead.", 24)])
def test_life_comes_to_another_number(table, alice, bob, text, life):
    alice.controls(card("Amount", "", "Enchantment", f"If you would gain life, {text}"))
    alice.says("You gain 3 life.")
    bob.says("You gain 3 life.")
    assert (alice.life, bob.life) == (life, 23)


# ---- two targets [115.3] ----
def test_both_targets_are_destroyed_at_once(table, alice, bob):                              # 115.3, 608.2f
    ring, bear = bob.controls("Sol Ring", BEAR)
    alice.says("Destroy target artifact and target creature.", ring, bear)
    assert ring.is_now.zone == bear.is_now.zone == GRAVEYARD


def test_what_became_illegal_is_spared_and_the_other_is_not(table, alice, bob):              # 608.2b
    alice.controls("Swamp")
    ring, bear = bob.controls("Sol Ring", BEAR)
    spell = alice.holds(card("Double Ruin", "{B}", "Instant", "Destroy target artifact and target creature."))
    alice.casts(spell, ring, bear)
    bob.says("Target creature gains hexproof until end of turn.", bear)
    table.settles()
    assert (ring.is_now.zone, bear.is_now.zone) == (GRAVEYARD, BATTLEFIELD)


def test_cards_whose_place_is_not_said_are_not_read():
    with pytest.raises(Unread):
        read(Ability, "Return target creature card and target land card from your graveyard to your hand.")
    assert read(Ability, "Return target creature and target land to their owners' hands.")


def test_all_of_two_kinds_are_destroyed(table, alice, bob):                                  # 608.2f
    alice.controls("Sol Ring", "Forest")
    bob.controls("Sol Ring", BEAR)
    alice.says("Destroy all artifacts and all creatures.")
    assert (table.count("Sol Ring"), table.count("Bear"), table.count("Forest")) == (0, 0, 1)


# ---- two kickers [702.33b] ----
VOLVER = card("Two Ways", "{1}", "Creature — Volver", "Kicker {G} and/or {U}\n"
              "When this creature enters, if it was kicked with its {G} kicker, you gain 3 life.\n"
              "When this creature enters, if it was kicked with its {U} kicker, draw a card.", "1/1")


@pytest.mark.parametrize(("green", "blue"), [("yes", "yes"), ("yes", "no"), ("no", "yes"), ("no", "no")])
def test_either_kicker_or_both_or_none(table, alice, green, blue):                           # 702.33b
    alice.controls("Forest", "Island", "Plains")
    alice.library(GOBLIN, GOBLIN)
    one = alice.holds(VOLVER)
    alice.casts(one, green, blue)
    table.settles()
    if table.asked:
        alice.answers(table.asked.options)
        table.settles()
    paid = (green == "yes") + (blue == "yes")
    assert (alice.life, alice.hand, one.is_now.kicked) == (23 if green == "yes" else 20, int(blue == "yes"), paid)
    assert sum(land.is_now.tapped == "tapped" for land in table.named("Forest") + table.named("Island") + table.named("Plains")) == 1 + paid


def test_a_kicker_that_cannot_be_paid_is_for_its_own_mana(table, alice):                     # 702.33b
    alice.controls("Forest", "Plains")
    one = alice.holds(VOLVER)
    alice.casts(one, "yes", "no")
    table.settles()
    assert (alice.life, one.is_now.kicked) == (23, 1)


# ---- names [111.4] ----
def test_a_second_token_of_that_name_falls_to_the_legend_rule(table, alice):                 # 111.4, 704.5j
    for _ in range(2):
        alice.says("Create Rodney, Small and Fierce, a legendary 1/1 red Hamster creature token with haste.")
    alice.answers(table.asked.options[0]) if table.asked else None
    table.does("check", 0)
    assert table.count("Rodney, Small and Fierce") == 1
