"""On the card a sentence begins with a capital letter; inside a text nothing does. Reminder text is read over."""
import pytest

from sandbox.language.phrase import Phrase, joined, phrase
from sandbox.language.reading import Unread, read, without_reminder
from sandbox.language.writing import printed, write
from tests.language.toy import Line


@pytest.mark.parametrize("line", [
    "Feed it. Feed an owl. Owls sing.",                           # after a full stop
    "Do one —\n• Feed it.\n• Feed an owl. Owls sing.",            # after a bullet and in a new line
    "{T}: Feed it.", "+1: Feed it.", "−2: Choose an owl. Feed it.",    # after a colon
    'Each cat has "Whenever it sings, feed it. Feed an owl."',    # after an opening quotation mark
    'Each cat has "Owls sing." Feed it. Owls sing.',              # after a closing one with its full stop
    'Each cat has "{T}: Feed it." Feed it.',
    "Dawn — Whenever it sings, feed it.",                         # after the dash of a season
    "I — Feed it.", "I, II, III — Feed it. Feed an owl.",         # after the marks of a chapter
    "{R}{G}, {T}, Feed a cat: Owls sing.", "Feed a cat, Give an owl a seed, {T}: Owls sing.",   # each part of a cost
    'Each cat has "{R}, {T}, Feed a cat: Owls sing."',
    "Each owl sings, then feed a cat, then owls sing.",           # and not elsewhere
])
def test_capitals_stand_where_sentences_begin(line):
    value = read(Line, line)
    assert printed(value) == line and read(Line, write(value)) == value


def test_inside_a_text_nothing_is_capital():
    assert write(read(Line, "{R}, Feed a cat, Give an owl a seed: Owls sing. Feed it.")) == \
        "{r}, feed a cat, give an owl a seed: owls sing. feed it.".replace("{r}", "{R}")


def test_symbols_in_a_sentence_do_not_begin_another():
    class Pay(Phrase): ...

    @phrase(leaf=r"\{\w\}")
    class Symbol(Phrase):
        text: str
        from_text = classmethod(lambda cls, text: cls(text=text))
        to_text = lambda self, form: self.text

    @phrase("whenever you pay {symbol}, feed it", "add {symbol}, or feed it")
    class Paid(Pay):
        symbol: Symbol
    assert printed(Paid(symbol=Symbol(text="{R}"))) == "Whenever you pay {R}, feed it"


def test_a_dash_without_blanks_begins_a_sentence_as_well():
    @phrase("kick—{cost}")
    class Kick(Phrase):
        cost: "Cost"

    @phrase("feed it", "feed {r}")
    class Cost(Phrase):
        r: str = "it"
    Kick.__annotations__["cost"] = Cost
    assert printed(read(Kick, "Kick—Feed it")) == "Kick—Feed it"


def test_a_template_can_mark_where_a_sentence_begins():
    class Step(Phrase): ...

    @phrase("jump")
    class Jump(Step): ...

    @phrase("first ^{first} / ^{then}")
    class Both(Phrase):
        first: Step
        then: Step

    @phrase("{steps}")
    class Many(Phrase):
        steps: tuple[Step, ...] = joined(" & ^", " + ")
    assert printed(Both(first=Jump(), then=Jump())) == "First Jump / Jump" and write(Both(first=Jump(), then=Jump())) == "first jump / jump"
    assert printed(Many(steps=(Jump(), Jump()))) == "Jump & Jump" and write(read(Many, "jump + jump")) == "jump & jump"


def test_names_keep_their_capitals():
    class Name(Phrase): ...

    @phrase(leaf="Tom|Ann")
    class Named(Name):
        text: str
        from_text = classmethod(lambda cls, text: cls(text=text))
        to_text = lambda self, form: self.text

    @phrase("{who} (greets|greet) {whom}. {whom} (smiles|smile)")
    class Greet(Phrase):
        who: Name
        whom: Name
    assert write(Greet(who=Named(text="Tom"), whom=Named(text="Ann"))) == "Tom greets Ann. Ann smiles"


# ---- reminder text ----
@pytest.mark.parametrize("text, bare", [
    ("Feed it. (It is hungry.)", "Feed it."),
    ("Feed it (it is hungry) or else.", "Feed it or else."),
    ("Soar (It flies (over all). See above.)\nFeed it.", "Soar\nFeed it."),
    ("({T}: Add {G}.)", ""),
    ("({T}: Add {G}.)\nFeed it.\n(Really.)", "Feed it."),
    ("Feed it.\n\nSing.", "Feed it.\n\nSing."),
    ("No parentheses", "No parentheses"),
    ("An open (parenthesis", "An open (parenthesis"),
])
def test_reminder_text_is_taken_out(text, bare):
    assert without_reminder(text) == bare


def test_reminder_text_reads_and_never_prints():
    line = "Whenever an owl sings (it does so at night), feed it. (Owls eat mice.)"
    assert read(Line, line) == read(Line, "Whenever an owl sings, feed it.")
    assert printed(read(Line, line)) == "Whenever an owl sings, feed it."


def test_nothing_but_reminder_text_says_nothing():
    with pytest.raises(Unread):
        read(Line, "(Owls eat mice.)")
