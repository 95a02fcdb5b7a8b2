"""Exile until the source leaves the battlefield: two one-shot effects, the second right after it has left [610.3]."""
import attrs

from sandbox.engine.kinds import The, Those, Triggered, bare, player
from sandbox.engine.state import BATTLEFIELD, EXILE, Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Step, remember
from sandbox.vocabulary.spoken_of import aim


@attrs.frozen
class Returning(Triggered):
    """The second effect. It uses no stack: like a mana ability, it happens at once [610.3c]."""
    source: The
    cards: tuple[The, ...]
    leaf = True
    body = ()
    to_text = lambda self, form: f"return {Those(self.cards).to_text(None)} when {self.source.name} leaves the battlefield"
    adds_mana = lambda self: True
    targets = lambda self, item: []

    hears = (Put,)

    def set_off_by(self, scene, event):
        return isinstance(event, Put) and event.origin == BATTLEFIELD and getattr(event.what, "id", None) == self.source.id

    def run(self, scene):
        state = scene.world.state
        back = [card for card in self.cards if (thing := state.things.get(card.id)) and thing.zone == EXILE]
        yield from scene.world.happen(*(Put(who=player(bare(scene.world), state.thing(card.id).owner), what=card, to=BATTLEFIELD,
                                            origin=EXILE) for card in back))


@phrase("{do:command} until {source} (leaves|leave) the battlefield", rule="610.3")
class UntilItLeaves(Step):
    """Nothing is exiled if the source has left by then [610.3a]."""
    do: Verb
    source: This

    def run(self, scene):
        game = scene.world
        here = game.state.things.get(scene.source)
        if here is None or here.zone != BATTLEFIELD or not isinstance(self.do, Put) or self.do.to != EXILE:
            return False
        if not (events := (yield from self.do.bound(scene))):
            aim(scene, self.do.what)
        done = yield from game.happen(*events)
        remember(scene, events, done)
        cards = tuple(event.now for event in done if isinstance(event, Put) and event.now and event.to == EXILE)
        if cards:
            source = The(here.id, game.look(here.id).name)
            item = Item(id=game.new_id(), you=scene.you, source=here.id, ability=Returning(source=source, cards=cards), word=source.name)
            game.put(delayed=(*game.state.delayed, item))
        return bool(done)
