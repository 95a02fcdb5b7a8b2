"""Words agree with the number of what stands before them, and articles with the letter that follows."""
import pytest

from sandbox.language.phrase import Phrase, phrase
from sandbox.language.reading import Unread, read
from sandbox.language.writing import A_OR_AN, printed, write
from tests.language.toy import Beast, Count, Deed, Exactly, Line


@pytest.mark.parametrize("said", [
    "an owl sings", "owls sing", "each owl sings", "you feed it", "each child feeds it",
    "it sings 1 song", "owls sing 1 song", "an owl sings 3 songs",
    "each child gives it a seed", "you give it two seeds", "you give it X seeds", "you give an owl the number of cats seeds",
])
def test_a_verb_agrees_with_its_subject_and_a_noun_with_its_number(said):
    assert write(read(Deed, said)) == said


@pytest.mark.parametrize("wrong", [
    "an owl sing", "owls sings", "you feeds it", "it sings 1 songs", "you give it a seeds", "you give it two seed"])
def test_what_does_not_agree_is_not_read(wrong):
    with pytest.raises(Unread):
        read(Deed, wrong)


@pytest.mark.parametrize("said", ["an owl brings cats with it", "owls bring a cat with them", "each cat brings up to three mice with it"])
def test_a_pronoun_agrees_with_the_noun_that_it_names_and_not_with_the_nearest(said):
    assert write(read(Deed, said)) == said


def test_a_pronoun_of_the_other_number_is_not_read():
    with pytest.raises(Unread):
        read(Deed, "an owl brings cats with them")


@pytest.mark.parametrize("said", ["up to two old mice", "up to an old mouse"])
def test_a_noun_takes_its_number_from_outside_past_its_adjectives(said):
    assert write(read(Beast, said)) == said


def test_a_list_of_adjectives_leaves_the_number_as_it_was():
    assert write(read(Deed, "old red hungry cats sing")) == "old red hungry cats sing"


@pytest.mark.parametrize("said", ["an owl", "a cat", "an old cat", "a hungry owl", "an amber hedgehog", "a red egret"])
def test_a_or_an_goes_by_what_follows(said):
    assert write(read(Beast, said)) == said


@pytest.mark.parametrize("said", ["an cat", "a owl", "a old cat", "an hungry owl"])
def test_the_wrong_article_is_not_read(said):
    with pytest.raises(Unread):
        read(Beast, said)


@pytest.mark.parametrize("word, article", [
    ("X/X beast", "an"), ("8/8 beast", "an"), ("11/11 beast", "an"), ("18/20 beast", "an"), ("1/1 beast", "a"), ("80/80 beast", "an"),
    ("10/10 beast", "a"), ("unicorn", "a"), ("union", "a"), ("uninvited guest", "an"), ("untapped land", "an"), ("Urza", "an"),
    ("one-eyed cat", "a"), ("oneiric cat", "an"), ("hourglass", "an"), ("horror", "a"), ("user", "a"), ("ewe", "a"), ("x-ray", "an"),
])
def test_some_letters_are_not_spoken_as_they_are_written(word, article):
    class Word(Phrase): ...

    @phrase(leaf=r".+")
    class Any(Word):
        text: str
        from_text = classmethod(lambda cls, text: cls(text=text))
        to_text = lambda self, form: self.text

    @phrase("a(n) {word}")
    class One(Phrase):
        word: Word
    assert write(One(word=Any(text=word))) == f"{article} {word}"
    assert read(One, f"{article} {word}") == One(word=Any(text=word))


def test_a_number_may_leave_its_article_open_until_the_noun_is_known():
    assert write(Exactly(n=1)) == "a" and A_OR_AN != "a"

    @phrase("{count} {what}")
    class Heap(Phrase):
        count: Count
        what: "Word"

    @phrase(leaf="apple|pear")
    class Word(Phrase):
        text: str
        from_text = classmethod(lambda cls, text: cls(text=text))
        to_text = lambda self, form: self.text
    Heap.__annotations__["what"] = Word
    for heap in "an apple", "a pear":
        assert write(read(Heap, heap)) == heap


@pytest.mark.parametrize("line", ["An owl sings.", "An egret sings."])
def test_an_article_at_the_beginning_of_a_line_is_capital(line):
    assert printed(read(Line, line)) == line
