"""Trigger events: two verbs, whose control, alone, unblocked, the second time each turn [603.2, 508.3, 509.3]."""
import pytest

from sandbox.cards.abilities import abilities_of
from sandbox.language.writing import printed
from tests.table import BEAR, GOBLIN, Table, card


def game(*cards):
    table = Table()
    alice, bob = table.players
    for player in table.players:
        player.library(*["Island"] * 9)
    ones = alice.controls(*cards)
    return table, alice, bob, ones


def watcher(event, more="you gain 1 life."):
    return card("Old Watcher", "{1}", "Creature — Human", f"Whenever {event}, {more}", "2/2")


@pytest.mark.parametrize("text", [
    "Whenever ~ enters or attacks, draw a card.",
    "Whenever enchanted creature attacks or blocks, draw a card.",
    "Whenever ~ enters or enchanted creature attacks, draw a card.",
    "Whenever a land enters under your control, draw a card.",
    "Whenever a creature enters under an opponent's control, that player draws a card.",
    "Whenever ~ or another Ally enters under your control, draw a card.",
    "When ~ enters untapped, draw a card.",
    "Whenever a creature you control attacks alone, draw a card.",
    "Whenever ~ and at least two other creatures attack, draw a card.",
    "Whenever a creature attacks you or a planeswalker you control, draw a card.",
    "Whenever ~ attacks and isn't blocked, draw a card.",
    "Whenever ~ blocks or becomes blocked, draw a card.",
    "Whenever ~ blocks or becomes blocked by a creature, destroy that creature.",
    "Whenever ~ deals combat damage to a player or planeswalker, draw a card.",
    "Whenever you draw your second card each turn, you gain 1 life.",
    "Whenever an opponent casts their second spell each turn, you gain 1 life.",
    "Whenever you cast your first spell during each opponent's turn, draw a card.",
    "Whenever you gain life for the first time each turn, draw a card.",
    "Whenever you cast or copy an instant or sorcery spell, draw a card.",
    "Whenever you cast a spell that targets ~, draw a card.",
    "Whenever you cast a spell during an opponent's turn, draw a card.",
])
def test_it_reads_and_writes_back(text):
    [ability] = abilities_of(text)
    assert printed(ability) == text


def test_entering_and_attacking_set_it_off():                                             # 603.2
    table, alice, bob, _ = game()
    one = alice.holds(card("Old Rider", "{1}", "Creature — Human", "Whenever Old Rider enters or attacks, you gain 1 life.", "2/2"))
    alice.puts(one)
    table.settles()
    assert alice.life == 21
    table.goes_to("precombat main", turn=3)
    table.fights([(one.is_now, bob)], until="declare attackers")
    table.settles()
    assert alice.life == 22


def test_of_two_subjects_each_has_its_verb_603_2():
    table, alice, bob, (one, bear) = game(watcher("Old Watcher attacks or a creature dies"), BEAR)
    alice.puts(bear, zone="graveyard")
    table.settles()
    assert alice.life == 21
    table.fights([(one, bob)], until="declare attackers")
    table.settles()
    assert alice.life == 22


def test_under_whose_control_it_enters_110_2a():
    table, alice, bob, _ = game(watcher("a creature enters under an opponent's control", "that player loses 2 life."), BEAR)
    alice.puts(alice.holds(BEAR))
    assert table.state.stack == ()
    bob.puts(bob.holds(BEAR))
    table.settles()
    assert (alice.life, bob.life) == (20, 18)


@pytest.mark.parametrize("others, life", [(0, 21), (1, 20)])
def test_a_creature_attacks_alone_if_no_other_does_506_5(others, life):
    table, alice, bob, (one, bear) = game(watcher("a creature you control attacks alone"), BEAR)
    table.fights([(one, bob), (bear, bob)][:1 + others], until="declare attackers")
    table.settles()
    assert alice.life == life


@pytest.mark.parametrize("others, life", [(1, 20), (2, 21)])
def test_with_at_least_two_others_508_3a(others, life):
    table, alice, bob, (one, *rest) = game(watcher("Old Watcher and at least two other creatures attack"), BEAR, GOBLIN)
    table.fights([(one, bob), *((other, bob) for other in rest[:others])], until="declare attackers")
    table.settles()
    assert alice.life == life


@pytest.mark.parametrize("blocked, life", [("", 21), ("blocked", 20)])
def test_attacks_and_isnt_blocked_509_3g(blocked, life):
    table, alice, bob, (one, _) = game(watcher("Old Watcher attacks and isn't blocked"), BEAR)
    bear = bob.controls(BEAR)
    table.fights([(one, bob)], [(bear, one)] if blocked else (), until="declare blockers")
    table.settles()
    assert alice.life == life


@pytest.mark.parametrize("event, life, dead", [("becomes blocked", 21, 0), ("becomes blocked by a creature", 20, 2)])
def test_becomes_blocked_once_and_by_each_509_3c_509_3d(event, life, dead):
    more = "that creature gets -2/-2 until end of turn." if dead else "you gain 1 life."
    table, alice, bob, one = game(watcher(f"Old Watcher {event}", more))
    bears = bob.controls(BEAR, BEAR)
    table.fights([(one, bob)], [(bear, one) for bear in bears], until="declare blockers")
    table.answers(*[tuple(table.asked.options)] if table.asked else ())
    table.settles()
    assert (alice.life, bob.graveyard) == (life, ["Bear"] * dead)


def test_a_creature_that_attacks_you_508_3a():
    table, alice, bob, one = game(watcher("a creature attacks you or a planeswalker you control", "it gets -1/-1 until end of turn."))
    bear = bob.controls(BEAR)
    table.goes_to("precombat main", turn=2)
    table.fights([(bear, alice)], until="declare attackers")
    table.settles()
    assert (bear.power, one.power) == (1, 2)


def test_only_the_second_card_of_a_turn_121_2():
    table, alice, _bob, _ = game(watcher("you draw your second card each turn"), BEAR)
    for life in (20, 21, 21):
        alice.says("Draw a card.")
        table.settles()
        assert alice.life == life


def test_the_first_time_only_603_2():
    table, alice, bob, _ = game(watcher("you gain life for the first time each turn", "target opponent loses 3 life."), BEAR)
    alice.says("You gain 1 life.")
    table.answers(bob)
    table.settles()
    alice.says("You gain 1 life.")
    table.settles()
    assert bob.life == 17


def test_cast_with_that_target_115_1():
    table, alice, _bob, (one, bear) = game(watcher("you cast a spell that targets Old Watcher"), BEAR)
    alice.controls("Forest", "Forest")
    first, second = alice.holds("Giant Growth", "Giant Growth")
    alice.casts(first, bear)
    table.settles()
    assert alice.life == 20
    alice.casts(second, one)
    table.settles()
    assert alice.life == 21


# ---- zones, counters, further deeds ----
@pytest.mark.parametrize("text", [
    "Whenever a nontoken creature is put into your graveyard from the battlefield, exile that card.",
    "Whenever a card is put into an opponent's graveyard from anywhere, draw a card.",
    "When enchanted artifact is put into a graveyard, you gain 6 life.",
    "Whenever one or more cards leave your graveyard, draw a card.",
    "Whenever you play a land, draw a card.",
    "Whenever one or more +1/+1 counters are put on ~, draw a card.",
    "Whenever you put one or more -1/-1 counters on a creature, draw a card.",
    "Whenever you're dealt damage, you gain that much life.",
    "Whenever an opponent is dealt noncombat damage, draw a card.",
    "Whenever ~ becomes the target of a spell, sacrifice it.",
    "Whenever you scry, draw a card.",
    "When this creature transforms into ~, draw a card.",
    "Whenever this creature enters or transforms into ~, draw a card.",
    "Whenever ~ or equipped creature deals combat damage to a player, draw a card.",
    "When you control no Swamps, sacrifice ~.",
    "When ~ has no +1/+1 counters on it, sacrifice it.",
])
def test_more_events_read_and_write_back(text):
    [ability] = abilities_of(text)
    assert printed(ability) == text


def test_into_whose_graveyard_404_1():
    table, alice, bob, _ = game(watcher("a creature is put into your graveyard from the battlefield"), BEAR)
    stolen = table.place(1, BEAR, "battlefield", controller=0, under=0)
    alice.puts(stolen, zone="graveyard")
    table.settles()
    assert alice.life == 20                           # it goes to its owner's
    alice.puts(alice.controls(BEAR), zone="graveyard")
    table.settles()
    assert (alice.life, bob.life) == (21, 20)


def test_cards_leave_a_graveyard_as_one_603_2c():
    table, alice, _bob, _ = game(watcher("one or more cards leave your graveyard"), BEAR)
    alice.has(BEAR, "graveyard"), alice.has(GOBLIN, "graveyard")
    alice.says("Exile all cards from your graveyard.")
    table.settles()
    assert alice.life == 21


def test_a_land_that_is_played_not_put_305_4():
    table, alice, _bob, _ = game(watcher("you play a land"), BEAR)
    first, second = alice.holds("Island", "Island")
    alice.puts(first)
    table.settles()
    assert alice.life == 20
    alice.plays(second)
    table.settles()
    assert alice.life == 21


def test_counters_put_and_entered_with_122_6():
    table, alice, _bob, (_, bear) = game(watcher("a +1/+1 counter is put on a creature you control"), BEAR)
    alice.says("Put two +1/+1 counters on target creature.", bear)
    table.settles()
    assert alice.life == 22
    grown = card("Old Sprout", "", "Creature — Plant", "Old Sprout enters with three +1/+1 counters on it.", "0/0")
    alice.puts(alice.holds(grown))
    table.settles()
    assert alice.life == 25


def test_that_much_damage_120_3a():
    table, alice, _bob, _ = game(watcher("you're dealt damage", "you gain that much life."), BEAR)
    alice.controls("Mountain")
    alice.casts(alice.holds("Lightning Bolt"), alice)
    table.resolves()
    assert alice.life == 17
    table.settles()
    assert alice.life == 20


@pytest.mark.parametrize("event, body, mine, life", [
    ("~ is dealt damage", "you gain that much life.", "2/9", 24), ("~ deals damage", "you gain that much life.", "2/9", 22),
    ("~ deals combat damage", "you gain 7 life.", "2/9", 27), ("a creature is dealt damage", "you gain 1 life.", "2/9", 23),
    ("a creature you control deals combat damage to a creature", "you gain 1 life.", "2/9", 22)])
def test_damage_of_several_at_once_is_one_occasion_for_each_that_is_spoken_of_603_2c(event, body, mine, life):
    table, alice, bob, _ = game(BEAR, BEAR)
    one = alice.controls(card("Old Bull", "", "Creature — Ox", f"Whenever {event}, {body}".replace("~", "Old Bull"), mine))
    foes = bob.controls(BEAR, BEAR)
    table.fights([(one, bob)], [(foe, one) for foe in foes])
    table.answers((1, 1))
    if table.asked:
        table.answers(table.asked.options)
    table.settles()
    assert (alice.life, one.damage) == (life, 4)


def test_noncombat_damage_120_2b():
    table, alice, bob, (one, _) = game(watcher("an opponent is dealt noncombat damage"), BEAR)
    alice.controls("Mountain")
    table.fights([(one, bob)])
    assert alice.life == 20
    alice.casts(alice.holds("Lightning Bolt"), bob)
    table.settles()
    assert alice.life == 21


def test_a_state_triggers_once_until_it_has_left_the_stack_603_8():
    table, alice, _bob, _ = game(card("Old Exile", "", "Creature — Human", "When you control no Swamps, you lose 1 life.", "1/1"), BEAR)
    swamp = alice.controls("Swamp")
    alice.puts(swamp, zone="graveyard")
    assert len(table.state.stack) == 1
    table.resolves()
    assert (alice.life, len(table.state.stack)) == (19, 1)     # it has left the stack, and it is still so
    alice.puts(alice.holds("Swamp"))
    table.settles()
    assert alice.life == 18


@pytest.mark.parametrize("it", ["it", "~"])
def test_it_is_what_the_state_was_about(it):                                              # 603.8, 608.2c
    text = f"When there are five or more plot counters on ~, sacrifice {it}. If you do, destroy up to two target creatures."
    table, alice, bob, _ = game(card("Old Design", "", "Enchantment", text), BEAR)
    bears = bob.controls(BEAR, BEAR)
    design = alice.controls(card("Old Plot", "", "Enchantment", text), counters=(("plot", 5),))
    table.does("check", 0)
    alice.answers(tuple(bears))
    table.resolves()
    assert [one.is_now.zone for one in (design, *bears)] == ["graveyard"] * 3 and not table.state.stack
