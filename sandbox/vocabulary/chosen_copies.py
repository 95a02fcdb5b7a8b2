"""A permanent chosen as another enters, and what is a copy of it from then on [614.12a, 707.2c]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import Change, What
from sandbox.engine.printed import Card
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.copying import Unchanged, Wears, shown
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.entering import Enters, changed


@phrase("as {what} enters, choose {one}.", rule="614.12a")
class EntersChoosingOne(Enters):
    """The permanent is kept, and so are its copiable values as they are then: a copy effect looks them up but once [707.2c]."""
    what: What
    one: Some

    def replace(self, scene, event):
        options = [one for one in self.one.noun.find(scene) if one.id != scene.source]      # not itself: it is not there yet
        ones = yield from choose(scene.you, f"choose {write(self.one)}", options, min(1, len(options)), 1, kind="choose",
                                 source=scene.source, rule="614.12a")
        return [changed(event, chosen=tuple(part for one in ones for part in (one, shown(scene.world, one.id))))]


@phrase("(is|are) a copy of the chosen creature", rule="707.2c")
class CopiesTheChosen(Change):
    """As the chosen one was when it was chosen; of nothing chosen there is no copy."""
    layer, writes = "1", frozenset({"copiable"})

    def bound(self, scene):
        cards = [one for one in scene.world.thing(scene.source).chosen if isinstance(one, Card)]
        return Wears(cards[0]) if cards else Unchanged()
