"""Cards discarded, creatures fed to others or paid for again, and those who do it [701.8, 702.30, 702.82]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

IMP = card("Old Imp", "{B}", "Creature — Demon", size="1/1")


@shows("Gorger Wurm")
@pytest.mark.parametrize("eaten, power", [(2, 7), (0, 5)])
def test_it_grows_with_each_creature_it_devours_702_82a(alice, bob, table, eaten, power):  # 702.82a
    alice.controls("Mountain", *["Forest"] * 4)
    food, theirs, wurm = alice.controls(BEAR, GOBLIN), bob.controls(BEAR), alice.holds(drawn("Gorger Wurm"))
    alice.casts(wurm)
    table.resolves(tuple(food[:eaten]))
    assert (wurm.is_now.power, wurm.is_now.counted("+1/+1"), theirs.zone) == (power, eaten, "battlefield")
    assert [one.is_now.zone for one in food] == (["graveyard"] * 2 if eaten else ["battlefield"] * 2)


@shows("Gathan Raiders")
def test_hellbent_it_is_bigger_207_2c(alice, table):
    raiders = alice.controls(drawn("Gathan Raiders"))
    assert (raiders.power, raiders.toughness) == (5, 5)
    alice.holds("Island")
    assert (raiders.power, raiders.toughness) == (3, 3)


@shows("Gathan Raiders")
def test_face_down_for_three_and_up_for_a_card_702_37e(alice, table):  # 702.37e
    alice.controls(*["Island"] * 3)
    raiders, last = alice.holds(drawn("Gathan Raiders")), alice.holds(BEAR)
    alice.casts(raiders, face="face down")
    table.settles()
    assert (raiders.is_now.power, raiders.is_now.name, raiders.is_now.facing) == (2, "", "face down")
    alice.does("turn_up", raiders.is_now.id)
    assert (last.is_now.zone, raiders.is_now.name, raiders.is_now.power) == ("graveyard", "Gathan Raiders", 5)


@shows("Gathan Raiders")
def test_without_a_card_to_discard_it_stays_down_118_3(alice, table):
    raiders = alice.controls(drawn("Gathan Raiders"), facing="face down")
    with pytest.raises(Illegal, match="118.3|702.37e"):
        alice.does("turn_up", raiders.id)


@shows("Scroll of Griselbrand")
@pytest.mark.parametrize("demon, life", [(True, 17), (False, 20)])
def test_a_card_is_lost_and_life_beside_a_demon_608_2c(alice, bob, table, demon, life):
    scroll, _ = alice.controls(drawn("Scroll of Griselbrand"), "Island")
    (alice if demon else bob).controls(IMP)
    bear, _ = bob.holds(BEAR, "Island")
    alice.activates(scroll, bob)
    assert scroll.is_now.zone == "graveyard"
    table.resolves(bear)
    assert (bear.is_now.zone, bob.hand, bob.life, alice.life) == ("graveyard", 1, life, 20)


@shows("Sire of Insanity")
def test_at_each_end_step_all_hands_go_513_1(alice, bob, table):
    alice.controls(drawn("Sire of Insanity"))
    alice.holds("Island", BEAR), bob.holds("Forest")
    bob.library("Swamp", "Swamp")
    table.goes_to("end")
    assert (alice.hand, bob.hand) == (2, 1)
    table.settles()
    assert (alice.hand, bob.hand, sorted(alice.graveyard), bob.graveyard) == (0, 0, ["Bear", "Island"], ["Forest"])
    table.goes_to("end", turn=2)
    assert bob.hand == 1                                             # drawn in the turn
    table.settles()
    assert bob.graveyard.count("Swamp") == 1 and bob.hand == 0


def echoing(alice, bob, table, name, *lands):
    alice.controls(*lands)
    alice.library(*["Island"] * 4), bob.library(*["Island"] * 4)
    one = alice.holds(drawn(name))
    alice.casts(one)
    table.resolves()
    return one.is_now


@shows("Acridian")
@pytest.mark.parametrize("answer, zone, tapped", [("yes", "battlefield", 2), ("no", "graveyard", 0)])
def test_it_is_paid_for_again_or_sacrificed_702_30a(alice, bob, table, answer, zone, tapped):  # 702.30a
    acridian = echoing(alice, bob, table, "Acridian", "Forest", "Forest")
    table.goes_to("upkeep", turn=3)
    table.resolves(answer)
    assert (acridian.is_now.zone, [land.tapped for land in table.named("Forest")].count("tapped")) == (zone, tapped)


@shows("Viashino Outrider")
def test_the_echo_is_paid_but_once_702_30a(alice, bob, table):  # 702.30a
    outrider = echoing(alice, bob, table, "Viashino Outrider", *["Mountain"] * 3)
    table.goes_to("upkeep", turn=3)
    table.resolves("yes")
    table.goes_to("upkeep", turn=5)
    assert not table.state.stack
    table.fights([(outrider, bob)])
    assert (outrider.zone, bob.life) == ("battlefield", 16)


@shows("Viashino Outrider")
def test_without_the_mana_it_is_sacrificed_702_30a(alice, bob, table):  # 702.30a
    outrider = echoing(alice, bob, table, "Viashino Outrider", *["Mountain"] * 3)
    for land in table.named("Mountain"):
        alice.puts(land, zone="graveyard")
    table.goes_to("upkeep", turn=3)
    table.resolves("yes")                                            # wanting to is not enough [118.3]
    assert outrider.is_now.zone == "graveyard"
