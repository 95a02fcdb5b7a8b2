"""A phrase is a piece of card English that is also a value: its templates stand on its class, their slots are its fields."""
import typing
from collections.abc import Callable, Iterator

import attrs

from sandbox.language.templates import SLOT, STALE, TOKEN, Agree, Saying, Slot, spellings

__all__ = ["PHRASES", "SLOT", "TOKEN", "Agree", "Phrase", "Saying", "Slot", "joined", "logged", "old", "phrase", "rewritten", "say",
           "spellings", "walk"]

Leaf = str | Callable[[str | None], str]
When = Callable[[typing.Any], bool]
Declared = typing.TypeVar("Declared", bound="Phrase")


class Phrase:
    """Kinds of phrase (Number, Who, Verb …) are its subclasses; what stands in a slot is chosen by the field's annotation."""
    plural: typing.ClassVar[typing.Any] = None       # how the words to the right agree with it; None: not with this
    wild: typing.ClassVar[bool] = False               # left unsaid: covers all, and is not written
    demanded: typing.ClassVar[tuple[str, ...]] = ()    # the fields that a command can't leave open: "gain 3 life", not "gain life"
    unspoken: typing.ClassVar["Phrase | None"] = None  # of a category: the subject that a command leaves out
    shared: typing.ClassVar["Phrase | None"] = None    # of a category: the subject that goes on from the verb before: "and loses 2 life"
    elided: typing.ClassVar["Phrase | None"] = None    # of a category: the subject that a verb has from the one before it
    called: typing.ClassVar[str] = ""                 # of a category: its name to a person, "a number"
    leaf: typing.ClassVar[typing.Any] = None          # form -> regular expression, for phrases without a template
    never: typing.ClassVar[frozenset[str]] = frozenset()   # the forms in which it is not said
    sayings: typing.ClassVar[tuple[Saying, ...]] = ()
    rule: typing.ClassVar[str] = ""
    admits: typing.ClassVar[typing.Any] = None        # fields -> whether these may stand together: what may not, does not read
    reads: typing.ClassVar[typing.Any] = frozenset()  # which characteristics it looks at
    counts: typing.ClassVar[typing.Any] = False       # whether it matters to it how many objects there are
    impersonal: typing.ClassVar[typing.Any] = False   # whether it says the same whichever object of its controller says it

    @classmethod
    def from_text(cls, text: str) -> typing.Any:
        """The leaf that this text says."""
        raise TypeError(f"{cls.__name__} is not read from text")

    def to_text(self, form: str | None) -> str:
        """What this leaf says in a form; A_OR_AN (see writing) stands for a or an."""
        raise TypeError(f"{type(self).__name__} has no text of its own")


PHRASES: dict[type[Phrase], list[type[Phrase]]] = {}  # category -> its classes, in the order declared


def say(template: str, *, when: When | None = None, **fixed: object) -> Saying:
    """A wording; `fixed` are the fields that it does not speak of, `when` tells the values that it is printed for (it reads always).

    Of the wordings that say a value, the first prints. A fixed field outside equality (`attrs.field(eq=False)`) remembers the
    wording that was read and goes before that order; it never makes two values different.
    """
    return Saying(template, fixed, when)


def old(template: str, **fixed: object) -> Saying:
    """A wording of old cards: it reads and never prints."""
    return Saying(template, fixed, prints=False)


def logged(template: str, *, when: When | None = None, **fixed: object) -> Saying:
    """A wording for what happened: it prints and never reads."""
    return Saying(template, fixed, when, reads=False)


def joined(*separators: str) -> typing.Any:
    """A field that holds several phrases; the first separator is the one that prints."""
    return attrs.field(default=(), metadata={"separators": separators})


@typing.dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(attrs.field,))
def phrase(*sayings: str | Saying, leaf: Leaf | None = None, rule: str = "") -> Callable[[type[Declared]], type[Declared]]:
    """Declares a class with its wordings, or with the regular expression of what a leaf says, and the rule that defines it.

    TypeError if a wording speaks of a field that is not there, or leaves one open.
    """
    def declare(cls: type[Declared]) -> type[Declared]:
        cls = attrs.frozen(kw_only=True, slots=False, cache_hash=True)(cls)
        cls.sayings = tuple(s if isinstance(s, Saying) else say(s) for s in sayings)
        cls.leaf = staticmethod(leaf if callable(leaf) else lambda form: leaf) if leaf else None
        if rule or "rule" not in vars(cls):         # a class of many words may say for each which rule it is
            cls.rule = rule
        for saying in cls.sayings:
            check(cls, saying)
        for kind in cls.__mro__:
            if issubclass(kind, Phrase) and kind is not Phrase:
                PHRASES.setdefault(kind, []).append(cls)
        for forget in STALE:
            forget()
        return cls
    return declare


def check(cls: type[typing.Any], saying: Saying) -> None:
    fields = {f.name: f for f in attrs.fields(cls) if f.init}
    governors = {m["governor"] for m in TOKEN.finditer(saying.template) if m["governor"]}
    if unknown := ({*saying.slots, *saying.fixed} - fields.keys()) | (governors - {*saying.slots}):
        raise TypeError(f"{cls.__name__}: “{saying.template}” speaks of {listed(unknown)}, which is not there")
    needed = {name for name, f in fields.items() if f.default is attrs.NOTHING}
    if missing := needed - {*saying.slots, *saying.fixed}:
        raise TypeError(f"{cls.__name__}: “{saying.template}” says nothing about {listed(missing)}")


def listed(names: set[str]) -> str:
    return ", ".join(sorted(names))


def walk(value: object) -> Iterator[Phrase]:
    """A phrase and every phrase in it, in the order of its fields."""
    if isinstance(value, Phrase):
        yield value
        for field in attrs.fields(type(value)):       # type: ignore[arg-type]
            yield from walk(getattr(value, field.name))
    elif isinstance(value, tuple):
        for one in value:
            yield from walk(one)


def rewritten(value: typing.Any, change: Callable[[Phrase], object]) -> typing.Any:
    """The same phrase with change(p) in place of every p for which it gives something."""
    if isinstance(value, tuple):
        items = tuple(rewritten(one, change) for one in value)
        return value if all(new is one for new, one in zip(items, value)) else items
    if not isinstance(value, Phrase):
        return value
    if (new := change(value)) is not None:
        return new
    old_values = {f.name: getattr(value, f.name) for f in attrs.fields(type(value)) if f.init}   # type: ignore[arg-type]
    new_values = {name: rewritten(v, change) for name, v in old_values.items()}
    return value if all(new_values[name] is v for name, v in old_values.items()) else type(value)(**new_values)
