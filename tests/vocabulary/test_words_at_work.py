"""What single phrases do at the table, each with a card that says it."""
import pytest

from tests.table import BEAR, GOBLIN, Table, card


def two_players(*lands):
    table = Table()
    alice, bob = table.players
    alice.controls(*lands or ("Island",))
    return table, alice, bob


# ---- choosing ----
def test_a_card_is_chosen_from_a_revealed_hand_and_comes_back_R1():
    table, alice, bob = two_players()
    bob.holds("Island", "Divination", "Murder")
    sculler = alice.holds("Tidehollow Sculler")
    alice.puts(sculler, bob)
    table.resolves()
    assert [option.name for option in table.asked.options] == ["Divination", "Murder"]
    assert table.asked.who == 0
    table.answers("Murder")
    assert table.count("Murder", "exile") == 1
    alice.puts(sculler.is_now, zone="graveyard")
    table.settles()
    assert bob.hand == 3


def test_from_a_hand_of_lands_nothing_is_exiled():
    table, alice, bob = two_players()
    bob.holds("Island", "Forest")
    alice.puts(alice.holds("Tidehollow Sculler"), bob)
    table.settles()
    assert bob.hand == 2
    assert [t for t in table.state.things.values() if t.zone == "exile"] == []


# ---- amendments [614.15] ----
@pytest.mark.parametrize("kicked, damage", [("no", 2), ("yes", 4)])
def test_it_deals_more_damage_instead(kicked, damage):
    table, alice, bob = two_players(*["Mountain"] * 5)
    alice.casts(alice.holds("Burst Lightning"), kicked, bob)
    with table.changes(lambda: bob.life, -damage):
        table.settles()


@pytest.mark.parametrize("kicked, copies", [("no", 1), ("yes", 5)])
def test_more_of_those_tokens_instead(kicked, copies):
    table, alice, bob = two_players(*["Island"] * 9)
    bear = bob.controls(BEAR)
    alice.casts(alice.holds("Rite of Replication"), kicked, bear)
    table.settles()
    assert len(table.named("Bear")) == 1 + copies
    assert {one.controller for one in table.named("Bear") if one.token == "token"} == {0}


# ---- control, and what comes after it ----
def test_control_for_a_turn_613_1b():
    table, alice, bob = two_players(*["Mountain"] * 3)
    bear = bob.controls(BEAR, tapped="tapped")
    alice.casts(alice.holds("Act of Treason"), bear)
    table.settles()
    assert (bear.controller, bear.tapped, [a.word for a in bear.abilities]) == (0, "untapped", ["haste"])
    table.goes_to("declare attackers", ((bear, bob),))
    table.goes_to("upkeep")
    assert (bear.controller, bear.abilities) == (1, ())


def test_that_token_gains_haste_for_good_611_2a():
    table, alice, bob = two_players()
    alice.says("Create a token that's a copy of target creature. That token gains haste.", bob.controls(BEAR))
    copy = next(one for one in table.named("Bear") if one.token == "token")
    table.goes_to("upkeep", ())
    assert [a.word for a in copy.abilities] == ["haste"]
    alice.says("Create a token that's a copy of target creature.", copy)
    assert [one.abilities for one in table.named("Bear")].count(()) == 2       # it is no part of what is copied


# ---- becoming a creature [205.1b] ----
def test_a_land_becomes_a_creature_for_a_turn_and_stays_a_land():
    table, alice, _bob = two_players("Forest", "Forest")
    village = alice.controls("Treetop Village")
    alice.activates(village)
    table.settles()
    assert (village.types, village.colors, village.power) == (("land", "creature", "Ape"), "G", 3)
    assert [a.word for a in village.abilities if hasattr(a, "word")] == ["trample"]
    table.goes_to("upkeep", ())
    assert (village.types, village.colors, village.power) == (("land",), "", None)


# ---- this or another; for each; one or two targets ----
def test_this_creature_or_another():
    table, alice, bob = two_players()
    artist, bear = alice.controls("Blood Artist"), bob.controls(BEAR)
    bob.puts(bear, bob, zone="graveyard")
    table.settles()
    assert (alice.life, bob.life) == (21, 19)
    alice.puts(artist, bob, zone="graveyard")
    table.settles()
    assert (alice.life, bob.life) == (22, 18)


def test_for_each_counter_and_each_kick_702_33c():  # 702.33c
    table, alice, _bob = two_players(*["Swamp"] * 4)
    chalice = alice.holds("Everflowing Chalice")
    alice.casts(chalice, 2)
    table.settles()
    assert chalice.is_now.counted("charge") == 2
    alice.taps(chalice.is_now)
    assert alice.pool == "CC"


def test_a_token_for_each_time_it_was_kicked():
    table, alice, _bob = two_players(*["Forest"] * 7)
    alice.casts(alice.holds("Wolfbriar Elemental"), 3)
    table.settles()
    assert len(table.named("Wolf Token")) == 3


def test_damage_divided_among_one_or_two_601_2d():
    table, alice, bob = two_players("Mountain", "Mountain")
    bear = bob.controls(BEAR)
    first, second = alice.holds("Forked Bolt", "Forked Bolt")
    alice.casts(first, (bear, bob), (1, 1))
    table.settles()
    assert (bear.damage, bob.life) == (1, 19)
    alice.casts(second, bob)
    table.settles()
    assert bob.life == 17


# ---- zones ----
def test_all_graveyards_are_exiled_and_stay_empty():
    table, alice, bob = two_players()
    alice.has(BEAR, "graveyard"), bob.has(GOBLIN, "graveyard")
    alice.puts(alice.holds("Rest in Peace"))
    table.settles()
    assert (alice.graveyard, bob.graveyard) == ([], [])
    bear = alice.controls(BEAR)
    alice.puts(bear, zone="graveyard")
    assert bear.is_now.zone == "exile"


def test_the_exiled_card_returns_to_its_owner():
    table, alice, bob = two_players()
    bear, journey = bob.controls(BEAR), alice.holds("Journey to Nowhere")
    alice.puts(journey, bear)
    table.settles()
    assert bear.is_now.zone == "exile"
    alice.puts(journey.is_now, zone="graveyard")
    table.settles()
    assert (bear.is_now.zone, bear.is_now.controller) == ("battlefield", 1)


def test_an_aura_put_into_a_graveyard_returns_to_its_owners_hand():
    table, alice, _bob = two_players("Forest")
    bear, rancor = alice.controls(BEAR), alice.holds("Rancor")
    alice.casts(rancor, bear)
    table.settles()
    assert bear.power == 4
    alice.puts(bear, zone="graveyard")
    table.settles()
    assert rancor.is_now.zone == "hand"


def test_who_is_told_to_sacrifice_chooses():
    table, alice, bob = two_players("Swamp", "Swamp")
    bear, goblin = bob.controls(BEAR, GOBLIN)
    alice.casts(alice.holds("Diabolic Edict"), bob)
    table.resolves()
    assert table.asked.who == 1
    table.answers(goblin)
    assert (bear.zone, goblin.is_now.zone) == ("battlefield", "graveyard")


# ---- turns and attacks ----
def test_werewolves_turn_after_a_quiet_turn_and_back_after_two_spells():
    table, alice, bob = two_players(*["Forest"] * 2)
    waif = alice.controls("Reckless Waif")
    alice.library(*["Island"] * 9), bob.library(*["Island"] * 9)
    table.goes_to("precombat main", ())
    assert waif.name == "Merciless Predator"
    bob.controls("Forest", "Mountain")
    growth, bolt = bob.holds("Giant Growth", "Lightning Bolt")
    bob.casts(bolt, waif)
    bob.casts(growth, waif)
    table.settles()
    assert (waif.damage, waif.power) == (3, 6)
    table.goes_to("precombat main")
    assert waif.name == "Reckless Waif"


def test_attacking_with_three_is_one_event():
    table, alice, bob = two_players()
    landing = alice.controls("Legion's Landing")
    ones = alice.controls(BEAR, BEAR, GOBLIN)
    table.goes_to("declare attackers", tuple((one, bob) for one in ones))
    assert len(table.state.stack) == 1
    table.settles()
    assert landing.name == "Adanto, the First Fort"


def test_attacking_with_two_is_not_three():
    table, alice, bob = two_players()
    alice.controls("Legion's Landing")
    ones = alice.controls(BEAR, BEAR, GOBLIN)
    table.goes_to("declare attackers", tuple((one, bob) for one in ones[:2]))
    assert table.state.stack == ()


def test_prowess_702_108a():  # 702.108a
    table, alice, bob = two_players("Mountain", "Forest", "Forest")
    monk = alice.controls("Monastery Swiftspear")
    alice.casts(alice.holds("Lightning Bolt"), bob)
    assert len(table.state.stack) == 2
    table.resolves()
    assert (monk.power, monk.toughness) == (2, 3)
    table.settles()
    alice.casts(alice.holds("Grizzly Bears"))
    assert len(table.state.stack) == 1


# ---- copies with the rest of their sentence ----
def test_the_host_is_not_legendary_and_hasty():
    table, alice, _bob = two_players(*["Island"] * 5)
    helm = alice.controls("Helm of the Host")
    thalia = alice.controls("Thalia, Guardian of Thraben")
    alice.activates(helm, thalia)
    table.settles()
    table.goes_to("beginning of combat")
    table.settles()
    original, copy = table.named("Thalia, Guardian of Thraben")
    assert ("legendary" in original.types, "legendary" in copy.types) == (True, False)
    assert "haste" in [getattr(a, "word", "") for a in copy.abilities]


def test_a_copy_with_haste_and_a_sentence():
    table, alice, bob = two_players(*["Mountain"] * 3)
    bear = bob.controls(BEAR)
    alice.casts(alice.holds("Heat Shimmer"), bear)
    table.settles()
    assert len(table.named("Bear")) == 2
    table.goes_to("end", ())
    table.settles()
    assert len(table.named("Bear")) == 1


def test_an_enchanted_creature_makes_copies_of_itself():
    table, alice, _bob = two_players(*["Mountain"] * 4)
    bear = alice.controls(BEAR)
    alice.casts(alice.holds("Splinter Twin"), bear)
    table.settles()
    alice.activates(bear)
    table.settles()
    copy = next(one for one in table.named("Bear") if one.token == "token")
    assert [a.word for a in copy.abilities] == ["haste"]
    table.goes_to("end", ())
    table.settles()
    assert len(table.named("Bear")) == 1


def test_every_other_creature_becomes_the_target():
    table, alice, bob = two_players(*["Island"] * 4)
    bear, goblin, theirs = alice.controls(BEAR, GOBLIN) + [bob.controls(GOBLIN)]
    alice.casts(alice.holds("Mirrorweave"), bear)
    table.settles()
    assert [one.name for one in (bear, goblin, theirs)] == ["Bear"] * 3
    table.goes_to("upkeep", ())
    assert [one.name for one in (bear, goblin, theirs)] == ["Bear", "Goblin Scout", "Goblin Scout"]


def test_an_artifact_in_addition_to_its_other_types_707_9():
    _table, alice, bob = two_players()
    bear = bob.controls(BEAR)
    metamorph = alice.holds("Phyrexian Metamorph")
    alice.puts(metamorph, bear)
    assert metamorph.is_now.types == ("creature", "Bear", "artifact")


def test_any_color_that_a_land_could_produce_leaves_out_colorless_105_1():
    table, alice, bob = two_players("Island")
    stone = alice.controls("Fellwar Stone")
    bob.controls("Wastes", "Shivan Reef")
    alice.taps(stone)
    assert table.asked.options == ("U", "R")
    table.answers("R")
    assert alice.pool == "R"


def test_spells_of_two_types_cost_less_601_2f():
    table, alice, _bob = two_players("Island", "Island")
    alice.controls("Goblin Electromancer")
    alice.casts(alice.holds("Divination"))
    assert table.state.stack[-1].word == "Divination"


def test_a_quoted_name_of_a_rule_is_no_sentence():
    from sandbox.cards.abilities import abilities_of, text_of
    text = 'The "legend rule" doesn\'t apply.'
    assert text_of(abilities_of(text)) == text


def test_a_planeswalker_of_ones_own():
    walker = card("Walker", "{2}", "Legendary Planeswalker — Jace", "+1: You gain 2 life.\n−3: Draw two cards.", loyalty=3)
    table, alice, _bob = two_players()
    one = alice.controls(walker)
    alice.activates(one, ability="+1")
    table.settles()
    assert (one.counted("loyalty"), alice.life) == (4, 22)
