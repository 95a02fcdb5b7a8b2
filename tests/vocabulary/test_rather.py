"""What a card offers to pay rather than its mana cost; megamorph; abilities of anyone's [118.9, 702.37b, 602.2]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card

FREE = card("Denying", "{3}{U}{U}", "Instant", "You may pay 1 life and exile a blue card from your hand rather than pay this spell's mana "
            "cost.\nDraw a card.")
THEIRS = card("Their Turn", "{4}{U}", "Instant", "If it's not your turn, you may pay {U} rather than pay this spell's mana cost.\n"
              "Draw a card.")
BLUE = card("Blue", "{U}", "Creature — Bird", size="1/1")
LURKER = card("Lurker", "{5}{U}", "Creature — Frog", "Megamorph {1}", size="3/3")
OPEN = card("Open", "{1}", "Artifact", "{1}: You gain 1 life. Any player may activate this ability.")
CLOSED = card("Closed", "{1}", "Artifact", "{1}: You gain 1 life.")
TOLL = card("Toll", "{U}", "Sorcery", "As an additional cost to cast this spell, discard a card.\nDraw a card.")
BLOOD = card("Blood", "{U}", "Sorcery", "As an additional cost to cast this spell, pay X life.\nYou gain 1 life.")


@pytest.fixture
def table():
    table = Table()
    table.players[0].library("Island", "Island")
    return table


def test_life_and_a_card_are_paid_rather_than_mana_118_9(table):
    alice, _ = table.players
    spell, other = alice.holds(FREE, BLUE)
    alice.casts(spell, way="another cost")
    assert (alice.life, other.is_now.zone) == (19, "exile")
    table.resolves()
    assert alice.hand == 1


def test_the_spell_itself_is_no_card_in_hand_to_exile_601_2a(table):
    alice, _ = table.players
    spell = alice.holds(FREE)
    alice.holds(GOBLIN)
    assert [rule for _, rule in alice.may_not(spell)] == ["601.2h", "118.3"]
    with pytest.raises(Illegal, match="118.3"):
        alice.casts(spell, way="another cost")


def test_it_is_offered_only_if_that_is_so_118_9(table):
    alice, bob = table.players
    for player in (alice, bob):
        player.controls("Island")
    mine, theirs = alice.holds(THEIRS), bob.holds(THEIRS)
    with pytest.raises(Illegal, match="118.9"):
        alice.casts(mine, way="another cost")
    table.does("set_turn", 0, (("priority", bob.seat),))
    bob.casts(theirs, way="another cost")
    assert len(table.state.stack) == 1


def test_turned_up_for_its_megamorph_cost_it_grows_702_37b(table):  # 702.37b
    alice, _ = table.players
    alice.controls("Island", "Island", "Island", "Island")
    lurker = alice.holds(LURKER)
    alice.casts(lurker, face="face down")
    table.resolves()
    alice.does("turn_up", lurker.is_now.id)
    assert (lurker.is_now.name, lurker.is_now.power, lurker.is_now.counted("+1/+1")) == ("Lurker", 4, 1)


def test_any_player_may_activate_where_it_says_so_602_2(table):
    alice, bob = table.players
    bob.controls("Island")
    one, other = alice.controls(OPEN, CLOSED)
    table.does("set_turn", 0, (("priority", bob.seat),))
    assert [p.kind for p in bob.may(one)] == ["activate"] and bob.may(other) == []
    bob.activates(one)
    table.resolves()
    assert (alice.life, bob.life) == (20, 21)


def test_the_spell_is_not_discarded_for_itself_601_2a(table):
    alice, _ = table.players
    alice.controls("Island")
    spell = alice.holds(TOLL)
    assert alice.may_not(spell) == [("cast", "118.3")]
    alice.holds(BEAR)
    alice.casts(spell)
    table.resolves()
    assert alice.hand == 1


def test_x_of_an_additional_cost_is_announced_107_3b(table):
    alice, _ = table.players
    alice.controls("Island")
    alice.casts(alice.holds(BLOOD), 3)
    assert alice.life == 17
