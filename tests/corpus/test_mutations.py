"""Every word counts: a line with a word or a number left out or changed is read as something else, or not at all."""
import os
import random
import re

from sandbox.cards.coverage import line_read

WORD = re.compile(r"\{[^{}]*\}|[+\-−]?\d+(?:/[+\-−]?\d+)?|[\w~'-]+")
SAMPLE = int(os.environ.get("SANDBOX_MUTATED", "150"))       # lines; 2000 for the whole judgement


def mutants(line, words, chance):
    """(what was done, the line without one of its words, or with another in its place)."""
    for m in WORD.finditer(line):
        before, after = line[:m.start()], line[m.end():]
        yield f"without “{m[0]}”", re.sub(r" {2,}", " ", before + after).replace(" .", ".").replace(" ,", ",").strip()
        other = changed(m[0], words, chance)
        yield f"“{other}” for “{m[0]}”", before + other + after


def changed(word, words, chance):
    if re.search(r"\d", word) and not word.startswith("{"):
        return re.sub(r"\d+", lambda m: str(int(m[0]) + 1), word, count=1)
    return chance.choice([other for other in chance.sample(words, 5) if other.lower() != word.lower()])


def test_no_word_can_be_left_out_or_changed_unnoticed(read_lines):
    chance, found = random.Random(1994), read_lines(SAMPLE)
    words = sorted({m[0] for reading in found for m in WORD.finditer(reading.line)})
    unnoticed = []
    for reading in found:
        for done, mutant in mutants(reading.line, words, chance):
            if mutant.lower() != reading.line.lower() and line_read(mutant).values == reading.values:
                unnoticed.append(f"{reading.line!r} {done}: {mutant!r}")
    assert not unnoticed, "\n".join(unnoticed)
