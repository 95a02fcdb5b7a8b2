"""The five cards with something phased out: what is treated as though it did not exist is neither copied nor sacrificed nor gone."""
from tests.interactions.boards import ANGEL, BEARS, DRAKE, HALL, JACE, enchant, lands, libraries, next_turn, reflected, tokens, visited

RIPPLE = "Target artifact, creature, or land phases out."
OUT = "phased out"


def gone_for_now(alice, one):
    alice.says(RIPPLE, one)
    assert one.zone == OUT


def test_59_a_hasty_token_that_is_out_at_the_end_step_is_never_sacrificed(table):  # 702.26b, 603.7b, 603.7c, 702.26d
    alice, _ = table.players
    lands(alice, Mountain=1)
    reflection, drake = reflected(alice), alice.controls(DRAKE)
    alice.activates(reflection, drake)
    table.resolves()
    [token] = tokens(table, DRAKE)
    gone_for_now(alice, token)
    libraries(table)
    table.goes_to("end")
    assert len(table.state.stack) == 1, "the delayed ability triggers all the same, and finds nothing to sacrifice"
    table.settles()
    next_turn(table)
    assert token.zone == "battlefield" and token.sick == "ready"
    table.goes_to("end")
    assert not table.state.stack and token.zone == "battlefield"


def test_60_the_aura_of_a_phased_out_host_says_nothing_of_who_enters(table):  # 702.26g, 702.26b, 614.12, 611.2a
    alice, _ = table.players
    lands(alice, Island=6)
    angel, bears = alice.controls(ANGEL, BEARS)
    aura = enchant(table, angel)
    table.settles()
    assert bears.name == ANGEL
    gone_for_now(alice, angel)
    assert aura.is_now.zone == OUT and bears.name == ANGEL, "what the resolved ability did is not the Aura's to end"
    early = alice.holds(DRAKE)
    alice.puts(early)
    assert early.is_now.name == DRAKE
    next_turn(table)
    late = alice.holds(DRAKE)
    alice.puts(late)
    assert angel.zone == aura.is_now.zone == "battlefield"
    assert (early.is_now.name, late.is_now.name) == (DRAKE, ANGEL)


def test_61_the_halls_copying_runs_out_while_the_copy_is_away(table):  # 702.26e, 702.26f, 514.2
    alice, _ = table.players
    _, angel, bears, drake = alice.controls(HALL, ANGEL, BEARS, DRAKE)
    visited(table, angel)
    gone_for_now(alice, drake)
    table.settles()
    assert (bears.name, drake.name) == (ANGEL, DRAKE), "who is out is no creature that you control"
    gone_for_now(alice, bears)
    next_turn(table, 6, angel)
    assert bears.zone == drake.zone == "battlefield" and bears.name == BEARS


def test_62_two_jaces_of_whom_one_is_out_are_one_until_he_is_back(table):  # 702.26b, 704.5j, 606.3, 702.26d
    alice, _ = table.players
    jace = alice.controls(JACE)
    libraries(table)
    alice.activates(jace, ability="+1")
    table.settles(())
    table.answers(table.asked.options)
    alice.says("Target permanent phases out.", jace)
    second = alice.controls(JACE)
    table.settles()
    assert jace.zone == OUT and second.zone == "battlefield", "no second legend is here"
    table.goes_to("upkeep", turn=table.state.turn + 2)
    assert table.asked and "legend rule" in table.asked.ask
    table.answers(jace)
    assert second.is_now.zone == "graveyard" and jace.counted("loyalty") == 5
    table.goes_to("precombat main")
    assert [one for one in alice.may(jace) if one.kind == "activate"]
