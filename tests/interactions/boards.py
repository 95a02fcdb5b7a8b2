"""What the boards of the interactions share: the five cards by name, the instructions that meddle with them, turns that pass."""
from sandbox.engine.choices import Order
from sandbox.engine.kinds import The
from sandbox.language.writing import write
from tests.table import card

FABLE, REFLECTION, AURA, HALL = "Fable of the Mirror-Breaker", "Reflection of Kiki-Jiki", "Infinite Reflection", "Hall of Mirrors"
JACE, KIROL = "Jace, Mirror Mage", "Kirol, Attentive First-Year"
BEARS, ANGEL, WALL, DRAKE, SHAMAN = "Grizzly Bears", "Serra Angel", "Wall of Omens", "Wind Drake", "Goblin Shaman Token"

BLINK = "Exile target creature you control, then return it to the battlefield under its owner's control."
STEAL = "Gain control of target permanent."
BORROW = "Gain control of target creature until end of turn."
COPY_SPELL = "Copy target spell you control. You may choose new targets for the copy."
MOULD = "Target creature becomes a copy of another target creature until end of turn."
KILL, SMASH, QUELL = "Destroy target creature.", "Destroy target artifact.", "Destroy target enchantment."

IDOLS = card("Walking Idols", "{3}{U}", "Enchantment", "Each planeswalker is a creature in addition to its other types and has base power "
             "and base toughness each equal to its mana value.")


def top(table):
    """What would resolve next."""
    return The(table.state.stack[-1].id)


def reflected(player, **more):
    """The Reflection: the Saga's card with its back face up."""
    return player.controls(FABLE, transformed="back", counters=(), **more)


def lands(player, **how_many):
    for name, number in how_many.items():
        player.controls(*[name] * number)


def libraries(table):
    for player in table.players:
        player.library(*["Island"] * 12)


def next_turn(table, *answers):
    """To Alice's next precombat main phase; the answers are given on the way."""
    libraries(table)
    return table.goes_to("precombat main", *answers, turn=table.state.turn + 2)


def bobs_turn(table, *answers):
    libraries(table)
    return table.goes_to("precombat main", *answers, turn=table.state.turn + 1)


def visited(table, target):
    """Alice's next precombat main phase: she rolls a 2, and the visit is on the stack with this target."""
    return next_turn(table, 2, target)


def cast(player, name, *answers):
    """A card out of hand, cast and left on the stack."""
    one = player.holds(name)
    player.casts(one, *answers)
    return one


def enchant(table, host):
    """Infinite Reflection, cast on it; all resolves."""
    aura = cast(table.players[0], AURA, host)
    table.settles()
    return aura


def copied(table, kirol, *tapped, what=None):
    """Kirol's ability, the top of the stack its target; which two are tapped is only asked where there are more."""
    table.players[0].activates(kirol, what or top(table))
    if table.asked:
        table.answers(tapped)
    assert all(one.tapped == "tapped" for one in tapped)


def in_any_order(table):
    """What triggered at one moment goes on the stack as it is listed."""
    while isinstance(table.asked, Order):
        table.answers(table.asked.options)


def declines(table):
    while table.asked:
        table.answers("no")


def names(*objects):
    return [one.is_now.name for one in objects]


def tokens(table, name):
    return [one for one in table.named(name) if one.token == "token"]


def keywords(one):
    """What it has, as words in a row."""
    return sorted(write(ability) for ability in one.is_now.abilities)
