"""The person's own hand: anything set quietly or made to happen; what can't be is refused in one line."""
import pytest

from sandbox.engine.illegal import Illegal
from sandbox.timeline.replay import Aside
from tests.table import BEAR, GOBLIN, card

WATCHER = card("Watcher", "", "Creature — Human", "Whenever another creature enters, you gain 1 life.", "1/1")
ECHO = card("Echo", "", "Enchantment", "Whenever an opponent loses life, you gain 1 life.")
SLEEPER = card("Sleeper", "{2}", "Artifact", "This artifact enters tapped.\n{T}: Add {C}.")
REGRET = card("Regret", "", "Enchantment", "Whenever you gain life, draw a card.")


def newest(table):
    return max(table.state.things.values(), key=lambda thing: thing.id)


# ---- just set ----
def test_set_down_nothing_triggers_and_nobody_is_sick(table):
    alice, _ = table.players
    alice.controls(WATCHER)
    alice.does("set_new", BEAR, "battlefield", (("tapped", "tapped"), ("counters", (("+1/+1", 2),))))
    bear = newest(table)
    assert (bear.zone, bear.tapped, bear.sick, bear.counters) == ("battlefield", "tapped", "ready", (("+1/+1", 2),))
    assert not table.state.stack and not table.state.waiting


def test_set_down_a_planeswalker_has_its_loyalty_and_a_saga_a_lore_counter(table):        # 306.5b, 714.3a
    alice, _ = table.players
    for name, counters in (("Jace, Mirror Mage", (("loyalty", 4),)), ("Fable of the Mirror-Breaker", (("lore", 1),))):
        from sandbox.cards import library
        alice.does("set_new", library.find(name), "battlefield", ())
        assert newest(table).counters == counters


@pytest.mark.parametrize("zone", ["hand", "graveyard", "exile", "library", "battlefield", "command"])
def test_moved_quietly_to_any_zone(table, zone):                                          # 400.7
    alice, _ = table.players
    alice.controls(WATCHER)
    bear = alice.holds(BEAR)
    alice.does("set_zone", bear.id, zone)
    assert bear.is_now.zone == zone and not table.state.stack
    assert (bear.id == bear.is_now.id) is False


def test_into_a_library_at_a_depth(table):
    alice, _ = table.players
    first, second = alice.library(BEAR, BEAR)
    goblin = alice.holds(GOBLIN)
    alice.does("set_zone", goblin.id, "library", "top", 1)
    assert alice.here.library == (first.id, goblin.is_now.id, second.id)


def test_fields_of_an_object(table):
    alice, bob = table.players
    bear = alice.controls(BEAR)
    alice.does("set_fields", bear.id, (("tapped", "tapped"), ("damage", 1), ("controller", 1), ("counters", (("+1/+1", 1),))))
    assert (bear.tapped, bear.damage, bear.controller, bear.power, bear.sick) == ("tapped", 1, 1, 3, "ready")
    alice.does("set_fields", bear.id, (("sick", "sick"),))
    assert bear.sick == "sick" and bob.seat == 1


def test_the_other_face(table):                                                           # 712.8d
    alice, _ = table.players
    fable = alice.controls("Fable of the Mirror-Breaker")
    assert fable.name == "Fable of the Mirror-Breaker" and "creature" not in fable.types
    alice.does("set_fields", fable.id, (("transformed", "back"),))
    assert fable.name == "Reflection of Kiki-Jiki" and not table.state.stack


def test_attached_by_hand(table):                                                         # 613.7e
    alice, _ = table.players
    bear, sword = alice.controls(BEAR, "Bonesplitter")
    alice.does("set_fields", sword.id, (("attached", bear.id),))
    assert bear.power == 4
    alice.does("set_fields", sword.id, (("attached", None),))
    assert bear.power == 2


def test_removed_as_if_it_had_never_been_there(table):
    alice, _ = table.players
    alice.controls(card("Mourner", "", "Creature — Human", "Whenever another creature dies, you gain 1 life.", "1/1"))
    bear = alice.controls(BEAR)
    alice.does("remove", bear.id)
    assert bear.is_now is None and not table.state.stack


def test_an_ability_on_the_stack_can_be_removed_too(table):
    alice, _ = table.players
    alice.controls(WATCHER)
    alice.puts(alice.holds(BEAR))
    alice.does("remove", table.state.stack[0].id)
    assert not table.state.stack


def test_players_and_the_turn(table):
    alice, bob = table.players
    alice.does("set_player", 1, (("life", 3), ("pool", "UU"), ("counters", (("poison", 2),)), ("name", "Robert")))
    assert (bob.life, bob.pool, bob.here.name) == (3, "UU", "Robert")
    alice.does("set_turn", (("step", "end"), ("active", 1), ("turn", 7)))
    assert (table.state.step, table.state.active, table.state.priority, table.state.turn) == ("end", 1, 1, 7)


def test_many_at_once(table):
    alice, _ = table.players
    alice.does("several", *(("set_new", 0, BEAR, "hand") for _ in range(40)))
    assert alice.hand == 40
    before = table.state
    with pytest.raises(Illegal, match="400.1"):
        alice.does("several", ("set_new", 0, BEAR, "hand"), ("set_new", 0, BEAR, "nowhere"))
    assert table.state == before


def test_quiet_edits_wait_for_the_rules_until_they_are_called(table):                     # 704.3
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.does("set_fields", bear.id, (("damage", 5),))
    assert bear.zone == "battlefield"
    alice.does("check")
    assert bear.is_now.zone == "graveyard"


# ---- made to happen ----
def test_made_to_enter_it_triggers_and_is_replaced(table):                                # 603.6a, 614.1d
    alice, _ = table.players
    alice.controls(WATCHER)
    alice.does("make_new", BEAR)
    assert len(table.state.stack) == 1 and newest(table).sick == "sick"
    alice.puts(alice.holds(SLEEPER))
    assert table.named("Sleeper")[0].tapped == "tapped"


def test_an_aura_made_to_enter_asks_for_its_host_and_stays_out_without_one(table):        # 303.4f-g
    alice, _ = table.players
    from sandbox.cards import library
    strength = library.find("Holy Strength")
    alice.does("make_new", strength)
    assert table.count("Holy Strength") == 0 and table.asked is None
    _, goblin = alice.controls(BEAR, GOBLIN)
    alice.does("make_new", strength, answers=[goblin])
    assert goblin.power == 2


def test_life_and_counters(table):
    alice, bob = table.players
    alice.controls(ECHO)
    alice.does("make_life", 1, -3)
    assert bob.life == 17 and len(table.state.stack) == 1
    bear = alice.controls(BEAR)
    alice.does("make_counters", bear.id, "+1/+1", 3)
    alice.does("make_counters", bear.id, "+1/+1", -1)
    assert bear.power == 4
    alice.does("make_counters", bear.id, "-1/-1", 9)
    assert bear.is_now.zone == "graveyard"


def test_turning(table):                                                                  # 701.26, 701.27
    alice, _ = table.players
    fable = alice.controls("Fable of the Mirror-Breaker")
    alice.does("make_turned", fable.id, "tap")
    assert fable.tapped == "tapped"
    alice.does("make_turned", fable.id, "untap")
    alice.does("make_turned", fable.id, "transform")
    assert (fable.tapped, fable.name) == ("untapped", "Reflection of Kiki-Jiki")


def test_attaching(table):                                                                # 701.3
    alice, _bob = table.players
    bear, sword, ring = alice.controls(BEAR, "Bonesplitter", "Sol Ring")
    alice.does("make_attached", sword.id, bear.id)
    assert bear.power == 4
    for one, host in ((sword, ring), (ring, bear), (bear, sword), (sword, sword)):
        with pytest.raises(Illegal, match="701.3b"):
            alice.does("make_attached", one.id, host.id)


def test_who_has_priority_keeps_it(table):                                                # 117.3
    alice, bob = table.players
    alice.passes()
    bob.does("make_life", 1, 2)
    assert table.state.priority == 1 and bob.life == 22


# ---- told ----
def test_an_instruction_out_of_nowhere(table):
    alice, bob = table.players
    alice.library(BEAR, BEAR, BEAR)
    alice.says("Draw two cards.")
    alice.says("Target player loses 3 life.", bob)
    alice.says("Add {G}{G}.")
    assert (alice.hand, bob.life, alice.pool) == (2, 17, "GG")


def test_its_modes_and_its_x_are_asked_for(table):                                        # 601.2b
    alice, _ = table.players
    alice.library(BEAR)
    alice.says("Choose one —\n• Draw a card.\n• You gain 3 life.", "you gain 3 life.")
    alice.says("You gain X life.", 4)
    assert (alice.life, alice.hand) == (27, 0)


@pytest.mark.parametrize("text", [
    "", "Draw", "Flying", "Creatures you control get +1/+1.", "Whenever you draw a card, you gain 1 life.", "{T}: Draw a card.",
    "This creature gets +1/+1 until end of turn.", "Destroy this creature.", "Enchanted creature gets +1/+1 until end of turn.",
    "Return the exiled card to its owner's hand.", "~ deals 3 damage to any target."])
def test_what_is_no_instruction_is_refused(table, text):
    alice, _ = table.players
    alice.library(BEAR)
    alice.controls(BEAR)
    before = table.state
    with pytest.raises(Illegal) as refused:
        alice.says(text)
    assert table.state == before and "\n" not in str(refused.value) and len(str(refused.value)) < 300


# ---- in the middle of something ----
def test_in_the_middle_of_a_resolution_it_waits_for_no_one(table):                        # 704.4, 603.3
    alice, _ = table.players
    alice.library(BEAR, BEAR)
    alice.controls("Island", REGRET)
    bear = alice.controls(BEAR)
    alice.casts(alice.holds("Opt"))
    table.does("resolve", 0)
    table.goes_on(lambda: table.run.answer(Aside(("make_life", 0, 0, 3))), table.run.before)
    table.goes_on(lambda: table.run.answer(Aside(("set_fields", 0, bear.id, (("damage", 2),)))), table.run.before)
    assert table.asked.rule and alice.life == 23
    assert bear.zone == "battlefield" and len(table.state.stack) == 1                    # nothing is checked, nothing goes on the stack
    table.answers(())
    assert bear.is_now.zone == "graveyard" and [item.word for item in table.state.stack] == ["Regret"]


def test_in_the_middle_of_a_payment(table):                                               # 601.2h
    alice, bob = table.players
    alice.controls("Mountain", REGRET)
    alice.library(BEAR)
    bolt = alice.holds("Lightning Bolt")
    table.does("cast", 0, bolt.id, "front")
    table.goes_on(lambda: table.run.answer(Aside(("make_life", 0, 0, 1))), table.run.before)
    assert table.asked.kind == "target"
    table.answers(bob)
    assert [item.word for item in table.state.stack] == ["Lightning Bolt", "Regret"]


def test_what_is_asked_about_may_be_taken_away(table):                                    # 608.2b
    alice, bob = table.players
    bear = bob.controls(BEAR)
    alice.controls("Mountain")
    table.does("cast", 0, alice.holds("Lightning Bolt").id, "front")
    table.goes_on(lambda: table.run.answer(Aside(("remove", 0, bear.id))), table.run.before)
    assert table.asked.kind == "target"
    table.answers(bob)
    table.settles()
    assert bob.life == 17


# ---- refused ----
WRONG = [
    ("set_new", 0, BEAR, "nowhere"), ("set_new", 0, BEAR, "stack"), ("set_new", 0, BEAR, "hand", (("colour", "red"),)),
    ("set_new", 0, BEAR, "battlefield", (("tapped", True),)), ("set_new", 0, BEAR, "battlefield", (("owner", 9),)),
    ("set_zone", 0, 99, "hand"), ("set_zone", 0, "BEAR", "stack"), ("set_zone", 0, "BEAR", "heaven"),
    ("set_zone", 0, "BEAR", "battlefield", "top", 0, 7),
    ("set_fields", 0, 99, ()), ("set_fields", 0, "BEAR", (("zone", "hand"),)), ("set_fields", 0, "BEAR", (("damage", -1),)),
    ("set_fields", 0, "BEAR", (("damage", "much"),)), ("set_fields", 0, "BEAR", (("counters", (("+1/+1", -2),)),)),
    ("set_fields", 0, "BEAR", (("counters", "three"),)), ("set_fields", 0, "BEAR", (("attached", "BEAR"),)),
    ("set_fields", 0, "BEAR", (("attached", 99),)), ("set_fields", 0, "BEAR", (("transformed", "back"),)),
    ("set_fields", 0, "BEAR", (("controller", 2),)), ("set_fields", 0, "BEAR", "tapped"), ("remove", 0, 99),
    ("set_player", 0, 5, ()), ("set_player", 0, 1, (("life", "lots"),)), ("set_player", 0, 1, (("hand", ()),)),
    ("set_player", 0, 1, (("pool", "UX"),)), ("set_player", 0, 1, (("beauty", 3),)), ("set_player", 0, 1, (("name", " "),)),
    ("set_turn", 0, (("step", "teatime"),)), ("set_turn", 0, (("active", 3),)), ("set_turn", 0, (("turn", 0),)), ("set_turn", 0,
                                                            (("mood", 1),)),
    ("make_move", 0, 99, "hand"), ("make_move", 0, "BEAR", "nowhere"), ("make_move", 0, "BEAR", "stack"), ("make_new", 0, BEAR, "nowhere"),
    ("make_turned", 0, "BEAR", "upside down"), ("make_turned", 0, 99, "tap"), ("make_turned", 0, "HELD", "tap"),
    ("make_counters", 0, 99, "+1/+1", 1), ("make_counters", 0, "BEAR", "", 1), ("make_counters", 0, "BEAR", "+1/+1", "two"),
    ("make_life", 0, 7, 3), ("make_life", 0, 1, "three"), ("make_attached", 0, 99, 98), ("several", 0, ("dance", 0)), ("set_new", 0),
    ("check", 3),
    ("tell", 0, 17)]


@pytest.mark.parametrize("action", WRONG, ids=lambda action: f"{action[0]} {str(action[2:])[-40:]}")
def test_what_makes_no_sense_is_refused_in_one_line_and_changes_nothing(table, action):
    alice, _ = table.players
    bear, held = alice.controls(BEAR), alice.holds(GOBLIN)

    def filled(value):
        if isinstance(value, tuple):
            return tuple(map(filled, value))
        return {"BEAR": bear.id, "HELD": held.id}.get(value, value) if isinstance(value, str) else value
    before = table.state
    with pytest.raises(Illegal) as refused:
        table.does(*filled(action))
    assert table.state == before and "\n" not in str(refused.value) and str(refused.value)
