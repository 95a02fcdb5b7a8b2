"""Creatures that phase in and out, vanish and come back as more, and spells that hold counters for later [702.26, 702.63]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, Table, card

FILL = ["Island"] * 9


@pytest.fixture
def table():
    table = Table()
    for player in table.players:
        player.library(*FILL)
    return table


@shows("Teferi's Imp")
def test_it_costs_a_card_going_and_brings_one_coming_702_26a(alice, bob, table):  # 702.26a
    imp = alice.controls(drawn("Teferi's Imp"))
    one, other = alice.holds(BEAR, GOBLIN)
    table.goes_to("upkeep", turn=3)
    assert imp.zone == "phased out" and alice.hand == 2
    table.settles(one)
    assert alice.graveyard == ["Bear"] and other.zone == "hand"
    table.goes_to("draw", turn=3)
    hand = alice.hand
    table.goes_to("upkeep", turn=5)
    assert imp.zone == "battlefield"
    table.settles()
    assert alice.hand == hand + 1


def wurms_triggers(table):
    """Its phasing in and its upkeep wait together, in this order."""
    options = table.asked.options
    assert "phases in" in options[0] and "upkeep" in options[1]
    return options


@shows("Warping Wurm")
@pytest.mark.parametrize("pays", ["yes", "no"])
def test_unpaid_it_phases_out_and_grows_as_it_comes_back_702_26a(alice, bob, table, pays):  # 702.26a
    lands = alice.controls(*["Forest"] * 2, *["Island"] * 2)
    wurm = alice.controls(drawn("Warping Wurm"))
    alice.says("Target creature phases out.", wurm)
    table.goes_to("upkeep", turn=3)
    table.answers(tuple(reversed(wurms_triggers(table))))
    table.settles(pays)                                # it grows, then the price is asked for
    assert wurm.counted("+1/+1") == 1
    assert (wurm.zone, lands[0].tapped) == (("battlefield", "tapped") if pays == "yes" else ("phased out", "untapped"))
    table.goes_to("upkeep", turn=5)
    assert wurm.zone == ("phased out" if pays == "yes" else "battlefield")


@shows("Chronozoa")
def test_out_of_time_it_comes_back_as_two_702_63a(alice, bob, table):  # 702.63a
    alice.controls(*["Island"] * 4)
    zoa = alice.holds(drawn("Chronozoa"))
    alice.casts(zoa)
    table.resolves()
    zoa = zoa.is_now
    assert zoa.counted("time") == 3
    for turn, left in (3, 2), (5, 1):
        table.goes_to("upkeep", turn=turn)
        table.settles()
        assert zoa.counted("time") == left
    table.goes_to("upkeep", turn=7)
    table.settles()
    assert zoa.is_now.zone == "graveyard"
    tokens = [one for one in table.named("Chronozoa") if one.zone == "battlefield"]
    assert [(one.token, one.counted("time"), one.power) for one in tokens] == [("token", 3, 3)] * 2      # 707.2, 614.12


@shows("Chronozoa")
def test_killed_in_its_time_it_stays_dead_603_4(alice, bob, table):
    zoa = alice.controls(drawn("Chronozoa"), counters=(("time", 1),))
    bob.says("Destroy target creature.", zoa)
    table.settles()
    assert zoa.is_now.zone == "graveyard" and table.count("Chronozoa") == 0


@shows("Etherwrought Page")
def test_nothing_of_it_in_the_upkeep_of_another_503_1(alice, bob, table):
    alice.controls(drawn("Etherwrought Page"))
    table.goes_to("upkeep", turn=2)
    assert not table.asked and not table.state.stack


@shows("Aethersquall Ancient")
def test_three_energy_each_upkeep_107_14(alice, bob, table):
    alice.controls(drawn("Aethersquall Ancient"))
    for turn, energy in (2, None), (3, 3), (5, 6):
        table.goes_to("upkeep", turn=turn)
        table.settles()
        assert dict(alice.here.counters).get("energy") == energy


@shows("Aethersquall Ancient")
def test_eight_energy_send_all_others_home_107_14(alice, bob, table):
    ancient, bear = alice.controls(drawn("Aethersquall Ancient"), BEAR)
    scout, token = bob.controls(GOBLIN), bob.controls(BEAR, token="token")
    alice.says("You get {E}{E}{E}{E}{E}{E}{E}.")
    assert not [one for one in alice.may(ancient) if one.kind == "activate"]
    alice.says("You get {E}{E}.")
    alice.activates(ancient)
    assert dict(alice.here.counters) == {"energy": 1}
    table.resolves()
    assert (ancient.zone, bear.is_now.zone, scout.is_now.zone, scout.is_now.owner, token.is_now) == ("battlefield", "hand", "hand", 1, None)


@shows("Living Artifact")
def test_damage_is_kept_and_given_back_a_life_a_turn_120_3a(alice, bob, table):
    totem = alice.controls(card("Totem", "{1}", "Artifact"))
    artifact = alice.controls(drawn("Living Artifact"), attached=totem.id)
    bear = bob.controls(GOBLIN), bob.controls(BEAR)
    table.goes_to("precombat main", turn=2)
    table.fights([(bear[0], alice), (bear[1], alice)])
    table.settles()
    assert (alice.life, artifact.counted("vitality")) == (17, 3)
    table.goes_to("upkeep", turn=3)
    table.settles("yes")
    assert (alice.life, artifact.counted("vitality")) == (18, 2)
    table.goes_to("upkeep", turn=5)
    table.settles("no")
    assert (alice.life, artifact.counted("vitality")) == (18, 2)


@shows("Living Artifact")
def test_it_can_not_enchant_a_creature_that_is_no_artifact_303_4a(alice, bob, table):
    alice.controls("Forest")
    alice.controls(BEAR)
    aura = alice.holds(drawn("Living Artifact"))
    assert not alice.may(aura)
    totem = bob.controls(card("Totem", "{1}", "Artifact"))
    alice.casts(aura, totem)
    table.resolves()
    assert aura.is_now.attached == totem.id
    bob.says("Destroy target artifact.", totem)
    assert aura.is_now.zone == "graveyard"             # 704.5m


@shows("Quest for Ula's Temple")
@pytest.mark.parametrize("top, looked, answers, counters", [
    (BEAR, "yes", ["yes"], 1), (BEAR, "yes", ["no"], 0), (BEAR, "no", [], 0), ("Island", "yes", [], 0)])
def test_a_creature_on_top_is_a_step_of_the_quest_603_5(top, looked, answers, counters):
    table = Table()
    alice, bob = table.players
    alice.library(top, "Island"), bob.library(*FILL)
    quest = alice.controls(drawn("Quest for Ula's Temple"))
    table.goes_to("upkeep", turn=3)
    table.settles(looked, *answers)
    assert quest.counted("quest") == counters and len(alice.here.library) == 2


@shows("Quest for Ula's Temple")
@pytest.mark.parametrize("counters, comes", [(2, False), (3, True)])
def test_the_quest_done_a_monster_of_the_deep_comes_603_4(alice, bob, table, counters, comes):
    alice.controls(drawn("Quest for Ula's Temple"), counters=(("quest", counters),))
    monster, bear = alice.holds(card("Deep One", "{8}", "Creature — Kraken", size="8/8"), BEAR)
    table.goes_to("end")
    table.settles(*["yes"] * comes)
    assert (monster.is_now.zone, bear.zone) == ("battlefield" if comes else "hand", "hand")
