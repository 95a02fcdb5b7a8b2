"""Cards that are set out: looked at, revealed, exiled or milled together, and then spoken of as "them" and "the rest" [608.2c]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE, Number, Player, The, What, Who, player, the
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.nouns import Named, Things
from sandbox.vocabulary.numbers import least_of
from sandbox.vocabulary.players import Belonging, TheSame, You
from sandbox.vocabulary.pronouns import NOTHING, It, Revealed
from sandbox.vocabulary.words import alternatives


def set_out(scene, cards):
    """From here on these are what can be chosen from; nothing of it has been touched yet."""
    scene.mentioned += [(Revealed(cards=tuple(cards)),), (NOTHING,)]


def last_set_out(scene):
    return next((one.cards for group in reversed(scene.mentioned) for one in group if isinstance(one, Revealed)), ())


def still_there(scene):
    """Those that were set out and that no instruction since has moved."""
    return [card for card in last_set_out(scene) if scene.world.state.things.get(card.id)]


def moved_together(scene, found):
    """What was set out and then exiled, say, is still what is spoken of: as the cards that it has become [400.7]. But where some were
    picked, the rest are those that were not, even if there are none."""
    were = {one.was for one in found if isinstance(one, The)}
    before = last_set_out(scene)
    if before and were >= {card.id for card in before} and not picked_since(scene):
        scene.mentioned.append((Revealed(cards=tuple(one for one in found if isinstance(one, The))),))


def picked_since(scene):
    """Whether some of what was set out last were picked out: one "nothing" stands behind each time that was done."""
    place = max(i for i, group in enumerate(scene.mentioned) if any(isinstance(one, Revealed) for one in group))
    return scene.mentioned[place:].count((NOTHING,)) > 1


def chosen_of(scene, chooser, ask, options, count):
    """As many of them as the number says, or as there are."""
    most = min(count.value(scene), len(options))
    return (yield from choose(chooser, ask, options, least_of(count, most), most, source=scene.source, rule="608.2d"))


class Portioned(Phrase):
    """What may be shared out: a portion, or what was spoken of."""
    plural = False


class Portion(What, Portioned):
    """Some of what was set out, or what is left of it: among(scene, chooser, those that are left) is a run that gives them."""
    def among(self, scene, chooser, ones):
        yield from ()
        return ones


class OfThem(Portion):
    """Picked among what was set out, or else among what was mentioned."""
    count = ONE
    plural = property(lambda self: self.count.plural)

    def find(self, scene):
        return [one for one in still_there(scene) or It(word="them").find(scene) if isinstance(one, The)]

    def pick(self, scene, chooser, allowed):
        if not last_set_out(scene):
            set_out(scene, self.find(scene))
        chosen = yield from self.among(scene, chooser, [one for one in self.find(scene) if allowed(one)])
        scene.mentioned.append((NOTHING,))
        return chosen

    def among(self, scene, chooser, ones):
        options = [one for one in ones if self.suits(scene, one)]
        return list((yield from chosen_of(scene, chooser, f"choose {write(self)}", options, self.count)))

    suits = lambda self, scene, one: True


@phrase(say("{count:word} of them"), say("{count:word} of those cards", word="those cards"),
        say("one", count=ONE, word=""), rule="608.2d")
class SomeOfThem(OfThem):
    """"Two of them"; "one" where there are as many places as cards."""
    count: Number
    word: str = "them"


@phrase(leaf=alternatives(("them", "those cards", "the revealed cards", "the milled cards", "the cards revealed this way",
                           "cards milled this way", "cards revealed this way", "the exiled cards")) + r"\b")
class Among(Phrase):
    """What is chosen from: those that were set out last."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase(say("a(n) {noun:one} from among {group}", count=ONE), say("{count} {noun:agreeing} from among {group}"), rule="608.2d")
class FromAmong(OfThem):
    """"A creature card from among them"."""
    count: Number
    noun: Things
    group: Among

    def suits(self, scene, one):
        """A spell among them is a card that could be cast: all but lands [305.9]."""
        if getattr(self.noun.head, "word", "") != "spell":
            return self.noun.fits(scene, one.id)
        card = attrs.evolve(self.noun, head=Named(word="card"))
        return "land" not in scene.world.look(one.id).types and card.fits(scene, one.id)


@phrase(say("a(n) {noun:one} from it", count=ONE), "{count} {noun:agreeing} from it", rule="608.2d")
class FromIt(FromAmong):
    """Out of a hand that was revealed."""
    count: Number
    noun: Things
    group: Among = Among(word="it")


class AllOfThem(Portion):
    """All of them that are so."""
    plural = True

    def among(self, scene, chooser, ones):
        yield from ()
        return [one for one in ones if self.noun.fits(scene, one.id)]

    def find(self, scene):
        if not last_set_out(scene):
            set_out(scene, It(word="them").find(scene))
        found = [one for one in still_there(scene) if self.noun.fits(scene, one.id)]
        scene.mentioned.append((NOTHING,))
        return found


@phrase("all {noun:many} from among {group}")
class AllFromAmong(AllOfThem):
    noun: Things
    group: Among


@phrase("all {noun:many} revealed this way")
class AllRevealed(AllOfThem):
    noun: Things


@phrase(leaf=r"(?:that card|those cards|it|them)\b(?= (?:into|onto|on) )")
class TheSaid(Portioned):
    """What was spoken of just now, of what was set out."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    find = lambda self, scene: It(word=self.word).find(scene)

    def among(self, scene, chooser, ones):
        yield from ()
        said = [one.id for one in self.find(scene) if isinstance(one, The)]
        return [one for one in ones if one.id in said]


@phrase(leaf=alternatives(("the rest", "the other", "the others", "the other cards", "all revealed cards not cast this way",
                           "all cards revealed this way that weren't cast", "all other cards revealed this way",
                           "the other cards revealed this way", "all the other cards revealed this way",
                           "the rest of the revealed cards")) + r"\b")
class TheRest(Portion):
    """Those of them that nothing else was done with."""
    word: str
    plural = property(lambda self: self.word != "the other")
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    find = lambda self, scene: still_there(scene)


# ---- where they come from ----
def possessed(template):
    """The wordings of something of yours, of a named player's, or of the player that the verb is about."""
    return [say(template.replace("WHOSE", "your"), who=You()), say(template.replace("WHOSE", "their"), who=TheSame()),
            say(template.replace("WHOSE", "{who}'s"))]


class OfAPlayer(What):
    """Of one player's zone; "their" is of the player that the verb is about."""
    counts = True

    def find(self, scene):
        return [one for who in self.who.find(scene) if isinstance(who, Player) for one in self.of(scene, who)]

    def pick(self, scene, chooser, allowed):
        whose = [player(scene, chooser)] if isinstance(self.who, TheSame) else self.who.find(scene)
        found = [one for who in whose if isinstance(who, Player) for one in self.of(scene, who)]
        set_out(scene, found)
        return [one for one in found if allowed(one)]
        yield


@phrase(*[attrs.evolve(one, fixed={**one.fixed, "count": ONE}) for one in possessed("the top card of WHOSE library")],
        *possessed("the top {count} cards of WHOSE library"))
class TopCards(OfAPlayer):
    count: Number
    who: Who
    plural = property(lambda self: self.count.plural)

    def of(self, scene, who):
        return [the(scene, id) for id in scene.world.state.seats[who.seat].library[:self.count.value(scene)]]


@phrase("all the cards in {whose} hand", say("the cards in {whose} hand", word="the cards"))
class CardsInHand(OfAPlayer):
    whose: Belonging
    word: str = "all"
    who = property(lambda self: self.whose.who)
    plural = True
    of = lambda self, scene, who: [the(scene, id) for id in scene.world.state.seats[who.seat].hand]


@phrase(*possessed("WHOSE hand"))
class HandOf(OfAPlayer):
    who: Who
    of = lambda self, scene, who: [the(scene, id) for id in scene.world.state.seats[who.seat].hand]


@phrase(*possessed("WHOSE hand and graveyard"))
class HandAndGraveyardOf(OfAPlayer):
    who: Who
    plural = True

    def of(self, scene, who):
        seat = scene.world.state.seats[who.seat]
        return [the(scene, id) for id in (*seat.hand, *seat.graveyard)]


@phrase(*possessed("WHOSE graveyard"))
class GraveyardOf(OfAPlayer):
    who: Who
    of = lambda self, scene, who: [the(scene, id) for id in scene.world.state.seats[who.seat].graveyard]
