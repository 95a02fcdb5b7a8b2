"""Keywords at work as a permanent enters: tribute, ravenous, champion, hideaway [702.72, 702.75, 702.104, 702.156]."""
from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import ONE, Condition, Exactly, Keyword, The, Those, Triggered, What, player, the
from sandbox.engine.printed import DOWN
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE, LIBRARY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase
from sandbox.vocabulary.cascading import put_below
from sandbox.vocabulary.counters import with_counters
from sandbox.vocabulary.drawing import Draw, top_of
from sandbox.vocabulary.entering import changed
from sandbox.vocabulary.entering_keywords import GROWTH, EntersCountered
from sandbox.vocabulary.linking import linked_to
from sandbox.vocabulary.looking_at import LookAt
from sandbox.vocabulary.moving import Entering, Put, Sacrifice
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.players import EachOpponent
from sandbox.vocabulary.pronouns import TheExiledCard


class OnArrival(Keyword, Triggered):
    """When this permanent enters."""
    body = ()
    of_itself = lambda self: True
    targets = lambda self, item: []
    set_off_by = lambda self, scene, event: has_entered(scene, event)


def has_entered(scene, event):
    return isinstance(event, Put) and event.to == BATTLEFIELD and event.now is not None and event.now.id == scene.source


def has_left(scene, event):
    return isinstance(event, Put) and event.origin == BATTLEFIELD and event.what == The(scene.source)


PAID = "tribute"                                      # chosen for what entered with the counters of its tribute


@phrase("tribute {n:digits}", rule="702.104a")
class Tribute(EntersCountered):
    """An opponent of its controller's choice may have it enter with so many +1/+1 counters."""
    n: Exactly

    def replace(self, scene, event):
        opponents = EachOpponent().find(scene)
        if not opponents:
            return [event]
        about = dict(source=scene.source, rule="702.104a")
        [one] = yield from choose(scene.you, "tribute: choose an opponent", opponents, 1, 1, kind="player", **about)
        if not (yield from agree(one.seat, f"{scene.world.look(scene.source).name} enters with {self.n.n} +1/+1 counters", **about)):
            return [event]
        counters = with_counters(event.entering.counters, GROWTH, self.n.n)
        return [changed(event, counters=counters, chosen=(*event.entering.chosen, PAID))]


@phrase("tribute wasn't paid", rule="702.104b")
class TributeUnpaid(Condition):
    holds = lambda self, scene: (thing := scene.world.thing(scene.source)) is not None and PAID not in thing.chosen


@phrase("ravenous", rule="702.156a")
class Ravenous(EntersCountered, OnArrival):
    """X +1/+1 counters, and a card if X is 5 or more [107.3m]."""
    holds = lambda self, scene: (thing := scene.world.thing(scene.source)) is not None and thing.x >= 5
    set_off_by = lambda self, scene, event: has_entered(scene, event) and self.holds(scene)

    def number(self, scene):
        yield from ()
        return scene.world.thing(scene.source).x

    def run(self, scene):
        return bool((yield from scene.world.happen(Draw(who=player(scene, scene.you), count=ONE))))


# ---- champion ----
@phrase(logged("{what} champions {other}"), rule="702.72c")
class Champions(Verb):
    """One permanent has exiled the other for its champion ability."""
    what: What
    other: What


@phrase("champion a(n) {noun:one}", rule="702.72a")
class Champion(OnArrival):
    """It is sacrificed unless another such permanent is exiled, which returns when it leaves the battlefield: two linked abilities."""
    noun: Things

    def set_off_by(self, scene, event):
        return has_entered(scene, event) or has_left(scene, event)

    def run(self, scene):
        if has_left(scene, scene.item.event):
            return (yield from self.returned(scene))
        game, who = scene.world, player(scene, scene.you)
        others = [one for one in self.noun.find(scene) if one.id != scene.source and game.look(one.id).controller == scene.you]
        chosen = yield from choose(scene.you, "champion: exile another, or sacrifice it", others, 0, 1, source=scene.source, rule="702.72a")
        if chosen:
            done = yield from game.happen(Put(who=who, what=chosen[0], to=EXILE, origin=BATTLEFIELD))
            if exiled := [e.now for e in done if isinstance(e, Put) and e.to == EXILE and e.now]:
                link(scene, exiled[0])
                yield from game.happen(Champions(what=the(scene, scene.source), other=chosen[0]))
                return True
        return bool((yield from game.happen(Sacrifice(who=who, what=the(scene, scene.source)))))

    @rule("702.72b", without=lambda self, scene: iter(()))
    def returned(self, scene):
        """What was exiled with this very object comes back under its owner's control."""
        cards = [one for one in TheExiledCard().find(scene) if scene.world.thing(one.id).zone == EXILE]
        puts = [Put(who=player(scene, scene.you), what=one, to=BATTLEFIELD, origin=EXILE, under="owner") for one in cards]
        return bool((yield from scene.world.happen(*puts)))


def link(scene, card):
    """What was exiled with the object that speaks, for its other words to find [607.2a]."""
    source, under = linked_to(scene)
    scene.world.put(linked=(*scene.world.state.linked, (source, card.id, *under)))


# ---- hideaway ----
@phrase("hideaway {n:digits}", rule="702.75a")
class Hideaway(OnArrival):
    """Of so many cards from the top of the library one is exiled face down, the rest is put on the bottom in a random order."""
    n: Exactly

    def run(self, scene):
        game, who = scene.world, player(scene, scene.you)
        cards = top_of(scene, who, self.n.n)
        if not cards:
            return False
        yield from game.happen(LookAt(who=who, what=Those(tuple(cards))))
        [hidden] = yield from choose(scene.you, "hideaway: exile one face down", cards, 1, 1, source=scene.source, rule="702.75a")
        put = Put(who=who, what=hidden, to=EXILE, origin=LIBRARY, entering=Entering(facing=DOWN))
        done = yield from game.happen(put)
        for event in done:
            if isinstance(event, Put) and event.to == EXILE and event.now:
                link(scene, event.now)
        yield from put_below(scene, [one for one in cards if one.id in game.state.seats[scene.you].library])
        return True
