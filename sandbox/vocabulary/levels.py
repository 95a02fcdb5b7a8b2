"""Levels: creatures that level up counters, and Classes that gain a level for a cost [702.87, 711, 716]."""
import attrs

from sandbox.engine.kinds import Ability, Condition, Exactly, Keyword, Static, What
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, joined, phrase, say
from sandbox.language.reading import read
from sandbox.vocabulary.changes import Continuous, Granting, HasBase, Size
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.lines import ActivatedAbility, OnlyWhen
from sandbox.vocabulary.only_if import OnlyIf
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Body, Do, Told, plainly


class Stripe(Phrase):
    """One line among those that a level brings: .abilities."""


@phrase("{ability}")
class OneLine(Stripe):
    ability: Ability
    abilities = property(lambda self: (self.ability,))


@phrase("{first}, {rest}")
class KeywordLine(Stripe):
    first: Keyword
    rest: tuple[Keyword, ...] = joined(", ")
    abilities = property(lambda self: (self.first, *self.rest))


@attrs.frozen
class HasLines(Granting):
    lines: tuple[Stripe, ...]
    leaf = True
    to_text = lambda self, form: "(has|have) the abilities of its level"

    def apply(self, look):
        return attrs.evolve(look, abilities=look.abilities + tuple(a for line in self.lines for a in line.abilities))


# ---- level counters ----
@attrs.frozen
class CountersWithin(Condition):
    """From so many level counters to so many; None: without an end."""
    low: int
    high: int | None
    leaf = True
    to_text = lambda self, form: f"it has {self.low}{'+' if self.high is None else f'-{self.high}'} level counters"

    def holds(self, scene):
        n = scene.world.thing(scene.source).counted("level")
        return self.low <= n and (self.high is None or n <= self.high)


@phrase("LEVEL {low:digits}-{high:digits}\n{size}[\n{lines}]", "LEVEL {low:digits}+\n{size}[\n{lines}]", rule="711.2")
class LevelSymbol(Static):
    """With that many level counters it has this base power and toughness and these abilities [711.2a-b]."""
    low: Exactly
    high: Exactly | None = None
    size: Size
    lines: tuple[Stripe, ...] = joined("\n")
    while_ = property(lambda self: CountersWithin(self.low.n, self.high.n if self.high else None))

    @property
    def effect(self):
        granted = (HasLines(self.lines),) if self.lines else ()
        return Continuous(what=This(), changes=(HasBase(size=self.size), *granted))


@phrase("level up {mana}", rule="702.87a")
class LevelUp(Keyword, ActivatedAbility):
    """[Cost]: Put a level counter on this permanent. Activate only as a sorcery."""
    mana: ManaCost
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda: read(Body, "put a level counter on this permanent.")))
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda self: (self.mana,), takes_self=True))
    when: OnlyWhen = attrs.field(init=False, eq=False, repr=False, default=OnlyWhen(word="as a sorcery"))


# ---- the level of a Class ----
@phrase("{what} (becomes|become) level {n:digits}", rule="716.2a")
class ReachLevel(Verb):
    """A designation, not counters: what never had a level is level 1 [716.2b, 716.2d]."""
    what: What
    n: Exactly

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None or thing.level == self.n.n:
            return None
        game.put_thing(attrs.evolve(thing, level=self.n.n))
        return self


@phrase("{what} (is|are) level {n:digits}", say("{what} (is|are) level {n:digits} or greater", sign="or greater"), rule="716.2d")
class IsLevel(Condition):
    what: What
    n: Exactly
    sign: str = ""

    def holds(self, scene):
        levels = [thing.level for one in self.what.find(scene) if (thing := scene.world.thing(one.id))]
        return any(level >= self.n.n if self.sign else level == self.n.n for level in levels)


def reaching(self):
    return Told(first=plainly(Do(do=ReachLevel(what=This(), n=self.n))))


def one_below(self):
    return OnlyIf(condition=IsLevel(what=This(), n=Exactly(n=self.n.n - 1)), when=OnlyWhen(word="as a sorcery"))


@phrase("{cost}: level {n:digits}\n{lines}", rule="716.2a")
class ClassLevel(ActivatedAbility, Static):
    """A class level bar: the next level may be gained as a sorcery, and from that level on it has these abilities."""
    cost: tuple[CostPart, ...] = joined(", ^")
    n: Exactly
    lines: tuple[Stripe, ...] = joined("\n")
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(reaching, takes_self=True))
    when: OnlyIf = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(one_below, takes_self=True))
    effect = property(lambda self: Continuous(what=This(), changes=(HasLines(self.lines),)))
    while_ = property(lambda self: IsLevel(what=This(), n=self.n, sign="or greater"))
    where = None
