"""Several wordings of one value: which of them read, and which one prints."""
import attrs
import pytest

from sandbox.language.phrase import Phrase, logged, old, phrase, say
from sandbox.language.reading import Unread, read
from sandbox.language.writing import printed, write
from tests.language.toy import ANY, Deed, Exactly, Feed, It, Leave, Line, Named, Rain, Weather


# ---- old and logged ----
@pytest.mark.parametrize("before, now", [
    ("Whenever a cat departs, feed it.", "Whenever a cat runs out of the garden, feed it."),
    ("Whenever an owl departs, feed it.", "Whenever an owl flies off, feed it."),
    ("Feed it unless it is raining.", "Feed it unless it rains."),
])
def test_an_old_wording_reads_and_never_prints(before, now):
    assert read(Line, before) == read(Line, now) and printed(read(Line, before)) == now


def test_an_old_wording_alone_cannot_be_printed():
    @phrase(old("ye olde garden"))
    class Olde(Phrase): ...
    assert read(Olde, "ye olde garden") == Olde()
    with pytest.raises(ValueError, match="cannot be said"):
        write(Olde())


def test_a_logged_wording_prints_and_never_reads():
    happened = Leave(beast=Named(name="Tom"), count=Exactly(n=2))
    assert write(happened) == "Tom is gone with two feathers"
    with pytest.raises(Unread):
        read(Deed, "it is gone with two feathers")


# ---- wordings chosen by the noun ----
@pytest.mark.parametrize("line", ["Whenever an owl flies off, feed it.", "Owls can't fly off.", "Egrets don't fly off.",
                                  "Whenever an old cat runs out of the garden, feed it.", "Mice can't run out of the garden."])
def test_the_noun_decides_between_two_wordings_of_one_event(line):
    assert printed(read(Line, line)) == line


@pytest.mark.parametrize("misfit, fit", [
    ("an owl runs out of the garden", "an owl flies off"), ("a cat flies off", "a cat runs out of the garden")])
def test_a_wording_that_does_not_fit_its_noun_reads_and_never_prints(misfit, fit):
    assert read(Deed, misfit) == read(Deed, fit) and write(read(Deed, misfit)) == fit


@pytest.mark.parametrize("said", ["it flies off", "it runs out of the garden"])
def test_where_the_noun_does_not_decide_the_wording_that_was_read_is_remembered(said):
    assert write(read(Deed, said)) == said


def test_a_remembered_wording_makes_no_other_value():
    ways = read(Deed, "it flies off"), read(Deed, "it runs out of the garden"), Leave(beast=It())
    assert len(set(ways)) == 1 and write(ways[2]) == "it flies off"


def test_a_remembered_wording_is_a_preference_and_no_condition():
    """It gives way where the other wording has no such form, or is not said of the noun."""
    owl = read(Deed, "an owl flies off").beast
    assert write(attrs.evolve(read(Deed, "it runs out of the garden"), beast=owl)) == "an owl flies off"


# ---- canonical wordings ----
def test_the_first_wording_that_says_a_value_prints():
    class Greeting(Phrase): ...

    @phrase(say("hello", to="all"), "hello, {to}", say("good day", to="all"))
    class Hello(Greeting):
        to: str
    assert write(read(Greeting, "good day")) == "hello" == write(Hello(to="all"))


def test_what_a_template_does_not_speak_of_is_as_it_is_by_default():
    class Greeting(Phrase): ...

    @phrase("hello", say("hello again", times=Exactly(n=2)))
    class Hello(Greeting):
        times: Exactly = Exactly(n=1)
    assert [write(Hello(times=Exactly(n=n))) for n in (1, 2)] == ["hello", "hello again"]
    assert read(Greeting, "hello") == Hello() and read(Greeting, "hello again") == Hello(times=Exactly(n=2))


def test_optional_words_are_said_where_there_is_something_to_say():
    class Tea(Phrase): ...

    @phrase("tea[ with {count} (spoon|spoons)[ and {weather}]]")
    class Cup(Tea):
        count: Exactly | None = None
        weather: Rain | None = None
    for text in "tea", "tea with a spoon", "tea with two spoons and it rains":
        assert write(read(Tea, text)) == text
    with pytest.raises(Unread):
        read(Tea, "tea and it rains")


# ---- what is left unsaid ----
def test_what_is_left_unsaid_is_not_written():
    assert write(Feed(who=ANY, beast=It())) == "it is fed"


def test_what_happened_is_written_by_a_template_that_says_less_of_it():
    """The unsaid covers what the template leaves out, but only where nothing says it exactly."""
    class Event(Phrase): ...

    @phrase(say("{beast} (moves|move) home", to="home", origin=ANY), say("{beast} (wanders|wander) home", to="home", origin="wood"))
    class Move(Event):
        beast: It
        to: str
        origin: object
    assert write(Move(beast=It(), to="home", origin="field")) == "it moves home"
    assert write(Move(beast=It(), to="home", origin="wood")) == "it wanders home"
    with pytest.raises(ValueError, match="cannot be said"):
        write(Move(beast=It(), to="away", origin="wood"))


def test_what_happening_adds_is_neither_compared_nor_written():
    @phrase("{beast} (arrives|arrive)", logged("{beast} (arrives|arrive) as {beast}"))
    class Arrive(Phrase):
        beast: It
        now: str | None = attrs.field(default=None, eq=False)
    assert Arrive(beast=It(), now="mouse") == Arrive(beast=It()) and write(Arrive(beast=It(), now="mouse")) == "it arrives"


def test_a_phrase_with_only_a_pattern_has_no_text_of_its_own():
    @phrase(leaf="x")
    class Silent(Phrase): ...
    with pytest.raises(TypeError, match="Silent is not read from text"):
        read(Silent, "x")
    with pytest.raises(TypeError, match="Silent has no text of its own"):
        write(Silent())


def test_more_than_one_condition_is_told_apart_by_its_own_words():
    assert write(read(Weather, "it rains")) == "it rains" and write(read(Weather, "it sang today")) == "it sang today"
