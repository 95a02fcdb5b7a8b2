"""Keywords at work as permanents enter or attack: tribute, ravenous, champion, hideaway, myriad, encore, frenzy, absorb, job select."""
from tests.table import BEAR, GOBLIN, Table, card

PROUD = card("Proud", "{2}{G}", "Creature — Cat", "Tribute 2\nWhen this creature enters, if tribute wasn't paid, you gain 5 life.",
             size="2/2")
HUNGRY = card("Hungry", "{X}{G}", "Creature — Tyranid", "Ravenous", size="0/1")
CHAMPION = card("Victor", "{3}{G}", "Creature — Elf", "Trample\nChampion a Bear", size="6/6")
GROVE = card("Grove", "", "Land", "Hideaway 3")
HORDE = card("Horde", "{3}{R}", "Creature — Goblin", "Myriad", size="3/1")
CALLER = card("Caller", "{3}{G}", "Creature — Elk", "Encore {2}{G}", size="3/3")
CORAL = card("Coral", "{1}{R}", "Creature — Sliver", "Frenzy 2", size="1/1")
STONE = card("Stone", "{2}{W}", "Creature — Golem", "Absorb 2", size="2/3")
DOUBLE = card("Double Stone", "{2}{W}", "Creature — Golem", "Absorb 1\nAbsorb 1", size="2/3")
HAT = card("Hat", "{2}", "Artifact — Equipment", "Job select\nEquipped creature gets +1/+1.\nEquip {3}")
PAIR = card("Pair of Bolts", "{R}", "Instant", "~ deals 3 damage to target creature.")


def test_an_opponent_may_pay_tribute(table, alice, bob):
    for paid, size, life in (("yes", 4, 20), ("no", 2, 25)):
        table = Table()
        alice = table.players[0]
        alice.controls(*["Forest"] * 3)
        proud = alice.holds(PROUD)
        alice.casts(proud)
        table.resolves()
        assert table.asked.who == 1  # 702.104a
        table.answers(paid)
        table.settles()
        assert (proud.is_now.power, alice.life) == (size, life)  # 702.104b


def test_the_ravenous_grow_by_x_and_draw_for_five(table, alice, bob):
    for x, hand in ((4, 0), (5, 1)):
        table = Table()
        alice = table.players[0]
        alice.controls(*["Forest"] * 6)
        alice.library("Island")
        hungry = alice.holds(HUNGRY)
        alice.casts(hungry, x)
        table.settles()
        assert (hungry.is_now.power, alice.hand) == (x, hand)  # 702.156a


def test_a_champion_exiles_another_that_returns_as_it_leaves(table, alice, bob):
    """702.72a: two triggered abilities; 702.72b: linked."""
    alice.controls(*["Forest"] * 4)
    bear, _ = alice.controls(BEAR, GOBLIN)
    champion = alice.holds(CHAMPION)
    alice.casts(champion)
    table.resolves()
    table.resolves()
    assert [o.id for o in table.asked.options] == [bear.id]
    table.answers((bear,))
    assert (bear.is_now.zone, champion.is_now.zone) == ("exile", "battlefield")
    alice.says("Destroy target creature.", champion.is_now)
    table.settles()
    assert (champion.is_now.zone, bear.is_now.zone) == ("graveyard", "battlefield")


def test_a_champion_of_nobody_is_sacrificed(table, alice, bob):
    alice.controls(*["Forest"] * 4)
    alice.controls(GOBLIN)
    champion = alice.holds(CHAMPION)
    alice.casts(champion)
    table.settles()
    assert champion.is_now.zone == "graveyard"  # 702.72a


def test_hidden_away_face_down_with_the_rest_below(table, alice, bob):
    """702.75a: of three cards one is exiled face down, the others go to the bottom."""
    _, goblin, _, forest = alice.library(BEAR, GOBLIN, "Island", "Forest")
    alice.plays(alice.holds(GROVE))
    table.resolves()
    table.answers(goblin)
    table.answers(table.asked.options)
    assert (goblin.is_now.zone, goblin.is_now.facing, goblin.is_now.types) == ("exile", "face down", ())  # 406.3a
    assert alice.here.library[0] == forest.id and len(alice.here.library) == 3


def test_myriad_brings_a_token_against_each_other_opponent():
    """702.116a: tapped and attacking, and exiled at end of combat."""
    table = Table("Alice", "Bob", "Carol", "Dave")
    alice, bob, carol, dave = table.players
    horde = alice.controls(HORDE)
    table.fights([(horde, bob)], until="declare attackers")
    table.resolves((carol,), (dave,))
    tokens = [one for one in table.named("Horde") if one.token == "token"]
    assert [one.tapped for one in tokens] == ["tapped", "tapped"]
    table.goes_to("combat damage")
    assert (bob.life, carol.life, dave.life) == (17, 17, 17)
    table.goes_to("end of combat")
    table.settles()
    assert table.count("Horde") == 1


def test_encore_comes_back_once_for_each_opponent():
    """702.141a."""
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    alice.controls(*["Forest"] * 3)
    caller = alice.has(CALLER, "graveyard")
    alice.activates(caller)
    table.settles()
    tokens = table.named("Caller")
    assert (len(tokens), caller.is_now.zone) == (2, "exile")
    table.goes_to("declare attackers", tuple((one, who) for one, who in zip(tokens, (bob, carol), strict=True)))
    table.goes_to("combat damage")
    assert (bob.life, carol.life) == (17, 17)
    table.goes_to("end")
    table.settles()
    assert table.count("Caller") == 0


def test_frenzied_where_it_is_not_blocked(table, alice, bob):
    coral = alice.controls(CORAL)
    table.fights([(coral, bob)], until="declare blockers")
    table.settles()
    assert coral.power == 3  # 702.68a


def test_absorb_takes_so_much_of_each_damage(table, alice, bob):
    """702.64a 702.64b: from each source at each time."""
    alice.controls("Mountain", "Mountain")
    stone = bob.controls(STONE)
    alice.casts(alice.holds(PAIR), stone)
    table.resolves()
    assert stone.damage == 1
    alice.casts(alice.holds(PAIR), stone)
    table.resolves()
    assert stone.damage == 2


def test_two_absorb_abilities_apply_one_after_the_other(table, alice, bob):
    alice.controls("Mountain")
    stone = bob.controls(DOUBLE)
    alice.casts(alice.holds(PAIR), stone)
    table.resolves()
    assert stone.damage == 1  # 702.64c


def test_a_job_comes_with_a_hero(table, alice, bob):
    alice.controls("Forest", "Forest")
    hat = alice.holds(HAT)
    alice.casts(hat)
    table.settles()
    [hero] = table.named("Hero Token")  # 702.182a
    assert (hero.power, hero.colors, hat.is_now.attached) == (2, "", hero.id)
