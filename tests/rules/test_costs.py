"""What a spell costs: increases, reductions, X, additional costs, and symbols that can be paid in more ways than one [118, 601.2f]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.rules.casting import costs_now
from tests.table import BEAR, GOBLIN, card

BOLT = "Lightning Bolt"
CHARM = card("Charm", "{X}{R}", "Instant",
             "Kicker {1}\nChoose one —\n• Destroy target artifact.\n• Destroy target creature.\n• You gain 3 life.")
TWO_OF_THREE = card("Confluence", "{R}", "Instant",
                    "Choose two —\n• Destroy target artifact.\n• Target creature gets +3/+3 until end of turn.\n"
                    "• You gain 3 life.")
ALTAR = card("Altar Call", "{B}", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards.")
TOLL = card("Toll", "", "Enchantment", "Spells cost {1} more to cast.")
GUILD = card("Guild", "", "Enchantment", "Creature spells you cast cost {2} less to cast.")
HYBRID = card("Hybrid", "{R/W}{R/W}", "Creature — Spirit", "", "2/2")
TWO_HYBRID = card("Twobrid", "{2/U}{2/U}", "Sorcery", "Draw a card.")
PHYREXIAN = card("Probe", "{U/P}", "Sorcery", "Draw a card.")
PURE = card("Pure", "{C}{1}", "Creature — Eldrazi", "", "2/2")
ONE_OR_TWO = card("Twin Bolt", "{R}", "Instant", "Destroy up to two target creatures.")
TWO_PARAGRAPHS = card("Twice", "{U}", "Instant", "Draw a card.\nYou gain 2 life.")
TWO_TARGETS = card("Both Ways", "{U}", "Instant", "Target creature gets +1/+1 until end of turn.\nThis spell deals 1 damage to any target.")


# ---- costs ----
def test_x_is_chosen_before_targets_and_paid(table):                                      # 107.3a, 601.2b
    alice, bob = table.players
    lands = alice.controls(*["Mountain"] * 4)
    alice.casts(alice.holds("Blaze"), 3, bob)
    table.resolves()
    assert bob.life == 17 and all(land.tapped == "tapped" for land in lands)


def test_x_may_be_zero(table):                                                            # 107.3b
    alice, bob = table.players
    alice.controls("Mountain")
    alice.casts(alice.holds("Blaze"), 0, bob)
    table.resolves()
    assert bob.life == 20


def test_an_additional_cost_is_paid_by_its_player(table):                                 # 118.8, 601.2f
    alice, _ = table.players
    alice.library(BEAR, BEAR, BEAR)
    _, goblin, _ = alice.controls(BEAR, GOBLIN, "Swamp")
    alice.casts(alice.holds(ALTAR), goblin)
    assert goblin.is_now.zone == "graveyard"
    table.resolves()
    assert alice.hand == 2


def test_who_cannot_pay_the_additional_cost_cannot_cast(table):                           # 118.8c, 601.2h
    alice, _ = table.players
    alice.controls("Swamp")
    call = alice.holds(ALTAR)
    before = table.state
    with pytest.raises(Illegal, match="118.3"):
        alice.casts(call)
    assert table.state == before and ("cast", "118.3") in alice.may_not(call)


def costs(table, alice, one, face="front"):
    return "".join(f"{{{s}}}" for s in costs_now(table.state, alice.seat, one.id, face)[0][0].symbols)


def test_increases_come_before_reductions_which_lower_only_generic_mana(table):           # 601.2f
    alice, _ = table.players
    bear, goblin, bolt = alice.holds(BEAR, GOBLIN, BOLT)
    assert costs(table, alice, bear) == "{1}{G}"
    alice.controls(GUILD)
    assert (costs(table, alice, bear), costs(table, alice, goblin), costs(table, alice, bolt)) == ("{G}", "{R}", "{R}")
    alice.controls(TOLL)
    assert (costs(table, alice, bear), costs(table, alice, bolt)) == ("{G}", "{1}{R}")
    alice.controls(TOLL)
    assert costs(table, alice, bear) == "{1}{G}"


def test_what_others_pay_less_for_is_not_what_i_pay_less_for(table):                      # 601.2f
    alice, bob = table.players
    bob.controls(GUILD)
    bear = alice.holds(BEAR)
    assert costs(table, alice, bear) == "{1}{G}"


def test_what_is_offered_and_what_is_paid_are_the_same(table):                            # 601.2f
    alice, bob = table.players
    alice.controls("Mountain", "Thalia, Guardian of Thraben")
    bolt = alice.holds(BOLT)
    assert alice.may(bolt) == [] and ("cast", "601.2h") in alice.may_not(bolt)
    alice.controls("Island")
    assert alice.may(bolt)
    alice.casts(bolt, bob)
    assert table.state.stack


def test_the_total_cost_changes_nothing_about_the_mana_value(table):                      # 202.3, J12
    alice, bob = table.players
    alice.controls(*["Mountain"] * 6, TOLL)
    burst = alice.holds("Burst Lightning")
    alice.casts(burst, "yes", bob)
    assert burst.is_now.mana_value == 1


def test_mana_value_counts_x_on_the_stack_only(table):                                    # 202.3e
    alice, bob = table.players
    alice.controls(*["Mountain"] * 4)
    blaze = alice.holds("Blaze")
    assert blaze.mana_value == 1
    alice.casts(blaze, 3, bob)
    assert blaze.is_now.mana_value == 4
    table.resolves()
    assert blaze.is_now.mana_value == 1


@pytest.mark.parametrize("lands", [("Mountain", "Mountain"), ("Mountain", "Plains"), ("Plains", "Plains")])
def test_hybrid_mana_is_paid_with_either(table, lands):                                   # 107.4e
    alice, _ = table.players
    alice.controls(*lands)
    alice.casts(alice.holds(HYBRID))
    table.resolves()
    assert table.count("Hybrid") == 1


@pytest.mark.parametrize("lands", [("Island", "Island"), ("Island", "Swamp", "Swamp"), ("Swamp",) * 4])
def test_a_monocolored_hybrid_symbol_is_paid_with_its_color_or_two(table, lands):         # 107.4e
    alice, _ = table.players
    alice.library(BEAR)
    placed = alice.controls(*lands)
    alice.casts(alice.holds(TWO_HYBRID))
    assert all(land.tapped == "tapped" for land in placed)


def test_a_monocolored_hybrid_symbol_wants_enough(table):                                 # 107.4e
    alice, _ = table.players
    alice.controls("Swamp", "Swamp", "Swamp")
    spell = alice.holds(TWO_HYBRID)
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(spell)


def test_a_phyrexian_symbol_is_paid_with_its_color_or_two_life(table):                    # 107.4f
    alice, _ = table.players
    alice.library(BEAR, BEAR)
    first, second = alice.holds(PHYREXIAN, PHYREXIAN)
    alice.casts(first)
    assert alice.life == 18
    table.resolves()
    island = alice.controls("Island")
    alice.casts(second)
    assert (alice.life, island.tapped) == (18, "tapped")


def test_two_life_that_one_has_not_cannot_be_paid(table):                                 # 107.4f, 119.4
    alice, _ = table.players
    table.does("set_player", 0, 0, (("life", 1),))
    probe = alice.holds(PHYREXIAN)
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(probe)


def test_colorless_mana_is_asked_for_by_its_symbol(table):                                # 107.4c
    alice, _ = table.players
    alice.controls("Forest", "Forest")
    pure = alice.holds(PURE)
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(pure)
    wastes = alice.controls("Wastes")
    alice.casts(pure)
    assert wastes.tapped == "tapped"


# ---- what it says ----
def test_of_several_paragraphs_all_are_carried_out_in_order(table):                       # 608.2c
    alice, _ = table.players
    alice.library(BEAR, GOBLIN)
    alice.controls("Island", "Island")
    alice.casts(alice.holds(TWO_PARAGRAPHS))
    table.resolves()
    assert (alice.hand, alice.life) == (1, 22)


def test_targets_of_several_paragraphs_are_chosen_in_the_order_of_the_text(table):        # 601.2c
    alice, bob = table.players
    bear, _ = alice.controls(BEAR, "Island")
    alice.casts(alice.holds(TWO_TARGETS), bear, bob)
    table.resolves()
    assert (bear.power, bob.life) == (3, 19)


def test_as_many_modes_as_it_says_each_with_its_targets(table):                           # 700.2a, 700.2d
    alice, _ = table.players
    bear, _, _ = alice.controls(BEAR, "Mountain", "Sol Ring")
    alice.casts(alice.holds(TWO_OF_THREE), ("you gain 3 life.", "target creature gets +3/+3 until end of turn."), bear)
    table.resolves()
    assert (alice.life, bear.power) == (23, 5)


def test_a_mode_without_a_legal_target_is_not_offered(table):                             # 700.2a
    alice, bob = table.players
    bob.controls(BEAR)
    alice.controls("Mountain", "Mountain")
    table.does("cast", 0, alice.holds(CHARM).id, "front")
    assert table.asked.options == ("destroy target creature.", "you gain 3 life.")


def test_up_to_so_many_targets_may_be_none(table):                                        # 115.6
    alice, bob = table.players
    alice.controls("Mountain")
    bob.controls(BEAR)
    alice.casts(alice.holds(ONE_OR_TWO), ())
    table.resolves()
    assert table.count("Bear") == 1


# ---- two faces ----
def test_a_modal_card_is_cast_as_either_face(table):                                      # 712.11b, 712.8f
    alice, _ = table.players
    alice.controls(*["Forest"] * 4)
    one, other = alice.holds("Kazandu Mammoth", "Kazandu Mammoth")
    alice.plays(one, face="back")
    assert (one.is_now.name, one.is_now.tapped, one.is_now.types) == ("Kazandu Valley", "tapped", ("land",))
    alice.casts(other)
    table.resolves()
    assert other.is_now.name == "Kazandu Mammoth"
    assert alice.here.lands_played == 1


def test_a_transforming_card_is_cast_front_face_up_only(table):                           # 712.11a
    alice, _ = table.players
    alice.controls(*["Mountain"] * 3)
    fable = alice.holds("Fable of the Mirror-Breaker")
    with pytest.raises(Illegal, match="712.11"):
        alice.casts(fable, face="back")


def test_one_land_a_turn(table):                                                          # 305.2
    alice, bob = table.players
    bob.library(BEAR)
    first, second = alice.holds("Island", "Island")
    alice.plays(first)
    with pytest.raises(Illegal, match="305.2"):
        alice.plays(second)
    table.goes_to("precombat main", turn=2)
    theirs = bob.holds("Island")
    bob.plays(theirs)
    assert theirs.is_now.zone == "battlefield"


def test_a_land_is_played_in_a_main_phase_of_ones_own_with_an_empty_stack(table):         # 305.3
    alice, bob = table.players
    mine, theirs = alice.holds("Island"), bob.holds("Island")
    alice.controls("Mountain")
    alice.passes()
    with pytest.raises(Illegal, match="305.3"):
        bob.plays(theirs)
    bob.passes()
    with pytest.raises(Illegal, match="305.3"):
        alice.plays(mine)
    table.goes_to("postcombat main")
    alice.casts(alice.holds(BOLT), bob)
    with pytest.raises(Illegal, match="305.3"):
        alice.plays(mine)
    table.settles()
    alice.plays(mine)
    assert not table.state.stack and table.count("Island") == 1


@pytest.mark.parametrize(("cost", "others", "able"), [
    ("{T}, Tap an untapped creature you control", 0, False), ("{T}, Tap an untapped creature you control", 1, True),
    ("Tap an untapped creature you control", 0, True), ("Sacrifice this creature, Sacrifice a creature", 0, False),
    ("Sacrifice this creature, Sacrifice a creature", 1, True), ("{T}, Sacrifice a creature", 0, True)])
def test_what_the_object_pays_itself_it_cannot_pay_twice(table, cost, others, able):       # 118.3
    alice, _ = table.players
    one = alice.controls(card("Worker", "", "Creature", f"{cost}: You gain 1 life.", "1/1"))
    if others:
        alice.controls(*[BEAR] * others)
    assert bool(alice.may(one)) == able
    if able:
        alice.activates(one)
        while table.asked:
            alice.answers(table.asked.options[0])
        table.settles()
        assert alice.life == 21
