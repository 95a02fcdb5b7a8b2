"""Cards that look into libraries and hands, mill, put back and bring to hand [401, 701.9, 701.17, 701.20]."""
import pytest

from sandbox.engine.choices import CHANCE
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

ELF = card("Elf", "{G}", "Creature — Elf", size="1/1")
SHOCK = card("Shock", "{R}", "Instant", "Target player gains 1 life.")


def names(player, zone="library"):
    return [player.table.state.thing(id).card.front.name for id in getattr(player.here, zone)]


@shows("Extortion")
@pytest.mark.parametrize("taken", [("Bear", "Forest"), ("Bear",), ()])
def test_up_to_two_cards_of_a_hand_are_discarded_701_9(alice, bob, table, taken):
    alice.controls(*["Swamp"] * 5)
    held = bob.holds(BEAR, "Forest", GOBLIN)
    alice.casts(alice.holds(drawn("Extortion")), bob)
    table.resolves(taken)
    assert (sorted(bob.graveyard), bob.hand) == (sorted(taken), 3 - len(taken)) and held[2].is_now.zone == "hand"


@shows("Gilt-Leaf Seer")
def test_the_top_two_change_places_401_2(alice, bob, table):
    seer, _ = alice.controls(drawn("Gilt-Leaf Seer"), "Forest")
    alice.library("Island", "Swamp", "Plains")
    alice.activates(seer)
    table.resolves(("Swamp", "Island"))
    assert names(alice) == ["Swamp", "Island", "Plains"] and seer.tapped == "tapped"


@shows("Jace, the Mind Sculptor")
@pytest.mark.parametrize("answer, left", [("yes", ["Forest", "Island"]), ("no", ["Island", "Forest"])])
def test_the_top_card_of_a_library_may_go_below_606_4(alice, bob, table, answer, left):
    jace = alice.controls(drawn("Jace, the Mind Sculptor"))
    bob.library("Island", "Forest")
    alice.activates(jace, bob, ability=0)
    table.resolves(answer)
    assert names(bob) == left and jace.counted("loyalty") == 5


@shows("Jace, the Mind Sculptor")
def test_three_cards_come_and_two_go_back_121_2(alice, bob, table):
    jace = alice.controls(drawn("Jace, the Mind Sculptor"))
    alice.library("Island", "Forest", "Swamp", "Plains")
    alice.holds(BEAR)
    alice.activates(jace, ability=1)
    table.resolves(("Bear", "Swamp"))
    if table.asked:
        table.answers(("Bear", "Swamp"))
    assert names(alice) == ["Bear", "Swamp", "Plains"] and sorted(names(alice, "hand")) == ["Forest", "Island"]
    assert jace.counted("loyalty") == 3


@shows("Jace, the Mind Sculptor")
def test_a_creature_goes_home_606_4(alice, bob, table):
    jace = alice.controls(drawn("Jace, the Mind Sculptor"))
    bear = bob.controls(BEAR)
    alice.activates(jace, bear, ability=2)
    table.resolves()
    assert bear.is_now.zone == "hand" and jace.counted("loyalty") == 2


@shows("Jace, the Mind Sculptor")
def test_in_the_end_the_hand_is_all_the_library_701_24(alice, bob, table):
    jace = alice.controls(drawn("Jace, the Mind Sculptor"), counters=(("loyalty", 12),))
    bob.holds(BEAR)
    bob.library("Island", "Forest", "Swamp")
    alice.activates(jace, bob, ability=3)
    table.resolves()
    assert [table.count(name, "exile") for name in ("Island", "Forest", "Swamp")] == [1, 1, 1]
    assert names(bob) == ["Bear"] and bob.hand == 0 and jace.is_now.zone == "graveyard"


@shows("Grave Strength")
def test_creatures_in_the_graveyard_are_strength_701_17a(alice, bob, table):
    alice.controls("Swamp", "Swamp")
    giant = bob.controls(BEAR)
    alice.has(GOBLIN, "graveyard"), bob.has(GOBLIN, "graveyard")
    alice.library(BEAR, "Island", BEAR, BEAR)
    alice.casts(alice.holds(drawn("Grave Strength")), giant)
    table.resolves()
    assert (giant.counted("+1/+1"), len(alice.here.library)) == (3, 1)
    assert sorted(alice.graveyard) == ["Bear", "Bear", "Goblin Scout", "Grave Strength", "Island"]


@shows("Stream of Thought")
def test_replicated_it_mills_twice_and_shuffles_back_702_56a(alice, bob, table):  # 702.56a
    alice.controls(*["Island"] * 5)
    bob.library(*["Forest"] * 9)
    one, other = alice.has(BEAR, "graveyard"), alice.has(GOBLIN, "graveyard")
    alice.casts(alice.holds(drawn("Stream of Thought")), 1, bob)
    table.resolves("no")
    assert len(table.state.stack) == 2
    table.resolves(("Bear",))
    while table.asked:
        table.answers(tuple(table.asked.options))
    assert len(bob.graveyard) == 4 and (one.is_now.zone, other.is_now.zone) == ("library", "graveyard")
    table.resolves(())
    assert len(bob.graveyard) == 8 and other.is_now.zone == "graveyard"


@shows("Amnesia")
def test_only_lands_are_remembered_701_9(alice, bob, table):
    alice.controls(*["Island"] * 6)
    bob.holds(BEAR, "Forest", SHOCK, "Swamp")
    alice.casts(alice.holds(drawn("Amnesia")), bob)
    table.resolves()
    if table.asked:
        table.answers(tuple(table.asked.options))
    assert sorted(bob.graveyard) == ["Bear", "Shock"] and sorted(names(bob, "hand")) == ["Forest", "Swamp"]


@shows("Bounty of Skemfar")
@pytest.mark.parametrize("land, elf", [("Swamp", "Elf"), ("Swamp", None), (None, "Elf"), (None, None)])
def test_a_land_and_an_elf_may_be_taken_out_of_six_701_20(alice, bob, table, land, elf):
    alice.controls(*["Forest"] * 3)
    alice.library("Island", BEAR, ELF, "Swamp", ELF, GOBLIN, "Plains")
    alice.casts(alice.holds(drawn("Bounty of Skemfar")))
    table.resolves((land,) if land else (), (elf,) if elf else ())
    while table.asked and table.asked.who == CHANCE:
        table.answers(tuple(table.asked.options))
    assert [one.tapped for one in table.named("Swamp") if one.zone == "battlefield"] == ["tapped"] * bool(land)
    assert names(alice, "hand") == ["Elf"] * bool(elf)
    assert names(alice)[0] == "Plains" and len(names(alice)) == 7 - bool(land) - bool(elf)


@shows("Lodestone Bauble")
def test_lands_go_back_and_a_card_comes_the_turn_after_603_7(alice, bob, table):
    bauble, _ = alice.controls(drawn("Lodestone Bauble"), "Island")
    alice.library("Island"), bob.library("Plains", "Plains")
    forest, swamp = bob.has("Forest", "graveyard"), bob.has("Swamp", "graveyard")
    bob.has(card("Odd Land", "", "Land"), "graveyard")
    alice.has("Mountain", "graveyard")
    alice.activates(bauble, bob)
    assert sorted(one.name for one in table.asked.options) == ["Forest", "Swamp"]      # of one player, and basic
    table.answers((forest, swamp))
    assert bauble.is_now.zone == "graveyard"
    table.resolves(("Swamp", "Forest"))
    assert names(bob)[:2] == ["Swamp", "Forest"] and bob.graveyard == ["Odd Land"]
    table.goes_to("upkeep", turn=2)
    assert bob.hand == 0
    table.settles()
    assert names(bob, "hand") == ["Swamp"]


@shows("Lodestone Bauble")
def test_without_any_target_the_player_draws_all_the_same_115_6(alice, bob, table):
    bauble, _ = alice.controls(drawn("Lodestone Bauble"), "Island")
    alice.library("Island", "Island"), bob.library("Plains", "Plains")
    alice.activates(bauble, bob)
    table.resolves()
    table.goes_to("upkeep", turn=2)
    table.settles()
    assert (bob.hand, alice.hand) == (1, 0)


@shows("Oust")
def test_second_from_the_top_and_three_life_401_7(alice, bob, table):
    alice.controls("Plains")
    bear = bob.controls(BEAR, owner=0)
    alice.library("Island", "Swamp"), bob.library("Forest", "Forest")
    alice.casts(alice.holds(drawn("Oust")), bear)
    table.resolves()
    assert names(alice) == ["Island", "Bear", "Swamp"] and (alice.life, bob.life) == (20, 23)


@shows("Cloudblazer")
def test_two_life_and_two_cards_as_it_enters_603_6a(alice, bob, table):
    alice.controls("Plains", *["Island"] * 4)
    alice.library("Island", "Swamp", "Forest")
    blazer = alice.holds(drawn("Cloudblazer"))
    alice.casts(blazer)
    table.settles()
    assert blazer.is_now.zone == "battlefield" and (alice.life, alice.hand) == (22, 2)


@shows("Grim Haruspex")
@pytest.mark.parametrize("facing, cards", [("face up", 1), ("face down", 0)])
def test_dead_friends_are_read_but_no_tokens_and_no_foes_603_10a(alice, bob, table, facing, cards):
    haruspex = alice.controls(drawn("Grim Haruspex"), facing=facing)
    bear, token, foe = alice.controls(BEAR), alice.controls(BEAR, token="token"), bob.controls(BEAR)
    alice.library("Island", "Swamp", "Forest")
    bob.says("Destroy all creatures.")
    table.settles()
    assert {one.is_now and one.is_now.zone for one in (haruspex, bear, token, foe)} == {"graveyard", None}
    assert alice.hand == cards


@shows("Grim Haruspex")
def test_turned_up_for_one_black_it_reads_at_once_702_37e(alice, bob, table):  # 702.37e
    alice.controls("Swamp")
    haruspex, bear = alice.controls(drawn("Grim Haruspex"), facing="face down"), alice.controls(BEAR)
    alice.library("Island")
    alice.does("turn_up", haruspex.id)
    assert (haruspex.power, haruspex.toughness) == (3, 2)
    bob.says("Destroy target creature.", bear)
    table.settles()
    assert alice.hand == 1


@shows("Silver Drake")
def test_a_white_or_blue_creature_goes_home_itself_if_need_be_608_2d(alice, bob, table):
    alice.controls("Plains", "Island", "Island")
    bear = alice.controls(BEAR)
    fish = bob.controls(card("Fish", "{U}", "Creature — Fish", size="1/1"))
    drake = alice.holds(drawn("Silver Drake"))
    alice.casts(drake)
    table.settles()
    assert (drake.is_now.zone, bear.zone, fish.zone) == ("hand", "battlefield", "battlefield")


@shows("Silver Drake")
def test_another_may_go_in_its_stead_608_2d(alice, bob, table):
    alice.controls("Plains", "Island", "Island")
    fish = alice.controls(card("Fish", "{U}", "Creature — Fish", size="1/1"))
    drake = alice.holds(drawn("Silver Drake"))
    alice.casts(drake)
    table.settles(fish)
    assert (drake.is_now.zone, fish.is_now.zone) == ("battlefield", "hand")
