"""What moved speaks of itself; what is done later keeps what belongs to it; copies of cards; counters of all sizes [400.7, 603.7]."""
import pytest

from tests.table import BEAR, Table, card

OX = card("Old Ox", "", "Creature — Ox", size="3/3")
PACT = card("Old Pact", "{0}", "Instant", "At the beginning of your next upkeep, pay {1}{B}. If you don't, you lose the game.")
BOLT = card("Old Bolt", "{R}", "Instant", "~ deals 3 damage to any target.")
DESTINY = card("Old Destiny", "{W}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, return ~ to its owner's hand.")


@pytest.mark.parametrize("text, zone", [
    ("When ~ dies, return ~ to its owner's hand.", "hand"),
    ("When ~ dies, exile ~.", "exile"),
    ("When ~ dies, shuffle ~ into its owner's library.", "library"),
])
def test_what_died_is_found_by_its_own_name_400_7e(text, zone):
    table = Table()
    alice, _bob = table.players
    phoenix = alice.controls(card("Old Phoenix", "{R}", "Creature — Phoenix", text, size="1/1"))
    alice.puts(phoenix, zone="graveyard")
    table.settles()
    assert phoenix.is_now.zone == zone


def test_once_it_has_moved_again_it_is_not_found_400_7():
    table = Table()
    alice, _bob = table.players
    phoenix = alice.controls(card("Old Phoenix", "{R}", "Creature — Phoenix", "When ~ dies, return ~ to its owner's hand.", size="1/1"))
    alice.puts(phoenix, zone="graveyard")
    alice.puts(phoenix.is_now, zone="exile")
    table.settles()
    assert phoenix.is_now.zone == "exile"


@pytest.mark.parametrize("text, zone", [
    ("{0}, Sacrifice ~: Return ~ to the battlefield.", "battlefield"),
    ("{0}, Exile ~: Return ~ to its owner's hand.", "hand"),
    ("{0}, Exile ~: At the beginning of the next end step, return ~ to the battlefield.", "battlefield"),
])
def test_what_its_own_cost_moved_is_found_400_7j(text, zone):
    table = Table()
    alice, _bob = table.players
    one = alice.controls(card("Old Doppel", "{U}", "Creature — Shapeshifter", text, size="1/1"))
    alice.activates(one)
    table.resolves()
    table.goes_to("end")
    table.settles()
    assert one.is_now.zone == zone


def test_what_did_not_move_by_its_cost_is_gone_400_7():
    table = Table()
    alice, _bob = table.players
    one = alice.controls(card("Old Ghost", "{U}", "Creature — Spirit", "{0}: Return ~ to its owner's hand.", size="1/1"))
    alice.activates(one)
    alice.puts(one, zone="graveyard")
    table.settles()
    assert one.is_now.zone == "graveyard"


def test_an_aura_is_found_where_it_went_after_its_creature_400_7f():
    table = Table()
    alice, bob = table.players
    bear = bob.controls(BEAR)
    aura = alice.controls(DESTINY, attached=bear.id)
    bob.puts(bear, zone="graveyard")
    table.settles()
    assert aura.is_now.zone == "hand"


@pytest.mark.parametrize("lands, lost", [(1, True), (2, False)])
def test_what_becomes_of_what_is_not_paid_later_is_seen_later_603_7a(lands, lost):
    table = Table()
    alice, bob = table.players
    alice.controls(*["Swamp"] * lands)
    alice.library(*["Island"] * 3)
    bob.library(*["Island"] * 3)
    alice.casts(alice.holds(PACT))
    table.resolves()
    assert not alice.lost
    table.goes_to("upkeep", turn=3)
    table.resolves()
    assert bool(alice.lost) == lost


def test_if_it_is_sacrificed_later_life_is_gained_then_603_7a():
    table = Table()
    alice, _bob = table.players
    alice.controls("Swamp")
    ox = alice.controls(OX)
    later = card("Old Embrace", "{B}", "Instant", "Untap target creature. It gains haste until end of turn. At the beginning of the "
                                                  "next end "
                 "step, sacrifice it. If you do, you gain life equal to its toughness.")
    alice.casts(alice.holds(later), ox)
    table.resolves()
    assert alice.life == 20
    table.goes_to("end")
    table.settles()
    assert (alice.life, ox.is_now.zone) == (23, "graveyard")


@pytest.mark.parametrize("casts, life", [("yes", 17), ("no", 20)])
def test_a_card_is_copied_where_it_lies_and_the_copy_is_cast_707_12(casts, life):
    table = Table()
    alice, bob = table.players
    alice.controls("Island", "Island")
    scepter = alice.holds(card("Old Scepter", "{2}", "Artifact", "When ~ enters, you may exile an instant card from your hand.\n{2}, "
            "{T}: You may "
                               "copy the exiled card. If you do, you may cast the copy without paying its mana cost."))
    bolt = alice.holds(BOLT)
    alice.puts(scepter)
    table.resolves("yes")
    alice.activates(scepter.is_now)
    table.resolves("yes", casts, *([bob] if casts == "yes" else []))
    table.settles()
    assert (bob.life, bolt.is_now.zone, table.count("Old Bolt", "exile")) == (life, "exile", 1)     # 704.5e


def test_the_copy_of_a_delayed_ability_is_cast_when_that_resolves_707_12():
    table = Table()
    alice, bob = table.players
    alice.controls("Mountain")
    bolt, ox = alice.has(BOLT, "graveyard"), alice.controls(OX)
    surge = card("Old Surge", "{R}", "Sorcery", "Exile target instant card from your graveyard. Whenever a creature you control deals "
                                                "combat "
                 "damage to a player this turn, copy the exiled card. You may cast the copy without paying its mana cost.")
    alice.casts(alice.holds(surge), bolt)
    table.resolves()
    table.fights([(ox, bob)])
    table.resolves("yes", bob)
    table.settles()
    assert (bob.life, bolt.is_now.zone) == (14, "exile")


def test_counters_of_every_size_count_122_1a():
    table = Table()
    alice, _bob = table.players
    ox = alice.controls(OX, counters=(("-0/-1", 1), ("+0/+1", 2), ("+1/+0", 1), ("-2/-1", 1)))
    assert (ox.power, ox.toughness) == (2, 3)
