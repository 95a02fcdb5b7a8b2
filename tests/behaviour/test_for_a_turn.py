"""Spells that change creatures until end of turn, and what is prevented for a turn [514.2, 611.2, 615]."""
import pytest

from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, GOBLIN, card

FLIER = card("Old Flier", "{W}", "Creature — Bird", "Flying", "2/2")
GIANT = card("Old Giant", "{G}", "Creature — Giant", size="5/5")
GOLEM = card("Old Golem", "{1}", "Artifact Creature — Golem", size="1/1")
PINGS = card("Old Blast", "{0}", "Sorcery", "Old Blast deals 2 damage to each creature and each player.")


def size(one):
    return one.power, one.toughness


def words(one):
    return [ability.word for ability in one.abilities if hasattr(ability, "word")]


def cast_for(alice, name, land, count, *answers):
    """A drawn spell, cast for so many lands of that kind; it resolves."""
    alice.controls(*[land] * count)
    spell = alice.holds(drawn(name))
    alice.casts(spell, *answers)
    alice.table.resolves()
    return spell


@shows("Aegis of the Heavens")
def test_one_and_seven_until_the_turn_ends_514_2(alice, bob, table):
    bear, other = bob.controls(BEAR, GOBLIN)
    cast_for(alice, "Aegis of the Heavens", "Plains", 2, bear)
    assert (size(bear), size(other)) == ((3, 9), (1, 1))
    alice.says("Target creature gets -0/-8 until end of turn.", bear)
    assert size(bear) == (3, 1)
    table.goes_to("upkeep")
    assert size(bear) == (2, 2)


@shows("Fists of the Anvil")
def test_four_more_power_in_combat(alice, bob, table):
    bear, goblin = alice.controls(BEAR, GOBLIN)
    theirs = bob.controls(BEAR)
    cast_for(alice, "Fists of the Anvil", "Mountain", 2, theirs)
    assert size(theirs) == (6, 2)
    cast_for(alice, "Fists of the Anvil", "Mountain", 2, bear)
    assert size(bear) == (6, 2)
    table.fights([(bear, bob), (goblin, bob)])
    assert bob.life == 20 - 6 - 1
    table.goes_to("upkeep")
    assert size(bear) == (2, 2)


@shows("Forfend")
def test_no_creature_is_hurt_and_players_are_615_1(alice, bob, table):
    bear, mine = bob.controls(BEAR), alice.controls(BEAR)
    cast_for(alice, "Forfend", "Plains", 2)
    alice.casts(alice.holds(PINGS))
    table.resolves()
    assert (bear.damage, mine.damage, alice.life, bob.life) == (0, 0, 18, 18)
    table.fights([(mine, bob)], [(bear, mine)])
    assert bear.zone == mine.zone == "battlefield"
    table.goes_to("upkeep")
    bob.says("Target creature deals 2 damage to target creature an opponent controls.", bear, mine)
    assert mine.is_now.zone == "graveyard"


@shows("Ghostform")
def test_two_can_not_be_blocked_and_a_third_can_509_1b(alice, bob, table):
    first, second, third = alice.controls(BEAR, GOBLIN, GIANT)
    bob.controls(GIANT, FLIER)
    alice.controls("Island", "Island")
    table.does("cast", 0, alice.holds(drawn("Ghostform")).id, "front")
    assert (table.asked.least, table.asked.most) == (0, 2)
    table.answers((first, second))
    table.resolves()
    table.goes_to("declare attackers", ((first, bob), (second, bob), (third, bob)))
    table.does("go_to", 0, 0, "declare blockers")
    assert {attacker.id for _, attacker in table.asked.options} == {third.id}


@shows("Ghostform")
def test_it_may_have_no_targets_at_all_115_6(alice, table):
    alice.controls(BEAR)
    assert cast_for(alice, "Ghostform", "Island", 2, ()).is_now.zone == "graveyard"


@shows("Invigorated Rampage")
def test_four_for_one_or_two_for_two_700_2a(alice, bob, table):
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.controls(*["Mountain"] * 4)
    one, both = alice.holds(drawn("Invigorated Rampage"), drawn("Invigorated Rampage"))
    table.does("cast", 0, both.id, "front")
    table.answers(table.asked.options[1])
    assert (table.asked.least, table.asked.most) == (2, 2)
    table.answers((bear, goblin))
    table.resolves()
    assert (size(bear), size(goblin), words(bear), words(goblin)) == ((4, 2), (3, 1), ["trample"], ["trample"])
    table.does("cast", 0, one.id, "front")
    table.answers(table.asked.options[0], goblin)
    table.resolves()
    assert (size(bear), size(goblin)) == ((4, 2), (7, 1))
    table.goes_to("upkeep", ())
    assert (size(goblin), words(goblin)) == ((1, 1), [])


@shows("Rally the Forces")
def test_those_who_attack_as_it_resolves_strike_first_611_2c(alice, bob, table):
    (bear, idle), blocker = alice.controls(BEAR, BEAR), bob.controls(GIANT)
    small = bob.controls(card("Old Guard", "{W}", "Creature — Human", size="3/3"))
    table.fights([(bear, bob)], [(small, bear)], until="declare blockers")
    cast_for(alice, "Rally the Forces", "Mountain", 3)
    assert (size(bear), size(idle), size(blocker), words(bear)) == ((3, 2), (2, 2), (5, 5), ["first strike"])
    table.goes_to("combat damage")
    assert small.is_now.zone == "graveyard" and bear.zone == "battlefield"              # 702.7b


@shows("Steal Strength")
def test_one_gains_what_another_loses(alice, bob, table):
    bear, giant = alice.controls(BEAR), bob.controls(GIANT)
    goblin = bob.controls(GOBLIN)
    alice.controls(*["Swamp"] * 4)
    table.does("cast", 0, alice.holds(drawn("Steal Strength")).id, "front")
    assert [one.name for one in table.asked.options] == ["Bear", "Old Giant", "Goblin Scout"]
    table.answers(bear)
    assert [one.name for one in table.asked.options] == ["Old Giant", "Goblin Scout"]   # another one
    table.answers(giant)
    table.resolves()
    assert (size(bear), size(giant)) == ((3, 3), (4, 4))
    cast_for(alice, "Steal Strength", "Swamp", 2, bear, goblin)
    assert size(bear) == (4, 4) and goblin.is_now.zone == "graveyard"                   # 704.5f
    table.goes_to("upkeep")
    assert (size(bear), size(giant)) == ((2, 2), (5, 5))


@shows("Stench of Decay")
def test_all_but_artifact_creatures_wither_away(alice, bob, table):
    mine, golem, goblin = alice.controls(BEAR, GOLEM, GOBLIN)
    giant = bob.controls(GIANT)
    cast_for(alice, "Stench of Decay", "Swamp", 3)
    later = bob.controls(BEAR)
    assert (size(mine), size(golem), size(giant), size(later)) == ((1, 1), (1, 1), (4, 4), (2, 2))      # 611.2c
    assert goblin.is_now.zone == "graveyard"
    table.goes_to("upkeep")
    assert size(mine) == (2, 2)


@shows("Strangling Spores")
def test_three_less_kills_a_bear_and_weakens_a_giant(alice, bob, table):
    bear, giant = bob.controls(BEAR, GIANT)
    cast_for(alice, "Strangling Spores", "Swamp", 4, bear)
    assert bear.is_now.zone == "graveyard"
    cast_for(alice, "Strangling Spores", "Swamp", 4, giant)
    assert size(giant) == (2, 2)
    table.goes_to("upkeep")
    assert size(giant) == (5, 5)


@shows("Turn the Tide")
def test_opponents_creatures_strike_weakly_and_none_below_nothing_510_1a(alice, bob, table):
    mine, bear, goblin = alice.controls(BEAR), bob.controls(BEAR), bob.controls(GOBLIN)
    other = alice.controls(GOBLIN)
    cast_for(alice, "Turn the Tide", "Island", 2)
    assert (size(mine), size(bear), size(goblin)) == ((2, 2), (0, 2), (-1, 1))
    table.fights([(mine, bob), (other, bob)], [(bear, mine), (goblin, other)])
    assert mine.damage == other.damage == 0 and bear.is_now.zone == goblin.is_now.zone == "graveyard"


@shows("Enshrouding Mist")
@pytest.mark.parametrize("renowned", [False, True])
def test_the_mist_guards_one_and_untaps_the_renowned_702_112b(alice, bob, table, renowned):  # 702.112b
    knight = alice.controls(card("Old Squire", "{W}", "Creature — Human Knight", "Renown 1", "1/1"))
    bear = bob.controls(BEAR)
    if renowned:
        table.fights([(knight, bob)])
        table.settles()
        assert size(knight) == (2, 2)
    alice.says("Tap target creature.", knight)
    cast_for(alice, "Enshrouding Mist", "Plains", 1, bear)
    assert size(bear) == (3, 3)
    cast_for(alice, "Enshrouding Mist", "Plains", 1, knight)
    assert size(knight) == ((3, 3) if renowned else (2, 2)) and knight.tapped == ("untapped" if renowned else "tapped")
    bob.says("Target creature deals 2 damage to target creature.", bear, knight)
    assert knight.damage == 0                                                           # 615.1a
    bob.says("Target creature deals 2 damage to target creature.", knight, other := bob.controls(BEAR))
    assert other.is_now.zone == "graveyard"


@shows("Hardened Scales")
def test_one_more_counter_for_your_creatures_only_614_1a(alice, bob, table):
    alice.controls(drawn("Hardened Scales"), "Forest")
    mine, theirs = alice.controls(BEAR), bob.controls(BEAR)
    alice.says("Put two +1/+1 counters on target creature.", mine)
    alice.says("Put two +1/+1 counters on target creature.", theirs)
    alice.says("Put a -1/-1 counter on target creature.", theirs)
    assert (mine.counted("+1/+1"), size(theirs)) == (3, (3, 3))
    thing = alice.holds(card("Old Plant", "{G}", "Creature — Plant", "This creature enters with a +1/+1 counter on it.", "0/0"))
    alice.puts(thing)
    assert size(thing.is_now) == (2, 2)                                                 # 614.12: as it enters, too
    alice.says("Put a charge counter on target creature.", mine)
    assert mine.counted("charge") == 1
    alice.controls(drawn("Hardened Scales"))
    alice.says("Put a +1/+1 counter on target creature.", mine)
    assert mine.counted("+1/+1") == 6                                                   # 616.1: each adds one


@shows("Epic Struggle")
@pytest.mark.parametrize("creatures, lost", [(19, False), (20, True)])
def test_twenty_creatures_win_the_game_104_2b(alice, bob, table, creatures, lost):
    for player in alice, bob:
        player.library(*["Island"] * 9)
    alice.controls(drawn("Epic Struggle"), *[GOBLIN] * creatures), bob.controls(*[GOBLIN] * 3)
    table.goes_to("upkeep", turn=2)
    table.settles()
    assert not table.state.seats[1].lost
    table.goes_to("draw", turn=3)
    assert bool(bob.lost) is lost and not alice.lost
