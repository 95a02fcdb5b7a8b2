"""Creatures that help each other: soulbond, backup, enlist."""
from tests.table import BEAR, GOBLIN, card

BONDED = card("Bonded", "{1}{G}", "Creature — Human", "Soulbond\nAs long as ~ is paired with another creature, each of those creatures has "
                                                     "trample.", size="2/1")
STRONG = card("Strong Bond", "{1}{G}", "Creature — Human", "Soulbond\nAs long as ~ is paired with another creature, both creatures get "
                                                          "+1/+1.", size="1/1")
HELPER = card("Helper", "{W}", "Creature — Monk", "Vigilance\nBackup 1\nFlying\n"
              "Whenever this creature attacks, you gain 1 life.", size="1/1")
LEADER = card("Leader", "{1}{R}", "Creature — Goblin", "Trample\nEnlist", size="2/2")


def has(one, word):
    return any(getattr(a, "word", "") == word for a in one.abilities)


def test_bonded_with_another_that_enters(table, alice, bob):
    """702.95a 702.95b."""
    bonded = alice.controls(BONDED)
    bear = alice.holds(BEAR)
    alice.puts(bear)
    table.settles((bear.is_now,))
    assert (bonded.paired, bear.is_now.paired) == (bear.is_now.id, bonded.id)
    assert has(bear.is_now, "trample") and has(bonded, "trample")


def test_bonded_as_it_enters_with_one_of_its_choice(table, alice, bob):
    bear, goblin = alice.controls(BEAR, GOBLIN)
    strong = alice.holds(STRONG)
    alice.puts(strong)
    table.settles((goblin,))
    assert (strong.is_now.power, goblin.power, bear.power) == (2, 2, 2)  # 702.95a


def test_nobody_is_paired_with_two(table, alice, bob):
    bear, strong = alice.controls(BEAR), alice.holds(STRONG)
    alice.puts(strong)
    table.settles((bear,))
    late = alice.holds(GOBLIN)
    alice.puts(late)
    assert not table.state.stack and table.asked is None  # 702.95d
    assert late.is_now.paired is None


def test_the_pair_parts_as_one_of_them_leaves_or_is_stolen(table, alice, bob):
    for parting in ("Destroy target creature.", "Gain control of target creature."):
        bear, strong = alice.controls(BEAR), alice.holds(STRONG)
        alice.puts(strong)
        table.settles((bear,))
        assert strong.is_now.power == 2
        (bob if "Gain" in parting else alice).says(parting, bear)
        table.settles()
        assert (strong.is_now.power, strong.is_now.paired) == (1, None)  # 702.95e
        alice.does("make_move", strong.is_now.id, "exile")


def test_backed_up_another_has_the_abilities_below(table, alice, bob):
    """702.165a 702.165c: those printed below backup, until end of turn."""
    bear = alice.controls(BEAR)
    helper = alice.holds(HELPER)
    alice.puts(helper, bear)
    table.settles()
    assert (bear.power, has(bear, "flying"), has(bear, "vigilance")) == (3, True, False)
    table.fights([(bear, bob)], until="declare attackers")
    table.settles()
    assert alice.life == 21
    assert has(helper.is_now, "flying")


def test_backing_itself_it_gains_nothing_more(table, alice, bob):
    helper = alice.holds(HELPER)
    alice.puts(helper)
    table.answers(helper.is_now)
    table.settles()
    assert (helper.is_now.power, sum(has(helper.is_now, "flying") for _ in "x")) == (2, 1)  # 702.165a


def test_it_enlists_one_that_does_not_attack(table, alice, bob):
    """702.154a 702.154c: that one is tapped, and its power is added for the turn."""
    leader, bear, goblin = alice.controls(LEADER, BEAR, GOBLIN)
    new = alice.controls(BEAR, sick="sick")
    table.goes_to("declare attackers", ((leader, bob), (goblin, bob)))
    assert [one.id for one in table.asked.options] == [bear.id]
    table.answers((bear,))
    table.settles()
    assert (leader.power, bear.tapped, new.tapped) == (4, "tapped", "untapped")


def test_nobody_need_be_enlisted(table, alice, bob):
    leader, bear = alice.controls(LEADER, BEAR)
    table.goes_to("declare attackers", ((leader, bob),))
    table.answers(())
    table.settles()
    assert (leader.power, bear.tapped) == (2, "untapped")  # 702.154b
