"""A small language of a garden, to try the templates on: beasts, people, what they do, and lines that speak of it."""
import attrs

from sandbox.language.phrase import Phrase, joined, logged, old, phrase, say
from sandbox.language.writing import A_OR_AN

NUMBERS = [A_OR_AN, "two", "three", "four"]
PLURALS = {"owl": "owls", "cat": "cats", "mouse": "mice", "hedgehog": "hedgehogs", "egret": "egrets"}
SINGULARS = {many: one for one, many in PLURALS.items()}


class Count(Phrase):
    called = "a number"
    plural = False


class Beast(Phrase):
    called = "a beast"
    plural = False
    flies = None                                      # nobody knows of a pronoun


class Person(Phrase):
    plural = False


class Deed(Phrase): ...
class Trait(Phrase): ...
class Kind(Phrase): ...
class Weather(Phrase): ...
class Step(Phrase): ...
class Sentence(Phrase): ...
class Body(Phrase): ...
class Line(Phrase): ...


@attrs.frozen
class Anything(Count, Beast, Person):
    leaf = wild = True
    to_text = lambda self, form: "anything"


ANY = Anything()


# ---- numbers, people, beasts ----
@phrase(leaf=lambda form: r"\d+\b" if form == "digits" else r"(?:an?|two|three|four)\b")
class Exactly(Count):
    n: int
    plural = property(lambda self: self.n != 1)

    @classmethod
    def from_text(cls, text):
        return cls(n=int(text) if text.isdigit() else 1 if text in ("a", "an") else NUMBERS.index(text) + 1)

    def to_text(self, form):
        return str(self.n) if form == "digits" else NUMBERS[self.n - 1]


@phrase(leaf=r"X\b")
class X(Count):
    plural = True
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: "X"


@phrase(leaf=lambda form: "(?:" + "|".join(PLURALS.values() if form == "many" else PLURALS) + r")\b")
class Species(Kind):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=SINGULARS.get(text, text)))
    to_text = lambda self, form: PLURALS[self.word] if form == "many" else self.word


@phrase(leaf=r"(?:old|hungry|red|amber)\b")
class Quality(Trait):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("[{traits} ]{kind:agreeing}")
class Description(Phrase):
    traits: tuple[Trait, ...] = joined(" ")
    kind: Kind


class Described(Beast):
    flies = property(lambda self: self.noun.kind.word in ("owl", "egret"))


@phrase("a(n) {noun:one}")
class Some(Described):
    noun: Description


@phrase("each {noun:one}")
class Each(Described):
    noun: Description


@phrase("{noun:many}")
class Every(Described):
    noun: Description
    plural = True


@phrase("up to {count} {noun:agreeing}")
class UpTo(Described):
    count: Count
    noun: Description
    plural = property(lambda self: self.count.plural)


@phrase(leaf=r"(?:it|them)\b")
class It(Beast):
    word: str = "it"
    plural = property(lambda self: self.word == "them")
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("you")
class You(Person):
    plural = True


@attrs.frozen
class Unspoken(You):
    leaf = True
    to_text = lambda self, form: "you"


Person.unspoken = Unspoken()


@phrase("each child")
class EachChild(Person): ...


@phrase("{beast}'s keeper")
class Keeper(Person):
    beast: Beast


@phrase("{person}'s favorite")
class Favorite(Beast):
    person: Person


@phrase("the number of {noun:many}")
class NumberOf(Count):
    noun: Description
    plural = True


@phrase("{beast}'s age")
class Age(Count):
    beast: Beast


@attrs.frozen
class Named(Beast):
    """A beast that is there, for what is logged."""
    name: str
    leaf = True
    to_text = lambda self, form: self.name


# ---- what happens ----
@phrase("{who} (feeds|feed|fed) {beast}", say("{beast} (is|are) fed", who=ANY))
class Feed(Deed):
    who: Person
    beast: Beast


@phrase("{who} (gives|give|gave) {beast} {count} (seed|seeds)")
class Give(Deed):
    who: Person
    beast: Beast
    count: Count


@phrase("{beast} (sings|sing|sang)[ {count:digits} (song|songs)]")
class Sing(Deed):
    beast: Beast
    count: Count | None = None


@phrase("{beast} (brings|bring|brought) {young} with (beast: it|them)")
class Bring(Deed):
    beast: Beast
    young: Beast


@phrase(say("{beast} (flies|fly|flew) off", when=lambda leave: leave.beast.flies is not False, said="flies"),
        say("{beast} (runs|run|ran) out of the garden", when=lambda leave: leave.beast.flies is not True, said="runs"),
        old("{beast} (departs|depart|departed)"),
        logged("{beast} (is|are) gone with {count} (feather|feathers)"))
class Leave(Deed):
    beast: Beast
    count: Count = ANY
    said: str = attrs.field(default="", eq=False)


# ---- weather, sentences, lines ----
@phrase("it rains", old("it is raining"))
class Rain(Weather): ...


@phrase("{event:past} today")
class Today(Weather):
    event: Deed


@phrase("{event:didnt} today")
class NotToday(Weather):
    event: Deed


@phrase("for each {noun:one}")
class ForEach(Phrase):
    noun: Description


@phrase("{do:command}[ {each}][, where X is {where}]")
class Do(Step):
    do: Deed
    each: ForEach | None = None
    where: Count | None = None


@phrase("{do:may}")
class May(Step):
    do: Deed


@phrase("{do:must}")
class Must(Step):
    do: Deed


@phrase("{steps}")
class Plainly(Sentence):
    steps: tuple[Step, ...] = joined(", then ")


@phrase("{step} unless {weather}")
class Unless(Sentence):
    step: Step
    weather: Weather


@phrase("{first}[. {rest}].")
class Told(Body):
    called = "some sentences"
    first: Sentence
    rest: tuple[Sentence, ...] = joined(". ")


@phrase("choose a(n) {kind}. {then}")
class Chosen(Body):
    kind: Kind
    then: Told


@phrase("do one —\n• {modes}")
class DoOne(Body):
    modes: tuple[Told, ...] = joined("\n• ")


@phrase("{body}")
class Plain(Line):
    body: Body


@phrase("whenever {event}[, if {weather}], {body}")
class Whenever(Line):
    event: Deed
    weather: Weather | None = None
    body: Body


@phrase("{event:cant}.")
class Cant(Line):
    event: Deed


@phrase("{event:doesnt}.")
class Doesnt(Line):
    event: Deed


@phrase("if {event:would}, {do} instead.")
class Instead(Line):
    event: Deed
    do: Do


@phrase('{beast} (has|have) "{line:quoted}"')
class Has(Sentence):
    beast: Beast
    line: Line


@phrase(leaf=r"(?:Dawn|Deep winter)(?= — )")
class Season(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("{season} — {line}")
class Seasonal(Line):
    season: Season
    line: Whenever


@phrase(leaf=r"I{1,3}\b")
class Chapter(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("{chapters} — {body}")
class Story(Line):
    chapters: tuple[Chapter, ...] = joined(", ")
    body: Body


class Cost(Phrase): ...


@phrase(leaf=r"(?:\{[A-Z]\})+")
class Symbols(Cost):
    text: str
    from_text = classmethod(lambda cls, text: cls(text=text))
    to_text = lambda self, form: self.text


@phrase(leaf=r"[+−]\d+(?=[:,])")
class Mood(Cost):
    text: str
    from_text = classmethod(lambda cls, text: cls(text=text))
    to_text = lambda self, form: self.text


@phrase("{do:command}")
class PayBy(Cost):
    do: Deed


@phrase("{costs}: {body}")
class Bought(Line):
    costs: tuple[Cost, ...] = joined(", ^")
    body: Body
