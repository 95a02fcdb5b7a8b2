"""A deck on the table: in the order listed or shuffled, the commander and Attractions where they belong, the rest beside the game."""
import random

from sandbox.cards import library
from sandbox.cards.decks.deck import found
from sandbox.cards.decks.opening import read_deck
from sandbox.engine.state import Seat, State
from sandbox.models import decking
from sandbox.models.finding import Finding, Pile
from sandbox.models.table import Table
from sandbox.timeline import as_text, play_text
from sandbox.timeline.timeline import Timeline

LIST = "Deck\n3 Forest\n2 Grizzly Bears\n1 Serra Angel\nCommander\n1 Llanowar Elves\nSideboard\n2 Island\n"


def table():
    return Table(Timeline(State(seats=(Seat(name="Alice"), Seat(name="Bob")))))


def names(made, ids):
    return [made.state.things.get(id).card.front.name for id in ids]


def test_a_library_as_listed_has_the_first_card_on_top():
    made = table()
    assert made.edit(decking.laid(made.state, 1, found(read_deck(LIST), library.find), decking.LIBRARY))
    assert names(made, made.state.seats[1].library) == ["Forest"] * 3 + ["Grizzly Bears"] * 2 + ["Serra Angel"]
    assert [t.card.front.name for t in made.state.things.values() if t.zone == "command"] == ["Llanowar Elves"]
    assert not any(t.card.front.name == "Island" for t in made.state.things.values())


def test_a_shuffled_one_holds_the_same_cards_and_is_the_same_whenever_it_is_replayed():
    made, here = table(), found(read_deck("30 Forest\n30 Island\n"), library.find)
    assert made.edit(decking.laid(made.state, 0, here, decking.LIBRARY, random.Random(4)))
    order = names(made, made.state.seats[0].library)
    assert sorted(order) == ["Forest"] * 30 + ["Island"] * 30 and order != sorted(order)
    assert play_text(as_text(made.timeline)).timeline.state == made.state


def test_one_step_takes_it_all_back():
    made = table()
    made.edit(decking.laid(made.state, 0, found(read_deck(LIST), library.find), decking.HAND))
    assert len(made.state.seats[0].hand) == 6 and made.undo() and not len(list(made.state.things.values()))


def test_attractions_lie_in_their_own_deck():
    booth = next(name for name in library.names() if "Attraction" in library.find(name).front.types)
    made = table()
    made.edit(decking.laid(made.state, 0, found(read_deck(f"1 {booth}\n1 Forest"), library.find), decking.LIBRARY))
    assert names(made, made.state.seats[0].library) == ["Forest"] and len(made.state.seats[0].attractions) == 1


def test_a_deck_that_lies_open_is_searched_like_all_cards_and_says_how_many():
    finding = Finding()
    finding.open_pile(Pile("Mine", decking.pile(found(read_deck(LIST), library.find))))
    assert [(row.key, row.count) for row in finding.records if row.key != "Serra Angel"] == [
        ("Forest", 3), ("Grizzly Bears", 2), ("Island", 2), ("Llanowar Elves", 1)]
    finding.look_for("t:creature c:g")
    assert [row.key for row in finding.records] == ["Grizzly Bears", "Llanowar Elves"]
    finding.open_pile(None)
    assert finding.total > 2 and finding.record(0).count == 0


def test_the_headline_counts_what_is_played_what_is_beside_and_what_is_missing():
    assert decking.headline(found(read_deck(LIST + "1 Frobnicator"), library.find)) == "7 cards, 2 more beside the game, 1 not known here"
