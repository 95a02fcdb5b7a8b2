"""Big boards: any number of tokens of three kinds under five anthems, for what must not cost more the more lies on the table."""
import attrs

from sandbox.engine.state import BATTLEFIELD, Thing
from sandbox.timeline.replay import play
from tests.table import Table, card

KINDS = (card("Trial Sapling", types="Creature — Saproling", size="1/1"), card("Trial Guard", types="Creature — Soldier", size="2/2"),
         card("Trial Cub", types="Creature — Bear", size="2/2"))
ANTHEMS = tuple(card(f"Trial Banner {n}", "{3}{W}", "Enchantment", text) for n, text in enumerate((
    "Creatures you control get +1/+1.", "Saprolings you control get +1/+1.", "Soldiers you control have vigilance.",
    "Bears you control get +0/+2.", "Creatures your opponents control get +0/+1.")))
WELCOME = card("Trial Herald", "{1}{G}", "Creature — Elf", "When ~ enters, you gain 2 life.", "2/2")
STORM = card("Trial Storm", "{1}{R}", "Sorcery", "~ deals 1 damage to each creature.")
FLOOD = card("Trial Flood", "{1}{R}", "Sorcery", "~ deals 20 damage to each creature.")
HARVEST = card("Trial Harvest", "{2}{G}", "Instant", "Create a token that's a copy of each token you control.")
MASQUE = card("Trial Masque", "{2}{U}", "Sorcery", "Each creature you control becomes a copy of target creature until end of turn.")
BROOD = "Create {n} 1/1 green Saproling creature tokens."


def put_tokens(state, n, cards=KINDS, seat=lambda i: i % 2):
    """n tokens, in turn of these cards and for these seats, there since before the turn began."""
    first = state.next_id
    blank = [Thing(id=0, body=0, card=one, owner=0, controller=0, zone=BATTLEFIELD, token="token", under=0) for one in cards]
    made = [(id, attrs.evolve(blank[i // 2 % len(cards)], id=id, body=id, timestamp=id, owner=seat(i), controller=seat(i), under=seat(i)))
            for i, id in enumerate(range(first, first + n))]
    return state.put(things=state.things.put(made), next_id=first + n)


def board(n, *, cards=KINDS, anthems=ANTHEMS, hand=(WELCOME, STORM, FLOOD, HARVEST, MASQUE), lands=6, seat=lambda i: i % 2):
    """Alice's main phase, her lands and cards, and n tokens, every other one Bob's; (the Table, her lands, her cards by name)."""
    table = Table()
    alice, bob = table.players
    alice.controls(*anthems)
    mine = alice.controls(*["Mountain", "Forest", "Island"] * (lands // 3))
    held = {one.front.name.removeprefix("Trial "): alice.holds(one) for one in hand}
    alice.library(*["Forest"] * 40), bob.library(*["Forest"] * 40)
    table.state = put_tokens(table.state, n, cards, seat)
    assert table.state.derived
    return table, mine, held


def settled(state, action, answers=()):
    """The state after an action, every payment made automatically and every question answered simply."""
    run = play(state, action)
    answers = list(answers)
    while run.asked:
        if run.asked.kind == "pay":
            run = run.answer(("auto",))
        elif answers and (given := answers[0](run.asked) if callable(answers[0]) else answers[0]) is not None:
            answers.pop(0)
            run = run.answer(given)
        else:
            raise AssertionError(f"unanswered: {run.asked.ask}")
    return run.state


def cast_and_resolved(state, held, *answers):
    """A spell cast and everything it leads to resolved."""
    return settled(settled(state, ("cast", 0, held.id, "front"), answers), ("settle", 0))


def everyone_attacks(asked):
    """Each creature that can, at the first that it can attack."""
    if asked.kind != "attackers":
        return None
    return tuple((one, asked.options.seconds[0]) for one in asked.options.firsts)


def everyone_blocks(asked):
    """Each creature that can, one attacker each."""
    if asked.kind != "blockers":
        return None
    return tuple(zip(asked.options.firsts, asked.options.seconds, strict=False))


def full_combat(state):
    return settled(state, ("go_to", 0, 0, "postcombat main"), (everyone_attacks, everyone_blocks))


def sized(state):
    """How many tokens lie on the battlefield."""
    return sum(1 for thing in state.permanents() if thing.token == "token")
