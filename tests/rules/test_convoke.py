"""Convoke: creatures tapped rather than mana paid, each for one generic or one mana of its color [702.51]."""
import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import The
from sandbox.rules.convoking import left_to_pay
from sandbox.vocabulary.convoke import ConvokeBy
from tests.table import BEAR, GOBLIN, Table, card

SPAWN = card("Spawn", "", "Creature — Eldrazi Spawn", "Sacrifice this creature: Add {C}.", size="0/1")
ELF = card("Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", size="1/1")
MYR = card("Myr", "{2}", "Artifact Creature — Myr", size="2/2")
ALTAR = card("Altar", "{3}", "Artifact", "Sacrifice a creature: Add {C}{C}.")
TWO, GREEN = card("Two", "{2}", "Sorcery", "Convoke\nDraw a card."), card("Green", "{1}{G}", "Sorcery", "Convoke\nDraw a card.")
THREE = card("Three", "{3}", "Sorcery", "Convoke\nDraw a card.")
COLORLESS = card("Colorless", "{C}", "Creature — Eldrazi", "Convoke", size="1/1")
HYBRID = card("Hybrid", "{G/W}{2/R}", "Creature — Elf", "Convoke", size="1/1")


def begun(table, spell):
    table.does("cast", 0, spell.id, "front")
    assert table.asked.kind == "pay"
    return table.asked.options


def says(table, *answers):
    """One after another, and nothing is paid automatically after them."""
    for answer in answers:
        table.goes_on(lambda answer=answer: table.run.answer((answer,)), table.run.before)


def creatures_named(table):
    return [option.name for option in table.asked.options if isinstance(option, The)]


# ---- which creature pays for what [702.51a] ----
def test_any_untapped_creature_pays_for_generic_mana_even_if_it_came_this_turn(table):
    alice, _ = table.players
    myr, bear = alice.controls(MYR, BEAR, sick="sick")
    alice.casts(alice.holds(TWO), myr, bear, "done")
    assert (myr.tapped, bear.tapped, len(table.state.stack)) == ("tapped", "tapped", 1)


def test_a_colored_symbol_wants_a_creature_of_that_color(table):
    alice, _ = table.players
    alice.controls(MYR, GOBLIN)
    spell = alice.holds(GREEN)
    assert alice.may_not(spell) == [("cast", "601.2h")]
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(spell)
    alice.controls(BEAR)
    assert [one.kind for one in alice.may(spell)] == ["cast"]


def test_the_creature_of_the_color_is_kept_for_it_by_hand(table):
    """Whichever is named first: the green one pays for {G}."""
    for first in (0, 1):
        table = Table("Alice", "Bob")
        alice = table.players[0]
        both = alice.controls(BEAR, GOBLIN)
        alice.casts(alice.holds(GREEN), both[first], both[1 - first], "done")
        assert [one.tapped for one in both] == ["tapped", "tapped"] and table.state.stack


def test_two_creatures_of_the_other_color_are_not_offered_together(table):
    alice, _ = table.players
    _, goblin, _ = alice.controls(GOBLIN, GOBLIN, "Forest")
    begun(table, alice.holds(GREEN))
    table.goes_on(lambda: table.run.answer((The(goblin.id),)), table.run.before)
    assert creatures_named(table) == ["Forest"]


def test_nobody_pays_for_colorless_mana(table):
    """{C} is neither generic nor a color [107.4b-c]."""
    alice, _ = table.players
    alice.controls(MYR, BEAR)
    assert alice.may_not(alice.holds(COLORLESS)) == [("cast", "601.2h")]


def test_a_hybrid_symbol_takes_either_color_or_two_creatures(table):                      # 107.4e
    alice, _ = table.players
    bear, goblin = alice.controls(BEAR, GOBLIN)
    spell = alice.holds(HYBRID)
    assert alice.may(spell)
    table.does("set_fields", 0, goblin.id, (("tapped", "tapped"),))
    assert not alice.may(spell)
    myrs = alice.controls(MYR, MYR)
    alice.casts(spell)
    assert [one.tapped for one in (bear, *myrs)] == ["tapped"] * 3


def test_neither_tapped_ones_nor_those_of_others_nor_what_is_no_creature(table):
    alice, bob = table.players
    alice.controls(BEAR, tapped="tapped")
    alice.controls(card("Rock", "{1}", "Artifact"), card("Glade", "", "Enchantment"))
    bob.controls(BEAR, BEAR)
    assert alice.may_not(alice.holds(TWO)) == [("cast", "601.2h")]


def test_only_what_has_convoke(table):
    alice, _ = table.players
    alice.controls(BEAR, MYR)
    spell = alice.holds(card("Plain Two", "{2}", "Sorcery", "Draw a card."))
    assert alice.may_not(spell) == [("cast", "601.2h")]
    with pytest.raises(Illegal, match="601.2h"):
        alice.casts(spell)


def test_what_is_cast_face_down_has_no_convoke(table):                                    # 702.37c, 708.2a
    alice, _ = table.players
    alice.controls(MYR, MYR, MYR)
    hidden = alice.holds(card("Hidden", "{3}", "Creature — Beast", "Convoke\nMorph {3}", size="3/3"))
    assert [one.face for one in alice.may(hidden)] == ["front"]


def test_twice_is_no_more_than_once(table):                                               # 702.51d
    alice, _ = table.players
    alice.controls(MYR)
    assert alice.may_not(alice.holds(card("Doubly", "{2}", "Sorcery", "Convoke\nConvoke\nDraw a card."))) == [("cast", "601.2h")]


def test_it_pays_for_the_total_cost(table):                                               # 702.51b
    alice, _ = table.players
    alice.controls(card("Tax", "", "Enchantment", "Spells you cast cost {1} more to cast."))
    spell = alice.holds(TWO)
    alice.controls(MYR, MYR)
    assert not alice.may(spell)
    alice.controls(card("Relief", "", "Enchantment", "Spells you cast cost {2} less to cast."))
    begun(table, spell)
    assert table.asked.ask == "pay {1} for Two"


def test_the_library_casts_one_with_green_and_other_creatures(table):
    alice, _ = table.players
    alice.controls(BEAR, BEAR, *[MYR] * 4)
    wurm = alice.holds("Siege Wurm")
    assert not alice.may(wurm)
    alice.controls(MYR)
    alice.casts(wurm)
    table.resolves()
    assert wurm.is_now.zone == "battlefield"


def test_the_question_tells_what_is_left_in_a_way_that_can_be_paid(table):
    alice, _ = table.players
    both, _ = alice.controls(card("Both", "{G}{W}", "Creature — Elf", size="1/1"), "Forest")
    begun(table, alice.holds(card("Two Colors", "{G}{W}", "Sorcery", "Convoke\nDraw a card.")))
    says(table, The(both.id))
    assert table.asked.ask == "pay {G} for Two Colors" and "auto" in table.asked.options


# ---- how it is done [601.2g-h] ----
def test_it_is_an_event_that_taps_and_is_remembered(table):                               # 702.51c
    alice, _ = table.players
    alice.controls(card("Watch", "", "Enchantment", "Whenever a creature you control becomes tapped, you gain 1 life."))
    one, other = alice.controls(MYR, MYR)
    spell = alice.holds(TWO)
    alice.casts(spell, one, other, "done")
    told = [event for event in table.state.happened if isinstance(event, ConvokeBy)]
    assert [event.what.id for event in told] == [one.id, other.id] and {event.spell.id for event in told} == {spell.is_now.id}
    table.settles()
    assert alice.life == 22


def test_those_named_are_tapped_only_when_all_mana_is_made(table):
    alice, _ = table.players
    myr, forest, wastes = alice.controls(MYR, "Forest", "Wastes")
    begun(table, alice.holds(THREE))
    for one, tapped in ((myr, "untapped"), (forest, "untapped"), (wastes, "untapped")):
        says(table, The(one.id))
        assert myr.tapped == tapped and The(myr.id) not in table.asked.options
    assert (forest.tapped, wastes.tapped, table.asked.ask) == ("tapped", "tapped", "pay {2} for Three")
    table.answers("done")
    assert (myr.tapped, alice.pool, sorted(table.state.stack[-1].spent)) == ("tapped", "", ["C", "G"])


def test_what_is_not_named_is_paid_automatically(table):
    alice, _ = table.players
    myr, *lands = alice.controls(MYR, "Forest", "Forest", "Forest")
    alice.casts(alice.holds(THREE), myr, "auto")
    assert myr.tapped == "tapped" and [land.tapped for land in lands].count("tapped") == 2 and alice.pool == ""


def test_what_could_make_mana_is_asked_which():
    for answer, pool in (("mana", "G"), ("convoke", "")):
        table = Table("Alice", "Bob")
        alice = table.players[0]
        elf, _bear, _myr = alice.controls(ELF, BEAR, MYR)
        begun(table, alice.holds(THREE))
        says(table, The(elf.id))
        assert (table.asked.kind, table.asked.options, table.asked.rule) == ("convoke", ("mana", "convoke"), "702.51a")
        says(table, answer)
        assert alice.pool == pool and The(elf.id) not in table.asked.options
        table.answers("auto")
        assert elf.tapped == "tapped" and alice.pool == ""


# ---- one object, one use ----
def test_what_was_sacrificed_for_mana_can_not_be_tapped_too(table):
    alice, _ = table.players
    spawn, _ = alice.controls(SPAWN, MYR)
    three, two = alice.holds(THREE, TWO)
    assert not alice.may(three) and alice.may(two)
    begun(table, two)
    says(table, The(spawn.id), "mana")
    assert creatures_named(table) == ["Myr"]
    table.answers("auto")
    assert spawn.is_now is None or spawn.is_now.zone == "graveyard"


def test_what_is_to_be_tapped_is_not_offered_for_mana(table):
    alice, _ = table.players
    spawn, myr = alice.controls(SPAWN, MYR)
    begun(table, alice.holds(TWO))
    says(table, The(spawn.id), "convoke")
    assert creatures_named(table) == ["Myr"]
    table.answers(myr, "done")
    assert (spawn.zone, spawn.tapped, myr.tapped) == ("battlefield", "tapped", "tapped")


def test_what_is_named_and_then_sacrificed_to_something_else_is_not_tapped(table):
    alice, _ = table.players
    altar, one, other = alice.controls(ALTAR, MYR, MYR)
    begun(table, alice.holds(THREE))
    says(table, The(one.id), The(altar.id), The(one.id))
    assert one.is_now.zone == "graveyard" and alice.pool == "CC" and table.asked.ask == "pay {3} for Three"
    table.answers(other, "done")
    assert other.tapped == "tapped" and alice.pool == ""


def test_a_creature_that_another_ability_sacrifices_counts_once(table):
    alice, _ = table.players
    alice.controls(ALTAR, MYR)
    three = alice.holds(THREE)
    assert not alice.may(three), "two mana and the same creature tapped would make three"
    alice.controls(MYR, tapped="tapped")
    assert alice.may(three), "the tapped one is sacrificed"


# ---- worked out ----
def test_no_creature_is_tapped_where_mana_does(table):
    alice, _ = table.players
    myr, *lands = alice.controls(MYR, "Forest", "Forest")
    alice.casts(alice.holds(TWO))
    assert myr.tapped == "untapped" and [land.tapped for land in lands] == ["tapped", "tapped"]


def test_as_few_as_needed_those_that_came_this_turn_first_and_weaker_before_stronger(table):
    alice, _ = table.players
    alice.library(BEAR, BEAR, BEAR)
    strong, weak = alice.controls(BEAR, GOBLIN)
    new = alice.controls(card("Giant", "{R}", "Creature — Giant", size="7/7"), sick="sick")
    alice.controls("Wastes", "Wastes", "Wastes")
    for lands, spell, tapped in ((0, THREE, ""), (2, THREE, "new"), (1, TWO, "new weak")):
        for _ in range(lands):
            alice.controls("Wastes")
        alice.casts(alice.holds(spell))
        table.resolves()
        assert " ".join(name for name, one in (("new", new), ("weak", weak), ("strong", strong)) if one.tapped == "tapped") == tapped


def test_creatures_are_tapped_before_anything_is_used_up(table):
    alice, _ = table.players
    spawns = alice.controls(SPAWN, SPAWN)
    alice.controls("Wastes", MYR)
    alice.casts(alice.holds(card("Four", "{4}", "Sorcery", "Convoke\nDraw a card.")))
    assert [(spawn.zone, spawn.tapped) for spawn in spawns] == [("battlefield", "tapped")] * 2


# ---- against trying everything ----
CREATURES = {"green": (BEAR, "G", 0), "red": (GOBLIN, "R", 0), "myr": (MYR, "", 0), "spawn": (SPAWN, "", "C"), "elf": (ELF, "G", "G"),
             "land": ("Forest", None, "G"), "wastes": ("Wastes", None, "C")}
COSTS = ("{2}", "{G}{G}", "{1}{R}", "{2}{G}", "{C}{1}", "{R}{R}{G}", "{4}", "{G}{2}{C}")


def payable(kinds, cost):
    """Whether any assignment pays: each object for one symbol, by mana or by convoking."""
    wanted = [s for symbol in cost[1:-1].split("}{") for s in (["1"] * int(symbol) if symbol.isdigit() else [symbol])]

    def pays(kind, symbol):
        _, colors, mana = CREATURES[kind]
        made = bool(mana) and symbol in ("1", mana)
        return made or colors is not None and (symbol == "1" or symbol in colors)
    return any(all(map(pays, picked, wanted)) for picked in itertools.permutations(kinds, len(wanted)))


@settings(max_examples=120, deadline=None)
@given(st.lists(st.sampled_from(sorted(CREATURES)), max_size=5), st.sampled_from(COSTS))
def test_it_can_be_cast_whenever_any_payment_would_do_and_then_is(kinds, cost):
    table = Table()
    alice = table.players[0]
    for kind in kinds:
        alice.controls(CREATURES[kind][0])
    spell = alice.holds(card("Any", cost, "Sorcery", "Convoke\nDraw a card."))
    assert bool(alice.may(spell)) == payable(kinds, cost)
    if alice.may(spell):
        alice.casts(spell)
        assert table.state.stack and alice.pool == ""


def test_what_is_left_is_told_for_each_way():
    assert left_to_pay(["1", "G"], ["G"]) == [["1"], ["G"]]
    assert left_to_pay(["2", "G", "G"], ["", "G"]) == [["G", "1"], ["G", "G"]]
    assert left_to_pay(["C", "S"], [""]) == [] and left_to_pay(["R/P"], ["R"]) == [[]]
    assert left_to_pay(["2/W"], [""]) == [["1"]] and left_to_pay(["1"], ["", ""]) == []
