"""The kinds of line that stand on a card: what a spell does, when, whenever, at, cost: effect, and what simply is so [113.3]."""
import functools

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.hearing import heard
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import ONE, Activated, Condition, Number, Prohibition, Replacement, Spell, Spoken, Static, Triggered, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item
from sandbox.engine.verb import Pattern, Verb
from sandbox.language.phrase import Phrase, joined, phrase, say, walk
from sandbox.language.reading import write
from sandbox.vocabulary.changes import BecomesColor, Continuous
from sandbox.vocabulary.costs import CostPart
from sandbox.vocabulary.determiners import All, OneOrMore
from sandbox.vocabulary.elsewhere import moved_out_of
from sandbox.vocabulary.numbers import least_of
from sandbox.vocabulary.pronouns import Enchanted, This
from sandbox.vocabulary.sentences import Body, Do, Outright, Rather, Told
from sandbox.vocabulary.steps import END_OF_COMBAT, BeginStep, StepName
from sandbox.vocabulary.targets import Targeting, missing


def no_modes(self, scene):
    yield from ()
    return ()


@phrase(say("one or both", most=2), say("one or more", most=100), rule="700.2d")
class SoManyModes(Phrase):
    """At least one."""
    most: int


@phrase(say("choose {count:word} —\n• {modes}", many=None), say("choose {many} —\n• {modes}", count=ONE), rule="700.2")
class Choose(Outright):
    count: Number
    many: SoManyModes | None = None
    modes: tuple[Told, ...] = joined("\n• ")

    def run(self, scene):
        for mode in scene.item.modes:
            yield from self.modes[mode].run(scene)

    targets = lambda self, item: [t for mode in (item.modes if item else ()) for t in self.modes[mode].targets(item)]

    def able(self, scene):
        """The modes that can be chosen: those that lack no target [700.2a]."""
        return [i for i, mode in enumerate(self.modes) if missing(scene, mode.targets(None)) is None]

    @rule("700.2d", without=lambda self, scene: 1)
    def most(self, scene):
        return self.many.most if self.many else self.count.value(scene)

    @rule("700.2a", "700.2b", without=no_modes)
    def choose(self, scene):
        """The modes, chosen as it is put on the stack [601.2b]. Raises Illegal if too few can be."""
        labels = {write(self.modes[i]): i for i in self.able(scene)}
        n = min(self.most(scene), len(self.modes))
        least = 1 if self.many else least_of(self.count, n)
        if len(labels) < least:
            raise Illegal("700.2a", "there is no legal target for its modes")
        ask = "choose a mode" if n == 1 else f"choose {n} modes" if least == n else f"choose {least} to {n} modes"
        chosen = yield from choose(scene.you, ask, labels, least, n, kind="mode", source=scene.source, rule="601.2b")
        return tuple(sorted(labels[one] for one in chosen))


class Bodied(Spoken):
    run = lambda self, scene: self.body.run(scene)
    targets = lambda self, item: self.body.targets(item)


@phrase("{body}", rule="113.3a")
class SpellAbility(Bodied, Spell):
    body: Body


@phrase("{first}\n{rest}", rule="608.2c")
class SpellOfLines(Spell):
    """Several paragraphs of one spell: its instructions in the order written."""
    first: SpellAbility
    rest: tuple[SpellAbility, ...] = joined("\n")
    all = property(lambda self: (self.first, *self.rest))
    body = property(lambda self: None)
    targets = lambda self, item: [target for line in self.all for target in line.targets(item)]

    def run(self, scene):
        for line in with_what_replaces_them(self.all):
            yield from line.run(scene)


@rule("614.15", without=lambda lines: lines)
def with_what_replaces_them(lines):
    """A paragraph that begins with what happens "instead" is one with the paragraph before it, whose last sentence it stands for."""
    joined_up = []
    for line in lines:
        first, before = getattr(line.body, "first", None), joined_up[-1].body if joined_up else None
        if isinstance(first, Rather) and isinstance(before, Body) and hasattr(before, "rest"):
            joined_up[-1] = SpellAbility(body=attrs.evolve(before, rest=(*before.rest, first, *line.body.rest)))
        else:
            joined_up.append(line)
    return joined_up


def as_one(lines):
    """The instructions of a spell as one ability; None if it has none."""
    return SpellOfLines(first=lines[0], rest=tuple(lines[1:])) if len(lines) > 1 else lines[0] if lines else None


class TriggeredAbility(Bodied, Triggered):
    condition = None
    holds = lambda self, scene: self.condition is None or self.condition.holds(scene)
    once_for_all = property(lambda self: any(isinstance(p, OneOrMore) or getattr(p, "all_at_once", False) for p in walk(self.event)))

    hears = property(lambda self: heard(self.event))

    def set_off_by(self, scene, event):
        times = int(self.event.describes(scene, event))
        return times if times and self.holds(told(scene, self, event)) else 0

    def occasion(self, event):
        pattern = getattr(self, "event", None)
        return pattern.occasion(event) if isinstance(pattern, Pattern) else None

    of_itself = lambda self: isinstance(getattr(self.event, "what", None), This)
    zone = functools.cached_property(lambda self: moved_out_of(self.body, self.condition) or getattr(self.event, "heard_in", "battlefield"))

    @rule("605.1b", without=lambda self: False)
    def adds_mana(self):
        return self.event.of_mana and not self.targets(None) and any(isinstance(p, Verb) and p.of_mana for p in walk(self.body))

    @rule("608.2k", without=lambda self, event: ())
    def mentions(self, event):
        """What pronouns may mean as it goes on the stack; the beginning of a step and a chapter have no pattern of their own."""
        pattern = getattr(self, "event", None)
        return pattern.mentions(event) if hasattr(pattern, "mentions") else ((event.result,),)

    @rule("608.2k", without=lambda self, scene, event: ())
    def recalls(self, scene, event):
        """The same, where it depends on the scene as well; before that the one object that its condition speaks of."""
        pattern = getattr(self, "event", None)
        found = pattern.recalls(scene, event) if hasattr(pattern, "recalls") else self.mentions(event)
        subject = next((p for p in walk(self.condition or ()) if isinstance(p, This | Enchanted)), None)
        return (tuple(subject.find(scene)), *found) if subject else found


def told(scene, ability, event):
    """The scene in which pronouns mean what the event is about, as they will when the ability is on the stack [603.4]."""
    groups, state = ability.recalls(scene, event), scene.world.state
    item = Item(id=state.next_id, you=scene.you, source=scene.source, ability=ability, event=event, mentioned=groups)
    came_to = getattr(event, "came_to", None)
    return attrs.evolve(scene, item=item, mentioned=list(groups), amounts=[] if came_to is None else [came_to])


@phrase(leaf=r"this ability triggers only once each turn\.", rule="603.2c")
class OncePerTurn(Phrase):
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: "this ability triggers only once each turn."


@phrase("whenever {event}[, if {condition}], {body}[ {limit}]", rule="603.1")
class Whenever(TriggeredAbility):
    event: Pattern
    condition: Condition | None = None
    body: Outright
    limit: OncePerTurn | None = None
    once_each_turn = property(lambda self: self.limit is not None)
    admits = staticmethod(lambda fields: not isinstance(getattr(fields.get("event"), "what", None), All))      # all at once are no pattern


@phrase("when {event}[, if {condition}], {body}", rule="603.1")
class When(TriggeredAbility):
    """Which token "the token" is, that another ability made, is not told here [607.2]."""
    event: Pattern
    condition: Condition | None = None
    body: Outright
    admits = staticmethod(lambda fields: getattr(getattr(fields.get("event"), "what", None), "word", "") != "the token")


@phrase("at the beginning of {step}[, if {condition}], {body}", rule="603.2b")
class At(TriggeredAbility):
    step: StepName
    condition: Condition | None = None
    body: Outright
    once_for_all = False
    adds_mana = lambda self: False
    of_itself = lambda self: False
    zone = functools.cached_property(lambda self: moved_out_of(self.body, self.condition) or "battlefield")
    hears = (BeginStep,)
    set_off_by = lambda self, scene, event: self.step.is_begun_by(scene, event) and self.holds(told(scene, self, event))

    def recalls(self, scene, event):
        """Of "the upkeep of enchanted creature's controller" that creature."""
        what = getattr(getattr(self.step, "who", None), "what", None)
        return (*super().recalls(scene, event), tuple(what.find(scene))) if isinstance(what, What) else super().recalls(scene, event)


@phrase("at end of combat[, if {condition}], {body}", rule="511.2")
class AtEndOfCombat(At):
    step: StepName = attrs.field(init=False, default=END_OF_COMBAT)
    condition: Condition | None = None
    body: Outright


class Timing(Phrase):
    """When an ability may be activated [602.5]."""

    def refused(self, scene, ability):
        """Why not now; nothing where the words say no more than the rules of timing know."""
        return ""


class PlainTiming(Timing):
    """One that says neither "if" nor "and"."""


@phrase(leaf=r"(?:as a sorcery|once each turn|during your turn)\b(?!,)")
class OnlyWhen(PlainTiming):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase(say("{cost}: {body}", by="you"), say("{cost}: {body} activate only {when}.", by="you"),
        say("{cost}: {body} any player may activate this ability.", by="anyone"),
        say("{cost}: {body} any player may activate this ability but only {when}.", by="anyone"), rule="602.1")
class ActivatedAbility(Bodied, Activated):
    """by: "you", its controller, or "anyone" [602.2]."""
    body: Body
    cost: tuple[CostPart, ...] = joined(", ^")
    when: Timing | None = None
    by: str = "you"
    symbols = property(lambda self: tuple(part.symbol for part in self.cost if hasattr(part, "symbol")))
    zone = functools.cached_property(lambda self: moved_out_of(self.cost, self.body, self.when) or "battlefield")

    @rule("605.1a", without=lambda self: False)
    def is_mana(self):
        """605.1a: no target, could add mana, no loyalty ability."""
        return not self.targets(None) and any(isinstance(p, Do) and p.do.of_mana for p in walk(self.body))


@phrase("{effect}[, where X is {where}].", say("as long as {while_}, {effect}[, where X is {where}].", said="first"),
        say("{effect} as long as {while_}.", said="last"), rule="604.1")
class StaticAbility(Static):
    """What simply is so: nothing in it is a target, and nothing becomes what it is said to be [113.3d]."""
    effect: Continuous
    while_: Condition | None = None
    where: Number | None = None
    said: str = attrs.field(default="first", eq=False)
    admits = staticmethod(lambda fields: not any(isinstance(part, Targeting | BecomesColor)
                                                 for part in (fields["effect"].what, *fields["effect"].changes)))


@phrase("{event:cant}.", rule="101.2")
class Cant(Prohibition):
    """What a line forbids; nothing was mentioned before it."""
    event: Verb
    admits = staticmethod(lambda fields: not getattr(getattr(fields["event"], "what", None), "pronoun", False))
    of_itself = lambda self: isinstance(getattr(self.event, "what", None), This)
    hears = property(lambda self: heard(self.event))
    forbids = lambda self, scene, event: self.event.describes(scene, event)


@phrase("if {event:would}, {do} instead.", rule="614.1a")
class Instead(Replacement):
    event: Verb
    do: Do
    of_itself = lambda self: isinstance(getattr(self.event, "what", None), This)
    hears = property(lambda self: heard(self.event))
    applies = lambda self, scene, event: self.event.describes(scene, event)

    def replace(self, scene, event):
        scene.mentioned.append((event.result,))
        if event.came_to is not None:
            scene.amounts.append(event.came_to)
        return (yield from self.do.events(scene))

