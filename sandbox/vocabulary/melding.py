"""Melding: two cards of a pair are exiled and put onto the battlefield as one permanent [701.42, 712.4]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Condition, The, player, the
from sandbox.engine.printed import MELDED, Card, Face
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, EXILE
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, walk
from sandbox.vocabulary.changes import Type
from sandbox.vocabulary.moving import Entering, Put, leave
from sandbox.vocabulary.mutating import component
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Step, remember


class CardName(Phrase):
    """A whole name, with what commas are in it."""


@phrase(leaf=r"[A-Z][^.\n]*?(?=, exile them\b)", rule="712.5")
class Counterpart(CardName):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase(leaf=r"[A-Z][^.\n]*(?=\.)", rule="712.5")
class Combined(CardName):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("you both own and control {what} and a(n) {kind} named {name}", rule="701.42a")
class BothAreYours(Condition):
    what: This
    kind: Type
    name: Counterpart
    counts = True
    reads = frozenset({"controller", "types", "name"})

    def holds(self, scene):
        thing = scene.world.state.things.get(scene.source)
        return thing is not None and is_yours(scene, thing, scene.world.look(scene.source)) and bool(self.counterparts(scene))

    def counterparts(self, scene):
        return [the(scene, id) for id in scene.world.fitting(lambda thing, look: is_yours(scene, thing, look)
                                                             and self.kind.word in look.types and look.name == self.name.word)]


def is_yours(scene, thing, look):
    return thing.zone == BATTLEFIELD and thing.owner == scene.you and look.controller == scene.you


@attrs.frozen
class Melded(Verb):
    """The second card is part of the permanent that the first has become."""
    what: The
    first: The
    leaf = silent = True
    to_text = lambda self, form: f"{self.what.name} is melded"

    def perform(self, game):
        was, gone = game.state.things.get(self.what.id), game.state.gone.get(self.first.id)
        now = game.state.things.get(gone.became) if gone and gone.became else None
        if was is None or now is None:
            return None
        leave(game, was, now)
        return self


@phrase("exile them, then meld them into {result}", rule="701.42a")
class Meld(Step):
    """What can't be melded stays in exile [701.42c]."""
    result: Combined

    def run(self, scene):
        game, pair = scene.world, []
        for condition in [p for p in walk(scene.item.ability) if isinstance(p, BothAreYours)]:
            others = condition.counterparts(scene)
            other = yield from choose(scene.you, "meld it with", others, 1, 1, source=scene.source, rule="701.42a")
            pair = [the(scene, scene.source), *other]
        who = player(scene, scene.you)
        done = yield from game.happen(*(Put(who=who, what=one, to=EXILE, origin=BATTLEFIELD) for one in pair))
        cards = [event.now for event in done if isinstance(event, Put) and event.to == EXILE and event.now]
        things = [thing for one in cards if (thing := game.state.things.get(one.id)) and thing.zone == EXILE]
        face = melded_face(things, self.result.word)
        if face is None:
            return bool(done)
        first, second = cards
        entering = Entering(copied=as_one(face, things), components=tuple(component(thing) for thing in things))
        events = [Put(who=who, what=first, to=BATTLEFIELD, origin=EXILE, entering=entering), Melded(second, first)]
        remember(scene, events, (yield from game.happen(*events)))
        return True


def whatever(things, result):
    return things[0].card.back or things[0].card.front if len(things) == 2 else None


@rule("701.42b", "701.42c", without=whatever)
def melded_face(things, result):
    """What two cards of one pair meld into; None for tokens, for other cards, and for cards of different pairs."""
    cards = [thing.card for thing in things if thing.token == "nontoken" and thing.card.layout == "meld"]
    backs = {card.back.name for card in cards}
    names = {card.front.name for card in cards}
    return cards[0].back if len(cards) == len(names) == 2 and backs == {result} else None


def as_one(face, things):
    """It has only the characteristics of the combined face; its mana value is that of its fronts together [712.8g]."""
    return Card(front=face, back=Face(name=face.name, cost=tuple(symbol for thing in things for symbol in thing.card.front.cost)),
                layout=MELDED)
