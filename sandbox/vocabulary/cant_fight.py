"""Creatures that can't attack or block, can't be blocked, or only by some [508.1c, 509.1b]."""
from sandbox.engine.kinds import Condition, Number, Recipient, Static, What, the
from sandbox.language.phrase import Phrase, joined, logged, phrase, say
from sandbox.vocabulary.bounds import Bound, Deeds, those
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.nouns import Named, Quality
from sandbox.vocabulary.restrictions import Evasion
from sandbox.vocabulary.targets import Targeting


@phrase("can't {deeds}[ unless {unless}]", say("can't {deeds} if {when}", unless=None), rule="508.1c")
class CantFight(Bound):
    deeds: Deeds
    unless: Condition | None = None
    when: Condition | None = None

    def holds(self, scene):
        return self.unless.holds(scene) if self.unless else not self.when.holds(scene) if self.when else False

    def lets_attack(self, scene, one, whom):
        return "attack" not in self.deeds.all or self.holds(scene)

    def lets_block(self, scene, one, attacker):
        return "block" not in self.deeds.all or self.holds(scene)


@phrase("can't {deeds} alone", rule="506.5")
class CantFightAlone(Bound):
    deeds: Deeds
    alone = property(lambda self: self.deeds.all)


@phrase("can't attack {whom}[ unless {unless}]", rule="508.1c")
class CantAttackWhom(Bound):
    whom: Recipient
    unless: Condition | None = None
    lets_attack = lambda self, scene, one, whom: not self.whom.covers(scene, whom) or bool(self.unless and self.unless.holds(scene))


@phrase("can't block {attackers}", rule="509.1b")
class CantBlock(Bound):
    attackers: What
    lets_block = lambda self, scene, one, attacker: not those(self.attackers, scene, attacker)


@phrase("can block only {attackers}", rule="509.1b")
class BlocksOnly(Bound):
    attackers: What
    lets_block = lambda self, scene, one, attacker: those(self.attackers, scene, attacker)


class Sort(Phrase):
    """One of two sorts of creature."""


@phrase("{adjective} {head:many}")
class SortOf(Sort):
    adjective: Quality
    head: Named
    fits = lambda self, scene, thing, look: self.adjective.fits(scene, thing, look) and self.head.fits(scene, thing, look)


@phrase("{first} and/or {second}")
class EitherSort(What):
    """"artifact creatures and/or white creatures"."""
    first: Sort
    second: Sort
    plural = True

    def find(self, scene):
        return [the(scene, id) for id in scene.world.fitting(lambda thing, look: any(
            sort.fits(scene, thing, look) for sort in (self.first, self.second)))]


@phrase("can't be blocked", say("can't be blocked by {blockers}", sign="by"), say("can't be blocked except by {blockers}", sign="except"),
        rule="509.1b")
class CantBeBlocked(Bound):
    blockers: What | None = None
    sign: str = ""

    def lets_be_blocked(self, scene, one, blocker):
        return bool(self.sign) and those(self.blockers, scene, blocker) == (self.sign == "except")


@phrase("can't be blocked unless {unless}", say("can't be blocked if {when}", unless=None), rule="509.1b")
class CantBeBlockedUnless(Bound):
    unless: Condition | None = None
    when: Condition | None = None

    def lets_be_blocked(self, scene, one, blocker):
        return self.unless.holds(scene) if self.unless else not self.when.holds(scene)


@phrase("can't be blocked by more than {number:word} (creature|creatures)", rule="509.1b")
class BlockedByAtMost(Bound):
    number: Number
    most = property(lambda self: self.number.value(None))


@phrase("can't be blocked except by {number:word} or more creatures", rule="509.1b")
class BlockedByAtLeast(Bound):
    number: Number
    least = property(lambda self: self.number.value(None))


@phrase("can't be regenerated", rule="701.19c")
class CantRegenerate(Bound):
    """Shields may be made, but they are not applied."""
    regenerates = False


class Locked(Bound):
    """Its activated abilities can't be activated."""


@phrase(logged("(has|have) activated abilities that can't be activated"), rule="602.5")
class LockedWhole(Locked):
    locks = "all"


@phrase(logged("(has|have) activated abilities that can't be activated unless they're mana abilities"), rule="602.5")
class LockedButMana(Locked):
    locks = "but mana"


@phrase("unless they're mana abilities", rule="605.1a")
class ButManaAbilities(Phrase):
    """What a lock leaves free."""


@phrase("activated abilities of {what} can't be activated[ {free}].", rule="602.5")
class LockedAway(Static):
    what: What
    free: ButManaAbilities | None = None
    while_ = None
    lock = property(lambda self: LockedButMana() if self.free else LockedWhole())
    effect = property(lambda self: Continuous(what=self.what, changes=(self.lock,)))


@phrase("{what} {changes:agreeing}, and (what: its|their) activated abilities can't be activated[ {free}].", rule="602.5")
class Arrested(Static):
    """Two statements about one subject."""
    what: What
    changes: tuple[Bound, ...] = joined(" and ")
    free: ButManaAbilities | None = None
    while_ = None
    lock = property(lambda self: LockedButMana() if self.free else LockedWhole())
    effect = property(lambda self: Continuous(what=self.what, changes=(*self.changes, self.lock)))


@phrase("can be blocked as though (it|they) didn't have {keyword}", rule="509.1b")
class SeenPast(Bound):
    keyword: Evasion
    sees_past = lambda self, ability: ability == self.keyword


@phrase("(doesn't|don't) untap during (its controller's|their controllers') untap (step|steps)",
        say("(doesn't|don't) untap during your untap step", said="yours"), rule="502.3")
class StaysTapped(Bound):
    said: str = ""
    untaps = False


@phrase("{what} {stays:agreeing} if {while_}.", rule="502.3")
class StaysTappedIf(Static):
    """"~ doesn't untap during your untap step if it has a depletion counter on it"."""
    what: What
    stays: StaysTapped
    while_: Condition
    admits = staticmethod(lambda fields: not isinstance(fields["what"], Targeting))
    effect = property(lambda self: Continuous(what=self.what, changes=(self.stays,)))
