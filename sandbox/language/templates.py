"""A template is a piece of card English with places to fill in; here it is taken apart, and told the other ways it can be told.

Written as      | stands for
----------------|------------------------------------------------------------------------------------------------
``{slot}``      | what the field of that name says; ``{slot:form}`` says it in a form
``[text]``      | left out where the fields in it are empty
``a(n)``        | a or an, by what follows
``(draws|draw)``| follows the number of the slot before it; a third word is the past; four give the past both numbers
``(x: it|them)``| follows the number of the slot x
``^``           | a sentence begins here: the next letter is a capital on the card
"""
import functools
import re
import typing
from collections.abc import Callable, Mapping, Sequence

import attrs

AN = re.compile(r'[ "^]*(?:(?!one\b|once\b|uni(?!n|m)|us[eu]|uti|eu|ewe)[aeiou]|hour|heir|honor|honest|x\b|8|1[18]\b)', re.IGNORECASE)
TOKEN = re.compile(r"\{(?P<slot>[a-z_]\w*)(?::(?P<form>\w+))?\}|(?P<article>a\(n\))"
                   r"|\((?:(?P<governor>\w+): )?(?P<words>[^()|]*(?:\|[^()|]*)+)\)")
SLOT = re.compile(r"\{([a-z_]\w*)[:}]")
OPTIONAL = re.compile(r"\[([^\[\]]*)\]")
START = "^"

AUXILIARIES = {"may": "may", "would": "would", "must": "must", "cant": "can't"}
NEGATIONS = {"doesnt": (("doesn't", "don't"), ("isn't", "aren't")), "didnt": (("didn't", "didn't"), ("wasn't", "weren't"))}

ELIDED = {"does": False, "do": True}                   # what follows a subject that stands before another verb: "~ enters or attacks"
TELLING = ("command", "bare", "shared", "may", "must")  # the forms in which somebody is told to do it

STALE: list[Callable[[], object]] = []                # what has to be worked out anew when a class is declared
Function = typing.TypeVar("Function", bound=Callable[..., object])


def remembered(function: Function) -> Function:
    """Worked out once for the same arguments, until another class is declared."""
    cached = functools.cache(function)
    STALE.append(cached.cache_clear)
    return typing.cast(Function, cached)              # a class is hashable, which type checkers do not see


@attrs.frozen
class Saying:
    """One template; what it leaves unsaid is fixed. An old saying reads but never prints, a logged one the other way round."""
    template: str
    fixed: Mapping[str, object]
    when: Callable[[typing.Any], bool] | None = None
    prints: bool = True
    reads: bool = True

    @property
    def slots(self) -> list[str]:
        return SLOT.findall(self.template)


@attrs.frozen
class Slot:
    """A place for a phrase of a category, or for several with separators between them; `between` is the one that prints."""
    name: str
    category: type[typing.Any]
    form: str | None
    separators: tuple[str, ...] = ()
    between: str = ""

    @property
    def comma(self) -> str:
        """What stands before all of a list but the first and the last: "from black, from red, and from green"."""
        return f", {self.between.lstrip().partition(' ')[2]}"

    def joined_well(self, betweens: tuple[str, ...]) -> bool:
        """Whether these may stand between the phrases of a list: "one and two", but "one, two, and three"."""
        if f",{self.between}" not in self.separators:
            return True
        *first, last = betweens
        return last == f",{self.between}" and set(first) == {self.comma} if first else last == self.between

    def listed(self, texts: Sequence[str]) -> str:
        """One after another; three or more that may be read as a list are printed as one: a, b, and c."""
        if len(texts) > 2 and f",{self.between}" in self.separators:
            return self.comma.join(texts[:-1]) + f",{self.between}" + texts[-1]
        return self.between.join(texts)

    def form_by(self, plural: bool) -> str | None:
        """The form wanted here; an agreeing slot takes its number from outside."""
        return self.form if self.form != "agreeing" else "many" if plural else "one"

    def governing(self, value: object, plural: bool | None) -> bool | None:
        """Whether the words to its right are plural; adjectives and the like leave it as it was."""
        new: bool | None = getattr(value, "plural", None)
        return plural if new is None or self.form == "agreeing" else new


@attrs.frozen
class Agree:
    """Words that follow the number of the slot before them, (draws|draw|drew), or of one that is named, (what: it|them)."""
    words: tuple[str, ...]
    governor: str | None = None

    def base(self) -> str:
        return "be" if self.words[1] == "are" else self.words[1]

    def past(self) -> "Agree | None":
        if len(self.words) > 2:
            return Agree((self.words[2], self.words[-1]))
        return Agree(("was", "were")) if self.words == ("is", "are") else None


@attrs.frozen
class Article:
    """a or an, by what follows."""


Part = str | Slot | Agree | Article


@attrs.frozen(eq=False)
class Spelling:
    """One way to say a class in one form: its parts as they are read and as they are printed."""
    cls: type[typing.Any]
    parts: tuple[Part, ...]
    printing: tuple[Part, ...]
    plural: bool                                      # the number it starts with
    fixed: dict[str, object]
    required: dict[str, object]                       # those of the fixed that decide whether it says a value
    manner: dict[str, object]                         # those outside equality: they only say which wording is preferred
    implied: dict[str, object]                        # defaults of what it does not speak of: it prints only where they hold
    saying: Saying
    slots: tuple[str, ...] = attrs.field(init=False)

    @slots.default
    def named_by_slots(self) -> tuple[str, ...]:
        return tuple(part.name for part in self.parts if isinstance(part, Slot))


def with_and_without(template: str) -> list[str]:
    """'a[ b]' is said with and without what stands in brackets."""
    bracket = OPTIONAL.search(template)
    if not bracket:
        return [template]
    before, after = template[:bracket.start()], template[bracket.end():]
    return [t for middle in (bracket[1], "") for t in with_and_without(before + middle + after)]


hints_of = remembered(typing.get_type_hints)


def slot_of(cls: type[typing.Any], name: str, form: str | None) -> Slot:
    """The place for a field: its annotation says what may stand there. TypeError if that is not one category."""
    kind, field = hints_of(cls)[name], attrs.fields_dict(cls)[name]
    if typing.get_origin(kind) is tuple:
        separators = field.metadata.get("separators")
        if not separators:
            raise TypeError(f"{cls.__name__}.{name} holds several phrases: declare it with joined(…)")
        return Slot(name, typing.get_args(kind)[0], form, tuple(s.replace(START, "") for s in separators), separators[0])
    kinds = [k for k in typing.get_args(kind) if k is not type(None)] or [kind]
    if len(kinds) > 1:
        raise TypeError(f"{cls.__name__}.{name} may be of {len(kinds)} categories: a slot has one")
    return Slot(name, kinds[0], form)


def parts_of(cls: type[typing.Any], template: str) -> list[Part]:
    """Literal text and what stands between, in turn, beginning and ending with literal text."""
    parts: list[Part] = []
    at = 0
    for m in TOKEN.finditer(template):
        parts.append(template[at:m.start()])
        at = m.end()
        if m["slot"]:
            parts.append(slot_of(cls, m["slot"], m["form"]))
        else:
            parts.append(Article() if m["article"] else Agree(tuple(m["words"].split("|")), m["governor"]))
    return [*parts, template[at:]]


def in_form(parts: list[Part], form: str | None) -> list[tuple[list[Part], dict[str, object]]]:
    """The template told in a form: (parts, what is left unsaid) for each way; only subject and verb can be turned round."""
    told = form in AUXILIARIES or form in NEGATIONS or form in ("past", "command", "shared", "bare", *ELIDED)
    if not told:
        return [(parts, {})]
    match parts:
        case ["", Slot() as subject, str(between), Agree() as verb, *rest]:
            return turned(form, subject, between, verb, rest)
    return [(parts, {})] if form == "command" else []


def turned(form: str | None, subject: Slot, between: str, verb: Agree, rest: list[Part]) -> list[tuple[list[Part], dict[str, object]]]:
    if form == "command":
        unspoken = getattr(subject.category, "unspoken", None)
        silent = unspoken is not None and between == " " and verb.base() != "be"
        commands: list[tuple[list[Part], dict[str, object]]] = [
            ([verb.base(), *following(rest, subject.name, True)], {subject.name: unspoken})] if silent else []
        return [*commands, ([subject, between, verb, *rest], {})]
    if form == "shared":
        shared = getattr(subject.category, "shared", None)
        going_on = [verb.words[0], *following(rest, subject.name, False)]
        return [(going_on, {subject.name: shared})] if shared is not None and between == " " else []
    if form in ELIDED:
        said: list[Part] = [verb.words[ELIDED[form]], *following(rest, subject.name, ELIDED[form])]
        return [(said, {subject.name: getattr(subject.category, "elided", None)})] if between == " " else []
    if form == "bare":
        return [([subject, f"{between}{verb.base()}", *following(rest, subject.name, True)], {})]
    if form in NEGATIONS:
        does, is_ = NEGATIONS[form]
        negated: list[Part] = [Agree(is_)] if verb.base() == "be" else [Agree(does), f" {verb.base()}"]
        return [([subject, between, *negated, *rest], {})]
    if form == "past":
        past = verb.past()
        return [([subject, between, past, *rest], {})] if past else []
    return [([subject, f"{between}{AUXILIARIES[form or '']} {verb.base()}", *rest], {})]


def following(parts: Sequence[Part], name: str, plural: bool) -> list[Part]:
    """What follows the number of a subject that is not said."""
    return [part.words[plural] if isinstance(part, Agree) and part.governor == name else part for part in parts]


def merged(parts: Sequence[Part], form: str | None) -> tuple[Part, ...]:
    """Neighbouring literals joined; a quoted ability leaves its full stop to the sentence around it."""
    out: list[Part] = []
    for part in parts:
        if isinstance(part, str) and out and isinstance(before := out[-1], str):
            out[-1] = before + part
        elif part != "":
            out.append(part)
    if form == "quoted":
        last = out.pop()
        out += [attrs.evolve(last, form="quoted") if isinstance(last, Slot) else last.removesuffix(".") if isinstance(last, str) else last]
    return tuple(part for part in out if part != "")


@remembered
def spellings(cls: type[typing.Any], form: str | None) -> tuple[Spelling, ...]:
    """Every way to say this class in this form, canonical first."""
    if form in cls.never:
        return ()
    fields = attrs.fields(cls)
    empty = {f.name: () if "separators" in f.metadata else None for f in fields}
    defaults = {f.name: f.default for f in fields if f.init and f.eq and f.default is not attrs.NOTHING}
    outside = {f.name for f in fields if not f.eq}
    out = []
    for saying in cls.sayings:
        if form in TELLING and any(name in saying.fixed for name in cls.demanded):
            continue
        manner = {name: value for name, value in saying.fixed.items() if name in outside}
        implied = {name: value for name, value in defaults.items() if name not in (*saying.slots, *saying.fixed)}
        for template in with_and_without(saying.template):
            unsaid = {name: empty[name] for name in saying.slots if name not in SLOT.findall(template)}
            for parts, silent in in_form(parts_of(cls, template), form):
                printing, fixed = merged(parts, form), {**saying.fixed, **unsaid, **silent}
                required = {name: value for name, value in fixed.items() if name not in outside}
                out.append(Spelling(cls, read_parts(printing), printing, form == "many", fixed, required, manner, implied, saying))
    return tuple(out)


def read_parts(printing: tuple[Part, ...]) -> tuple[Part, ...]:
    """A capital is not asked for when reading."""
    bare = (part.replace(START, "") if isinstance(part, str) else part for part in printing)
    return tuple(part for part in bare if part != "")
