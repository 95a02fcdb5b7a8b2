"""What creatures can't or must do for the rest of a turn [508.1d, 611.2c]."""
from sandbox.engine.kinds import ANY, Change, Recipient, What
from sandbox.language.phrase import Phrase, joined, phrase, say
from sandbox.vocabulary.bounds import Deeds, frozen
from sandbox.vocabulary.cant_fight import CantBeBlocked, CantBlock, CantFight, CantRegenerate
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.determiners import All, Each, Every
from sandbox.vocabulary.must_fight import AttacksAnyway, BlockedByAll, BlocksMore, MustAttack, MustBeBlocked, MustBlock, MustBlockIt
from sandbox.vocabulary.sentences import Step, begin_effect, settled


class ThisTurn(Phrase):
    """A bound for the rest of the turn."""
    bounds = ()


@phrase("can't {deeds} this turn", rule="508.1c")
class CantFightNow(ThisTurn):
    deeds: Deeds
    bounds = property(lambda self: (CantFight(deeds=self.deeds),))


@phrase("can't block {attackers} this turn", rule="509.1b")
class CantBlockNow(ThisTurn):
    attackers: What
    bounds = property(lambda self: (CantBlock(attackers=self.attackers),))


@phrase("can't be blocked this turn", say("can't be blocked by {blockers} this turn", sign="by"),
        say("can't be blocked this turn except by {blockers}", sign="except"), rule="509.1b")
class CantBeBlockedNow(ThisTurn):
    blockers: What | None = None
    sign: str = ""
    bounds = property(lambda self: (CantBeBlocked(blockers=self.blockers, sign=self.sign),))


@phrase("can't be regenerated this turn", rule="701.19c")
class CantRegenerateNow(ThisTurn):
    bounds = (CantRegenerate(),)


@phrase("(attacks|attack) this turn if able", say("(attacks|attack) {whom} this turn if able"), rule="508.1d")
class MustAttackNow(ThisTurn):
    whom: Recipient = ANY
    bounds = property(lambda self: (MustAttack(whom=self.whom),))


@phrase("can attack this turn as though (it|they) didn't have defender", rule="702.3b")
class AttacksAnywayNow(ThisTurn):
    bounds = (AttacksAnyway(),)


@phrase("(blocks|block) this turn if able", rule="509.1c")
class MustBlockNow(ThisTurn):
    bounds = (MustBlock(),)


@phrase("(blocks|block) {attacker} this turn if able", rule="509.1c")
class MustBlockItNow(ThisTurn):
    attacker: What
    bounds = property(lambda self: (MustBlockIt(attacker=self.attacker),))


@phrase("must be blocked this turn if able", rule="509.1c")
class MustBeBlockedNow(ThisTurn):
    bounds = (MustBeBlocked(),)


@phrase("can block an additional creature this turn", rule="509.1a")
class BlocksMoreNow(ThisTurn):
    bounds = (BlocksMore(),)


def begin_bounds(scene, what, found, bounds):
    """Where a description says whom they are about, whatever fits it later falls under them as well [611.2c]."""
    ids = tuple(one.id for one in found if hasattr(one, "id"))
    open_ended = isinstance(what, (All, Each, Every))
    effect = Continuous(what=frozen(scene, what), changes=tuple(bound.fixed(scene) for bound in bounds))
    begin_effect(scene.world, scene, effect, ids, finds="anew" if open_ended else "then")


@phrase("{what} {now:agreeing}", rule="611.2c")
class Now(Step):
    what: What
    now: ThisTurn

    def run(self, scene):
        yield from ()
        found = self.what.find(scene)
        begin_bounds(scene, self.what, found, self.now.bounds)
        scene.mentioned.append(tuple(found))
        return bool(found)


@phrase("{what} {changes:agreeing} until end of turn and {now:agreeing}", rule="611.2c")
class ChangedNow(Step):
    """What it gets, and what it can't or must do besides."""
    what: What
    changes: tuple[Change, ...] = joined(" and ", ", ", ", and ")
    now: ThisTurn

    def run(self, scene):
        found = self.what.find(scene)
        effect = yield from settled(scene, Continuous(what=self.what, changes=self.changes))
        begin_effect(scene.world, scene, effect, tuple(one.id for one in found if hasattr(one, "id")))
        begin_bounds(scene, self.what, found, self.now.bounds)
        scene.mentioned.append(tuple(found))
        return bool(found)


@phrase("all creatures able to block {what} this turn do so", rule="509.1c")
class LureNow(Step):
    what: What

    def run(self, scene):
        yield from ()
        found = self.what.find(scene)
        begin_bounds(scene, self.what, found, (BlockedByAll(),))
        return bool(found)
