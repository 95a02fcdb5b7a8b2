"""The game without one of its rules: all code that carries a rule's number, switched off for as long as a block lasts.

    with without("707.9b"):
        ...                                           # exceptions to copies are made, and say nothing

A number is carried, exactly as it is written, by functions (`@rule("616.1f", without=…)`), by what the rules do by themselves
(`@state_based("704.5j")`), and by phrases (`@phrase(…, rule="121.1")`). Switched off,
- a function does what its `without` does, or, if the rule is to have no limits, its `unlimited`, where there is one;
- what the rules do by themselves is not done;
- an ability (static, activated, triggered, replacement, prohibition, keyword …) is on no object;
- an instruction (verb, step, sentence, body) does nothing;
- a condition never holds, or, without limits, always;
- a number is 0, a noun finds nobody and nothing and has no targets;
- a change changes nothing, an exception to a copy excepts nothing, what becomes a copy stays what it is;
- a cost is no cost, and mana that is to be added is none;
- a replacement whose place in the order is that number has no place of its own.
What was kept in memory from runs before or within is forgotten on both sides.
"""
import contextlib
import sys

from sandbox.engine.kinds import Ability, Change, Condition, Number, Recipient, Replacement
from sandbox.engine.rulebook import RULED, STATE_BASED, TURN_BASED
from sandbox.engine.state import Look
from sandbox.engine.verb import Verb
from sandbox.language.phrase import PHRASES
from sandbox.timeline import play_scenario  # with it comes all that could carry a number
from sandbox.vocabulary.copying import Becoming, Except, Unchanged
from sandbox.vocabulary.costs import CostPart
from sandbox.vocabulary.mana import Mana
from sandbox.vocabulary.sentences import Body, Sentence, Step, Together

__all__ = ["carriers", "play_scenario", "without"]

REMEMBERING = tuple(f"sandbox.{package}." for package in ("engine", "rules", "vocabulary", "timeline"))
LIBRARY = "sandbox.cards.library"


def nothing(value):
    return lambda self, *rest: value


def runs(value):
    """A run that asks nothing and comes to this."""
    def run(self, *rest):
        yield from ()
        return value
    return run


NEUTRAL = {                                           # kind of phrase -> what its methods do when it is switched off
    Verb: dict(perform=nothing(None), contains=nothing(()), in_turn=nothing(())),
    Recipient: dict(find=lambda self, scene: [], covers=nothing(False), options=lambda self, scene: []),
    Number: dict(value=nothing(0)),
    Change: dict(parts=lambda self: (self,), bound=lambda self, scene: self, apply=lambda self, look: look),
    Except: dict(alter=lambda self, face: face),
    Becoming: dict(fixed=lambda self, scene: Unchanged()),
    Mana: dict(settled=runs("")),
    CostPart: dict(payable=nothing(True), pay=runs(True)),
    (Step, Sentence, Together, Body): dict(run=runs(False)),
}


def phrases():
    return list(dict.fromkeys(cls for classes in PHRASES.values() for cls in classes))


def customs():
    return [STATE_BASED, *TURN_BASED.values()]


def carriers(number):
    """The names of all that carries the number."""
    functions = [ruled.function.__qualname__ for ruled in RULED if number in ruled.numbers]
    runs_ = [custom.run.__name__ for listed in customs() for custom in listed if custom.rule == number]
    said = [cls.__name__ for cls in phrases() if cls.rule == number or issubclass(cls, Replacement) and vars(cls).get("order") == number]
    return [*functions, *runs_, *said]


@contextlib.contextmanager
def without(number, way=0):
    """way 0: the rule says nothing; 1: it has no limits. Raises LookupError if nothing carries the number."""
    if not carriers(number):
        raise LookupError(f"nothing carries the number {number}")
    with contextlib.ExitStack() as undo:
        undo.callback(forget, number)
        for ruled in RULED:
            if number in ruled.numbers:
                undo.callback(become, ruled.function, *code_of(ruled.function))
                become(ruled.function, *code_of(ruled.without[min(way, len(ruled.without) - 1)]))
        for listed in customs():
            undo.callback(listed.__setitem__, slice(None), list(listed))
            listed[:] = [custom for custom in listed if custom.rule != number]
        mute(undo, [cls for cls in phrases() if cls.rule == number], {**NEUTRAL, Condition: dict(holds=nothing(bool(way)))})
        for cls in phrases():
            if vars(cls).get("order") == number:
                patch(undo, cls, "order", Replacement.order)
        forget(number)
        yield


def code_of(function):
    return function.__code__, function.__defaults__


def become(function, code, defaults):
    """The function itself does something else: whoever has imported it too."""
    function.__code__, function.__defaults__ = code, defaults


def mute(undo, classes, neutral):
    abilities = tuple(cls for cls in classes if issubclass(cls, Ability))
    if abilities:
        patch(undo, Look, "__init__", lacking(abilities, Look.__init__))
    for cls in classes:
        for kinds, methods in neutral.items():
            if issubclass(cls, kinds) and not issubclass(cls, Ability):
                for name, method in methods.items():
                    if hasattr(cls, name):
                        patch(undo, cls, name, method)


def lacking(abilities, begin):
    """How a Look begins that has none of these abilities."""
    def begun(self, *args, **fields):
        begin(self, *args, **fields)
        object.__setattr__(self, "abilities", tuple(one for one in self.abilities if type(one) not in abilities))
    return begun


def patch(undo, owner, name, value):
    if name in vars(owner):
        undo.callback(setattr, owner, name, vars(owner)[name])
    else:
        undo.callback(delattr, owner, name)
    setattr(owner, name, value)


def forget(number):
    """What functions keep of their answers; the cards themselves only where the rule is one of reading them."""
    reads_cards = any(ruled.function.__module__.startswith("sandbox.cards") for ruled in RULED if number in ruled.numbers)
    for name, module in list(sys.modules.items()):
        if name.startswith(REMEMBERING) or reads_cards and name == LIBRARY:
            for one in list(vars(module).values()):
                if hasattr(one, "cache_clear"):
                    one.cache_clear()
