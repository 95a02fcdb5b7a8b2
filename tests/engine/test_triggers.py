"""Triggered abilities: what sets them off, what they remember, and the order in which they go on the stack [603]."""
import pytest

from sandbox.engine.printed import Card
from tests.engine.cards import ARTIST, BEAR, GOBLIN, PHOENIX
from tests.table import Table, card

WATCHER = card("Watcher", "", "Creature — Human", "Whenever a creature enters, you gain 1 life.", "1/1")
COUNTER_OF_HEADS = card("Counter of Heads", "", "Creature — Human",
                        "Whenever one or more creatures enter, each opponent loses 1 life.", "1/1")


def test_creatures_that_die_together_see_each_other_die(table):                           # 603.10a
    alice, bob = table.players
    alice.controls(ARTIST, ARTIST, BEAR)
    bob.controls(BEAR)
    alice.says("Destroy all creatures.")
    table.settles()
    assert bob.life == 20 - 2 * 4


def test_what_leaves_together_is_remembered_as_it_was_together(table):                    # 608.2h
    alice, _ = table.players
    _, bear = alice.controls("Glorious Anthem", BEAR)
    alice.says("Destroy all permanents.")
    assert table.state.look(bear.id).power == 3 and bear.is_now.zone == "graveyard"


def test_tokens_created_together_enter_together(table):                                   # 603.6a
    alice, bob = table.players
    alice.controls(WATCHER, COUNTER_OF_HEADS)
    alice.says("Create two 1/1 green Saproling creature tokens.")
    alice.answers(table.asked.options)
    table.settles()
    assert (alice.life, bob.life) == (22, 19)


def test_one_or_more_triggers_once_for_all_that_happens_at_once(table):                   # 603.2c
    alice, _ = table.players
    alice.controls(COUNTER_OF_HEADS)
    alice.says("Create three 1/1 green Saproling creature tokens.")
    assert len(table.state.stack) == 1


def test_a_creature_sees_itself_enter(table):                                             # 603.6a
    alice, _ = table.players
    watcher = alice.holds(WATCHER)
    alice.puts(watcher)
    table.settles()
    assert alice.life == 21


def test_an_enters_trigger_looks_at_the_battlefield_after_the_event(table):               # 603.6a, 603.10
    alice, _ = table.players
    watcher = alice.controls(WATCHER)
    alice.library(BEAR)
    alice.says("Destroy target creature. Create a 1/1 green Saproling creature token.", watcher)
    assert not table.state.stack


def test_a_trigger_goes_by_what_the_object_was_when_it_left(table):                       # 603.10a
    alice, _ = table.players
    alice.controls(card("Mourner", "", "Creature — Human", "Whenever a creature with power 3 or greater dies, you gain 1 life.", "1/1"),
                   "Glorious Anthem")
    bear = alice.controls(BEAR)
    alice.says("Destroy target creature.", bear)
    assert len(table.state.stack) == 1


def test_a_trigger_with_an_intervening_if_is_not_set_off_where_it_is_not_so(table):       # 603.4
    alice, _ = table.players
    herald = card("Zombie Herald", "", "Creature — Human", "When this creature enters, if you control a Zombie, you gain 3 life.", "1/1")
    alice.puts(alice.holds(herald))
    assert not table.state.stack
    alice.controls(card("Corpse", "", "Creature — Zombie", size="2/2"))
    alice.puts(alice.holds(herald))
    assert len(table.state.stack) == 1


def test_an_intervening_if_is_asked_again_as_it_resolves(table):                          # 603.4
    alice, _ = table.players
    herald = card("Zombie Herald", "", "Creature — Human", "When this creature enters, if you control a Zombie, you gain 3 life.", "1/1")
    corpse = alice.controls(card("Corpse", "", "Creature — Zombie", size="2/2"))
    alice.puts(alice.holds(herald))
    alice.says("Destroy target creature.", corpse)
    table.settles()
    assert alice.life == 20


def test_a_trigger_without_a_legal_target_is_not_put_on_the_stack(table):                 # 603.3d
    alice, _ = table.players
    alice.puts(alice.holds(card("Jailer", "", "Creature — Human", "When Jailer enters, exile target artifact.", "1/1")))
    assert not table.state.stack and table.asked is None


def test_the_active_players_triggers_go_on_the_stack_first(table):                        # 603.3b
    alice, bob = table.players
    bob.controls(ARTIST), alice.controls(ARTIST), bob.controls(BEAR)
    alice.says("Each opponent sacrifices a creature.", table.named("Bear")[0])
    assert [item.you for item in table.state.stack] == [0, 1]


# ---- the order of one's own triggers ----
def test_different_triggers_are_put_in_an_order_of_ones_choice(table):                    # 603.3b
    alice, _ = table.players
    alice.controls(WATCHER, COUNTER_OF_HEADS)
    alice.puts(alice.holds(BEAR))
    first, last = table.asked.options
    assert table.asked.rule == "603.3b"
    alice.answers((last, first))
    assert [item.word for item in table.state.stack] == ["Counter of Heads", "Watcher"]


def test_triggers_that_are_alike_are_not_put_in_order(table):                             # 603.3b
    alice, bob = table.players
    alice.controls(ARTIST, ARTIST)
    bob.controls(BEAR)
    alice.says("Each opponent sacrifices a creature.")
    assert table.asked is None and len(table.state.stack) == 2


def test_equal_triggers_that_speak_of_different_objects_are_put_in_order(table):          # 603.3b
    alice, _ = table.players
    alice.controls(PHOENIX, PHOENIX)
    alice.says("Destroy all creatures.")
    assert table.asked.rule == "603.3b"


def test_equal_triggers_that_speak_of_sources_as_they_are_go_by_how_these_look(table):     # 603.3b
    alice, bob = table.players
    pinger = card("Pinger", "", "Creature — Human", "Whenever a land enters, this creature deals 1 damage to each opponent.", "1/1")
    alice.controls(pinger, pinger)
    alice.puts(alice.holds("Forest"))
    assert table.asked is None                                                            # one is like the other
    table.settles()
    assert bob.life == 18
    alice.says("Put a +1/+1 counter on target creature.", table.named("Pinger")[0])
    alice.puts(alice.holds("Forest"))
    assert table.asked.rule == "603.3b"


def test_equal_triggers_about_another_permanent_are_put_in_order(table):                  # 603.3b
    alice, _ = table.players
    smith = card("Smith", "", "Creature — Human", "Whenever a land enters, put a +1/+1 counter on another target creature.", "1/1")
    alice.controls(smith, smith)
    alice.puts(alice.holds("Forest"))
    assert table.asked.rule == "603.3b"


# ---- delayed triggers ----
def test_a_delayed_trigger_triggers_once(table):                                          # 603.7b
    alice, _ = table.players
    alice.library(*[BEAR] * 9)
    alice.says("Draw a card at the beginning of the next end step.")
    table.goes_to("end")
    table.settles()
    assert alice.hand == 1 and not table.state.delayed


def test_a_delayed_trigger_knows_the_objects_it_was_made_for(table):                      # 603.7c
    alice, _ = table.players
    bear, scout = alice.controls(BEAR, GOBLIN)
    alice.says("Target creature gets +1/+1 until end of turn. Sacrifice it at the beginning of the next end step.", scout)
    table.goes_to("end", ())
    table.settles()
    assert alice.graveyard == ["Goblin Scout"] and bear.is_now.zone == "battlefield"


# ---- tokens leave as a state-based action ----
@pytest.fixture
def phoenix_token(table):
    alice, _ = table.players
    phoenix = alice.controls(PHOENIX)
    alice.says("Create a token that's a copy of target creature.", phoenix)
    return table.named("Phoenix")[1]


def test_a_token_that_dies_is_in_the_graveyard_until_state_based_actions(table, phoenix_token):     # 111.7, 704.5d
    alice, _ = table.players
    alice.says("Destroy target creature.", phoenix_token)
    assert alice.graveyard == [] and table.count("Phoenix", "graveyard") == 0             # it was there, and it has ceased to exist
    assert [item.word for item in table.state.stack] == ["Phoenix"]                      # what watched it die has seen it
    table.settles()
    assert table.count("Phoenix") == 1 and alice.hand == 0                               # there is nothing left to return


def test_a_token_in_a_graveyard_stays_there_until_it_ceases(table, phoenix_token):              # 111.8
    alice, _ = table.players
    moved = card("Mover", "", "Enchantment", "Whenever a creature dies, you gain 1 life.")
    alice.controls(moved)
    alice.says("Destroy target creature. Return it to its owner's hand.", phoenix_token)  # one resolution: no state-based actions between
    assert alice.hand == 0 and table.state.gone.get(phoenix_token.id).became is not None
    trail = [event.to for event in table.state.happened if getattr(event, "to", "") in ("graveyard", "hand")]
    assert trail == ["graveyard"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_triggers_go_on_the_stack_in_turn_order_at_any_table(seats):                      # 603.3b, 101.4
    table = Table(*[f"Player {n}" for n in range(seats)])
    for player in reversed(table.players):
        player.controls(ARTIST)
    table.players[0].controls(BEAR)
    table.players[-1].says("Destroy target creature.", table.named("Bear")[0])
    assert [item.you for item in table.state.stack] == list(range(seats))


# ---- an ability that transforms its own permanent ----
WERE = Card(front=card("Dayling", "{1}", "Creature — Human", "{0}: Transform this creature.", "1/1").front,
            back=card("Nightling", "", "Creature — Wolf", "{0}: Transform this creature.", "3/3", color_indicator="R").front,
            layout="transform")


def test_what_has_transformed_since_its_ability_went_on_the_stack_does_not_transform_again(table):  # 701.27f
    alice, _ = table.players
    were = alice.controls(WERE)
    alice.activates(were)
    alice.activates(were)
    table.resolves()
    assert were.name == "Nightling"
    table.resolves()
    assert were.name == "Nightling"
    alice.activates(were)
    table.resolves()
    assert were.name == "Dayling"


def test_what_transforms_gets_a_new_timestamp(table):                                     # 613.7g
    alice, _ = table.players
    were = alice.controls(WERE)
    before = were.timestamp
    later = alice.controls(BEAR)
    alice.activates(were)
    table.resolves()
    assert before < later.timestamp < were.timestamp
