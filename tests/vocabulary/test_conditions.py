"""What may be so: zones, kinds among cards, how an object is, what was done, what players control [603.4, 608.2h]."""
import pytest

from sandbox.cards.abilities import abilities_of
from sandbox.language.writing import printed
from tests.table import BEAR, GOBLIN, Table, card


def game():
    table = Table()
    for player in table.players:
        player.library(*["Island"] * 9)
    return table, *table.players


def growing(condition):
    return card("Old Grower", "{1}", "Creature — Human", f"Old Grower gets +2/+2 as long as {condition}.", "2/2")


@pytest.mark.parametrize("text", [
    "~ gets +1/+1 as long as seven or more cards are in your graveyard.",
    "~ gets +1/+1 as long as there are four or more card types among cards in your graveyard.",
    "~ gets +1/+1 for each basic land type among lands you control.",
    "As long as ~ is equipped, it has first strike.",
    "Creatures you control have reach as long as it's untapped.",
    "As long as enchanted permanent is a creature, it gets +1/+1.",
    "When ~ dies, if it had a +1/+1 counter on it, draw a card.",
    "When ~ dies, if it had no time counters on it, draw a card.",
    "When ~ enters, if you attacked this turn, draw a card.",
    "When ~ enters, if a permanent you controlled left the battlefield this turn, draw a card.",
    "When ~ enters, if you gained 3 or more life this turn, draw a card.",
    "When ~ enters, if you've cast two or more spells this turn, draw a card.",
    "When ~ enters, if you've cast another spell this turn, draw a card.",
    "When ~ enters, if an opponent controls more lands than you, draw a card.",
    "When ~ enters, if an opponent was dealt damage this turn, draw a card.",
    "When ~ enters, if creatures you control have total power 8 or greater, draw a card.",
    "When ~ enters, if you control three or more creatures with different powers, draw a card.",
    "When ~ enters, if at least three blue mana was spent to cast it, draw a card.",
    "When ~ enters, if {U} was spent to cast it, draw a card.",
    "~ enters tapped unless you control two or fewer other lands.",
    "Draw a card. If you have no cards in hand, draw two cards instead.",
    "Whenever ~ attacks, if its power is 4 or greater, draw a card.",
])
def test_it_reads_and_writes_back(text):
    [ability] = abilities_of(text)
    assert printed(ability) == text


# ---- zones ----
@pytest.mark.parametrize("cards, power", [(6, 2), (7, 4)])
def test_seven_or_more_cards_in_the_graveyard_404_1(cards, power):
    _table, alice, _bob = game()
    one = alice.controls(growing("seven or more cards are in your graveyard"))
    for _ in range(cards):
        alice.has(BEAR, "graveyard")
    assert one.power == power


def test_card_types_among_cards_not_cards_205_2a():
    _table, alice, _bob = game()
    one = alice.controls(growing("there are three or more card types among cards in your graveyard"))
    for name in (BEAR, BEAR, BEAR, "Island"):
        alice.has(name, "graveyard")
    assert one.power == 2
    alice.has("Lightning Bolt", "graveyard")
    assert one.power == 4


def test_each_basic_land_type_counts_once_305_6():
    _table, alice, bob = game()
    domain = "Old Domain gets +1/+1 for each basic land type among lands you control."
    one = alice.controls(card("Old Domain", "", "Creature — Human", domain, "0/1"))
    alice.controls("Island", "Island", "Forest"), bob.controls("Swamp")
    assert one.power == 2


# ---- how an object is ----
def test_it_in_a_static_ability_is_what_that_speaks_of_611_3a():
    _table, alice, _bob = game()
    one = alice.controls(growing("it has a +1/+1 counter on it"), counters=())
    other = alice.controls(growing("it has a +1/+1 counter on it"), counters=(("+1/+1", 1),))
    assert (one.power, other.power) == (2, 5)


def test_each_object_is_asked_by_itself_611_3a():
    _table, alice, _bob = game()
    alice.controls(card("Old Banner", "", "Artifact", "Creatures you control get +1/+1 as long as it's untapped."))
    up, down = alice.controls(BEAR), alice.controls(BEAR, tapped="tapped")
    assert (up.power, down.power) == (3, 2)


def test_enchanted_permanent_is_a_creature_303_4():
    _table, alice, _bob = game()
    bear = alice.controls(BEAR)
    ward = card("Old Cloak", "{1}", "Enchantment — Aura", "Enchant permanent\nAs long as enchanted permanent is a creature, it gets +1/+1.")
    alice.controls(ward, attached=bear.id)
    assert bear.power == 3


def test_what_it_had_as_it_died_608_2h():
    table, alice, _bob = game()
    watcher = card("Old Heir", "", "Creature — Human", "When Old Heir dies, if it had a +1/+1 counter on it, you gain 3 life.", "1/1")
    for counters in ((), (("+1/+1", 1),)):
        alice.puts(alice.controls(watcher, counters=counters), zone="graveyard")
        table.settles()
    assert alice.life == 23


# ---- what was done ----
def test_attacked_this_turn_508_1():
    table, alice, bob = game()
    one, bear = alice.controls(growing("you attacked this turn"), BEAR)
    assert one.power == 2
    table.fights([(bear, bob)], until="postcombat main")
    assert one.power == 4
    table.goes_to("upkeep", turn=2)
    assert one.power == 2


def test_a_permanent_you_controlled_left_603_4():
    table, alice, bob = game()
    revolt = "At the beginning of your end step, if a permanent you controlled left the battlefield this turn, you gain 3 life."
    watcher = card("Old Rebel", "", "Creature — Human", revolt, "1/1")
    _one, bear = alice.controls(watcher, BEAR)
    theirs = bob.controls(BEAR)
    bob.puts(theirs, zone="graveyard")
    table.goes_to("end")
    assert table.state.stack == ()
    table.goes_to("upkeep", turn=3)
    alice.puts(bear, zone="graveyard")
    table.goes_to("end")
    table.settles()
    assert alice.life == 23


def test_life_gained_in_all_119_3():
    _table, alice, _bob = game()
    one = alice.controls(growing("you gained 3 or more life this turn"))
    alice.says("You gain 2 life.")
    assert one.power == 2
    alice.says("You gain 1 life.")
    assert one.power == 4


def test_dealt_damage_this_turn_120_3():
    _table, alice, bob = game()
    one = alice.controls(growing("an opponent was dealt damage this turn"))
    alice.controls("Mountain")
    alice.casts(alice.holds("Lightning Bolt"), bob)
    alice.table.settles()
    assert one.power == 4


# ---- what players control ----
@pytest.mark.parametrize("condition, power", [("an opponent controls a Goblin", 4), ("an opponent controls a Bear", 2),
                                              ("an opponent controls more Goblins than you", 4), ("you control no Goblins", 4),
                                              ("you control two or more other creatures", 2), ("you control a Bear", 4),
                                              ("you control two or fewer creatures", 4), ("an opponent has more life than you", 2),
                                              ("creatures you control have total power 4 or greater", 4),
                                              ("you control two or more creatures with different powers", 2)])
def test_who_controls_what_110_2(condition, power):
    _table, alice, bob = game()
    one, _bear = alice.controls(growing(condition), BEAR)
    bob.controls(GOBLIN)
    assert one.power == power


@pytest.mark.parametrize("others, tapped", [(2, "untapped"), (3, "tapped")])
def test_a_land_that_looks_at_other_lands_as_it_enters_614_1d(others, tapped):
    _table, alice, _bob = game()
    alice.controls(*["Island"] * others)
    land = alice.holds(card("Old Coast", "", "Land", "Old Coast enters tapped unless you control two or fewer other lands.\n{T}: Add {U}."))
    alice.plays(land)
    assert land.is_now.tapped == tapped
