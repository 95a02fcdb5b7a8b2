"""What a player may do: asked as it is carried out, and only if it can be done [608.2d]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import ANY, Player, Those, Who
from sandbox.engine.replacement import replay_of
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.language.reading import write
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.players import You
from sandbox.vocabulary.sentences import REFUSED, Step, remember
from sandbox.vocabulary.times_over import events_for_each

YOURSELF = None


@phrase("{do:may}[ {each}]", say("you may have {do:bare}", have="have", each=None), rule="608.2d")
class May(Step):
    do: Verb
    each: PerEach | None = None
    have: str = ""

    def run(self, scene):
        willing = yield from self.willing(scene)
        if not willing:
            return REFUSED
        do = self.do.at_will()
        if willing[0] is not YOURSELF:
            scene.subject = scene.bidden = Those(tuple(willing))
            scene.spoken_of = scene.spoken_of if isinstance(do.who, You) else scene.subject
            do = attrs.evolve(do, who=scene.bidden)
        events = yield from events_for_each(scene, do, self.each) if self.each else do.bound(scene)
        if not all(event.whole(scene.world) for event in events) or not events and do != self.do:
            return REFUSED
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return bool(done)

    def willing(self, scene):
        """Those who are asked and do it, each for themselves; an instruction about no player is yours."""
        who = None if self.have else getattr(self.do, "who", None)
        asked = [one for one in who.find(scene) if isinstance(one, Player)] if isinstance(who, Who) and who != ANY else [YOURSELF]
        found = []
        for one in asked:
            seat = scene.you if one is YOURSELF else one.seat
            if self.do.at_will() != self.do or could(scene, self.do) and (yield from agree(seat, write(self), source=scene.source)):
                found.append(one)
        return found


@rule("608.2d", without=lambda scene, do: True)
def could(scene, do):
    """Whether it can be chosen: what is impossible, or would be done to nothing, can't. It is tried out up to its first question."""
    alone = attrs.evolve(scene, mentioned=list(scene.mentioned), amounts=list(scene.amounts), world=replay_of(scene.world))
    work = do.bound(alone)
    try:
        next(work)
    except StopIteration as end:
        return bool(end.value) and all(event.whole(alone.world) for event in end.value)
    return True
