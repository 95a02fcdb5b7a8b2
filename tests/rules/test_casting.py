"""Casting a spell in the order of 601.2, when it may be cast, and what it then costs [118, 601]."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.table import BEAR, card

BOLT = "Lightning Bolt"
CHARM = card("Charm", "{X}{R}", "Instant",
             "Kicker {1}\nChoose one —\n• Destroy target artifact.\n• Destroy target creature.\n• You gain 3 life.")
FREE = card("Free", "{0}", "Artifact")
NOTHING = card("Suspended", "", "Sorcery", "Draw three cards.", colors="U")
WATCHER = card("Watcher", "", "Creature — Human", "Whenever you cast a spell, you gain 1 life.", "1/1")


def kinds_asked(table, action, *answers):
    """What is asked from the announcement on, kind by kind."""
    table.does(*action)
    kinds = []
    for answer in answers:
        kinds.append(table.asked.kind)
        table.goes_on(lambda answer=answer: table.run.answer(table.asked.named(answer)), table.run.before)
    return kinds + ([table.asked.kind] if table.asked else [])


def test_modes_kicker_x_targets_and_payment_in_this_order(table):                         # 601.2b-h
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls(*["Mountain"] * 5)
    charm = alice.holds(CHARM)
    from sandbox.engine.kinds import The
    asked = kinds_asked(table, ("cast", 0, charm.id, "front"), ("destroy target creature.",), ("no",), (2,), (The(bear.id),))
    assert asked == ["mode", "kicker", "X", "target", "pay"]


def test_a_spell_is_on_the_stack_while_it_is_announced(table):                            # 601.2a
    alice, bob = table.players
    alice.controls("Mountain")
    bolt = alice.holds(BOLT)
    table.does("cast", 0, bolt.id, "front")
    assert bolt.is_now.zone == "stack" and alice.hand == 0
    table.answers(bob)


def test_casting_triggers_once_it_is_cast_and_above_it(table):                            # 601.2i, 603.3
    alice, bob = table.players
    alice.controls("Mountain", WATCHER)
    alice.casts(alice.holds(BOLT), bob)
    assert [item.word for item in table.state.stack] == [BOLT, "Watcher"]


# ---- when ----
@pytest.mark.parametrize("name", ["Divination", "Grizzly Bears", "Sol Ring", "Jace, Mirror Mage", "Glorious Anthem"])
def test_sorcery_timing_for_all_but_instants_and_flash(table, name):                      # 304.1, 307.1, 301.1, 302.1, 303.1, 306.1
    alice, bob = table.players
    alice.controls(*["Island"] * 4, "Forest", "Plains", "Plains", "Mountain")
    bob.controls(*["Island"] * 4, "Forest", "Plains", "Plains")
    mine, theirs, bolt = alice.holds(name), bob.holds(name), alice.holds(BOLT)
    alice.passes()
    with pytest.raises(Illegal, match="307.1"):
        bob.casts(theirs)
    bob.passes()
    with pytest.raises(Illegal, match="307.1"):                                           # beginning of combat
        alice.casts(mine)
    table.goes_to("postcombat main")
    alice.casts(bolt, bob)
    with pytest.raises(Illegal, match="307.1"):                                           # something is on the stack
        alice.casts(mine)
    table.settles()
    assert [p.kind for p in alice.may(mine)] == ["cast"]


def test_flash_and_instants_in_any_step_with_priority(table):                             # 702.8a, 304.1
    alice, bob = table.players
    bob.controls("Forest", "Forest", "Mountain")
    viper, bolt = bob.holds("Ambush Viper", BOLT)
    alice.passes()
    bob.casts(viper)
    bob.casts(bolt, alice)
    table.settles()
    assert viper.is_now.zone == "battlefield" and alice.life == 17


def test_a_land_is_played_not_cast(table):                                                # 305.9
    alice, _ = table.players
    island = alice.holds("Island")
    with pytest.raises(Illegal, match="305.9"):
        alice.casts(island)


def test_only_from_the_hand_of_its_owner(table):                                          # 601.3
    alice, bob = table.players
    alice.controls("Mountain")
    for one in (bob.holds(BOLT), alice.has(BOLT, "graveyard"), alice.controls(BEAR)):
        with pytest.raises(Illegal, match="601.3"):
            alice.casts(one)
    with pytest.raises(Illegal, match="400.7"):
        table.does("cast", 0, 999, "front")


def test_without_a_mana_cost_it_cannot_be_cast(table):                                    # 118.6, 202.1b
    alice, _ = table.players
    alice.controls(*["Island"] * 5)
    nothing = alice.holds(NOTHING)
    with pytest.raises(Illegal, match="118.6"):
        alice.casts(nothing)
    assert alice.may(nothing) == []


def test_a_cost_of_zero_asks_nothing(table):                                              # 118.5
    alice, _ = table.players
    alice.casts(alice.holds(FREE))
    table.resolves()
    assert table.count("Free") == 1


# ---- illegal: reversed ----
def test_without_a_legal_target_it_cannot_be_cast(table):                                 # 601.2c
    alice, _ = table.players
    alice.controls("Swamp", "Swamp", "Swamp")
    murder = alice.holds("Murder")
    before = table.state
    with pytest.raises(Illegal, match="601.2c"):
        alice.casts(murder)
    assert table.state == before
    assert ("cast", "601.2c") in alice.may_not(murder)


def test_no_spell_is_a_target_for_itself(table):                                           # 115.5, 601.2c, 700.2a
    alice, _ = table.players
    alice.controls("Island", "Island", "Island")
    denial = alice.holds(card("Old Denial", "{U}", "Instant", "Counter target spell."))
    either = alice.holds(card("Old Choice", "{U}", "Instant", "Choose one —\n• Counter target spell.\n• You gain 1 life."))
    assert alice.may_not(denial) == [("cast", "601.2c")]
    with pytest.raises(Illegal, match="601.2c"):
        alice.casts(denial)
    alice.casts(either)                                # nothing is asked: there is but one mode that can be chosen
    alice.casts(denial, either.is_now)
    copier = alice.holds(card("Old Copier", "{U}", "Instant", "Copy target spell. You may choose new targets for the copy."))
    alice.casts(copier, denial.is_now)
    table.resolves("yes")
    assert [one.name for one in table.asked.options] == ["Old Choice", "Old Denial", "Old Copier"]   # all but the copy [707.10c]


def test_what_cannot_be_paid_is_reversed_with_its_mana(table):                            # 732.1
    alice, bob = table.players
    island = alice.controls("Island")
    bolt = alice.holds(BOLT)
    before = table.state
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(bolt, bob)
    assert table.state == before and island.tapped == "untapped" and bolt.zone == "hand"


def test_kicked_beyond_ones_means_it_is_reversed(table):                                  # 601.2h, 732.1
    alice, bob = table.players
    alice.controls("Mountain")
    burst = alice.holds("Burst Lightning")
    before = table.state
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(burst, "yes", bob)
    assert table.state == before
    alice.casts(burst, "no", bob)
    table.resolves()
    assert bob.life == 18


def test_an_x_too_large_is_reversed(table):                                               # 601.2b, 732.1
    alice, bob = table.players
    alice.controls("Mountain", "Mountain", "Mountain")
    blaze = alice.holds("Blaze")
    before = table.state
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(blaze, 3, bob)
    assert table.state == before
