"""Sagas: lore, chapters and the end of the story [714]; and the one that becomes a creature [712]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, card

FABLE, AFTER = "Fable of the Mirror-Breaker", "Reflection of Kiki-Jiki"
TALE = card("Tale", "{1}", "Enchantment — Saga", "I, II — You gain 1 life.\nIII — You gain 5 life.")
PROLIFIC = card("Prolific", "", "Artifact", "{0}: Put two lore counters on target enchantment.")


def turns(table, step="precombat main"):
    """The same player's next turn, with nobody attacking."""
    table.goes_to(step, turn=table.state.turn + 2)


def libraries(table):
    for player in table.players:
        player.library(*["Island"] * 15)


def test_it_enters_with_a_lore_counter_and_tells_its_first_chapter(table):                # 714.3a, 714.2b
    alice, _ = table.players
    alice.controls("Wastes", "Wastes")
    tale = alice.holds(TALE)
    alice.casts(tale)
    table.resolves()
    assert tale.is_now.counted("lore") == 1 and len(table.state.stack) == 1
    table.resolves()
    assert alice.life == 21


def test_a_chapter_each_turn_and_sacrificed_after_the_last(table):                        # 714.3b, 714.4
    alice, _ = table.players
    libraries(table)
    tale = alice.controls(TALE)
    turns(table)
    table.settles()
    assert (alice.life, tale.counted("lore")) == (21, 2)
    turns(table)
    assert tale.counted("lore") == 3 and tale.zone == "battlefield"                       # its last chapter is on the stack
    table.resolves()
    assert alice.life == 26 and tale.is_now.zone == "graveyard"


def test_two_counters_at_once_tell_every_chapter_passed(table):                           # 714.2b-c
    alice, _ = table.players
    prolific, tale = alice.controls(PROLIFIC, TALE)
    alice.activates(prolific, tale)
    table.resolves()
    if table.asked:
        table.answers(table.asked.options)
    assert len(table.state.stack) == 2
    table.settles()
    assert alice.life == 26 and tale.is_now.zone == "graveyard"


def test_removed_counters_tell_nothing(table):                                            # 714.2b
    alice, _ = table.players
    tale = alice.controls(TALE, counters=(("lore", 2),))
    alice.does("make_counters", tale.id, "lore", -1)
    assert not table.state.stack and tale.counted("lore") == 1


# ---- the mission: K-rulings by taking turns ----
def told(table, *discarded):
    """Chapters I to III over the turns; what is discarded at II."""
    alice = table.players[0]
    libraries(table)
    alice.controls(*["Mountain"] * 4)
    fable = alice.holds(FABLE)
    alice.casts(fable)
    table.settles()
    turns(table)
    table.does("settle", 0)
    table.answers("yes", tuple(discarded)) if discarded else table.answers("no")
    turns(table)
    table.settles()
    return table.named(AFTER)[0]


def test_chapter_one_makes_a_goblin_whose_attack_makes_a_treasure(table):
    alice, bob = table.players
    libraries(table)
    alice.controls(*["Mountain"] * 3)
    alice.casts(alice.holds(FABLE))
    table.settles()
    [goblin] = table.named("Goblin Shaman Token")
    assert (goblin.power, goblin.toughness, goblin.colors, goblin.token) == (2, 2, "R", "token")
    table.goes_to("precombat main", turn=3)
    table.does("settle", 0)
    table.answers("no")
    table.goes_to("declare attackers", ((goblin, bob),))
    assert len(table.state.stack) == 1
    table.settles()
    [treasure] = table.named("Treasure Token")
    alice.taps(treasure, "R")
    assert alice.pool == "R" and treasure.is_now is None


def test_chapter_two_discards_up_to_two_and_draws_as_many(table):
    alice, _ = table.players
    cards = alice.holds(BEAR, BEAR, BEAR)
    told(table, cards[0], cards[1])
    assert alice.graveyard == ["Bear", "Bear"]


def test_chapter_three_returns_it_transformed_and_new(table):                             # 712.14, 400.7, K2, K3, K10
    reflection = told(table)
    assert (reflection.transformed, reflection.colors, reflection.mana_value, reflection.counters) == ("back", "R", 3, ())
    assert set(reflection.types) == {"enchantment", "creature", "Goblin", "Shaman"} and not table.state.stack


def test_in_the_turn_it_returned_its_ability_is_refused(table):                           # 302.6
    alice, _ = table.players
    alice.controls(BEAR)
    reflection = told(table)
    with pytest.raises(Illegal, match="302.6"):
        alice.activates(reflection, table.named("Bear")[0])
    assert ("activate", "302.6") in alice.may_not(reflection)


def test_in_the_next_turn_it_copies_a_creature_hastily_and_briefly(table):                # K1, 702.10, 603.7
    alice, bob = table.players
    alice.controls(BEAR)
    reflection = told(table)
    turns(table)
    [bear] = table.named("Bear")
    alice.activates(reflection, bear)
    table.resolves()
    copy = next(one for one in table.named("Bear") if one.token == "token")
    assert (copy.power, copy.sick, len(copy.abilities)) == (2, "sick", 1)
    table.goes_to("declare attackers", ((copy, bob),))                                    # haste
    table.goes_to("end")
    assert [item.word for item in table.state.stack] == [AFTER]
    table.settles()
    assert copy.is_now is None and bob.life == 18 and bear.zone == "battlefield"


def test_it_copies_no_legend_and_not_itself(table):                                       # its own words
    alice, _ = table.players
    reflection = told(table)
    alice.controls("Thalia, Guardian of Thraben")
    turns(table)
    bear = alice.controls(BEAR)
    table.does("activate", 0, reflection.id, 0)
    assert [one.id for one in table.asked.options] == [table.named("Goblin Shaman Token")[0].id, bear.id]


def test_a_single_faced_copy_of_it_stays_in_exile(table):                                 # K5, 712.14a
    alice, _ = table.players
    libraries(table)
    from sandbox.cards import library
    from sandbox.engine.printed import Card
    copy = alice.controls("Sol Ring", copied=Card(front=library.find(FABLE).front), counters=(("lore", 2),))
    turns(table)
    table.settles()
    assert copy.is_now.zone == "exile"


def test_a_lore_counter_by_hand_tells_its_chapter(table):                                 # 714.2b
    alice, _ = table.players
    fable = alice.controls(FABLE, counters=())
    alice.does("make_counters", fable.id, "lore", 1)
    table.settles()
    assert table.count("Goblin Shaman Token") == 1
