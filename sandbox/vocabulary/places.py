"""Where cards are: in whose graveyard, hand or library, or in exile [400.1, 402-404, 406]."""
from sandbox.engine.kinds import Who
from sandbox.engine.state import EXILE, GRAVEYARD, HAND, LIBRARY, ORDERED, STACK
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.nouns import Placed
from sandbox.vocabulary.players import APlayer, They
from sandbox.vocabulary.words import Wording, alternatives

ZONES = {"graveyard": GRAVEYARD, "hand": HAND, "library": LIBRARY}
PLACES = {**{f"{from_} your {word}": (zone, "yours") for from_ in ("in", "from") for word, zone in ZONES.items()},
          **{f"{from_} {any_}": (GRAVEYARD, "") for from_ in ("in", "from") for any_ in ("a graveyard", "all graveyards", "graveyards")},
          "in exile": (EXILE, ""), "from exile": (EXILE, "")}


@phrase(leaf=alternatives(PLACES) + r"\b")
class InPlace(Placed):
    """Yours, or anyone's."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    beyond = property(lambda self: frozenset({"seats." + ORDERED[PLACES[self.word][0]] if PLACES[self.word][0] in ORDERED else "things"}))

    def fits(self, scene, thing, look):
        zone, whose = PLACES[self.word]
        return came_from(self.word, thing) == zone and (whose == "" or thing.owner == scene.you)


def came_from(word, thing):
    """Where it is; a spell, where it was cast from: "a spell from your graveyard" [601.2a]."""
    return thing.cast_from if word.startswith("from") and thing.zone == STACK else thing.zone


@phrase(*[say(f"{from_} their {word}", zone=zone, word=from_) for from_ in ("in", "from") for word, zone in ZONES.items()])
class InTheirPlace(Placed):
    """Of the player that the instruction is about: "each player exiles a card from their hand"."""
    zone: str
    word: str
    beyond = property(lambda self: frozenset({"seats." + ORDERED[self.zone]}))

    def fits(self, scene, thing, look):
        return thing.zone == self.zone and any(one.seat == thing.owner for one in They().find(scene))


@phrase(leaf=alternatives(ZONES) + r"\b", rule="400.1")
class OwnZone(Wording):
    """One of the zones that each player has."""
    word: str


@phrase(say("in {who}'s {place}", word="in"), say("from {who}'s {place}", word="from"))
class InSomeonesPlace(Placed):
    """"in target player's graveyard", "from an opponent's hand": of whoever is spoken of, or of any of them."""
    who: Who
    place: OwnZone
    word: str
    zone = property(lambda self: ZONES[self.place.word])
    beyond = property(lambda self: frozenset({"seats." + ORDERED[self.zone]}))
    of_one_player = property(lambda self: isinstance(self.who, APlayer))

    def fits(self, scene, thing, look):
        return came_from(self.word, thing) == self.zone and any(one.seat == thing.owner for one in self.who.find(scene))
