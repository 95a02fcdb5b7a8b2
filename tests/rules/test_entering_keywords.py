"""Keywords of permanents that enter with counters, that count down, and that ask for echo [702]."""
import pytest

from tests.table import BEAR, GOBLIN, card


def creature(name, text, size="1/1", **more):
    return card(name, "{1}", "Creature — Beast", text, size, **more)


def enters(player, one, *answers):
    made = player.holds(one)
    player.puts(made, *answers)
    return made.is_now


def test_bloodthirst_wants_an_opponents_blood(table):                                     # 702.54a
    alice, bob = table.players
    ogre = creature("Ogre", "Bloodthirst 2")
    assert enters(alice, ogre).power == 1
    alice.says("You lose 1 life.")
    assert enters(alice, ogre).power == 1                                                 # no damage, and not an opponent
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)])
    assert enters(alice, ogre).power == 3


def test_unleashed_it_cant_block(table):                                                  # 702.98a
    alice, _ = table.players
    wild, tame = (enters(alice, creature("Cackler", "Unleash"), answer) for answer in ("yes", "no"))
    assert (wild.power, len(table.state.look(wild.id).bounds)) == (2, 1)
    assert (tame.power, table.state.look(tame.id).bounds) == (1, ())


def test_riot_is_a_counter_or_haste(table):                                               # 702.136a
    alice, _ = table.players
    rioter = creature("Rioter", "Riot")
    big, fast = enters(alice, rioter, "a +1/+1 counter"), enters(alice, rioter, "haste")
    assert (big.power, fast.power) == (2, 1)
    assert [any(getattr(a, "word", "") == "haste" for a in one.abilities) for one in (big, fast)] == [False, True]


def test_sunburst_counts_colors_of_mana(table):                                           # 702.44a, 702.44b
    alice, _ = table.players
    alice.controls("Forest", "Island", "Island")
    engine = alice.holds(card("Engine", "{3}", "Artifact", "Sunburst"))
    alice.casts(engine)
    table.settles()
    assert engine.is_now.counters == (("charge", 2),)


def test_devour_eats_as_it_enters(table):                                                 # 702.82a
    alice, _ = table.players
    bear, goblin = alice.controls(BEAR, GOBLIN)
    eater = enters(alice, creature("Eater", "Devour 2"), (bear, goblin))
    assert (eater.power, bear.is_now.zone, goblin.is_now.zone) == (5, "graveyard", "graveyard")


def test_amplify_shows_its_kin(table):                                                    # 702.38a
    alice, _ = table.players
    kin = alice.holds(creature("Kin", "Devoid"))
    alice.holds(BEAR)
    assert enters(alice, creature("Roarer", "Amplify 2"), kin).power == 3


def test_modular_gives_its_counters_on(table):                                            # 702.43a
    alice, bob = table.players
    walker = card("Walker", "{2}", "Artifact Creature — Construct", "Modular 2", "0/0")
    first, second = enters(alice, walker), enters(alice, walker)
    alice.says("Put a +1/+1 counter on target creature.", first)
    bob.says("Destroy target creature.", first)
    table.answers(second)
    table.settles("yes")
    assert (first.is_now.zone, second.power) == ("graveyard", 5)


def test_graft_moves_a_counter(table):                                                    # 702.58a
    alice, _ = table.players
    plax = enters(alice, creature("Plax", "Graft 2", "0/0"))
    bear = alice.holds(BEAR)
    alice.puts(bear)
    table.settles("yes")
    assert (plax.power, bear.is_now.power) == (1, 3)


def test_vanishing_counts_down_and_ends(table):                                           # 702.63a
    alice, bob = table.players
    alice.library(*["Forest"] * 4), bob.library(*["Forest"] * 4)
    ghost = enters(alice, creature("Ghost", "Vanishing 2"))
    table.goes_to("draw", turn=3)
    assert ghost.is_now.counted("time") == 1
    table.goes_to("draw", turn=5)
    assert ghost.is_now.zone == "graveyard"


def test_fading_lasts_one_upkeep_longer(table):                                           # 702.32a
    alice, bob = table.players
    alice.library(*["Forest"] * 4), bob.library(*["Forest"] * 4)
    fader = enters(alice, creature("Fader", "Fading 1"))
    table.goes_to("draw", turn=3)
    assert (fader.is_now.zone, fader.is_now.counted("fade")) == ("battlefield", 0)
    table.goes_to("draw", turn=5)
    assert fader.is_now.zone == "graveyard"


@pytest.mark.parametrize("answer, zone", [("yes", "battlefield"), ("no", "graveyard")])
def test_echo_is_paid_once_or_it_goes(table, answer, zone):                               # 702.30a
    alice, bob = table.players
    alice.library(*["Forest"] * 4), bob.library(*["Forest"] * 4)
    alice.controls("Forest", "Forest")
    echoing = enters(alice, creature("Echoing", "Echo {1}"))
    table.goes_to("draw", turn=3)
    table.answers(answer)
    assert echoing.is_now.zone == zone
    table.goes_to("draw", turn=5)
    assert table.asked is None


# ---- poison, and what an object is everywhere ----
def test_infect_poisons_players_and_withers_creatures(table):                             # 702.90b, 702.90c, 704.5c
    alice, bob = table.players
    agent, giant = alice.controls(creature("Agent", "Infect", "4/4")), bob.controls(creature("Giant", "", "5/5"))
    table.fights([(agent, bob)])
    assert (bob.life, dict(bob.here.counters)) == (20, {"poison": 4})
    bob.says("Target player gets a poison counter.", bob)
    alice.says("Target creature fights another target creature.", agent, giant)
    assert (giant.power, giant.damage, giant.counters) == (1, 0, (("-1/-1", 4),))


def test_wither_is_for_creatures_only(table):                                             # 702.80a
    alice, bob = table.players
    witch = alice.controls(creature("Witch", "Wither", "2/2"))
    table.fights([(witch, bob)])
    assert (bob.life, bob.here.counters) == (18, ())


def test_toxic_adds_poison_to_combat_damage(table):                                       # 702.164b, 120.3g
    alice, bob = table.players
    rat = alice.controls(creature("Rat", "Toxic 2", "1/1"))
    table.fights([(rat, bob)])
    assert (bob.life, dict(bob.here.counters)) == (19, {"poison": 2})


def test_ten_poison_counters_lose_the_game(table):                                        # 704.5c
    alice, bob = table.players
    agent = alice.controls(creature("Agent", "Infect", "10/4"))
    table.fights([(agent, bob)])
    assert bob.lost


def test_poisonous_triggers(table):                                                       # 702.70a
    alice, bob = table.players
    snake = alice.controls(creature("Snake", "Poisonous 1"))
    table.fights([(snake, bob)])
    table.settles()
    assert (bob.life, dict(bob.here.counters)) == (19, {"poison": 1})


def test_devoid_and_changeling_hold_in_every_zone(table):                                 # 702.114a, 702.73a, 604.3
    alice, _ = table.players
    drone, mimic = card("Drone", "{U}", "Creature — Drone", "Devoid", "1/1"), card("Mimic", "{G}", "Creature — Shapeshifter", "Changeling",
                                                                                   "1/1")
    for place in (alice.controls, alice.holds):
        assert place(drone).colors == "" and "Goblin" in place(mimic).types
