"""Tokens that come along to attack: myriad, encore [702.116, 702.141]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE, Player, The, Those, player, the
from sandbox.engine.state import BATTLEFIELD
from sandbox.language.phrase import joined, phrase, rewritten
from sandbox.vocabulary.attack_keywords import OnAttack
from sandbox.vocabulary.attacking import COMBAT
from sandbox.vocabulary.changes import Continuous, GainsKeywords
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.cycling import doing
from sandbox.vocabulary.delaying import waits
from sandbox.vocabulary.for_the_turn import begin_bounds
from sandbox.vocabulary.lines import At
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.must_fight import MustAttack
from sandbox.vocabulary.out_of_graveyards import ExiledToPay
from sandbox.vocabulary.sentences import begin_effect, unsaid
from sandbox.vocabulary.steps import END_OF_COMBAT
from sandbox.vocabulary.tokens import CreateCopy
from sandbox.vocabulary.ways_to_pay import HASTE


@attrs.frozen(kw_only=True)
class Attacking(CreateCopy):
    """A copy that enters tapped and attacking somebody."""
    whom: object = None
    leaf = True
    entering = property(lambda self: attrs.evolve(CreateCopy.entering.fget(self), tapped="tapped", attacking=self.whom))
    to_text = lambda self, form: f"{self.who.name} creates a token that's a copy of {self.original.name}"


def tokens_of(done):
    """What was created."""
    return tuple(e.now for e in done if isinstance(e, Put) and e.to == BATTLEFIELD and e.now)


def defending(scene):
    """The player whom the event's creature attacks, or whose permanent it attacks; None if that is gone."""
    whom = scene.item.event.whom
    if isinstance(whom, Player):
        return whom.seat
    return scene.world.look(whom.id).controller if isinstance(whom, The) and scene.world.thing(whom.id) else None


@phrase("myriad", rule="702.116a")
class Myriad(OnAttack):
    """A token for each other opponent may attack that player or a planeswalker of theirs; they are exiled at end of combat."""
    def run(self, scene):
        state, events = scene.world.state, []
        fighting = state.active == scene.you and state.step in COMBAT
        for seat in [seat for seat in state.in_turn_order() if seat not in (scene.you, defending(scene))]:
            ask = f"myriad: a token attacks {state.seats[seat].name}"
            for whom in (yield from choose(scene.you, ask, to_attack(scene, seat), 0, 1, source=scene.source, rule="702.116a")):
                about = dict(who=player(scene, scene.you), original=the(scene, scene.source), count=ONE)
                events += yield from Attacking(whom=whom if fighting else None, **about).bound(scene)
        if made := tokens_of((yield from scene.world.happen(*events))):
            waits(scene, At(step=END_OF_COMBAT, body=exiling(made)))
        return bool(made)


def to_attack(scene, seat):
    """A player and the planeswalkers that they control."""
    walkers = scene.world.fitting(lambda thing, look: look.controller == seat and "planeswalker" in look.types)
    return [player(scene, seat), *(the(scene, id) for id in walkers)]


def exiling(ones):
    return rewritten(doing("exile them."), lambda p: Those(ones) if getattr(p, "pronoun", False) else None)


@phrase("encore {price}", "encore—{parts}.", rule="702.141a")
class Encore(ExiledToPay):
    """For each opponent a token that is a copy of the card, attacks that player this turn if able, and is sacrificed at the end."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    body = ()
    targets = lambda self, item: []

    def run(self, scene):
        made = ()
        for seat in [s for s in scene.world.state.in_turn_order() if s != scene.you]:
            about = dict(who=player(scene, scene.you), original=the(scene, scene.source), count=ONE)
            events = yield from CreateCopy(**about).bound(scene)
            tokens = tokens_of((yield from scene.world.happen(*events)))
            begin_bounds(scene, Those(tokens), tokens, (MustAttack(whom=player(scene, seat)),))
            made += tokens
        ids = tuple(one.id for one in made)
        begin_effect(scene.world, scene, Continuous(what=Those(made), changes=(GainsKeywords(keywords=(HASTE,)),)), ids, unsaid())
        scene.mentioned.append(made)
        yield from doing("sacrifice them at the beginning of the next end step.").run(scene)
        return bool(made)
