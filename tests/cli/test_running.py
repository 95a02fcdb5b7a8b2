"""Many cards are played on several processors: what becomes of them is the same, in the same order."""
from __future__ import annotations

from sandbox.cards.library import built_in
from sandbox.cli import running
from sandbox.cli.running import Runs

CARDS = [*built_in().entries.values()][:7]


def test_two_processors_find_what_one_finds(monkeypatch):
    alone = Runs.of(CARDS)
    monkeypatch.setattr(running, "FEW", 0)
    monkeypatch.setattr(running, "AT_A_TIME", 2)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert Runs.of(CARDS) == alone and alone.tried == len(CARDS) and alone.ran == [card.name for card in CARDS]


def test_it_waits_for_no_more_than_it_needs(monkeypatch):
    """A long list is given out as it is worked off."""
    class Pool:
        waiting = most = 0

        def submit(self, work, lot):
            Pool.waiting += 1
            Pool.most = max(Pool.most, Pool.waiting)
            return self

        def result(self):
            Pool.waiting -= 1
            return []

    monkeypatch.setattr("os.cpu_count", lambda: 2)
    assert len(list(running.in_order(Pool(), [CARDS] * 100))) == 100 and Pool.most < 12
