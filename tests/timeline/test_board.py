"""The set-up of a scenario: everything that a board can say lies there as it says."""
from tests.timeline.scenes import failing, playing


def test_a_board_is_laid_in_order_and_nothing_triggers():
    game = playing(board='''[players.you]
life = 7
pool = "GGU"
lands_played = 1
counters = { poison = 2 }
battlefield = [
  { card = "Herald", as = "herald" },
  { card = "Cub", tapped = true, damage = 1, sick = true },
  { card = "Cub", controller = "opponent" },
]
graveyard = ["Spark", "Choir"]
exile = ["Cub"]
library = ["Mountain", "Forest*2"]
''', before='''turn = 4
step = "upkeep"
active = "opponent"
[expect]
turn = 4
step = "upkeep"
active = "opponent"
priority = "opponent"
stack = []
"you.life" = 7
"you.pool" = "UGG"
"you.counters.poison" = 2
"you.graveyard" = ["Spark", "Choir"]
"you.exile.size" = 1
"you.library" = ["Mountain", "Forest*2"]
"you.battlefield" = ["Herald", "Cub"]
"opponent.battlefield" = ["Cub"]
"you.lands_played" = 1
"opponent.hand" = []
''')
    assert failing(game) == [] and len(game.rows) == 15
    assert [thing.timestamp for thing in game.timeline.state.things.values()] == list(range(1, 10))


def test_what_is_set_up_is_as_it_would_have_entered_unless_it_is_said_otherwise():
    game = playing(board='''[players.you]
battlefield = [{ card = "Sleeper", as = "one" }, { card = "Sleeper", as = "two", tapped = false, counters = { "+1/+1" = 1 } }]
''', before='''expect = { "one.tapped" = true, "one.power" = 6, "two.tapped" = false, "two.power" = 5, "one.sick" = false }\n''')
    assert failing(game) == []


def test_copies_keep_their_exceptions():
    game = playing(board='''[players.you]
battlefield = [
  { card = "Cub", as = "copy", copy_of = "Herald", except = { legendary = false, gains = ["Haste"], power = 5 } },
  { copy_of = "Herald", token = true, as = "token" },
]
''', before='''[expect]
copy = { name = "Herald", legendary = false, haste = true, power = 5, copy = true }
token = { token = true, legendary = true, types = ["legendary", "creature", "Elf"], copy = false }
''')
    assert failing(game) == [] and len(game.rows) == 9


def test_attachments_and_combat_are_set_up():
    game = playing(board='''[[cards]]
name = "Wing"
cost = "{G}"
types = "Enchantment — Aura"
text = """Enchant creature
Enchanted creature has flying."""
[players.you]
battlefield = [{ card = "Wing", attached = "cub", as = "wing" }, { card = "Cub", as = "cub", attacking = "opponent" }]
[players.opponent]
battlefield = [{ card = "Cub", as = "wall", blocking = ["cub"] }]
''', before='''step = "declare blockers"
[expect]
"wing.attached" = "cub"
cub = { flying = true, attachments = ["wing"], attacking = "opponent", blocked = true }
wall = { blocking = ["cub"], attacking = false }
''')
    assert failing(game) == []
