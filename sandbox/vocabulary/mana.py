"""Mana: what abilities add, what tapping for it sets off, and what could be produced [106, 605]."""
import collections

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.game import Game
from sandbox.engine.kinds import ANY, Activated, Number, The, What, Who
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, Item, Tied
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, old, phrase, say
from sandbox.vocabulary.bounds import locked
from sandbox.vocabulary.costs import TapSymbol
from sandbox.vocabulary.lines import ActivatedAbility
from sandbox.vocabulary.players import Unspoken
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.room import in_room
from sandbox.vocabulary.sentences import Do, Told, plainly
from sandbox.vocabulary.words import BASICS

TYPES_OF_MANA = "WUBRGC"


class Mana(Phrase):
    """settled gives the symbols, asking where there is a choice; none if no type is defined [106.5]."""


@phrase(leaf=r"(?:\{[WUBRGC]\})+")
class Symbols(Mana):
    text: str                                         # "GG"
    from_text = classmethod(lambda cls, text: cls(text=text.replace("{", "").replace("}", "")))
    to_text = lambda self, form: "".join(f"{{{s}}}" for s in self.text)

    def settled(self, scene):
        return self.text
        yield


class OneOf(Mana):
    def settled(self, scene):
        chosen = yield from choose(scene.you, "which mana", self.ways(scene), 1, 1, kind="mana", source=scene.source, rule="106.1b")
        return "".join(chosen)

    def ways(self, scene):
        return defined(self.types(scene))


@rule("106.5", without=lambda types: [t for t in TYPES_OF_MANA if t in types] or ["C"])
def defined(types):
    """The types to choose from; where there is none, no mana is made."""
    return [t for t in TYPES_OF_MANA if t in types]


@phrase("one mana of any color", "{times:word} mana of any one color")
class AnyColor(OneOf):
    times: Number | None = None
    types = lambda self, scene: "WUBRG"
    ways = lambda self, scene: [t * (self.times.value(scene) if self.times else 1) for t in "WUBRG"]


@phrase("{one} or {other}", "{one}, {another}, or {other}")
class Either(OneOf):
    one: Symbols
    other: Symbols
    another: Symbols | None = None
    ways = lambda self, scene: [m.text for m in (self.one, self.another, self.other) if m]


@phrase("one mana of any type that {what} could produce", rule="106.1b")
class AnyTypeOf(OneOf):
    what: What

    def types(self, scene):
        return {t for one in self.what.find(scene) for t in could_produce(scene.world, one.id)}


@phrase("one mana of any color that {what} could produce")
class AnyColorOf(AnyTypeOf):
    what: What
    types = lambda self, scene: colors_among(AnyTypeOf.types(self, scene))


@rule("106.1a", without=lambda types: types)
def colors_among(types):
    """Colorless is a type of mana and no color [105.1]."""
    return types - {"C"}


@phrase("one mana of any type that land produced")
class AnyTypeProduced(OneOf):
    """By the event that set the ability off."""
    types = lambda self, scene: scene.item.event.mana.text


@phrase(say("{who} (adds|add) {mana}"), say("{who} (adds|add) an additional {mana}", how="too"), old("{who} (produces|produce) {mana}"),
        say("{what} (is|are) tapped for mana", who=ANY, mana=ANY, how="tapping"),
        say("{what} (is|are) tapped for {mana}", who=ANY, how="tapping"),
        say("{what} (is|are) tapped for {least} or more mana", who=ANY, mana=ANY, how="tapping"),
        say("{who} (taps|tap) {what} for mana", mana=ANY, how="tapping"),
        say("{who} (taps|tap) {what} for {mana}", how="tapping"), rule="106.4")
class AddMana(Verb):
    """By tapping, if an ability with {T} in its cost does it [106.12]: its other way of being said."""
    who: Who
    mana: Mana
    what: What = This()
    how: str = "effect"
    least: Number | None = None
    purpose: Phrase | None = attrs.field(default=None, eq=False)          # what alone it can be spent on [106.6]
    of_mana = True
    result = property(lambda self: self.what if hasattr(self.what, "id") else None)

    def bound(self, scene):
        out = []
        for event in (yield from super().bound(scene)):
            mana = yield from event.mana.settled(scene)
            if mana:                                  # producing nothing is not an event: nothing to replace or to be set off
                out.append(attrs.evolve(event, mana=Symbols(text=mana), how="tapping" if is_tapping(scene.item) else event.how))
        return out

    hears = property(lambda self: (AddMana,))

    def describes(self, scene, event):
        """Of tapping: the mana of a named type is among what is produced, or it is so much [106.12a-b]."""
        if type(event) is not AddMana or not Verb.describes(attrs.evolve(self, mana=ANY, least=None), scene, event):
            return False
        return self.is_of(scene, event.mana.text)

    @rule("106.12a", without=lambda self, scene, mana: True)
    def is_of(self, scene, mana):
        enough = self.least is None or len(mana) >= self.least.value(scene)
        return enough and (self.mana == ANY or set(self.mana.text) <= set(mana))

    def affected(self, game):
        return self.who.seat

    def multiplied(self, number):
        return attrs.evolve(self, mana=Symbols(text=self.mana.text * in_room(number, "mana")))

    def perform(self, game):
        mana = self.mana.text.lower() if from_snow(game.state, self.what) else self.mana.text
        seat = game.state.seats[self.who.seat]
        tied = (*seat.tied, Tied(mana, self.purpose, self.what.id)) if self.purpose else seat.tied
        game.put_seat(self.who.seat, pool=seat.pool + mana, tied=tied)
        return self


@rule("106.3", without=lambda state, what: False)
def from_snow(state, what):
    """Whether the source of mana is snow: such mana pays for {S} as well, and is written small in the pool [107.4h]."""
    return isinstance(what, The) and "snow" in state.look(what.id).types


@rule("106.12", without=lambda item: False, unlimited=lambda item: True)
def is_tapping(item):
    """Whether what resolves is an activated ability with {T} in its cost."""
    return bool(item and isinstance(item.ability, Activated) and "{T}" in item.ability.symbols)


# ---- mana abilities [605] ----
@rule("305.6", without=lambda look: [a for a in look.abilities if isinstance(a, ActivatedAbility) and a.is_mana()])
def mana_abilities(look):
    """Those in the text, and those that basic land types bring with them [305.6]."""
    if locked(look, ("all",)):
        return []
    printed = [a for a in look.abilities if isinstance(a, ActivatedAbility) and a.is_mana()]
    return printed + [tap_for(BASICS[t]) for t in look.types if t in BASICS and not getattr(look, "stripped", "")]


def tap_for(symbol):
    return TAPPING[symbol]


TAPPING = {symbol: ActivatedAbility(cost=(TapSymbol(),),
                                    body=Told(first=plainly(Do(do=AddMana(who=Unspoken(), mana=Symbols(text=symbol))))))
           for symbol in TYPES_OF_MANA}


# ---- could produce: by trying [106.7] ----
def outcomes(state, ability, item, assumed=None):
    """(answers, game) for every way it could go: each choice answered with each of its options, the fewest answers first."""
    todo = collections.deque([()])
    while todo:
        answers, game = todo.popleft(), Game(state)
        game.assumed = assumed
        work = ability.run(game.scene_of(item))
        try:
            choice = next(work)
            for answer in answers:
                choice = work.send(answer)
            todo += [(*answers, (option,)) for option in choice.options if choice.fits((option,))]
        except StopIteration:
            yield answers, game


@rule("106.7", without=lambda world, id: frozenset())
def could_produce(world, id):
    """The types of mana that the object's abilities would produce if they resolved now, costs aside, replacements included.

    What looks at others, and they at it, produces what follows from nothing: two that only look at each other make none."""
    assumed = getattr(world, "assumed", None)
    if assumed is not None:                           # asked on the way to the answer for another: what is known by now
        return assumed.setdefault(stand_in(world.state, id), frozenset())
    kept = world.state.__dict__.setdefault("_kept", {}).setdefault("could produce", {})
    key = stand_in(world.state, id)
    if key not in kept:
        kept.update(from_nothing(world.state, key))
    return kept[key]


def stand_in(state, id):
    """The first object of the same kind: it could produce the same."""
    thing = state.things.get(id)
    return state.derived.kinds[state.derived.kind(thing)][0].id if thing and thing.zone == BATTLEFIELD else id


def from_nothing(state, key):
    """What the object, and all that it looks at, could produce: assuming nothing at first, until nothing is added any more."""
    assumed = {key: frozenset()}
    while True:
        before = dict(assumed)
        for id in list(assumed):
            assumed[id] = produced(state, id, assumed)
        if assumed == before:
            return assumed


def produced(state, id, assumed):
    look = state.look(id)                             # whatever X would be announced as, it is enough for mana of each type
    items = [Item(id=0, you=look.controller, source=id, ability=ability, x=1) for ability in mana_abilities(look)]
    games = [game for item in items for _, game in outcomes(state, item.ability, item, assumed)]
    return frozenset(letter for game in games for event in game.state.happened[len(state.happened):]
                     if isinstance(event, AddMana) and getattr(event.what, "id", None) == id for letter in event.mana.text)


def ways_to_add(state, item):
    """(answers, mana, what of it is tied, life lost) for every way in which a mana ability could resolve now, triggered mana abilities
    included."""
    before = state.seats[item.you]
    for answers, game in outcomes(state, item.ability, item):
        after = game.state.seats[item.you]
        yield answers, after.pool[len(before.pool):], after.tied[len(before.tied):], before.life - after.life
