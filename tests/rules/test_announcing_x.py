"""X of what is paid, mana or not: only as much as could be paid is offered, and what resolves remembers it [107.3, 601.2b, 602.2b]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.vocabulary.mana import could_produce
from tests.table import BEAR, GOBLIN, card

GLUTTON = card("Land Glutton", "{G}", "Creature — Beast", "{T}, Sacrifice X lands: Put X +1/+1 counters on ~.", "1/1")
ARC = card("Red Arc", "{R}", "Sorcery", "As an additional cost to cast this spell, pay X life.\n~ deals X damage to any target.")
PURGE = card("Purge", "{R}", "Sorcery", "As an additional cost to cast this spell, discard X cards.\n~ deals X damage to any target.")
WITHERING = card("Withering Lamp", "{2}", "Artifact", "{T}, Remove X charge counters from ~: Target creature gets -X/-X until end of turn.")
SLING = card("Old Sling", "{2}", "Artifact", "{X}, Discard a card with mana value X: ~ deals X damage to any target.")
KNIGHT = card("Plain Knight", "{W}", "Creature — Human Knight", size="2/2")
LORD = card("Judge", "{W}", "Creature — Human", "Tap X untapped Knights you control: Destroy target creature with power X or less.", "3/3")
STORE = card("Storehouse", "", "Land", "{1}, Remove X storage counters from ~: Add X mana in any combination of {R} and/or {G}.")
VAULT = card("Old Vault", "{2}", "Artifact", "{T}, Remove X charge counters from ~: Add X mana of any one color.")
RECALL = card("Exact Word", "{X}{U}", "Instant", "Counter target spell with mana value X.")


def offered(table):
    assert table.asked.kind == "X"
    return table.asked.options


def test_x_of_a_sacrifice_is_announced_as_the_ability_is_activated(table):                # 602.2b, 107.3a
    alice, _ = table.players
    glutton, *lands = alice.controls(GLUTTON, "Forest", "Forest", "Forest")
    alice.activates(glutton)
    assert offered(table) == (0, 1, 2, 3)                                                 # only what could be paid [118.3]
    table.answers(2, tuple(lands[:2]))
    table.resolves()
    assert glutton.counted("+1/+1") == 2 and alice.graveyard == ["Forest", "Forest"]      # 107.3i: the same X


@pytest.mark.parametrize("life, most", [(5, 5), (20, 20), (47, 47)])
def test_so_much_life_as_there_is_can_be_paid_for_x(table, life, most):                   # 601.2b, 119.4
    alice, bob = table.players
    table.state = table.state.with_seat(alice.seat, life=life)
    alice.controls("Mountain")
    alice.casts(alice.holds(ARC))
    assert offered(table) == tuple(range(most + 1))
    table.answers(3, bob)
    table.resolves()
    assert (alice.life, bob.life) == (life - 3, 17)


def test_the_spell_is_on_the_stack_when_x_is_announced_and_is_not_discarded_for_it(table):      # 601.2a, 601.2b
    alice, bob = table.players
    alice.controls("Mountain")
    purge, *_ = alice.holds(PURGE, BEAR, GOBLIN)
    alice.casts(purge)
    assert offered(table) == (0, 1, 2)
    table.answers(2, bob)
    table.resolves()
    assert bob.life == 18 and alice.hand == 0


def test_x_may_be_zero_where_counters_are_removed_or_life_is_paid(table):                 # 107.3a, 118.3
    alice, bob = table.players
    lamp, bear = alice.controls(WITHERING, counters=(("charge", 2),)), bob.controls(BEAR)
    alice.activates(lamp, 0, bear)
    table.resolves()
    assert bear.toughness == 2 and lamp.counted("charge") == 2
    alice.controls("Mountain")
    alice.casts(alice.holds(ARC), 0, bob)
    table.resolves()
    assert (alice.life, bob.life) == (20, 20)


def test_x_counters_are_removed_and_what_resolves_remembers_how_many(table):              # 602.2b, 122.1
    alice, bob = table.players
    lamp, bear = alice.controls(WITHERING, counters=(("charge", 5),)), bob.controls(BEAR)
    alice.activates(lamp)
    assert offered(table) == (0, 1, 2, 3, 4, 5)
    table.answers(2, bear)
    assert lamp.counted("charge") == 3                                                    # paid before it resolves [601.2h]
    table.resolves()
    assert bob.graveyard == ["Bear"]


def test_only_a_mana_value_that_is_there_is_offered_for_x(table):                         # 601.2b, 202.3
    alice, bob = table.players
    alice.controls("Mountain", "Mountain", "Mountain")
    sling = alice.controls(SLING)
    assert ("activate", "118.3") in alice.may_not(sling)                                  # there is nothing to discard, whatever X is
    alice.holds(BEAR, GOBLIN)
    assert alice.may(sling)
    alice.activates(sling)
    assert offered(table) == (1, 2)
    table.answers(2, bob)
    table.resolves()
    assert alice.graveyard == ["Bear"] and bob.life == 18


def test_targets_that_x_decides_on_are_looked_for_with_every_x(table):                    # 601.2b comes before 601.2c
    alice, bob = table.players
    bear = bob.controls(BEAR)
    judge, knight = alice.controls(LORD, KNIGHT)
    assert ("activate", "601.2c") in alice.may_not(judge)                                 # with one Knight no power is small enough but 1
    other = alice.controls(KNIGHT)
    assert alice.may(judge)
    alice.activates(judge, 2, bear)
    assert knight.tapped == other.tapped == "tapped"
    table.resolves()
    assert bob.graveyard == ["Bear"]


def test_a_spell_whose_target_x_decides_on_is_offered_where_that_x_can_be_paid(table):    # 601.2b, 601.2c, 601.2h
    alice, bob = table.players
    alice.controls("Island", "Island")
    bob.controls("Forest", "Forest")
    word, bear = alice.holds(RECALL), bob.holds(BEAR)
    table.does("set_turn", 0, (("active", 1), ("priority", 1)))
    bob.casts(bear)
    bob.passes()
    assert ("cast", "601.2h") in alice.may_not(word)                                      # X has to be 2: {2}{U}
    alice.controls("Island")
    assert alice.may(word)
    alice.casts(word, 2, bear.is_now)
    table.resolves()
    assert bob.graveyard == ["Bear"]


def test_x_of_a_mana_ability_is_announced_too(table):                                     # 605.3a, 602.2b
    alice, _ = table.players
    store = alice.controls(STORE, counters=(("storage", 3),))
    alice.controls("Forest")
    alice.taps(store)
    assert offered(table) == (0, 1, 2, 3)
    table.answers(2, "RG")
    assert sorted(alice.pool) == ["G", "R"] and store.counted("storage") == 1


def test_a_mana_ability_with_x_pays_for_as_much_as_its_counters_allow(table):             # 601.2g, 107.3a
    alice, _ = table.players
    vault = alice.controls(VAULT, counters=(("charge", 2),))
    bear, more = alice.holds(BEAR, card("Ogre", "{2}{R}", "Creature — Ogre", size="3/3"))
    assert alice.may(bear) and ("cast", "601.2h") in alice.may_not(more)
    alice.casts(bear)
    assert vault.counted("charge") == 0
    table.resolves()
    assert table.count("Bear") == 1


def test_what_a_mana_ability_with_x_could_produce_is_not_nothing(table):                  # 106.7
    alice, _ = table.players
    vault, store = alice.controls(VAULT, STORE)
    assert could_produce(table.state, vault.id) == frozenset("WUBRG") and could_produce(table.state, store.id) == frozenset("RG")


def test_a_cost_that_no_x_can_pay_is_refused_in_one_line(table):                          # 601.2h, 118.3
    alice, _ = table.players
    alice.controls("Mountain")
    sling = alice.controls(SLING)
    with pytest.raises(Illegal, match="118.3"):
        alice.activates(sling)
