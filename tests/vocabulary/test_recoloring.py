"""Colors taken on for good: an instruction, never a static ability [105.3, 113.3, 611.2a]."""
from sandbox.cards.abilities import UnreadLine, abilities_of
from sandbox.cards.coverage import line_read
from tests.table import BEAR, Table, card

CHALK = card("Old Chalk", "{0}", "Sorcery", "All creatures become white.")
DYE = card("Old Dye", "{0}", "Instant", "Target spell or permanent becomes red.")


def test_all_creatures_become_white_and_stay_so_611_2a():
    table = Table()
    alice, bob = table.players
    mine, other = alice.controls(BEAR), bob.controls(BEAR)
    alice.casts(alice.holds(CHALK))
    table.resolves()
    later = bob.controls(BEAR)
    assert (mine.colors, other.colors, later.colors) == ("W", "W", "G")      # those that were there, and no others [611.2c]
    table.goes_to("upkeep", turn=2)
    assert mine.colors == "W"


def test_a_permanent_keeps_the_color_that_its_spell_took_on_400_7a():
    table = Table()
    alice, _bob = table.players
    bear, dye = alice.holds(card("Old Cub", "{0}", "Creature — Bear", "", size="2/2")), alice.holds(DYE)
    alice.casts(bear)
    alice.casts(dye, bear.is_now)
    table.resolves()
    table.resolves()
    [cub] = table.named("Old Cub")
    assert cub.colors == "R"


def test_what_becomes_so_is_no_static_ability_113_3d():
    [[chalk]] = line_read("All creatures become white.").values
    assert type(chalk).__name__ == "SpellAbility"
    [stands] = abilities_of("All creatures become white.", "Old Wall", ("enchantment",))
    assert isinstance(stands, UnreadLine)


def test_a_static_ability_has_no_targets_115_1():
    assert not line_read("Target creature gets +1/+1.").values
    assert line_read("Target creature gets +1/+1 until end of turn.").whole


def test_one_color_or_several_may_be_chosen_105_3():
    table = Table()
    alice, _bob = table.players
    bear = alice.controls(BEAR)
    alice.says("Target creature becomes the color or colors of your choice until end of turn.", bear, ["white", "blue"])
    assert bear.colors == "WU"
    alice.says("Target creature becomes the color or colors of your choice until end of turn.", bear, ["black"])
    assert bear.colors == "B"
