"""Declaring a phrase: what is wrong with a template is told at once; and walking through values."""
import attrs
import pytest

from sandbox.language.openings import openings
from sandbox.language.phrase import PHRASES, Phrase, joined, phrase, rewritten, say, spellings, walk
from sandbox.language.reading import read
from tests.language.toy import Beast, Count, Deed, Exactly, It, Line, Quality, Sing, Species, You


def test_a_template_has_to_speak_of_every_field_that_has_no_default():
    with pytest.raises(TypeError, match="Half: “{a} and” says nothing about b"):
        @phrase("{a} and")
        class Half(Phrase):
            a: Count
            b: Count


def test_a_template_cannot_speak_of_a_field_that_is_not_there():
    with pytest.raises(TypeError, match="Wrong: “{count} of {them}” speaks of them, which is not there"):
        @phrase("{count} of {them}")
        class Wrong(Phrase):
            count: Count


def test_what_is_fixed_has_to_be_a_field():
    with pytest.raises(TypeError, match="speaks of whom"):
        @phrase(say("hello", whom=1))
        class Hello(Phrase): ...


def test_a_pronoun_has_to_agree_with_something_in_the_template():
    with pytest.raises(TypeError, match="speaks of they"):
        @phrase("{count} (they: it|them)")
        class Lost(Phrase):
            count: Count


def test_several_phrases_need_something_between_them():
    @phrase("{counts}")
    class Sum(Phrase):
        counts: tuple[Count, ...]
    with pytest.raises(TypeError, match=r"Sum.counts holds several phrases: declare it with joined"):
        read(Sum, "two")


def test_a_slot_has_one_category():
    @phrase("{what}")
    class Either(Phrase):
        what: Count | Beast
    with pytest.raises(TypeError, match=r"Either.what may be of 2 categories"):
        read(Either, "two")


def test_a_phrase_belongs_to_all_its_kinds():
    assert Exactly in PHRASES[Count] and You in PHRASES[You.__mro__[1]] and Phrase not in PHRASES


def test_a_phrase_is_a_frozen_value():
    one = Exactly(n=1)
    assert one == Exactly(n=1) and hash(one) == hash(Exactly(n=1)) and one != Exactly(n=2)
    with pytest.raises(attrs.exceptions.FrozenInstanceError):
        one.n = 2


def test_a_rule_is_kept_on_the_phrase():
    @phrase("amen", rule="101.1")
    class Amen(Phrase): ...
    assert Amen.rule == "101.1"


def test_spellings_are_canonical_first_and_with_the_optional_words_first():
    assert [way.slots for way in spellings(Sing, None)] == [("beast", "count"), ("beast",)]


def test_phrases_are_found_by_their_first_word():
    index = openings(Line, None)
    assert {opening.way.cls.__name__ for opening in index.by_word["whenever"]} == {"Whenever"}
    assert all(group.kind[0] is not Line for group in index.behind)


# ---- walking and rewriting ----
def test_walking_meets_a_phrase_and_every_phrase_in_it():
    deed = read(Deed, "an old red cat sings 3 songs")
    assert [one for one in walk(deed) if isinstance(one, Quality | Species | Exactly)] == [
        Quality(word="old"), Quality(word="red"), Species(word="cat"), Exactly(n=3)]
    assert next(iter(walk(deed))) is deed and list(walk(("text", 1, None))) == []


def test_rewriting_gives_the_same_phrase_with_others_in_it():
    deed = read(Deed, "an old red cat sings 3 songs")
    change = {Quality(word="old"): Quality(word="hungry"), Exactly(n=3): Exactly(n=1)}
    assert rewritten(deed, change.get) == read(Deed, "a hungry red cat sings 1 song")


def test_rewriting_nothing_gives_the_very_same_phrase():
    deed = read(Deed, "an old red cat sings 3 songs")
    assert rewritten(deed, lambda one: None) is deed and rewritten("text", lambda one: It()) == "text"


def test_rewriting_keeps_what_is_outside_equality():
    deed = rewritten(read(Deed, "it runs out of the garden"), lambda one: It(word="them") if isinstance(one, It) else None)
    assert deed.said == "runs" and deed.beast == It(word="them")


def test_a_list_is_joined_by_the_first_separator_and_read_by_all():
    class Heap(Phrase): ...

    @phrase("{beasts}")
    class Beasts(Heap):
        beasts: tuple[Species, ...] = joined(", ", " and ")
    from sandbox.language.writing import write
    assert write(read(Heap, "owl and cat, mouse")) == "owl, cat, mouse"
