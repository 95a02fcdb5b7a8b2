"""Keywords that use a card in one's hand: typecycling, transmute, forecast, ninjutsu [702.29e, 702.49, 702.53]."""
import attrs

from sandbox.engine.kinds import Activated, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, HAND
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.cycling import CycledFor, Shorthand, doing
from sandbox.vocabulary.flashback import in_words
from sandbox.vocabulary.lines import PlainTiming
from sandbox.vocabulary.moving import Entering, Put
from sandbox.vocabulary.out_of_graveyards import AS_A_SORCERY
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.timing import BLOCKS_MADE
from sandbox.vocabulary.words import CARD_TYPES, SUBTYPES, SUPERTYPES, alternatives

TYPED = {word.lower() if word in CARD_TYPES else word: word for word in (*CARD_TYPES, *SUBTYPES)}


@phrase(leaf=rf"(?:(?:{alternatives((*SUPERTYPES, *CARD_TYPES))} )?{alternatives(TYPED)})(?=cycling )")
class CycledType(Phrase):
    """"basic land", "Wizard", "artifact land": the words before cycling."""
    words: str
    from_text = classmethod(lambda cls, text: cls(words=text))
    to_text = lambda self, form: self.words
    said = property(lambda self: f"a(n) {self.words} card".replace("a(n)", "an" if self.words[0] in "aeiouAEIOU" else "a"))


@phrase("{type}cycling {price}", rule="702.29e")
class Typecycling(CycledFor):
    """It finds a card of that type rather than drawing one."""
    type: CycledType
    price: ManaCost
    body = property(lambda self: doing(f"search your library for {self.type.said}, reveal it, put it into your hand, then shuffle."))


@phrase("transmute {price}", rule="702.53a")
class Transmute(Shorthand):
    """For a card with the same mana value."""
    price: ManaCost
    zone, when = HAND, AS_A_SORCERY
    cost = property(lambda self: (self.price, in_words("discard ~")))
    body = property(lambda self: doing("search your library for a card with the same mana value as ~, reveal it, put it into your hand, "
                                       "then shuffle."))


@attrs.frozen
class InOwnersUpkeep(PlainTiming):
    """In the upkeep of the card's owner, once each turn."""
    word: str = "once each turn"
    leaf = True
    to_text = lambda self, form: "during your upkeep and only once each turn"

    @rule("702.57b", without=lambda self, scene, ability: "")
    def refused(self, scene, ability):
        mine = scene.world.state.active == scene.you and scene.world.state.step == "upkeep"
        return "" if mine else "only during your upkeep"


@phrase("forecast — {ability}", rule="702.57a")
class Forecast(Shorthand):
    ability: Activated
    zone, when = HAND, InOwnersUpkeep()
    cost = property(lambda self: self.ability.cost)
    body = property(lambda self: self.ability.body)


@attrs.frozen
class OnceBlocked(PlainTiming):
    """Only then is an attacking creature unblocked [509.1h]."""
    leaf = True
    to_text = lambda self, form: "after blockers are declared"
    refused = lambda self, scene, ability: "" if scene.world.state.step in BLOCKS_MADE else "no blockers have been declared"


@phrase("ninjutsu {price}", rule="702.49a")
class Ninjutsu(Shorthand):
    """It enters tapped and attacks what the creature attacked that was returned to pay [702.49c]."""
    price: ManaCost
    zone, when, body = HAND, OnceBlocked(), ()
    cost = property(lambda self: (self.price, in_words("return an unblocked attacking creature you control to its owner's hand")))
    targets = lambda self, item: []

    def run(self, scene):
        state = scene.world.state
        if state.things.get(scene.source) is None:
            return False
        attacked = next((was.attacking for one in It().find(scene) if (was := state.thing(one.was or one.id)) and was.attacking), None)
        entering = Entering(tapped="tapped", attacking=attacked)
        put = Put(who=player(scene, scene.you), what=the(scene, scene.source), to=BATTLEFIELD, origin=HAND, entering=entering)
        return bool((yield from scene.world.happen(put)))
