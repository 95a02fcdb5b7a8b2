"""Whom "other" leaves out, who "that player" is, the rest of what was picked from, whose toughness it is [109.2, 608.2c]."""
import pytest

from sandbox.cards.abilities import UnreadLine, abilities_of
from tests.table import BEAR, Table, card

OX = card("Old Ox", "", "Creature — Ox", size="3/3")
WALL = card("Old Wall", "{G}", "Creature — Wall", size="0/6")
KING = card("Old King", "{W}", "Legendary Creature — Human", size="2/2")
QUEEN = card("Old Queen", "{W}", "Legendary Creature — Human", size="2/2")


@pytest.mark.parametrize("text", [
    "~ deals 2 damage to target creature and each other creature with the same name as that creature.",
    "~ deals 2 damage to target creature and each other creature that shares a color with it.",
])
def test_each_other_creature_is_not_the_one_it_is_compared_with_608_2c(text):
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain")
    one, two = bob.controls(WALL, WALL)
    alice.casts(alice.holds(card("Old Light", "{R}", "Sorcery", text)), one)
    table.resolves()
    assert (one.damage, two.damage) == (2, 2)


def test_what_enters_is_not_among_the_others_that_share_a_color_with_it_608_2c():
    table = Table()
    alice, bob = table.players
    alice.controls(card("Old Plague", "", "Enchantment", "Whenever a creature enters, destroy all other creatures that share a color "
                                                         "with it."))
    bob.controls(BEAR, OX)
    wall = bob.holds(WALL)
    bob.puts(wall)
    table.settles()
    assert (bob.graveyard, wall.is_now.zone) == (["Bear"], "battlefield")


@pytest.mark.parametrize("text, power", [
    ("Enchanted creature gets +1/+1 for each other creature you control.", 4),
    ("Enchanted creature gets +1/+1 for each other creature on the battlefield that shares a creature type with it.", 4),
    ("Enchanted creature gets +1/+1 for each other enchantment on the battlefield.", 3),
])
def test_what_is_enchanted_is_not_counted_among_the_others_613_4c(text, power):
    table = Table()
    alice, _bob = table.players
    ox, _other = alice.controls(OX, OX)
    alice.controls(card("Old Might", "{G}", "Enchantment — Aura", f"Enchant creature\n{text}"), attached=ox.id)
    assert ox.power == power


def test_each_counts_the_others_and_not_itself_613_4c():
    table = Table()
    alice, _bob = table.players
    king, queen = alice.controls(KING, QUEEN)
    alice.controls(card("Old Podium", "", "Legendary Artifact", "Each legendary creature you control gets +1/+1 for each other "
                                                                "legendary creature "
                        "you control."))
    assert (king.power, queen.power) == (3, 3)


@pytest.mark.parametrize("text, lives", [
    ("Return target creature to its owner's hand. Then that player loses 2 life.", (20, 18)),
    ("Exile target creature an opponent controls. That player loses 2 life.", (20, 18)),
    ("Destroy target creature. That creature's controller gains 1 life. That player draws a card.", (20, 21)),
])
def test_that_player_is_whose_object_it_was_608_2c(text, lives):
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp")
    bob.library("Island")
    bear = bob.controls(BEAR)
    alice.casts(alice.holds(card("Old Spell", "{B}", "Sorcery", text)), bear)
    table.resolves()
    assert (alice.life, bob.life) == lives


def test_the_other_is_none_where_only_one_could_be_chosen_from_608_2d():
    table = Table()
    alice, _bob = table.players
    alice.controls("Swamp")
    bear = alice.has(BEAR, "graveyard")
    wake = card("Old Wake", "{B}", "Sorcery", "Choose up to two target creature cards in your graveyard. An opponent chooses one of "
                                              "them. Return "
                "that card to your hand. Return the other to the battlefield under your control.")
    alice.casts(alice.holds(wake), bear)
    table.resolves()
    assert bear.is_now.zone == "hand"


def test_that_many_is_known_to_what_is_done_later_603_7c():
    table = Table()
    alice, _bob = table.players
    alice.controls("Island", BEAR, BEAR)
    alice.library("Island", OX, "Island", OX, OX)
    fate = card("Old Fate", "{U}", "Instant", "Exile all creatures you control. At the beginning of the next end step, reveal cards "
                                              "from the top of "
                "your library until you reveal that many creature cards, put all creature cards revealed this way onto the battlefield, "
                "then "
                "shuffle the rest of the revealed cards into your library.")
    alice.casts(alice.holds(fate))
    table.resolves()
    table.goes_to("end")
    table.resolves()
    while table.asked:
        table.answers(table.asked.options)
    assert table.count("Old Ox") == 2


def test_its_toughness_is_not_that_of_a_card_drawn_109_2():
    table = Table()
    alice, _bob = table.players
    alice.controls("Forest", OX)
    alice.library(BEAR, BEAR, BEAR)
    fall = card("Old Fall", "{G}", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\nYou draw cards equal to "
                                              "the "
                "sacrificed creature's power, then you gain life equal to its toughness.")
    alice.casts(alice.holds(fall))
    table.resolves()
    assert (alice.hand, alice.life) == (3, 23)


def test_all_of_them_at_once_are_nothing_to_wait_for():
    [line] = abilities_of("Whenever all non-Wall creatures you control attack, you gain 1 life.", "Old Mob", ("enchantment",))
    assert isinstance(line, UnreadLine)


@pytest.mark.parametrize("mine, theirs, life", [(0, 1, 18), (1, 1, 20)])
def test_each_other_player_is_other_than_the_one_who_is_compared_102_1(mine, theirs, life):
    table = Table()
    alice, bob = table.players
    alice.controls(*["Island"] * mine, card("Old Rivalry", "{R}", "Enchantment", "At the beginning of each player's upkeep, if that "
            "player controls "
                                            "more lands than each other player, ~ deals 2 damage to them."))
    bob.controls(*["Island"] * theirs)
    alice.library("Island")
    table.goes_to("upkeep", turn=2)
    table.settles()
    assert bob.life == life


def test_a_spell_to_be_cast_from_a_hand_is_a_card_there_608_2g():
    table = Table()
    alice, _bob = table.players
    alice.controls("Island")
    bear, _land = alice.holds(BEAR), alice.holds("Island")
    alice.casts(alice.holds(card("Old Expertise", "{U}", "Sorcery", "You gain 1 life. You may cast a spell with mana value 3 or less "
                                                                    "from your hand "
                                 "without paying its mana cost.")))
    table.resolves("yes")
    table.settles()
    assert bear.is_now.zone == "battlefield"


def test_that_creature_is_the_one_whose_controllers_upkeep_it_is_608_2k():
    table = Table()
    alice, bob = table.players
    bear = bob.controls(BEAR)
    bob.library("Island")
    alice.controls(card("Old Whip", "{B}", "Enchantment — Aura", "Enchant creature\nAt the beginning of the upkeep of enchanted creature's "
                        "controller, destroy that creature."), attached=bear.id)
    table.goes_to("upkeep", turn=2)
    table.settles()
    assert bob.graveyard == ["Bear"]


def test_that_spell_is_not_the_one_that_deals_the_damage_608_2c():
    table = Table()
    alice, bob = table.players
    alice.controls(*["Mountain"] * 4)
    bob.controls("Mountain")
    heal = bob.holds(card("Old Heal", "{R}", "Instant", "You gain 1 life."))
    alice.passes()
    bob.casts(heal)
    bob.passes()
    refuse = card("Old Refusal", "{3}{R}", "Instant", "~ deals damage to target spell's controller equal to that spell's mana value.")
    alice.casts(alice.holds(refuse), heal.is_now)
    table.resolves()
    assert bob.life == 19


def test_those_creatures_are_those_that_were_counted_608_2c():
    table = Table()
    alice, _bob = table.players
    alice.controls("Forest")
    bear, ox = alice.controls(BEAR, counters=(("+1/+1", 1),)), alice.controls(OX)
    alice.library("Island", "Island")
    call = card("Old Call", "{G}", "Instant", "Draw a card for each creature you control with a +1/+1 counter on it. Those creatures "
                                              "gain flying "
                "until end of turn.")
    alice.casts(alice.holds(call))
    table.resolves()
    assert (alice.hand, len(bear.abilities), len(ox.abilities)) == (1, 1, 0)


def test_the_token_of_another_ability_is_not_waited_for():
    [line] = abilities_of("When the token leaves the battlefield, sacrifice ~.", "Old Dance", ("enchantment",))
    assert isinstance(line, UnreadLine)


@pytest.mark.parametrize("dead, may", [(1, False), (2, True)])
def test_its_controllers_graveyard_is_that_of_what_would_be_the_target_115_1(dead, may):
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp")
    bear = bob.controls(BEAR)
    for _ in range(dead):
        bob.has("Island", "graveyard")
    drown = alice.holds(card("Old Loch", "{B}", "Instant", "Destroy target creature with mana value less than or equal to the number of "
                                                           "cards in "
                             "its controller's graveyard."))
    assert bool(alice.may(drown)) == may
    if may:
        alice.casts(drown, bear)
        table.resolves()
        assert bear.is_now.zone == "graveyard"
