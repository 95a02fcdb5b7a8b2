"""Two of the five in one breath: a response changes what is copied, a face turns under a copy, X, lore and wards are met by copies."""
from tests.interactions.boards import (
    ANGEL,
    AURA,
    BEARS,
    COPY_SPELL,
    DRAKE,
    FABLE,
    HALL,
    JACE,
    KIROL,
    MOULD,
    QUELL,
    REFLECTION,
    SHAMAN,
    WALL,
    bobs_turn,
    cast,
    copied,
    declines,
    enchant,
    keywords,
    lands,
    libraries,
    names,
    next_turn,
    reflected,
    tokens,
    top,
    visited,
)

GARGOYLE = "Thraben Gargoyle"


def test_41_the_reflection_copies_what_its_target_is_by_then_and_keeps_it(table):  # 608.2h, 707.2b, 603.7, 514.2
    alice, bob = table.players
    libraries(table)
    lands(alice, Mountain=1)
    reflection, _, bears = reflected(alice), *alice.controls(KIROL, BEARS)
    angel = bob.controls(ANGEL)
    table.goes_to("end")
    alice.activates(reflection, bears)
    alice.says(MOULD, bears, angel)
    table.settles()
    [token] = tokens(table, ANGEL)
    bobs_turn(table)
    assert (token.name, token.power, "haste" in keywords(token), bears.name) == (ANGEL, 4, True, BEARS)
    table.goes_to("end")
    table.settles()
    assert token.is_now is None


def test_42_a_chosen_type_is_not_copied_but_chosen_anew_by_what_enters(table):  # 707.6, 707.5, 614.12a
    alice, _ = table.players
    _, kirol, bears = alice.controls(HALL, KIROL, BEARS)
    automaton = alice.holds("Adaptive Automaton")
    alice.puts(automaton, "Construct")
    automaton = automaton.is_now
    visited(table, automaton)
    table.settles()
    assert [one.power for one in (automaton, kirol, bears)] == [2, 3, 3]
    alice.controls(AURA, attached=automaton.id)
    drake = alice.holds(DRAKE)
    alice.puts(drake, "Construct")
    assert [one.is_now.power for one in (automaton, kirol, bears, drake)] == [3, 4, 4, 3]


def test_43_a_double_faced_visitor_turns_under_its_copy_and_is_a_saga_when_that_ends(table):  # 712.18, 701.27c, 714.4, 714.3b
    alice, _ = table.players
    lands(alice, Wastes=18)
    reflection, (_, kirol, gargoyle) = reflected(alice), alice.controls(HALL, KIROL, GARGOYLE)
    visited(table, gargoyle)
    table.settles()
    for one in (reflection, kirol, gargoyle):
        alice.activates(one)
        table.settles()
    assert names(reflection, kirol, gargoyle) == [GARGOYLE, GARGOYLE, "Stonewing Antagonizer"]
    assert reflection.transformed == "front"
    bobs_turn(table)
    assert (reflection.name, reflection.zone, reflection.counted("lore"), table.state.stack) == (FABLE, "battlefield", 0, ())
    libraries(table)
    table.goes_to("precombat main", 1)
    table.settles()
    assert reflection.counted("lore") == 1 and table.count(SHAMAN) == 1


def test_44_two_exiled_by_one_journey_return_and_only_mine_returns_as_a_copy(table):  # 607.3, 614.12, 707.10c
    alice, bob = table.players
    libraries(table)
    lands(alice, Plains=2)
    alice.controls(AURA, attached=alice.controls(BEARS).id)
    kirol, wall = alice.controls(KIROL, WALL)
    angel = bob.controls(ANGEL)
    journey = cast(alice, "Journey to Nowhere")
    table.resolves(angel)
    copied(table, kirol, kirol, wall)
    table.resolves("yes", wall)
    table.settles()
    assert [one.is_now.zone for one in (angel, wall)] == ["exile"] * 2
    drawn = alice.hand
    alice.says(QUELL, journey.is_now)
    table.settles()
    assert [(one.is_now.name, one.is_now.controller) for one in (angel, wall)] == [(ANGEL, 1), (BEARS, 0)]
    assert alice.hand == drawn


def test_45_the_copied_trigger_knows_the_x_of_the_kicker(table):  # 107.3m, 707.10, 707.2
    alice, _ = table.players
    lands(alice, Island=5, Plains=3)
    _, kirol, bears, birds = alice.controls(HALL, KIROL, BEARS, "Birds of Paradise")
    kangee = cast(alice, "Kangee, Aerie Keeper", "yes", 2)
    table.resolves()
    copied(table, kirol, kirol, bears)
    table.settles()
    assert kangee.is_now.counted("feather") == 4 and (birds.power, kangee.is_now.power) == (4, 2)
    visited(table, kangee.is_now)
    table.settles()
    assert [one.is_now.power for one in (kangee, kirol, birds)] == [2, 6, 6]


def test_46_neither_a_turns_own_lore_nor_a_cost_paid_in_loyalty_is_doubled(table):  # 714.3b, 609.1, 606.4
    alice, _ = table.players
    alice.controls("Doubling Season")
    fable, jace = alice.controls(FABLE, counters=(("lore", 1),)), alice.controls(JACE)
    next_turn(table)
    assert fable.counted("lore") == 2 and len(table.state.stack) == 1
    table.settles()
    declines(table)
    alice.activates(jace, ability="+1")
    assert jace.counted("loyalty") == 5


def test_47_a_copy_of_a_back_face_has_no_mana_value_even_on_a_double_faced_card(table):  # 202.3b, 712.8e
    alice, bob = table.players
    lands(alice, Wastes=1)
    mine, theirs = reflected(alice), reflected(bob)
    alice.controls(AURA, attached=mine.id)
    gargoyle = cast(alice, GARGOYLE)
    table.settles()
    assert (gargoyle.is_now.name, gargoyle.is_now.mana_value) == (REFLECTION, 0)
    alice.says(MOULD, mine, theirs)
    assert (mine.mana_value, theirs.mana_value) == (0, 3)
    bobs_turn(table)
    assert (mine.mana_value, theirs.mana_value) == (3, 3)


def test_48_a_copied_creature_spell_becomes_a_token_that_the_aura_leaves_alone(table):  # 608.3f, 111.13, 614.12
    alice, _ = table.players
    lands(alice, Mountain=3)
    alice.controls(AURA, attached=alice.controls(BEARS).id)
    kirol = cast(alice, KIROL)
    alice.says(COPY_SPELL, top(table))
    table.settles()
    [token] = tokens(table, KIROL)
    assert table.asked is None and "legendary" in token.types and kirol.is_now.name == BEARS


def test_49_an_aura_that_resolves_under_a_mirrorweave_keeps_what_the_weave_showed_it(table):  # 608.2h, 707.2b, 613.7, 514.2
    alice, bob = table.players
    lands(alice, Island=10)
    bears, kirol = alice.controls(BEARS, KIROL)
    angel, goblin = bob.controls(ANGEL, "Raging Goblin")
    cast(alice, AURA, bears)
    table.resolves()
    cast(alice, "Mirrorweave", angel)
    table.settles()
    assert names(bears, kirol, angel, goblin) == [ANGEL] * 4
    bobs_turn(table)
    assert names(bears, kirol, angel, goblin) == [BEARS, ANGEL, ANGEL, "Raging Goblin"]
    drake = alice.holds(DRAKE)
    alice.puts(drake)
    assert drake.is_now.name == BEARS


def test_50_haste_copied_under_humility_shows_when_humility_ends(table):  # 613.1f, 707.9a, 603.7c
    alice, _ = table.players
    lands(alice, Mountain=1, Island=6)
    reflection, kirol, bears = reflected(alice), *alice.controls(KIROL, BEARS)
    alice.activates(reflection, bears)
    humility = alice.holds("Humility")
    alice.puts(humility)
    table.settles()
    [token] = tokens(table, BEARS)
    assert (token.power, keywords(token)) == (1, [])
    enchant(table, token)
    assert (kirol.name, kirol.power, keywords(kirol)) == (BEARS, 1, [])
    alice.says(QUELL, humility.is_now)
    assert [(one.name, one.power, keywords(one)) for one in (kirol, token)] == [(BEARS, 2, ["haste"])] * 2
    bobs_turn(table)
    assert token.is_now is None and (kirol.name, keywords(kirol)) == (BEARS, ["haste"])


def test_51_what_a_copy_aims_at_becomes_a_target_and_asks_for_its_ward(table):  # 702.21a, 707.10c, 601.2c
    alice, bob = table.players
    alice.controls(AURA, attached=alice.controls("Flametongue Kavu").id)
    kirol, bears = alice.controls(KIROL, BEARS)
    dreadmaw, aerialist = bob.controls("Colossal Dreadmaw", "Waterfall Aerialist")
    alice.puts(alice.holds(DRAKE), dreadmaw)
    copied(table, kirol, kirol, bears)
    table.resolves("yes", aerialist)
    assert [item.word for item in table.state.stack] == ["Flametongue Kavu"] * 2 + ["Waterfall Aerialist"]
    table.settles("no")
    assert aerialist.is_now.zone == "battlefield" and dreadmaw.damage == 4


def test_51_the_same_target_of_a_copy_becomes_a_target_once_more(table):  # 702.21a, 707.10
    alice, bob = table.players
    lands(alice, Wastes=2)
    alice.controls(AURA, attached=alice.controls("Flametongue Kavu").id)
    kirol, bears = alice.controls(KIROL, BEARS)
    aerialist = bob.controls("Waterfall Aerialist")
    alice.puts(alice.holds(DRAKE), aerialist)
    table.resolves("yes")
    copied(table, kirol, kirol, bears)
    table.resolves("no")
    assert [item.word for item in table.state.stack] == ["Flametongue Kavu"] * 2 + ["Waterfall Aerialist"]
    table.settles("no")
    assert aerialist.is_now.zone == "graveyard"


def test_52_a_double_faced_token_turns_once_though_its_trigger_was_copied(table):  # 707.8a, 701.27f, 707.10b
    alice, bob = table.players
    libraries(table)
    lands(alice, Mountain=1)
    reflection, waif, kirol, bears = reflected(alice), *alice.controls("Reckless Waif", KIROL, BEARS)
    table.goes_to("end")
    alice.activates(reflection, waif)
    table.resolves()
    [token] = tokens(table, "Reckless Waif")
    table.does("go_to", 0, 2, "upkeep")
    by_waif, by_token = sorted(table.asked.options)
    table.answers((by_waif, by_token))
    assert [item.source for item in table.state.stack] == [waif.id, token.id]
    bob.passes()
    copied(table, kirol, kirol, bears)
    table.settles()
    assert names(waif, token) == ["Merciless Predator"] * 2 and token.transformed == "back"


def test_53_an_attacker_that_is_a_saga_for_a_moment_attacks_no_more(table):  # 506.4, 707.4, 613.1d
    alice, bob = table.players
    kirol, bears = alice.controls(KIROL, BEARS)
    fable = alice.controls(FABLE, counters=(("lore", 1),))
    table.goes_to("declare attackers", ((kirol, bob), (bears, bob)))
    alice.says("Target creature becomes a copy of target enchantment until end of turn.", bears, fable)
    alice.puts(alice.holds("Opalescence"))
    assert (bears.name, bears.power, bears.attacking) == (FABLE, 3, None)
    table.goes_to("postcombat main")
    assert bob.life == 17
    bobs_turn(table)
    assert (bears.name, bears.zone) == (BEARS, "battlefield")


def test_54_the_copy_of_a_kicked_spell_is_kicked_and_the_card_that_enters_as_a_copy_is_not(table):  # 608.3f, 707.10, 607.5, 702.33e
    alice, _ = table.players
    lands(alice, Island=7)
    host, kirol = alice.controls("Academy Drake", KIROL)
    alice.controls(AURA, attached=host.id)
    drake = cast(alice, "Academy Drake", "yes")
    alice.says(COPY_SPELL, top(table))
    table.settles()
    [token] = tokens(table, "Academy Drake")
    assert (token.power, token.counted("+1/+1")) == (4, 2)
    assert (drake.is_now.name, drake.is_now.power, drake.is_now.counters, kirol.name) == ("Academy Drake", 2, (), KIROL)
