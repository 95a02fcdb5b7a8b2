"""Keywords of combat and of creatures, Vehicles and their crews, monstrous and renowned creatures [701, 702]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, GOBLIN, Table, card


def creature(name, text, size="1/1", cost="{1}"):
    return card(name, cost, "Creature — Beast", text, size)


CHARIOT = card("Chariot", "{2}", "Artifact — Vehicle", "Trample\nWhenever this Vehicle becomes crewed, you gain 1 life.\nCrew 3", "4/4")
TITAN = creature("Titan", "Annihilator 2", "5/5")


def test_annihilator_takes_permanents_of_the_defending_player(table):                     # 702.86a, 508.5
    alice, bob = table.players
    titan = alice.controls(TITAN)
    bob.controls("Forest", "Island", BEAR)
    table.fights([(titan, bob)], until="declare attackers")
    table.settles(tuple(table.named("Forest") + table.named("Island")))
    assert (table.count("Forest"), table.count("Island"), table.count("Bear")) == (0, 0, 1)


def test_mentor_teaches_a_weaker_attacker(table):                                         # 702.134a
    alice, bob = table.players
    teacher, goblin, giant = alice.controls(creature("Teacher", "Mentor", "2/2")), alice.controls(GOBLIN), alice.controls(TITAN)
    table.does("go_to", 0, 0, "declare attackers")
    table.answers(((teacher, bob), (goblin, bob)))
    assert [one.name for one in table.asked.options] == ["Goblin Scout"]
    table.answers(goblin)
    table.settles()
    assert (goblin.power, giant.power) == (2, 5)


def test_decayed_cannot_block_and_is_sacrificed_after_its_attack(table):                  # 702.147a
    alice, bob = table.players
    zombie, bear = alice.controls(creature("Rotten", "Decayed", "2/2")), bob.controls(BEAR)
    assert table.state.look(zombie.id).bounds and not table.state.look(bear.id).bounds
    table.fights([(zombie, bob)], until="postcombat main")
    assert bob.life == 18 and zombie.is_now.zone == "graveyard"


def test_dethrone_for_attacking_whoever_leads(table):                                     # 702.105a
    alice, bob = table.players
    usurper = alice.controls(creature("Usurper", "Dethrone"))
    table.fights([(usurper, bob)], until="declare attackers")
    table.settles()
    assert usurper.power == 2
    other = Table()
    usurper = other.players[0].controls(creature("Usurper", "Dethrone"))
    other.players[1].says("You lose 1 life.")
    other.fights([(usurper, other.players[1])], until="declare attackers")
    assert not other.state.stack


def test_training_beside_a_stronger_one(table):                                           # 702.149a
    alice, bob = table.players
    pupil, bear = alice.controls(creature("Pupil", "Training")), alice.controls(BEAR)
    table.fights([(pupil, bob), (bear, bob)], until="declare attackers")
    table.settles()
    assert (pupil.power, bear.power) == (2, 2)


def test_melee_counts_opponents_attacked():                                               # 702.121a
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    brawler, bear = alice.controls(creature("Brawler", "Melee")), alice.controls(BEAR)
    table.fights([(brawler, bob), (bear, carol)], until="declare attackers")
    table.settles()
    assert (brawler.power, brawler.toughness) == (3, 3)


def test_rampage_for_each_blocker_beyond_the_first(table):                                # 702.23a
    alice, bob = table.players
    rager, first, second, third = alice.controls(creature("Rager", "Rampage 2")), *(bob.controls(GOBLIN) for _ in range(3))
    table.fights([(rager, bob)], [(first, rager), (second, rager), (third, rager)], until="declare blockers")
    table.settles()
    assert (rager.power, rager.toughness) == (5, 5)


def test_provoked_it_untaps_and_blocks(table):                                            # 702.39a
    alice, bob = table.players
    taunter, bear = alice.controls(creature("Taunter", "Provoke")), bob.controls(BEAR, tapped="tapped")
    table.does("go_to", 0, 0, "declare attackers")
    table.answers(((taunter, bob),), bear)
    table.settles("yes")
    assert bear.tapped == "untapped"
    table.does("go_to", 0, 0, "combat damage")
    assert not table.run.fits(())
    table.answers(((bear, taunter),))
    assert taunter.is_now.zone == "graveyard"


def test_ingest_exiles_the_top_card(table):                                               # 702.115a
    alice, bob = table.players
    eater = alice.controls(creature("Ingester", "Ingest"))
    top, _ = bob.library("Forest", "Island")
    table.fights([(eater, bob)])
    table.settles()
    assert top.is_now.zone == "exile"


def test_renown_once(table):                                                              # 702.112a
    alice, bob = table.players
    knight = alice.controls(creature("Squire", "Renown 2\nAs long as this creature is renowned, it has trample."))
    table.fights([(knight, bob)])
    table.settles()
    assert (knight.power, knight.designated) == (3, ("renowned",))
    assert any(getattr(a, "word", "") == "trample" for a in knight.abilities)
    table.goes_to("postcombat main")
    alice.says("Target creature fights another target creature.", knight, bob.controls(GOBLIN))
    assert knight.power == 3


def test_monstrosity_once_and_what_triggers_on_it(table):                                 # 701.37a, 701.37b
    alice, _ = table.players
    alice.controls("Forest", "Forest")
    hydra = alice.controls(creature("Hydra", "{1}: Monstrosity 3.\nWhen this creature becomes monstrous, you gain 5 life."))
    for _ in range(2):
        alice.activates(hydra)
        table.settles()
    assert (hydra.power, alice.life) == (4, 25)


# ---- Vehicles ----
def test_a_vehicle_is_no_creature_until_it_is_crewed(table):                              # 301.7, 702.122a, 702.122d
    alice, bob = table.players
    chariot, bear, goblin, small = alice.controls(CHARIOT), alice.controls(BEAR, sick="sick"), *alice.controls(GOBLIN, GOBLIN)
    assert "creature" not in chariot.types
    alice.activates(chariot)
    assert not table.run.fits((goblin_of(table, goblin), goblin_of(table, small)))
    table.answers((bear, goblin))
    table.settles()
    assert chariot.types == ("artifact", "Vehicle", "creature") and (bear.tapped, small.tapped, alice.life) == ("tapped", "untapped", 21)
    table.fights([(chariot, bob)])
    assert bob.life == 16


def goblin_of(table, one):
    return next(option for option in table.asked.options if option.id == one.id)


def test_too_weak_a_crew_cannot_crew(table):                                              # 702.122a, 118.3
    alice, _ = table.players
    chariot = alice.controls(CHARIOT)
    alice.controls(BEAR)
    with pytest.raises(Illegal):
        alice.activates(chariot)


# ---- creatures that grow or come along ----
def test_evolve_looks_at_power_and_toughness(table):                                      # 702.100a
    alice, _ = table.players
    shark = alice.controls(creature("Shark", "Evolve", "2/2"))
    alice.puts(alice.holds(GOBLIN))
    table.settles()
    alice.puts(alice.holds(creature("Wall", "Defender", "0/4")))
    table.settles()
    assert shark.power == 3


def test_exploit_may_eat_itself(table):                                                   # 702.110a, 702.110b
    alice, _ = table.players
    words = "Exploit\nWhen this creature exploits a creature, you gain 3 life."
    vulture = alice.holds(creature("Vulture", words))
    alice.puts(vulture)
    table.settles(vulture.is_now)
    assert (vulture.is_now.zone, alice.life) == ("graveyard", 23)


def test_extort_drains_all_opponents():                                                   # 702.101a
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    alice.controls(creature("Priest", "Extort"), "Swamp", "Plains", "Forest", "Forest")
    alice.casts(alice.holds(BEAR), "auto")
    table.resolves("yes")
    assert (alice.life, bob.life, carol.life) == (22, 19, 19)


@pytest.mark.parametrize("answer, power, servos", [("yes", 3, 0), ("no", 1, 2)])
def test_fabricate_counters_or_servos(table, answer, power, servos):                      # 702.123a
    alice, _ = table.players
    smith = alice.holds(creature("Smith", "Fabricate 2"))
    alice.puts(smith)
    table.settles(answer)
    assert (smith.is_now.power, len(table.named("Servo Token"))) == (power, servos)


def test_outlast_taps_and_grows_at_sorcery_speed(table):                                  # 702.107a
    alice, _ = table.players
    alice.controls("Plains")
    guard = alice.controls(creature("Guard", "Outlast {W}"))
    alice.activates(guard)
    table.settles()
    assert (guard.tapped, guard.power) == ("tapped", 2)


def test_reinforce_from_hand(table):                                                      # 702.77a
    alice, _ = table.players
    alice.controls("Forest")
    bear, ally = alice.controls(BEAR), alice.holds(creature("Ally", "Reinforce 2—{G}"))
    alice.activates(ally, bear)
    table.settles()
    assert (bear.power, ally.is_now.zone) == (4, "graveyard")


@pytest.mark.parametrize("words, token", [("Living weapon", "Phyrexian Germ Token"), ("For Mirrodin!", "Rebel Token")])
def test_equipment_that_comes_with_its_wearer(table, words, token):                       # 702.92a, 702.163a
    alice, _ = table.players
    blade = alice.holds(card("Blade", "{2}", "Artifact — Equipment", words + "\nEquipped creature gets +2/+2.\nEquip {2}"))
    alice.puts(blade)
    table.settles()
    [wearer] = table.named(token)
    assert blade.is_now.attached == wearer.id and wearer.power in (2, 4)


def test_umbra_armor_is_destroyed_instead(table):                                         # 702.89a
    alice, bob = table.players
    bear = alice.controls(BEAR, damage=1)
    umbra = alice.controls(card("Hide", "{W}", "Enchantment — Aura", "Enchant creature\nUmbra armor"), attached=bear.id)
    bob.says("Destroy target creature.", bear)
    assert (bear.zone, bear.damage, umbra.is_now.zone) == ("battlefield", 0, "graveyard")
