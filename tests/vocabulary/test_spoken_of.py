"""What an instruction speaks of, whether or not it could do it; what is counted as done; whose target it is [608.2c, 115.1]."""
import pytest

from tests.table import BEAR, Table, card

ROCK = card("Old Rock", "", "Creature — Golem", "Indestructible", size="3/3")
TROLL = card("Old Troll", "", "Creature — Troll", "{G}: Regenerate ~.", size="3/3")
ANGEL = card("Old Angel", "", "Creature — Angel", size="4/4")
CLASH = card("Old Glance", "{U}", "Sorcery", "Clash with an opponent. If you win, you gain 5 life. Otherwise, that player gains 3 life.")
DOOM = card("Old Doom", "", "Enchantment", "Whenever you cast a spell with mana value equal to the number of doom counters on ~, ~ "
                                           "deals that much "
            "damage to any target. Then put a doom counter on ~.")


def cast(text, target=None, types="Sorcery", **there):
    """Alice casts it at a Rock of Bob's, if at anything."""
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp")
    rock = bob.controls(ROCK, **there)
    alice.casts(alice.holds(card("Old Spell", "{B}", types, text)), *([rock] if target is None else target))
    table.resolves()
    return table, alice, bob, rock


@pytest.mark.parametrize("text, there", [
    ("Tap target creature. It gets +1/+1 until end of turn.", {"tapped": "tapped"}),
    ("Untap target creature. That creature gets +1/+1 until end of turn.", {}),
    ("Remove a +1/+1 counter from target creature. It gets +1/+1 until end of turn.", {}),
    ("~ deals 0 damage to target creature. It gets +1/+1 until end of turn.", {}),
    ("Prevent all damage that would be dealt to target creature this turn. It gets +1/+1 until end of turn.", {}),
])
def test_it_is_what_was_spoken_of_even_if_nothing_could_be_done_to_it_608_2c(text, there):
    *_, rock = cast(text, **there)
    assert rock.power == 4


def test_its_controller_is_asked_for_though_it_is_not_destroyed_608_2c():
    table, _alice, bob, _rock = cast("Destroy target creature. Its controller creates a 3/3 green Ape creature token.")   # like Pongify
    assert [ape.controller for ape in table.named("Ape Token")] == [bob.seat]


def test_those_are_the_tapped_and_the_untapped_608_2c():
    table = Table()
    alice, bob = table.players
    alice.controls("Island")
    ready, tapped = bob.controls(BEAR), bob.controls(BEAR, tapped="tapped")
    bob.library("Island", "Island")
    sleep = card("Old Sleep", "{U}", "Instant", "Tap up to two target creatures. Those creatures don't untap during their controllers' "
                                                "next "
                 "untap steps.")
    alice.casts(alice.holds(sleep), (ready, tapped))
    table.resolves()
    table.goes_to("upkeep", turn=2)
    assert (ready.tapped, tapped.tapped) == ("tapped", "tapped")


def test_what_is_not_destroyed_or_regenerates_is_not_destroyed_this_way_701_8c():
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp")
    bob.controls("Forest", ROCK, BEAR)
    troll = bob.controls(TROLL)
    alice.passes()
    bob.activates(troll)
    table.resolves()
    alice.casts(alice.holds(card("Old End", "{B}", "Instant", "Destroy all creatures. You gain 1 life for each creature destroyed this "
            "way.")))
    table.resolves()
    assert (alice.life, bob.graveyard) == (21, ["Bear"])


def test_what_is_exiled_instead_is_not_put_into_a_graveyard_this_way_614_6():
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp")
    bob.controls(card("Old Peace", "", "Enchantment", "If a card or token would be put into a graveyard from anywhere, exile it instead."))
    bob.library("Island", BEAR)
    alice.casts(alice.holds(card("Old Grind", "{B}", "Sorcery", "Target player mills two cards. You gain 1 life for each creature card "
            "put into "
                                 "a graveyard this way.")), bob)
    table.resolves()
    assert (alice.life, bob.graveyard) == (20, [])


@pytest.mark.parametrize("library, size", [(("Island", BEAR), (5, 1)), (("Island",), (3, 3))])
def test_that_card_is_the_one_that_was_revealed_and_not_that_creature_109_2(library, size):
    table = Table()
    alice, bob = table.players
    alice.controls("Island")
    alice.library(*library)
    rock = bob.controls(ROCK)
    change = card("Old Mutation", "{U}", "Instant", "Choose target creature. Reveal cards from the top of your library until you reveal "
                                                    "a nonland "
                  "card. That creature gets +X/-X until end of turn, where X is that card's mana value. Put all cards revealed this way "
                  "on the "
                  "bottom of your library in any order.")
    alice.casts(alice.holds(change), rock)
    table.resolves()
    while table.asked:
        table.answers(table.asked.options)
    assert (rock.power, rock.toughness) == size


def test_that_player_is_the_one_clashed_with_701_30b():
    table = Table()
    alice, bob = table.players
    alice.controls("Island")
    alice.library("Island")
    bob.library(BEAR)
    alice.casts(alice.holds(CLASH))
    table.resolves("no", "no")
    assert (alice.life, bob.life) == (20, 23)


def test_that_much_is_what_the_mana_value_was_equal_to_608_2h():
    table = Table()
    alice, bob = table.players
    alice.controls("Swamp", "Swamp")
    doom = alice.controls(DOOM, counters=(("doom", 1),))
    shade = card("Old Shade", "{B}", "Instant", "You gain 1 life.")
    alice.casts(alice.holds(shade), bob)
    alice.casts(alice.holds(shade), bob)              # in response: still one counter
    table.settles()
    assert (bob.life, doom.counted("doom")) == (18, 3)


def test_a_target_in_an_ability_that_is_granted_is_chosen_when_that_is_activated_115_1():
    table = Table()
    alice, bob = table.players
    alice.controls("Plains")
    angel, bear = alice.controls(ANGEL), bob.controls(BEAR)
    wrath = card("Old Wrath", "{W}", "Sorcery", 'Until end of turn, Angels you control gain "{T}: Destroy target creature with power '
                                                'less than '
                 'this creature\'s power."')
    alice.casts(alice.holds(wrath))
    table.resolves()
    alice.activates(angel, bear)
    table.resolves()
    assert bob.graveyard == ["Bear"]
