"""The stack: triggers find their place on it, and its top resolves, with whatever targets are still legal [405, 603, 608]."""
from tests.table import BEAR, GOBLIN, card

BOLT = "Lightning Bolt"
PAIR = card("Pair", "{R}", "Instant", "Destroy two target creatures.")
BOTH = card("Both", "{R}", "Instant", "Destroy target creature. You gain 3 life.")
AND_ANY = card("And Any", "{R}", "Instant", "Destroy target creature. This spell deals 2 damage to any target.")
SHIELD = card("Shield", "{G}", "Instant", "Target creature gains hexproof until end of turn.")
COPIER = "Copy target spell. You may choose new targets for the copy."
POOR = card("Poor", "", "Creature — Human", "When this creature enters, if you control no artifacts, you gain 3 life.", "1/1")
FEW = card("Few", "", "Enchantment", "At the beginning of your end step, if you control a creature, you gain 3 life.")
PICKY = card("Picky", "", "Creature — Human", "When this creature enters, destroy target artifact.", "1/1")
ONE_OF = card("One Of", "", "Creature — Human",
              "When this creature enters, choose one —\n• Destroy target artifact.\n• Destroy target enchantment.", "1/1")
REST = card("Rest", "", "Enchantment", "If a card would be put into a graveyard from anywhere, exile it instead.")


# ---- targets [608.2b] ----
def test_without_any_legal_target_left_nothing_happens(table):                            # 608.2b
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain")
    both = alice.holds(BOTH)
    alice.casts(both, bear)
    bob.says("Return target creature to its owner's hand.", bear)
    table.settles()
    assert (alice.life, both.is_now.zone) == (20, "graveyard")


def test_with_some_targets_left_it_does_what_it_can(table):                               # 608.2b
    alice, bob = table.players
    bear, goblin = bob.controls(BEAR, GOBLIN)
    alice.controls("Mountain")
    alice.casts(alice.holds(PAIR), (bear, goblin))
    bob.says("Return target creature to its owner's hand.", bear)
    table.settles()
    assert bear.is_now.zone == "hand" and goblin.is_now.zone == "graveyard"


def test_an_illegal_target_is_not_touched_though_the_rest_happens(table):                 # 608.2b
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain"), bob.controls("Forest")
    alice.casts(alice.holds(AND_ANY), bear, bob)
    alice.passes()
    bob.casts(bob.holds(SHIELD), bear)
    table.settles()
    assert bear.zone == "battlefield" and bob.life == 18


def test_a_target_that_has_changed_enough_is_illegal(table):                              # 608.2b, 702.11b
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain"), bob.controls("Forest")
    alice.casts(alice.holds(BOLT), bear)
    alice.passes()
    bob.casts(bob.holds(SHIELD), bear)
    table.settles()
    assert bear.damage == 0


def test_what_left_and_came_back_is_another_object(table):                                # 400.7, 608.2b
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain")
    alice.casts(alice.holds(BOLT), bear)
    bob.says("Exile target creature, then return it to the battlefield under its owner's control.", bear)
    table.settles()
    assert (bear.is_now.zone, bear.is_now.damage) == ("battlefield", 0)


def test_a_permanent_spell_resolves_onto_the_battlefield(table):                          # 608.3a
    alice, _ = table.players
    alice.controls("Forest", "Forest")
    bear = alice.holds("Grizzly Bears")
    alice.casts(bear)
    table.resolves()
    assert (bear.is_now.zone, bear.is_now.controller, bear.is_now.sick) == ("battlefield", 0, "sick") and not table.state.stack


def test_an_aura_enters_attached_to_its_target(table):                                    # 608.3b, 303.4b
    alice, bob = table.players
    bear, _ = bob.controls(BEAR, BEAR)
    alice.controls("Plains")
    aura = alice.holds("Holy Strength")
    alice.casts(aura, bear)
    table.resolves()
    assert aura.is_now.attached == bear.id and bear.power == 3


def test_an_aura_whose_target_is_gone_never_enters(table):                                # 608.3b, 608.2b
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Plains")
    aura = alice.holds("Holy Strength")
    alice.casts(aura, bear)
    bob.says("Destroy target creature.", bear)
    table.settles()
    assert aura.is_now.zone == "graveyard" and not table.state.stack


def test_an_instant_goes_to_its_owners_graveyard(table):                                  # 608.2n
    alice, bob = table.players
    alice.controls("Mountain")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    table.resolves()
    assert alice.graveyard == [BOLT]


def test_where_its_going_is_replaced_it_goes_there(table):                                # 614.6, 608.2n
    alice, bob = table.players
    alice.controls("Mountain", REST)
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    table.resolves()
    assert bolt.is_now.zone == "exile" and not table.state.stack


def test_a_permanent_spell_that_cannot_enter_goes_to_the_graveyard(table):                # 608.3e
    alice, _ = table.players
    alice.controls("Forest", "Forest", card("Gate", "", "Enchantment", "Creatures can't enter the battlefield."))
    bear = alice.holds("Grizzly Bears")
    alice.casts(bear)
    table.resolves()
    assert bear.is_now.zone == "graveyard" and not table.state.stack


# ---- countered ----
def test_a_countered_spell_does_nothing_and_goes_to_the_graveyard(table):                 # 701.6a
    alice, bob = table.players
    alice.controls("Mountain"), bob.controls("Island", "Island")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    alice.passes()
    bob.casts(bob.holds("Counterspell"), bolt.is_now)
    table.settles()
    assert bob.life == 20 and bolt.is_now.zone == "graveyard" and not table.state.stack


def test_a_spell_countered_already_is_no_target_any_more(table):                          # 608.2b
    alice, bob = table.players
    alice.controls("Mountain"), bob.controls(*["Island"] * 4)
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    alice.passes()
    first, second = bob.holds("Counterspell", "Counterspell")
    bob.casts(first, bolt.is_now), bob.casts(second, bolt.is_now)
    table.settles()
    assert bob.graveyard == ["Counterspell", "Counterspell"] and alice.graveyard == [BOLT]


def test_an_unless_cost_is_paid_while_it_resolves(table):                                 # 118.12, 608.2d
    alice, bob = table.players
    alice.controls(*["Mountain"] * 4), bob.controls("Island", "Island")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    alice.passes()
    bob.casts(bob.holds("Mana Leak"), bolt.is_now)
    table.does("resolve", 0)
    assert table.asked.who == 0
    table.answers("yes")
    table.settles()
    assert bob.life == 17


# ---- copies on the stack ----
def test_a_copy_of_a_spell_resolves_and_is_gone(table):                                   # 707.10, 704.5e
    alice, bob = table.players
    alice.controls("Mountain")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    alice.says(COPIER, bolt.is_now, "no")
    table.settles()
    assert bob.life == 14 and alice.graveyard == [BOLT]
    assert table.count(BOLT, "graveyard") == 1


def test_a_copy_may_get_new_targets(table):                                               # 707.10c
    alice, bob = table.players
    alice.controls("Mountain")
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    alice.says(COPIER, bolt.is_now, "yes", alice)
    table.settles()
    assert (alice.life, bob.life) == (17, 17)


def test_a_copy_was_not_cast(table):                                                      # 707.10
    alice, bob = table.players
    alice.controls("Mountain", card("Watcher", "", "Creature — Human", "Whenever you cast a spell, you gain 1 life.", "1/1"))
    bolt = alice.holds(BOLT)
    alice.casts(bolt, bob)
    alice.says(COPIER, bolt.is_now, "no")
    table.settles()
    assert (alice.life, bob.life) == (21, 14)


def test_a_copied_permanent_spell_becomes_a_token(table):                                 # 608.3f, 707.10f
    alice, _ = table.players
    alice.controls("Forest", "Forest")
    bear = alice.holds("Grizzly Bears")
    alice.casts(bear)
    alice.says(COPIER, bear.is_now)
    table.settles()
    assert sorted(b.token for b in table.named("Grizzly Bears")) == ["nontoken", "token"]


# ---- triggers [603] ----
def test_an_intervening_if_is_asked_as_it_triggers(table):                                # 603.4
    alice, _ = table.players
    alice.controls("Sol Ring")
    alice.puts(alice.holds(POOR))
    assert not table.state.stack


def test_an_intervening_if_is_asked_again_as_it_resolves(table):                          # 603.4
    alice, _ = table.players
    alice.puts(alice.holds(POOR))
    assert len(table.state.stack) == 1
    alice.controls("Sol Ring")
    table.resolves()
    assert alice.life == 20 and not table.state.stack


def test_at_the_beginning_with_an_if(table):                                              # 603.4, 513.1a
    alice, _ = table.players
    bear, _ = alice.controls(BEAR, FEW)
    table.goes_to("end")
    assert len(table.state.stack) == 1
    alice.says("Destroy target creature.", bear)
    table.settles()
    assert alice.life == 20


def test_a_trigger_without_a_legal_target_is_removed(table):                              # 603.3d
    alice, _ = table.players
    alice.puts(alice.holds(PICKY))
    assert not table.state.stack and not table.state.waiting


def test_a_trigger_without_a_legal_mode_is_removed(table):                                # 603.3c
    alice, _ = table.players
    alice.puts(alice.holds(ONE_OF))
    assert not table.state.stack and table.asked is None


def test_of_the_modes_of_a_trigger_only_those_with_targets_are_offered(table):            # 603.3c, 700.2a
    alice, bob = table.players
    anthem = bob.controls("Glorious Anthem")
    alice.puts(alice.holds(ONE_OF), anthem)
    table.settles()
    assert anthem.is_now.zone == "graveyard"


def test_a_target_of_a_trigger_is_chosen_as_it_goes_on_the_stack(table):                  # 603.3d
    alice, bob = table.players
    ring = bob.controls("Sol Ring")
    alice.puts(alice.holds(PICKY), ring)
    assert table.state.stack[0].targets and ring.zone == "battlefield"
    table.settles()
    assert ring.is_now.zone == "graveyard"


def test_what_a_leaving_object_was_is_known(table):                                       # 608.2h, 603.10a
    alice, _bob = table.players
    giant = alice.controls(card("Bequest", "", "Creature — Giant", "When this creature dies, you gain life equal to its power.", "3/3"))
    alice.says("Target creature gets +2/+2 until end of turn.", giant)
    alice.says("Destroy target creature.", giant)
    table.settles()
    assert alice.life == 25
