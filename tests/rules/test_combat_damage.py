"""Combat damage: how it is divided, who strikes first, and what becomes of it [510]."""

from tests.table import BEAR, GOBLIN, Table, card

GIANT = card("Giant", "", "Creature — Giant", "", "5/5")
WALL = card("Wall", "", "Creature — Wall", "Defender", "0/4")
FIRST = card("Lancer", "", "Creature — Knight", "First strike", "2/2")
DOUBLE = card("Twinblade", "", "Creature — Knight", "Double strike", "2/2")
CHARGER = card("Charger", "", "Creature — Rhino", "Trample", "5/5")
VENOM_CHARGER = card("Venom Charger", "", "Creature — Hydra", "Trample, deathtouch", "5/5")
LINK = card("Linker", "", "Creature — Cleric", "Lifelink", "3/3")
SNEAK = card("Sneak", "", "Creature — Rogue", "Whenever this creature deals combat damage to a player, you draw a card.", "1/1")
WALKER = card("Walker", "", "Planeswalker — Jace", "+1: You gain 1 life.", loyalty=4)


# ---- damage ----
def test_damage_is_divided_among_blockers_as_its_controller_likes(table):                 # 510.1c
    alice, bob = table.players
    giant, bear, goblin = alice.controls(GIANT), bob.controls(BEAR), bob.controls(GOBLIN)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((giant, bob),), ((bear, giant), (goblin, giant)))
    assert table.asked.kind == "damage" and table.asked.who == 0
    table.answers((1, 4))
    assert (bear.damage, goblin.is_now.zone, giant.damage) == (1, "graveyard", 3)


def test_a_division_must_add_up(table):                                                   # 510.1e
    alice, bob = table.players
    giant, bear, goblin = alice.controls(GIANT), bob.controls(BEAR), bob.controls(GOBLIN)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((giant, bob),), ((bear, giant), (goblin, giant)))
    for wrong in ((1, 1), (6, -1), (5,), ("a", 5)):
        assert not table.run.fits(wrong)
    assert table.run.fits((0, 5))


def test_trample_deals_lethal_damage_to_blockers_first(table):                            # 702.19b
    alice, bob = table.players
    charger, bear = alice.controls(CHARGER), bob.controls(BEAR)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, bob),), ((bear, charger),))
    assert not table.run.fits((1, 4)) and table.run.fits((5, 0)) and table.run.fits((3, 2))
    table.answers((2, 3))
    assert bob.life == 17 and bear.is_now.zone == "graveyard"


def test_with_deathtouch_one_is_lethal(table):                                            # 702.2c, 702.19b
    alice, bob = table.players
    charger, giant = alice.controls(VENOM_CHARGER), bob.controls(GIANT)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, bob),), ((giant, charger),), (1, 4))
    assert bob.life == 16 and giant.is_now.zone == "graveyard"


def test_damage_that_is_marked_already_counts_for_trample(table):                         # 702.19b
    alice, bob = table.players
    charger, giant = alice.controls(CHARGER), bob.controls(GIANT, damage=3)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, bob),), ((giant, charger),), (2, 3))
    assert bob.life == 17 and giant.is_now.zone == "graveyard"


def test_trample_over_a_planeswalkers_defender_goes_to_the_planeswalker(table):           # 702.19b
    alice, bob = table.players
    charger, goblin, walker = alice.controls(CHARGER), bob.controls(GOBLIN), bob.controls(WALKER)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((charger, walker),), ((goblin, charger),), (1, 4))
    assert walker.is_now.zone == "graveyard" and bob.life == 20


def test_lifelink_gains_as_damage_is_dealt(table):                                        # 702.15b
    alice, bob = table.players
    link, blocker = alice.controls(LINK), bob.controls(LINK)
    table.fights([(link, bob)], [(blocker, link)])
    assert (alice.life, bob.life) == (23, 23)


def test_lifelink_saves_at_the_same_moment(table):                                        # 702.15b, 704.3, 510.2
    alice, bob = table.players
    table.does("set_player", 0, 1, (("life", 2),))
    bear, goblin, link = alice.controls(BEAR), alice.controls(GOBLIN), bob.controls(LINK)
    table.fights([(bear, bob), (goblin, bob)], [(link, goblin)])
    assert bob.life == 3 and not bob.lost


def test_combat_damage_triggers(table):                                                   # 510.3a, 120.3
    alice, bob = table.players
    alice.library(BEAR)
    sneak = alice.controls(SNEAK)
    table.fights([(sneak, bob)])
    assert len(table.state.stack) == 1
    table.settles()
    assert alice.hand == 1


def test_no_power_no_damage(table):                                                       # 510.1a
    alice, bob = table.players
    sneak = alice.controls(card("Weak Sneak", "", "Creature — Rogue",
                                "Whenever this creature deals combat damage to a player, you draw a card.", "0/1"))
    table.fights([(sneak, bob)])
    assert not table.state.stack and bob.life == 20


# ---- first strike ----
def steps_with_damage(table):
    seen = []
    while table.state.step != "end of combat":
        seen.append(table.state.step)
        table.does("pass", table.state.priority)
    return list(dict.fromkeys(seen))


def test_first_strikers_have_a_step_of_their_own(table):                                  # 510.4, 702.7b
    alice, bob = table.players
    first, bear = alice.controls(FIRST), bob.controls(BEAR)
    table.fights([(first, bob)], [(bear, first)], until="declare blockers")
    assert steps_with_damage(table) == ["declare blockers", "first-strike combat damage", "combat damage"]
    assert bear.is_now.zone == "graveyard" and first.damage == 0 and first.zone == "battlefield"


def test_without_first_strikers_there_is_no_such_step(table):                             # 510.4
    alice, bob = table.players
    table.fights([(alice.controls(BEAR), bob)], until="declare blockers")
    assert steps_with_damage(table) == ["declare blockers", "combat damage"]


def test_double_strike_deals_damage_twice(table):                                         # 702.4b
    alice, bob = table.players
    table.fights([(alice.controls(DOUBLE), bob)], until="first-strike combat damage")
    assert bob.life == 18
    table.goes_to("combat damage")
    assert bob.life == 16


def test_who_loses_first_strike_after_striking_does_not_strike_again(table):              # 510.4
    alice, bob = table.players
    first = alice.controls(FIRST)
    table.fights([(first, bob)], until="first-strike combat damage")
    alice.says("Target creature loses all abilities until end of turn.", first)
    table.goes_to("combat damage")
    assert bob.life == 18


def test_who_loses_double_strike_after_striking_does_not_strike_again(table):             # 702.4c
    alice, bob = table.players
    double = alice.controls(DOUBLE)
    table.fights([(double, bob)], until="first-strike combat damage")
    alice.says("Target creature loses all abilities until end of turn.", double)
    table.goes_to("combat damage")
    assert bob.life == 18


def test_who_gains_first_strike_too_late_strikes_with_the_others(table):                  # 702.7c
    alice, bob = table.players
    bear = alice.controls(BEAR)
    table.fights([(bear, bob), (alice.controls(FIRST), bob)], until="first-strike combat damage")
    alice.says("Target creature gains first strike until end of turn.", bear)
    table.goes_to("combat damage")
    assert bob.life == 16


def test_who_gains_double_strike_after_striking_first_strikes_again(table):               # 702.4d
    alice, bob = table.players
    first = alice.controls(FIRST)
    table.fights([(first, bob)], until="first-strike combat damage")
    alice.says("Target creature gains double strike until end of turn.", first)
    table.goes_to("combat damage")
    assert bob.life == 16


def test_a_first_striker_that_dealt_nothing_does_not_strike_later(table):                 # 510.4
    alice, bob = table.players
    weak = alice.controls(card("Weak Lancer", "", "Creature — Knight", "First strike", "0/2"))
    table.fights([(weak, bob)], until="first-strike combat damage")
    alice.says("Target creature gets +3/+0 until end of turn.", weak)
    table.goes_to("combat damage")
    assert bob.life == 20


# ---- leaving combat ----
def test_combat_ends_for_all(table):                                                      # 511.3
    alice, bob = table.players
    bear, wall = alice.controls(BEAR), bob.controls(WALL)
    table.fights([(bear, bob)], [(wall, bear)], until="postcombat main")
    assert (bear.attacking, bear.blocked, wall.blocking) == (None, "", ())


def test_an_attacker_whose_control_changes_is_removed(table):                             # 506.4
    alice, bob = table.players
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)], until="declare attackers")
    bob.says("Gain control of target creature until end of turn.", bear)
    assert bear.attacking is None
    table.goes_to("combat damage")
    assert (alice.life, bob.life) == (20, 20)


# ---- three players ----
def test_one_may_attack_several_players_and_each_blocks_for_themselves():                 # 508.1b, 509.1a, 802.4
    table = Table("Alice", "Bob", "Cid")
    alice, bob, cid = table.players
    bear, giant = alice.controls(BEAR, GIANT)
    wall, goblin = bob.controls(WALL), cid.controls(GOBLIN)
    table.does("go_to", 0, 0, "combat damage")
    table.answers(((bear, bob), (giant, cid)))
    assert table.asked.who == 1 and {(a.name, b.name) for a, b in table.asked.options} == {("Wall", "Bear")}
    table.answers(((wall, bear),))
    assert table.asked.who == 2 and {(a.name, b.name) for a, b in table.asked.options} == {("Goblin Scout", "Giant")}
    table.answers(())
    assert (bob.life, cid.life, goblin.zone) == (20, 15, "battlefield")
