"""Day and night, daybound and nightbound [702.145, 730]."""
from tests.table import BEAR, GOBLIN, Table, card

WOLF = card("Villager", "{1}{G}", "Creature — Human Werewolf", "Daybound", size="2/2", layout="transform",
            back={"name": "Howler", "types": "Creature — Werewolf", "text": "Nightbound", "power": 4, "toughness": 4,
                  "color_indicator": "G"})
ORACLE = card("Oracle", "", "Enchantment", "Whenever day becomes night or night becomes day, you gain 1 life.")


def two():
    table = Table()
    for player in table.players:
        player.library(*["Wastes"] * 6)
    return table, *table.players


def test_a_game_begins_with_neither_and_stays_so():
    """730.2c: nothing is checked while it is neither."""
    table, _alice, _bob = two()
    table.goes_to("upkeep", turn=3)
    assert table.state.daytime == ""


def test_it_becomes_day_or_night_when_something_says_so():
    """730.1, 730.1a: the first designation ends nothing."""
    table, alice, _bob = two()
    alice.controls(ORACLE)
    alice.says("It becomes day.")
    assert (table.state.daytime, table.state.waiting, table.state.stack) == ("day", (), ())
    alice.says("If it's day, it becomes night.")
    table.settles()
    assert (table.state.daytime, alice.life) == ("night", 21)
    alice.says("It becomes night.")
    table.settles()
    assert alice.life == 21


def test_night_comes_after_a_turn_without_a_spell_of_its_player():
    """730.2a, 502.2"""
    table, alice, _bob = two()
    alice.says("It becomes day.")
    table.goes_to("upkeep", turn=2)
    assert table.state.daytime == "night"


def test_a_spell_keeps_it_day():
    """730.2a"""
    table, alice, _bob = two()
    alice.says("It becomes day.")
    alice.controls("Mountain")
    alice.casts(alice.holds(GOBLIN))
    table.resolves()
    table.goes_to("upkeep", turn=2)
    assert table.state.daytime == "day"


def test_day_comes_after_two_spells_of_the_player_whose_turn_it_was():
    """730.2b"""
    table, alice, bob = two()
    alice.says("It becomes night.")
    spark = card("Spark", "{0}", "Instant", "You gain 1 life.")
    alice.casts(alice.holds(spark))
    table.settles()
    table.goes_to("upkeep", turn=2)
    assert table.state.daytime == "night"
    for _ in range(2):
        bob.casts(bob.holds(spark))
    table.settles()
    table.goes_to("upkeep", turn=3)
    assert table.state.daytime == "day"


def test_with_daybound_it_becomes_day_at_once():
    """702.145d"""
    table, alice, _bob = two()
    alice.puts(alice.holds(WOLF))
    assert (table.state.daytime, table.count("Villager")) == ("day", 1)


def test_what_is_daybound_turns_at_nightfall_and_back():
    """702.145c, 702.145e, 702.145f"""
    table, alice, _bob = two()
    alice.controls(WOLF)
    alice.says("It becomes night.")
    assert [one.power for one in table.named("Howler")] == [4]
    alice.says("It becomes day.")
    assert (table.count("Villager"), table.count("Howler")) == (1, 0)


def test_at_night_it_enters_transformed():
    """702.145b: and nothing else transforms it."""
    table, alice, _bob = two()
    alice.says("It becomes night.")
    alice.controls(card("Gate", "", "Enchantment", "Whenever a creature with power 4 or greater enters, you gain 1 life."))
    alice.puts(alice.holds(WOLF))
    table.settles()
    assert (table.count("Howler"), alice.life) == (1, 21)


def test_nothing_else_transforms_what_is_daybound_or_nightbound():
    """702.145b"""
    _table, alice, _bob = two()
    wolf = alice.controls(WOLF)
    alice.says("It becomes day.")
    alice.says("Transform target creature.", wolf)
    assert wolf.name == "Villager"
    alice.says("It becomes night.")
    alice.says("Transform target creature.", wolf)
    assert wolf.name == "Howler"


def test_with_nightbound_alone_it_becomes_night():
    """702.145g"""
    table, alice, _bob = two()
    alice.controls(WOLF, transformed="back")
    alice.says("You gain 1 life.")
    assert (table.state.daytime, table.count("Howler")) == ("night", 1)


def test_it_becomes_day_as_something_enters():
    """730.1"""
    table, alice, _bob = two()
    clock = card("Clock", "", "Artifact", "If it's neither day nor night, it becomes day as ~ enters.")
    alice.puts(alice.holds(clock))
    assert table.state.daytime == "day"
    alice.says("It becomes night.")
    alice.puts(alice.holds(clock))
    assert table.state.daytime == "night"


def test_copies_of_one_face_do_not_turn():
    """702.145b: what is no double-faced card enters as it is."""
    table, alice, _bob = two()
    alice.says("It becomes night.")
    bear = alice.holds(BEAR)
    alice.puts(bear)
    assert table.count("Bear") == 1
