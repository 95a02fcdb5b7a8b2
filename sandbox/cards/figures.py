"""What the sandbox makes of the cards of a collection: how many of their lines it does not understand, and which it can't hold at all."""
import functools
import hashlib
import time
from collections.abc import Callable
from pathlib import Path

from sandbox.cards.abilities import UnreadLine, abilities_of, abilities_of_rooms
from sandbox.cards.collection import Collection
from sandbox.cards.facts import CardFacts, FaceFacts, obstacle
from sandbox.cards.trialbook import shown

SANDBOX = Path(__file__).resolve().parent.parent
GRAMMAR = "language", "engine", "vocabulary", "cards"
NOTE = "grammar"
TOGETHER = 100                                        # cards that are read before their figures are kept


def unread_lines_of(face: FaceFacts) -> int:
    types = tuple(face.types.partition(" — ")[0].lower().split())
    abilities = abilities_of_rooms(face.text) if "dungeon" in types else abilities_of(face.text, face.name, types)
    return sum(isinstance(ability, UnreadLine) for ability in abilities)


def unread_in(facts: CardFacts) -> int:
    """How many lines of all its faces the sandbox does not understand."""
    return sum(map(unread_lines_of, facts.faces))


def judge_some(collection: Collection, most: int = TOGETHER) -> int:
    """Reads some cards that nobody has read yet and keeps what came out; says how many they were. Raises BadCollection."""
    waiting = [(id, collection.facts_of(id)) for id in collection.waiting(most)]
    judged = [(id, unread_in(facts), obstacle(facts)) for id, facts in waiting]
    names = {facts.front.name for _, facts in waiting}
    if judged:
        with collection.writing():
            for one in judged:
                collection.judge(*one)
            collection.keep_trials(names & shown().ran, names & shown().agreed)
    return len(judged)


def judge_all(collection: Collection, watch: Callable[[int], None] = lambda done: None, pause: float = 0) -> int:
    """Reads all that nobody has read yet; watch hears how many are done, pause is the rest in seconds after each batch."""
    done = 0
    while count := judge_some(collection):
        done += count
        watch(done)
        if pause:
            time.sleep(pause)
    return done


def renew(collection: Collection) -> None:
    """Forgets the figures that an older sandbox has found: this one may read more. Raises BadCollection."""
    if collection.note(NOTE) != grammar():
        with collection.writing():
            collection.forget_figures()
            collection.keep_note(NOTE, grammar())


@functools.cache
def grammar() -> str:
    """A word that stands for all that decides how a card is read."""
    whole = hashlib.blake2b(digest_size=12)
    for folder in GRAMMAR:
        for path in sorted((SANDBOX / folder).rglob("*.py")):
            whole.update(path.read_bytes())
    return whole.hexdigest()
