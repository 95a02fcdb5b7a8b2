"""How instructions are put together: then, may, if, if you do, instead, until end of turn, at the next end step [608.2c]."""
import attrs

from sandbox.engine.kinds import ANY, Ability, Condition, Number, Recipient, Spell, The, What, Who, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import EXILE, PHASED_OUT, Effect
from sandbox.engine.verb import Verb, no_less_than_none
from sandbox.language.phrase import Phrase, joined, phrase, rewritten, walk
from sandbox.vocabulary.changes import Continuous
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.determiners import Described
from sandbox.vocabulary.groups import moved_together, set_out
from sandbox.vocabulary.linking import linked_to
from sandbox.vocabulary.players import ThatPlayer, TheSame, They, Unspoken, You
from sandbox.vocabulary.pronouns import NOTHING, It
from sandbox.vocabulary.spoken_of import aim, left_out, spoken_of, told_about
from sandbox.vocabulary.targets import Targeting, inner_first
from sandbox.vocabulary.times_over import events_for_each
from sandbox.vocabulary.words import Wording


# ---- steps: one instruction each ----
class Step(Phrase):
    """Its events replace another event, or happen when it is run."""
    def run(self, scene):
        spoken = spoken_of(scene, getattr(self, "do", None))
        if (noun := getattr(getattr(self, "each", None), "noun", None)) is not None:       # "for each creature …. Those creatures"
            scene.mentioned.insert(0, tuple(noun.find(scene)))
        events = yield from self.events(scene)
        done = yield from scene.world.happen(*events)
        remember(scene, events, done, spoken)
        return bool(done)


def remember(scene, told, done, spoken=()):
    """What was touched becomes what "it" means, how much it came to what "that much" means; what was exiled stays linked [607]."""
    found = [event.result for event in done if event.result is not None]
    became = {one.was for one in found}               # what was destroyed is mentioned as the card that it now is
    touched = tuple(one for one in dict.fromkeys(found) if one.id not in became)
    if touched:
        (set_out if any(event.sets_out for event in told) else moved_together)(scene, touched)
    if meant := touched + left_out(scene, told, done, touched, spoken):
        scene.mentioned.append(meant)
    elif spared := tuple(dict.fromkeys(event.what for event in told if isinstance(getattr(event, "what", None), The))):
        scene.mentioned.append(spared)                # what could not be destroyed or countered is still what "it" means
        scene.undone.update(one.id for one in spared)
    if any(event.lost_if_replaced and not any(one is event for one in done) for event in told):
        scene.mentioned.append((NOTHING,))
    kinds = {type(event) for event in told}
    scene.amounts.append(sum(1 if event.came_to is None else event.came_to for event in done if type(event) in kinds))
    exiled = [event.now.id for event in done if getattr(event, "to", "") == EXILE and event.now]
    if exiled:
        source, under = linked_to(scene)
        scene.world.put(linked=scene.world.state.linked + tuple((source, id, *under) for id in exiled))


@phrase("{do:command}[ {each}]")
class Do(Step):
    do: Verb
    each: PerEach | None = None

    def events(self, scene):
        told = bidden(scene, self.do)
        events = yield from events_for_each(scene, told, self.each) if self.each else told.bound(scene)
        if not events:
            aim(scene, getattr(told, "what", None))
        return events


def bidden(scene, verb):
    """The verb with the player who is told: whoever may do what the sentence began with goes on with it [608.2c]."""
    who = getattr(verb, "who", None)
    if isinstance(who, Unspoken) and scene.bidden is not None:
        return attrs.evolve(verb, who=scene.bidden)
    if isinstance(who, Who) and not isinstance(who, TheSame | They):
        scene.subject = who
        if not isinstance(who, You) and not (isinstance(who, ThatPlayer) and scene.spoken_of is not None):
            scene.spoken_of = who
    return verb


@phrase("{do:shared}[ {each}]", rule="608.2c")
class GoOn(Do):
    """By the player that the verb before was about: "and loses 2 life"."""
    do: Verb
    each: PerEach | None = None


REFUSED = None                                        # of somebody who may and does not: nor is the rest of the sentence done


@phrase("{effect} until end of turn")
class Lasting(Step):
    """The objects it affects are settled now [611.2c]."""
    effect: Continuous

    def run(self, scene):
        game, found = scene.world, tuple(one.id for one in self.effect.what.find(scene) if hasattr(one, "id"))
        begin_effect(game, scene, (yield from settled(scene, self.effect)), found)
        scene.mentioned.append(tuple(self.effect.what.find(scene)))
        aim(scene, self.effect.what)
        return bool(found)


def settled(scene, effect):
    """The effect with what its words leave to be chosen as it begins: a color, say [608.2d]."""
    chosen = {}
    for part in walk(effect):
        if hasattr(part, "settled") and part not in chosen:
            chosen[part] = yield from part.settled(scene)
    return rewritten(effect, chosen.get) if chosen else effect


def begin_effect(game, scene, effect, found, until="end of turn", finds="then"):
    if not (found := within_reach(game.state, found)) and finds == "then":
        return
    changes = tuple(part for change in effect.changes for part in [change.fixed(scene)])
    id = game.new_id()
    game.put(effects=(*game.state.effects, Effect(id=id, you=scene.you, source=scene.source, locked=found, timestamp=id,
                                                  sentence=attrs.evolve(effect, changes=changes), until=until, finds=finds)))


@rule("702.26e", without=lambda state, found: found)
def within_reach(state, found):
    """What is phased out is in no set of affected objects."""
    return tuple(id for id in found if (thing := state.things.get(id)) is None or thing.zone != PHASED_OUT)


@phrase("until end of turn, {effect}")
class LastingFirst(Lasting):
    """The duration stands first."""
    effect: Continuous


@rule("611.2a", without=lambda: "end of turn")
def unsaid():
    """How long what is said without a duration lasts."""
    return "the end of the game"


# ---- sentences and bodies ----
class Sentence(Phrase):
    stands_behind = lambda self, before: True            # whether it can be said behind that sentence

    def follow(self, scene, so_far):
        """Carries it out after the sentences before: "draw a card if you control a Goblin. Otherwise, …"."""
        scene.held = None
        so_far.did = yield from self.run(scene)
        so_far.held = so_far.held if scene.held is None else scene.held


class Together(Phrase):
    """Instructions of one breath; mostly it is one alone."""
    def run(self, scene):
        return (yield from in_turn(self.steps, scene))


def in_turn(steps, scene):
    """One after another, until a player who may do something does not; whether the last of them did anything."""
    did = False
    for step in steps:
        did = yield from step.run(scene)
        if did is REFUSED:
            return REFUSED
        if did:
            scene.world.carried_out.append((scene.source, step))
    return did


@phrase("{steps}")
class Joined(Together):
    """Joined by "and"."""
    steps: tuple[Step, ...] = joined(" and ")


@phrase("{first}, {more}")
class InARow(Together):
    """The beginning of a list that ends in "then": "reveal it, put it into your hand"."""
    first: Step
    more: tuple[Step, ...] = joined(", ")
    steps = property(lambda self: (self.first, *self.more))


@phrase("{first}, {more}, and {last}")
class Listed(Together):
    """Three and more of the same rank."""
    first: Step
    more: tuple[Step, ...] = joined(", ")
    last: Step
    steps = property(lambda self: (self.first, *self.more, self.last))


@phrase("{steps}[, where X is {where}]")
class Plainly(Sentence):
    """Instructions joined by "then", each of them of one part or of several."""
    steps: tuple[Together, ...] = joined(", then ")
    where: Number | None = None

    def run(self, scene):
        scene.subject = scene.bidden = None
        did, unknown = False, self.where is not None
        for step in self.steps:
            if unknown and says_x(step):              # found out once, as the first of them needs it, for all that follows [107.3i]
                scene.x, unknown = no_less_than_none(self.where.value(speaking_of(scene, step))), False
            did = yield from step.run(scene)
            if did is REFUSED:
                break
        return bool(did)


@phrase("then {then}")
class Then(Sentence):
    """What is done after the sentence before [608.2c]."""
    then: Plainly
    run = lambda self, scene: self.then.run(scene)


def says_x(step):
    return any(getattr(p, "says_x", False) for p in walk(step))


def speaking_of(scene, together):
    """The scene for what X is: "its power" is that of what the instruction with X is about, unless it speaks of something chosen."""
    step = next(step for step in together.steps if says_x(step))
    told = getattr(step, "effect", None) or getattr(step, "do", None)
    about = getattr(told, "source", None) or getattr(told, "what", None)
    if not isinstance(about, Recipient) or about == ANY or isinstance(about, Described) and not isinstance(about, Targeting):
        return scene
    group = tuple(about.find(scene))
    return attrs.evolve(scene, mentioned=[*scene.mentioned, group]) if group else scene


def plainly(step):
    """A sentence of one instruction."""
    return Plainly(steps=(Joined(steps=(step,)),))


@attrs.define
class SoFar:
    """How a body has gone: whether its last instruction did anything, and whether its last "if" was so."""
    did: bool = False
    held: bool = False


@phrase("if {condition}, {then}")
class If(Sentence):
    condition: Condition
    then: Plainly

    def run(self, scene):
        return (yield from self.then.run(scene)) if self.condition.holds(scene) else False

    def follow(self, scene, so_far):
        so_far.held = self.condition.holds(scene)
        so_far.did = (yield from self.then.run(scene)) if so_far.held else False


@phrase("then if {condition}, {then}", rule="608.2c")
class ThenIf(If):
    condition: Condition
    then: Plainly


@phrase("if {condition}, {then} instead", rule="614.15")
class Rather(If):
    """A self-replacement: it stands for the sentence before it, before anything else can replace that. Where nothing was mentioned
    yet, "it" is what the condition speaks of: "if this spell was kicked, it deals"."""
    condition: Condition
    then: Plainly

    def follow(self, scene, so_far):
        deals = any(isinstance(getattr(p, "source", None), It) for p in walk(self.then))
        if isinstance(about := getattr(self.condition, "what", None), What) or deals:
            group = tuple(about.find(scene)) if isinstance(about, What) else (the(scene, scene.source),)
            scene.mentioned.insert(len(scene.mentioned) if deals else 0, group)
        yield from super().follow(scene, so_far)


class Always:
    """Whatever is so."""
    holds = staticmethod(lambda scene: True)


class Revised(Sentence):
    """Stands for the sentence before it where its condition holds: follow_for(before, scene, so_far) is told which that is."""


@phrase("otherwise, {then}", rule="608.2c")
class Otherwise(Sentence):
    """Where the "if" before was not so."""
    then: Plainly

    def follow(self, scene, so_far):
        if not so_far.held:
            so_far.did = yield from self.then.run(scene)


@phrase(leaf=r"(?:(?:you|they) do|(?:that player|a player|the player) does)(?=, )")
class SomeoneDoes(Wording):
    word: str


@phrase("if {does}, {then}", rule="608.2c")
class IfYouDo(Sentence):
    """Where the instruction before was carried out; "they" is the player that it was about."""
    does: SomeoneDoes
    then: Plainly

    def follow(self, scene, so_far):
        so_far.held = so_far.did
        if so_far.did:
            yield from self.then.run(scene)


@phrase(leaf=r"(?:(?:you|they) (?:don't|can't)|(?:that player|the player) doesn't|no one does)(?=, )")
class SomeoneDoesNot(Wording):
    word: str


@phrase("if {does_not}, {then}", rule="608.2c")
class IfNot(Sentence):
    """Where it was not."""
    does_not: SomeoneDoesNot
    then: Plainly

    def follow(self, scene, so_far):
        if not so_far.did:
            yield from self.then.run(scene)


class Body(Phrase):
    def run(self, scene):
        so_far, before, gathered = SoFar(), None, 0
        for place, (sentence, following) in enumerate(zip((self.first, *self.rest), (*self.rest, None), strict=True)):
            if place < gathered:                      # done later, with what stands before it
                continue
            if hasattr(sentence, "gather"):
                gathered = place + 1 + sentence.gather(scene, so_far, self.rest[place:])
                continue
            if isinstance(following, (Rather, Revised)) and following.condition.holds(scene):
                before = sentence
                if isinstance(following, Rather):
                    scene.mentioned += told_about(scene, sentence)
                continue
            if hasattr(sentence, "follow_with"):      # a triggered ability of its own, of all that stands behind it
                sentence.follow_with(scene, so_far, self.rest[place:])
                return
            if isinstance(sentence, Revised):
                yield from sentence.follow_for(before, scene, so_far)
            else:
                yield from sentence.follow(scene, so_far)

    def targets(self, item):
        """Those of its own, and not of what triggers later or of an ability that something gets [603.7, 603.12, 115.1]."""
        own = self.rest[:next((i for i, one in enumerate(self.rest) if hasattr(one, "follow_with")), len(self.rest))]
        said = as_announced((self.first, *own), item)
        apart = [p.then if getattr(p, "later", False) else p for sentence in said for p in walk(sentence)
                 if getattr(p, "later", False) or isinstance(p, Ability)]
        theirs = {id(p) for part in apart for p in walk(part) if isinstance(p, Targeting)}
        return inner_first([p for sentence in said for p in walk(sentence) if isinstance(p, Targeting) and id(p) not in theirs])


@rule("702.33g", without=lambda sentences, item: sentences)
def as_announced(sentences, item):
    """Those of a spell that its targets are chosen for: what has its effect only if it was kicked, or only if not, is known by then."""
    if item is None or not isinstance(item.ability, Spell):
        return sentences
    depends = {i: one.condition.was_so(item) for i, one in enumerate(sentences) if isinstance(one, If) and one.condition.announced}
    replaced = {i - 1 for i, so in depends.items() if so and isinstance(sentences[i], Rather) and aiming(sentences[i])}
    return tuple(one for i, one in enumerate(sentences) if depends.get(i, True) and i not in replaced)


def aiming(sentence):
    return any(isinstance(p, Targeting) for p in walk(sentence))


class Outright(Body):
    """What may stand behind a trigger: an "if" there is the trigger's own [603.4]."""


def in_place(fields):
    """Whether each sentence can stand where it does."""
    rest = fields.get("rest", ())
    return all(sentence.stands_behind(before) for before, sentence in zip((fields["first"], *rest), rest, strict=False))


@phrase("{first}[. {rest}].")
class Told(Outright):
    first: Plainly
    rest: tuple[Sentence, ...] = joined(". ")
    admits = staticmethod(in_place)


@phrase("{first}[. {rest}].")
class Conditionally(Body):
    first: If
    rest: tuple[Sentence, ...] = joined(". ")
    admits = staticmethod(in_place)
