"""The stack: copies of what is on it keep what was announced, and what has lost all its targets does not resolve [405, 608, 707.10]."""
from sandbox.engine.kinds import The
from tests.engine.cards import ARC, BEAR, BLAST, BOLT, COPY_SPELL, FAMILIAR, GOBLIN, HERALD, JACE, KIROL, THORN


def top(table):
    return The(table.state.stack[-1].id)


def test_a_copy_of_a_kicked_spell_is_kicked(table):                                      # 707.10
    alice, bob = table.players
    alice.controls(*["Mountain"] * 4), alice.library(BEAR, BEAR)
    alice.casts(alice.holds(BLAST), "yes", 0, bob)
    alice.says(COPY_SPELL, top(table), "no")
    table.settles()
    assert (bob.life, alice.hand) == (16, 2)


def test_a_permanent_spells_kicked_copy_becomes_a_kicked_token(table):                   # 707.10f, 111.13
    alice, _ = table.players
    alice.controls(*["Island"] * 5)
    alice.casts(alice.holds(JACE), "yes")
    alice.says(COPY_SPELL, top(table))
    table.settles()
    alice.answers(table.asked.options[0])                                                 # two legendary ones: one stays
    assert len(table.named("Jace")) == 3 and sum(jace.token == "token" for jace in table.named("Jace")) >= 2


def test_a_copied_trigger_keeps_its_mode_and_may_get_new_targets(table):                  # 707.10, 707.10c
    alice, bob = table.players
    kirol, bear = alice.controls(KIROL, BEAR)
    familiar, thorn = bob.controls(FAMILIAR, THORN)
    alice.puts(alice.holds(HERALD), "destroy target artifact.", familiar)
    herald = table.named("Herald")[0]
    alice.activates(kirol, top(table), (bear, herald))
    table.resolves("yes", thorn)
    assert [bear.tapped, herald.tapped, kirol.tapped] == ["tapped", "tapped", "untapped"]  # not {T}: 302.6 does not apply
    table.settles()
    assert familiar.is_now.zone == thorn.is_now.zone == "graveyard"


def test_a_division_is_copied(table):                                                    # 707.10, 601.2d
    alice, bob = table.players
    alice.controls(*["Mountain"] * 3)
    bear, scout = bob.controls(BEAR, GOBLIN)
    alice.casts(alice.holds(ARC), (bear, scout), (2, 1))
    alice.says(COPY_SPELL, top(table), "no")
    assert table.state.stack[-1].division == (2, 1)
    table.settles()
    assert sorted(bob.graveyard) == ["Bear", "Goblin Scout"]


def test_a_copy_of_a_spell_ceases_to_exist_when_it_has_resolved(table):                   # 707.10a, 704.5e
    alice, bob = table.players
    alice.controls("Mountain")
    alice.casts(alice.holds(BOLT), bob)
    alice.says(COPY_SPELL, top(table), "no")
    table.settles()
    assert bob.life == 14 and alice.graveyard == ["Bolt"] and table.count("Bolt", "graveyard") == 1


def test_a_spell_whose_only_target_is_gone_does_not_resolve(table):                       # 608.2b
    alice, bob = table.players
    alice.controls(*["Mountain"] * 3)
    bear = bob.controls(BEAR)
    alice.casts(alice.holds(BOLT), bear)
    alice.says("Exile target creature.", bear)
    table.settles()
    assert alice.graveyard == ["Bolt"] and not any("3 damage" in line for line in table.log)


def test_a_spell_with_one_of_its_targets_left_does_what_it_can(table):                    # 608.2b
    alice, bob = table.players
    alice.controls(*["Mountain"] * 3)
    bear, scout = bob.controls(BEAR, GOBLIN)
    alice.casts(alice.holds(ARC), (bear, scout), (2, 1))
    alice.says("Exile target creature.", scout)
    table.settles()
    assert bob.graveyard == ["Bear"]


def test_a_countered_spell_goes_to_its_owners_graveyard(table):                           # 701.6a
    alice, bob = table.players
    alice.controls("Mountain")
    alice.casts(alice.holds(BOLT), bob)
    bob.says("Counter target spell.", top(table))
    assert not table.state.stack and alice.graveyard == ["Bolt"] and bob.life == 20


def test_what_was_put_on_the_stack_last_resolves_first(table):                            # 405.5
    alice, bob = table.players
    alice.controls(*["Mountain"] * 2)
    bear = bob.controls(BEAR)
    alice.casts(alice.holds(BOLT), bear)
    alice.casts(alice.holds(BOLT), bob)
    table.resolves()
    assert bob.life == 17 and bear.is_now.zone == "battlefield"
