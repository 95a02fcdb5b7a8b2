"""More lands that may be played this turn [305.2b]."""
from sandbox.engine.kinds import Number
from sandbox.engine.state import Item
from sandbox.language.phrase import phrase
from sandbox.vocabulary.more_lands import MoreLandsNow
from sandbox.vocabulary.sentences import Step


@phrase("you may play {count} additional (land|lands) this turn", rule="305.2b")
class MayPlayMoreLands(Step):
    count: Number

    def run(self, scene):
        yield from ()
        game, n = scene.world, self.count.value(scene)
        word = game.state.look(scene.source).name if scene.source else ""
        game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=scene.you, source=scene.source, ability=MoreLandsNow(n),
                                                    word=word, lasts="this turn")))
        return True
