"""Copies: what is copiable, what is not, and when it is looked at [707]."""
from sandbox.engine.printed import Card
from sandbox.language.writing import printed
from tests.engine.cards import BEAR, GOBLIN, HERALD, JACE, KIKI, SAGE


def abilities(one):
    return [printed(ability).lower() for ability in one.abilities]


def test_exceptions_are_copiable_and_noncopy_effects_are_not(table):                     # 707.2, 707.9
    alice, _ = table.players
    alice.controls("Glorious Anthem", "Mirror Gallery")
    jace, bear = alice.controls(JACE), alice.controls(BEAR, counters=(("+1/+1", 1),))
    alice.says("Create a token that's a copy of target planeswalker, except it isn't legendary and its starting loyalty is 1.", jace)
    token = table.named("Jace")[1]
    assert ("legendary" in token.types, token.loyalty, token.counters) == (False, 1, (("loyalty", 1),))
    alice.says("Create a token that's a copy of target planeswalker, except it has haste.", token)
    again = table.named("Jace")[2]
    assert ("legendary" in again.types, again.loyalty) == (False, 1) and "haste" in abilities(again)
    alice.says("Create a token that's a copy of target creature.", bear)
    assert (bear.power, table.named("Bear")[1].power, table.named("Bear")[1].counters) == (4, 3, ())


def test_a_doubled_token_copy_is_two_tokens_and_each_is_sacrificed(table):               # 614.1a, 707.2
    alice, _ = table.players
    _, bear = alice.controls("Anointed Procession", BEAR)
    kiki = alice.controls(KIKI)
    alice.activates(kiki, bear)
    table.settles()
    assert len(table.named("Bear")) == 3 and kiki.tapped == "tapped"
    assert all("haste" in abilities(token) for token in table.named("Bear")[1:])
    table.goes_to("end", ())
    table.settles()
    assert [b.id for b in table.named("Bear")] == [bear.id]


def test_the_token_has_the_enter_triggers_of_what_it_copies(table):                      # 707.5
    alice, _ = table.players
    kiki, herald = alice.controls(KIKI, HERALD)
    alice.activates(kiki, herald)
    table.settles("you gain 3 life.")
    assert alice.life == 23


def test_becoming_a_copy_takes_printed_values_until_end_of_turn(table):                  # 707.2, 707.4
    alice, _ = table.players
    alice.library(*[BEAR] * 3), table.players[1].library(*[BEAR] * 3)
    bear, scout = alice.controls(BEAR), alice.controls(GOBLIN, counters=(("+1/+1", 1),))
    alice.says("Target creature becomes a copy of another target creature until end of turn.", scout, bear)
    assert (scout.name, scout.power) == ("Bear", 3)
    table.goes_to("upkeep", ())
    assert (scout.name, scout.power) == ("Goblin Scout", 2)


def test_a_copy_that_was_made_does_not_follow_its_original(table):                        # 707.2b
    alice, _ = table.players
    bear, scout, piper = alice.controls(BEAR, GOBLIN, HERALD)
    alice.says("Target creature becomes a copy of another target creature until end of turn.", scout, bear)
    alice.says("Target creature becomes a copy of another target creature until end of turn.", bear, piper)
    assert (bear.name, scout.name) == ("Herald", "Bear")


def test_a_copy_of_what_became_a_copy_is_what_that_is_now(table):                         # 707.3
    alice, _ = table.players
    bear, scout = alice.controls(BEAR, GOBLIN)
    alice.says("Target creature becomes a copy of another target creature until end of turn.", scout, bear)
    alice.says("Create a token that's a copy of target creature.", scout)
    assert len(table.named("Bear")) == 3


def test_a_card_that_is_not_double_faced_stays_where_it_is(table):                       # 701.27c, 712.14a
    alice, _ = table.players
    alice.controls(*["Mountain"] * 2)
    sage, copy = alice.controls(SAGE), alice.controls(BEAR, copied=Card(front=SAGE.front))
    for one in sage, copy:
        alice.activates(one)
        table.settles()
    assert (sage.is_now.name, sage.is_now.power, sage.is_now.mana_value, sage.is_now.colors) == ("Mirror Goblin", 2, 3, "R")
    assert copy.is_now.zone == "exile"


def test_an_original_that_is_gone_is_copied_as_it_last_was(table):                        # 608.2h
    alice, _ = table.players
    alice.controls(KIKI)
    herald = alice.controls(HERALD)
    alice.activates(table.named("Kiki")[0], herald)
    alice.says("Destroy target creature.", herald)
    table.settles()  # its only target is gone: it does not resolve [608.2b]
    assert len(table.named("Herald")) == 0 and alice.life == 20
