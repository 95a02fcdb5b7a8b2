"""Cards whose effects wait for one another [613.8], and what becomes of lands [305.7]."""
from tests.table import BEAR, Table

BELL, URBORG, GRAFT = "Kormus Bell", "Urborg, Tomb of Yawgmoth", "Xenograft"
ZOMBIE = {"chosen": ("Zombie",)}


def alone(*cards):
    table = Table()
    alice, _ = table.players
    return table, alice, {name: alice.controls(name, **(ZOMBIE if name == GRAFT else {})) for name in cards}


def test_bell_waits_for_urborg_whichever_came_first_T01():
    for order in ((BELL, URBORG), (URBORG, BELL)):
        _, alice, on = alone(*order)
        forest = alice.controls("Forest")
        assert "Swamp" in forest.types
        assert (forest.power, forest.colors, on[URBORG].power) == (1, "B", 1)


def test_xenograft_goes_first_where_it_waits_for_nothing_T03():
    _, _, on = alone(GRAFT, URBORG, BELL)
    assert on[URBORG].types == ("legendary", "land", "Swamp", "creature")


def test_xenograft_waits_where_urborg_is_older_T03():
    _, _, on = alone(URBORG, GRAFT, BELL)
    assert "Zombie" in on[URBORG].types


def test_under_blood_moon_urborg_is_just_a_mountain_T07():
    for order in (("Blood Moon", URBORG), (URBORG, "Blood Moon")):
        _, alice, on = alone(*order)
        tower = alice.controls("Coastal Tower")
        assert on[URBORG].types == ("legendary", "land", "Mountain")
        assert tower.types == ("land", "Mountain")


def test_humility_and_opalescence_in_either_order():
    """The later of the two is smaller or larger by layer 7b; both have lost all abilities by then [613.7]."""
    _, _, on = alone("Opalescence", "Humility")
    assert (on["Humility"].power, on["Humility"].abilities) == (1, ())
    _, _, on = alone("Humility", "Opalescence")
    assert (on["Humility"].power, on["Humility"].abilities) == (4, ())


def test_an_enchanted_land_is_an_island_and_nothing_else_305_7():
    table, alice, _ = alone()
    village = alice.controls("Treetop Village")
    alice.controls("Island", "Island")
    alice.casts(alice.holds("Spreading Seas"), village)
    alice.library("Island")
    table.settles()
    table.does("set_fields", 0, village.id, (("tapped", "untapped"),))
    assert (village.types, village.abilities) == (("land", "Island"), ())
    alice.taps(village)
    assert alice.pool == "U"


def test_bears_under_an_anthem_and_without():
    _, alice, on = alone("Glorious Anthem")
    bear = alice.controls(BEAR)
    assert bear.power == 3
    alice.puts(on["Glorious Anthem"], zone="graveyard")
    assert bear.power == 2
