"""Vehicles and their crews, Mounts and their riders: untapped creatures are tapped for them [301.7, 702.122, 702.171]."""
import attrs

from sandbox.engine.choices import Choice
from sandbox.engine.kinds import Exactly, Keyword, What, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.language.reading import read
from sandbox.vocabulary.bounds import Bound
from sandbox.vocabulary.changes import AlsoType, Continuous, Type
from sandbox.vocabulary.control import Beginning
from sandbox.vocabulary.costs import CostPart
from sandbox.vocabulary.lines import ActivatedAbility, OnlyWhen
from sandbox.vocabulary.nouns import Adjective
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Body, begin_effect
from sandbox.vocabulary.tapping import Tap


@phrase("{what} (becomes|become) (what: an artifact creature|artifact creatures) until end of turn", rule="205.1b")
class BecomesArtifactCreature(Beginning):
    """It keeps its other types and subtypes, and has the power and toughness that are printed on it [301.7b]."""
    what: What

    def run(self, scene):
        yield from ()
        return self.begin(scene, tuple(AlsoType(kind=Type(word=word), subject="one") for word in ("artifact", "creature")), "end of turn")


@phrase("{what} (becomes|become) crewed", rule="702.122d")
class BecomeCrewed(Verb):
    """As a crew ability resolves."""
    what: What
    never = frozenset({"command", "may", "would", "cant"})


@phrase("{what} (crews|crew) {vehicle}", rule="702.122b")
class Crews(Verb):
    """A creature that is tapped to pay for crewing."""
    what: What
    vehicle: What
    never = frozenset({"command", "may", "would", "cant"})


@attrs.frozen(kw_only=True)
class Crewmen(Choice):
    """Creatures whose total power is enough; worth: what each of the options has."""
    worth: tuple[int, ...] = ()
    wanted: int = 0

    def fits(self, answer):
        return super().fits(answer) and sum(self.worth[self.options.index(one)] for one in answer) >= self.wanted


@phrase("tap any number of other untapped creatures you control with total power {n:digits} or greater", rule="702.122a")
class CrewCost(CostPart):
    """Those that are summoning sick may crew [702.122c]."""
    n: Exactly
    called = "crew"
    deed = property(lambda self: Crews)

    def able(self, scene):
        found = scene.world.fitting(lambda thing, look: "creature" in look.types and thing.tapped == "untapped"
                                    and look.controller == scene.you)
        return [(the(scene, id), scene.world.look(id).power or 0) for id in found if id != scene.source]

    def payable(self, scene):
        return sum(max(0, power) for _, power in self.able(scene)) >= self.n.n

    def pay(self, scene):
        able = self.able(scene)
        if not self.payable(scene):
            return False
        crew = yield Crewmen(who=scene.you, ask=f"{self.called} {self.n.n}", options=tuple(one for one, _ in able), least=0, most=len(able),
                             kind="crew", source=scene.source, rule="702.122a", worth=tuple(power for _, power in able), wanted=self.n.n)
        yield from scene.world.happen(*(Tap(who=player(scene, scene.you), what=one) for one in crew))
        yield from scene.world.happen(*(self.deed(what=one, vehicle=the(scene, scene.source)) for one in crew))
        return True


@phrase("crew {n:digits}", say("crew {n:digits}. activate only {when}.", said="limited"), rule="702.122a")
class Crew(Keyword, ActivatedAbility):
    n: Exactly
    when: OnlyWhen | None = None
    said: str = attrs.field(default="", eq=False)
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda: read(Body, "this permanent becomes an artifact creature until end of turn.")))
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda self: (CrewCost(n=self.n),), takes_self=True))

    def run(self, scene):
        yield from self.body.run(scene)
        thing = scene.world.state.things.get(scene.source)
        there = thing is not None and thing.zone == BATTLEFIELD
        return bool(there and (yield from scene.world.happen(BecomeCrewed(what=the(scene, scene.source)))))


# ---- saddle ----
@phrase("{what} (saddles|saddle) {vehicle}", rule="702.171c")
class Saddles(Crews):
    """A creature that is tapped to pay for saddling."""
    what: What
    vehicle: What


@attrs.frozen
class SaddleCost(CrewCost):
    """Likewise [302.6]."""
    n: Exactly
    leaf = True
    called = "saddle"
    deed = property(lambda self: Saddles)
    to_text = lambda self, form: f"saddle {self.n.n}"


@attrs.frozen
class IsSaddled(Bound):
    """A mark until the turn ends or it leaves the battlefield; no copiable value [702.171b]."""
    leaf = True
    to_text = lambda self, form: "(is|are) saddled"


@phrase(leaf=r"saddled\b", rule="702.171b")
class Saddled(Adjective):
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: "saddled"

    @rule("702.171b", without=lambda self, scene, thing, look: False)
    def fits(self, scene, thing, look):
        return any(isinstance(one.says, IsSaddled) for one in look.bounds)


@phrase("saddle {n:digits}", rule="702.171a")
class Saddle(Keyword, ActivatedAbility):
    """As a sorcery."""
    n: Exactly
    when: OnlyWhen = attrs.field(init=False, eq=False, repr=False, default=OnlyWhen(word="as a sorcery"))
    body: tuple = attrs.field(init=False, eq=False, repr=False, default=())
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda self: (SaddleCost(self.n),), takes_self=True))
    targets = lambda self, item: []
    is_mana = lambda self: False

    def run(self, scene):
        yield from ()
        thing = scene.world.state.things.get(scene.source)
        if thing is None or thing.zone != BATTLEFIELD:
            return False
        begin_effect(scene.world, scene, Continuous(what=This(), changes=(IsSaddled(),)), (scene.source,))
        return True
