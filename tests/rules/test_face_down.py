"""Face-down spells and permanents: cast for morph, turned face up as a special action, copied, revealed [702.37, 708]."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.rules.possible import possible
from tests.table import BEAR, card

HORNED = card("Old Horn", "{2}{R}{R}", "Creature — Goat", "First strike\nMorph {1}{R}", "3/1")
LOUD = card("Old Bell", "{3}{W}", "Creature — Spirit", "Flash\nMorph—Pay 2 life.\nWhen this creature enters, you gain 3 life.\n"
            "When this creature is turned face up, you gain 5 life.", "2/4")
GROWER = card("Old Weed", "{X}{G}", "Creature — Plant", "Morph {X}{G}\nWhen this creature is turned face up, you gain X life.", "1/1")
WARM = card("Old Furnace", "{2}", "Enchantment", "Creature spells cost {1} less to cast.")
RED = card("Old Kiln", "{2}", "Enchantment", "Red spells cost {1} less to cast.")
MIMIC = card("Old Mimic", "{U}", "Creature — Shapeshifter",
             "You may have this creature enter as a copy of any creature on the battlefield.", "0/1")
TWIN = card("Old Twin", "{U}", "Instant", "Copy target creature spell you control.")
TURNED = card("Old Moon", "{1}{G}", "Creature — Wolf", "Morph {G}", "1/1", layout="transform",
              back={"name": "Old Sun", "types": "Creature — Wolf", "power": 5, "toughness": 5})
LAYERED = card("Old Banner", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1 and has flying.")
ALTERING = card("Old Mask", "{U}", "Enchantment — Aura",
                "Enchant creature\nAs this Aura enters, choose a creature.\nEnchanted creature is a copy of the chosen creature.")
HIDDEN = "", ("creature",), "", 2, 2, (), 0           # what is to be seen of anything face down


def seen(one):
    return one.name, one.types, one.colors, one.power, one.toughness, one.abilities, one.mana_value


def lying(player, printed=HORNED, **more):
    return player.controls(printed, facing="face down", **more)


# ---- cast face down ----
def test_it_is_cast_for_three_as_a_creature_without_a_name_702_37c(table):  # 702.37c
    alice, _ = table.players
    alice.controls(*["Island"] * 3)
    alice.casts(one := alice.holds(HORNED), face="face down")
    assert one.is_now.zone == "stack" and seen(one.is_now) == HIDDEN
    assert alice.pool == "" and not any(p.kind == "tap" for p in possible(table.state, 0) if not p.reason)
    table.settles()
    assert (one.is_now.zone, one.is_now.facing) == ("battlefield", "face down") and seen(one.is_now) == HIDDEN     # 708.4


def test_both_ways_are_listed_each_with_its_own_cost(table):
    alice, _ = table.players
    alice.controls(*["Island"] * 3)
    one = alice.holds(HORNED)
    assert [(p.face, p.text, p.rule) for p in possible(table.state, 0, one.id)] == [
        ("front", "Cast Old Horn", "601.2h"), ("face down", "Cast Old Horn face down", "")]


@pytest.mark.parametrize("printed, zone, rule", [(BEAR, "hand", "702.37d"), (HORNED, "graveyard", "702.37d"), (HORNED, "exile", "702.37d")])
def test_only_morph_lets_one_do_that_and_from_the_hand_702_37d(table, printed, zone, rule):  # 702.37d
    alice, _ = table.players
    alice.controls(*["Mountain"] * 5)
    with pytest.raises(Illegal) as refused:
        alice.casts(alice.has(printed, zone), face="face down")
    assert refused.value.rule == rule


def test_what_it_is_face_up_does_not_count_708_4(table):
    alice, _ = table.players
    alice.controls(*["Plains"] * 4, RED)
    one, bell = alice.holds(HORNED), alice.holds(LOUD)
    assert [p.face for p in alice.may(one)] == ["face down"]
    alice.controls(WARM)
    alice.casts(one, face="face down")                # {2}: it is a creature spell, and not a red one
    assert len([t for t in table.state.permanents() if t.tapped == "tapped"]) == 2
    assert ("cast", "307.1") in alice.may_not(bell)   # the flash of its face is not that of the face-down spell
    table.settles()
    alice.controls(*["Plains"] * 2)
    with table.changes(lambda: alice.life, 0):        # 708.3
        alice.casts(bell, face="face down")
        table.settles()


# ---- turned face up ----
def test_turning_up_is_a_special_action_at_any_time_116_2b(table):
    alice, bob = table.players
    alice.controls("Mountain", "Mountain")
    bob.controls("Mountain")
    one = lying(alice, counters=(("+1/+1", 1),))
    bob.casts_at = bob.holds("Lightning Bolt")
    alice.passes()
    bob.casts(bob.casts_at, alice)
    bob.passes()
    alice.does("turn_up", one.id)
    assert len(table.state.stack) == 1 and table.state.priority == 0
    assert (one.name, one.power, one.counted("+1/+1"), one.facing) == ("Old Horn", 4, 1, "face up")
    assert table.log[-1] == "Alice turns a creature without a name face up"


def test_it_does_not_enter_by_that_but_was_turned_702_37e(table):  # 702.37e
    alice, _ = table.players
    bell = lying(alice, LOUD)
    with table.changes(lambda: alice.life, -2):
        alice.does("turn_up", bell.id)
    assert len(table.state.stack) == 1
    with table.changes(lambda: alice.life, 5):
        table.settles()


def test_x_of_a_morph_cost_is_that_of_its_abilities_702_37f(table):  # 702.37f
    alice, _ = table.players
    alice.controls(*["Forest"] * 4)
    weed = lying(alice, GROWER)
    alice.does("turn_up", weed.id, answers=[3])
    with table.changes(lambda: alice.life, 3):
        table.settles()


@pytest.mark.parametrize("printed, facing, seat, rule", [
    (HORNED, "face up", 0, "702.37e"), (BEAR, "face down", 0, "702.37e"), (HORNED, "face down", 1, "702.37e")])
def test_what_can_not_be_turned_up(table, printed, facing, seat, rule):
    table.players[0].controls(*["Mountain"] * 4)
    one = table.players[seat].controls(printed, facing=facing)
    with pytest.raises(Illegal) as refused:
        table.players[0].does("turn_up", one.id)
    assert refused.value.rule == rule


def test_without_priority_or_mana_it_stays_down(table):
    alice, bob = table.players
    one, theirs = lying(alice), lying(bob)
    assert [(p.kind, p.rule) for p in possible(table.state, 0, one.id)] == [("turn up", "601.2h")]
    assert [(p.kind, p.rule) for p in possible(table.state, 1, theirs.id)] == [("turn up", "117.1")]
    before = table.state
    with pytest.raises(Illegal, match="601.2h"):
        alice.does("turn_up", one.id)
    assert table.state == before


def test_it_gets_a_new_timestamp_613_7f(table):
    alice, _ = table.players
    alice.controls("Mountain", "Mountain")
    one = lying(alice)
    was = one.timestamp
    alice.does("turn_up", one.id)
    assert one.timestamp > was


def test_what_applied_face_down_still_applies_708_8(table):
    alice, _ = table.players
    alice.controls("Mountain", "Mountain")
    one = lying(alice)
    alice.controls(LAYERED, attached=one.id)
    assert (one.power, one.toughness) == (3, 3)
    alice.does("turn_up", one.id)
    assert (one.power, one.toughness, [str(a.word) for a in one.abilities if hasattr(a, "word")]) == (4, 2, ["first strike", "flying"])


# ---- turned by effects ----
def test_an_effect_turns_down_and_up_708_2a(table):
    alice, _ = table.players
    one = alice.controls(HORNED)
    alice.says("Turn target creature face down.", one)
    assert seen(one) == HIDDEN
    alice.says("Turn target face-down creature face up.", one)
    assert one.name == "Old Horn"


def test_what_is_double_faced_is_not_turned_down_712_16(table):
    alice, _ = table.players
    one = alice.controls(TURNED)
    alice.says("Turn target creature face down.", one)
    assert one.facing == "face up"


def test_face_down_it_does_not_transform_712_15a(table):
    alice, _ = table.players
    one = lying(alice, TURNED)
    alice.does("make_turned", one.id, "transform")
    assert (one.transformed, seen(one)) == ("front", HIDDEN)
    alice.does("make_turned", one.id, "face up")
    assert one.name == "Old Moon"
    alice.does("make_turned", one.id, "face down")
    assert one.facing == "face up"


# ---- copies ----
def test_a_copy_has_the_same_values_and_is_face_up_707_2(table):
    alice, _ = table.players
    alice.controls("Island")
    one = lying(alice)
    alice.casts(mimic := alice.holds(MIMIC))
    table.settles(one)
    assert seen(mimic.is_now) == HIDDEN and mimic.is_now.facing == "face up"
    assert [p.kind for p in possible(table.state, 0, mimic.is_now.id)] == []
    alice.says("Create a token that's a copy of target creature.", one)
    token = table.named("")[-1]
    assert seen(token) == HIDDEN and (token.token, token.facing) == ("token", "face up")


def test_a_copy_of_a_face_down_spell_is_a_face_up_creature_707_10(table):
    alice, _ = table.players
    alice.controls(*["Island"] * 4)
    alice.casts(one := alice.holds(HORNED), face="face down")
    alice.casts(alice.holds(TWIN), one.is_now)
    table.settles()
    [copy] = [o for o in table.named("") if o.token == "token"]
    assert seen(copy) == HIDDEN and copy.facing == "face up" and one.is_now.facing == "face down"


def test_a_face_up_copy_of_one_can_become_a_copy_of_another_708_10(table):
    alice, _ = table.players
    alice.controls("Island")
    one, bear = lying(alice), alice.controls(BEAR)
    alice.says("Create a token that's a copy of target creature.", one)
    [token] = [o for o in table.named("") if o.token == "token"]
    for host, name in ((token, "Bear"), (one, "")):
        mask = alice.holds(ALTERING)
        table.does("make_move", 0, mask.id, "battlefield")
        attached_first = next(one for one in table.asked.options if "enters attached" in one)
        table.answers(attached_first, host, bear)
        assert host.name == name


def test_what_was_chosen_is_looked_at_once_707_2c(table):
    alice, _ = table.players
    alice.controls("Island")
    host, bear = alice.controls(MIMIC, BEAR)
    alice.casts(mask := alice.holds(ALTERING), host)
    table.settles(bear)
    assert (host.name, host.power) == ("Bear", 2)
    alice.says("Turn target creature face down.", bear)
    assert (bear.name, host.name) == ("", "Bear")
    alice.does("remove", bear.id)
    assert host.name == "Bear"
    alice.does("remove", mask.is_now.id)
    assert host.name == "Old Mimic"


# ---- revealed ----
@pytest.mark.parametrize("zone", ["graveyard", "exile", "hand", "library"])
def test_it_is_revealed_as_it_leaves_708_9(table, zone):
    alice, _ = table.players
    one = lying(alice)
    alice.puts(one, zone=zone)
    assert "Alice reveals Old Horn" in table.log
    assert (one.is_now.name, one.is_now.facing) == ("Old Horn", "face up")


def test_a_face_up_one_is_not_revealed_708_9(table):
    alice, _ = table.players
    alice.puts(alice.controls(HORNED), zone="graveyard")
    assert not [line for line in table.log if "reveals" in line]


def test_a_countered_one_is_revealed_and_one_that_resolves_is_not_708_9(table):
    alice, _ = table.players
    alice.controls(*["Island"] * 3)
    alice.casts(one := alice.holds(HORNED), face="face down")
    alice.says("Counter target spell.", one.is_now)
    assert one.is_now.zone == "graveyard" and "Alice reveals Old Horn" in table.log
    alice.controls(*["Island"] * 3)
    told = len(table.log)
    alice.casts(other := alice.holds(HORNED), face="face down")
    table.settles()
    assert other.is_now.zone == "battlefield" and not [line for line in table.log[told:] if "reveals" in line]
