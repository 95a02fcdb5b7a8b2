"""Keyword actions that mark a permanent: detain, exert, suspect, harness, support [701]."""
from tests.table import BEAR, GOBLIN, Table, card

FIGHTER = card("Fighter", "", "Creature — Human Warrior",
               "You may exert ~ as it attacks. When you do, it gets +2/+0 until end of turn.", size="2/2")


def two():
    table = Table()
    for player in table.players:
        player.library(*["Wastes"] * 4)
    return table, *table.players


def test_a_detained_permanent_neither_attacks_nor_uses_its_abilities():
    """701.35a: until the next turn of the player who detained it."""
    table, alice, bob = two()
    eel = bob.controls(card("Eel", "", "Creature — Fish", "{0}: Draw a card.", size="1/1"))
    alice.says("Detain target creature an opponent controls.", eel)
    table.goes_to("declare attackers", turn=2)
    assert not eel.attacking
    assert "activate" in [kind for kind, _ in bob.may_not(eel)]
    table.goes_to("upkeep", turn=3)
    table.goes_to("precombat main", turn=4)
    assert "activate" in [p.kind for p in bob.may(eel)]


def test_detained_it_can_not_block():
    """701.35a"""
    table, alice, bob = two()
    bear, scout = alice.controls(BEAR), bob.controls(GOBLIN)
    alice.says("Detain target creature an opponent controls.", scout)
    table.goes_to("combat damage", ((bear, bob),))
    assert bob.life == 18


def test_support_goes_to_others_only():
    """701.41a: up to that many target creatures, on a permanent other ones."""
    table, alice, _bob = two()
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN)
    ranger = alice.controls(card("Ranger", "", "Creature — Elf Scout", "{0}: Support 2.", size="1/1"))
    alice.activates(ranger)
    assert [one.name for one in table.asked.options] == ["Bear", "Goblin Scout"]
    table.answers((bear, scout))
    table.resolves()
    assert [one.counted("+1/+1") for one in (bear, scout, ranger)] == [1, 1, 0]


def test_exerted_as_it_attacks_it_stays_tapped_once():
    """701.43a, 701.43d, 508.1g"""
    table, alice, bob = two()
    fighter = alice.controls(FIGHTER)
    table.goes_to("combat damage", ((fighter, bob),), "yes")
    assert bob.life == 16
    table.goes_to("upkeep", turn=3)
    assert fighter.tapped == "tapped"
    table.goes_to("upkeep", turn=5)
    assert fighter.tapped == "untapped"


def test_what_is_not_exerted_does_nothing_more():
    """701.43d: the trigger is linked to the choice."""
    table, alice, bob = two()
    fighter = alice.controls(FIGHTER)
    table.goes_to("combat damage", ((fighter, bob),), "no")
    table.goes_to("upkeep", turn=3)
    assert (bob.life, fighter.tapped) == (18, "untapped")


def test_what_has_left_can_not_be_exerted():
    """701.43c"""
    table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Sacrifice a creature. Exert it.")
    assert "exert" not in " ".join(table.log) and bear.is_now.zone == "graveyard"


def test_exert_is_a_cost_too_and_wears_off_in_one_step_however_often_paid():
    """701.43a, 701.43b"""
    table, alice, _bob = two()
    oasis = alice.controls(card("Oasis", "", "Creature — Snake", "{0}, Exert ~: Draw a card.", size="1/1"))
    for _ in range(2):
        alice.activates(oasis)
        table.resolves()
    alice.says("Tap target creature.", oasis)
    table.goes_to("upkeep", turn=3)
    assert oasis.tapped == "tapped"
    table.goes_to("upkeep", turn=5)
    assert oasis.tapped == "untapped"


def test_a_suspected_creature_has_menace_and_does_not_block():
    """701.60a, 701.60c"""
    table, alice, bob = two()
    bear, scout, other = alice.controls(BEAR), bob.controls(GOBLIN), bob.controls(GOBLIN)
    alice.says("Suspect target creature.", bear)
    assert "menace" in [getattr(a, "word", "") for a in bear.abilities]
    table.goes_to("declare blockers", ((bear, bob),), ((scout, bear), (other, bear)))
    assert scout.blocking == (bear.id,)
    alice.says("Suspect target creature.", scout)
    assert table.log.count("Alice suspects Goblin Scout") == 1
    alice.says("Suspect target creature.", scout)     # 701.60d
    assert table.log.count("Alice suspects Goblin Scout") == 1


def test_no_longer_suspected_it_is_as_before():
    """701.60a, 701.60c"""
    _table, alice, _bob = two()
    bear = alice.controls(BEAR)
    alice.says("Suspect target creature.", bear)
    alice.says("Target creature is no longer suspected.", bear)
    assert (bear.designated, bear.abilities) == ((), ())


def test_harnessed_once():
    """701.64a"""
    table, alice, _bob = two()
    stone = alice.controls(card("Stone", "", "Artifact", "{0}: Harness ~.\n{0}: If this artifact is harnessed, draw a card."))
    alice.activates(stone, ability="{0}: if")
    table.resolves()
    assert alice.hand == 0
    for _ in range(2):
        alice.activates(stone, ability="{0}: harness")
        table.resolves()
    assert stone.designated == ("harnessed",)
    alice.activates(stone, ability="{0}: if")
    table.resolves()
    assert alice.hand == 1
