"""Creatures that help others: backup lends abilities, enlist borrows power [702.154, 702.165]."""
import functools

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Exactly, Restriction, The, What, bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase
from sandbox.language.reading import read
from sandbox.vocabulary.arrivals import OnArrival
from sandbox.vocabulary.attack_keywords import OnAttack
from sandbox.vocabulary.changes import Continuous, Gets, Granting, PlusMinus
from sandbox.vocabulary.costs import sick
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import begin_effect
from sandbox.vocabulary.tapping import Tap
from sandbox.vocabulary.targets import Target


@functools.cache
def backed():
    return read(Target, "target creature")


@attrs.frozen
class HasThese(Granting):
    """Several abilities at once."""
    abilities: tuple
    leaf = True
    to_text = lambda self, form: "(gains|gain) the abilities below"
    apply = lambda self, look: attrs.evolve(look, abilities=(*look.abilities, *self.abilities))


@phrase("backup {n:digits}", rule="702.165a")
class Backup(OnArrival):
    """+1/+1 counters on a creature, and if that is another one, the abilities printed below until end of turn."""
    n: Exactly
    targets = lambda self, item: [backed()]

    def run(self, scene):
        found = backed().find(scene)
        if not found:
            return False
        about = dict(who=player(scene, scene.you), kind=CounterKind(word="+1/+1"))
        yield from scene.world.happen(*(PutCounters(what=one, count=self.n, **about) for one in found))
        below = self.lent(scene)
        if below and found[0] != The(scene.source):
            begin_effect(scene.world, scene, Continuous(what=backed(), changes=(HasThese(below),)), (found[0].id,))
        return True

    @rule("702.165c", without=lambda self, scene: ())
    def lent(self, scene):
        """Those that are printed on it behind this one and are no backup abilities: none that it was given."""
        thing = scene.world.thing(scene.source)
        printed = thing.face_of(thing.copiable).abilities
        below = printed[printed.index(self) + 1:] if self in printed else ()
        return tuple(a for a in below if not isinstance(a, Backup))


# ---- enlist ----
@phrase(logged("{what} enlists {other}"), rule="702.154c")
class Enlists(Verb):
    """A creature is tapped as the other one attacks."""
    what: What
    other: What
    contains = lambda self, game: (Tap(who=player(bare(game), game.look(self.other.id).controller), what=self.other),)


@phrase("enlist", rule="702.154a")
class Enlist(OnAttack, Restriction):
    """As it attacks, an untapped creature that does not may be tapped: +X/+0 until end of turn, where X is that creature's power."""
    def set_off_by(self, scene, event):
        return isinstance(event, Enlists) and event.what == The(scene.source)

    def run(self, scene):
        yield from ()
        power = scene.world.look(scene.item.event.other.id).power or 0
        begin_effect(scene.world, scene, Continuous(what=This(), changes=(Gets(amount=PlusMinus(text=f"{power:+d}/+0")),)), (scene.source,))
        return True


@rule("702.154b", "702.154d", without=lambda game, ones: iter(()))
def enlisted_as_they_attack(game, ones):
    """The events of those that are enlisted, an optional cost to attack; each instance asks for itself [508.1g]."""
    events, taken = [], []
    for id, you, _, ability in game.state.derived.having(Restriction):
        if isinstance(ability, Enlist) and The(id) in ones:
            able = [the(bare(game), other) for other in could_be_enlisted(game, you) if The(other) not in (*ones, *taken)]
            ask = f"{game.look(id).name} enlists"
            for one in (yield from choose(you, ask, able, 0, 1, kind="enlist", source=id, rule="508.1g")):
                taken.append(one)
                events.append(Enlists(what=the(bare(game), id), other=one))
    return events


def could_be_enlisted(game, you):
    """Untapped creatures that have been under one's control since the turn began, or have haste."""
    mine = game.fitting(lambda thing, look: "creature" in look.types and look.controller == you and thing.tapped == "untapped")
    return [id for id in mine if not sick(bare(game), id)]
