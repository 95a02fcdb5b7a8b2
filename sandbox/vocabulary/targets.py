"""Targets: chosen as a spell or ability is put on the stack, legal or not when it resolves, and chosen anew for copies [115, 601.2c]."""
import attrs

from sandbox.engine.choices import Choice, Divide, agree, choose
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import ANY, ONE, Keyword, Number, Player, Recipient, The, Triggered, What, Who, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say, walk
from sandbox.language.reading import write
from sandbox.vocabulary.determiners import Described
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.numbers import least_of
from sandbox.vocabulary.players import EachPlayer

NO_LIMIT = 10 ** 6


class Targeting(Recipient):
    """One place for each such phrase in the order of the text."""
    count = ONE
    plural = property(lambda self: self.count.plural)

    def find(self, scene):                            # where it is still legal [608.2b]
        place = next(i for i, target in enumerate(targets_in(scene)) if target is self)
        announced = attrs.evolve(scene, subject=None, spoken_of=None)      # "their" means who it meant then, whatever was said since
        return [one for one in scene.item.targets[place] if self.legal(announced, one)]

    def legal(self, scene, one):
        if isinstance(one, Player):
            return not scene.world.state.seats[one.seat].lost
        return scene.world.state.things.get(one.id) is not None and self.covers(scene, one) and not shielded(scene, one)


def targets_in(scene):
    """The target phrases of the scene's ability, of the chosen modes only, in the order of the text."""
    return scene.item.ability.targets(scene.item)


def inner_of(target):
    """The target that another one is described by: "target card from target player's graveyard"."""
    return [one for one in walk(target) if isinstance(one, Targeting) and one is not target]


def inner_first(targets):
    """In the order in which they are chosen: what another target is described by before that one, which else could not be told."""
    ordered = [one for target in targets for one in (*inner_of(target), target)]
    return [one for i, one in enumerate(ordered) if not any(one is before for before in ordered[:i])]


class Shield(Keyword):
    """A keyword that keeps an object from being a target: hexproof, shroud, protection."""
    keeps_off = lambda self, scene, one: False
    sheds = lambda self, world, host, id: False        # whether what is attached to it falls off [702.16c-d]


def shielded(scene, one):
    return isinstance(one, The) and any(isinstance(a, Shield) and a.keeps_off(scene, one) for a in scene.world.look(one.id).abilities)


def shed(world, host, id):
    """Whether an object keeps that one from being attached to it."""
    return any(isinstance(a, Shield) and a.sheds(world, host, id) for a in world.look(host).abilities)


def unshielded(scene, ones):
    return [one for one in ones if not shielded(scene, one)]


@phrase(say("target {noun:one}", count=ONE, other=False), say("another target {noun:one}", count=ONE, other=True),
        say("{count} target {noun:agreeing}", other=False), say("{count} other target {noun:agreeing}", other=True))
class Target(Targeting, Described):
    count: Number
    noun: Things
    other: bool

    def options(self, scene):
        return unshielded(scene, Described.find(self, scene))


def damageable(thing, look):
    return not {"creature", "planeswalker", "battle"}.isdisjoint(look.types)


@phrase(say("any target", count=ONE), say("{count} targets"), say("any other target", count=ONE, other=True),
        say("another target", count=ONE, other="apart"))
class AnyTarget(Targeting):
    """115.4; "another target" is apart from those before it, "any other target" from the source as well."""
    count: Number = ONE
    other: bool | str = False

    def options(self, scene):
        things = [the(scene, id) for id in scene.world.fitting(damageable) if not (self.other is True and id == scene.source)]
        return EachPlayer().find(scene) + unshielded(scene, things)

    def covers(self, scene, one):
        return isinstance(one, Player) or damageable(None, scene.world.look(one.id))


class OneAndKicks(Number):
    """One, and one more for each time that the spell was kicked [702.33c]."""
    plural = True
    value = lambda self, scene: 1 + (scene.item.kicked if scene.item else 0)


@phrase("any target, then choose another target for each time this spell was kicked", rule="601.2c")
class AnyTargetForEachKick(Targeting):
    """How often it was kicked is announced before the targets are chosen [601.2b]; all of them differ."""
    count = OneAndKicks()
    other = False
    options, covers = AnyTarget.options, AnyTarget.covers


@phrase("target player")
class TargetPlayer(Targeting, Who):
    covers = lambda self, scene, one: isinstance(one, Player)
    options = lambda self, scene: EachPlayer().find(scene)


@phrase("target opponent")
class TargetOpponent(TargetPlayer):
    options = lambda self, scene: [p for p in EachPlayer().find(scene) if p.seat != scene.you]


@phrase("each of {what}", rule="608.2c")
class EachOf(Recipient):
    """"Each of up to two targets"."""
    what: AnyTarget
    find = lambda self, scene: self.what.find(scene)
    covers = lambda self, scene, one: self.what.covers(scene, one)


@phrase("each of {what}", rule="608.2c")
class EachOfThem(What):
    """"Each of up to two target creatures"."""
    what: Target
    find = lambda self, scene: self.what.find(scene)
    covers = lambda self, scene, one: self.what.covers(scene, one)


@phrase("target player or planeswalker")
class TargetPlayerOrPlaneswalker(Targeting):
    covers = lambda self, scene, one: isinstance(one, Player) or "planeswalker" in scene.world.look(one.id).types

    def options(self, scene):
        found = scene.world.fitting(lambda thing, look: "planeswalker" in look.types)
        return EachPlayer().find(scene) + unshielded(scene, [the(scene, id) for id in found])


@phrase("target opponent or planeswalker")
class TargetOpponentOrPlaneswalker(TargetPlayerOrPlaneswalker):
    def options(self, scene):
        return [one for one in TargetPlayerOrPlaneswalker.options(self, scene) if not isinstance(one, Player) or one.seat != scene.you]


@phrase(say("target triggered ability you control", whose="yours"), say("target triggered ability", whose="any"))
class TargetTriggered(Targeting, What):
    whose: str
    legal = lambda self, scene, one: one in self.options(scene)

    def options(self, scene):
        found = [i for i in scene.world.state.stack if isinstance(i.ability, Triggered) and (self.whose == "any" or i.you == scene.you)]
        return [The(item.id, f"{item.word}: {write(item.ability)}") for item in found]


@phrase(say("{what} (becomes|become) the target of a spell or ability", who=ANY),
        "{what} (becomes|become) the target of a spell or ability {who} (controls|control)", rule="115.1")
class BecomeTarget(Verb):
    """who controls the spell or ability that targets; by is its id on the stack."""
    what: What
    who: Who
    by: int = attrs.field(default=0, eq=False)


# ---- announcing [601.2c-d] ----
@rule("115.5", without=lambda scene, target: target.options(scene))
def candidates(scene, target):
    """What could be chosen for it now: a spell or ability on the stack is an illegal target for itself."""
    itself = scene.item.id if scene.item else None
    return [one for one in target.options(scene) if not (isinstance(one, The) and one.id == itself)]


def aimed(game, item):
    """The item with its targets, one choice for each target phrase, and a division among them. Raises Illegal where one is missing."""
    chosen = []
    for target in item.ability.targets(item) if item.ability else ():
        scene = game.scene_of(attrs.evolve(item, targets=tuple(chosen)))
        whose = yield from whose_place(scene, target)
        item = attrs.evolve(item, mentioned=(*item.mentioned, whose)) if whose else item
        chosen.append((yield from aim(scene, target, chosen, whose)))
    item = attrs.evolve(item, targets=tuple(chosen))
    item = (yield from divided(item)) if item.ability else item
    yield from game.happen(*becoming_targets(game, item))
    return item


def becoming_targets(game, item):
    """Each object that the item targets becomes its target, once [601.2c]; so does what a copy of it targets, chosen anew or not."""
    aims = dict.fromkeys(one for ones in item.targets for one in ones if isinstance(one, The) and game.state.things.get(one.id))
    return tuple(BecomeTarget(what=one, who=player(game.scene_of(item), item.you), by=item.id) for one in aims)


def whose_place(scene, target):
    """Of several targets "from a player's graveyard" the player is chosen first, even if no target is; nobody for other targets."""
    relatives = getattr(getattr(target, "noun", None), "relatives", ())
    if not target.count.plural or not any(getattr(one, "of_one_player", False) for one in (target, *relatives)):
        return ()
    ask, players = f"whose cards: {write(target)}", EachPlayer().find(scene)
    if least_of(target.count, target.count.value(scene)):              # then it is one who has as many
        owners = {scene.world.thing(one.id).owner for one in candidates(scene, target)}
        players = [one for one in players if one.seat in owners]
    return (yield from choose(scene.you, ask, players, kind="player", source=scene.source, rule="601.2c"))


def no_aim(scene, target, chosen, whose=()):
    yield from ()
    return ()


@rule("601.2c", without=no_aim)
def aim(scene, target, chosen, whose=()):
    options = [one for one in candidates(scene, target) if not (target_differs(target) and any(one in ones for ones in chosen))]
    if whose:
        options = [one for one in options if scene.world.thing(one.id).owner == whose[0].seat]
    most = min(target.count.value(scene), shares(scene.item, target))
    least = least_of(target.count, most)
    if len(options) < least:
        raise Illegal("601.2c", f"no legal target for “{write(target)}”")
    most = min(most, len(options))
    if not most:
        return ()
    return (yield Choice(who=scene.you, ask=write(target), options=tuple(options), least=least, most=most,
                         kind="target", source=scene.source, rule="601.2c"))


def shares(item, target):
    """How many targets a division leaves room for: each of them is dealt, or given, at least 1 [601.2d]."""
    return next((verb.divides(item) for verb in walk(item.ability) if hasattr(verb, "divides") and verb.what is target), NO_LIMIT)


def missing(scene, targets):
    """The first of the target phrases for which there are not enough legal targets; None if all can be aimed [601.2c]."""
    seen, before = set(), 0
    for target in targets:
        options = [one for known in scenes_for(scene, target, targets) for one in candidates(known, target)]
        least = least_of(target.count, target.count.value(scene))
        seen |= set(options)
        if len(options) < least or target_differs(target) and len(seen) < least + before:
            return target
        before += least
    return None


def scenes_for(scene, target, targets):
    """The scene, or one for each way in which the target that this one is described by could be chosen."""
    scenes = [scene]
    for inner in inner_of(target):
        place = next(i for i, one in enumerate(targets) if one is inner)
        scenes = [attrs.evolve(known, item=attrs.evolve(known.item, targets=(*((),) * place, (one,))))
                  for known in scenes for one in candidates(known, inner)]
    return scenes


def target_differs(target):
    """"Another target" is other than the targets before it as well."""
    return bool(getattr(target, "other", False))


def divided(item):
    for verb in [p for p in walk(item.ability) if hasattr(p, "divides")]:
        place = next((i for i, target in enumerate(item.ability.targets(item)) if target is verb.what), None)
        if place is None:                             # it stands in a part that has no effect: not kicked, another mode
            continue
        if len(item.targets[place]) > 1:
            shares = yield Divide(who=item.you, ask=write(verb), options=item.targets[place], most=verb.divides(item),
                                  kind="divide", source=item.source, rule="601.2d")
            item = attrs.evolve(item, division=shares)
        else:
            item = attrs.evolve(item, division=(verb.divides(item),) * len(item.targets[place]))
    return item


def as_they_were(game, item):
    yield from ()
    return item


@rule("707.10c", without=as_they_were)
def aimed_anew(game, item):
    """New targets for a copy, as many as there were; the division stays [707.10c]."""
    targets = []
    for target, ones in zip(item.ability.targets(item) if item.ability else (), item.targets, strict=True):
        if ones and (yield from agree(item.you, f"choose new targets for “{write(target)}”", source=item.source, rule="707.10c")):
            options = tuple(dict.fromkeys((*candidates(game.scene_of(item), target), *ones)))
            ones = yield Choice(who=item.you, ask=write(target), options=options, least=len(ones), most=len(ones),
                                kind="target", source=item.source, rule="707.10c")
        targets.append(ones)
    return attrs.evolve(item, targets=tuple(targets))
