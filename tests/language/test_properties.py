"""What holds of every value and every line: reading takes back what writing said, and nothing is read that was not written."""
import itertools

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sandbox.language.phrase import PHRASES, Phrase, phrase, rewritten, walk
from sandbox.language.reading import Unread, read, readings
from sandbox.language.templates import SLOT
from sandbox.language.writing import printed, write
from tests.language.growing import phrases
from tests.language.toy import Beast, Count, Deed, Line


@given(phrases(Line))
def test_what_is_written_reads_as_what_it_was(value):
    assert readings(Line, write(value)) == [value]


@given(phrases(Line))
def test_what_is_printed_reads_as_what_it_was_and_prints_the_same(value):
    line = printed(value)
    assert read(Line, line) == value and printed(read(Line, line)) == line


@given(phrases(Line))
def test_writing_what_was_read_gives_the_same_words(value):
    assert write(read(Line, write(value))) == write(value)


@pytest.mark.parametrize("category", [Deed, Beast, Count])
@given(st.data())
def test_it_holds_of_every_category_by_itself(category, data):
    value = data.draw(phrases(category))
    assert read(category, write(value)) == value


@given(phrases(Line))
def test_a_value_is_the_same_in_its_hash_and_in_its_rewriting(value):
    again = read(Line, write(value))
    assert hash(again) == hash(value) and rewritten(value, lambda one: None) is value
    assert [*walk(again)] == [*walk(value)]


@given(phrases(Line, depth=4), st.data())
def test_a_line_with_a_word_changed_is_declined_or_means_what_it_then_says(value, data):
    words = printed(value).split(" ")
    at = data.draw(st.integers(0, len(words) - 1))
    words[at:at + 1] = data.draw(st.sampled_from([[], ["banana"], [words[at], words[at]], [words[at - 1]], ["owls"], ["it"]]))
    line = " ".join(words)
    try:
        found = readings(Line, line)
    except Unread as declined:
        assert 0 <= declined.at <= len(line) and declined.expected and "\n" not in str(declined)
    else:
        assert all(read(Line, write(one)) == one for one in found)


# ---- any language whatever ----
def declared(templates):
    """Three categories, and a class for each (category, parts): parts are literal text, or the number of a category."""
    kinds = [type(f"Kind{n}", (Phrase,), {}) for n in range(3)]
    for number, (kind, parts) in enumerate(templates):
        fields = {f"s{i}": kinds[part] for i, part in enumerate(parts) if isinstance(part, int)}
        template = "".join(f"{{s{i}}}" if isinstance(part, int) else part for i, part in enumerate(parts))
        phrase(template)(type(f"Class{number}", (kinds[kind],), {"__annotations__": fields}))
    return kinds


def by_trying_everything(kinds, text):
    """{(category, from, to): values}, found from the bottom up until there is nothing new; None if there is no end to it."""
    found = {}
    while True:
        new = [(kind, i, j, value) for kind in kinds for cls in PHRASES.get(kind, ()) for i in range(len(text))
               for j, value in spans(cls, found, text, i) if value not in found.get((kind, i, j), ())]
        if not new:
            return found
        for kind, i, j, value in new:
            found.setdefault((kind, i, j), {})[value] = True
        if sum(map(len, found.values())) > 150:
            return None


def spans(cls, found, text, start):
    parts = cls.sayings[0].template.replace("{", "\0{").replace("}", "}\0").split("\0")
    runs = [(start, {})]
    for part in filter(None, parts):
        if slot := SLOT.match(part):
            kind = cls.__annotations__[slot[1]]
            runs = [(j, {**fields, slot[1]: value}) for at, fields in runs for j in range(at, len(text) + 1)
                    for value in found.get((kind, at, j), ())]
        else:
            runs = [(at + len(part), fields) for at, fields in runs if text.startswith(part, at)]
    return [(at, cls(**fields)) for at, fields in runs]


PARTS = st.one_of(st.sampled_from(["a", "b", " ", "ab ", " abc", "a b"]), st.integers(0, 2))
TEMPLATES = st.lists(st.tuples(st.integers(0, 2), st.lists(PARTS, min_size=1, max_size=3)), min_size=2, max_size=7)


@settings(max_examples=100)
@given(TEMPLATES, st.lists(st.sampled_from(["a", "b", " ", "ab ", " abc", "a b"]), min_size=1, max_size=4))
def test_of_any_language_exactly_those_readings_are_found_that_there_are(templates, words):
    """Whatever begins with itself, straight or through others, and however often the same text can be said."""
    kinds, text = declared(templates), "".join(words)
    try:
        everything = by_trying_everything(kinds, text)
        assume(everything is not None)
        for kind in kinds:
            try:
                found = readings(kind, text)
            except Unread:
                found = []
            assert len(found) == len(set(found)) and set(found) == set(everything.get((kind, 0, len(text)), ()))
    finally:
        for kind in kinds:
            PHRASES.pop(kind, None)


def test_the_order_in_which_phrases_are_declared_changes_no_reading():
    for templates in itertools.permutations([(0, ["a"]), (0, [1, "b"]), (1, [0]), (1, [2]), (2, [0, "a"])]):
        kinds = declared(templates)
        everything = by_trying_everything(kinds, "aabab")
        assert set(readings(kinds[0], "aabab")) == set(everything[kinds[0], 0, 5]) != set()
        for kind in kinds:
            del PHRASES[kind]
