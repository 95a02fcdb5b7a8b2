"""Optional additional costs with a keyword of their own: bargain, squad, offspring, gift."""
from tests.table import BEAR, card

TRINKET = card("Trinket", "{1}", "Artifact", "{T}: You gain 1 life.")
HAGGLER = card("Haggler", "{R}", "Creature — Goblin", "Bargain\nWhen this creature enters, if it was bargained, draw a card.", size="2/1")
HAGGLED = card("Haggled Bolt", "{R}", "Instant", "Bargain\n~ deals 1 damage to target player. If this spell was bargained, "
                                                 "~ deals 3 damage to target creature.")
BAND = card("Marching Band", "{W}", "Creature — Human Soldier", "Squad {1}", size="2/2")
BROOD = card("Brood", "{G}", "Creature — Frog", "Vigilance\nOffspring {2}", size="3/3")
PARCEL = card("Parcel", "{U}", "Sorcery", "Gift a card\nDraw a card. If the gift was promised, draw two cards.")
GUEST = card("Guest", "{U}", "Creature — Otter", "Gift a tapped Fish\nWhen this creature enters, if the gift was promised, you gain 3 "
                                                    "life.", size="1/1")
GLAD = card("Glad", "{1}", "Artifact", "Whenever you give a gift, you gain 1 life.")


def test_a_bargained_creature_knows_it(table, alice, bob):
    """702.166a 702.166b: an artifact, an enchantment or a token is sacrificed, and what entered was bargained."""
    alice.controls("Mountain", "Mountain")
    alice.library("Island", "Island")
    trinket, bear = alice.controls(TRINKET, BEAR)
    haggler = alice.holds(HAGGLER)
    alice.casts(haggler, "yes")
    assert (trinket.is_now.zone, bear.is_now.zone) == ("graveyard", "battlefield")
    table.settles()
    assert alice.hand == 1


def test_not_bargained_it_asks_for_no_target_of_what_is_not_done(table, alice, bob):
    """702.166d: only a bargained spell has the targets of what it does for that."""
    alice.controls("Mountain", "Mountain")
    bear = bob.controls(BEAR)
    alice.casts(alice.holds(HAGGLED), "no", bob)
    table.resolves()
    assert (bob.life, bear.is_now.zone) == (19, "battlefield")
    alice.controls(TRINKET)
    alice.casts(alice.holds(HAGGLED), "yes", bob, bear)
    table.resolves()
    assert (bob.life, bear.is_now.zone) == (18, "graveyard")


def test_a_squad_comes_along_for_each_time_it_was_paid(table, alice, bob):
    alice.controls("Plains", "Plains", "Plains")
    alice.casts(alice.holds(BAND), 2)  # 702.157a
    table.settles()
    assert table.count("Marching Band") == 3
    assert sum(one.token == "token" for one in table.named("Marching Band")) == 2


def test_nobody_comes_along_where_nothing_was_paid(table, alice, bob):
    alice.controls("Plains", "Plains", "Plains")
    alice.casts(alice.holds(BAND), 0)  # 702.157a
    table.settles()
    assert table.count("Marching Band") == 1


def test_offspring_is_a_copy_but_small(table, alice, bob):
    alice.controls("Forest", "Forest", "Forest")
    alice.casts(alice.holds(BROOD), "yes")  # 702.175a
    table.settles()
    sizes = sorted((one.power, one.toughness, one.token) for one in table.named("Brood"))
    assert sizes == [(1, 1, "token"), (3, 3, "nontoken")]


def test_a_gift_comes_before_all_else_the_spell_does(table, alice, bob):
    """702.174a 702.174b 702.174j: the opponent draws first; 702.174k: the gift was promised."""
    alice.controls("Island", GLAD)
    alice.library("Island", "Island", "Island")
    bob.library("Swamp")
    alice.casts(alice.holds(PARCEL), "yes")
    table.resolves()
    assert (alice.hand, bob.hand) == (3, 1)
    drawn = [line for line in table.log if "draw" in line]
    assert "Bob" in drawn[0] and "Alice" in drawn[-1]
    table.settles()
    assert alice.life == 21  # 702.174c


def test_a_permanents_gift_is_given_as_it_enters(table, alice, bob):
    alice.controls("Island")
    guest = alice.holds(GUEST)
    alice.casts(guest, "yes")
    assert table.count("Fish Token") == 0
    table.resolves()
    table.answers(tuple(table.asked.options))
    table.settles()
    [fish] = table.named("Fish Token")  # 702.174b
    assert (fish.controller, fish.tapped, fish.colors, alice.life) == (1, "tapped", "U", 23)


def test_no_gift_where_none_was_promised(table, alice, bob):
    alice.controls("Island")
    alice.library("Island", "Island", "Island")
    alice.casts(alice.holds(PARCEL), "no")
    table.resolves()
    assert (alice.hand, bob.hand) == (1, 0)  # 702.174k
