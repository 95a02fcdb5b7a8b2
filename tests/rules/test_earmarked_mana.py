"""Mana that can be spent on some things only [106.6, 106.6a]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import card

GROVE = card("Grove", types="Land", text="{T}: Add {G}. Spend this mana only to cast a creature spell.")
PAIR = card("Pair", types="Land", text="{T}: Add {G}{G}. Spend this mana only to cast a creature spell.")
FORGE = card("Forge", types="Land", text="{T}: Add {C}. Spend this mana only to activate an ability or cast an artifact spell.")
SHOP = card("Shop", types="Land", text="{T}: Add {C}{C}. Spend this mana only to cast artifact spells or activate abilities of artifacts.")
CAVE = card("Cave", types="Land", text="As this land enters, choose a creature type.\n"
            "{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type.")
CHAPEL = card("Chapel", types="Land", text="{T}: Add {C}. Spend this mana only to cast a spell from your graveyard.")
SPRING = card("Spring", types="Land", text="{T}: Add {G}{G}. Spend this mana only to cast kicked spells.")
ELF = card("Elf", "{G}", "Creature — Elf", "", "1/1")
FLASHY = card("Sprout", "{G}", "Instant", "You gain 1 life.")
LEAF = card("Leaf", "{G}", "Enchantment")
TOY = card("Toy", "{1}", "Artifact", "{1}: You gain 1 life.")
PET = card("Pet", "{1}", "Creature — Cat", "{1}: You gain 1 life.", "1/1")
KICK = card("Boost", "{G}", "Sorcery", "Kicker {G}\nYou gain 1 life.")
ECHO = card("Echo", "{R}", "Sorcery", "You gain 1 life.\nFlashback {1}")
STAR = card("Star", "{1}", "Artifact", "{1}, {T}, Sacrifice this artifact: Add one mana of any color.")


@pytest.fixture
def alice(table):
    return table.players[0]


def can(who, one, what="cast"):
    return what in [possible.kind for possible in who.may(one)]


def words_of(table, one):
    return table.state.look(one.id).words


def test_it_pays_for_such_a_spell_and_for_no_other_106_6(table, alice):
    grove, leaf, elf = alice.controls(GROVE), alice.holds(LEAF), alice.holds(ELF)
    assert alice.may_not(leaf) == [("cast", "601.2h")]
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(leaf)
    alice.casts(elf)
    table.settles()
    assert (table.count("Elf"), grove.tapped) == (1, "tapped")


def test_in_the_pool_it_is_no_other_mana_106_6(table, alice):
    grove, forest, leaf, elf = *alice.controls(GROVE, "Forest"), alice.holds(LEAF), alice.holds(ELF)
    alice.taps(grove)
    alice.taps(forest)
    assert alice.pool == "GG"
    alice.casts(elf, "done")                           # the mana that does nothing else goes first
    table.settles()
    alice.casts(leaf, "done")
    table.settles()
    assert (alice.pool, table.count("Leaf")) == ("", 1)


def test_what_can_only_pay_for_that_is_tapped_first(table, alice):
    forest, grove = alice.controls("Forest", GROVE)
    alice.casts(alice.holds(ELF))
    assert (forest.tapped, grove.tapped) == ("untapped", "tapped")


def test_what_is_left_of_it_stays_tied(table, alice):
    alice.taps(alice.controls(PAIR))
    alice.casts(alice.holds(ELF), "done")
    table.settles()
    assert alice.pool == "G" and alice.may_not(alice.holds(LEAF)) == [("cast", "601.2h")]
    alice.casts(alice.holds(ELF), "done")
    table.settles()
    assert (alice.pool, table.count("Elf")) == ("", 2)


def test_mana_of_the_next_step_is_free_again_500_5(table, alice):
    alice.taps(alice.controls(GROVE))
    table.goes_to("end")
    alice.taps(alice.controls("Forest"))
    assert alice.pool == "G" and can(alice, alice.holds(FLASHY))


def test_an_emptied_pool_leaves_no_tie(table, alice):
    alice.taps(alice.controls(GROVE))
    alice.does("set_player", 0, (("pool", "G"),))
    alice.casts(alice.holds(LEAF), "done")
    assert alice.pool == ""


@pytest.mark.parametrize("land, one, other", [(FORGE, TOY, LEAF), (SHOP, TOY, PET)])
def test_abilities_and_artifact_spells(table, alice, land, one, other):
    alice.controls(land)
    assert can(alice, alice.holds(one))
    assert alice.may_not(alice.holds(other)) == [("cast", "601.2h")]


@pytest.mark.parametrize("land, artifact, creature", [(FORGE, True, True), (SHOP, True, False), (GROVE, False, False)])
def test_activating_abilities_of_a_kind(table, alice, land, artifact, creature):
    alice.controls(land)
    for one, able in zip(alice.controls(TOY, PET), (artifact, creature), strict=True):
        assert can(alice, one, "activate") is able


def test_a_mana_ability_is_an_ability_605_1a(table, alice):
    """The mana that it makes then is free: a white enchantment is cast with it."""
    forge, star = alice.controls(FORGE, STAR)
    leaf = alice.holds(LEAF)
    assert can(alice, leaf)
    alice.taps(star, "auto", "G")
    assert (alice.pool, forge.tapped) == ("G", "tapped")
    alice.casts(leaf, "done")
    assert alice.pool == ""


def test_mana_for_a_spell_does_not_pay_for_the_ability_that_would_make_other_mana(table, alice):
    alice.controls(GROVE, STAR)
    assert alice.may_not(alice.holds(LEAF)) == [("cast", "601.2h")]


def test_the_chosen_type(table, alice):
    alice.plays(alice.holds(CAVE), "Elf")
    [cave] = table.named("Cave")
    elf, cat = alice.holds(ELF), alice.holds(PET)
    assert can(alice, elf) and alice.may_not(cat) == [("cast", "601.2h")]
    alice.casts(elf)
    assert cave.tapped == "tapped"


def test_a_spell_from_the_graveyard(table, alice):
    alice.controls(CHAPEL)
    alice.has(ECHO, "graveyard")
    echo = table.state.seats[0].graveyard[-1]
    alice.does("cast", echo, "front", "flashback", answers=("auto",))
    table.settles()
    assert alice.life == 21
    assert alice.may_not(alice.holds(TOY)) == [("cast", "601.2h")]


def test_a_kicked_spell_and_not_one_that_is_not_702_33d(table, alice):
    alice.controls(SPRING)
    boost = alice.holds(KICK)
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(boost, "no")
    alice.casts(boost, "yes")
    assert [item.kicked for item in table.state.stack] == [1]


def test_more_of_it_is_tied_as_well_106_6a(table, alice):
    alice.controls(card("Abundance", "{G}", "Enchantment",
                        "If you tap a permanent for mana, it produces twice as much of that mana instead."))
    alice.taps(alice.controls(GROVE))
    assert alice.pool == "GG" and alice.may_not(alice.holds(LEAF)) == [("cast", "601.2h")]


def test_mana_added_besides_is_not_tied(table, alice):
    alice.controls(card("Bloom", "{G}", "Enchantment", "Whenever you tap a land for mana, add {G}."))
    alice.taps(alice.controls(GROVE))
    assert alice.pool == "GG" and can(alice, alice.holds(LEAF))


def test_doubling_adds_mana_that_is_not_tied_106_6(table, alice):
    """The Comprehensive Rules' own example: of {R}{R}{G}{G}, {R}{G} can be spent on anything."""
    rivers = card("Rivers", types="Land", text="{T}: Add {R}{G}. Spend this mana only to cast creature spells.")
    cube = card("Cube", "{3}", "Artifact", "{T}: Double the amount of each type of unspent mana you have.")
    alice.taps(alice.controls(rivers))
    cube = alice.controls(cube)
    alice.taps(cube)
    assert sorted(alice.pool) == ["G", "G", "R", "R"]
    alice.casts(alice.holds(card("Blaze", "{R}{G}", "Sorcery", "You gain 1 life.")), "done")
    table.settles()
    assert sorted(alice.pool) == ["G", "R"] and alice.may_not(alice.holds(LEAF)) == [("cast", "601.2h")]
    assert can(alice, alice.holds(ELF))


# ---- what it does to what it is spent on ----
CAVERN = card("Cavern", types="Land", text="As this land enters, choose a creature type.\n{T}: Add {C}.\n"
              "{T}: Add one mana of any color. Spend this mana only to cast a creature spell of the chosen type, "
              "and that spell can't be countered.")
ARSENAL = card("Arsenal", types="Land",
               text="{T}: Add {C}{C}. If that mana is spent on a creature spell, it gains haste until end of turn.")
GOGGLES = card("Goggles", "{5}", "Artifact", "{T}: Add {R}. When that mana is spent to cast a red instant or sorcery spell, "
               "copy that spell and you may choose new targets for the copy.")
RED_TOY = card("Red Toy", "{R}", "Creature — Goblin", "", "1/1")


def test_a_spell_that_such_mana_was_spent_on_cant_be_countered(table, alice):
    _, bob = table.players
    bob.controls("Island", "Island")
    alice.plays(alice.holds(CAVERN), "Elf")
    alice.casts(alice.holds(ELF))
    alice.passes()
    bob.casts(bob.holds("Counterspell"), "Elf")
    table.settles()
    assert table.count("Elf") == 1


def test_a_spell_that_other_mana_was_spent_on_can(table, alice):
    _, bob = table.players
    bob.controls("Island", "Island")
    alice.plays(alice.holds(CAVERN), "Elf")
    forest = alice.controls("Forest")
    alice.casts(alice.holds(ELF), forest, "done")
    alice.passes()
    bob.casts(bob.holds("Counterspell"), "Elf")
    table.settles()
    assert table.count("Elf") == 0


@pytest.mark.parametrize("by_arsenal, able", [(True, True), (False, False)])
def test_the_creature_that_the_spell_becomes_has_haste_400_7a(table, alice, by_arsenal, able):
    land = alice.controls(ARSENAL if by_arsenal else "Forest")
    alice.casts(alice.holds(PET), land, "done")
    table.settles()
    [pet] = table.named("Pet")
    assert ("haste" in words_of(table, pet)) is able
    table.goes_to("end")
    table.goes_to("upkeep")
    assert "haste" not in words_of(table, table.named("Pet")[0])


def test_mana_that_may_be_spent_on_anything_pays_for_anything(table, alice):
    alice.controls(ARSENAL)
    alice.casts(alice.holds(TOY))
    table.settles()
    assert table.count("Toy") == 1


def test_a_trigger_for_the_mana_that_was_spent_603_7a(table, alice):
    _, bob = table.players
    alice.controls(GOGGLES)
    alice.casts(alice.holds("Lightning Bolt"), bob)
    assert len(table.state.stack) == 2                 # the trigger stands above the spell
    table.settles("no")
    assert bob.life == 14


def test_no_trigger_for_mana_spent_on_something_else(table, alice):
    alice.controls(GOGGLES)
    alice.casts(alice.holds(RED_TOY))
    assert len(table.state.stack) == 1


def test_each_mana_triggers_for_itself_106_6a(table, alice):
    _, bob = table.players
    alice.controls(GOGGLES, card("Abundance", "{G}", "Enchantment",
                                 "If you tap a permanent for mana, it produces twice as much of that mana instead."))
    alice.casts(alice.holds(card("Two Bolts", "{R}{R}", "Instant", "Two Bolts deals 1 damage to any target.")), bob)
    assert len(table.state.stack) == 3
