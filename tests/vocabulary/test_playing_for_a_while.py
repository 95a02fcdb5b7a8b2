"""Cards that may be played for a while, durations, monstrosity, life totals that are set, who "they" are [601.3b, 611.2b, 119.5]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card


def two(*library):
    table = Table()
    alice, bob = table.players
    alice.library(*library)
    bob.library(*["Island"] * 4)
    return table, alice, bob


def exiled(table, name):
    return next(t.id for t in table.state.things.values() if t.zone == "exile" and t.card.front.name == name)


def test_the_exiled_card_may_be_cast_this_turn_601_3b():
    table, alice, _bob = two(BEAR)
    alice.controls("Forest", "Forest")
    alice.says("Exile the top card of your library. You may play that card this turn.")
    table.does("cast", alice.seat, exiled(table, "Bear"), "front")
    table.answers()
    table.settles()
    assert table.count("Bear") == 1


@pytest.mark.parametrize("one, kind", [(BEAR, "cast"), ("Forest", "play")])
def test_what_may_be_played_is_offered_to_whoever_may_while_they_may_601_3b(one, kind):
    table, alice, bob = two(*["Island"] * 4)
    alice.controls("Forest", "Forest")
    dead, other = bob.has(one, "graveyard"), bob.has(one, "exile")
    alice.says("Exile target card from a graveyard. You may play that card this turn.", dead)
    lying = dead.is_now
    assert [p.kind for p in alice.may(lying)] == [kind] and alice.may(other) == bob.may(lying) == []
    table.goes_to("precombat main", turn=3)
    assert alice.may(lying) == []


def test_a_land_is_played_only_where_it_says_play_305_1():
    table, alice, _bob = two("Forest")
    alice.says("Exile the top card of your library. Until end of turn, you may play that card.")
    table.does("play", alice.seat, exiled(table, "Forest"), "front")
    assert table.count("Forest") == 1


def test_the_permission_wears_off_514_2():
    table, alice, _bob = two("Forest", "Forest", "Forest", "Forest")
    alice.says("Exile the top card of your library. You may play that card this turn.")
    table.goes_to("precombat main", turn=3)
    with pytest.raises(Illegal):
        table.does("play", alice.seat, exiled(table, "Forest"), "front")


def test_until_the_end_of_your_next_turn():
    table, alice, _bob = two("Forest", "Plains", "Plains", "Plains")
    alice.says("Exile the top card of your library. Until the end of your next turn, you may play that card.")
    table.goes_to("precombat main", turn=3)
    table.does("play", alice.seat, exiled(table, "Forest"), "front")
    assert table.count("Forest") == 1


def test_control_for_as_long_as_you_control_the_source_611_2b():
    _table, alice, bob = two()
    bear = bob.controls(BEAR)
    shackles = alice.controls(card("Shackles", "", "Artifact", "{T}: Gain control of target creature for as long as you control Shackles."))
    alice.activates(shackles, bear)
    alice.table.resolves()
    assert bear.controller == alice.seat
    alice.says("Destroy target artifact.", shackles)
    assert bear.controller == bob.seat


def test_a_duration_that_is_over_never_begins_611_2b():
    _table, alice, bob = two()
    bear = bob.controls(BEAR)
    shackles = alice.controls(card("Shackles", "", "Artifact", "{T}: Gain control of target creature for as long as you control Shackles."))
    alice.activates(shackles, bear)
    alice.says("Destroy target artifact.", shackles)
    alice.table.resolves()
    assert bear.controller == bob.seat


def test_monstrosity_happens_once_701_37a():
    table, alice, _bob = two("Forest", "Forest")
    lion = alice.controls(card("Old Lion", "", "Creature — Cat", "{0}: Monstrosity 3.\nWhen Old Lion becomes monstrous, draw a card.\n"
                                                                 "As long as Old Lion is monstrous, it has flying.", size="1/1"))
    for _ in range(2):
        alice.activates(lion)
        table.settles()
    assert (lion.counted("+1/+1"), alice.hand) == (3, 1)
    assert any(getattr(a, "word", "") == "flying" for a in lion.abilities)


def test_for_each_of_them_its_controller_608_2c():
    table, alice, bob = two()
    alice.controls(BEAR)
    bob.controls(GOBLIN, GOBLIN)
    alice.says("Destroy all creatures. For each creature destroyed this way, its controller creates a 1/1 white Spirit creature token with "
               "flying.")
    assert sorted(spirit.controller for spirit in table.named("Spirit Token")) == [alice.seat, bob.seat, bob.seat]


def test_returned_with_a_counter_122_6a():
    _table, alice, _bob = two()
    bear = alice.has(BEAR, "graveyard")
    alice.says("Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it.", bear)
    assert (bear.is_now.zone, bear.is_now.counted("+1/+1")) == ("battlefield", 1)


def test_a_life_total_becomes_what_it_is_set_to_119_5():
    table, alice, bob = two()
    alice.controls(card("Angel", "", "Creature — Angel", "Whenever an opponent loses life, you gain 1 life.", size="1/1"))
    alice.says("Target player's life total becomes 12.", bob)
    table.settles()
    assert (bob.life, alice.life) == (12, 21)


def test_they_are_the_player_who_was_spoken_of():
    table, alice, bob = two()
    alice.controls(card("Watcher", "", "Enchantment", "Whenever an opponent casts a creature spell, they lose 2 life."))
    bob.controls("Forest", "Forest")
    table.goes_to("precombat main", turn=2)
    bob.casts(bob.holds(BEAR))
    table.settles()
    assert bob.life == 18


def test_each_exiles_from_their_own_hand():
    table, alice, bob = two()
    alice.holds(BEAR)
    bob.holds(GOBLIN)
    alice.says("Each player exiles a card from their hand.")
    assert (alice.hand, bob.hand, table.count("Bear", "exile"), table.count("Goblin Scout", "exile")) == (0, 0, 1, 1)


def test_that_card_here_and_the_rest_there():
    table, alice, _bob = two("Forest", "Plains", BEAR, "Swamp")
    alice.says("Reveal cards from the top of your library until you reveal a creature card. Put that card into your hand and the rest on "
               "the bottom of your library in a random order.", ("Plains", "Forest"))
    assert [table.state.thing(i).card.front.name for i in (*alice.here.hand, *alice.here.library)] == ["Bear", "Swamp", "Plains", "Forest"]
