"""State-based actions: all that apply, at once, again and again until none does [704]."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card

WATCHER = card("Watcher", "", "Creature — Human", "Whenever another creature dies, you gain 1 life.", "1/1")
ELDER = card("Elder", "{2}", "Legendary Creature — Human", "", "2/2")
HARD = card("Hard", "", "Artifact Creature — Golem", "Indestructible", "3/3")
CROWN = card("Crown", "", "Enchantment", "Creatures you control get +0/+1.")
VENOM = card("Venom", "", "Creature — Snake", "Deathtouch", "1/1")


def checked(table, *answers):
    table.does("check", 0)
    table.answers(*answers)


# ---- players lose [704.5a-c] ----
@pytest.mark.parametrize("life", [0, -3])
def test_with_no_life_a_player_loses(table, life):                                        # 704.5a
    alice, bob = table.players
    table.does("set_player", 0, 1, (("life", life),))
    assert not bob.lost
    checked(table)
    assert bob.lost == "0 or less life" and not alice.lost and table.state.priority is None


def test_who_drew_from_an_empty_library_loses(table):                                     # 704.5b, 121.4
    alice, _bob = table.players
    alice.library(BEAR)
    alice.says("Draw two cards.")
    assert alice.lost == "drew from an empty library" and alice.hand == 1


def test_an_empty_library_alone_hurts_nobody(table):                                      # 704.5b
    alice, _ = table.players
    alice.library(BEAR)
    alice.says("Draw a card.")
    checked(table)
    assert not alice.lost


@pytest.mark.parametrize("poison, lost", [(9, ""), (10, "ten poison counters"), (11, "ten poison counters")])
def test_ten_poison_counters(table, poison, lost):                                        # 704.5c
    _, bob = table.players
    table.does("set_player", 0, 1, (("counters", (("poison", poison),)),))
    checked(table)
    assert bob.lost == lost


def test_both_at_once_is_a_draw(table):                                                   # 104.4a, 704.3
    alice, bob = table.players
    for seat in (0, 1):
        table.does("set_player", 0, seat, (("life", 0),))
    checked(table)
    assert alice.lost and bob.lost and table.state.priority is None


# ---- creatures [704.5f-h] ----
def test_toughness_zero(table):                                                           # 704.5f
    alice, _ = table.players
    goblin = alice.controls(GOBLIN)
    alice.says("Target creature gets -1/-1 until end of turn.", goblin)
    assert goblin.is_now.zone == "graveyard"


def test_toughness_zero_is_no_destruction(table):                                         # 704.5f, 702.12b
    alice, _ = table.players
    hard = alice.controls(HARD)
    alice.says("Target creature gets -3/-3 until end of turn.", hard)
    assert hard.is_now.zone == "graveyard"


@pytest.mark.parametrize("damage, zone", [(1, "battlefield"), (2, "graveyard"), (5, "graveyard")])
def test_lethal_damage(table, damage, zone):                                              # 704.5g
    alice, _ = table.players
    bear = alice.controls(BEAR, damage=damage)
    checked(table)
    assert bear.is_now.zone == zone


def test_indestructible_survives_lethal_damage(table):                                    # 702.12b
    alice, _ = table.players
    hard = alice.controls(HARD, damage=9)
    checked(table)
    assert hard.zone == "battlefield"


def test_damage_that_becomes_lethal_later(table):                                         # 704.5g
    alice, _ = table.players
    bear, crown = alice.controls(BEAR, damage=2), alice.controls(CROWN)
    checked(table)
    assert bear.zone == "battlefield"
    alice.says("Destroy target enchantment.", crown)
    assert bear.is_now.zone == "graveyard"


def test_any_damage_from_deathtouch(table):                                               # 704.5h, 702.2b
    alice, bob = table.players
    venom, giant = alice.controls(VENOM), bob.controls(card("Giant", "", "Creature — Giant", "", "5/5"))
    alice.says("Target creature fights another target creature.", venom, giant)
    assert giant.is_now.zone == "graveyard"


def test_deathtouch_counts_until_the_next_check_only(table):                              # 704.5h
    alice, bob = table.players
    venom, hard = alice.controls(VENOM), bob.controls(HARD)
    alice.says("Target creature fights another target creature.", venom, hard)
    assert hard.zone == "battlefield" and hard.damage == 1
    alice.says("Target creature loses all abilities until end of turn.", hard)
    assert hard.zone == "battlefield"


def test_all_that_die_die_at_once(table):                                                 # 704.3, 603.10a
    alice, _ = table.players
    alice.controls(WATCHER, WATCHER, BEAR)
    alice.says("Creatures you control get -2/-2 until end of turn.")
    assert len(table.state.stack) == 4
    table.settles()
    assert alice.life == 24


def test_one_check_after_another(table):                                                  # 704.3
    alice, _ = table.players
    lord = card("Lord", "", "Creature — Human", "Other creatures you control get +1/+1.", "1/1")
    first, second = alice.controls(lord, damage=1), alice.controls(card("Frail", "", "Creature — Human", "", "0/0"))
    checked(table)
    assert first.is_now.zone == second.is_now.zone == "graveyard"


# ---- planeswalkers, legends ----
def test_loyalty_zero(table):                                                             # 704.5i
    alice, _ = table.players
    walker = alice.controls(card("Walker", "", "Planeswalker — Jace", "0: You gain 1 life.", loyalty=3), counters=())
    checked(table)
    assert walker.is_now.zone == "graveyard"


def test_the_legend_rule_asks_its_controller_which_to_keep(table):                        # 704.5j
    alice, bob = table.players
    first, second, theirs = bob.controls(ELDER), bob.controls(ELDER), alice.controls(ELDER)
    table.does("check", 0)
    assert (table.asked.kind, table.asked.who) == ("legend", 1) and {o.id for o in table.asked.options} == {first.id, second.id}
    table.answers(second)
    assert (first.is_now.zone, second.zone, theirs.zone) == ("graveyard", "battlefield", "battlefield")


def test_legends_of_different_names_live_together(table):                                 # 704.5j
    alice, _ = table.players
    alice.controls(ELDER, "Thalia, Guardian of Thraben", "Jace, Mirror Mage")
    checked(table)
    assert table.asked is None


def test_what_is_not_legendary_does_not_count(table):                                     # 704.5j, J3
    alice, _ = table.players
    elder = alice.controls(ELDER)
    alice.says("Create a token that's a copy of target creature, except it isn't legendary.", elder)
    assert table.asked is None and table.count("Elder") == 2


def test_a_legend_that_leaves_this_way_is_not_destroyed(table):                           # 704.5j, 702.12b
    alice, _ = table.players
    eternal = card("Eternal", "", "Legendary Artifact", "Indestructible")
    first, second = alice.controls(eternal, eternal)
    checked(table, first)
    assert second.is_now.zone == "graveyard"


def test_where_the_legend_rule_does_not_apply(table):                                     # 704.5j
    alice, _ = table.players
    alice.controls(ELDER, ELDER, "Mirror Gallery")
    checked(table)
    assert table.asked is None and table.count("Elder") == 2


# ---- tokens, copies, counters ----
def test_a_token_elsewhere_ceases_to_exist(table):                                        # 704.5d, 111.7
    alice, _ = table.players
    alice.says("Create a 1/1 green Saproling creature token.")
    [token] = table.named("Saproling Token")
    alice.says("Return target creature to its owner's hand.", token)
    assert alice.hand == 0 and token.is_now is None


def test_a_dying_token_dies_before_it_ceases(table):                                      # 111.7, 603.6c
    alice, _ = table.players
    alice.controls(WATCHER)
    alice.says("Create a 1/1 green Saproling creature token.")
    [token] = table.named("Saproling Token")
    alice.says("Destroy target creature.", token)
    table.settles()
    assert alice.life == 21 and alice.graveyard == []


@pytest.mark.parametrize("plus, minus, left", [(3, 1, (("+1/+1", 2),)), (1, 3, (("-1/-1", 2),)), (2, 2, ())])
def test_counters_annihilate_each_other(table, plus, minus, left):                        # 704.5q
    alice, _ = table.players
    giant = alice.controls(card("Giant", "", "Creature — Giant", "", "9/9"), counters=(("+1/+1", plus), ("-1/-1", minus)))
    checked(table)
    assert giant.counters == left


def test_a_creature_that_dies_with_both_kinds_of_counters(table):                         # 704.3
    alice, _ = table.players
    bear = alice.controls(BEAR, counters=(("+1/+1", 1), ("-1/-1", 3)))
    checked(table)
    assert bear.is_now.zone == "graveyard"


def test_nothing_is_checked_while_something_resolves(table):                              # 704.4
    alice, _ = table.players
    goblin = alice.controls(GOBLIN)
    alice.says("Target creature gets -1/-1 until end of turn. Target creature gets +2/+2 until end of turn.", goblin, goblin)
    assert goblin.zone == "battlefield" and goblin.power == 2


def test_three_players_choose_among_their_legends_in_turn_order():                        # 101.4, 704.5j
    table = Table("Alice", "Bob", "Cid")
    alice, bob, cid = table.players
    for player in (cid, bob, alice):
        player.controls(ELDER, ELDER)
    table.does("check", 0)
    asked = []
    while table.asked:
        asked.append(table.asked.who)
        table.goes_on(lambda: table.run.answer(table.asked.options[:1]), table.run.before)
    assert asked == [0, 1, 2] and table.count("Elder") == 3
