"""How long reading and writing take: a thousand lines of the garden, lines that are declined, and long ones."""
import random

import pytest

from sandbox.language.reading import Unread, read, readings
from sandbox.language.writing import printed
from tests.language.test_reading import LINES
from tests.language.toy import Line

CHANCE = random.Random(1)
THOUSAND = [CHANCE.choice(LINES) for _ in range(1_000)]


def spoilt(line):
    words = line.split(" ")
    words[CHANCE.randrange(len(words))] = "banana"
    return " ".join(words)


def read_all(lines):
    return [read(Line, line) for line in lines]


def decline_all(lines):
    for line in lines:
        with pytest.raises(Unread):
            readings(Line, line)


def test_a_thousand_lines_are_read(benchmark):
    assert len(benchmark(read_all, THOUSAND)) == 1_000


def test_a_thousand_lines_are_declined(benchmark):
    benchmark(decline_all, [spoilt(line) for line in THOUSAND])


def test_a_thousand_declined_lines_say_why(benchmark):
    def reasons(lines):
        out = []
        for line in lines:
            try:
                read(Line, line)
            except Unread as declined:
                out.append(str(declined))
        return out
    assert len(benchmark(reasons, [spoilt(line) for line in THOUSAND])) == 1_000


def test_a_thousand_lines_are_printed(benchmark):
    values = read_all(THOUSAND)
    assert benchmark(lambda: [printed(value) for value in values]) == THOUSAND


@pytest.mark.parametrize("sentences", [10, 60])
def test_a_long_line_is_read(benchmark, sentences):
    benchmark(read, Line, " ".join(["Feed each hungry mouse."] * sentences))
