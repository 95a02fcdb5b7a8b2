"""Keywords of artifacts: fortify, reconfigure, living metal, craft [702.67, 702.151, 702.161, 702.167]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Condition, Exactly, Keyword, Static, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE
from sandbox.language.phrase import phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.attaching import Unattach
from sandbox.vocabulary.changes import AlsoType, Continuous, NoLonger, Type
from sandbox.vocabulary.conditions import YourTurn
from sandbox.vocabulary.costs import CostPart, ManaCost, PayBy
from sandbox.vocabulary.cycling import doing
from sandbox.vocabulary.flashback import in_words
from sandbox.vocabulary.lines import ActivatedAbility, OnlyWhen
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.only_if import OnlyIf
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Body, Step

AS_A_SORCERY = OnlyWhen(word="as a sorcery")


def derived(make):
    """A field that follows from the words of the keyword."""
    return attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(make, takes_self=True))


@phrase("fortify {mana}", rule="702.67a")
class Fortify(Keyword, ActivatedAbility):
    """[Cost]: Attach this Fortification to target land you control. Activate only as a sorcery."""
    mana: ManaCost
    body: Body = derived(lambda self: doing("attach this permanent to target land you control."))
    cost: tuple = derived(lambda self: (self.mana,))
    when: OnlyWhen = derived(lambda self: AS_A_SORCERY)


# ---- reconfigure ----
@attrs.frozen
class IsAttached(Condition):
    leaf = True
    to_text = lambda self, form: "this permanent is attached to a creature"

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and thing.attached is not None


@attrs.frozen
class Never(Condition):
    leaf = True
    to_text = lambda self, form: "never"
    holds = lambda self, scene: False


NEVER = Never()


@phrase("unattach {what}", rule="701.3d")
class UnattachIt(Step):
    what: This

    def run(self, scene):
        here = [one for one in self.what.find(scene) if (thing := scene.world.state.things.get(one.id)) and thing.attached is not None]
        return bool((yield from scene.world.happen(*(Unattach(one) for one in here))))


@phrase("reconfigure {mana}", "reconfigure—{other}.", rule="702.151a")
class Reconfigure(Keyword, Static):
    """Two activated abilities, to attach it to another creature and to unattach it; attached it is no creature [702.151b]."""
    mana: ManaCost | None = None
    other: PayBy | None = None
    effect = Continuous(what=This(), changes=(NoLonger(kind=Type(word="creature"), said="not"),))

    @property
    @rule("702.151b", without=lambda self: NEVER)
    def while_(self):
        return IsAttached()

    may_equip = True                                  # though it is a creature itself [301.5c]

    @property
    def activates(self):
        cost = (self.mana or self.other,)
        return (ActivatedAbility(cost=cost, body=doing("attach this permanent to another target creature you control."), when=AS_A_SORCERY),
                ActivatedAbility(cost=cost, body=doing("unattach this permanent."), when=OnlyIf(condition=IsAttached(), when=AS_A_SORCERY)))


@phrase("living metal", rule="702.161a")
class LivingMetal(Keyword, Static):
    """During its controller's turn it is an artifact creature as well."""
    effect = Continuous(what=This(), changes=tuple(AlsoType(kind=Type(word=word), subject="one") for word in ("artifact", "creature")))
    while_ = property(lambda self: YourTurn())


# ---- craft ----
def as_permanent(scene, noun, thing):
    """Whether a card in a graveyard is of that kind: said without the word "card" it means permanents and cards alike."""
    return noun.suits(scene, attrs.evolve(thing, zone=BATTLEFIELD), scene.world.look(thing.id))


@attrs.frozen
class Materials(CostPart):
    """So many such objects are exiled from among permanents that one controls and cards in one's graveyard."""
    noun: Things
    count: int
    most: int
    leaf = True
    to_text = lambda self, form: f"exile {write(self.noun, 'many')}"

    @rule("702.167b", without=lambda self, scene: [])
    def buried(self, scene):
        things = [scene.world.thing(id) for id in scene.world.state.seats[scene.you].graveyard]
        return [the(scene, thing.id) for thing in things if as_permanent(scene, self.noun, thing)]

    def able(self, scene):
        here = scene.world.fitting(lambda thing, look: look.controller == scene.you and self.noun.suits(scene, thing, look))
        return [the(scene, id) for id in here if id != scene.source] + self.buried(scene)

    def payable(self, scene):
        return len(self.able(scene)) >= self.count

    def pay(self, scene):
        if not self.payable(scene):
            return False
        chosen = yield from choose(scene.you, "craft: exile the materials", self.able(scene), self.count, self.most, source=scene.source,
                                   rule="702.167a")
        who = player(scene, scene.you)
        yield from scene.world.happen(*(Put(who=who, what=one, to=EXILE, origin=scene.world.thing(one.id).zone) for one in chosen))
        return True


MANY = 10 ** 6


@phrase(say("craft with {noun:one} {mana}", count=Exactly(n=1)), "craft with {count} {noun:many} {mana}",
        say("craft with one or more {noun:many} {mana}", count=Exactly(n=1), more="more"),
        say("craft with {count} or more {noun:many} {mana}", more="more"), rule="702.167a")
class Craft(Keyword, ActivatedAbility):
    """It is exiled with its materials, and returns transformed under its owner's control."""
    noun: Things
    mana: ManaCost
    count: Exactly
    more: str = ""
    body: Body = derived(lambda self: doing("return ~ from exile to the battlefield transformed under its owner's control."))
    cost: tuple = derived(lambda self: (self.mana, in_words("exile this permanent"),
                                        Materials(self.noun, self.count.n, MANY if self.more else self.count.n)))
    when: OnlyWhen = derived(lambda self: AS_A_SORCERY)
    zone = BATTLEFIELD
    targets = lambda self, item: []

    def run(self, scene):
        """The card that it became as it was exiled to pay."""
        gone = scene.world.state.gone.get(scene.source)
        card = scene.world.state.things.get(gone.became) if gone and gone.became else None
        if card is None or card.zone != EXILE:
            return False
        put = Put(who=player(scene, scene.you), what=the(scene, card.id), to=BATTLEFIELD, origin=EXILE, entering=Entering(face="back"),
                  under="owner")
        return bool((yield from scene.world.happen(put)))
