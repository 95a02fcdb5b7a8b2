"""Commander: the command zone, what casting from it costs, how commanders come back to it, their damage, and what decks allow [903]."""
import attrs
import pytest

from sandbox.cards import library
from sandbox.cards.decks.building import against, may_lead
from sandbox.cards.decks.deck import found
from sandbox.cards.decks.opening import read_deck
from sandbox.cards.decks.own import deck_named
from sandbox.engine.illegal import Illegal
from sandbox.timeline.saving import loaded, saved
from sandbox.timeline.timeline import Timeline
from sandbox.timeline.writing import as_text
from sandbox.vocabulary.commanders import commander_of, identity
from tests.table import BEAR, GOBLIN, Table, card

QUEEN = card("Queen", "{1}{G}", "Legendary Creature — Human Noble", "Trample", size="4/4")
KING = card("King", "{G}", "Legendary Creature — Human Noble", "Menace\nEvoke {3}", size="21/21")
GUARD = card("Guard", "{W}", "Creature — Human Soldier", "As long as you control your commander, this creature gets +2/+2.", size="1/1")
TOWER = card("Tower", "", "Land", "{T}: Add one mana of any color in your commander's color identity.")
PATH = card("Ancestry", "", "Land", "{T}: Add one mana of any color in your commander's color identity. "
            "When that mana is spent to cast a creature spell that shares a creature type with your commander, scry 1.")
MEMORY = card("Memory", "{1}", "Sorcery", "Draw a card for each time you've cast your commander from the command zone this game.")


class Led(Table):
    """Each player's commander lies in the command zone."""

    def __init__(self, *names, leader=QUEEN):
        super().__init__(*names or ("Alice", "Bob"))
        self.leaders = []
        for player in self.players:
            player.library(*[BEAR] * 12)
            self.does("set_new", player.seat, leader, "command", (("commander", "commander"),))
            self.leaders.append(self.state.next_id - 1)
        self.bodies = [self.state.thing(id).body for id in self.leaders]

    def leader(self, seat=0):
        """The object that the commander is now."""
        return next(t for t in self.state.things.values() if t.body == self.bodies[seat])

    def casts_leader(self, seat=0, *answers):
        self.does("cast", seat, self.leader(seat).id, "front")
        return self.answers(*answers)

    def zone(self, seat=0):
        return self.leader(seat).zone

    def dies(self, answer):
        """Alice's commander, by a spell out of nowhere."""
        self.players[1].says("Destroy all creatures.")
        return self.answers(answer)


@pytest.fixture
def led():
    table = Led()
    table.players[0].controls(*["Forest"] * 12)
    return table


# ---- what leads a deck ----
def test_a_commander_is_cast_from_the_command_zone(led):                                  # 903.8
    alice, bob = led.players
    assert [p.kind for p in alice.may(_object(led))] == ["cast"]
    led.casts_leader()
    led.settles()
    assert led.zone() == "battlefield" and commander_of(led.state, led.leader().id).casts == 1
    assert led.state.thing(led.leaders[1]).zone == "command"
    with pytest.raises(Illegal):                                                          # Alice owns it: nobody else may cast it
        bob.does("cast", led.leaders[0], "front")


def _object(table, seat=0):
    from tests.table import Object
    return Object(table, table.leader(seat).id)


def test_any_other_card_in_the_command_zone_is_not_cast(led):                             # 903.8, 408.1
    alice, _ = led.players
    bear = alice.has(BEAR, "command")
    assert alice.may(bear) == []
    with pytest.raises(Illegal):
        alice.casts(bear)


def test_each_time_before_costs_two_more(led):                                            # 903.8
    tapped = []
    for _ in range(3):
        led.casts_leader()
        led.settles()
        tapped.append(sum(t.tapped == "tapped" for t in led.state.permanents()))
        led.dies("yes")
        led.does("several", 0, *(("set_fields", 0, t.id, (("tapped", "untapped"),)) for t in led.state.permanents()))
    assert tapped == [2, 4, 6]
    led.does("several", 0, *(("set_fields", 0, t.id, (("tapped", "tapped"),)) for t in list(led.state.permanents())[:5]))
    assert [p.rule for p in _possible(led) if p.kind == "cast"] == ["601.2h"]             # seven lands are left, and it costs eight


def _possible(table):
    from sandbox.rules.possible import possible
    return possible(table.state, 0, table.leader().id)


def test_the_tax_is_paid_with_another_cost_as_well():                                     # 118.9d, 903.8
    table = Led(leader=KING)
    alice, _ = table.players
    alice.controls(*["Forest"] * 8)
    table.does("cast", 0, table.leader().id, "front", "evoke")
    table.pays()
    table.settles()
    table.answers("yes")                                                                  # it was sacrificed, and comes back
    assert table.zone() == "command" and commander_of(table.state, table.leader().id).casts == 1
    assert sum(t.tapped == "tapped" for t in table.state.permanents()) == 3
    table.does("cast", 0, table.leader().id, "front", "evoke")
    table.pays()
    assert sum(t.tapped == "tapped" for t in table.state.permanents()) == 8


def test_cast_from_a_hand_it_costs_no_more(led):                                          # 903.8
    alice, _ = led.players
    led.casts_leader()
    led.settles()
    alice.says("Return each creature to its owner's hand.")
    led.answers("no")
    assert led.zone() == "hand"
    led.casts_leader()
    led.settles()
    assert sum(t.tapped == "tapped" for t in led.state.permanents()) == 4
    assert commander_of(led.state, led.leader().id).casts == 1


def test_to_be_a_commander_is_no_characteristic(led):                                     # 903.3, 707.2
    led.casts_leader()
    led.settles()
    led.players[0].says("Create a token that's a copy of target creature.", _object(led))
    token = next(t for t in led.state.permanents() if t.token == "token" or t.body not in led.bodies and "Queen" in t.card.front.name)
    assert commander_of(led.state, led.leader().id) and commander_of(led.state, token.id) is None


def test_it_leads_its_deck_in_whichever_zone_it_is(led):                                  # 903.3
    led.does("set_zone", 0, led.leader().id, "library")
    assert commander_of(led.state, led.leader().id)
    led.does("set_zone", 0, led.leader().id, "exile")
    assert commander_of(led.state, led.leader().id)


# ---- coming back ----
@pytest.mark.parametrize(("answer", "zone"), [("yes", "command"), ("no", "graveyard")])
def test_from_a_graveyard_its_owner_may_put_it_back(led, answer, zone):                   # 903.9a, 704.6d
    led.casts_leader()
    led.settles()
    led.dies(answer)
    assert led.zone() == zone


@pytest.mark.parametrize(("answer", "zone"), [("yes", "command"), ("no", "exile")])
def test_from_exile_its_owner_may_put_it_back(led, answer, zone):                         # 903.9a
    led.casts_leader()
    led.settles()
    led.players[1].says("Exile target creature.", _object(led), answer)
    assert led.zone() == zone


def test_it_is_asked_once_for_each_time_that_it_was_put_there(led):                       # 903.9a
    led.casts_leader()
    led.settles()
    led.dies("no")
    led.does("check", 0)
    led.does("pass", 0)
    assert led.asked is None and led.zone() == "graveyard"
    led.does("make_move", 0, led.leader().id, "battlefield")
    led.dies("yes")
    assert led.zone() == "command"


def test_it_dies_before_it_comes_back(led):                                               # 903.9a
    alice, _ = led.players
    led.casts_leader()
    led.settles()
    alice.controls(card("Mourner", "", "Creature — Human", "Whenever another creature dies, you gain 1 life.\nIndestructible", size="1/1"))
    led.dies("yes")
    led.settles()
    assert alice.life == 21 and led.zone() == "command"


@pytest.mark.parametrize(("words", "zone"), [("Return each creature to its owner's hand.", "hand"),
                                             ("Put target creature on top of its owner's library.", "library")])
def test_instead_of_a_hand_or_library_it_may_go_to_the_command_zone(led, words, zone):    # 903.9b
    for answer, there in (("yes", "command"), ("no", zone)):
        led.does("make_move", 0, led.leader().id, "battlefield")
        led.players[1].says(words, *((_object(led),) if "target" in words else ()), answer)
        assert led.zone() == there


def test_the_one_who_is_asked_owns_it(led):                                               # 903.9b
    led.does("make_move", 0, led.leader().id, "battlefield")
    led.does("set_fields", 0, led.leader().id, (("controller", 1),))
    led.does("tell", 1, "Return each creature to its owner's hand.")
    assert led.asked.who == 0 and led.asked.rule == "903.9b"
    led.answers("yes")


# ---- damage ----
def hits(table, times, power=7):
    """Alice's commander, with that power, hits Bob so often, unblocked."""
    table.does("make_move", 0, table.leader().id, "battlefield")
    for _ in range(times):
        table.does("set_fields", 0, table.leader().id, (("counters", (("+1/+1", power - 4),)), ("sick", "ready"), ("tapped", "untapped")))
        table.does("set_turn", 0, (("active", 0), ("step", "precombat main")))
        table.fights([(_object(table), table.players[1])])


def test_twenty_one_combat_damage_by_one_commander_loses_the_game(led):                   # 903.10a, 704.6c, 104.3j
    bob = led.players[1]
    led.does("set_player", 0, 1, (("life", 90),))
    hits(led, 2)
    assert not bob.lost and dict(commander_of(led.state, led.leader().id).struck) == {1: 14}
    hits(led, 1)
    assert bob.lost == "21 combat damage by a commander" and bob.life == 69


def test_other_damage_of_it_does_not_count(led):                                          # 903.10a
    led.does("set_player", 0, 1, (("life", 90),))
    led.does("make_move", 0, led.leader().id, "battlefield")
    led.players[0].says("Target creature deals 30 damage to each opponent.", _object(led))
    assert led.players[1].life == 60 and not led.players[1].lost


def test_what_it_dealt_as_another_object_counts(led):                                     # 903.10a, 903.3
    led.does("set_player", 0, 1, (("life", 90),))
    hits(led, 2)
    led.dies("yes")
    hits(led, 1)
    assert led.players[1].lost


def test_damage_of_two_commanders_is_not_added_up():                                      # 903.10a
    table = Led("Alice", "Bob", "Cid")
    for seat in (0, 1, 2):
        table.does("set_player", 0, seat, (("life", 90),))
    for seat in (0, 1):
        table.does("make_move", seat, table.leader(seat).id, "battlefield")
        table.does("set_fields", seat, table.leader(seat).id, (("counters", (("+1/+1", 11),)), ("sick", "ready")))
    table.fights([(_object(table, 0), table.players[2])])
    table.goes_to("postcombat main")
    table.does("set_turn", 1, (("active", 1), ("step", "precombat main")))
    table.fights([(_object(table, 1), table.players[2])])
    assert table.players[2].life == 60 and not table.players[2].lost


# ---- starting ----
def test_a_game_begins_with_forty_life_and_the_commander_set_out():                       # 903.6, 903.7, 103.2c, 103.4c
    table = Led("Alice", "Bob")
    table.does("set_zone", 0, table.leader().id, "library")
    table.does("start", 0)
    while table.asked:
        table.answers(table.asked.options if table.asked.kind == "shuffle" else "no")
    assert [table.zone(seat) for seat in (0, 1)] == ["command", "command"]
    assert [(player.life, player.hand) for player in table.players] == [(40, 7), (40, 7)]


def test_other_games_begin_with_twenty():                                                 # 103.4
    table = Table("Alice", "Bob")
    for player in table.players:
        player.library(*[BEAR] * 10)
    table.does("start", 0)
    while table.asked:
        table.answers(table.asked.options if table.asked.kind == "shuffle" else "no")
    assert [player.life for player in table.players] == [20, 20]


def test_where_nobody_leads_nothing_is_asked(table):                                      # 903.9a
    alice, bob = table.players
    alice.controls(QUEEN)
    bob.says("Destroy all creatures.")
    assert alice.graveyard == ["Queen"] and table.asked is None


# ---- leaving [800.4a] ----
def test_a_commander_leaves_with_its_owner():                                             # 800.4a
    table = Led("Alice", "Bob", "Cid")
    table.does("concede", 1)
    assert all(t.body != table.bodies[1] for t in table.state.things.values())
    table.does("check", 0)
    assert table.asked is None


# ---- colors ----
@pytest.mark.parametrize(("made", "colors"), [
    (QUEEN, "G"), (card("Mage", "{1}", "Creature — Human", "{U}, {T}: Draw a card.", size="1/1"), "U"),
    (card("Monk", "{W/B}", "Creature — Human", size="1/1"), "WB"),
    (card("Grove", "", "Land — Forest Plains"), "WG"), (card("Stone", "{2}", "Artifact", "{T}: Add {C}."), "")])
def test_the_colors_of_a_card_are_those_of_its_symbols(made, colors):                     # 903.4, 903.5d
    assert identity(made) == colors


def test_reminder_text_gives_no_color():                                                  # 903.4c
    entry = attrs.evolve(BEAR.front, words="Extort (Whenever you cast a spell, you may pay {W/B}.)")
    assert identity(attrs.evolve(BEAR, front=entry)) == "G"


def test_both_faces_count():                                                              # 903.4d
    assert identity(library.find("Riverglide Pathway")) == "UR"


def test_mana_of_the_commanders_colors(led):                                              # 903.4, 903.4f
    alice, _ = led.players
    alice.taps(alice.controls(TOWER))
    assert alice.pool == "G"
    lonely = Table("Alice", "Bob")
    tower = lonely.players[0].controls(TOWER)
    lonely.players[0].taps(tower)
    assert lonely.players[0].pool == ""


def test_who_controls_their_commander(led):                                               # 903.3d
    guard = led.players[0].controls(GUARD)
    assert guard.power == 1
    led.does("make_move", 0, led.leader().id, "battlefield")
    assert guard.power == 3
    led.does("set_fields", 0, led.leader().id, (("controller", 1),))
    assert guard.power == 1


def test_how_often_it_was_cast_is_known(led):                                             # 903.8
    alice, _ = led.players
    for _ in range(2):
        led.casts_leader()
        led.settles()
        led.dies("yes")
    with led.changes(lambda: alice.hand, 2):
        alice.casts(alice.holds(MEMORY))
        led.settles()
        alice.has(BEAR, "graveyard")


def test_it_is_saved_and_written_down(led):
    led.casts_leader()
    led.settles()
    assert loaded(saved(led.state)) == led.state
    assert "Queen" in as_text(Timeline(led.state))


# ---- decks ----
def listed(text):
    return found(read_deck(text), library.find)


HUNDRED = "Commander\n1 Trostani, Selesnya's Voice\n\nDeck\n"


@pytest.mark.parametrize(("text", "rule"), [
    (HUNDRED + "50 Forest\n48 Plains\n", "903.5a"), (HUNDRED + "50 Forest\n47 Plains\n2 Watchwolf\n", "903.5b"),
    (HUNDRED + "50 Forest\n48 Plains\n1 Lightning Bolt\n", "903.5c"), (HUNDRED + "50 Forest\n48 Plains\n1 Volcanic Island\n", "903.5c"),
    ("Commander\n1 Watchwolf\n\nDeck\n50 Forest\n49 Plains\n", "903.3"), ("59 Forest\n", "100.2a"),
    ("55 Forest\n5 Watchwolf\n", "100.2a")])
def test_what_a_deck_may_not_hold(text, rule):                                            # 100.2a, 903.3, 903.5a, 903.5b, 903.5c, 903.5d
    assert [line for line in against(listed(text)) if f"[{rule}]" in line]


def test_what_it_may_hold():                                                              # 903.5b
    assert against(listed(HUNDRED + "50 Forest\n48 Plains\n1 Watchwolf\n")) == []
    assert against(listed("56 Forest\n4 Watchwolf\n")) == [] and against(deck_named("commander_trostani")) == []


def test_who_may_lead():                                                                  # 903.3, 903.3a
    assert may_lead(QUEEN) and not may_lead(BEAR) and not may_lead(card("Wisdom", "{G}", "Legendary Enchantment"))
    assert may_lead(card("Barge", "{4}", "Legendary Artifact — Vehicle", "Crew 1", size="4/4")) and not may_lead(GOBLIN)


@pytest.mark.parametrize("kind, asked", [("Human Rogue", "scry"), ("Elf", "")])
def test_mana_spent_on_a_creature_of_the_commanders_kind_603_7a(kind, asked):
    table = Led()
    alice, _ = table.players
    path = alice.controls(PATH)
    alice.casts(alice.holds(card("Kin", "{G}", f"Creature — {kind}", size="1/1")), path, "done")
    assert len(table.state.stack) == (2 if asked else 1)
    table.does("pass", 0)
    table.does("pass", 1)
    assert bool(table.asked) is bool(asked)
