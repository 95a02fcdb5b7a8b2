"""Replacement: what happens in an event's stead, in which order, and when somebody has to be asked [614-616]."""
import pytest

from sandbox.engine import replacement
from tests.engine.cards import ARTIST, BEAR, CAPTAIN, GATE, GIANT, PLENTY, REST, SOLACE
from tests.table import card


def test_what_cannot_happen_cannot_be_replaced(table):                                    # 614.17c
    alice, _ = table.players
    alice.controls(card("Drought", "", "Enchantment", "You can't gain life.\nIf you would gain life, draw a card instead."))
    alice.library(BEAR)
    alice.says("You gain 3 life.")
    assert (alice.life, alice.hand) == (20, 0)


def test_a_replacement_gets_one_chance_at_an_event_and_at_what_it_becomes(table):         # 614.5
    alice, _ = table.players
    alice.controls(PLENTY)
    alice.library(*[BEAR] * 9)
    alice.says("Draw a card.")
    assert alice.hand == 2
    alice.controls(PLENTY)
    alice.says("Draw a card.")
    assert alice.hand == 2 + 4


def test_a_replacement_used_up_on_an_instruction_is_used_up_on_its_parts(table):          # 614.5, 121.2
    alice, _ = table.players
    alice.controls(PLENTY, PLENTY, PLENTY)
    alice.library(*[BEAR] * 20)
    alice.says("Draw two cards.")
    assert alice.hand == 2 * 2 * 2 * 2


def test_exile_instead_of_dying_keeps_the_batch_together(table):                          # 614.6
    alice, bob = table.players
    alice.controls(ARTIST, REST)
    bears = bob.controls(BEAR, BEAR)
    alice.says("Destroy all creatures.")
    assert [b.is_now.zone for b in bears] == ["exile", "exile"] and bob.life == 20 and not table.state.waiting


def test_what_can_happen_only_in_part_happens_in_that_part(table):                        # 101.3
    alice, _ = table.players
    alice.library(BEAR)
    alice.says("Draw three cards.")
    assert alice.hand == 1 and alice.lost                                                 # 704.5b: from an empty library


# ---- the order of 616.1 ----
def test_the_affected_player_chooses_among_replacements(table):                           # 616.1
    alice, bob = table.players
    bob.controls(PLENTY, SOLACE), alice.library(*[BEAR] * 9), bob.library(*[BEAR] * 9)
    alice.says("Each player draws a card.")
    assert table.asked.who == bob.seat and table.asked.rule == "616.1"
    assert [option[3:9] for option in table.asked.options] == ["Plenty", "Solace"]


@pytest.mark.parametrize("first, life, hand", [("1. Plenty", 30, 0), ("2. Solace", 25, 0)])
def test_what_is_chosen_first_changes_what_the_other_sees(table, first, life, hand):      # 616.1f
    alice, _ = table.players
    alice.controls(PLENTY, SOLACE), alice.library(*[BEAR] * 9)
    alice.says("Draw a card.")
    alice.answers(next(option for option in table.asked.options if option.startswith(first)))
    assert (alice.life, alice.hand, table.asked) == (life, hand, None)


def test_nobody_is_asked_for_an_order_that_changes_nothing(table):                        # 616.1
    alice, _ = table.players
    giant = alice.holds(GIANT)
    alice.puts(giant)                                                                     # tapped and with counters: either way the same
    assert table.asked is None and giant.is_now.tapped == "tapped" and giant.is_now.counted("+1/+1") == 2


def test_two_that_do_the_same_are_not_put_in_order(table):                                # 616.1
    alice, bob = table.players
    bob.controls(GATE, GATE)
    bear = alice.holds(BEAR)
    alice.puts(bear)
    assert table.asked is None and bear.is_now.tapped == "tapped"


def test_doubling_and_adding_come_to_different_numbers_so_their_order_is_asked(table):   # 616.1
    alice, _ = table.players
    season = card("Doubler", "", "Enchantment",
                  "If an effect would put one or more counters on a permanent you control, it puts twice that many of those counters "
                  "on that permanent instead.")
    bear = alice.controls(BEAR)
    alice.controls(season, "Hardened Scales")
    alice.says("Put a +1/+1 counter on target creature.", bear)
    assert table.asked.rule == "616.1"
    alice.answers(next(option for option in table.asked.options if "Hardened Scales" in option))
    assert bear.counted("+1/+1") == 4


def test_counters_of_the_other_kind_are_put_where_the_words_say_so(table):                # 614.1a
    alice, bob = table.players
    alice.controls(card("Warper", "", "Enchantment", "If one or more +1/+1 counters would be put on a creature you control, "
                        "that many plus one -1/-1 counters are put on it instead."))
    giant, theirs = alice.controls(GIANT), bob.controls(BEAR)
    alice.says("Put a +1/+1 counter on target creature.", giant)
    alice.says("Put a +1/+1 counter on target creature.", theirs)
    assert (giant.counted("+1/+1"), giant.counted("-1/-1"), theirs.counted("+1/+1")) == (0, 2, 1)
    alice.puts(grown := alice.holds(card("Grown", "", "Creature — Plant", "This creature enters with two +1/+1 counters on it.", "5/5")))
    assert (grown.is_now.power, grown.is_now.counters) == (2, (("-1/-1", 3),))             # as it enters, too [614.16]


def test_two_doublings_are_not_put_in_order(table):                                       # 616.1
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.controls("Doubling Season", "Doubling Season")
    alice.says("Put a +1/+1 counter on target creature.", bear)
    assert table.asked is None and bear.counted("+1/+1") == 4


def test_four_that_apply_and_come_to_the_same_are_not_put_in_order(table):                # 616.1
    alice, _ = table.players
    alice.controls(*["Anointed Procession"] * 4)
    alice.says("Create a 1/1 white Soldier creature token.")
    assert table.asked is None and table.count("Soldier Token") == 16


def test_whose_controller_is_affected_is_asked_and_not_who_did_it(table):                 # 616.1
    alice, bob = table.players
    scout = card("Feather", "", "Creature — Bird", "If this creature would die, exile it instead.\n"
                 "If this creature would die, return it to its owner's hand instead.", "1/1")
    feather = bob.controls(scout)
    alice.says("Destroy target creature.", feather)
    assert table.asked.who == bob.seat
    bob.answers(next(option for option in table.asked.options if "hand" in option))
    assert feather.is_now.zone == "hand"


def test_of_a_hundred_tokens_that_enter_alike_the_orders_are_tried_for_one(table, monkeypatch):     # 616.1
    alice, bob = table.players
    alice.controls(*[BEAR] * 100), alice.controls(CAPTAIN), bob.controls(GATE)
    tried = []
    try_all = replacement.come_to_the_same
    monkeypatch.setattr(replacement, "come_to_the_same", lambda *how: tried.append(how) or try_all(*how))
    alice.says("Create a 1/1 green Saproling creature token for each creature you control.")
    tokens = table.named("Saproling Token")
    assert len(tokens) == 101 and {(t.tapped, t.power) for t in tokens} == {("tapped", 2)} and len(tried) == 1


@pytest.mark.parametrize("kicked, gained", [("no", 2), ("yes", 5)])
def test_a_spell_replaces_its_own_sentence(table, kicked, gained):                        # 614.15, 616.1a
    from tests.engine.cards import SALVE
    alice, _ = table.players
    alice.controls(*["Plains"] * 3)
    alice.casts(alice.holds(SALVE), kicked)
    table.settles()
    assert alice.life == 20 + gained
