"""Paying: by hand and worked out, mana abilities on the way, and what pays for what [118, 601.2f-h, 605]."""
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox.engine.illegal import Illegal
from sandbox.rules import planning
from tests.table import BEAR, Table, card
from tests.work import calls_made

BOLT = "Lightning Bolt"
TREASURE = card("Treasure", "", "Artifact — Treasure", "{T}, Sacrifice this artifact: Add one mana of any color.")
DUAL_WU = card("White Blue", "", "Land", "{T}: Add {W} or {U}.")
DUAL_WB = card("White Black", "", "Land", "{T}: Add {W} or {B}.")
TWIN_LAND = card("Twin Peaks", "", "Land", "{T}: Add {R}{R}.")
HEART = card("Heart", "{2}", "Artifact", "{1}, {T}: Draw a card.\n{T}: Add {C}.")
ONCE = card("Once", "{2}", "Artifact", "{0}: Add {C}. Activate only once each turn.")
ALTAR = card("Altar", "{3}", "Artifact", "Sacrifice a creature: Add {C}{C}.")
FREE_TWO = card("Two", "{2}", "Artifact")
COSTLY = card("Costly", "{W}{U}", "Creature — Human", "", "2/2")


def words(option):
    return option if isinstance(option, str) else option.name


def asked_to_pay(table):
    return [words(option) for option in table.asked.options]


# ---- by hand ----
def test_split_by_hand_one_source_after_another(table):                                   # 601.2g
    alice, _ = table.players
    ring, forest, _ = alice.controls("Sol Ring", "Forest", "Forest")
    three = alice.holds(card("Three", "{2}{G}", "Creature — Bear", "", "3/3"))
    alice.casts(three, ring, forest, "done")
    assert (alice.pool, ring.tapped, forest.tapped, len(table.state.stack)) == ("", "tapped", "tapped", 1)


def test_what_was_made_too_much_stays_in_the_pool(table):                                 # 106.4, 118.3
    alice, _ = table.players
    ring, forest = alice.controls("Sol Ring", "Forest")
    alice.casts(alice.holds("Grizzly Bears"), ring, forest, "done")
    assert alice.pool == "C"


def test_mana_made_before_is_there_to_be_spent(table):                                    # 601.2g, 106.4
    alice, bob = table.players
    mountain = alice.controls("Mountain")
    alice.taps(mountain)
    bolt = alice.holds(BOLT)
    table.does("cast", 0, bolt.id, "front")
    table.answers(bob)
    assert alice.pool == "" and table.state.stack


def test_a_source_with_several_abilities_asks_which(table):                               # 605.3
    alice, bob = table.players
    reef = alice.controls("Shivan Reef")
    alice.casts(alice.holds(BOLT), bob, reef)
    assert table.asked.kind == "mana ability"
    table.answers(table.asked.options[1], "R", "done")
    assert (alice.life, reef.tapped, len(table.state.stack)) == (19, "tapped", 1)


def test_a_source_that_is_sacrificed_is_gone_when_it_is_paid(table):                      # 605.3b, 118.3
    alice, bob = table.players
    treasure = alice.controls(TREASURE)
    alice.casts(alice.holds(BOLT), bob, treasure, "R", "done")
    assert treasure.is_now.zone == "graveyard" and len(table.state.stack) == 1


def test_a_mana_ability_that_costs_mana_is_paid_by_hand(table):                           # 605.3a, 602.2b
    alice, _ = table.players
    signet, wastes = alice.controls("Azorius Signet", "Wastes")
    bear = alice.holds(COSTLY)
    assert [p.kind for p in alice.may(bear)] == ["cast"]
    table.does("cast", 0, bear.id, "front")
    table.answers(signet, wastes, "done", "done")
    assert (alice.pool, signet.tapped, wastes.tapped, len(table.state.stack)) == ("", "tapped", "tapped", 1)


def test_a_mana_ability_that_costs_mana_can_be_activated_by_itself(table):                # 605.3a
    alice, _ = table.players
    signet, _ = alice.controls("Azorius Signet", "Wastes")
    alice.taps(signet)
    assert alice.pool == "WU"


def test_nothing_is_tapped_twice_for_one_cost(table):                                     # 601.2h, 602.2b
    alice, _ = table.players
    alice.library(BEAR)
    heart = alice.controls(HEART)
    assert "activate" not in [p.kind for p in alice.may(heart)]
    before = table.state
    with pytest.raises(Illegal, match=r"601\.2h|602\.2b"):
        alice.activates(heart)
    assert table.state == before
    wastes = alice.controls("Wastes")
    alice.activates(heart)
    assert (heart.tapped, wastes.tapped) == ("tapped", "tapped")


def test_what_is_sacrificed_as_a_cost_may_give_its_mana_first(table):                     # 601.2g
    alice, _ = table.players
    alice.library(BEAR, BEAR)
    elf = alice.controls("Llanowar Elves")
    altar_call = alice.holds(card("Call", "{G}", "Sorcery",
                                  "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."))
    alice.casts(altar_call)
    table.resolves()
    assert elf.is_now.zone == "graveyard" and alice.hand == 2


def test_no_creature_is_sacrificed_for_mana_unless_by_hand(table):                        # 601.2g
    alice, _bob = table.players
    altar, bear = alice.controls(ALTAR, BEAR)
    spell = alice.holds(FREE_TWO)
    assert [p.kind for p in alice.may(spell)] == ["cast"]
    table.does("cast", 0, spell.id, "front")
    assert "auto" not in table.asked.options
    table.answers(altar, "done")
    assert bear.is_now.zone == "graveyard" and len(table.state.stack) == 1


# ---- mana abilities [605] ----
def test_mana_abilities_do_not_use_the_stack(table):                                      # 605.3b
    alice, _ = table.players
    alice.taps(alice.controls("Birds of Paradise"), "U")
    assert alice.pool == "U" and not table.state.stack


def test_a_triggered_mana_ability_resolves_at_once(table):                                # 605.4a, 605.1b
    alice, _ = table.players
    alice.controls("Vernal Bloom")
    alice.taps(alice.controls("Forest"))
    assert alice.pool == "GG" and not table.state.stack


def test_a_triggered_mana_ability_pays_along(table):                                      # 605.4a, 601.2g
    alice, _ = table.players
    _, forest = alice.controls("Vernal Bloom", "Forest")
    alice.casts(alice.holds("Grizzly Bears"))
    assert forest.tapped == "tapped" and alice.pool == "" and len(table.state.stack) == 1


def test_a_trigger_that_makes_no_mana_uses_the_stack(table):                              # M4, 605.5
    alice, _bob = table.players
    alice.controls(card("Sting", "", "Enchantment",
                        "Whenever a player taps a land for mana, this enchantment deals 1 damage to that player."))
    alice.taps(alice.controls("Forest"))
    assert (alice.pool, alice.life, len(table.state.stack)) == ("G", 20, 1)
    table.resolves()
    assert alice.life == 19


def test_triggers_from_paying_go_on_the_stack_above_the_spell(table):                     # 603.3, 601.2i
    alice, bob = table.players
    alice.controls(card("Sting", "", "Enchantment",
                        "Whenever a player taps a land for mana, this enchantment deals 1 damage to that player."))
    alice.controls("Mountain")
    alice.casts(alice.holds(BOLT), bob)
    assert [item.word for item in table.state.stack] == [BOLT, "Sting"]


def test_damage_from_a_land_is_dealt_while_it_makes_mana(table):                          # 605.3b
    alice, _ = table.players
    alice.taps(alice.controls("Shivan Reef"), *["U"], ability=1)
    assert (alice.life, alice.pool) == (19, "U")


def test_an_untapped_permanent_is_needed(table):                                          # 107.5, M7
    alice, _ = table.players
    island = alice.controls("Island", tapped="tapped")
    with pytest.raises(Illegal, match="107.5"):
        alice.taps(island)
    assert alice.may_not(island) == [("tap", "107.5")]


def test_a_creature_that_came_this_turn_taps_for_nothing_unless_hasty(table):             # 302.6, 702.10c, M7
    alice, _ = table.players
    elf = alice.controls("Llanowar Elves", sick="sick")
    with pytest.raises(Illegal, match="302.6"):
        alice.taps(elf)
    alice.says("Target creature gains haste until end of turn.", elf)
    alice.taps(elf)
    assert alice.pool == "G"


def test_an_artifact_that_came_this_turn_taps(table):                                     # 302.6
    alice, _ = table.players
    alice.taps(alice.controls("Sol Ring", sick="sick"))
    assert alice.pool == "CC"


def test_a_land_that_has_become_a_creature_falls_under_the_rule(table):                   # M7, 302.6
    alice, _ = table.players
    alice.controls(*["Forest"] * 4)
    old, new = alice.controls("Treetop Village"), alice.controls("Treetop Village", sick="sick")
    alice.activates(new), alice.activates(old)
    table.settles()
    assert "creature" in new.types
    with pytest.raises(Illegal, match="302.6"):
        alice.taps(new)
    alice.taps(old)
    assert alice.pool == "G"


def test_a_mana_ability_that_may_be_activated_once_each_turn(table):                      # 602.5b
    alice, _ = table.players
    once = alice.controls(ONCE)
    alice.taps(once)
    with pytest.raises(Illegal, match="602.5b"):
        alice.taps(once)
    assert alice.may_not(once) == [("tap", "602.5b")]


def test_a_number_that_no_ability_has_is_refused(table):                                  # 605.1a
    alice, _ = table.players
    island, bear = alice.controls("Island", BEAR)
    for one, ability in ((island, 1), (island, -1), (bear, 0)):
        with pytest.raises(Illegal, match="605.1a"):
            alice.taps(one, ability=ability)


def test_only_with_a_permanent_of_ones_own(table):                                        # 605.3a
    alice, bob = table.players
    for one in (bob.controls("Island"), alice.holds("Island")):
        with pytest.raises(Illegal, match="605.3a"):
            alice.taps(one)


# ---- worked out ----
def test_it_takes_what_can_do_least_else(table):                                          # 601.2g
    alice, bob = table.players
    city, mountain, volcano = alice.controls("City of Brass", "Mountain", "Volcanic Island")
    alice.casts(alice.holds(BOLT), bob)
    assert (mountain.tapped, volcano.tapped, city.tapped) == ("tapped", "untapped", "untapped")


def test_it_uses_up_nothing_where_lands_would_do(table):
    alice, _ = table.players
    treasure, *lands = alice.controls(TREASURE, DUAL_WU, DUAL_WB)
    alice.casts(alice.holds(COSTLY))
    assert treasure.zone == "battlefield" and [land.tapped for land in lands] == ["tapped", "tapped"]


def test_it_hurts_no_more_than_it_must(table):
    alice, _ = table.players
    alice.controls("Shivan Reef", "Shivan Reef", "Forest")
    alice.casts(alice.holds(card("Blue Three", "{2}{U}", "Creature — Fish", "", "1/1")))
    assert alice.life == 19


def test_the_pool_is_used_first(table):
    alice, _ = table.players
    first, second, third = alice.controls("Forest", "Forest", "Forest")
    alice.taps(first)
    alice.casts(alice.holds("Grizzly Bears"))
    assert alice.pool == "" and [second.tapped, third.tapped].count("tapped") == 1


def test_life_that_sources_want_is_there_for_all_of_them(table):                          # 119.4, 118.3
    alice, _ = table.players
    alice.controls("Mana Confluence", "Mana Confluence")
    table.does("set_player", 0, 0, (("life", 1),))
    bear = alice.holds("Grizzly Bears")
    assert alice.may(bear) == []
    table.does("set_player", 0, 0, (("life", 3),))
    alice.casts(bear)
    assert alice.life == 1


# ---- against trying everything ----
SOURCES = {"Plains": [("W", 0)], "Island": [("U", 0)], "Wastes": [("C", 0)], "Shivan Reef": [("C", 0), ("U", 1), ("R", 1)],
           "Volcanic Island": [("U", 0), ("R", 0)], "Sol Ring": [("CC", 0)], "City of Brass": [(c, 0) for c in "WUBRG"],
           "Treasure": [(c, 2) for c in "WUBRG"], "White Blue": [("W", 0), ("U", 0)], "White Black": [("W", 0), ("B", 0)],
           "Twin Peaks": [("RR", 0)]}
CARDS = {"Treasure": TREASURE, "White Blue": DUAL_WU, "White Black": DUAL_WB, "Twin Peaks": TWIN_LAND}
SYMBOLS = ("W", "U", "R", "B", "C", "1", "2", "W/U", "2/R", "U/P", "R/P")


def cheapest(names, pool, symbols, life):
    """(used up, life and damage) of the best of all ways to pay, by trying them all; None if there is none."""
    best = None
    for ways in itertools.product(*[[None, *SOURCES[name]] for name in names]):
        made = pool + "".join(way[0] for way in ways if way)
        for phyrexian in payments(made, symbols):
            hurt = sum(way[1] == 1 for way in ways if way)
            if 2 * phyrexian > life:
                continue
            toll = (phyrexian, sum(way[1] == 2 for way in ways if way), hurt)
            best = toll if best is None else min(best, toll)
    return best


def payments(made, symbols):
    """How many Phyrexian symbols cost life in each way in which this mana, spent in any way, pays for the symbols."""
    choices = [["W", "U"] if s == "W/U" else ["11", "R"] if s == "2/R" else [s[0],
                                                            ""] if s.endswith("/P") else ["1" * int(s)] if s.isdigit() else [s]
               for s in symbols]
    for picked in itertools.product(*choices):
        left, wanted = list(made), "".join(picked)
        colored, generic = [c for c in wanted if c != "1"], wanted.count("1")
        if all(colored.count(c) <= left.count(c) for c in set(colored)) and len(left) >= len(colored) + generic:
            yield sum(1 for choice in picked if choice == "")


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(sorted(SOURCES)), max_size=5), st.text("WURC", max_size=2), st.lists(st.sampled_from(SYMBOLS),
                                                            min_size=1, max_size=4),
       st.sampled_from((20, 3)))
def test_it_pays_whenever_any_payment_would_and_as_cheaply(names, pool, symbols, life):
    table = Table()
    for name in names:
        table.players[0].controls(CARDS.get(name, name))
    found = planning.plan(pool, planning.sources(table.state, 0), symbols, life)
    best = cheapest(names, pool, symbols, life)
    assert (found is None) == (best is None)
    if best is not None:
        tolls = [way.toll for _, way in found]
        left = planning.from_pool(pool + "".join(way.mana for _, way in found), symbols, life)
        assert left is not None and (left.life // 2, tolls.count(2), tolls.count(1)) == best


def sources_on(times):
    table = Table()
    table.players[0].controls(*["City of Brass", "Shivan Reef", "Volcanic Island", TREASURE, "Forest", "Sol Ring"] * times)
    return planning.sources(table.state, 0)


@pytest.mark.parametrize("symbols", [["W", "W", "U", "B", "R", "5"], ["W"] * 12, ["20", "W", "W"], ["B"] * 13, ["C"] * 25])
def test_the_work_grows_no_faster_than_the_sources(symbols):
    few, many = sources_on(6), sources_on(12)
    work = calls_made(lambda: planning.plan("", few, symbols, 20))
    assert work < 30_000 and calls_made(lambda: planning.plan("", many, symbols, 20)) < 4 * work
