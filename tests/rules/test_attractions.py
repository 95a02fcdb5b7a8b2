"""Attractions: opened from their deck, visited by a roll [701.51, 701.52, 717]; and the Hall of the mission."""
from tests.table import BEAR, GOBLIN, card

HALL = "Hall of Mirrors"
BARKER = card("Barker", "", "Artifact", "{0}: Open an Attraction.")
CHIEF = card("Chief", "", "Legendary Creature — Human", "", "4/4")
SHED = card("Shed", "", "Artifact — Attraction", "Visit — You gain 1 life.", lights=[3, 4])


def opened(table, *rest):
    alice = table.players[0]
    for name in (HALL, *rest):
        alice.has(name, "attraction deck")
    barker = alice.controls(BARKER)
    alice.activates(barker)
    table.resolves()
    return barker


def test_opening_takes_the_top_card_of_the_deck(table):                                   # 701.51b
    alice, _ = table.players
    opened(table, SHED)
    assert table.count(HALL) == 1 and len(alice.here.attractions) == 1


def test_an_empty_deck_opens_nothing(table):                                              # 701.51b
    alice, _ = table.players
    alice.activates(alice.controls(BARKER))
    table.resolves()
    assert table.count(HALL) == 0 and not table.state.stack


def visited(table, rolled, *answers):
    """Alice's next precombat main phase, with this roll."""
    for player in table.players:
        player.library(*["Island"] * 3)
    table.goes_to("precombat main", rolled, *answers, turn=3)


def test_only_a_lit_number_is_a_visit(table):                                             # 702.159a, 703.4g
    alice, _ = table.players
    alice.controls(SHED)
    visited(table, 2)
    assert not table.state.stack
    visited_again = table.state.turn + 2
    for player in table.players:
        player.library(*["Island"] * 3)
    table.goes_to("precombat main", 3, turn=visited_again)
    assert len(table.state.stack) == 1
    table.settles()
    assert alice.life == 21


def test_one_roll_visits_all_that_are_lit(table):                                         # 701.52a
    alice, _ = table.players
    alice.controls(SHED, SHED)
    visited(table, 4)
    table.settles()
    assert alice.life == 22


def test_the_hall_makes_all_others_copies_until_end_of_turn(table):                       # H1, H2
    alice, bob = table.players
    bear, goblin, theirs = alice.controls(BEAR), alice.controls(GOBLIN, counters=(("+1/+1", 1),)), bob.controls(GOBLIN)
    alice.controls(HALL)
    visited(table, 2, bear)
    table.settles()
    late = alice.controls(GOBLIN)
    assert (goblin.name, goblin.power, theirs.name, late.name) == ("Bear", 3, "Goblin Scout", "Goblin Scout")
    table.goes_to("upkeep")
    assert (goblin.name, goblin.power, bear.name) == ("Goblin Scout", 2, "Bear")


def test_copies_of_a_legend_are_not_legendary(table):                                     # its own words, 704.5j
    alice, _ = table.players
    chief, bear = alice.controls(CHIEF, BEAR)
    alice.controls(HALL)
    visited(table, 6, chief)
    table.settles()
    assert bear.name == "Chief" and "legendary" not in bear.types and "legendary" in chief.types and table.asked is None


def test_tokens_stay_tokens(table):                                                       # H4
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.says("Create a 1/1 green Saproling creature token.")
    [token] = table.named("Saproling Token")
    alice.controls(HALL)
    visited(table, 2, token)
    table.settles()
    assert (bear.name, bear.token, token.token) == ("Saproling Token", "nontoken", "token")


def test_without_a_creature_the_visit_is_removed_from_the_stack(table):                   # 603.3d
    alice, _ = table.players
    alice.controls(HALL)
    visited(table, 2)
    assert not table.state.stack
