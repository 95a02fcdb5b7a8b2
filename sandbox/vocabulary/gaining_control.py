"""Other players gaining control, and control that is exchanged [613.1b, 701.12b]."""
from sandbox.engine.kinds import Player, The, What, Who
from sandbox.language.phrase import phrase
from sandbox.vocabulary.changes import Continuous, Yours
from sandbox.vocabulary.control import Beginning
from sandbox.vocabulary.sentences import begin_effect, unsaid


@phrase("{who} (gains|gain) control of {what}", rule="613.1b")
class PlayerGainsControl(Beginning):
    """For as long as the game lasts, as no duration is said [611.2a]."""
    who: Who
    what: What

    def run(self, scene):
        whos = yield from self.who.pick(scene, scene.you, lambda one: True)
        found = yield from self.what.pick(scene, scene.you, lambda one: True)
        ids = tuple(one.id for one in found if isinstance(one, The) and scene.world.state.things.get(one.id))
        for who in [who for who in whos if isinstance(who, Player)][:1]:
            begin_effect(scene.world, scene, Continuous(what=self.what, changes=(Yours(who.seat),)), ids, unsaid())
        scene.mentioned.append(tuple(found))
        return bool(ids)


@phrase("exchange control of {one} and {other}", rule="701.12b")
class ExchangeControl(Beginning):
    """All of it or nothing: both must be there, under different players [701.12a]."""
    one: What
    other: What

    def run(self, scene):
        yield from ()
        world = scene.world
        pair = [one for what in (self.one, self.other) for one in what.find(scene)[:1]
                if isinstance(one, The) and world.state.things.get(one.id)]
        seats = [world.look(one.id).controller for one in pair]
        if len(pair) < 2 or seats[0] == seats[1]:
            return False
        for one, what, seat in zip(pair, (self.one, self.other), reversed(seats), strict=True):
            begin_effect(world, scene, Continuous(what=what, changes=(Yours(seat),)), (one.id,), unsaid())
        scene.mentioned.append(tuple(pair))
        return True
