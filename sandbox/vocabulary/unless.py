"""Instructions that somebody may pay to avoid [118.12a]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import Who
from sandbox.engine.rulebook import HOW_TO_PAY
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.costs import CostPart, ManaCost, PayBy
from sandbox.vocabulary.sentences import Step, remember


@phrase("{who} (pays|pay) {cost}", rule="118.1")
class PayMana(Verb):
    """Paid as it is carried out, in full; what can't be paid, or is not, does not happen. "Unless" asks and pays by itself."""
    who: Who
    cost: ManaCost

    def bound(self, scene):
        events = yield from Verb.bound(self, scene)
        made = []
        for event in events:
            if (yield from HOW_TO_PAY[0](scene.world, event.who.seat, list(event.cost.symbols), scene.source)):
                made.append(event)
        return made


def paid(scene, seat, part: CostPart, ask):
    """Whether the player chose to pay and did, in full."""
    theirs = attrs.evolve(scene, you=seat)
    if not isinstance(part, ManaCost) and not part.payable(theirs):
        return False
    if not (yield from agree(seat, ask, kind="pay or not", source=scene.source, rule="118.12a")):
        return False
    if isinstance(part, ManaCost):
        return (yield from HOW_TO_PAY[0](scene.world, seat, with_x(scene, part.symbols), scene.source))
    return (yield from part.pay(theirs))


def with_x(scene, symbols):
    """X is what the words behind say it is, or what was announced [107.3c, 107.3i]."""
    return [str(scene.x) if symbol == "X" else symbol for symbol in symbols]


@phrase("{do:command} unless {other}", rule="118.12a")
class Unless(Step):
    """The players named in the second part are asked; if one of them does that, the first is not done."""
    do: Verb
    other: Verb

    def run(self, scene):
        about = getattr(self.do, "what", None)
        if about is not None:
            scene.mentioned.append(tuple(about.find(scene)))       # "its controller" is that of what the first part is about
        part = self.other.cost if isinstance(self.other, PayMana) else PayBy(do=self.other)
        for who in self.other.who.find(scene):
            if (yield from paid(scene, who.seat, part, write(self.other))):
                scene.world.carried_out.append((scene.source, self.other))
                return False
        events = yield from self.do.bound(scene)
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return bool(done)
