"""Revealing cards from the top of a library until the right one comes, casting it for nothing, and where the others go [608.2g, 701.20]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import The, What, Who, the
from sandbox.engine.rulebook import HOW_TO_CAST
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.nouns import Named
from sandbox.vocabulary.pronouns import NOTHING, Revealed
from sandbox.vocabulary.sentences import Step


@phrase(logged("{who} (reveals|reveal) {what} from the top of (who: their|your) library"), rule="701.20a")
class RevealFromTop(Verb):
    """In this order; they stay where they are [701.20b]."""
    who: Who
    what: What
    each = ("who",)
    result = None


@phrase("{who} (reveals|reveal) cards from the top of (who: their|your) library until (who: they reveal|you reveal) {which}",
        rule="701.20a")
class RevealUntil(Verb):
    """The card that ends it is what "that card" means; nothing does if the library runs out first."""
    who: Who
    which: Some
    shown: tuple[The, ...] = attrs.field(default=(), eq=False)
    last: The | None = attrs.field(default=None, eq=False)
    silent = True
    result = property(lambda self: self.last)
    contains = lambda self, game: (RevealFromTop(who=self.who, what=Revealed(cards=self.shown)),)

    def bound(self, scene):
        out = []
        for one in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            library = [the(scene, id) for id in scene.world.state.seats[one.seat].library]
            wanted = max(1, self.which.count.value(scene))
            found = [card for card in library if self.which.covers(scene, card)][:wanted]
            shown = tuple(library[:library.index(found[-1]) + 1] if len(found) == wanted else library)
            last = found[0] if len(found) == wanted == 1 else None
            scene.mentioned += [(Revealed(cards=shown, until="until"),), (NOTHING,)]
            out.append(attrs.evolve(self, who=one, shown=shown, last=last))
        return out


def as_cards(what):
    """A spell that is to be cast from somewhere is still a card there that could be one."""
    noun = getattr(what, "noun", None)
    if not isinstance(what, Some) or getattr(noun.head, "word", "") != "spell":
        return what
    return attrs.evolve(what, noun=attrs.evolve(noun, head=Named(word="card")))


@phrase("you may cast {what} without paying (what: its mana cost|their mana costs)", rule="608.2g")
class MayCastFree(Step):
    """While this resolves, and whatever the time; an attempt that proves illegal was none."""
    what: What
    of_the_copy = property(lambda self: getattr(self.what, "word", "") == "the copy")

    def run(self, scene):
        did = False
        for one in (yield from as_cards(self.what).pick(scene, scene.you, lambda one: "land" not in scene.world.look(one.id).types)):
            thing = scene.world.state.things.get(one.id)
            if thing and (yield from agree(scene.you, f"cast {thing.card.front.name} without paying its mana cost",
                                           source=scene.source, rule="608.2g")):
                did = (yield from HOW_TO_CAST[0](scene.world, scene.you, one.id)) or did
        return did
