"""Spells cast for something else than their mana cost: evoke, dash, blitz, surge, spectacle, prowl, overload, awaken [118.9]."""
import attrs

from sandbox.engine.kinds import ANY, Condition, Exactly, Number, Player, Spell, Static, The, Triggered, player
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from sandbox.language.phrase import Phrase, joined, phrase, rewritten, say
from sandbox.vocabulary.casting import ANYWHERE, Cast
from sandbox.vocabulary.changes import AlsoType, Base, Continuous, GainsKeywords, HasKeywords, HasText, Type
from sandbox.vocabulary.costs import CostPart, ManaCost
from sandbox.vocabulary.counters import PutCounters
from sandbox.vocabulary.cycling import doing
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.determiners import Each
from sandbox.vocabulary.flashback import Priced
from sandbox.vocabulary.keywords import Evergreen
from sandbox.vocabulary.life import LoseLife
from sandbox.vocabulary.lines import Bodied, When, as_one
from sandbox.vocabulary.moving import Arrival, Put
from sandbox.vocabulary.nouns import CounterKind, Named, Things, YouControl
from sandbox.vocabulary.players import EachOpponent, EachPlayer
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import begin_effect, unsaid
from sandbox.vocabulary.targets import Target, TargetOpponent, TargetPlayer
from sandbox.vocabulary.words import CREATURE_TYPES

HASTE = Evergreen(word="haste")
ITSELF = This(word="this creature")


@phrase(leaf=r"(?:evoke|dash|blitz|surge|spectacle|prowl|overload|awaken|emerge|flashback|escape|madness|freerunning|harmonize)\b")
class WayName(Phrase):
    """The word for a way to cast a spell."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


class Alternative(Priced):
    """From wherever the card may be cast."""
    zone = ANYWHERE


# ---- what is done to the permanent afterwards ----
@phrase("evoke {price}", "evoke—{parts}.", rule="702.74a")
class Evoke(Alternative, Bodied, Triggered):
    """When it enters, its controller sacrifices it."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    way = "evoke"
    of_itself = lambda self: True
    body = property(lambda self: doing("sacrifice ~."))

    hears = (Arrival,)

    def set_off_by(self, scene, event):
        if not isinstance(event, Put) or event.to != BATTLEFIELD or event.now is None or event.now.id != scene.source:
            return False
        return scene.world.thing(scene.source).way == self.way


@phrase(say("its {way} cost was paid", said="its"), say("this spell's {way} cost was paid", said="this spell's"),
        say("~'s {way} cost was paid", said="~'s"), rule="118.9")
class CostPaid(Condition):
    """Of a spell, and of the permanent that it became."""
    way: WayName
    said: str = attrs.field(default="its", eq=False)

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and thing.way == self.way.word


@phrase("it escaped", rule="702.138b")
class Escaped(Condition):
    holds = lambda self, scene: (thing := scene.world.thing(scene.source)) is not None and thing.way == "escape"


class ForATurn(Alternative, Static):
    """It has haste for as long as it is there; at the beginning of the next end step something is done to it."""
    said = "as long as"
    effect = property(lambda self: Continuous(what=ITSELF, changes=self.changes))
    while_ = property(lambda self: CostPaid(way=WayName(word=self.way)))
    changes = (HasKeywords(keywords=(HASTE,)),)

    def became(self, scene):
        """What begins as the spell becomes a permanent, which is mentioned by then [603.7]."""
        yield from doing(f"{self.then} at the beginning of the next end step.").run(scene)


@phrase("dash {price}", "dash—{parts}.", rule="702.109a")
class Dash(ForATurn):
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    way, then = "dash", "return it to its owner's hand"


@phrase("blitz {price}", "blitz—{parts}.", rule="702.152a")
class Blitz(ForATurn):
    """It also has "When this creature dies, draw a card"."""
    price: ManaCost | None = None
    parts: tuple[CostPart, ...] = joined(", ^")
    way, then = "blitz", "sacrifice it"

    @property
    def changes(self):
        dying = Put(who=ANY, what=ITSELF, to=GRAVEYARD, origin=BATTLEFIELD)
        return (HasKeywords(keywords=(HASTE,)), HasText(ability=When(event=dying, body=doing("draw a card."))))


# ---- only if something was so ----
@phrase("surge {price}", rule="702.117a")
class Surge(Alternative):
    """If its player, or one of their team, has cast another spell this turn."""
    price: ManaCost
    way = "surge"

    def refusal(self, scene):
        cast = any(isinstance(e, Cast) and e.who.seat == scene.you for e in scene.world.state.happened)
        return "" if cast else "you have cast no other spell this turn"


@phrase("spectacle {price}", rule="702.137a")
class Spectacle(Alternative):
    price: ManaCost
    way = "spectacle"

    def refusal(self, scene):
        lost = any(type(e) is LoseLife and e.who.seat != scene.you for e in scene.world.state.happened)
        return "" if lost else "no opponent has lost life this turn"


@phrase("prowl {price}", rule="702.76a")
class Prowl(Alternative):
    """Sources are asked as they are now, or were when last seen."""
    price: ManaCost
    way = "prowl"

    def refusal(self, scene):
        look = scene.world.look(scene.source)
        own = set(look.types) & set(CREATURE_TYPES)
        hit = any(combat_damage_by_yours(scene, e) and own & set(scene.world.look(e.source.id).types) for e in scene.world.state.happened)
        return "" if hit else "nothing of its types has dealt combat damage to a player this turn"


@phrase("freerunning {price}", rule="702.173a")
class Freerunning(Alternative):
    price: ManaCost
    way = "freerunning"

    def refusal(self, scene):
        hit = any(combat_damage_by_yours(scene, e) and {"creature", "Assassin"} <= set(scene.world.look(e.source.id).types)
                  for e in scene.world.state.happened)
        return "" if hit else "no Assassin of yours has dealt combat damage to a player this turn"


def combat_damage_by_yours(scene, event):
    """Whether it is combat damage that something of this player's dealt to a player."""
    return (isinstance(event, Damage) and event.how == "combat" and isinstance(event.what, Player) and isinstance(event.source, The)
            and scene.world.look(event.source.id).controller == scene.you)


# ---- what the spell then says ----
@phrase("overload {price}", rule="702.96a")
class Overload(Alternative):
    """"Target" is replaced by "each" in its text: it has no targets."""
    price: ManaCost
    way = "overload"

    @rule("702.96b", without=lambda self, ability: ability)
    def spoken(self, ability):
        return rewritten(ability, each_instead)


def each_instead(one):
    if isinstance(one, Target):
        return Each(noun=one.noun, other=one.other)
    if isinstance(one, TargetOpponent):
        return EachOpponent()
    return EachPlayer() if isinstance(one, TargetPlayer) else None


@attrs.frozen
class Awakening(Spell):
    """Counters for a land, which becomes a 0/0 Elemental creature with haste and is still a land."""
    count: Number
    land: Target
    leaf = True
    body = ()
    to_text = lambda self, form: f"awaken {self.count.value(None)}"
    targets = lambda self, item: [self.land]

    def run(self, scene):
        lands = self.land.find(scene)
        who = player(scene, scene.you)
        yield from scene.world.happen(*(PutCounters(who=who, what=one, count=self.count, kind=CounterKind(word="+1/+1")) for one in lands))
        types = tuple(AlsoType(kind=Type(word=word), subject="one") for word in ("creature", "Elemental"))
        changes = (*types, GainsKeywords(keywords=(HASTE,)), Base(power=0, toughness=0))
        begin_effect(scene.world, scene, Continuous(what=self.land, changes=changes), tuple(one.id for one in lands), unsaid())
        return bool(lands)


@phrase("awaken {count:digits}—{price}", rule="702.113a")
class Awaken(Alternative):
    count: Number
    price: ManaCost
    way = "awaken"

    @rule("702.113b", without=lambda self, ability: ability)
    def spoken(self, ability):
        """The land is a target only of a spell that was awakened."""
        land = Target(count=Exactly(n=1), noun=Things(head=Named(word="land"), relatives=(YouControl(),)), other=False)
        return as_one([*getattr(ability, "all", (ability,)), Awakening(Exactly(n=self.count.n), land)])
