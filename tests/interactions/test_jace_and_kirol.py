"""Jace and Kirol beside the others: kicked twice over, walking as a creature, stolen and blinked between two uses of an ability."""
import pytest

from sandbox.engine.illegal import Illegal
from tests.interactions.boards import (
    ANGEL,
    AURA,
    BEARS,
    BLINK,
    COPY_SPELL,
    DRAKE,
    FABLE,
    HALL,
    IDOLS,
    JACE,
    KIROL,
    REFLECTION,
    SHAMAN,
    STEAL,
    WALL,
    cast,
    copied,
    enchant,
    keywords,
    lands,
    libraries,
    next_turn,
    reflected,
    tokens,
    top,
    visited,
)


def loyalties(table):
    """(loyalty, legendary, token) of each Jace."""
    return sorted((j.counted("loyalty"), "legendary" in j.types, j.token == "token") for j in table.named(JACE))


def kicked(table):
    """Jace and the token of his trigger."""
    jace = cast(table.players[0], JACE, "yes")
    table.settles()
    return jace.is_now, tokens(table, JACE)[0]


def test_31_his_trigger_copied_and_doubled_makes_four_more(table):  # 707.10, 614.1a, 707.9b
    alice, _ = table.players
    lands(alice, Island=5)
    _, kirol, bears = alice.controls("Anointed Procession", KIROL, BEARS)
    cast(alice, JACE, "yes")
    table.resolves()
    copied(table, kirol, kirol, bears)
    table.settles()
    assert loyalties(table) == [(1, False, True)] * 4 + [(4, True, False)]


def test_32_jace_destroyed_in_response_is_copied_as_he_last_was(table):  # 608.2h, 603.4, 707.10b
    alice, bob = table.players
    lands(alice, Island=5), lands(bob, Forest=3)
    kirol, bears = alice.controls(KIROL, BEARS)
    jace = cast(alice, JACE, "yes")
    table.resolves()
    copied(table, kirol, kirol, bears)
    table.resolves()
    alice.passes()
    cast(bob, "Beast Within", jace.is_now)
    table.settles()
    assert jace.is_now.zone == "graveyard" and loyalties(table) == [(1, False, True)] * 2
    assert [beast.controller for beast in table.named("Beast Token")] == [0]


def test_33_a_copy_of_his_spell_is_a_token_that_nobody_created_but_his_counters_are_doubled(table):  # 111.13, 608.3f, 306.5b, 704.5j
    alice, _ = table.players
    lands(alice, Island=5)
    _, kirol, bears = alice.controls("Doubling Season", KIROL, BEARS)
    jace = cast(alice, JACE, "yes")
    alice.says(COPY_SPELL, top(table))
    table.resolves()
    assert loyalties(table) == [(8, True, True)]
    copied(table, kirol, kirol, bears)
    table.resolves()
    table.resolves()
    table.resolves()
    assert loyalties(table) == [(2, False, True)] * 4 + [(8, True, True)]
    table.resolves()
    alice.answers(jace.is_now)
    table.settles()
    assert loyalties(table) == [(2, False, True)] * 6 + [(8, True, False)]


def test_34_visitors_of_a_walking_jace_have_no_loyalty_and_are_gone(table):  # 707.2, 306.5c, 704.5i
    alice, _ = table.players
    _, _, jace, kirol, bears = alice.controls(IDOLS, HALL, JACE, KIROL, BEARS)
    visited(table, jace)
    table.settles()
    assert table.asked is None
    assert [one.is_now.zone for one in (jace, kirol, bears)] == ["battlefield", "graveyard", "graveyard"]


def test_35_under_the_aura_on_his_token_creatures_enter_as_jaces_of_one_loyalty(table):  # 707.5, 707.9b, 306.5b, 704.5i, 606.3
    alice, _ = table.players
    libraries(table)
    lands(alice, Island=11, Forest=2)
    alice.controls(IDOLS)
    jace, token = kicked(table)
    kirol = alice.controls(KIROL)
    enchant(table, token)
    assert ("legendary" in jace.types, jace.counted("loyalty"), kirol.is_now.zone) == (False, 4, "graveyard")
    bears = cast(alice, BEARS)
    table.settles()
    now = bears.is_now
    assert (now.name, now.counted("loyalty"), now.power, "legendary" in now.types) == (JACE, 1, 3, False)
    assert table.count(JACE) == 3
    alice.activates(now, ability="+1")
    table.settles(())
    assert now.counted("loyalty") == 2


def test_36_the_reflection_of_a_walking_token_is_not_kicked_and_ends_itself_on_a_costly_card(table):  # 707.2, 702.33d, 704.5i, 603.7c
    alice, _ = table.players
    lands(alice, Island=5, Mountain=1)
    alice.library(FABLE)
    libraries(table)
    alice.controls(IDOLS)
    reflection = reflected(alice)
    _, token = kicked(table)
    table.does("activate", 0, reflection.id, 0)
    assert [one.id for one in table.asked.options] == [token.id]
    table.answers(token)
    table.resolves()
    [new] = [one for one in tokens(table, JACE) if one.id != token.id]
    assert (new.counted("loyalty"), "haste" in keywords(new), "legendary" in new.types, table.state.stack) == (1, True, False, ())
    alice.activates(new, ability="0")
    table.settles()
    assert new.is_now is None and loyalties(table) == [(1, False, True), (4, True, False)]
    table.goes_to("end")
    table.settles()
    assert loyalties(table) == [(1, False, True), (4, True, False)]


def test_37_once_each_turn_is_once_whoever_controls_kirol(table):  # 602.5b, 109.5
    alice, bob = table.players
    lands(alice, Mountain=3)
    kirol, bears = alice.controls(KIROL, BEARS)
    warden, wall = bob.controls("Soul Warden", WALL)
    cast(alice, FABLE)
    table.resolves()
    copied(table, kirol, kirol, bears)
    table.resolves()
    bob.says(STEAL, kirol)
    table.resolves()
    assert kirol.controller == 1 and len(table.state.stack) == 2
    alice.passes()
    with pytest.raises(Illegal, match="602.5"):
        bob.activates(kirol, top(table), (warden, wall))
    table.settles()
    libraries(table)
    table.goes_to("precombat main", turn=2)
    bob.puts(bob.holds(DRAKE))
    bob.activates(kirol, top(table), (warden, wall))
    table.settles()
    assert bob.life == 24


@pytest.mark.parametrize("under_the_aura", [False, True])
def test_38_kirol_blinked_is_a_new_kirol_unless_an_aura_says_otherwise(table, under_the_aura):  # 400.7, 602.5b, 614.12
    alice, _ = table.players
    lands(alice, Mountain=3)
    kirol, bears, wall, angel = alice.controls(KIROL, BEARS, WALL, ANGEL)
    if under_the_aura:
        alice.controls(AURA, attached=angel.id)
    cast(alice, FABLE)
    table.resolves()
    original = top(table)
    copied(table, kirol, kirol, bears)
    table.resolves()
    alice.says(BLINK, kirol)
    again = [p for p in alice.may(kirol.is_now) if p.kind == "activate"]
    assert bool(again) != under_the_aura and kirol.is_now.name == (ANGEL if under_the_aura else KIROL)
    if again:
        copied(table, kirol.is_now, kirol.is_now, wall, what=original)
    table.settles()
    assert table.count(SHAMAN) == (2 if under_the_aura else 3)


def test_39_chapter_two_told_twice_asks_twice_and_each_draw_is_doubled(table):  # 707.10, 121.2, 616.1
    alice, _ = table.players
    alice.controls("Thought Reflection")
    alice.controls(FABLE, counters=(("lore", 1),))
    kirol, bears = alice.controls(KIROL, BEARS)
    first, second, third = alice.holds(BEARS, WALL, DRAKE)
    next_turn(table)
    assert alice.hand == 5
    copied(table, kirol, kirol, bears)
    table.resolves()
    table.resolves("yes", (first, second))
    assert alice.hand == 7
    table.resolves("yes", (third,))
    assert alice.hand == 8 and alice.graveyard == [BEARS, WALL, DRAKE]


def test_40_a_kicked_rite_and_its_copy_make_five_legends_too_many_and_five_reflections(table):  # 707.10, 704.5j, 707.8a, 202.3b, 302.6
    alice, _ = table.players
    lands(alice, Island=11, Mountain=1)
    kirol, reflection = alice.controls(KIROL), reflected(alice)
    rite = cast(alice, "Rite of Replication", "yes", kirol)
    cast(alice, "Twincast", rite.is_now)
    table.resolves("yes", reflection)
    table.settles(kirol)
    assert (table.count(KIROL), table.count(REFLECTION)) == (1, 6)
    mirrors = tokens(table, REFLECTION)
    assert reflection.mana_value == 3 and [one.mana_value for one in mirrors] == [3] * 5        # they have a front face too
    with pytest.raises(Illegal, match="302.6"):
        alice.activates(mirrors[0], reflection)
    warden = alice.holds("Wall of Omens")
    libraries(table)
    alice.puts(warden)
    assert [p for p in alice.may(kirol) if p.kind == "activate"]
