"""Cards that are cycled, and what watches others being cycled [702.29]."""
from tests.behaviour.showing import drawn, shows
from tests.table import BEAR, card

ELF = card("Old Elf", "{G}", "Creature — Elf", size="1/1")
FISH = card("Old Fish", "{U}", "Creature — Fish", size="3/3")
SCRAP = card("Old Scrap", "{4}", "Artifact", "Cycling {1}")


def cycles(player, printed):
    held = player.holds(printed)
    player.activates(held, ability="cycling")
    return held


@shows("Drannith Healer")
def test_another_card_that_is_cycled_heals_but_not_itself_702_29c(alice, table):  # 702.29c
    alice.controls("Plains", "Plains")
    alice.library("Island", "Island")
    cycles(alice, drawn("Drannith Healer"))                          # in the hand it watches nothing [113.6]
    table.settles()
    assert alice.life == 20
    alice.controls(drawn("Drannith Healer"))
    cycles(alice, SCRAP)
    table.settles()
    assert (alice.life, alice.hand) == (21, 2)


@shows("Drannith Healer")
def test_cards_cycled_by_an_opponent_do_not_heal(alice, bob, table):
    alice.controls(drawn("Drannith Healer"))
    bob.controls("Plains")
    bob.library("Island")
    alice.passes()
    cycles(bob, SCRAP)
    table.settles()
    assert (alice.life, bob.hand) == (20, 1)


@shows("Gempalm Strider")
def test_elves_grow_as_it_is_cycled_until_the_turn_ends_702_29d(alice, bob, table):
    alice.controls(*["Forest"] * 4)
    alice.library("Island")
    bob.library("Island")
    elf, bear, theirs = alice.controls(ELF), alice.controls(BEAR), bob.controls(ELF)
    strider = cycles(alice, drawn("Gempalm Strider"))
    table.settles()
    assert (elf.power, elf.toughness, theirs.power, bear.power) == (3, 3, 3, 2)
    assert (strider.is_now.zone, alice.hand) == ("graveyard", 1)
    table.goes_to("upkeep", turn=2)
    assert (elf.power, elf.toughness) == (1, 1)                     # 514.2


def savai(alice, bob):
    alice.controls(*["Mountain"] * 3)
    alice.library("Island")
    return alice.controls(drawn("Savai Thundermane")), bob.controls(BEAR)


@shows("Savai Thundermane")
def test_two_mana_when_a_card_is_cycled_burn_a_creature_603_12(alice, bob, table):
    _, bear = savai(alice, bob)
    cycles(alice, SCRAP)
    table.resolves("yes")
    assert alice.life == 20                                          # what it does waits on the stack for itself
    table.answers(bear)
    table.settles()
    assert (bear.is_now.zone, alice.life, alice.hand) == ("graveyard", 22, 1)


@shows("Savai Thundermane")
def test_unpaid_nothing_burns_603_12(alice, bob, table):
    _, bear = savai(alice, bob)
    cycles(alice, SCRAP)
    table.settles("no")
    assert (bear.damage, alice.life, alice.hand) == (0, 20, 1)


@shows("Rune of Protection: Blue")
def test_a_blue_source_of_ones_choice_is_kept_off_once_615_8(alice, bob, table):
    alice.controls("Plains", drawn("Rune of Protection: Blue"))
    rune = table.named("Rune of Protection: Blue")[0]
    first, second, green = bob.controls(FISH), bob.controls(FISH), bob.controls(BEAR)
    table.does("set_turn", 0, (("active", 1), ("priority", 0)))
    alice.activates(rune)
    table.resolves()
    assert "Bear" not in [one.name for one in table.asked.options]   # no blue source
    table.answers(first)
    table.fights([(first, alice), (second, alice), (green, alice)])
    assert alice.life == 15                                          # 3 of the other blue one, 2 of the green one


@shows("Rune of Protection: Blue")
def test_it_may_be_cycled_away_702_29a(alice, table):  # 702.29a
    alice.controls("Island", "Island")
    alice.library("Island")
    rune = cycles(alice, drawn("Rune of Protection: Blue"))
    table.settles()
    assert (rune.is_now.zone, alice.graveyard, alice.hand) == ("graveyard", ["Rune of Protection: Blue"], 1)
