"""What was sacrificed or discarded, to pay or by the instruction before, as it was then [608.2h, 608.2k]."""
from sandbox.engine.kinds import The, What
from sandbox.language.phrase import phrase
from sandbox.vocabulary.moving import Discard, Sacrifice

KINDS = "creature|permanent|artifact|land|enchantment|card|planeswalker|token|Aura|Equipment"
DEEDS = {"sacrificed": Sacrifice, "discarded": Discard}


@phrase(leaf=rf"the (?:sacrificed|discarded) (?:{KINDS})\b", rule="608.2k")
class TheSacrificed(What):
    """The latest that was mentioned and sacrificed, or discarded; nothing if there is none."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word

    def find(self, scene):
        deed = DEEDS[self.word.split()[1]]
        gone = {event.what.id for event in scene.world.state.happened if isinstance(event, deed) and isinstance(event.what, The)}
        for group in reversed(scene.mentioned):
            found = [The(id) for one in group if isinstance(one, The) for id in (one.id, one.was) if id in gone]
            if found:
                return list(dict.fromkeys(found))
        return []
