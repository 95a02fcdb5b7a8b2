"""Drawn cards that watch spells being cast, or do something as they are cast themselves [601.2i, 603]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.behaviour.sides import BIRD, GIANT, TRINKET, able_to_block
from tests.table import BEAR, GOBLIN, card

SPIRIT = card("Wisp", "{W}", "Creature — Spirit", size="1/1")
ARCANE = card("Whisper", "{U}", "Instant — Arcane", "You gain 1 life.")
ELF = card("Elf", "{G}", "Creature — Elf", size="1/1")
OTHER_ARCANE = card("Murmur", "{U}", "Instant — Arcane", "You gain 1 life.")
BOLT = "Lightning Bolt"


def names(table, ids):
    return [table.state.thing(i).card.front.name for i in ids]


def size(creature):
    return creature.power, creature.toughness


@shows("Baku Altar")
def test_spirits_and_arcane_spells_charge_it_and_it_makes_a_spirit(alice, bob, table):
    altar = alice.controls(drawn("Baku Altar"))
    alice.controls("Plains", "Island", "Mountain", "Wastes", "Wastes")
    alice.casts(alice.holds(SPIRIT))
    table.settles("yes")
    alice.casts(alice.holds(ARCANE))
    table.settles("no")
    alice.casts(alice.holds(BOLT), bob)
    table.settles()                                                           # neither Spirit nor Arcane: nobody is asked
    assert (altar.counters, alice.life, bob.life) == ((("ki", 1),), 21, 17)
    alice.activates(altar)
    table.settles()
    token, = table.named("Spirit Token")
    assert (altar.counters, altar.tapped, size(token), token.colors) == ((), "tapped", (1, 1), "")


@shows("Bedlam Reveler")
def test_it_costs_less_for_each_dead_spell_and_trades_the_hand_601_2f(alice, table):
    for spell in (BOLT, "Divination", BOLT, BEAR):
        alice.has(spell, "graveyard")
    reveler, *_ = alice.holds(drawn("Bedlam Reveler"), BEAR, GOBLIN)
    alice.library("Island", "Forest", "Plains", "Swamp")
    alice.controls(*["Mountain"] * 5)                                         # {6}{R}{R} less {3}
    alice.casts(reveler)
    table.resolves()
    assert (alice.hand, reveler.is_now.zone) == (2, "battlefield")
    table.settles()
    assert names(table, alice.here.hand) == ["Island", "Forest", "Plains"]
    assert sorted(alice.graveyard[-2:]) == ["Bear", "Goblin Scout"]


@shows("Bedlam Reveler")
def test_a_noncreature_spell_makes_it_prowl_702_108a(alice, bob, table):  # 702.108a
    reveler, *_ = alice.controls(drawn("Bedlam Reveler"), "Mountain", "Mountain", "Forest", "Forest")
    alice.casts(alice.holds(BEAR))
    table.settles()
    assert size(reveler) == (3, 4)
    alice.casts(alice.holds(BOLT), bob)
    table.settles()
    assert size(reveler) == (4, 5)


@shows("Blood Funnel")
@pytest.mark.parametrize("pays, zone, goblin_is", [("yes", "battlefield", "graveyard"), ("no", "graveyard", "battlefield")])
def test_a_cheap_spell_wants_blood_118_12a(alice, table, pays, zone, goblin_is):
    _, goblin, _ = alice.controls(drawn("Blood Funnel"), GOBLIN, "Wastes")
    trinket = alice.holds(TRINKET)
    alice.casts(trinket)                                                      # {3} for one mana
    table.settles(pays)
    assert (trinket.is_now.zone, goblin.is_now.zone) == (zone, goblin_is)


@shows("Blood Funnel")
def test_creature_spells_cost_no_less_and_no_blood(alice, table):
    _, goblin, *_ = alice.controls(drawn("Blood Funnel"), GOBLIN, "Forest", "Wastes")
    bear = alice.holds(BEAR)
    alice.casts(bear)
    table.settles()
    assert (bear.is_now.zone, goblin.zone, len([one for one in table.named("Forest") if one.tapped == "tapped"])) == (
        "battlefield", "battlefield", 1)
    assert [one.tapped for one in table.named("Wastes")] == ["tapped"]


@shows("Elder Pine of Jukai")
def test_it_finds_the_lands_among_three_cards(alice, table):
    alice.controls(drawn("Elder Pine of Jukai"), "Island")
    alice.library("Forest", BEAR, "Plains", GOBLIN)
    alice.casts(alice.holds(ARCANE))
    table.resolves()
    assert sorted(names(table, alice.here.hand)) == ["Forest", "Plains"]
    assert names(table, alice.here.library) == ["Goblin Scout", "Bear"]


@shows("Elder Pine of Jukai")
def test_as_it_dies_a_smaller_spirit_comes_back_702_46a(alice, bob, table):  # 702.46a
    pine = alice.controls(drawn("Elder Pine of Jukai"))
    wisp, bear = alice.has(SPIRIT, "graveyard"), alice.has(BEAR, "graveyard")
    alice.says("Destroy target creature.", pine)
    assert [one.id for one in table.asked.options] == [wisp.id]               # the Pine itself costs three, a Bear is no Spirit
    table.answers(wisp)
    table.settles("yes")
    assert (wisp.is_now.zone, bear.zone, pine.is_now.zone) == ("hand", "graveyard", "graveyard")


@shows("Illusory Demon")
def test_it_flies_until_its_controller_casts_a_spell(alice, bob, table):
    demon = alice.controls(drawn("Illusory Demon"))
    alice.controls("Mountain"), bob.controls("Mountain", BEAR)
    alice.passes()
    bob.casts(bob.holds(BOLT), alice)
    table.settles()
    assert demon.zone == "battlefield"                                        # another player's spell does not matter
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    table.resolves()
    assert (demon.is_now.zone, bolt.is_now.zone) == ("graveyard", "stack")


@shows("Illusory Demon")
def test_in_the_air_it_is_out_of_reach_702_9b(alice, bob, table):  # 702.9b
    demon = alice.controls(drawn("Illusory Demon"))
    bob.controls(BEAR, BIRD)
    assert able_to_block(table, (demon, bob)) == {("Bird", "Illusory Demon")}


@shows("Kozilek, Butcher of Truth")
def test_as_it_is_cast_four_cards_are_drawn_even_if_it_is_countered_603_3(alice, bob, table):
    alice.controls(*["Wastes"] * 10), bob.controls("Island", "Island")
    alice.library(*["Island"] * 6)
    kozilek, counter = alice.holds(drawn("Kozilek, Butcher of Truth")), bob.holds("Counterspell")
    alice.casts(kozilek)
    table.resolves()
    assert (alice.hand, kozilek.is_now.zone) == (4, "stack")
    alice.passes()
    bob.casts(counter, kozilek.is_now)
    table.settles()
    assert (alice.graveyard, len(alice.here.library), kozilek.is_now.zone) == ([], 3, "library")


@shows("Kozilek, Butcher of Truth")
def test_its_attack_costs_four_permanents_and_its_death_shuffles_all_away_702_86a(alice, bob, table):  # 702.86a
    kozilek = alice.controls(drawn("Kozilek, Butcher of Truth"))
    alice.has(BEAR, "graveyard")
    islands = bob.controls(*["Island"] * 5)
    table.goes_to("combat damage", ((kozilek, bob),), tuple(islands[:4]))
    assert (table.count("Island"), len(bob.graveyard), bob.life) == (1, 4, 8)
    alice.says("Sacrifice a creature.")
    table.settles(("Bear", "Kozilek, Butcher of Truth"))
    assert (alice.graveyard, names(table, alice.here.library)) == ([], ["Bear", "Kozilek, Butcher of Truth"])


@shows("Lys Alana Huntmaster")
def test_each_elf_spell_may_bring_another_elf(alice, table):
    alice.controls(drawn("Lys Alana Huntmaster"), *["Forest"] * 5)
    alice.casts(alice.holds(ELF))
    table.settles("yes")
    elf, = table.named("Elf Warrior Token")
    assert (size(elf), elf.colors) == ((1, 1), "G")
    alice.casts(alice.holds(ELF))
    table.settles("no")
    alice.casts(alice.holds(BEAR))
    table.settles()                                                           # no Elf: nobody is asked
    assert (table.count("Elf Warrior Token"), table.count("Elf"), table.count("Bear")) == (1, 2, 1)


@shows("Ojutai Exemplars")
@pytest.mark.parametrize("mode", [0, 1, 2])
def test_a_noncreature_spell_lets_it_choose_one_of_three_700_2(alice, bob, table, mode):
    monk, _ = alice.controls(drawn("Ojutai Exemplars"), "Mountain")
    giant = bob.controls(GIANT)
    alice.casts(alice.holds(BOLT), bob)
    assert table.asked.kind == "mode"
    table.answers(table.asked.options[mode], *([giant] if mode == 0 else []))
    table.settles()
    assert bob.life == 17
    if mode == 0:
        assert giant.tapped == "tapped"
    elif mode == 1:
        table.fights([(monk, bob)], [(giant, monk)])                          # 4 damage first, then 5 from the Giant
        assert (alice.life, giant.damage, monk.is_now.zone) == (24, 4, "graveyard")
    else:
        assert (monk.is_now.zone, monk.is_now.tapped, monk.is_now.sick) == ("battlefield", "tapped", "sick")
        assert monk.is_now.id != monk.id                                      # a new object [400.7]


@shows("Student of Ojutai")
def test_noncreature_spells_give_life(alice, bob, table):
    alice.controls(drawn("Student of Ojutai"), "Mountain", "Mountain", "Forest", "Forest")
    alice.casts(alice.holds(BEAR))
    table.settles()
    assert alice.life == 20
    alice.casts(alice.holds(BOLT), bob)
    table.settles()
    assert (alice.life, bob.life) == (22, 17)


@shows("Sunbird's Invocation")
def test_a_spell_from_the_hand_reveals_as_many_cards_as_it_costs_and_one_is_free(alice, table):
    alice.controls(drawn("Sunbird's Invocation"), "Wastes", "Wastes", "Wastes")
    alice.library(BEAR, GIANT, "Forest", "Island")
    trinket = alice.holds(TRINKET)
    alice.casts(trinket)                                                      # X is 3: a Bear costs two, a Giant five
    table.resolves("yes", ("Forest", "Giant"))                                # then the rest by chance
    assert [item.word for item in table.state.stack] == ["Trinket", "Bear"]
    assert names(table, alice.here.library) == ["Island", "Forest", "Giant"]
    table.settles()
    assert (table.count("Bear"), trinket.is_now.zone) == (1, "battlefield")   # cast, but not from the hand: it does not trigger again


@shows("Sunbird's Invocation")
def test_what_costs_more_than_the_spell_is_not_offered_107_3i(alice, table):
    alice.controls(drawn("Sunbird's Invocation"), "Forest", "Wastes")
    alice.library(GIANT, "Forest", BEAR)
    alice.casts(alice.holds(BEAR))                                            # X is 2: Giant and Forest are revealed
    table.resolves(("Giant", "Forest"))
    assert names(table, alice.here.library) == ["Bear", "Giant", "Forest"]
