"""Keywords that trigger in combat and as a creature dies [702]."""
from tests.table import BEAR, GOBLIN, card

GIANT = card("Giant", "", "Creature — Giant", "", "5/5")
CHAMPION = card("Champion", "{W}", "Creature — Human", "Exalted", "1/1")
CRIER = card("Crier", "{R}", "Creature — Goblin", "Battle cry", "1/1")
SAMURAI = card("Samurai", "{W}", "Creature — Human Samurai", "Bushido 2", "1/1")
LANCER = card("Lancer", "{W}", "Creature — Knight", "Flanking", "2/2")
TORTURER = card("Torturer", "{B}", "Creature — Demon", "Afflict 2", "3/3")
PERSISTENT = card("Persistent", "{B}", "Creature — Zombie", "Persist", "3/2")
ENDLESS = card("Endless", "{B}", "Creature — Zombie", "Undying", "1/1")
HAUNTED = card("Haunted", "{W}", "Creature — Human", "Afterlife 2", "1/1")
SHIFTER = card("Shifter", "{G}", "Creature — Spirit", "Soulshift 3", "1/1")
LESSER = card("Lesser", "{2}{G}", "Creature — Spirit", "", "1/1")


def test_exalted_for_a_creature_that_attacks_alone(table):                                # 702.83a, 702.83b
    alice, bob = table.players
    alice.controls(CHAMPION, CHAMPION)
    bear = alice.controls(BEAR)
    table.fights([(bear, bob)])
    assert bob.life == 16


def test_no_exalted_for_two_attackers(table):                                             # 506.5
    alice, bob = table.players
    champion, bear = alice.controls(CHAMPION), alice.controls(BEAR)
    table.fights([(bear, bob), (champion, bob)])
    assert bob.life == 17


def test_battle_cry_for_the_other_attackers(table):                                       # 702.91a
    alice, bob = table.players
    crier, bear = alice.controls(CRIER), alice.controls(BEAR)
    table.fights([(crier, bob), (bear, bob)])
    assert bob.life == 16


def test_bushido_once_however_many_block(table):                                          # 702.45a, 509.3c
    alice, bob = table.players
    samurai, first, second = alice.controls(SAMURAI), bob.controls(GOBLIN), bob.controls(GOBLIN)
    table.fights([(samurai, bob)], [(first, samurai), (second, samurai)], until="declare blockers")
    table.settles()
    assert (samurai.power, samurai.toughness) == (3, 3)


def test_flanking_for_each_blocker_without_it(table):                                     # 702.25a, 509.3d
    alice, bob = table.players
    lancer, goblin, other = alice.controls(LANCER), bob.controls(GOBLIN), bob.controls(LANCER)
    table.fights([(lancer, bob)], [(goblin, lancer), (other, lancer)], until="declare blockers")
    table.settles()
    assert goblin.is_now.zone == "graveyard" and (other.power, other.zone) == (2, "battlefield")


def test_afflict_hits_the_defending_player_once(table):                                   # 702.130a, 508.5
    alice, bob = table.players
    torturer, first, second = alice.controls(TORTURER), bob.controls(GOBLIN), bob.controls(GOBLIN)
    table.fights([(torturer, bob)], [(first, torturer), (second, torturer)], until="declare blockers")
    table.settles()
    assert bob.life == 18


def test_persist_returns_it_once(table):                                                  # 702.79a
    alice, bob = table.players
    zombie = alice.controls(PERSISTENT)
    bob.says("Destroy target creature.", zombie)
    table.settles()
    back = zombie.is_now
    assert (back.zone, back.power, back.toughness) == ("battlefield", 2, 1)
    bob.says("Destroy target creature.", back)
    table.settles()
    assert zombie.is_now.zone == "graveyard"


def test_undying_looks_at_the_other_counters_and_its_owner_gets_it(table):                # 702.93a
    alice, bob = table.players
    zombie = alice.controls(ENDLESS, controller=1)
    bob.says("Destroy target creature.", zombie)
    table.settles()
    assert (zombie.is_now.power, zombie.is_now.controller) == (2, 0)


def test_persist_does_not_follow_the_card_elsewhere(table):                               # 400.7, 702.79a
    alice, bob = table.players
    zombie = alice.controls(PERSISTENT)
    bob.says("Destroy target creature.", zombie)
    bob.says("Exile target card in a graveyard.", zombie.is_now)
    table.settles()
    assert zombie.is_now.zone == "exile"


def test_afterlife_leaves_spirits(table):                                                 # 702.135a
    alice, bob = table.players
    haunted = alice.controls(HAUNTED)
    bob.says("Destroy target creature.", haunted)
    table.settles()
    assert [(s.power, s.colors) for s in table.named("Spirit Token")] == [(1, "WB")] * 2


def test_soulshift_returns_a_lesser_spirit(table):                                        # 702.46a
    alice, bob = table.players
    shifter, lesser = alice.controls(SHIFTER), alice.has(LESSER, "graveyard")
    bob.says("Destroy target creature.", shifter)
    table.answers(lesser)
    table.settles("yes")
    assert lesser.is_now.zone == "hand"


def test_whoever_attacks_and_is_not_blocked(table):                                       # 509.3g
    alice, bob = table.players
    sneak = card("Sneak", "", "Creature — Rat", "Whenever this creature attacks and isn't blocked, defending player loses 2 life.", "1/1")
    first, second, goblin = alice.controls(sneak), alice.controls(sneak), bob.controls(GOBLIN)
    table.fights([(first, bob), (second, bob)], [(goblin, first)], until="declare blockers")
    table.settles()
    assert bob.life == 18


def test_blocking_or_becoming_blocked_by_speaks_of_the_other(table):                      # 509.3d
    alice, bob = table.players
    words = "Whenever this creature blocks or becomes blocked by a creature, destroy that creature."
    basilisk, giant = alice.controls(card("Basilisk", "", "Creature — Basilisk", words, "1/1")), bob.controls(GIANT)
    table.fights([(basilisk, bob)], [(giant, basilisk)], until="declare blockers")
    table.settles()
    assert giant.is_now.zone == "graveyard" and basilisk.zone == "battlefield"


def test_blocking_it_speaks_of_the_attacker(table):                                       # 509.3b
    alice, bob = table.players
    words = "Whenever enchanted creature blocks or becomes blocked by a creature, destroy that creature."
    bear, giant = bob.controls(BEAR), alice.controls(GIANT)
    bob.controls(card("Curse of Stone", "{B}", "Enchantment — Aura", "Enchant creature\n" + words), attached=bear.id)
    table.fights([(giant, bob)], [(bear, giant)], until="declare blockers")
    table.settles()
    assert giant.is_now.zone == "graveyard" and bear.zone == "battlefield"


def test_attackers_and_blockers_both_set_it_off(table):                                   # 508.3a, 509.3a
    alice, bob = table.players
    words = "Whenever this creature attacks or blocks, you gain 1 life."
    attacker, blocker = (who.controls(card("Veteran", "", "Creature — Human", words, "1/1")) for who in (alice, bob))
    table.fights([(attacker, bob)], [(blocker, attacker)], until="declare blockers")
    table.settles()
    assert (alice.life, bob.life) == (21, 21)
