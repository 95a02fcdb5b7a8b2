"""Starting a game: who begins, decks, opening hands, mulligans, what is begun with; conceding, and how it ends [103, 104]."""
import pytest

from sandbox.engine.choices import CHANCE
from sandbox.engine.illegal import Illegal
from sandbox.timeline.saving import loaded, saved
from tests.table import BEAR, GOBLIN, Table, card

LEYLINE = card("Leyline", "{2}{W}{W}", "Enchantment", "If this card is in your opening hand, you may begin the game with it on the "
               "battlefield.\nWhenever you draw a card, you gain 1 life.")
HERALD = card("Herald", "{6}{R}", "Creature — Giant", "You may reveal this card from your opening hand. If you do, at the beginning of the "
              "first upkeep, create a 1/1 red Goblin creature token.", size="5/5")


def begun(table, cards=10, mulligans=(), first="as seated"):
    """A game begun up to the first question that is not answered here; Chance leaves every library as it lies.

    mulligans: for each declaration in turn, "yes" or "no"; after those nobody takes one."""
    said = list(mulligans)
    for player in table.players:
        player.library(*[BEAR] * (cards - len(player.here.library)))
    table.does("start", 0, first)
    while table.asked and table.asked.kind in ("shuffle", "mulligan"):
        if table.asked.kind == "shuffle":
            assert table.asked.who == CHANCE
            table.answers(table.asked.options)
        else:
            table.answers(said.pop(0) if said else "no")
    return table


def started(*names, **how):
    return begun(Table(*names), **how)


# ---- who begins ----
def test_who_takes_the_first_turn_is_chosen_by_whom_chance_names():                       # 103.1
    table = Table("Alice", "Bob", "Cid")
    for player in table.players:
        player.library(*[BEAR] * 10)
    table.does("start", 0, "by chance")
    assert (table.asked.who, table.asked.kind) == (CHANCE, "starting player")
    table.answers(table.players[2])
    assert table.asked.who == 2 and len(table.asked.options) == 3
    table.answers(table.players[1])
    while table.asked:
        table.answers(table.asked.options if table.asked.kind == "shuffle" else "no")
    assert (table.state.active, table.state.priority, table.state.turn) == (1, 1, 1)
    table.goes_to("end")
    table.does("go_to", 1, 0, "upkeep")
    table.answers(table.asked.options[0])                                                 # down to seven cards
    assert table.state.active == 2


def test_the_loser_of_the_game_before_chooses():                                          # 103.1
    table = Table("Alice", "Bob")
    for player in table.players:
        player.library(*[BEAR] * 10)
    table.does("start", 1, "by choice")
    assert table.asked.who == 1
    table.answers(table.players[1])
    assert table.state.active == 1


def test_any_other_way_to_begin_is_refused():
    with pytest.raises(Illegal, match="103.1"):
        Table().does("start", 0, "by force")


# ---- decks and opening hands ----
def test_every_library_is_shuffled_and_seven_cards_are_drawn():                           # 103.3, 103.5
    table = started("Alice", "Bob")
    assert [player.hand for player in table.players] == [7, 7]
    assert [len(player.here.library) for player in table.players] == [3, 3]


def test_chance_says_in_which_order():                                                    # 103.3, 701.24a
    table = Table("Alice", "Bob")
    alice, _ = table.players
    cards = alice.library(*[BEAR] * 7, GOBLIN)
    table.does("start", 0)
    table.answers(tuple(reversed(cards)))
    assert "Goblin Scout" in [table.state.look(id).name for id in alice.here.hand]


def test_someone_with_too_few_cards_draws_what_there_is_and_loses():                      # 103.5, 104.3c, 704.5b
    table = Table("Alice", "Bob")
    alice, _ = table.players
    alice.library(*[BEAR] * 3)
    begun(table, 3)
    assert alice.lost == "drew from an empty library" and alice.hand == 3


def test_what_is_drawn_before_the_game_is_not_drawn_in_the_first_turn():                  # 103.5, 103.8
    table = started("Alice", "Bob", "Cid")
    assert not [e for e in table.state.happened if type(e).__name__ == "Draw"]


# ---- mulligans ----
def test_a_mulligan_is_declared_in_turn_order_and_taken_by_all_at_once():                 # 103.5
    table = Table("Alice", "Bob")
    alice, bob = table.players
    firsts = alice.library(*[GOBLIN] * 7), bob.library(*[GOBLIN] * 7)
    begun(table, 20, ["yes", "yes"])
    assert table.asked.kind == "bottom" and table.asked.who == 0
    assert all(one.is_now.zone == "library" for hand in firsts for one in hand)           # both are gone before either chooses
    table.answers(table.asked.options[0])
    assert (table.asked.kind, table.asked.who) == ("bottom", 1)
    table.answers(table.asked.options[0])
    table.answers("no", "no")
    assert [len(player.here.hand) for player in table.players] == [6, 6]


def test_as_many_cards_as_mulligans_go_to_the_bottom_in_any_order():                      # 103.5
    table = started("Alice", "Bob", cards=20, mulligans=["yes", "no"])
    table.answers(table.asked.options[0])
    table.answers("yes")                                                                  # only Alice is asked again
    table.answers(table.asked.options)
    assert table.asked.kind == "bottom" and (table.asked.least, table.asked.most) == (2, 2)
    one, other = table.asked.options[:2]
    table.answers((one, other))
    assert table.asked.kind == "bottom order"
    table.answers((other, one))
    alice = table.players[0]
    bottom = [table.state.things.get(id).body for id in alice.here.library[-2:]]
    assert bottom == [table.state.thing(thing.id).body for thing in (other, one)]
    table.answers("no")
    assert (alice.hand, len(alice.here.library), table.players[1].hand) == (5, 15, 7)


def test_who_has_kept_a_hand_is_not_asked_again():                                        # 103.5
    table = started("Alice", "Bob", cards=20, mulligans=["no", "yes"])
    assert table.asked.who == 1
    table.answers(table.asked.options[0])
    assert (table.asked.kind, table.asked.who) == ("mulligan", 1)


def test_nobody_mulligans_down_below_no_cards():                                          # 103.5
    table, times = Table("Alice", "Bob"), 0
    for player in table.players:
        player.library(*[BEAR] * 10)
    table.does("start", 0)
    while table.asked:
        kind, mine = table.asked.kind, table.asked.who == 0
        if kind == "mulligan":
            times += mine
            table.answers("yes" if mine else "no")
        else:
            table.answers(table.asked.options[:table.asked.least])
    assert times == 7 and table.players[0].hand == 0 and table.state.step == "upkeep"


def test_of_more_than_two_players_the_first_mulligan_costs_nothing():                     # 103.5c, 800.6
    table = started("Alice", "Bob", "Cid", cards=20, mulligans=["yes", "no", "no"])
    assert table.asked is None and [player.hand for player in table.players] == [7, 7, 7]
    again = started("Alice", "Bob", "Cid", cards=20, mulligans=["yes", "no", "no", "yes"])
    assert (again.asked.kind, again.asked.least) == ("bottom", 1)


def test_a_mulligan_is_undone_and_taken_anew():                                           # 103.5
    table = Table("Alice", "Bob")
    for player in table.players:
        player.library(*[BEAR] * 12)
    table.does("start", 0)
    for _ in range(2):
        table.answers(table.asked.options)
    run = table.run.answer(("yes",)).answer(("no",))
    assert run.asked.kind == "shuffle" and len(run.state.seats[0].library) == 12
    kept = run.undo().undo()
    assert kept == table.run and kept.answer(("no",)).answer(("no",)).state.seats[0].hand == table.state.seats[0].hand


# ---- with cards of the opening hand ----
def with_leylines(answer, *names):
    table = Table(*names or ("Alice", "Bob"))
    for player in table.players:
        player.library(LEYLINE, HERALD)
    begun(table, 12)
    assert table.asked.kind == "begin with" and table.asked.who == 0
    return table, answer(table.asked.options)


def test_a_card_may_be_on_the_battlefield_as_the_game_begins():                           # 103.6a
    table, first = with_leylines(lambda options: options[:1])
    table.answers(first)
    assert table.asked.who == 1                                                           # then the next in turn order [103.6]
    table.answers(())
    [leyline] = table.named("Leyline")
    assert leyline.controller == 0 and table.players[0].hand == 6 and table.players[1].hand == 7
    table.players[0].says("Draw a card.")
    table.settles()
    assert table.players[0].life == 21                                                    # and those of the opening hand set nothing off


def test_a_card_may_be_revealed_from_it_and_what_it_does_waits():                         # 103.6b
    table, both = with_leylines(lambda options: options)
    table.answers(both[1:])
    table.answers(())
    assert table.state.step == "upkeep" and [item.word for item in table.state.stack] == ["Herald"]
    table.settles()
    assert table.count("Goblin Token") == 1 and table.players[0].hand == 7


def test_who_holds_no_such_card_is_not_asked():                                           # 103.6
    assert started("Alice", "Bob").asked is None


# ---- the first turn ----
def test_the_first_turn_begins_with_its_upkeep():                                         # 103.8, 500.1
    table = started("Alice", "Bob")
    assert (table.state.turn, table.state.active, table.state.step, table.state.priority) == (1, 0, "upkeep", 0)


def test_of_two_players_the_first_skips_a_draw():                                         # 103.8a
    table = started("Alice", "Bob")
    table.goes_to("precombat main")
    assert table.players[0].hand == 7
    table.goes_to("precombat main", turn=2)
    assert (table.state.turn, table.players[1].hand) == (2, 8)
    table.does("go_to", 1, 3, "precombat main")
    table.answers(table.asked.options[0])                                                 # down to seven cards [514.1]
    assert (table.state.turn, table.players[0].hand) == (3, 8)


def test_of_three_players_nobody_skips_a_draw():                                          # 103.8c, 800.7
    table = started("Alice", "Bob", "Cid")
    table.goes_to("draw")
    assert table.state.turn == 1 and table.players[0].hand == 8


def test_a_game_that_has_begun_is_saved_and_loaded():
    table = started("Alice", "Bob")
    assert loaded(saved(table.state)) == table.state


# ---- ending ----
def test_a_player_may_concede_at_any_time(table):                                         # 104.3a
    alice, bob = table.players
    bob.does("concede")
    assert (bob.lost, alice.lost, table.state.priority) == ("conceded", "", None)
    with pytest.raises(Illegal):
        alice.passes()


def test_who_conceded_cannot_concede_again(table):
    _, bob = table.players
    bob.does("concede")
    before = table.state
    bob.does("concede")
    assert table.state == before


def test_with_one_player_left_the_game_is_over_and_the_table_stays_as_it_was(table):      # 104.1, 104.2a
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain")
    table.does("set_player", 0, 1, (("life", 3),))
    alice.casts(alice.holds("Lightning Bolt"), bob)
    table.resolves()
    assert bob.lost and table.state.priority is None and bear.zone == "battlefield"
    assert alice.may(bear) == []


def test_at_no_life_one_loses_when_somebody_would_have_priority(table):                   # 104.3b, 704.5a
    alice, bob = table.players
    alice.controls("Mountain")
    table.does("set_player", 0, 1, (("life", 2),))
    alice.casts(alice.holds("Lightning Bolt"), bob)
    assert not bob.lost
    table.resolves()
    assert bob.lost == "0 or less life" and bob.life == -1


def test_who_draws_from_an_empty_library_loses(table):                                    # 104.3c, 121.4
    alice, _ = table.players
    alice.library(BEAR)
    alice.says("Draw two cards.")
    assert alice.hand == 1 and alice.lost == "drew from an empty library"


def test_ten_poison_counters_lose_the_game(table):                                        # 104.3d, 704.5c
    alice, bob = table.players
    bob.does("set_player", 1, (("counters", (("poison", 9),)),))
    alice.says("Each opponent gets a poison counter.")
    assert bob.lost == "ten poison counters" and not alice.lost


def test_an_effect_may_say_that_one_wins(table):                                          # 104.2b
    alice, bob = table.players
    alice.says("You win the game.")
    assert bob.lost and not alice.lost and table.state.priority is None


def test_all_who_lose_at_once_draw(table):                                                # 104.4a
    alice, bob = table.players
    for seat in (0, 1):
        table.does("set_player", 0, seat, (("life", 2),))
    alice.says("Each player loses 2 life.")
    assert alice.lost and bob.lost and table.state.priority is None
