"""What is in graveyards, hands and libraries: so many cards there, so many kinds among them, whose hand is full [400, 402, 404]."""
import attrs

from sandbox.engine.kinds import Condition, Number, What, Who
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.controlling import quantified
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.measures import AMONG
from sandbox.vocabulary.nouns import Placed, Things
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.words import Wording

HERE = {"hand": "hand", "graveyard": "graveyard", "library": "library"}


@phrase("{count:word} or more {noun:many} are {place}", rule="404.1")
class ManyAre(Condition):
    """"Seven or more cards are in your graveyard" (threshold)."""
    count: Number
    noun: Things
    place: Placed

    def holds(self, scene):
        there = attrs.evolve(self.noun, relatives=(*self.noun.relatives, self.place))
        return len(there.find(scene)) >= self.count.value(scene)


@phrase("{what} (is|are) {place}", rule="400.1")
class IsPlaced(Condition):
    """"If this card is in your graveyard": its ability functions there [113.6b]."""
    what: This
    place: Placed
    beyond = frozenset({"things"})

    def holds(self, scene):
        thing = scene.world.thing(scene.source)
        return thing is not None and self.place.fits(scene, thing, None)


@phrase("there is {what}", rule="400.1")
class ThereIs(Condition):
    what: Some
    counts = True
    holds = lambda self, scene: bool(self.what.find(scene))


# ---- hands and other zones of a player ----
def fits_number(sign, number, n):
    return {"or more": number >= n, "or less": number <= n, "exactly": number == n}[sign]


def whose_cards(zone):
    """"You have … in hand", "that player has … in hand", "an opponent has … in their graveyard"."""
    where = {"hand": "in hand", "graveyard": "in (who: their|your) graveyard", "library": "in (who: their|your) library"}[zone]
    return [say(f"{{who}} (has|have) {{count:word}} or more cards {where}", zone=zone, sign="or more"),
            say(f"{{who}} (has|have) {{count:word}} or fewer cards {where}", zone=zone, sign="or less"),
            say(f"{{who}} (has|have) exactly {{count:word}} cards {where}", zone=zone, sign="exactly")]


@phrase(*[one for zone in HERE for one in whose_cards(zone)], rule="402.1")
class HasCards(Condition):
    who: Who
    count: Number
    zone: str
    sign: str
    beyond = property(lambda self: frozenset({f"seats.{HERE[self.zone]}"}))

    def holds(self, scene):
        n, seats = self.count.value(scene), [scene.world.state.seats[p.seat] for p in self.who.find(scene)]
        return quantified(self.who)(fits_number(self.sign, len(getattr(seat, HERE[self.zone])), n) for seat in seats)


@phrase("{who} (has|have) no cards in hand", rule="402.1")
class HasNone(Condition):
    who: Who
    beyond = frozenset({"seats.hand"})
    holds = lambda self, scene: any(not scene.world.state.seats[p.seat].hand for p in self.who.find(scene))


class Total(Phrase):
    """What two players can have more or less of."""
    def of(self, scene, seat):
        raise NotImplementedError


@phrase("life", rule="119.1")
class LifeTotal(Total):
    beyond = frozenset({"seats.life"})
    of = lambda self, scene, seat: scene.world.state.seats[seat].life


@phrase("cards in hand", rule="402.1")
class HandSize(Total):
    beyond = frozenset({"seats.hand"})
    of = lambda self, scene, seat: len(scene.world.state.seats[seat].hand)


@phrase(leaf=r"(?:more|less|fewer)\b")
class MoreOrFewer(Wording):
    word: str


@phrase("{who} (has|have) {more} {total} than {other}")
class HasMoreThan(Condition):
    """Than one of them; "than each opponent": than all of them."""
    who: Who
    total: Total
    other: Who
    more: MoreOrFewer

    def holds(self, scene):
        theirs = [self.total.of(scene, p.seat) for p in self.other.find(scene)]
        mine = [self.total.of(scene, p.seat) for p in self.who.find(scene)]
        return any(quantified(self.other)(n > m if self.more.word == "more" else n < m for m in theirs) for n in mine)


# ---- how many kinds among them ----
SORTS = {**AMONG, "mana value": lambda look: [look.mana_value]}


@phrase(*(say(f"there are {{count:word}} or more {word}s among {{what}}", word=word) for word in SORTS), rule="205.2a")
class ThereAreSorts(Condition):
    """"Four or more card types among cards in your graveyard" (delirium)."""
    count: Number
    what: What
    word: str
    reads = frozenset({"types", "colors", "copiable"})
    counts = True

    def holds(self, scene):
        kinds = {kind for one in self.what.find(scene) for kind in SORTS[self.word](scene.world.look(one.id))}
        return len(kinds) >= self.count.value(scene)


DIFFERENT = {"powers": lambda look: look.power or 0, "names": lambda look: look.name, "mana values": lambda look: look.mana_value}


@phrase(*[say(f"you control {{count:word}} or more {{noun:many}} with different {word}", word=word) for word in DIFFERENT], rule="109.2")
class YouHaveDifferent(Condition):
    """"Three or more creatures with different powers" (coven)."""
    count: Number
    noun: Things
    word: str
    counts = True
    reads = frozenset({"power", "controller", "name"})

    def holds(self, scene):
        looks = [look for one in self.noun.find(scene) if (look := scene.world.look(one.id)).controller == scene.you]
        return len({DIFFERENT[self.word](look) for look in looks}) >= self.count.value(scene)
