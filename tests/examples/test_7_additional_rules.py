"""The examples of the part about additional rules, played: keywords and state-based actions [700-704]."""

from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY
from tests.marks import example
from tests.table import BEAR, GOBLIN, card


def size(one):
    return one.power, one.toughness




# ---- general [700] ----
@example("700.1")
def test_blocked_by_two_is_one_event_or_two(table, alice, bob):
    proud = alice.controls(card("Proud", "", "Creature", "Whenever this creature becomes blocked, you gain 1 life.", "2/9"))
    wary = alice.controls(card("Wary", "", "Creature", "Whenever this creature becomes blocked by a creature, you gain 1 life.", "2/9"))
    walls = bob.controls(*[card("Wall", "", "Creature", size="0/4")] * 4)
    table.fights([(proud, bob), (wary, bob)], [(walls[0], proud), (walls[1], proud), (walls[2], wary), (walls[3], wary)],
                 until="declare blockers")
    assert [option[3:8] for option in table.asked.options] == ["Proud", "Wary:", "Wary:"]
    table.answers(table.asked.options)
    table.settles()
    assert alice.life == 23


@example("700.7")
def test_that_creature_is_destroyed_whatever_it_is_by_then(table, alice):
    land = alice.controls("Island")
    alice.says("Target land becomes a 2/2 creature until end of turn. It's still a land.", land)
    alice.says("Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step.", land)
    alice.says("Target permanent loses all abilities until end of turn.", land)
    table.goes_to("end")
    table.settles()
    assert land.is_now.zone == GRAVEYARD


# ---- keyword actions [701] ----
@example("701.12a")
def test_an_exchange_of_which_one_half_is_gone_does_nothing(table, alice, bob):
    alice.controls("Island")
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    switch = alice.holds(card("Trade", "{U}", "Sorcery", "Exchange control of two target creatures."))
    alice.casts(switch, (bear, goblin))
    bob.says("Destroy target creature.", bear)
    table.settles()
    assert goblin.controller == bob.seat


@example("701.24c", 2)
def test_a_spell_that_is_exiled_as_it_would_be_shuffled_in_leaves_the_library_shuffled(table, alice):
    alice.controls("Swamp")
    alice.library("Island", "Forest")
    zenith = alice.has(card("Zenith", "{B}", "Sorcery", "You gain 1 life. Shuffle Zenith into its owner's library.\nFlashback {B}"),
                       GRAVEYARD)
    alice.casts(zenith, way="flashback")
    table.resolves()
    assert table.asked and table.asked.kind == "shuffle"
    table.answers(table.asked.options)
    assert zenith.is_now.zone == EXILE


@example("701.24d")
def test_the_library_is_shuffled_though_no_card_goes_there(table, alice, bob):
    bob.library("Island", "Forest")
    shaman = alice.holds(card("Shaman", "{2}{G}", "Creature",
                              "When this creature enters, target player shuffles any number of target cards from their graveyard into "
                              "their library.", "3/2"))
    alice.puts(shaman, bob)
    if table.asked:
        table.answers(())
    table.resolves()
    assert table.asked and table.asked.kind == "shuffle"


@example("701.24g")
def test_what_goes_on_top_goes_there_after_the_shuffle(table, alice):
    colossus = alice.controls(card("Colossus", "{11}", "Artifact Creature", (
        "If this creature would die, shuffle it into its owner's library instead."), "11/11"))
    zombie = alice.controls(card("Zombie", "{3}{B}", "Creature",
                                 "If this creature would die, put it on top of its owner's library instead.", "3/2"))
    alice.library("Island", "Forest")
    alice.says("Destroy all creatures.")
    while table.asked:
        table.answers(tuple(reversed(table.asked.options)) if table.asked.kind == "shuffle" else table.asked.simplest())
    assert (colossus.is_now.zone, alice.here.library[0]) == (LIBRARY, zombie.is_now.id)


# ---- keywords [702] ----
@example("702.14d")
def test_snow_forestwalk_is_not_cancelled_by_snow_forestwalk(table, alice, bob):
    walker = card("Walker", "", "Creature", "Snow forestwalk", "2/2")
    ours = alice.controls(walker)
    bob.controls(card("Pines", "", "Basic Snow Land — Forest"), walker)
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(((ours, bob),))
    assert table.asked is None or not table.asked.options


@example("702.15e")
def test_two_lifelinks_at_once_are_two_gains(table, alice, bob):
    pride = alice.controls(card("Pride", "{1}{W}", "Creature", "Whenever you gain life, put a +1/+1 counter on this creature.", "2/2"))
    link = card("Link", "", "Creature", "Lifelink", "1/1")
    one, other = alice.controls(link, link)
    table.fights([(one, bob), (other, bob)])
    table.settles()
    assert (pride.counted("+1/+1"), alice.life) == (2, 22)


@example("702.19b")
def test_damage_of_others_counts_as_lethal_damage_is_worked_out(table, alice, bob):
    weak, strong = alice.controls(card("Weak", "", "Creature", size="1/1"), card("Strong", "", "Creature", "Trample", "3/3"))
    guard = bob.controls(card("Guard", "", "Creature", "This creature can block an additional creature each combat.", "2/2"))
    table.fights([(weak, bob), (strong, bob)], [(guard, weak), (guard, strong)], until="combat damage")
    if table.asked.who == bob.seat:                       # how the guard divides its own
        bob.answers((1, 1))
    alice.answers((1, 2))
    if table.asked:
        bob.answers((1, 1))
    assert bob.life == 18 and guard.is_now.zone == GRAVEYARD


@example("702.19b", 2)
def test_lethal_damage_is_assigned_even_where_it_will_be_prevented(table, alice, bob):
    beast = alice.controls(card("Beast", "{G}", "Creature", "Trample", "6/6"))
    knight = bob.controls(card("Knight", "", "Creature", "Protection from green", "2/2"))
    table.fights([(beast, bob)], [(knight, beast)])
    assert not table.asked.fits((1, 5)) and table.asked.fits((2, 4)) and table.asked.fits((6, 0))
    alice.answers((2, 4))
    assert (bob.life, knight.zone) == (16, BATTLEFIELD)


@example("702.24a", 2)
def test_the_same_creature_is_not_sacrificed_twice_for_one_upkeep(table, alice, bob):
    hungry = alice.controls(card("Hungry", "", "Creature", "Cumulative upkeep—Sacrifice a creature.", "3/3"), counters=(("age", 1),))
    bear = alice.controls(BEAR)
    for player in table.players:
        player.library(*["Island"] * 4)
    table.goes_to("upkeep", turn=3)
    table.resolves("yes")
    while table.asked:
        table.answers(table.asked.simplest())
    assert (hungry.is_now.zone, bear.is_now.zone) == (GRAVEYARD, GRAVEYARD)       # two are needed, and there are no others


@example("702.24b")
def test_two_cumulative_upkeeps_count_the_same_counters(table, alice, bob):
    costly = alice.controls(card("Costly", "", "Creature", "Cumulative upkeep—Pay 1 life.\nCumulative upkeep—Pay 1 life.", "3/3"))
    for player in table.players:
        player.library(*["Island"] * 4)
    table.goes_to("upkeep", turn=3)
    while table.state.stack:
        table.resolves("yes")
    assert (costly.counted("age"), alice.life) == (2, 17)


@example("702.26b")
def test_who_is_phased_out_is_not_counted(table, alice):
    alice.controls(BEAR, BEAR)
    away = alice.controls(BEAR)
    alice.library("Island", "Island", "Island")
    alice.says("Target creature phases out.", away)
    alice.says("Draw a card for each creature you control.")
    assert alice.hand == 2


@example("702.26b", 2)
def test_who_is_phased_out_is_not_destroyed(table, alice):
    away = alice.controls(BEAR)
    alice.says("Target creature phases out.", away)
    alice.says("Destroy all creatures.")
    assert away.is_now.zone == "phased out"


@example("702.51b")
def test_convoke_pays_what_is_left_of_the_total_cost(table, alice):
    alice.controls(card("Summoning", "{1}{B}", "Enchantment", "Creature spells you cast cost {2} less to cast."))
    crowd = alice.controls(*[BEAR] * 5)
    wurm = alice.holds(card("Wurm", "{5}{G}{G}", "Creature — Wurm", "Convoke", "5/5"))
    alice.casts(wurm)
    while table.asked:
        table.answers(table.asked.options[0] if "auto" not in table.asked.options else "auto")
    table.settles()
    assert wurm.is_now.zone == BATTLEFIELD and [one.tapped for one in crowd] == ["tapped"] * 5


@example("702.164b")
def test_toxic_numbers_add_up(table, alice, bob):
    snake = alice.controls(card("Snake", "", "Creature", "Toxic 2", "1/1"))
    alice.says("Target creature gains toxic 1 until end of turn.", snake)
    table.fights([(snake, bob)])
    assert dict(bob.here.counters)["poison"] == 3


# ---- state-based actions [704] ----
@example("704.4")
def test_a_toughness_of_0_on_the_way_is_not_looked_at(table, alice):
    maro = alice.controls(card("Maro", "{2}{G}{G}", "Creature",
                               "Maro's power and toughness are each equal to the number of cards in your hand.",
                               power="*", toughness="*"))
    alice.holds("Island", "Island")
    alice.library(*["Forest"] * 8)
    alice.says("Discard your hand, then draw seven cards.")
    assert (maro.zone, size(maro)) == (BATTLEFIELD, (7, 7))


@example("704.8")
def test_what_dies_as_its_counters_go_had_them_when_it_was_last_seen(table, alice):
    wolf = alice.controls(card("Wolf", "{G}", "Creature — Wolf", "Undying", "1/1"), counters=(("+1/+1", 1),))
    alice.says("Put three -1/-1 counters on target creature.", wolf)
    table.settles()
    assert wolf.is_now.zone == GRAVEYARD
