"""Cards tried out by themselves: what breaks is found, what never happens is named with its reason."""
import pytest

from sandbox.engine.state import State
from sandbox.timeline.trials import tried
from sandbox.vocabulary.drawing import Draw
from tests.table import card

WHOLE = {
    "a spell with targets": card("Zap", "{R}", "Instant", "~ deals 3 damage to any target."),
    "a counterspell": card("No", "{U}", "Instant", "Counter target spell."),
    "an enters trigger": card("Cub", "{G}", text="When ~ enters, draw a card.", size="2/2"),
    "a dies trigger": card("Moth", "{B}", text="When ~ dies, you gain 2 life.", size="1/1"),
    "a step trigger": card("Clock", "{2}", "Artifact", "At the beginning of your upkeep, you lose 1 life."),
    "a damage trigger": card("Thief", "{U}", text="Whenever ~ deals combat damage to a player, draw a card.", size="1/1"),
    "an activated ability": card("Well", "{2}", "Artifact", "{T}, Sacrifice ~: You gain 4 life."),
    "a spell trigger": card("Scribe", "{U}", text="Whenever you cast a noncreature spell, draw a card.", size="1/1"),
    "two modes": card("Either", "{W}", "Sorcery", "Choose one —\n• You gain 3 life.\n• Draw a card."),
    "optional payment": card("Banker", "{W}", text="When ~ enters, you may pay {2}. If you do, draw a card.", size="1/1"),
    "a tribe": card("Chief", "{R}", text="Whenever a Goblin dies, ~ deals 1 damage to any target.", size="1/1"),
    "counters": card("Mine", "", "Land", "~ enters with three mining counters on it.\n{T}, Remove a mining counter from ~: Add {C}."),
    "a planeswalker": card("Sage", "{3}{U}", "Legendary Planeswalker — Jace", "+1: Draw a card.\n−7: You gain 7 life.", loyalty=3),
    "a keyword that casting sets off": card("Monk", "{R}", text="Prowess", size="1/2"),
    "counters put on others": card("Rot", "{G}", text="Whenever a -1/-1 counter is put on a creature, you gain 1 life.", size="1/1"),
    "two modes of a trigger": card("Chill", "{U}", text="Whenever ~ deals combat damage to a player, choose one —\n• You gain 3 life.\n"
                                   "• That player discards a card.", size="2/2"),
    "time counters": card("Seed", "{3}{G}", text="Suspend 2—{G}", size="2/2"),
    "ward": card("Shy One", "{U}", text="Ward {2}", size="2/2"),
    "a coin": card("Gamble", "{R}", "Sorcery", "Flip a coin. If you win the flip, you gain 2 life. If you lose the flip, draw a card."),
    "X of a spell": card("Quell", "{X}{U}", "Instant", "Counter target spell with mana value X."),
    "alone": card("Lone One", "{W}", text="Exalted", size="1/1"),
    "energy": card("Coil", "{1}", "Artifact", "{T}, Pay {E}{E}{E}: Draw a card."),
    "from the graveyard": card("Idol", "{B}", text="{B}: Return ~ from your graveyard to your hand. Activate only during your upkeep.",
                               size="1/1"),
    "madness": card("Rage", "{2}{R}", "Instant", "You gain 2 life.\nMadness {R}"),
    "less than an opponent": card("Pulse", "{1}{W}", "Instant", "You gain 4 life. Then if an opponent has more cards in hand than you, "
                                  "return ~ to its owner's hand."),
    "none of a type": card("Nest", "{2}{B}", "Enchantment", "At the beginning of each upkeep, if you control no Snakes, you gain 1 life."),
}


@pytest.mark.parametrize("kind", WHOLE)
def test_every_verb_comes_about(kind):
    trial = tried(WHOLE[kind])
    assert not trial.errors and not trial.idle and trial.verbs


def test_a_trial_is_the_same_each_time():
    one, other = tried(WHOLE["two modes"]), tried(WHOLE["two modes"])
    assert (one.happened, one.refusals) == (other.happened, other.refusals)


def test_what_breaks_is_an_error_with_its_deed(monkeypatch):
    def broken(self, game):
        raise ZeroDivisionError("drawn by nobody")
    monkeypatch.setattr(Draw, "perform", broken)
    monkeypatch.setattr(Draw, "in_turn", lambda self: ())
    trial = tried(WHOLE["an enters trigger"])
    assert any("ZeroDivisionError: drawn by nobody" in error for error in trial.errors)


def test_what_never_happens_is_named_with_the_reason():
    trial = tried(card("Vain", "{W}", text="{T}: You gain 1 life. Activate only if you control twenty or more artifacts.", size="1/1"))
    assert not trial.errors
    assert [(verb, why.partition(":")[0]) for _, verb, why in trial.idle] == [("GainLife", "refused")]


def test_the_table_it_is_tried_on_stays_as_it_was():
    from sandbox.timeline.stock import stocked
    before = stocked()
    tried(WHOLE["a spell with targets"])
    assert isinstance(before, State) and stocked() is before
