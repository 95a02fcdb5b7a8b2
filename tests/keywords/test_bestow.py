"""Cards cast as something else than they are: bestow, prototype, More Than Meets the Eye, disguise."""

from tests.table import BEAR, card

NYMPH = card("Nymph", "{1}{W}", "Enchantment Creature — Nymph", "Bestow {3}{W}\nVigilance\n"
             "Enchanted creature gets +2/+2 and has vigilance.",
             size="2/2")
MACHINE = card("Machine", "{7}", "Artifact Creature — Construct", "Prototype {1}{R} — 2/1\nHaste", size="6/6")
WHEELS = card("Wheels", "{4}{R}", "Legendary Artifact Creature — Robot", "More Than Meets the Eye {2}{R}\nTrample", size="4/4",
              layout="transform", back={"name": "Wheels Rolling", "types": "Legendary Artifact — Vehicle", "text": "Living metal\nHaste",
                                        "power": 3, "toughness": 3, "color_indicator": "R"})
MASKED = card("Masked", "{2}{G}", "Creature — Elf", "Disguise {1}{G}\nWhen ~ is turned face up, you gain 3 life.", size="4/3")
BOLT = card("Zap", "{R}", "Instant", "~ deals 1 damage to target creature.")


def test_bestowed_it_is_an_aura_and_no_creature(table, alice, bob):
    """702.103a 702.103b: as a spell and on the battlefield, with enchant creature."""
    alice.controls(*["Plains"] * 4)
    bear = alice.controls(BEAR)
    nymph = alice.holds(NYMPH)
    alice.casts(nymph, bear, way="bestow")
    spell = nymph.is_now
    assert ("Aura" in spell.types, "creature" in spell.types) == (True, False)
    table.settles()
    here = nymph.is_now
    assert ("Aura" in here.types, "creature" in here.types, here.attached, bear.power) == (True, False, bear.id, 4)


def test_cast_for_its_mana_cost_it_is_a_creature(table, alice, bob):
    alice.controls("Plains", "Plains")
    alice.controls(BEAR)
    nymph = alice.holds(NYMPH)
    alice.casts(nymph)
    table.settles()
    assert ("creature" in nymph.is_now.types, nymph.is_now.power) == (True, 2)  # 702.103a


def test_it_stays_as_a_creature_when_its_host_is_gone(table, alice, bob):
    """702.103f: unattached it ceases to be bestowed, and does not go to the graveyard."""
    alice.controls(*["Plains"] * 4)
    bear = alice.controls(BEAR)
    nymph = alice.holds(NYMPH)
    alice.casts(nymph, bear, way="bestow")
    table.settles()
    alice.says("Destroy target creature.", bear)
    table.settles()
    here = nymph.is_now
    assert (here.zone, "creature" in here.types, "Aura" in here.types, here.attached) == ("battlefield", True, False, None)


def test_with_its_target_gone_it_resolves_as_a_creature(table, alice, bob):
    alice.controls(*["Plains"] * 4)
    bear = alice.controls(BEAR)
    nymph = alice.holds(NYMPH)
    alice.casts(nymph, bear, way="bestow")
    alice.does("make_move", bear.id, "graveyard")
    table.settles()
    assert (nymph.is_now.zone, "creature" in nymph.is_now.types) == ("battlefield", True)  # 702.103e


def test_a_copy_of_a_bestowed_spell_is_bestowed(table, alice, bob):
    alice.controls(*["Plains"] * 4)
    bear = alice.controls(BEAR)
    nymph = alice.holds(NYMPH)
    alice.casts(nymph, bear, way="bestow")
    alice.says("Copy target spell.", nymph.is_now)
    table.settles()
    assert sum("Aura" in one.types for one in table.named("Nymph")) == 2  # 702.103c
    assert bear.power == 6


def test_a_prototype_is_smaller_for_less(table, alice, bob):
    """702.160a, 718.3: power, toughness, mana cost and color are those of the prototype."""
    alice.controls("Mountain", "Mountain")
    machine = alice.holds(MACHINE)
    alice.casts(machine, way="prototype")
    assert (machine.is_now.power, machine.is_now.mana_value, machine.is_now.colors) == (2, 2, "R")
    table.settles()
    here = machine.is_now
    assert (here.power, here.toughness, here.mana_value, here.colors) == (2, 1, 2, "R")
    alice.says("Create a token that's a copy of target creature.", here)
    assert [one.power for one in table.named("Machine")] == [2, 2]
    alice.says("Destroy target creature.", here)
    table.settles()
    assert (machine.is_now.power, machine.is_now.mana_value) == (6, 7)


def test_more_than_meets_the_eye_arrives_converted(table, alice, bob):
    alice.controls("Mountain", "Mountain", "Mountain")
    wheels = alice.holds(WHEELS)
    alice.casts(wheels, face="back")
    table.settles()
    assert (wheels.is_now.name, wheels.is_now.power, wheels.is_now.mana_value) == ("Wheels Rolling", 3, 5)  # 702.162a


def test_disguised_it_is_warded_until_it_is_turned_face_up(table, alice, bob):
    """702.168a 702.168b 702.168d."""
    alice.controls(*["Forest"] * 5)
    bob.controls("Mountain")
    masked = alice.holds(MASKED)
    alice.casts(masked, face="face down", way="disguise")
    table.settles()
    here = masked.is_now
    assert (here.name, here.power, here.toughness, here.colors) == ("", 2, 2, "")
    alice.passes()
    bob.casts(bob.holds(BOLT), here)
    assert len(table.state.stack) == 2                # ward has triggered
    table.settles("no")
    assert here.damage == 0
    alice.does("turn_up", here.id)
    table.settles()
    assert (here.name, here.power, alice.life) == ("Masked", 4, 23)
