"""Keywords that trigger as creatures attack, block, or deal combat damage [702]."""
import functools

from sandbox.engine.choices import agree
from sandbox.engine.kinds import ONE, Exactly, Keyword, Player, Static, The, Triggered, player, the
from sandbox.language.phrase import phrase
from sandbox.language.reading import read
from sandbox.vocabulary.bounds import Deeds
from sandbox.vocabulary.cant_fight import CantFight
from sandbox.vocabulary.changes import Continuous, Gets, PlusMinus
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.fighting_alone import attacking_with
from sandbox.vocabulary.for_the_turn import begin_bounds
from sandbox.vocabulary.must_fight import MustBlockIt
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.restrictions import Attack, Block, first_of_combat
from sandbox.vocabulary.sentences import begin_effect
from sandbox.vocabulary.standing import Numbered, StandsFor, so_many
from sandbox.vocabulary.tapping import Untap
from sandbox.vocabulary.targets import Target


@phrase("exalted", rule="702.83a")
class Exalted(StandsFor):
    words = ("whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.",)


@phrase("battle cry", rule="702.91a")
class BattleCry(StandsFor):
    words = ("whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.",)


@phrase("bushido {n:digits}", rule="702.45a")
class Bushido(Numbered):
    n: Exactly
    words = ("whenever this creature blocks or becomes blocked, it gets +#/+# until end of turn.",)


@phrase("flanking", rule="702.25a")
class Flanking(StandsFor):
    words = ("whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.",)


@phrase("frenzy {n:digits}", rule="702.68a")
class Frenzy(Numbered):
    n: Exactly
    words = ("whenever this creature attacks and isn't blocked, it gets +#/+0 until end of turn.",)


@phrase("afflict {n:digits}", rule="702.130a")
class Afflict(Numbered):
    n: Exactly
    words = ("whenever this creature becomes blocked, defending player loses # life.",)


@phrase("annihilator {n:digits}", rule="702.86a")
class Annihilator(Numbered):
    n: Exactly

    def said(self):
        return [f"whenever this creature attacks, defending player sacrifices {so_many(self.n.n, 'permanent')}."]


@phrase("mentor", rule="702.134a")
class Mentor(StandsFor):
    words = ("whenever this creature attacks, put a +1/+1 counter on target attacking creature with power less than this creature's \
power.",)


@phrase("decayed", rule="702.147a")
class Decayed(StandsFor, Static):
    """It can't block, and when it attacks, it is sacrificed at end of combat."""
    words = ("when this creature attacks, sacrifice it at end of combat.",)
    effect = Continuous(what=This(), changes=(CantFight(deeds=Deeds(word="block")),))
    while_ = None


class OnAttack(Keyword, Triggered):
    """Whenever this creature attacks, something that takes a look at the whole combat."""
    body = ()
    of_itself = lambda self: True
    targets = lambda self, item: []

    hears = (Attack,)

    def set_off_by(self, scene, event):
        return isinstance(event, Attack) and event.what == The(scene.source) and self.fits(scene, event)

    def fits(self, scene, event):
        return True

    def grown(self, scene):
        """One more +1/+1 counter on it."""
        about = dict(who=player(scene, scene.you), what=the(scene, scene.source), count=ONE, kind=CounterKind(word="+1/+1"))
        return bool((yield from scene.world.happen(PutCounters(**about))))

    def bigger(self, scene, n):
        """+n/+n until end of turn."""
        change = Gets(amount=PlusMinus(text=f"+{n}/+{n}"))
        begin_effect(scene.world, scene, Continuous(what=This(), changes=(change,)), (scene.source,))
        return n > 0


@phrase("dethrone", rule="702.105a")
class Dethrone(OnAttack):
    """Against the player with the most life or tied for it."""

    def fits(self, scene, event):
        seats = scene.world.state.seats
        return isinstance(event.whom, Player) and seats[event.whom.seat].life == max(seat.life for seat in seats if not seat.lost)

    run = OnAttack.grown


@phrase("training", rule="702.149a")
class Training(OnAttack):
    """Together with a creature of greater power."""

    def fits(self, scene, event):
        look = scene.world.look
        return any((look(id).power or 0) > (look(scene.source).power or 0) for id in attacking_with(scene, scene.source))

    run = OnAttack.grown


@phrase("melee", rule="702.121a")
class Melee(OnAttack):
    """+1/+1 for each opponent that was attacked with a creature this combat."""

    def run(self, scene):
        yield from ()
        attacks = [event.whom for event in scene.world.state.happened if isinstance(event, Attack) and isinstance(event.whom, Player)]
        return self.bigger(scene, len({whom.seat for whom in attacks if whom.seat != scene.you}))


@phrase("rampage {n:digits}", rule="702.23a")
class Rampage(OnAttack):
    """When it becomes blocked, bigger for each blocker beyond the first."""
    n: Exactly

    hears = (Block,)

    def set_off_by(self, scene, event):
        return isinstance(event, Block) and event.attacker == The(scene.source) and first_of_combat(scene, event, "attacker")

    def run(self, scene):
        yield from ()
        blockers = [thing for thing in scene.world.state.permanents() if scene.source in thing.blocking]
        return self.bigger(scene, self.n.n * max(0, len(blockers) - 1))


@functools.cache
def provoked():
    return read(Target, "target creature defending player controls")


@phrase("provoke", rule="702.39a")
class Provoke(OnAttack):
    """You may have target creature the defending player controls untap and block it this turn if able."""
    targets = lambda self, item: [provoked()]

    def run(self, scene):
        found = provoked().find(scene)
        if not found or not (yield from agree(scene.you, f"provoke {found[0].name}", source=scene.source, rule="702.39a")):
            return False
        yield from scene.world.happen(Untap(who=player(scene, scene.you), what=found[0]))
        begin_bounds(scene, provoked(), found, (MustBlockIt(attacker=The(scene.source)),))
        return True


@phrase("ingest", rule="702.115a")
class Ingest(StandsFor):
    words = ("whenever this creature deals combat damage to a player, exile the top card of that player's library.",)
