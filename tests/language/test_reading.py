"""A line reads in one way and prints as it was; what is not understood whole is declined, what means two things is refused."""
import pickle

import pytest

from sandbox.language.phrase import Phrase, joined, phrase
from sandbox.language.places import Reading
from sandbox.language.reading import Ambiguous, Unread, plain, read, readings
from sandbox.language.tracing import Tracing
from sandbox.language.writing import printed, write
from tests.language.toy import Line, Person

LINES = """
Whenever an owl sings, you feed each hungry mouse.
Whenever cats are fed, if it rains, each owl sings 3 songs, then you may feed up to two old mice.
Feed a hedgehog for each amber egret.
If a cat would be fed, give it X seeds, where X is the number of hungry mice instead.
Do one —\\n• Feed an egret.\\n• You feed a cat.
Do one —\\n• Feed an egret. Feed an owl.\\n• You feed a cat, then mice sing.
Each cat has "Whenever it sings, feed it."
Each cat has "Owls sing." Feed it.
Each cat has "Owls have "You feed a cat.""
Dawn — Whenever it sings, feed it.
Deep winter — Whenever an owl sings, if you fed it today, feed it.
I, II — Feed an amber cat.
III — Feed an amber cat. Choose an owl. Feed it.
+1: Feed it.
−2: Feed it.
{T}: Feed it.
{R}{G}, {T}, Feed a cat: Owls sing.
Feed a cat, Give an owl a seed: Owls sing.
Feed it unless it rains.
A cat's keeper's favorite's keeper feeds an old owl.
""".strip().split("\n")
LINES = [line.replace("\\n", "\n") for line in LINES if "Choose" not in line] + ["Choose an owl. Feed it. Owls sing."]


@pytest.mark.parametrize("line", LINES)
def test_a_line_reads_in_one_way_and_prints_as_it_was(line):
    value = read(Line, line)
    assert printed(value) == line and read(Line, write(value)) == value


def test_a_reading_is_the_value_that_the_words_say():
    from tests.language.toy import Description, Do, EachChild, Feed, Plain, Plainly, Quality, Some, Species, Told, Unspoken
    cat = Some(noun=Description(traits=(Quality(word="old"), Quality(word="red")), kind=Species(word="cat")))
    feeding = [Feed(who=who, beast=cat) for who in (Unspoken(), EachChild())]
    told = Told(first=Plainly(steps=tuple(Do(do=one) for one in feeding)))
    assert read(Line, "Feed an old red cat, then each child feeds an old red cat.") == Plain(body=told)


# ---- declined ----
@pytest.mark.parametrize("line, understood, expected", [
    ("Whenever an owl sings, you feed each banana.", "Whenever an owl sings, you feed each ", "a description"),
    ("Whenever an owl sings, if the moon is full, feed it.", "Whenever an owl sings, if ", "a weather"),
    ("Feed a cat. Banana.", "Feed a cat. ", "a sentence"),
    ("Feed a cat", "Feed a cat", "."),
    ("Feed a cat. ", "Feed a cat. ", "a sentence"),
    ("Give it two seed.", "Give it two ", "seeds"),
    ("Give it a seeds.", "Give it a ", "seed"),
    ("If a cat would be fed, feed it if it rains.", "If a cat would be fed, feed it ", "instead."),
    ("Do one —\n• Feed it.\n• Bananas.", "Do one —\n• Feed it.\n• ", "some sentences"),
    ("{T}: Feed it. +1: Feed it.", "{T}: Feed it. ", "a sentence"),
    ("Banana", "", "a line"),
    ("", "", "a line"),
])
def test_what_is_not_understood_is_declined_with_the_furthest_point_reached(line, understood, expected):
    with pytest.raises(Unread) as declined:
        read(Line, line)
    assert line[:declined.value.at] == understood and expected in declined.value.expected
    assert declined.value.text == line


def test_declining_says_so_in_one_clear_line():
    with pytest.raises(Unread) as declined:
        read(Line, "Do one —\n• Feed it.\n• Feed bananas.")
    said = str(declined.value)
    assert said == "cannot read “Do one — • Feed it. • Feed bananas.” at “bananas.”; expected a beast"


def test_old_wordings_are_not_recommended():
    with pytest.raises(Unread) as declined:
        read(Line, "Whenever an owl banana, feed it.")
    assert "sings" in declined.value.expected and "departs" not in declined.value.expected


def test_what_follows_a_whole_line_is_named_as_too_much():
    with pytest.raises(Unread, match=r"at “Banana”; expected the end of the line"):
        read(Line, "Feed it.Banana")


def test_a_condition_that_is_not_understood_declines_the_whole_line():
    with pytest.raises(Unread):
        read(Line, "Feed it unless the moon is full.")


def test_what_was_declined_can_be_sent_elsewhere():
    with pytest.raises(Unread) as declined:
        read(Line, "Feed bananas.")
    again = pickle.loads(pickle.dumps(declined.value))
    assert (again.at, again.expected, str(again)) == (declined.value.at, declined.value.expected, str(declined.value))


def test_a_category_without_phrases_reads_nothing():
    class Silence(Phrase): ...
    with pytest.raises(Unread, match="expected a silence"):
        read(Silence, "hush")


# ---- ambiguous ----
def sums():
    class Sum(Phrase): ...

    @phrase(leaf=r"one\b")
    class One(Sum):
        from_text = classmethod(lambda cls, text: cls())
        to_text = lambda self, form: "one"

    @phrase("{a} and {b}")
    class And(Sum):
        a: Sum
        b: Sum
    return Sum, One, And


@pytest.mark.parametrize("terms, ways", [(1, 1), (2, 1), (3, 2), (4, 5), (5, 14), (6, 42)])
def test_all_readings_are_found_of_what_begins_with_itself(terms, ways):
    """As many as there are ways to put the brackets: the numbers of Catalan."""
    Sum, _, _ = sums()
    found = readings(Sum, " and ".join(["one"] * terms))
    assert len(found) == ways == len(set(found))


def test_two_different_readings_are_an_error_that_shows_both():
    Sum, One, And = sums()
    with pytest.raises(Ambiguous) as refused:
        read(Sum, "one and one and one")
    left, right = And(a=And(a=One(), b=One()), b=One()), And(a=One(), b=And(a=One(), b=One()))
    assert set(refused.value.values) == {left, right}
    assert repr(left) in str(refused.value) and repr(right) in str(refused.value) and "\n" not in str(refused.value)


def test_two_classes_with_one_wording_are_two_readings():
    class Noise(Phrase): ...

    @phrase("knock[ {often}]")
    class Knock(Noise):
        often: Noise | None = None

    @phrase("knock")
    class Rap(Noise): ...
    assert readings(Noise, "knock") == [Knock(), Rap()]


def test_one_value_in_two_wordings_of_one_class_is_one_reading():
    class Noise(Phrase): ...

    @phrase("{first}[ {rest}]", "{first}[ {rest}]")
    class Noises(Noise):
        first: "Knock"
        rest: "tuple[Knock, ...]" = joined(" ")

    @phrase("knock")
    class Knock(Phrase): ...
    Noises.__annotations__.update(first=Knock, rest=tuple[Knock, ...])
    assert read(Noise, "knock knock") == Noises(first=Knock(), rest=(Knock(),))


# ---- what begins with itself ----
@pytest.mark.parametrize("wanted, line", [
    (Person, "a cat's keeper"),
    (Person, "a cat's keeper's favorite's keeper"),
    (Person, "each child's favorite's keeper's favorite's keeper"),
])
def test_owners_of_owners_are_read_however_long_they_are(wanted, line):
    assert write(read(wanted, line)) == line


def test_what_was_found_on_the_way_is_not_taken_for_all_there_is():
    """A category met first in the midst of another that it begins with has all its readings afterwards."""
    class Thing(Phrase): ...
    class Owner(Phrase): ...
    class Both(Phrase): ...

    @phrase("it")
    class It(Thing): ...

    @phrase("{thing}'s owner")
    class OwnerOf(Owner):
        thing: Thing

    @phrase("{owner}'s hat")
    class HatOf(Thing):
        owner: Owner

    @phrase("{thing} and more")
    class ThingFirst(Both):
        thing: Thing

    @phrase("{owner} and more")
    class OwnerFirst(Both):
        owner: Owner
    assert read(Both, "it's owner and more") == OwnerFirst(owner=OwnerOf(thing=It()))
    hat = HatOf(owner=OwnerOf(thing=It()))
    assert read(Both, "it's owner's hat and more") == ThingFirst(thing=hat)
    assert read(Both, "it's owner's hat's owner and more") == OwnerFirst(owner=OwnerOf(thing=hat))


def test_what_can_go_round_without_end_is_declined_and_not_followed_for_ever():
    class Round(Phrase): ...

    @phrase("ring")
    class Ring(Round): ...

    @phrase("{inner}")
    class Around(Round):
        inner: Round
    with pytest.raises(Unread, match="too many ways"):
        read(Round, "ring")


def test_a_line_of_countless_readings_is_declined_in_bounded_work():
    Sum, _, _ = sums()
    with pytest.raises(Unread, match="too many ways"):
        read(Sum, " and ".join(["one"] * 40))


def test_a_line_nested_too_deep_is_declined():
    line = "feed it."
    for _ in range(400):
        line = f'owls have "{line}"'
    with pytest.raises(Unread):
        read(Line, line)


# ---- in step with what is declared ----
def test_a_class_declared_later_is_read_as_well():
    class Word(Phrase): ...

    @phrase("yes")
    class Yes(Word): ...
    assert read(Word, "yes") == Yes()

    @phrase("no")
    class No(Word): ...
    assert read(Word, "no") == No()


def test_a_phrase_of_two_kinds_is_read_as_either():
    class Food(Phrase): ...
    class Plant(Phrase): ...

    @phrase("a leek")
    class Leek(Food, Plant): ...
    assert read(Food, "a leek") == read(Plant, "A leek") == Leek()


# ---- how much work it is ----
def work(line):
    reading = Reading(line)
    reading.at(Line, None, 0)
    return len(reading.memo), sum(map(len, reading.memo.values()))


@pytest.mark.parametrize("joint", [". Feed a cat", ", then feed a cat", " red"])
def test_a_long_list_costs_as_much_as_it_is_long(joint):
    line = "Feed a cat{}." if joint != " red" else "Feed an old{} cat."
    (places, found), (more_places, more_found) = (work(line.format(joint * n)) for n in (20, 40))
    assert more_places <= 2.1 * places and more_found <= 2.1 * found


def test_a_line_that_is_not_in_the_language_costs_no_more_than_one_that_is():
    good = "Whenever an owl sings, " + ", then ".join(["feed each hungry mouse"] * 20) + "."
    assert work(good.replace("mouse.", "banana."))[0] <= work(good)[0]


def test_what_is_known_to_have_been_reached_saves_steps_and_changes_nothing():
    """Every line cut off at every letter, and with a word that is none: the same place, and the same could stand there."""
    for line in LINES[:14]:
        for text in (*(line[:end] for end in range(1, len(line))), *(line.replace(word, "zig", 1) for word in line.split(" "))):
            try:
                readings(Line, text)
            except Unread as declined:
                whole = Tracing.of(Line, plain(text))
                assert (declined.at, declined.expected) == (whole.furthest, tuple(sorted(whole.expected))), text
