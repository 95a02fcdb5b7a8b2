"""Where Humility rules over walking enchantments and planeswalkers: what is an ability goes, what is a rule stays."""
from tests.interactions.boards import FABLE, IDOLS, JACE, KIROL, SHAMAN, cast, lands, next_turn


def test_57_a_walking_jace_without_abilities_enters_without_loyalty(table):  # 614.12, 306.5b, 613.1f, 704.5i
    alice, _ = table.players
    lands(alice, Island=5)
    alice.controls(IDOLS, "Humility", KIROL)
    jace = cast(alice, JACE, "yes")
    table.settles()
    assert jace.is_now.zone == "graveyard" and table.count(JACE) == 0


def test_58_a_saga_that_has_lost_its_chapters_enters_with_lore_and_gets_no_more(table):  # 714.3a, 714.3b, 714.4, 613.1f
    alice, _ = table.players
    lands(alice, Mountain=3)
    alice.controls("Opalescence", "Humility", KIROL)
    fable = cast(alice, FABLE)
    table.settles()
    assert (fable.is_now.counted("lore"), table.count(SHAMAN), fable.is_now.power) == (1, 0, 1)
    next_turn(table)
    assert (fable.is_now.counted("lore"), table.state.stack, fable.is_now.zone) == (1, (), "battlefield")
