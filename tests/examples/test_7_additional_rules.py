"""The examples of the part about additional rules, played: keywords, state-based actions, copies, cards of other layouts [700-712]."""
import pytest

from sandbox.cards.making import entry_of
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, LIBRARY
from tests.marks import example
from tests.table import BEAR, GOBLIN, card

CLONE = card("Clone", "{3}{U}", "Creature — Shapeshifter",
             "You may have this creature enter as a copy of any creature on the battlefield.", "0/0")
OMENS = card("Omens", "{1}{W}", "Creature — Wall", "When this creature enters, draw a card.", "0/4")
DEMON = card("Demon", "{2}{B}{B}", "Creature — Demon", "Morph {2}{B}{B}", "6/6")
LORIAN = card("Lorian", "{1}{G}{G}", "Creature — Beast", "Trample\nMorph {G}", "4/1")
MOULD = "Target creature becomes a copy of another target creature until end of turn."


def size(one):
    return one.power, one.toughness


def words(one):
    return sorted(getattr(a, "word", "") for a in one.abilities)


def cloned(alice, *answers):
    clone = alice.holds(CLONE)
    alice.puts(clone, *answers)
    return clone.is_now


def two_faced(name, cost, types, back, back_types, sizes=("2/2", "4/4"), layout="transform", text="", back_text=""):
    faces = [dict(zip(("power", "toughness"), map(int, one.split("/")))) for one in sizes]
    return entry_of({"name": name, "cost": cost, "types": types, "layout": layout, **({"text": text} if text else {}), **faces[0],
                     "back": {"name": back, "types": back_types, **({"text": back_text} if back_text else {}), **faces[1]}}).card()


DESERTER = two_faced("Deserter", "{3}{R}", "Creature — Human Werewolf", "Ransacker", "Creature — Werewolf")


# ---- general [700] ----
@example("700.1")
def test_blocked_by_two_is_one_event_or_two(table, alice, bob):
    proud = alice.controls(card("Proud", "", "Creature", "Whenever this creature becomes blocked, you gain 1 life.", "2/9"))
    wary = alice.controls(card("Wary", "", "Creature", "Whenever this creature becomes blocked by a creature, you gain 1 life.", "2/9"))
    walls = bob.controls(*[card("Wall", "", "Creature", size="0/4")] * 4)
    table.fights([(proud, bob), (wary, bob)], [(walls[0], proud), (walls[1], proud), (walls[2], wary), (walls[3], wary)],
                 until="declare blockers")
    assert [option[3:8] for option in table.asked.options] == ["Proud", "Wary:", "Wary:"]
    table.answers(table.asked.options)
    table.settles()
    assert alice.life == 23


@example("700.7")
def test_that_creature_is_destroyed_whatever_it_is_by_then(table, alice):
    land = alice.controls("Island")
    alice.says("Target land becomes a 2/2 creature until end of turn. It's still a land.", land)
    alice.says("Target creature gets +2/+2 until end of turn. Destroy that creature at the beginning of the next end step.", land)
    alice.says("Target permanent loses all abilities until end of turn.", land)
    table.goes_to("end")
    table.settles()
    assert land.is_now.zone == GRAVEYARD


# ---- keyword actions [701] ----
@example("701.12a")
def test_an_exchange_of_which_one_half_is_gone_does_nothing(table, alice, bob):
    alice.controls("Island")
    bear, goblin = alice.controls(BEAR), bob.controls(GOBLIN)
    switch = alice.holds(card("Trade", "{U}", "Sorcery", "Exchange control of two target creatures."))
    alice.casts(switch, (bear, goblin))
    bob.says("Destroy target creature.", goblin)
    table.settles()
    assert bear.controller == alice.seat


@example("701.24c", 2)
def test_a_spell_that_is_exiled_as_it_would_be_shuffled_in_leaves_the_library_shuffled(table, alice):
    alice.controls("Swamp")
    alice.library("Island", "Forest")
    zenith = alice.has(card("Zenith", "{B}", "Sorcery", "You gain 1 life. Shuffle Zenith into its owner's library.\nFlashback {B}"),
                       GRAVEYARD)
    alice.casts(zenith, way="flashback")
    table.resolves()
    assert table.asked and table.asked.kind == "shuffle"
    table.answers(table.asked.options)
    assert zenith.is_now.zone == EXILE


@example("701.24d")
def test_the_library_is_shuffled_though_no_card_goes_there(table, alice, bob):
    bob.library("Island", "Forest")
    shaman = alice.holds(card("Shaman", "{2}{G}", "Creature",
                              "When this creature enters, target player shuffles any number of target cards from their graveyard into "
                              "their library.", "3/2"))
    alice.puts(shaman, bob)
    if table.asked:
        table.answers(())
    table.resolves()
    assert table.asked and table.asked.kind == "shuffle"


@example("701.24g")
def test_what_goes_on_top_goes_there_after_the_shuffle(table, alice):
    colossus = alice.controls(card("Colossus", "{11}", "Artifact Creature", (
        "If this creature would die, shuffle it into its owner's library instead."), "11/11"))
    zombie = alice.controls(card("Zombie", "{3}{B}", "Creature",
                                 "If this creature would die, put it on top of its owner's library instead.", "3/2"))
    alice.library("Island", "Forest")
    alice.says("Destroy all creatures.")
    while table.asked:
        table.answers(tuple(reversed(table.asked.options)) if table.asked.kind == "shuffle" else table.asked.simplest())
    assert (colossus.is_now.zone, alice.here.library[0]) == (LIBRARY, zombie.is_now.id)


# ---- keywords [702] ----
@example("702.14d")
def test_snow_forestwalk_is_not_cancelled_by_snow_forestwalk(table, alice, bob):
    walker = card("Walker", "", "Creature", "Snow forestwalk", "2/2")
    ours = alice.controls(walker)
    bob.controls(card("Pines", "", "Basic Snow Land — Forest"), walker)
    table.does("go_to", 0, 0, "declare blockers")
    table.answers(((ours, bob),))
    assert table.asked is None or not table.asked.options


@example("702.15e")
def test_two_lifelinks_at_once_are_two_gains(table, alice, bob):
    pride = alice.controls(card("Pride", "{1}{W}", "Creature", "Whenever you gain life, put a +1/+1 counter on this creature.", "2/2"))
    link = card("Link", "", "Creature", "Lifelink", "1/1")
    one, other = alice.controls(link, link)
    table.fights([(one, bob), (other, bob)])
    table.settles()
    assert (pride.counted("+1/+1"), alice.life) == (2, 22)


@example("702.19b")
def test_damage_of_others_counts_as_lethal_damage_is_worked_out(table, alice, bob):
    weak, strong = alice.controls(card("Weak", "", "Creature", size="1/1"), card("Strong", "", "Creature", "Trample", "3/3"))
    guard = bob.controls(card("Guard", "", "Creature", "This creature can block an additional creature each combat.", "2/2"))
    table.fights([(weak, bob), (strong, bob)], [(guard, weak), (guard, strong)], until="combat damage")
    if table.asked.who == bob.seat:                       # how the guard divides its own
        bob.answers((1, 1))
    alice.answers((1, 2))
    if table.asked:
        bob.answers((1, 1))
    assert bob.life == 18 and guard.is_now.zone == GRAVEYARD


@example("702.19b", 2)
def test_lethal_damage_is_assigned_even_where_it_will_be_prevented(table, alice, bob):
    beast = alice.controls(card("Beast", "{G}", "Creature", "Trample", "6/6"))
    knight = bob.controls(card("Knight", "", "Creature", "Protection from green", "2/2"))
    table.fights([(beast, bob)], [(knight, beast)])
    assert not table.asked.fits((1, 5)) and table.asked.fits((2, 4)) and table.asked.fits((6, 0))
    alice.answers((2, 4))
    assert (bob.life, knight.zone) == (16, BATTLEFIELD)


@example("702.24a", 2)
def test_the_same_creature_is_not_sacrificed_twice_for_one_upkeep(table, alice, bob):
    hungry = alice.controls(card("Hungry", "", "Creature", "Cumulative upkeep—Sacrifice a creature.", "3/3"), counters=(("age", 1),))
    bear = alice.controls(BEAR)
    for player in table.players:
        player.library(*["Island"] * 4)
    table.goes_to("upkeep", turn=3)
    table.resolves("yes")
    while table.asked:
        table.answers(table.asked.simplest())
    assert (hungry.is_now.zone, bear.is_now.zone) == (GRAVEYARD, GRAVEYARD)       # two are needed, and there are no others


@example("702.24b")
def test_two_cumulative_upkeeps_count_the_same_counters(table, alice, bob):
    costly = alice.controls(card("Costly", "", "Creature", "Cumulative upkeep—Pay 1 life.\nCumulative upkeep—Pay 1 life.", "3/3"))
    for player in table.players:
        player.library(*["Island"] * 4)
    table.goes_to("upkeep", turn=3)
    while table.state.stack:
        table.resolves("yes")
    assert (costly.counted("age"), alice.life) == (2, 17)


@example("702.26b")
def test_who_is_phased_out_is_not_counted(table, alice):
    alice.controls(BEAR, BEAR)
    away = alice.controls(BEAR)
    alice.library("Island", "Island", "Island")
    alice.says("Target creature phases out.", away)
    alice.says("Draw a card for each creature you control.")
    assert alice.hand == 2


@example("702.26b", 2)
def test_who_is_phased_out_is_not_destroyed(table, alice):
    away = alice.controls(BEAR)
    alice.says("Target creature phases out.", away)
    alice.says("Destroy all creatures.")
    assert away.is_now.zone == "phased out"


@example("702.51b")
def test_convoke_pays_what_is_left_of_the_total_cost(table, alice):
    alice.controls(card("Summoning", "{1}{B}", "Enchantment", "Creature spells you cast cost {2} less to cast."))
    crowd = alice.controls(*[BEAR] * 5)
    wurm = alice.holds(card("Wurm", "{5}{G}{G}", "Creature — Wurm", "Convoke", "5/5"))
    alice.casts(wurm)
    while table.asked:
        table.answers(table.asked.options[0] if "auto" not in table.asked.options else "auto")
    table.settles()
    assert wurm.is_now.zone == BATTLEFIELD and [one.tapped for one in crowd] == ["tapped"] * 5


@example("702.164b")
def test_toxic_numbers_add_up(table, alice, bob):
    snake = alice.controls(card("Snake", "", "Creature", "Toxic 2", "1/1"))
    alice.says("Target creature gains toxic 1 until end of turn.", snake)
    table.fights([(snake, bob)])
    assert dict(bob.here.counters)["poison"] == 3


# ---- state-based actions [704] ----
@example("704.4")
def test_a_toughness_of_0_on_the_way_is_not_looked_at(table, alice):
    maro = alice.controls(card("Maro", "{2}{G}{G}", "Creature",
                               "Maro's power and toughness are each equal to the number of cards in your hand.",
                               power="*", toughness="*"))
    alice.holds("Island", "Island")
    alice.library(*["Forest"] * 8)
    alice.says("Discard your hand, then draw seven cards.")
    assert (maro.zone, size(maro)) == (BATTLEFIELD, (7, 7))


@example("704.8")
def test_what_dies_as_its_counters_go_had_them_when_it_was_last_seen(table, alice):
    wolf = alice.controls(card("Wolf", "{G}", "Creature — Wolf", "Undying", "1/1"), counters=(("+1/+1", 1),))
    alice.says("Put three -1/-1 counters on target creature.", wolf)
    table.settles()
    assert wolf.is_now.zone == GRAVEYARD


# ---- copies [707] ----
@example("707.2", 2)
def test_a_copy_of_a_face_down_creature_is_face_up_and_nothing(table, alice):
    demon = alice.controls(DEMON, facing="face down")
    clone = cloned(alice, demon)
    assert (clone.name, clone.types, size(clone), clone.abilities, clone.facing) == ("", ("creature",), (2, 2), (), "face up")


@example("707.3", 3)
def test_face_down_it_stays_what_face_down_creatures_are_and_turned_up_it_is_the_copy(table, alice):
    demon, lorian = alice.controls(DEMON, facing="face down"), alice.controls(LORIAN)
    alice.says(MOULD, demon, lorian)
    assert (demon.name, size(demon), demon.colors) == ("", (2, 2), "")
    alice.controls("Forest")
    [up] = [p for p in alice.may(demon) if p.kind == "turn up"] or alice.may(demon)[:1]
    table.does(*up.action)
    table.answers()
    assert (demon.name, size(demon), words(demon)[-1]) == ("Lorian", (4, 1), "trample")


@example("707.4")
def test_what_it_was_given_stays_when_it_becomes_something_else(table, alice):
    shifter, bear, angel = alice.controls(GOBLIN, BEAR, "Serra Angel")
    alice.says("Target creature gets +3/+3 until end of turn.", shifter)
    alice.says(MOULD, shifter, bear)
    assert (shifter.name, size(shifter)) == ("Bear", (5, 5))
    alice.says(MOULD, shifter, angel)
    assert (shifter.name, size(shifter)) == ("Serra Angel", (7, 7))


@example("707.5")
def test_a_copy_enters_as_what_it_copies_would(table, alice):
    behemoth = alice.controls(card("Behemoth", "{5}{G}{G}", "Creature", "Fading 2\nThis creature enters tapped.", "10/10"))
    clone = cloned(alice, behemoth)
    assert (clone.tapped, clone.counted("fade")) == ("tapped", 2)


@example("707.5", 2)
def test_a_copy_has_what_triggers_as_it_enters(table, alice):
    alice.library("Island")
    wall = alice.controls(OMENS)
    cloned(alice, wall)
    table.settles()
    assert alice.hand == 1


@example("707.6")
def test_a_choice_is_made_anew_for_the_copy(table, alice):
    automaton = alice.controls("Adaptive Automaton", chosen=("Goblin",))
    clone = cloned(alice, automaton, "Elf")
    assert clone.chosen == ("Elf",)


@example("707.8a")
@pytest.mark.parametrize("side, name", [("front", "Deserter"), ("back", "Ransacker")])
def test_a_token_copy_of_a_card_with_two_faces_has_both(table, alice, side, name):
    one = alice.controls(DESERTER, transformed=side)
    alice.says("Create a token that's a copy of target creature.", one)
    token = table.named(name)[-1]
    assert (token.token, token.transformed) == ("token", side)
    alice.says("Transform target creature.", token)
    assert token.name == {"Deserter": "Ransacker", "Ransacker": "Deserter"}[name]


@example("707.8a", 2)
def test_a_token_copy_of_a_clone_has_one_face(table, alice):
    one = alice.controls(DESERTER)
    clone = cloned(alice, one)
    alice.says("Create a token that's a copy of target creature.", clone)
    token = table.named("Deserter")[-1]
    alice.says("Transform target creature.", token)
    assert token.name == "Deserter"


@example("707.9b")
def test_what_it_is_besides_it_is_besides(table, alice):
    juggernaut = alice.controls(card("Juggernaut", "{4}", "Artifact Creature — Juggernaut", size="5/3"))
    copier = alice.holds(card("Copier", "{1}{U}", "Enchantment", "You may have this enchantment enter as a copy of any artifact on the "
                              "battlefield, except it's an enchantment in addition to its other types."))
    alice.puts(copier, juggernaut)
    assert {"artifact", "creature", "enchantment"} <= set(copier.is_now.types) and copier.is_now.name == "Juggernaut"


@example("707.9d")
def test_an_exception_to_the_size_leaves_out_what_defines_it(table, alice):
    goyf = alice.controls(card("Goyf", "{1}{G}", "Creature",
                               "Goyf's power and toughness are each equal to the number of lands you control.",
                               power="*", toughness="*"))
    alice.controls("Island")
    giant = alice.holds(card("Gargantuan", "{5}{U}{U}", "Creature",
                             "You may have this creature enter as a copy of any creature on the battlefield, except it's 7/7.", "7/7"))
    alice.puts(giant, goyf)
    assert (giant.is_now.name, size(giant.is_now), giant.is_now.abilities) == ("Goyf", (7, 7), ())


@example("707.10", 2)
def test_a_copy_of_flung_damage_looks_at_what_was_sacrificed_for_the_original(table, alice, bob):
    alice.controls("Mountain", "Mountain")
    alice.controls(card("Giant", "", "Creature", size="5/5"))
    fling = alice.holds(card("Fling", "{1}{R}", "Instant", (
        "As an additional cost to cast this spell, sacrifice a creature.\n"
        "Fling deals damage equal to the sacrificed creature's power to any target.")))
    alice.casts(fling, bob)
    alice.says("Copy target instant spell. You may choose new targets for the copy.", fling.is_now, "no")
    table.settles()
    assert bob.life == 10


@example("707.10", 3)
def test_no_mana_was_spent_on_a_copy(table, alice):
    alice.controls("Forest", "Plains")
    dawn = alice.holds(card("Dawn", "{X}{G/W}", "Sorcery",
                            "If {G} was spent to cast this spell, you gain X life. If {W} was spent to cast this spell, you gain X life."))
    alice.casts(dawn, 1)
    alice.says("Copy target sorcery spell.", dawn.is_now)
    table.resolves()
    assert alice.life == 20                               # the copy
    table.settles()
    assert alice.life == 22


# ---- split, flip and double-faced cards [709, 710, 712] ----
@example("709.4b")
def test_a_split_card_is_both_and_the_spell_is_the_half_that_was_cast(table, alice, bob):
    alice.controls("Mountain")
    one = alice.holds(entry_of({"name": "Salt", "cost": "{R}", "types": "Instant", "text": "Salt deals 2 damage to any target.",
                                "layout": "split", "back": {"name": "Pepper", "cost": "{3}{G}", "types": "Sorcery",
                                                            "text": "You gain 3 life."}}).card())
    assert (one.mana_value, one.colors) == (5, "RG")
    alice.casts(one, bob)
    assert (one.is_now.mana_value, one.is_now.colors) == (1, "R")


@example("710.2")
def test_a_flip_card_is_legendary_only_once_it_has_flipped(table, alice):
    lavarunner = two_faced("Lavarunner", "{3}{R}", "Creature — Goblin", "Volcano Born", "Legendary Creature — Goblin",
                           ("1/1", "2/2"), "flip")
    alice.controls(card("Banner", "{W}", "Enchantment", "Legendary creatures get +2/+2."))
    one, flipped = alice.controls(lavarunner), alice.controls(lavarunner, transformed="back")
    assert (size(one), size(flipped)) == ((1, 1), (4, 4))
    alice.has(lavarunner, LIBRARY)
    alice.says("Search your library for a legendary card, reveal it, put it into your hand, then shuffle.")
    while table.asked:
        table.answers(table.asked.simplest())
    assert alice.hand == 0


@example("712.9")
def test_a_clone_of_a_back_face_cannot_transform(table, alice):
    one = alice.controls(DESERTER, transformed="back")
    clone = cloned(alice, one)
    alice.says("Transform target creature.", clone)
    assert (clone.name, clone.transformed) == ("Ransacker", "front")


@example("712.9", 2)
def test_a_double_faced_card_that_is_a_copy_turns_and_stays_the_copy(table, alice):
    outlaw, vanguard = alice.controls(DESERTER), alice.controls(card("Vanguard", "{W}", "Creature — Human Soldier", size="2/1"))
    alice.says(MOULD, outlaw, vanguard)
    alice.says("Transform target creature.", outlaw)
    assert (outlaw.name, outlaw.transformed) == ("Vanguard", "back")


@example("712.18")
def test_what_it_was_given_stays_as_it_transforms(table, alice):
    smith = alice.controls(DESERTER)
    alice.says("Target creature gets +2/+2 until end of turn.", smith)
    alice.says("Transform target creature.", smith)
    assert (smith.name, size(smith)) == ("Ransacker", (6, 6))


