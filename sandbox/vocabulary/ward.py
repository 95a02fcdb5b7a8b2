"""Ward: what becomes a target asks to be paid [702.21]."""
from sandbox.engine.kinds import Keyword, The, Triggered, player
from sandbox.language.phrase import phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.costs import CostPart, ManaCost, PayBy
from sandbox.vocabulary.moving import CounterSpell
from sandbox.vocabulary.targets import BecomeTarget
from sandbox.vocabulary.unless import paid


@phrase("ward {mana}", say("ward—{other}."), rule="702.21a")
class Ward(Keyword, Triggered):
    """Whenever this permanent becomes the target of a spell or ability an opponent controls, counter it unless they pay."""
    mana: ManaCost | None = None
    other: PayBy | None = None
    body = ()
    cost = property(lambda self: self.mana or self.other)

    hears = (BecomeTarget,)

    def set_off_by(self, scene, event):
        return isinstance(event, BecomeTarget) and event.what == The(scene.source) and event.who.seat != scene.you

    def targets(self, item):
        return []

    def run(self, scene):
        event = scene.item.event
        item = scene.world.state.item(event.by)
        part: CostPart = self.cost
        if item is None or (yield from paid(scene, item.you, part, f"pay {write(part)} for ward")):
            return False
        return bool((yield from scene.world.happen(CounterSpell(who=player(scene, scene.you), what=The(item.id, item.word)))))
