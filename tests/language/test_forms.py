"""One template, told in every form: command, may, must, would, can't, doesn't, didn't, past, passive, quoted."""
import pytest

from sandbox.language.phrase import Phrase, phrase, say
from sandbox.language.reading import Unread, read
from sandbox.language.writing import write
from tests.language.toy import ANY, Deed, EachChild, Feed, It, Leave, Line, Sing, Today, Unspoken, Weather, You

FED, SUNG = Feed(who=ANY, beast=It()), Sing(beast=It())
FEED, THEY = Feed(who=EachChild(), beast=It()), Sing(beast=It(word="them"))


@pytest.mark.parametrize("form, sung, theirs, feed, fed", [
    (None, "it sings", "them sing", "each child feeds it", "it is fed"),
    ("command", "it sings", "them sing", "each child feeds it", "it is fed"),
    ("may", "it may sing", "them may sing", "each child may feed it", "it may be fed"),
    ("must", "it must sing", "them must sing", "each child must feed it", "it must be fed"),
    ("would", "it would sing", "them would sing", "each child would feed it", "it would be fed"),
    ("cant", "it can't sing", "them can't sing", "each child can't feed it", "it can't be fed"),
    ("doesnt", "it doesn't sing", "them don't sing", "each child doesn't feed it", "it isn't fed"),
    ("didnt", "it didn't sing", "them didn't sing", "each child didn't feed it", "it wasn't fed"),
    ("past", "it sang", "them sang", "each child fed it", "it was fed"),
])
def test_subject_and_verb_are_told_in_every_form_active_and_passive(form, sung, theirs, feed, fed):
    @phrase(f"{{deed:{form}}}" if form else "{deed}")
    class Told(Phrase):
        deed: Deed
    for deed, text in (SUNG, sung), (THEY, theirs), (FEED, feed), (FED, fed):
        assert write(deed, form) == text == write(Told(deed=deed))
        assert read(Told, text) == Told(deed=deed)


@pytest.mark.parametrize("line", [
    "An owl can't sing.", "Owls can't be fed.", "Owls don't sing.", "An owl doesn't sing 3 songs.", "Mice aren't fed.",
    "A mouse isn't fed.",
    "You can't feed it.", "You don't give it a seed.", "If you would feed a cat, feed an owl instead.", "You may feed a cat.",
    "Each child may feed a cat.", "You must feed a cat.", "Feed it unless you fed it today.", "Feed it unless it wasn't fed today.",
    "Feed it unless mice weren't fed today.", "Feed it unless mice didn't sing today.", "Feed it unless you gave an owl two seeds today.",
])
def test_lines_in_every_form_read_and_print(line):
    from sandbox.language.writing import printed
    assert printed(read(Line, line)) == line


def test_the_you_of_a_command_is_a_value_of_its_own():
    class Order(Phrase): ...

    @phrase("{deed:command}")
    class Do(Order):
        deed: Deed
    spoken, unspoken = read(Order, "You feed it"), read(Order, "Feed it")
    assert (spoken.deed.who, unspoken.deed.who) == (You(), Unspoken()) and spoken != unspoken
    assert [write(order) for order in (spoken, unspoken)] == ["you feed it", "feed it"]


def test_nobody_can_be_commanded_to_be_something():
    class Order(Phrase): ...

    @phrase("{deed:command}")
    class Do(Order):
        deed: Deed
    with pytest.raises(Unread):
        read(Order, "be fed")


def test_a_verb_whose_past_is_not_given_has_none():
    class Act(Phrase): ...

    @phrase("{who} (hops|hop)")
    class Hop(Act):
        who: It
    with pytest.raises(ValueError, match="cannot be said as “past”"):
        write(Hop(who=It()), "past")
    assert write(Hop(who=It()), "didnt") == "it didn't hop"


def test_a_past_that_has_numbers_of_its_own_agrees():
    @phrase("{who} (has|have|had|have had) tea")
    class Tea(Phrase):
        who: It
    assert [write(Tea(who=It(word=word)), "past") for word in ("it", "them")] == ["it had tea", "them have had tea"]


def test_what_does_not_begin_with_subject_and_verb_cannot_be_turned_round():
    @phrase("hush, {who}")
    class Hush(Phrase):
        who: It
    for form in "may", "cant", "doesnt", "past":
        with pytest.raises(ValueError, match=f"cannot be said as “{form}”"):
            write(Hush(who=It()), form)
    assert write(Hush(who=It()), "command") == "hush, it"


def test_words_between_subject_and_verb_stay_where_they_are():
    @phrase("{who} each (sings|sing|sang)")
    class SingEach(Phrase):
        who: It
    them = SingEach(who=It(word="them"))
    assert [write(them, form) for form in ("may", "cant", "doesnt", "past")] == [
        "them each may sing", "them each can't sing", "them each don't sing", "them each sang"]


def test_active_and_passive_are_two_wordings_of_one_event():
    assert read(Deed, "an owl is fed") == read(Deed, "each child feeds an owl").__class__(who=ANY, beast=read(Deed, "an owl sings").beast)
    assert read(Weather, "owls were fed today") == Today(event=read(Deed, "owls are fed"))


def test_a_quoted_line_leaves_its_full_stop_to_the_sentence_around_it():
    class Law(Phrase): ...
    class Speech(Phrase): ...

    @phrase("{deed}.")
    class Statement(Law):
        deed: Deed

    @phrase("keep quiet")
    class Quiet(Law): ...

    @phrase('say "{law:quoted}"')
    class Say(Speech):
        law: Law
    for law in Statement(deed=SUNG), Quiet():
        said = write(Say(law=law))
        assert said in ('say "it sings"', 'say "keep quiet"') and read(Speech, said) == Say(law=law)


def test_a_leaf_is_told_which_form_is_wanted():
    assert read(Deed, "it sings 3 songs").count.n == 3
    with pytest.raises(Unread):
        read(Deed, "it sings three songs")


def test_each_wording_of_a_verb_has_its_forms():
    @phrase("{who} (goes|go|went)", say("{who} (is|are) off", who=It()))
    class Go(Phrase):
        who: It
    assert read(Go, "it goes") == Go(who=It())
    assert write(Leave(beast=It()), "cant") == "it can't fly off"
