"""The monarch, the city's blessing, hand sizes, damage dealt to another, words of a player's choice [724, 702.131, 402.2, 614.9]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card


def two():
    table = Table()
    alice, bob = table.players
    alice.library(*["Forest"] * 6)
    bob.library(*["Island"] * 6)
    return table, alice, bob


def test_the_monarch_draws_at_their_end_step_724_2():
    table, alice, _bob = two()
    alice.says("You become the monarch.")
    table.goes_to("end")
    table.settles()
    assert alice.hand == 1


def test_combat_damage_takes_the_crown_724_2():
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target player becomes the monarch.", bob)
    table.fights([(bear, bob)])
    table.settles()
    assert table.state.monarch == alice.seat
    table.goes_to("end", turn=2)
    table.settles()
    assert (table.state.active, bob.hand) == (bob.seat, 1)


def test_as_long_as_you_are_the_monarch_724_1():
    _table, alice, bob = two()
    lion = alice.controls(card("Throne Lion", "", "Creature — Cat", "As long as you're the monarch, Throne Lion gets +2/+2.", size="1/1"))
    alice.says("You become the monarch.")
    assert lion.power == 3
    alice.says("Target player becomes the monarch.", bob)
    assert lion.power == 1


def test_ten_permanents_and_the_blessing_stays_702_131b():  # 702.131b
    table, alice, _bob = two()
    elder = alice.controls(card("Elder", "", "Creature — Elf", "Ascend\nAs long as you have the city's blessing, Elder gets +2/+2.",
                                size="1/1"))
    forests = alice.controls(*["Forest"] * 9)
    table.settles()
    assert elder.power == 3
    alice.says("Destroy target land.", forests[0])
    table.settles()
    assert elder.power == 3


@pytest.mark.parametrize(("words", "kept"), [("You have no maximum hand size.", 9), ("Your maximum hand size is reduced by two.", 5)])
def test_down_to_the_maximum_hand_size_402_2(words, kept):
    table, alice, _bob = two()
    alice.controls(card("Book", "", "Artifact", words))
    alice.holds(*["Forest"] * 9)
    table.goes_to("end")
    table.players[0].passes()
    table.players[1].passes()
    while table.asked:
        alice.answers(tuple(table.asked.options[:table.asked.least]))
    assert alice.hand == kept


def test_damage_is_dealt_to_another_instead_614_9():
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    wall = bob.controls(card("Guardian", "", "Creature — Spirit", "All damage that would be dealt to you is dealt to Guardian instead.",
                             size="0/5"))
    table.fights([(bear, bob)])
    assert (bob.life, wall.damage) == (20, 2)


def test_so_much_of_it_is_dealt_to_another_614_9():
    table, alice, bob = two()
    bear, scout = alice.controls(BEAR), bob.controls(card("Ox", "", "Creature — Ox", size="0/4"))
    alice.says("The next 1 damage that would be dealt to target player this turn is dealt to target creature instead.", bob, scout)
    table.fights([(bear, bob)])
    assert (bob.life, scout.damage) == (19, 1)


def test_a_color_of_your_choice_for_a_turn_608_2d():
    table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target permanent becomes the color of your choice until end of turn.", bear, "blue")
    assert bear.colors == "U"
    table.goes_to("upkeep", turn=2)
    assert bear.colors == "G"


def test_a_creature_type_of_your_choice():
    _table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target creature becomes the creature type of your choice until end of turn.", bear, "Goblin")
    assert ("Goblin" in bear.types, "Bear" in bear.types, "creature" in bear.types) == (True, False, True)


def test_all_creature_types_205_3m():
    _table, alice, _bob = two()
    scout = alice.controls(GOBLIN)
    alice.says("Target creature gains all creature types until end of turn.", scout)
    assert {"Zombie", "Elf", "Goblin"} <= set(scout.types)


def test_one_more_land_this_turn_305_2():
    _table, alice, _bob = two()
    lands = alice.holds("Forest", "Plains")
    alice.says("You may play an additional land this turn.")
    for land in lands:
        alice.plays(land)
    assert alice.hand == 0
