"""Writing a value gives the line as it is printed today."""
import re
import typing

from sandbox.language.phrase import Phrase
from sandbox.language.templates import AN, START, Agree, Part, Slot, Spelling, spellings

A_OR_AN = "a\0"                                       # what a leaf says for a or an: settled by what follows it in the end
STARTS = re.compile(r'(?:^|(?<=\. )|(?<=• )|(?<=: )|(?<=")(?<!the ")|(?<=\n)|(?<=—)|(?<=— )|(?<=\| ))'
                    r"(?P<cost>(?:(?:\{[^{}]*\})+, )*)(?P<letter>[a-z]?)")   # symbols that begin a cost: what follows is its next part


def write(value: Phrase, form: str | None = None) -> str:
    """Lower-case text of a value in a form, to stand inside other text; ValueError if it has none."""
    return with_articles(told(value, form)).replace(START, "")


def printed(value: Phrase) -> str:
    """The line as it stands on a card."""
    line = STARTS.sub(lambda m: m["cost"] + m["letter"].upper(), with_articles(told(value, None)))
    line = re.sub(r"\^(.?)", lambda m: m[1].upper(), line)
    return re.sub(r"""(['"]*")\.(?=$|\n| )""", r".\1", line)   # printed punctuation stands before closing quotation marks


def with_articles(text: str) -> str:
    return re.sub(A_OR_AN, lambda m: "an" if AN.match(text, m.end()) else "a", text)


def told(value: Phrase, form: str | None) -> str:
    """The text with its articles and the beginnings of its sentences still marked."""
    if value.leaf:
        return value.to_text(form)
    if way := next(ways(value, form), None):
        return spelled(value, way)
    raise ValueError(f"{value!r} cannot be said" + (f" as “{form}”" if form else ""))


def ways(value: Phrase, form: str | None) -> typing.Iterator[Spelling]:
    """The spellings that say it, best first: those that say it exactly, in the manner in which it was read before others; then
    those that leave out no more than the unsaid and defaults, for what happened is more than its template says."""
    fit = [way for way in spellings(type(value), form) if way.saying.prints and sayable(value, way)]
    exact = [way for way in fit if holds(value, way.required) and holds(value, way.implied)]
    yield from sorted(exact, key=lambda way: not holds(value, way.manner))
    loose = [way for way in fit if holds(value, {name: wanted for name, wanted in way.required.items() if not wild(wanted)})]
    yield from sorted(loose, key=lambda way: (not holds(value, way.implied), not holds(value, way.manner)))


def sayable(value: Phrase, way: Spelling) -> bool:
    for name in way.slots:
        filled = getattr(value, name)
        if filled is None or filled == () or wild(filled):
            return False
    return way.saying.when is None or way.saying.when(value)


def wild(value: object) -> bool:
    return getattr(value, "wild", False) is True


def holds(value: Phrase, fields: dict[str, object]) -> bool:
    return all(getattr(value, name) == wanted for name, wanted in fields.items())


def spelled(value: Phrase, way: Spelling) -> str:
    out: list[str] = []
    plural: bool | None = way.plural
    numbers: dict[str, bool | None] = {}
    for part in way.printing:
        if isinstance(part, Slot):
            filled, form = getattr(value, part.name), part.form_by(bool(plural))
            out.append(part.listed([told(one, form) for one in filled]) if part.separators else told(filled, form))
            numbers[part.name] = plural = part.governing(filled, plural)
        else:
            out.append(word(part, plural, numbers))
    return "".join(out)


def wordings(value: Phrase, form: str | None = None) -> typing.Iterator[tuple[type[Phrase], str]]:
    """The templates that writing a value uses, its own first, each with its class."""
    if value.leaf or not (way := next(ways(value, form), None)):
        return
    yield type(value), way.saying.template
    plural: bool | None = way.plural
    for part in way.printing:
        if isinstance(part, Slot):
            filled, inner = getattr(value, part.name), part.form_by(bool(plural))
            for one in filled if part.separators else (filled,):
                yield from wordings(one, inner)
            plural = part.governing(filled, plural)


def word(part: Part, plural: bool | None, numbers: dict[str, bool | None]) -> str:
    if isinstance(part, Agree):
        return part.words[bool(numbers.get(part.governor, plural) if part.governor else plural)]
    return part if isinstance(part, str) else A_OR_AN
