"""Dungeons, venturing into them, and the initiative [309, 701.49, 725]."""
from tests.table import BEAR, GOBLIN, Table, card

CELLAR = card("Cellar", "", "Dungeon", "Stairs — You gain 1 life. (Leads to: Hall, Pit)\nHall — Draw a card. (Leads to: Vault)\n"
                                       "Pit — You lose 1 life. (Leads to: Vault)\nVault — You gain 5 life.")

DEPTHS = card("Depths", "", "Dungeon — Undercity",
              "Gate — You gain 1 life. (Leads to: Forge, Well)\nForge — You gain 2 life. (Leads to: Throne)\n"
              "Well — You gain 3 life. (Leads to: Throne)\nThrone — You gain 4 life.")


def two(*dungeons):
    table = Table()
    for player in table.players:
        player.library(*[BEAR] * 6)
        for dungeon in dungeons:
            player.has(dungeon, "outside")
    return table, *table.players


def marker(table, seat=0):
    return [(t.card.front.name, t.room) for t in table.state.things.values() if t.zone == "command" and t.owner == seat]


def test_the_first_venture_enters_the_topmost_room():
    """701.49a, 309.4c"""
    table, alice, _bob = two(CELLAR)
    alice.says("Venture into the dungeon.")
    assert (marker(table), len(table.state.stack) + len(table.state.waiting)) == ([("Cellar", "Stairs")], 1)
    table.settles()
    assert alice.life == 21


def test_each_further_venture_follows_an_arrow():
    """701.49b, 309.5a"""
    table, alice, _bob = two(CELLAR)
    alice.says("Venture into the dungeon.")
    table.settles()
    alice.says("Venture into the dungeon.", "Hall")
    table.settles()
    assert (marker(table), alice.hand) == ([("Cellar", "Hall")], 1)
    alice.says("Venture into the dungeon.")
    assert marker(table) == [("Cellar", "Vault")]


def test_a_dungeon_is_completed_once_its_last_room_is_done_with():
    """704.5t, 309.7"""
    table, alice, _bob = two(CELLAR)
    for answers in ((), ("Pit",), ()):
        table.settles()
        alice.says("Venture into the dungeon.", *answers)
    assert marker(table) == [("Cellar", "Vault")]
    alice.says("If you've completed a dungeon, you lose the game.")
    table.settles()
    assert (marker(table), alice.here.completed, alice.life) == ([], ("Cellar",), 25)


def test_from_the_bottommost_room_a_new_dungeon_begins():
    """701.49a, 701.49b: the old one is completed, with its last ability still on the stack."""
    table, alice, _bob = two(CELLAR)
    alice.controls(card("Mapper", "", "Enchantment", "Whenever you complete a dungeon, you gain 10 life."))
    for answers in ((), ("Pit",), ()):
        table.settles()
        alice.says("Venture into the dungeon.", *answers)
    alice.says("Venture into the dungeon.")
    assert (marker(table), alice.here.completed) == ([("Cellar", "Stairs")], ("Cellar",))


def test_the_library_has_dungeons_for_whoever_brings_none():
    """701.49a: one with a dungeon type only if it is asked for."""
    table, alice, _bob = two()
    alice.says("Venture into the dungeon.")
    assert marker(table) == [("Lost Mine of Phandelver", "Cave Entrance")]


def test_taking_the_initiative_ventures_into_undercity():
    """725.1, 725.2"""
    table, alice, _bob = two()
    alice.library("Forest")
    alice.says("You take the initiative.")
    table.does("settle", 0)
    assert (table.state.initiative, marker(table)) == (0, [("Undercity", "Secret Entrance")])


def test_it_ventures_again_in_each_upkeep_of_its_player():
    """725.2"""
    table, alice, bob = two(DEPTHS)
    alice.says("Target opponent takes the initiative.", bob)
    table.settles()
    table.goes_to("upkeep", turn=2)
    table.settles("Forge")
    assert marker(table, 1) == [("Depths", "Forge")]


def test_combat_damage_takes_the_initiative_once_for_all_creatures():
    """725.2, 725.3"""
    table, alice, bob = two(DEPTHS)
    bear, scout = bob.controls(BEAR), bob.controls(GOBLIN)
    alice.says("You take the initiative.")
    table.settles()
    table.goes_to("upkeep", turn=2)
    table.goes_to("combat damage", ((bear, alice), (scout, alice)))
    table.settles()
    assert (table.state.initiative, marker(table, 1)) == (1, [("Depths", "Gate")])
    table.goes_to("upkeep", turn=3)
    assert (marker(table), len(table.state.stack)) == ([("Depths", "Gate")], 0)


def test_whoever_has_it_and_takes_it_ventures_again():
    """725.5"""
    table, alice, _bob = two(DEPTHS)
    alice.says("You take the initiative.")
    table.settles()
    alice.says("You take the initiative.")
    table.settles("Well")
    assert marker(table) == [("Depths", "Well")]


def test_it_passes_on_as_its_player_leaves():
    """725.4"""
    table = Table("Alice", "Bob", "Carol")
    alice, bob, _carol = table.players
    alice.says("Target opponent takes the initiative.", bob)
    table.settles()
    bob.does("concede")
    assert table.state.initiative == 0


def test_the_crown_passes_on_as_the_monarch_leaves():
    """724.4: to the active player, or from the active player to the next."""
    table = Table("Alice", "Bob", "Carol")
    alice, bob, carol = table.players
    alice.says("Target opponent becomes the monarch.", carol)
    carol.does("concede")
    assert table.state.monarch == 0
    table = Table("Alice", "Bob", "Carol")
    alice, bob, _carol = table.players
    alice.says("You become the monarch.")
    alice.does("concede")
    assert table.state.monarch == bob.seat


def test_the_monarch_draws_and_is_dethroned_by_a_creature():
    """724.2, 724.3"""
    table, alice, bob = two()
    bear = alice.controls(BEAR)
    alice.says("Target opponent becomes the monarch.", bob)
    table.goes_to("combat damage", ((bear, bob),))
    table.settles()
    assert table.state.monarch == 0
    table.goes_to("end")
    table.settles()
    assert (alice.hand, bob.hand) == (1, 0)
    table.goes_to("end", turn=2)
    table.settles()
    assert bob.hand == 1
