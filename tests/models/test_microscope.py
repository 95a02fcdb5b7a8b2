"""The microscope: every characteristic with the effects that made it, their order, the reason for that order, and the rule."""
from sandbox.models import edits
from sandbox.models.inspection import inspected

MOON, TOMB, BELL = "Blood Moon", "Urborg, Tomb of Yawgmoth", "Kormus Bell"


def rows(laid, id):
    return {now.title: now for now in inspected(laid.state, id).now}


def reasons(now):
    return [(why.layer, why.source, why.applies, why.rule) for why in now.effects]


def test_the_younger_one_comes_first_because_the_older_depends_on_it(laid):
    tomb = laid.put(TOMB)
    laid.put(MOON)
    types = rows(laid, tomb)["Types"]
    assert reasons(types) == [("4", MOON, True, "613.8a"), ("4", TOMB, False, "613.6")]
    first, second = types.effects
    assert first.why == f"First although younger: it takes the ability that effect comes from, so {TOMB}'s effect depends on it."
    assert second.why == "Its ability was gone before it could start to apply."


def test_the_other_way_around_the_timestamp_is_enough(laid):
    laid.put(MOON)
    types = rows(laid, laid.put(TOMB))["Types"]
    assert reasons(types)[0] == ("4", MOON, True, "613.7")


def test_an_effect_that_waits_says_for_what(laid):
    bell = laid.put(BELL)
    tomb, land = laid.put(TOMB), laid.put("Plains")
    types = rows(laid, land)["Types"]
    assert types.value == "Basic Land Creature — Plains Swamp" and bell < tomb
    assert reasons(types) == [("4", TOMB, True, "613.8a"), ("4", BELL, True, "613.8b")]
    assert types.effects[0].why == f"First although younger: it changes what that one does or applies to, so {BELL}'s effect depends on it."
    assert types.effects[1].why == f"Waits for {TOMB} although older: that changes what this one applies to."


def test_without_dependency_the_earlier_timestamp_comes_first(laid):
    tomb, bell = laid.put(TOMB), laid.put(BELL)
    types = rows(laid, tomb)["Types"]
    assert reasons(types) == [("4", TOMB, True, "613.7"), ("4", BELL, True, "613.7")]
    assert types.effects[1].why == f"After {TOMB}, whose timestamp is earlier."
    assert [why.when for why in types.effects] == [f"t {laid.state.things.get(id).timestamp}" for id in (tomb, bell)]


def test_an_effect_alone_in_its_layer_says_what_the_layer_is(laid):
    land = laid.put("Swamp")
    laid.put(BELL)
    seen = rows(laid, land)
    assert reasons(seen["Colors"]) == [("5", BELL, True, "613.1e")] and seen["Colors"].effects[0].before == "Colorless"
    assert reasons(seen["Size"]) == [("7b", BELL, True, "613.4b")] and seen["Size"].effects[0].after == "1/1"


def test_counters_come_after_effects_and_say_so(laid):
    bear = laid.put("Grizzly Bears")
    laid.put("Rancor", host=bear)
    laid.table.edit(edits.counters(laid.state, bear, "+1/+1", 2, edits.SET))
    size = rows(laid, bear)["Size"]
    assert [(why.source, why.before, why.after, why.rule) for why in size.effects][-1] == ("Counters", "4/2", "6/4", "613.4c")


def test_a_basic_land_type_brings_its_mana_ability_and_takes_the_others(laid):
    tomb = laid.put(TOMB)
    laid.put(MOON)
    seen = inspected(laid.state, tomb)
    abilities = {now.title: now for now in seen.now}["Abilities"]
    assert abilities.value == "{T}: Add {R}." and abilities.effects[0].before.startswith("Each land is a Swamp")
    assert [(one.meaning, one.rule) for one in seen.read] == [
        ("mana ability of its land type", "305.6"), (f"static ability, layer 4; gone while {MOON} applies", "604.1")]


def test_every_characteristic_is_there_also_where_nothing_changed_it(laid):
    seen = rows(laid, laid.put("Serra Angel"))
    assert [title for title in seen if title in ("Types", "Colors", "Size", "Abilities", "Mana value", "Control")] == [
        "Types", "Colors", "Size", "Abilities", "Mana value", "Control"]
    assert seen["Abilities"].value == "the 2 read above" and not any(now.effects for now in seen.values())
    assert "Control" not in rows(laid, laid.put("Serra Angel", "hand")), "nobody controls a card in a hand"
