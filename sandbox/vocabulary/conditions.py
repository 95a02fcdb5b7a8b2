"""What may be so: what players control, what was done, how a thing is [603.4, 608.2c]."""
from sandbox.engine.again import counted
from sandbox.engine.kinds import Condition, Number, What, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import old, phrase, say
from sandbox.vocabulary.casting import Cast, Kicker
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.counting import NumberOf
from sandbox.vocabulary.nouns import Adjective, CounterKind, Things
from sandbox.vocabulary.pronouns import This


@phrase(say("it was kicked"), say("he was kicked", word="he"), say("she was kicked", word="she"), say("{what} was kicked", word="what"),
        rule="702.33d")
class WasKicked(Condition):
    word: str = "it"
    what: This = This()
    announced = True

    def holds(self, scene):
        if scene.item and scene.item.ability is not None and scene.item.id == scene.source or scene.item and scene.item.kicked:
            return bool(scene.item.kicked)
        thing = scene.world.thing(scene.source)
        return bool(thing and thing.kicked)


@phrase(say("it was kicked with its {cost} kicker"), say("this spell was kicked with its {cost} kicker", word="this spell"), rule="702.33d")
class WasKickedWith(Condition):
    """By the one of its kicker costs that was paid."""
    cost: ManaCost
    word: str = "it"
    announced = True
    holds = lambda self, scene: Kicker(cost=self.cost).times(scene) > 0


@phrase("{event:past} this turn")
class ThisTurn(Condition):
    event: Verb
    beyond = frozenset({"happened"})
    holds = lambda self, scene: any(self.event.describes(scene, event) for event in scene.world.state.happened)


@phrase("no spells were cast last turn", rule="500.1")
class NoSpellsLastTurn(Condition):
    beyond = frozenset({"last_turn"})
    holds = lambda self, scene: not any(isinstance(event, Cast) for event in scene.world.state.last_turn)


@phrase("a player cast {count} or more spells last turn", rule="500.1")
class ManySpellsLastTurn(Condition):
    count: Number
    beyond = frozenset({"last_turn"})

    def holds(self, scene):
        casts = [(event.who, times) for event, times in counted(scene.world.state.last_turn) if isinstance(event, Cast)]
        return any(sum(times for other, times in casts if other == who) >= self.count.value(scene) for who, _ in casts)


@phrase("{what} (is|are) {quality}", old("{what} (remains|remain) {quality}"))
class IsSo(Condition):
    """"this creature is tapped"."""
    what: What
    quality: Adjective

    def holds(self, scene):
        things = [thing for one in self.what.find(scene) if (thing := scene.world.thing(one.id))]
        return any(self.quality.fits(scene, thing, scene.world.look(thing.id)) for thing in things)


@phrase("it's your turn", say("it's not your turn", sign="not"))
class YourTurn(Condition):
    sign: str = ""
    beyond = frozenset({"active"})
    holds = lambda self, scene: (scene.world.state.active == scene.you) == (self.sign == "")


@phrase("{who} (has|have) {count:digits} or more life", say("{who} (has|have) {count:digits} or less life", sign="less"))
class HasLife(Condition):
    who: Who
    count: Number
    sign: str = "more"
    beyond = frozenset({"seats.life"})

    def holds(self, scene):
        n = self.count.value(scene)
        lives = [scene.world.state.seats[p.seat].life for p in self.who.find(scene)]
        return any(life >= n if self.sign == "more" else life <= n for life in lives)


@phrase("there are {count:word} or more {noun:many}")
class ThereAre(Condition):
    count: Number
    noun: Things
    counts = True
    holds = lambda self, scene: NumberOf(noun=self.noun).value(scene) >= self.count.value(scene)


@phrase("there are no {kind} counters on {on}", rule="122.1")
class NoneLeftOn(Condition):
    kind: CounterKind
    on: What

    def holds(self, scene):
        things = [thing for one in self.on.find(scene) if (thing := scene.world.thing(one.id))]
        return not any(thing.counted(self.kind.word) for thing in things)
