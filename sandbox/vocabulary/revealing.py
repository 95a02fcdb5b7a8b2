"""Revealing cards from the top of a library until the right one comes, casting it for nothing, and where the others go [608.2g, 701.20]."""
import attrs

from sandbox.engine.choices import CHANCE, Order, agree
from sandbox.engine.kinds import The, What, Who, the
from sandbox.engine.rulebook import HOW_TO_CAST
from sandbox.engine.verb import Verb
from sandbox.language.phrase import logged, phrase, say
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.pronouns import NOTHING
from sandbox.vocabulary.sentences import Step


@attrs.frozen
class Revealed(What):
    """All cards that an instruction revealed, for those after it to speak of."""
    cards: tuple[The, ...] = ()
    leaf = True
    find = lambda self, scene: list(self.cards)
    to_text = lambda self, form: ", ".join(card.name for card in self.cards) or "no cards"


@phrase(logged("{who} (reveals|reveal) {what} from the top of (who: their|your) library"), rule="701.20a")
class RevealFromTop(Verb):
    """In this order; they stay where they are [701.20b]."""
    who: Who
    what: What
    each = ("who",)
    result = None


@phrase("{who} (reveals|reveal) cards from the top of your library until you reveal {which}",
        say("{who} (reveals|reveal) cards from the top of their library until they reveal {which}", whose="their"), rule="701.20a")
class RevealUntil(Verb):
    """The card that ends it is what "that card" means; nothing does if the library runs out first."""
    who: Who
    which: Some
    shown: tuple[The, ...] = attrs.field(default=(), eq=False)
    whose: str = attrs.field(default="your", eq=False)
    last: The | None = attrs.field(default=None, eq=False)
    silent = True
    result = property(lambda self: self.last)
    contains = lambda self, game: (RevealFromTop(who=self.who, what=Revealed(cards=self.shown)),)

    def bound(self, scene):
        out = []
        for one in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            library = [the(scene, id) for id in scene.world.state.seats[one.seat].library]
            last = next((card for card in library if self.which.covers(scene, card)), None)
            shown = tuple(library[:library.index(last) + 1] if last else library)
            scene.mentioned += [(Revealed(cards=shown),), (NOTHING,)]
            out.append(attrs.evolve(self, who=one, shown=shown, last=last))
        return out


@phrase("you may cast {what} without paying (what: its mana cost|their mana costs)", rule="608.2g")
class MayCastFree(Step):
    """While this resolves, and whatever the time; an attempt that proves illegal was none."""
    what: What

    def run(self, scene):
        did = False
        for one in self.what.find(scene):
            thing = scene.world.state.things.get(one.id)
            if thing and (yield from agree(scene.you, f"cast {thing.card.front.name} without paying its mana cost",
                                           source=scene.source, rule="608.2g")):
                did = (yield from HOW_TO_CAST[0](scene.world, scene.you, one.id)) or did
        return did


REST = "the rest", "all revealed cards not cast this way"


@phrase(*[say(f"{{who}} (puts|put) {rest} on the bottom of {whose} library in a random order", word=rest, whose=whose)
          for rest in REST for whose in ("your", "their")], rule="701.20a")
class RestOnBottom(Verb):
    """What was revealed and is still in the library; the player Chance says in which order."""
    who: Who
    word: str = attrs.field(default="the rest", eq=False)
    whose: str = attrs.field(default="your", eq=False)
    new: tuple[int, ...] = attrs.field(default=(), eq=False)

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            library = scene.world.state.seats[event.who.seat].library
            rest = [card for card in last_revealed(scene) if card.id in library]
            if len(rest) > 1:
                rest = yield Order(who=CHANCE, ask=f"the bottom of {event.who.name}'s library, from the top", options=tuple(rest),
                                   least=len(rest), most=len(rest), kind="shuffle", rule="701.24")
            below = tuple(card.id for card in rest)
            out.append(attrs.evolve(event, whose="their", new=(*(id for id in library if id not in below), *below)))
        return out

    def perform(self, game):
        game.put(seats=game.state.with_seat(self.who.seat, library=self.new).seats)
        return self


def last_revealed(scene):
    return next((one.cards for group in reversed(scene.mentioned) for one in group if isinstance(one, Revealed)), ())
