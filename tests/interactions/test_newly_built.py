"""The five cards beside what was built last: changed words, phasing, other faces, copied spells, what defines itself everywhere."""
from tests.interactions.boards import (
    ANGEL,
    AURA,
    BEARS,
    COPY_SPELL,
    DRAKE,
    FABLE,
    HALL,
    JACE,
    KILL,
    KIROL,
    MOULD,
    REFLECTION,
    SHAMAN,
    bobs_turn,
    cast,
    copied,
    declines,
    enchant,
    in_any_order,
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
from tests.table import GOBLIN, card

SLEIGHT = "Change the text of target spell or permanent by replacing all instances of one color word with another."
HACK = "Change the text of target spell or permanent by replacing all instances of one basic land type with another."
PHASE = "Target permanent phases out."
BLINK = "Exile target permanent you control, then return it to the battlefield under its owner's control."
GARGOYLE, ANTAGONIZER, OJER = "Thraben Gargoyle", "Stonewing Antagonizer", "Ojer Taq, Deepest Foundation"


def knight(name, color):
    return card(name, "{1}{W}", "Creature — Human Knight", f"Protection from {color}", size="2/2")


def test_63_a_color_word_of_the_saga_is_changed_until_it_returns_but_no_mana_symbol_is(table):  # 612.1, 612.2, 113.7a, 400.7
    alice, _ = table.players
    fable, kirol = alice.controls(FABLE, counters=()), alice.controls(KIROL)
    colors = kirol.colors
    alice.says(SLEIGHT, kirol, "red", "blue")
    alice.says(SLEIGHT, fable, "red", "blue")
    assert kirol.colors == colors and fable.colors == "R"
    next_turn(table)
    alice.says(SLEIGHT, fable, "blue", "green")
    table.settles()
    [shaman] = tokens(table, SHAMAN)
    assert shaman.colors == "U", "the ability on the stack says what it said when it triggered"


def test_64_the_spell_that_was_changed_is_a_changed_permanent_and_its_copy_is_not(table):  # 400.7a, 612.1, 707.10, 707.2
    alice, _ = table.players
    lands(alice, Island=4)
    swimmer = cast(alice, card("Swimmer", "{1}{U}", "Creature — Merfolk", "Islandwalk", size="2/2"))
    alice.says(HACK, top(table), "Island", "Swamp")
    alice.says(COPY_SPELL, top(table))
    table.settles()
    [token] = tokens(table, "Swimmer")
    assert (keywords(swimmer), keywords(token)) == (["swampwalk"], ["islandwalk"])
    enchant_by_hand(alice, swimmer.is_now)
    drake = alice.holds(DRAKE)
    alice.puts(drake)
    assert (drake.is_now.name, keywords(drake)) == ("Swimmer", ["islandwalk"])


def enchant_by_hand(player, host):
    return player.controls(AURA, attached=host.id)


def test_65_changed_words_stay_changed_under_a_copy_of_the_same_words(table):  # 613.1a, 613.1c, 707.4
    alice, bob = table.players
    white, other = knight("White Guard", "black"), knight("Second Guard", "black")
    dark = knight("Dark Guard", "white")
    mine, yours, theirs = alice.controls(white), bob.controls(other), bob.controls(dark)
    alice.says(SLEIGHT, mine, "black", "red")
    assert keywords(mine) == ["protection from red"]
    alice.says(MOULD, mine, theirs)
    assert (mine.name, keywords(mine)) == ("Dark Guard", ["protection from white"])
    alice.says(MOULD, mine, yours)
    assert (mine.name, keywords(mine), keywords(yours)) == ("Second Guard", ["protection from red"], ["protection from black"])


def test_66_the_last_chapter_of_a_saga_that_is_out_exiles_nothing_and_the_saga_is_done(table):  # 702.26b, 714.4, 714.2b
    alice, _ = table.players
    fable = alice.controls(FABLE, counters=(("lore", 2),))
    next_turn(table)
    assert fable.counted("lore") == 3 and len(table.state.stack) == 1
    alice.says(PHASE, fable)
    table.settles()
    assert (fable.zone, table.state.stack) == ("phased out", ())
    libraries(table)
    table.goes_to("upkeep", turn=table.state.turn + 2)
    table.settles()
    assert fable.is_now.zone == "graveyard"


def test_67_visitors_of_one_that_counts_lands_are_its_size_and_lands_if_they_are_no_tokens(table):  # 604.3, 613.4a, 707.2, 514.2
    alice, _ = table.players
    lands(alice, Forest=2)
    _, ashaya, bears = alice.controls(HALL, "Ashaya, Soul of the Wild", BEARS)
    goblin = alice.controls(GOBLIN, token="token")
    assert ashaya.power == 4
    visited(table, ashaya)
    table.settles()
    three = ashaya, bears, goblin
    assert [one.power for one in three] == [4, 4, 4]
    assert ["land" in one.types for one in three] == [True, True, False]
    alice.says(KILL, ashaya)
    table.settles()
    assert [one.power for one in (bears, goblin)] == [3, 3]
    bobs_turn(table)
    assert (bears.name, bears.power, "land" in bears.types) == (BEARS, 2, False)


def test_68_what_is_given_to_spells_that_are_cast_is_not_given_to_their_copies(table):  # 707.10, 611.3, 702.15b
    alice, bob = table.players
    lands(alice, Mountain=2)
    bolt = card("Spark", "{R}", "Instant", "Spark deals 3 damage to any target.")
    alice.controls(card("Kindly Sparks", "{2}{W}", "Enchantment", "Instant and sorcery spells you cast have lifelink."))
    cast(alice, bolt, bob)
    alice.says(COPY_SPELL, top(table), "no")
    with table.changes(lambda: alice.life, 3):
        table.settles()
    assert bob.life == 14
    alice.controls(card("Kinder Sparks", "{2}{W}", "Enchantment", "Instant and sorcery spells you control have lifelink."))
    cast(alice, bolt, bob)
    alice.says(COPY_SPELL, top(table), "no")
    with table.changes(lambda: alice.life, 6):
        table.settles()


def test_69_the_copy_of_a_disturbed_spell_is_a_double_faced_token_with_its_back_up(table):  # 707.10g, 608.3f, 202.3b, 712.18
    alice, _ = table.players
    lands(alice, Island=4)
    angler = alice.has("Baithook Angler", "graveyard")
    alice.casts(angler, face="back")
    alice.says(COPY_SPELL, top(table))
    assert [table.state.look(one.id).mana_value for one in table.state.stack] == [2, 2]
    table.settles()
    [token] = tokens(table, "Hook-Haunt Drifter")
    assert (token.power, token.mana_value, angler.is_now.mana_value) == (1, 2, 2)
    alice.says("Transform target creature.", token)
    assert (token.name, token.power, keywords(token)) == ("Baithook Angler", 2, ["disturb {1}{U}"])
    alice.says(KILL, angler.is_now)
    table.settles()
    assert angler.is_now.zone == "exile"


def test_70_a_blinked_back_face_returns_as_its_front_and_not_at_all_if_that_is_a_sorcery(table):  # 712.14b, 616.1c
    alice, _ = table.players
    mammoth = alice.controls("Kazandu Mammoth", transformed="back")
    recovery = alice.controls("Bala Ged Recovery", transformed="back")
    enchant_by_hand(alice, alice.controls(ANGEL))
    assert names(mammoth, recovery) == ["Kazandu Valley", "Bala Ged Sanctuary"]
    alice.says(BLINK, mammoth)
    alice.says(BLINK, recovery)
    table.settles()
    assert (mammoth.is_now.name, mammoth.is_now.zone, mammoth.is_now.tapped) == (ANGEL, "battlefield", "untapped")
    assert (recovery.is_now.name, recovery.is_now.zone) == ("Bala Ged Recovery", "exile")


def test_71_a_doubled_first_lore_counter_tells_two_chapters_at_once(table):  # 714.3a, 614.16, 714.2b
    alice, _ = table.players
    libraries(table)
    lands(alice, Mountain=3)
    alice.controls("Doubling Season")
    fable = cast(alice, FABLE)
    table.resolves()
    in_any_order(table)
    assert fable.is_now.counted("lore") == 2 and len(table.state.stack) == 2
    while table.state.stack:
        table.resolves()
        declines(table)
    assert len(tokens(table, SHAMAN)) == 2
    next_turn(table)
    assert fable.is_now.counted("lore") == 3
    table.settles()
    assert fable.is_now.name == REFLECTION


def test_72_a_dead_visitor_of_the_god_returns_with_its_own_other_face_or_not_at_all(table):  # 712.14a, 603.10a, 707.2, 400.7
    alice, _ = table.players
    _, ojer, gargoyle, bears, kirol, drake = alice.controls(HALL, OJER, GARGOYLE, BEARS, KIROL, DRAKE)
    visited(table, ojer)
    table.settles()
    assert names(gargoyle, bears, kirol, drake) == [OJER] * 4
    for one in (gargoyle, bears, ojer):
        alice.says(KILL, one)
        table.settles()
    assert (gargoyle.is_now.name, gargoyle.is_now.zone, gargoyle.is_now.tapped) == (ANTAGONIZER, "battlefield", "tapped")
    assert (bears.is_now.name, bears.is_now.zone) == (BEARS, "graveyard")
    assert (ojer.is_now.name, ojer.is_now.tapped) == ("Temple of Civilization", "tapped")


def test_73_one_cast_face_down_enters_as_a_copy_that_shows_when_it_is_turned_up(table):  # 708.10, 708.3, 616.1c, 702.37e
    alice, bob = table.players
    lands(alice, Swamp=10)
    enchant_by_hand(alice, alice.controls(ANGEL))
    specter = alice.holds("Silent Specter")
    alice.casts(specter, face="face down")
    table.settles()
    specter = specter.is_now
    assert (specter.facing, specter.name, specter.power, keywords(specter)) == ("face down", "", 2, [])
    assert not [one for one in alice.may(specter) if one.kind == "turn_up"]
    bob.says("Turn target face-down creature face up.", specter)
    assert (specter.name, specter.power, keywords(specter)) == (ANGEL, 4, ["flying", "vigilance"])


def test_74_the_copied_end_of_a_hasty_token_is_its_end_once(table):  # 603.7, 707.10b, 701.21a
    alice, _ = table.players
    lands(alice, Mountain=1)
    reflection, kirol, drake, bears = reflected(alice), *alice.controls(KIROL, DRAKE, BEARS)
    alice.activates(reflection, drake)
    table.settles()
    libraries(table)
    table.goes_to("end")
    copied(table, kirol, kirol, bears)
    table.resolves()
    table.resolves()
    assert tokens(table, DRAKE) == [] and len(table.state.stack) == 1 and drake.zone == "battlefield"
    table.resolves()
    assert drake.zone == "battlefield" and not table.state.stack


def test_75_copies_of_one_that_is_face_down_are_nameless_and_stay_so_when_it_is_turned_up(table):  # 708.2, 707.2, 707.2b, 611.2a
    alice, bob = table.players
    lands(alice, Island=6)
    hidden = alice.controls("Silent Specter", facing="face down")
    bears = alice.controls(BEARS)
    enchant(table, hidden)
    early, late = alice.holds(DRAKE), alice.holds(DRAKE)
    alice.puts(early)
    seen = [(one.is_now.name, one.is_now.power, one.is_now.facing, keywords(one)) for one in (bears, early)]
    assert seen == [("", 2, "face up", [])] * 2
    bob.says("Turn target face-down creature face up.", hidden)
    alice.puts(late)
    assert names(hidden, bears, early, late) == ["Silent Specter", "", "", "Silent Specter"]


def test_76_for_nothing_x_is_nothing_and_the_kicker_is_paid_all_the_same(table):  # 107.3b, 118.9d, 601.2f, 202.3
    alice, _ = table.players
    lands(alice, Island=2)
    alice.controls(card("All Free", "{7}", "Enchantment", "You may pay {0} rather than pay the mana cost for spells you cast."))
    jace = cast(alice, JACE, "yes")
    assert jace.is_now.mana_value == 3 and all(one.tapped == "tapped" for one in table.named("Island"))
    table.settles()
    assert table.count(JACE) == 2
    endless = cast(alice, "Endless One", "yes")
    assert table.asked is None, "X can only be 0"
    table.settles()
    assert endless.is_now.zone == "graveyard"


def test_77_a_hall_that_is_out_is_not_visited_and_no_die_is_rolled(table):  # 702.26b, 703.4g, 701.52a
    alice, _ = table.players
    hall, _ = alice.controls(HALL, BEARS)
    libraries(table)
    table.goes_to("upkeep", turn=table.state.turn + 2)
    alice.says(PHASE, hall)
    table.goes_to("precombat main")
    assert table.asked is None and hall.zone == "phased out" and table.state.stack == ()


def test_78_a_creature_copied_first_is_overruled_and_no_creature_has_the_last_word(table):  # 616.1c, 616.1f, 614.12, 707.9a
    alice, _ = table.players
    lands(alice, Island=12)
    enchant_by_hand(alice, alice.controls(ANGEL))
    bears, ring = alice.controls(BEARS, "Sol Ring")
    for copied_one, name, artifact in ((bears, ANGEL, False), (ring, "Sol Ring", True)):
        metamorph = cast(alice, "Phyrexian Metamorph")
        table.resolves()
        table.answers(next(o for o in table.asked.options if "Metamorph" in str(o)), copied_one)
        assert (metamorph.is_now.name, "artifact" in metamorph.is_now.types) == (name, artifact)
