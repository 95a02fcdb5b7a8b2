"""Mana: who may tap what, what that sets off, what could be produced, and which sources pay [106, 605]."""
from sandbox.vocabulary.mana import could_produce
from tests.engine.cards import BOLT, FIELD
from tests.table import card


def could(table, one):
    return "".join(sorted(could_produce(table.state, one.id), key="WUBRGC".index))


def test_a_lone_reflecting_pool_taps_for_nothing_and_sets_nothing_off(table):             # 106.5, 106.7
    alice, _ = table.players
    bloom = card("Bloom", "", "Enchantment", "Whenever a land is tapped for mana, its controller adds an additional {G}.")
    pool, _ = alice.controls("Reflecting Pool", bloom)
    alice.taps(pool)
    assert (alice.pool, pool.tapped) == ("", "tapped")


def test_several_abilities_that_are_set_off_by_mana_add_theirs_once_each(table):           # 605.4a
    alice, _ = table.players
    alice.controls("Vernal Bloom", "Vernal Bloom", "Vernal Bloom")
    forest = alice.controls("Forest")
    alice.controls("Wild Growth", attached=forest.id)
    alice.taps(forest)
    assert alice.pool == "GGGGG"


def test_could_produce_asks_what_would_happen(table):                                    # 106.7
    alice, _ = table.players
    first, second = alice.controls("Reflecting Pool", "Reflecting Pool")
    assert could(table, first) == could(table, second) == ""
    alice.controls("Forest")
    assert could(table, first) == "G"
    alice.controls(FIELD)
    assert could(table, first) == "WUBRG"
    alice.controls("Contamination")
    assert could(table, first) == could(table, second) == "B"


def test_could_produce_does_not_ask_whether_its_costs_can_be_paid(table):                 # 106.7
    alice, _ = table.players
    pool, forest = alice.controls("Reflecting Pool", "Forest")
    alice.taps(forest)
    assert could(table, pool) == "G"


def test_what_a_land_of_another_could_produce_is_not_asked(table):                        # 106.7
    alice, bob = table.players
    pool = alice.controls("Reflecting Pool")
    bob.controls("Island")
    assert could(table, pool) == ""


def test_tapping_for_mana_sets_off_at_once_and_off_the_stack(table):                      # 605.4a
    alice, _ = table.players
    forest, _ = alice.controls("Forest", "Vernal Bloom")
    alice.taps(forest)
    assert alice.pool == "GG" and not table.state.stack


def test_twice_as_much_is_produced_and_the_additional_mana_is_not_doubled(table):         # 106.12b
    alice, _ = table.players
    forest, _, _ = alice.controls("Forest", "Vernal Bloom", "Mana Reflection")
    alice.taps(forest)
    assert alice.pool == "GGG"


def test_a_basic_land_type_brings_its_mana_ability(table):                                # 305.6
    alice, _ = table.players
    alice.controls("Urborg, Tomb of Yawgmoth")
    forest = alice.controls("Forest")
    assert could(table, forest) == "BG"


def test_a_land_that_lost_its_type_lost_the_ability_of_it(table):                         # 305.7
    alice, _ = table.players
    alice.controls("Blood Moon")
    assert could(table, alice.controls("Reflecting Pool")) == "R"


def test_a_creature_that_is_summoning_sick_makes_no_mana(table):                          # 302.6
    alice, _ = table.players
    elf = alice.controls("Llanowar Elves", sick="sick")
    assert table.state.look(elf.id) and alice.may_not(elf)


def test_paying_automatically_keeps_the_most_useful_land(table):                          # 601.2g
    alice, _ = table.players
    field, island, mountain = alice.controls(FIELD, "Island", "Mountain")
    alice.casts(alice.holds(BOLT), table.players[1])
    assert (mountain.tapped, field.tapped, island.tapped) == ("tapped", "untapped", "untapped")


def test_one_of_several_sources_that_are_alike_is_used_after_another(table):              # 605.3a
    alice, _ = table.players
    lands = alice.controls(*["Mountain"] * 3)
    for n in range(3):
        alice.casts(alice.holds(BOLT), table.players[1])
        assert sum(land.tapped == "tapped" for land in lands) == n + 1


def test_paying_with_phyrexian_mana_pays_life_that_the_table_sees(table):                 # 107.4f, 118.3b
    alice, bob = table.players
    alice.controls(card("Leech", "", "Enchantment", "Whenever you lose life, each opponent loses 1 life."))
    spell = alice.holds(card("Dart", "{R/P}", "Instant", "Dart deals 1 damage to any target."))
    alice.casts(spell, bob)
    table.settles()
    assert (alice.life, bob.life) == (18, 18) and any("2 life" in line for line in table.log)


def test_who_cannot_pay_life_does_not_pay_with_it(table):                                 # 119.4
    alice, _ = table.players
    table.state = table.state.with_seat(0, life=1)
    spell = alice.holds(card("Dart", "{R/P}", "Instant", "Dart deals 1 damage to any target."))
    assert alice.may_not(spell)
