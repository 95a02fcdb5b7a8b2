"""Searching a library for cards, and what is then done with them [701.23]."""
import attrs

from sandbox.engine.choices import Choice
from sandbox.engine.kinds import The, Who, the
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.numbers import least_of
from sandbox.vocabulary.players import TheSame
from sandbox.vocabulary.pronouns import NOTHING
from sandbox.vocabulary.words import alternatives


@phrase(leaf=alternatives(("library", "library and graveyard", "library and/or graveyard", "graveyard, hand, and library",
                           "graveyard, hand, and/or library", "hand and library", "library and hand", "graveyard")) + r"\b")
class Zones(Phrase):
    """Where it is searched; with "and/or" the player may leave one of them out, and finding nothing there comes to the same."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    all = property(lambda self: [zone for zone in ("library", "graveyard", "hand") if zone in self.word])


@attrs.frozen
class Found(Verb):
    """A card that was found: it is what "it" means, and stays where it is until it is put elsewhere."""
    what: The
    leaf = silent = sets_out = True
    to_text = lambda self, form: f"{self.what.name} is found"


@phrase(say("{who} (searches|search) (who: their|your) {zones} for {which}", whose=TheSame(), apart=""),
        say("{who} (searches|search) (who: their|your) {zones} for {which} with different names", whose=TheSame(), apart="names"),
        say("{who} (searches|search) {whose}'s {zones} for {which}", apart=""), rule="701.23a")
class Search(Verb):
    """Cards with a stated quality need not be found even if they are there; of mere cards, as many as possible are [701.23b, 701.23d]."""
    who: Who
    whose: Who
    zones: Zones
    which: Some
    apart: str
    found: tuple[The, ...] = attrs.field(default=(), eq=False)
    result = None
    sets_out = True

    def bound(self, scene):
        out = []
        for who in (yield from self.who.pick(scene, scene.you, lambda one: True)):
            whose = [who] if isinstance(self.whose, TheSame) else self.whose.find(scene)
            found = (yield from self.chosen(scene, who, whose[0])) if whose else ()
            out.append(attrs.evolve(self, who=who, found=found))
        scene.mentioned.append((NOTHING,))
        return out

    def chosen(self, scene, who, whose):
        seat = scene.world.state.seats[whose.seat]
        theirs = attrs.evolve(scene, you=who.seat)
        options = [one for zone in self.zones.all for one in [the(scene, id) for id in getattr(seat, zone)]
                   if self.which.covers(theirs, one)]
        most = min(self.which.count.value(scene), len(options))
        least = least_of(self.which.count, most) if mere_cards(self.which.noun) else 0
        if not self.apart:
            return (yield from picked(scene, who.seat, write(self.which), options, least, most))
        found = ()
        while len(found) < most:
            names = {one.name for one in found}
            one = yield from picked(scene, who.seat, write(self.which), [o for o in options if o.name not in names], 0, 1)
            if not one:
                break
            found += one
        return found

    contains = lambda self, game: tuple(Found(one) for one in self.found)


def picked(scene, seat, ask, options, least, most):
    """A search is always asked about, also where there is but one card to find: it need not be found."""
    if not options or least >= len(options):
        return tuple(options)
    return (yield Choice(who=seat, ask=f"search for {ask}", options=tuple(options), least=least, most=most, kind="search",
                         source=scene.source, rule="701.23"))


def mere_cards(noun):
    return not noun.adjectives and not noun.relatives and noun.closing is None and getattr(noun.head, "word", "") == "card"
