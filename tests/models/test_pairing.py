"""Pairs as offers: they read like all of them, however many there are, and only what is looked at is put into words [508.1a, 509.1a]."""
from sandbox.engine.choices import Pairs
from sandbox.engine.kinds import The
from sandbox.engine.pairings import Pairings
from sandbox.engine.state import Gone
from sandbox.models import asking
from sandbox.models.asking import asked
from sandbox.models.draft import Draft
from tests.boards import put_tokens
from tests.table import Table

ATTACKERS, BLOCKERS = 1_000, 1_000


def crowds():
    """A thousand that may each block any of a thousand."""
    table = Table()
    first = table.state.next_id
    table.state = put_tokens(table.state, ATTACKERS + BLOCKERS)
    attacking = tuple(The(first + n) for n in range(ATTACKERS))
    pairs = Pairings(tuple((The(first + ATTACKERS + n), attacking) for n in range(BLOCKERS)))
    return table.state, Pairs(who=1, ask="declare blockers", options=pairs, least=0, most=BLOCKERS, kind="blockers"), first


def test_a_million_pairs_are_not_put_into_words(monkeypatch):                       # 509.1a
    worded, offer = [], asking._offer
    monkeypatch.setattr(asking, "_offer", lambda *given: worded.append(given) or offer(*given))
    state, choice, first = crowds()
    made = Draft(asked(choice, state))
    blocker, attacker = (first + ATTACKERS + 7, None), (first + 5, None)
    assert len(made.question.offers) == ATTACKERS * BLOCKERS and len(made.open_ids) == BLOCKERS
    assert made.point(*blocker) and made.open_ids == {first + n for n in range(ATTACKERS)} | {blocker[0]}
    assert made.point(*attacker) and made.pairs == ((blocker, attacker),)
    assert made.answer(choice) == ((The(blocker[0]), The(attacker[0])),) and choice.fits(made.answer(choice))
    assert len(worded) < 20


def test_all_of_them_pick_the_first_that_each_may_and_are_shown_by_what_they_say():
    state, choice, _ = crowds()
    made = Draft(asked(choice, state))
    made.pick_all()
    assert len(made.picked) == BLOCKERS and choice.fits(made.answer(choice))
    shown = made.picked_alike(12)
    assert sum(count for _, count in shown) == BLOCKERS and len(shown) == 3
    made.toggle(shown[0][0].key)
    assert len(made.picked) == BLOCKERS - 1


def test_they_read_like_the_tuple_of_all_of_them():
    state, _, first = crowds()
    few = Pairs(who=1, ask="declare blockers", kind="blockers", least=0, most=3,
                options=tuple((The(first + a), The(first + b)) for a, b in ((4, 1), (4, 2), (5, 2))))
    offers = asked(few, state).offers
    assert [(o.key, o.id, o.other) for o in offers] == [(0, first + 4, first + 1), (1, first + 4, first + 2), (2, first + 5, first + 2)]
    assert [offers[n] for n in range(len(offers))] == list(offers) and offers[-1].key == 2 and len(offers[1:]) == 2


def test_what_an_edit_took_away_is_offered_no_more_and_the_others_keep_their_places():
    state, choice, first = crowds()
    kept = Draft(asked(choice, state))
    kept.pair((first + ATTACKERS, None), (first + 1, None))
    kept.pair((first + ATTACKERS + 9, None), (first + 2, None))
    gone = state.put(things=state.things.put([(first + 1, None)]), gone=state.gone.put([(first + 1, last_seen(state, first + 1))]))
    made = Draft(asked(choice, gone), kept)
    offers = made.question.offers
    assert len(offers) == (ATTACKERS - 1) * BLOCKERS and not made.pair((first + ATTACKERS, None), (first + 1, None))
    assert made.pairs == (((first + ATTACKERS + 9, None), (first + 2, None)),) and choice.fits(made.answer(choice))


def last_seen(state, id):
    return Gone(thing=state.things.get(id), look=state.look(id), became=None)
