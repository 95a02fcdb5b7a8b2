"""Preventing damage: shields that an instruction sets up for the turn, and abilities that always do [615]."""
import attrs

from sandbox.engine.kinds import ANY, Exactly, Keyword, Number, Recipient, Replacement, Restriction, The, What, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, STACK
from sandbox.language.phrase import Phrase, logged, phrase, say
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.nouns import Adjective
from sandbox.vocabulary.this_turn import ChosenOnce, SettingUp, ThisTurn, settled


# ---- which source, how much, to whom ----
@phrase("a(n)[ {quality}] source of your choice", rule="609.7a")
class SourceOfYourChoice(ChosenOnce):
    """A permanent, or a spell on the stack; chosen as the effect begins [609.7]."""
    quality: Adjective | None = None

    def covers(self, scene, one):
        thing = scene.world.thing(getattr(one, "id", 0))
        return thing is not None and (self.quality is None or self.quality.fits(scene, thing, scene.world.look(thing.id)))

    def find(self, scene):
        things = [thing for thing in scene.world.state.things.values() if thing.zone in (BATTLEFIELD, STACK)]
        return [one for thing in things if self.covers(scene, one := the(scene, thing.id))]



class HowMuch(Phrase):
    """Of which damage: fits(event), and left(scene) of it, None for all."""


@phrase(say("all damage", how=ANY), say("all combat damage", how="combat"))
class AllDamage(HowMuch):
    how: str
    fits = lambda self, event: self.how in (ANY, event.how)
    left = lambda self, scene: None


@phrase("all noncombat damage", rule="120.1")
class AllOtherDamage(HowMuch):
    fits = lambda self, event: event.how != "combat"
    left = lambda self, scene: None


@phrase("the next {n:digits} damage", rule="615.7")
class NextDamage(HowMuch):
    n: Number
    fits = lambda self, event: True
    left = lambda self, scene: self.n.value(scene)


NONE = dict(to=None, by=None, both=None)


def wordings(when):
    """Where "this turn" stands, and whom the damage would be dealt to or by."""
    return [say(template.replace("WHEN", when), first="", **{name: None for name in ("to", "by", "both") if f"{{{name}}}" not in template})
            for template in ("that would be dealtWHEN", "that would be dealt to {to}WHEN", "that would be dealt by {by}WHEN",
                             "that would be dealt to {to}WHEN by {by}", "that would be dealt to and dealt by {both}WHEN")]


class Meant(Phrase):
    """Which damage: to whom, by what, or both to and by the same."""
    to = by = both = None

    def covers(self, scene, event):
        if self.both is not None:
            return self.both.covers(scene, event.what) or self.both.covers(scene, event.source)
        return (self.to is None or self.to.covers(scene, event.what)) and (self.by is None or self.by.covers(scene, event.source))


@phrase(*wordings(" this turn"), say("that would be dealt this turn by {by}", to=None, both=None, first="turn"),
        say("that would be dealt this turn to {to}", by=None, both=None, first="turn"),
        say("{by} would deal this turn", to=None, both=None, first="source"),
        say("{by} would deal to {to} this turn", both=None, first="source"))
class MeantThisTurn(Meant):
    to: Recipient | None
    by: What | None
    both: What | None
    first: str = attrs.field(default="", eq=False)


@phrase(*wordings(""), say("{by} would deal", to=None, both=None, first="source"),
        say("{by} would deal to {to}", both=None, first="source"))
class MeantAlways(Meant):
    to: Recipient | None
    by: What | None
    both: What | None
    first: str = attrs.field(default="", eq=False)


# ---- what prevents ----
@phrase("damage can't be prevented this turn", rule="615.12")
class Unpreventable(ThisTurn):
    ability = lambda self: DamageCantBePrevented()


@phrase("damage can't be prevented.", rule="615.12")
class DamageCantBePrevented(Restriction): ...


def preventable(state):
    lasting = any(isinstance(item.ability, DamageCantBePrevented) for item in state.delayed)
    return not lasting and not any(isinstance(a, DamageCantBePrevented) for _, _, _, a in state.derived.having(Restriction))


class Prevents(Replacement):
    """Takes damage away before it is dealt."""
    of_itself = lambda self: False

    hears = (Damage,)

    def applies(self, scene, event):
        return type(event) is Damage and self.much.fits(event) and preventable(scene.world.state) and self.meant.covers(scene, event)

    def replace(self, scene, event):
        yield from ()
        return []


@phrase("prevent {much} {meant}.", rule="615.1a")
class PreventsAlways(Prevents):
    much: HowMuch
    meant: MeantAlways


def less(event, n):
    """The event with n less damage; none if nothing is left of it."""
    left = event.count.n - n
    return [attrs.evolve(event, count=Exactly(n=left))] if left > 0 else []


@phrase(logged("prevent {much} {meant}"), rule="615.7")
class Shield(Prevents):
    """What an instruction set up: used up as it prevents [615.7]. item is the id under which it waits."""
    much: HowMuch
    meant: Meant
    item: int = 0

    def replace(self, scene, event):
        yield from ()
        left = self.much.left(scene)
        if left is None:
            return []
        n = min(left, event.count.n)
        changed_shield(scene.game, self.item, None if n == left else attrs.evolve(self, much=NextDamage(n=Exactly(n=left - n))))
        return less(event, n)


def changed_shield(game, id, shield):
    """What is left of it waits on; nothing does of one that is used up."""
    game.put(delayed=tuple(attrs.evolve(item, ability=shield) if item.id == id else item
                           for item in game.state.delayed if item.id != id or shield is not None))


@phrase(logged("the next time {by} would deal damage to {to} this turn, prevent that damage"), rule="615.8")
class OneShield(Prevents):
    """Once, and all of it."""
    by: What
    to: Recipient
    item: int = 0

    def applies(self, scene, event):
        return type(event) is Damage and preventable(scene.world.state) and self.by.covers(scene, event.source) and self.to.covers(
            scene, event.what)

    def replace(self, scene, event):
        yield from ()
        changed_shield(scene.game, self.item, None)
        return []


# ---- instructions ----
@phrase("prevent {much} {meant}", rule="615.1a")
class Prevent(SettingUp):
    much: HowMuch
    meant: MeantThisTurn

    def run(self, scene):
        much = yield from settled(scene, self.much)
        shield = Shield(much=much, meant=(yield from settled(scene, self.meant)))
        if left_of(shield.much, scene) == 0:
            return False
        return self.begin(scene, shield)


def left_of(much, scene):
    return much.left(scene)


@phrase("the next time {by} would deal damage to {to} this turn, prevent that damage", rule="615.8")
class PreventOnce(SettingUp):
    by: What
    to: Recipient

    def run(self, scene):
        by = yield from settled(scene, self.by)
        to = yield from settled(scene, self.to)
        return self.begin(scene, OneShield(by=by, to=to))


# ---- some of it ----
@phrase("if {by} would deal damage to {to}, prevent {n:digits} of that damage.", rule="615.1a")
class PreventsSome(Replacement):
    by: What
    to: Recipient
    n: Number
    of_itself = lambda self: False

    hears = (Damage,)

    def applies(self, scene, event):
        return type(event) is Damage and preventable(scene.world.state) and self.by.covers(scene, event.source) and self.to.covers(
            scene, event.what)

    def replace(self, scene, event):
        yield from ()
        return less(event, self.n.value(scene))


@phrase("absorb {n:digits}", rule="702.64a")
class Absorb(Keyword, Replacement):
    """So much of the damage that one source would deal to it at one time [702.64b-c]."""
    n: Exactly
    of_itself = lambda self: False

    @rule("702.64b", "702.64c", without=lambda self, scene, event: False)
    def applies(self, scene, event):
        return type(event) is Damage and event.what == The(scene.source) and preventable(scene.world.state)

    def replace(self, scene, event):
        yield from ()
        return less(event, self.n.n)


@phrase(*(say(f"{first}[ {{quality}}] source{whose}", other=other, whose=word)
          for first, other in (("a(n)", ""), ("another", "other"))
          for whose, word in (("", ""), (" you control", "yours"), (" an opponent controls", "theirs"))), rule="609.7")
class ASource(What):
    """"Another red source you control"."""
    quality: Adjective | None = None
    whose: str = ""
    other: str = ""

    def covers(self, scene, one):
        thing = scene.world.thing(getattr(one, "id", 0))
        if thing is None or self.other and thing.id == scene.source:
            return False
        look = scene.world.look(thing.id)
        return (self.quality is None or self.quality.fits(scene, thing, look)) and {
            "": True, "yours": look.controller == scene.you, "theirs": look.controller != scene.you}[self.whose]

    find = lambda self, scene: [one for t in scene.world.state.things.values() if self.covers(scene, one := the(scene, t.id))]
