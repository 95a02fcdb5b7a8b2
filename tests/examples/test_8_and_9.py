"""The examples of the parts about games of several players and about Commander, played [800-903]."""
import pytest

from sandbox.cards import library
from sandbox.cards.decks.building import against
from sandbox.cards.decks.deck import found
from sandbox.cards.decks.opening import read_deck
from sandbox.cards.making import entry_of
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD
from sandbox.vocabulary.commanders import commander_of, identity
from tests.marks import example
from tests.table import BEAR, GOBLIN, Table, card

MIND = card("Mind", "{4}{U}", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature.")
CHAMBER = card("Chamber", "{2}", "Artifact",
               "Whenever a nontoken creature enters, that creature's controller creates a 1/1 colorless Myr artifact creature token.")
WORT = card("Wort", "{4}{R/G}{R/G}", "Legendary Creature — Goblin Shaman", size="3/3")


@pytest.fixture
def three():
    return Table("Alex", "Bianca", "Carissa")


def leaves(player):
    player.does("concede")


# ---- leaving the game [800.4] ----
@example("800.4a")
def test_an_aura_that_leaves_with_its_owner_gives_the_creature_back(three):
    alex, bianca, _ = three.players
    griffin = bianca.controls(BEAR)
    alex.controls(MIND, attached=griffin.id)
    assert griffin.controller == alex.seat
    leaves(alex)
    assert griffin.controller == bianca.seat


@example("800.4a")
def test_an_aura_whose_creature_leaves_with_its_owner_is_put_into_its_own_owners_graveyard(three):
    alex, bianca, _ = three.players
    griffin = bianca.controls(BEAR)
    mind = alex.controls(MIND, attached=griffin.id)
    leaves(bianca)
    three.does("check", alex.seat)
    assert (griffin.is_now is None or griffin.is_now.zone == "outside") and mind.is_now.zone == GRAVEYARD


@example("800.4a", 2)
def test_an_effect_that_gave_control_ends_as_its_player_leaves(three):
    alex, bianca, _ = three.players
    bears = bianca.controls(BEAR)
    alex.says("Gain control of target creature until end of turn.", bears)
    assert bears.controller == alex.seat
    leaves(alex)
    assert bears.controller == bianca.seat


@example("800.4a", 3)
def test_what_was_put_onto_the_battlefield_from_anothers_library_is_exiled(three):
    alex, bianca, _ = three.players
    angel = bianca.controls("Serra Angel", controller=alex.seat)
    leaves(alex)
    assert angel.is_now.zone == EXILE


@example("800.4a", 4)
def test_tokens_leave_with_the_player_under_whose_control_they_entered(three):
    alex, bianca, _ = three.players
    alex.controls(CHAMBER)
    alex.puts(alex.holds(BEAR))
    three.settles()
    bianca.puts(bianca.holds(GOBLIN))
    three.settles()
    assert len(three.named("Myr Token")) == 2
    leaves(alex)
    assert [one.controller for one in three.named("Myr Token")] == [bianca.seat]


@example("802.2a")
def test_each_attacker_has_its_own_defending_player(three):
    alex, bianca, carissa = three.players
    bear, walker = alex.controls(BEAR, card("Walker", "", "Creature", "Mountainwalk", "2/2"))
    bianca.controls("Mountain")
    guard = carissa.controls(BEAR)
    three.does("go_to", 0, 0, "declare blockers")
    three.answers(((bear, bianca), (walker, carissa)))
    assert three.asked.who == carissa.seat and {(pair[0].id, pair[1].id) for pair in three.asked.options} == {(guard.id, walker.id)}


# ---- Commander [903] ----
@example("903.3")
def test_a_commander_is_one_face_down_or_as_a_copy_and_a_copy_of_it_is_none(three):
    alex, *_ = three.players
    three.does("set_new", alex.seat, WORT, "command", (("commander", "commander"),))
    wort = next(t for t in three.state.things.values() if t.card == WORT)
    bear = alex.controls(BEAR)
    three.does("make_move", alex.seat, wort.id, BATTLEFIELD)
    ours = three.named("Wort")[0]
    alex.says("Target creature becomes a copy of another target creature until end of turn.", ours, bear)
    assert ours.name == "Bear" and commander_of(three.state, ours.id)
    alex.says("Target creature becomes a copy of another target creature until end of turn.", bear, ours)
    assert not commander_of(three.state, bear.id)


@example("903.4")
def test_symbols_in_the_text_count_for_the_colour_identity():
    golem = card("Golem", "{8}", "Legendary Artifact Creature — Golem",
                 "{3}{R}, Sacrifice an artifact: Golem deals 1 damage to any target.", "6/7")
    assert identity(golem) == "R"


@example("903.4d")
def test_the_back_counts_for_the_colour_identity():
    scholar = entry_of({"name": "Scholar", "cost": "{2}{U}", "types": "Creature — Human", "power": 1, "toughness": 1, "layout": "transform",
                        "back": {"name": "Brute", "types": "Creature — Human", "power": 5, "toughness": 1, "colors": "R"}}).card()
    assert set(identity(scholar)) == {"U", "R"}


@example("903.5c")
@pytest.mark.parametrize("cost, fits", [("{R}", True), ("{G}", True), ("{R}{G}", True), ("{2}", True), ("{W}", False), ("{R}{B}", False)])
def test_a_card_of_the_deck_has_no_colour_but_those_of_its_commander(cost, fits):
    cards = {"Wort": WORT, "One": card("One", cost, "Creature", size="1/1")}
    text = "Commander\n1 Wort\n\nDeck\n49 Forest\n49 Mountain\n1 One\n"
    deck = found(read_deck(text), lambda name: cards.get(name) or library.find(name))
    assert (against(deck) == []) == fits


@example("903.5d")
@pytest.mark.parametrize("kind, fits", [("Mountain", True), ("Forest", True), ("Plains", False), ("Island", False), ("Swamp", False)])
def test_a_basic_land_type_counts_for_the_colour_identity(kind, fits):
    assert (set(identity(card("Land", "", f"Land — {kind}"))) <= set(identity(WORT))) == fits
