"""Fable of the Mirror-Breaker and its Reflection beside the others: the Saga that copies, is copied, is blinked, is stolen from."""
from tests.interactions.boards import (
    AURA,
    BEARS,
    BLINK,
    DRAKE,
    FABLE,
    KIROL,
    REFLECTION,
    SHAMAN,
    STEAL,
    WALL,
    bobs_turn,
    cast,
    copied,
    declines,
    enchant,
    in_any_order,
    keywords,
    lands,
    names,
    next_turn,
    reflected,
)


def mirrored(table, reflection, one):
    """A token of it by the Reflection."""
    before = {o.id for o in table.named(one.name)}
    table.players[0].activates(reflection, one)
    table.resolves()
    [token] = [o for o in table.named(one.name) if o.id not in before]
    return token


def test_01_an_aura_on_the_hasty_token_makes_hasty_copies_that_stay_when_the_token_is_sacrificed(table):  # 707.9a, 611.2a, 704.5m
    alice, _ = table.players
    lands(alice, Island=6, Mountain=1)
    reflection, kirol, bears = reflected(alice), *alice.controls(KIROL, BEARS)
    token = mirrored(table, reflection, bears)
    aura = enchant(table, token)
    assert names(reflection, kirol, bears) == [BEARS] * 3
    assert [keywords(one) for one in (reflection, kirol, bears)] == [["haste"]] * 3
    assert reflection.mana_value == 2 and "legendary" not in kirol.types                  # 202.3b: no copy of a back face
    next_turn(table)
    assert token.is_now is None and names(reflection, kirol, bears) == [BEARS] * 3
    assert keywords(kirol) == ["haste"] and aura.is_now.zone == "graveyard"


def test_02_a_saga_that_returns_transformed_under_the_aura_is_a_copy_with_its_back_face_up(table):  # 614.12, 616.1c, 712.14a
    alice, _ = table.players
    alice.controls(AURA, attached=alice.controls(BEARS).id)
    fable = alice.controls(FABLE, counters=(("lore", 2),))
    next_turn(table)
    table.settles()
    now = fable.is_now
    assert (now.zone, now.name, now.types, now.mana_value) == ("battlefield", BEARS, ("creature", "Bear"), 2)
    assert (now.colors, now.transformed, now.counters) == ("G", "back", ())


def test_03_a_saga_that_would_be_a_creature_enters_as_the_enchanted_one(table):  # 614.12, 616.1c
    alice, _ = table.players
    lands(alice, Mountain=3)
    alice.controls("Opalescence")
    alice.controls(AURA, attached=alice.controls(BEARS).id)
    fable = cast(alice, FABLE)
    table.settles()
    now = fable.is_now
    assert (now.name, now.types, now.power, now.toughness, now.counters) == (BEARS, ("creature", "Bear"), 2, 2, ())
    assert table.count(SHAMAN) == 0


def test_04_creatures_that_became_sagas_tell_their_chapters_from_the_next_turn_on(table):  # 707.4, 707.5, 714.3, 613.1d
    alice, _ = table.players
    lands(alice, Island=6, Forest=2)
    alice.controls("Opalescence")
    fable = alice.controls(FABLE, counters=(("lore", 1),))
    kirol, _first = alice.controls(KIROL, BEARS)
    enchant(table, fable)
    assert (kirol.name, "creature" in kirol.types, kirol.power, kirol.counted("lore")) == (FABLE, True, 3, 0)
    second = cast(alice, BEARS)
    table.settles()
    assert (second.is_now.name, second.is_now.counted("lore"), table.count(SHAMAN)) == (FABLE, 1, 1)
    next_turn(table)
    in_any_order(table)
    table.settles()
    declines(table)
    assert table.count(SHAMAN) == 3


def test_05_a_single_faced_copy_of_the_saga_stays_in_exile_where_the_card_returns(table):  # 712.14a, 707.10
    alice, _ = table.players
    lands(alice, Island=3)
    fable, kirol, bears = alice.controls(FABLE, KIROL, BEARS, counters=())
    table.does("set_fields", 0, fable.id, (("counters", (("lore", 2),)),))
    copy = cast(alice, "Copy Enchantment")
    table.resolves(fable)
    assert copy.is_now.name == FABLE and len(table.state.stack) == 1
    copied(table, kirol, kirol, bears)
    table.settles()
    assert table.count(SHAMAN) == 2
    for _ in range(2):
        next_turn(table)
        in_any_order(table)
        table.settles()
        declines(table)
    assert (fable.is_now.zone, fable.is_now.name) == ("battlefield", REFLECTION)
    assert (copy.is_now.zone, copy.is_now.name) == ("exile", "Copy Enchantment")


def test_06_an_enchantment_that_enters_as_the_reflection_would_be_a_creature_so_the_aura_has_the_last_word(table):  # 616.1c, 616.1f
    alice, _ = table.players
    lands(alice, Island=6)
    alice.controls(AURA, attached=alice.controls(BEARS).id)
    reflection = reflected(alice)
    copy = cast(alice, "Copy Enchantment")
    table.resolves(reflection)
    assert (copy.is_now.name, copy.is_now.types, copy.is_now.mana_value) == (BEARS, ("creature", "Bear"), 2)
    plain = cast(alice, "Copy Enchantment")
    table.resolves(())
    assert (plain.is_now.name, plain.is_now.types, plain.is_now.mana_value) == ("Copy Enchantment", ("enchantment",), 3)


def test_07_the_blinked_reflection_returns_as_a_saga_that_no_aura_of_creatures_touches(table):  # 712.14, 614.12, 714.3a
    alice, _ = table.players
    alice.controls(AURA, attached=alice.controls(BEARS).id)
    reflection, kirol, wall = reflected(alice), *alice.controls(KIROL, WALL)
    alice.says(BLINK, reflection)
    assert (reflection.is_now.name, reflection.is_now.transformed, reflection.is_now.counted("lore")) == (FABLE, "front", 1)
    copied(table, kirol, kirol, wall)
    table.settles()
    assert table.count(SHAMAN) == 2


def test_08_the_third_chapter_told_twice_returns_the_saga_once(table):  # 400.7, 707.10b
    alice, _ = table.players
    fable = alice.controls(FABLE, counters=(("lore", 2),))
    kirol, bears = alice.controls(KIROL, BEARS)
    next_turn(table)
    copied(table, kirol, kirol, bears)
    table.resolves()
    table.resolves()
    first = fable.is_now
    assert (first.zone, first.transformed, len(table.state.stack)) == ("battlefield", "back", 1)
    table.resolves()
    assert fable.is_now.id == first.id and (first.zone, first.transformed) == ("battlefield", "back")


def test_09_the_token_of_a_watcher_sees_its_own_end_beside_the_watcher(table):  # 603.7, 603.10a, 707.10c
    alice, bob = table.players
    lands(alice, Mountain=1)
    reflection, artist, kirol, bears = reflected(alice), *alice.controls("Blood Artist", KIROL, BEARS)
    mirrored(table, reflection, artist)
    table.goes_to("end")
    table.resolves(bob, bob)
    assert len(table.state.stack) == 2
    copied(table, kirol, kirol, bears)
    table.resolves("no")
    table.settles()
    assert (alice.life, bob.life) == (23, 17)


def test_10_a_stolen_token_is_not_sacrificed_and_the_aura_on_it_still_speaks_to_its_own_player(table):  # 701.21a, 109.5
    alice, bob = table.players
    lands(alice, Island=9, Mountain=1)
    reflection, bears = reflected(alice), alice.controls(BEARS)
    token = mirrored(table, reflection, bears)
    aura = enchant(table, token)
    bob.says(STEAL, token)
    drake = cast(alice, DRAKE)
    table.settles()
    assert (drake.is_now.name, keywords(drake)) == (BEARS, ["haste"])
    bobs_turn(table)
    table.settles()
    assert (token.zone, token.controller) == ("battlefield", 1)
    assert (aura.is_now.attached, aura.is_now.controller) == (token.id, 0)
