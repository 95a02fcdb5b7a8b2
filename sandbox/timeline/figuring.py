"""Cards that somebody has brought in or made, played by themselves once: what goes wrong is kept, or that nothing does."""
from __future__ import annotations

from collections.abc import Iterable, Iterator

from sandbox.cards.collection import Collection
from sandbox.cards.facts import entry_from
from sandbox.cards.making import BadCard
from sandbox.timeline.trials import tried


def run_of(collection: Collection, ids: Iterable[int]) -> Iterator[tuple[str, list[str]]]:
    """Plays these cards of a collection one after another and keeps what came of each at once: (name, errors). Raises BadCollection."""
    for id in ids:
        facts = collection.facts_of(id)
        try:
            errors = tried(entry_from(facts).card()).errors
        except BadCard as bad:                        # it can't be put on the table: nobody can say that it ran
            errors = [str(bad)]
        with collection.writing():
            collection.keep_run(id, errors)
        yield facts.called, errors
