"""Spells of other faces, other ways and other words beside the five cards, what copies of them are, and tokens that went."""
from sandbox.language.writing import write
from tests.interactions.boards import (
    ANGEL,
    AURA,
    BEARS,
    COPY_SPELL,
    DRAKE,
    FABLE,
    HALL,
    KILL,
    QUELL,
    REFLECTION,
    bobs_turn,
    cast,
    declines,
    in_any_order,
    lands,
    libraries,
    next_turn,
    reflected,
    tokens,
    top,
    visited,
)
from tests.table import card

SLEIGHT = "Change the text of target spell or permanent by replacing all instances of one color word with another."
HACK = "Change the text of target spell or permanent by replacing all instances of one basic land type with another."
BLINK = "Exile target permanent you control, then return it to the battlefield under its owner's control."
MULE = card("Mulling Elemental", "{4}{U}", "Creature — Elemental", "When this creature enters, draw a card.\nEvoke {1}{U}", size="4/2")
ANGLER = "Baithook Angler"


def enchant_by_hand(player, host):
    return player.controls(AURA, attached=host.id)


def test_79_the_copy_of_an_evoked_spell_is_sacrificed_as_well(table):  # 707.10, 702.74a, 608.3f
    alice, _ = table.players
    libraries(table)
    lands(alice, Island=2)
    mule = alice.holds(MULE)
    alice.casts(mule, way="evoke")
    alice.says(COPY_SPELL, top(table))
    with table.changes(lambda: alice.hand, 2):
        while table.state.stack or table.asked:
            in_any_order(table)
            if table.state.stack:
                table.resolves()
    assert tokens(table, "Mulling Elemental") == [] and mule.is_now.zone == "graveyard"


def test_80_an_evoked_one_that_enters_as_another_has_nothing_that_sacrifices_it(table):  # 614.12, 707.2, 702.74a, 607.5
    alice, _ = table.players
    lands(alice, Island=2)
    enchant_by_hand(alice, alice.controls(ANGEL))
    mule = alice.holds(MULE)
    alice.casts(mule, way="evoke")
    table.settles()
    assert (mule.is_now.name, mule.is_now.zone) == (ANGEL, "battlefield")


def test_81_a_disturbed_spell_enters_as_a_copy_and_turns_over_under_it_unseen(table):  # 712.13, 712.18, 616.1c, 202.3, 400.7
    alice, _ = table.players
    lands(alice, Island=2)
    aura = enchant_by_hand(alice, alice.controls(ANGEL))
    angler = alice.has(ANGLER, "graveyard")
    alice.casts(angler, face="back")
    table.settles()
    angler = angler.is_now
    assert (angler.name, angler.mana_value, angler.transformed) == (ANGEL, 5, "back")
    alice.says("Transform target creature.", angler)
    assert (angler.name, angler.transformed) == (ANGEL, "front")
    alice.says(QUELL, aura)
    alice.says(KILL, angler)
    table.settles()
    assert (angler.is_now.name, angler.is_now.zone) == (ANGLER, "graveyard"), "the words that would exile it were not its own"


def test_82_the_copy_of_a_modal_back_face_is_a_token_with_both_and_its_own_mana_value(table):  # 707.10g, 712.8f, 712.9, 704.5j
    alice, _ = table.players
    lands(alice, Plains=3)
    dean = alice.holds("Plargg, Dean of Chaos")
    alice.casts(dean, face="back")
    alice.says(COPY_SPELL, top(table))
    table.resolves()
    [token] = tokens(table, "Augusta, Dean of Order")
    assert token.mana_value == 3
    table.resolves(token)
    assert dean.is_now.zone == "graveyard" and token.is_now
    alice.says("Transform target creature.", token)
    assert (token.name, token.power, token.mana_value) == ("Plargg, Dean of Chaos", 2, 2)


def test_83_visitors_say_forest_where_the_one_they_copy_says_island_by_now(table):  # 612.1, 613.1c, 613.1d, 707.2, 514.2
    alice, _ = table.players
    _, ashaya, bears = alice.controls(HALL, "Ashaya, Soul of the Wild", BEARS)
    alice.says(HACK, ashaya, "Forest", "Island")
    assert "Island" in bears.types and "Forest" not in bears.types
    visited(table, ashaya)
    table.settles()
    assert all({"Island", "Forest"} <= set(one.types) for one in (ashaya, bears))
    bobs_turn(table)
    assert bears.name == BEARS and "Island" in bears.types and "Forest" not in bears.types


def test_84_a_stolen_saga_turns_under_the_thiefs_control_and_its_copied_spell_is_gone_in_exile(table):  # 109.5, 111.7, 608.3f, 712.14a
    alice, bob = table.players
    stolen = bob.controls(FABLE, counters=(("lore", 2),))
    alice.says("Gain control of target permanent.", stolen)
    lands(alice, Mountain=3)
    fable = cast(alice, FABLE)
    alice.says(COPY_SPELL, top(table))
    table.settles()
    [token] = tokens(table, FABLE)
    alice.says("Put two lore counters on target permanent.", token)
    in_any_order(table)
    while table.state.stack or table.asked:
        declines(table)
        table.resolves() if table.state.stack else None
    assert token.is_now is None and fable.is_now.counted("lore") == 1 and table.count(REFLECTION) == 0
    next_turn(table)
    in_any_order(table)
    while table.state.stack or table.asked:
        declines(table)
        table.resolves() if table.state.stack else None
    [back] = table.named(REFLECTION)
    assert (back.controller, back.owner, back.transformed) == (0, 1, "back")


def test_85_a_copy_of_a_flashed_back_spell_is_none_that_was_cast_from_a_graveyard(table):  # 702.34a, 707.10, 707.10a
    alice, bob = table.players
    lands(alice, Mountain=1)
    alice.controls(card("Listener", "{1}{R}", "Enchantment", "Whenever you cast a spell from your graveyard, you gain 1 life."))
    spark = alice.has(card("Old Spark", "{R}", "Sorcery", "Old Spark deals 2 damage to any target.\nFlashback {R}"), "graveyard")
    with table.changes(lambda: alice.life, 1):
        alice.casts(spark, bob, way="flashback")
        alice.says(COPY_SPELL, spark.is_now, "no")
        table.settles()
    assert bob.life == 16 and spark.is_now.zone == "exile"
    assert sum(one.card.front.name == "Old Spark" for one in table.state.things.values()) == 1


def test_86_the_copy_of_a_spell_says_what_it_said_before_its_words_were_changed(table):  # 612.1, 707.2, 707.10, 608.2b
    alice, bob = table.players
    lands(alice, Swamp=1)
    angel = bob.controls(ANGEL)
    cast(alice, card("Picky Bane", "{B}", "Instant", "Destroy target nongreen creature."), angel)
    alice.says(SLEIGHT, top(table), "green", "white")
    spell = top(table)
    alice.says(COPY_SPELL, spell, "no")
    assert [write(item.ability) for item in table.state.stack] == ["destroy target nonwhite creature.", "destroy target nongreen creature."]
    table.resolves()
    assert angel.is_now.zone == "graveyard"


def test_87_a_token_that_was_taken_away_comes_back_by_no_words(table):  # 111.8, 111.7, 704.5d, 610.3
    alice, bob = table.players
    lands(alice, Mountain=1, Plains=2)
    reflection, drake = reflected(alice), alice.controls(DRAKE)
    alice.activates(reflection, drake)
    table.settles()
    [token] = tokens(table, DRAKE)
    alice.says(BLINK, token)
    table.settles()
    theirs = bob.controls(BEARS, token="token")
    journey = cast(alice, "Journey to Nowhere")
    table.resolves(theirs)
    table.settles()
    alice.says(QUELL, journey.is_now)
    table.settles()
    assert tokens(table, DRAKE) == [] and theirs.is_now is None and table.count(BEARS) == 0
    libraries(table)
    table.goes_to("end")
    table.settles()
    assert drake.zone == "battlefield"


def test_88_disturb_is_one_way_of_paying_and_the_suns_are_another(table):  # 118.9a, 702.146a, 601.2b
    alice, _ = table.players
    lands(alice, Plains=1, Island=1, Swamp=1, Mountain=1, Forest=1)
    alice.controls("Fist of Suns")
    alice.casts(alice.has(ANGLER, "graveyard"), face="back")
    assert table.asked is None and sum(one.tapped == "tapped" for one in table.state.things.values()) == 2
