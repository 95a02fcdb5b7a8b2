"""The game without one of its rules: all code that carries a rule's number, switched off for as long as a block lasts.

    with without("707.9b"):
        ...                                           # exceptions to copies are made, and say nothing

A number is carried, exactly as it is written, by functions (`@rule("616.1f", without=…)`), by what the rules do by themselves
(`@state_based("704.5j")`), and by phrases (`@phrase(…, rule="121.1")`). Switched off,
- a function does what its `without` does, or, if the rule is to have no limits, its `unlimited`, where there is one;
- what the rules do by themselves is not done;
- an ability (static, activated, triggered, replacement, prohibition, keyword …) is on no object;
- an instruction (verb, step, sentence, body) does nothing, and nothing that happens is what a verb waits for;
- what a noun says besides (relative, adjective) makes no difference;
- a condition never holds, or, without limits, always;
- a number is 0, a noun finds nobody and nothing and has no targets;
- a change changes nothing, an exception to a copy excepts nothing, what becomes a copy stays what it is;
- a cost is no cost, and mana that is to be added is none;
- a replacement whose place in the order is that number has no place of its own.
What was kept in memory from runs before or within is forgotten on both sides.
"""
import contextlib
import sys

import attrs

from sandbox.engine.carriers import every_carrier, phrases
from sandbox.engine.kinds import Ability, Change, Condition, Number, Recipient, Replacement
from sandbox.engine.rulebook import RULED, STATE_BASED, TURN_BASED
from sandbox.engine.state import Look
from sandbox.engine.verb import Pattern, Verb
from sandbox.timeline import play_scenario  # with it comes all that could carry a number
from sandbox.timeline.playing import Playing, Stopped, flat
from sandbox.timeline.reading import ScenarioError, read_file
from sandbox.timeline.structure import scenario_of
from sandbox.vocabulary.copying import Becoming, Except, Unchanged
from sandbox.vocabulary.costs import CostPart
from sandbox.vocabulary.mana import Mana
from sandbox.vocabulary.nouns import Adjective, Relative
from sandbox.vocabulary.sentences import Body, Sentence, Step, Together

__all__ = ["carriers", "play_on", "play_scenario", "without"]

MOST = 60                                             # questions that one deed may ask while a scenario is played on

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
    Pattern: dict(describes=nothing(False)),
    (Relative, Adjective): dict(fits=nothing(True)),
    Recipient: dict(find=lambda self, scene: [], covers=nothing(False), options=lambda self, scene: []),
    Number: dict(value=nothing(0)),
    Change: dict(parts=lambda self: (self,), bound=lambda self, scene: self, apply=lambda self, look: look),
    Except: dict(alter=lambda self, face: face),
    Becoming: dict(fixed=lambda self, scene: Unchanged()),
    Mana: dict(settled=runs("")),
    CostPart: dict(payable=nothing(True), pay=runs(True)),
    (Step, Sentence, Together, Body): dict(run=runs(False)),
}


def customs():
    return [STATE_BASED, *TURN_BASED.values()]


def carriers(number):
    """The names of all that carries the number."""
    return [carrier.name for carrier in every_carrier() if carrier.number == number]


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


# ---- playing on ----
class PlayingOn(Playing):
    """A scenario that goes on where one of its deeds can't be done; its rows are what the file says must be true, and nothing else.

    What it has no answer for is answered by the default policy, what is refused is not done, and so each expectation is
    held against a game that has gone on as the rules then are.
    """

    def take(self, step):
        try:
            super().take(step)
        except (Stopped, ScenarioError) as stopped:   # a name for what is not there
            self.goes_on(stopped)
            self.remember(step)

    def do(self, step):
        try:
            super().do(step)
        except (Stopped, ScenarioError) as stopped:
            self.goes_on(stopped)

    def name_new(self, step, before):
        try:
            super().name_new(step, before)
        except Stopped as stopped:                    # nothing new to give the name to
            self.goes_on(stopped)

    def on_the_way(self, asked):
        """Also the place where each question passes by: what is asked on and on has no end, and is not done."""
        if len(self.timeline.run.answers) >= MOST:
            raise Stopped(self.row((), "an end", f"“{asked.ask}” is asked on and on"))
        return super().on_the_way(asked)

    def expectations(self, expected, path):
        """Of something that is not there nothing is as it should be."""
        for asked, value in flat(expected):
            try:
                super().expectations({asked: value}, path)
            except ScenarioError as unknown:
                self.rows.append(self.row(path[len(self.path):], value, unknown.what, word=asked))

    def goes_on(self, stopped):
        if isinstance(stopped, Stopped) and stopped.row.path == "refused":      # what the file says is not allowed was
            self.rows.append(stopped.row)
        if self.timeline.run:
            self.timeline.cancel()


def play_on(path):
    """The rows of a scenario that is played on to its end, however its deeds fit."""
    source = read_file(path)
    return PlayingOn(attrs.evolve(scenario_of(source), unanswered="default", at=None), source).result(None).rows
