"""Other players gaining control; control and life totals that are exchanged [613.1b, 701.12]."""
from sandbox.engine.choices import agree
from sandbox.engine.kinds import Exactly, Player, The, What, Who, player, the
from sandbox.engine.replacement import forbidden
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.changes import Continuous, Yours
from sandbox.vocabulary.control import Beginning
from sandbox.vocabulary.life import GainLife, LoseLife
from sandbox.vocabulary.moving import Put
from sandbox.vocabulary.sentences import REFUSED, Step, begin_effect, remember, unsaid
from sandbox.vocabulary.targets import Target, TargetPlayer


@phrase("{who} (gains|gain) control of {what}", rule="613.1b")
class PlayerGainsControl(Beginning):
    """For as long as the game lasts, as no duration is said [611.2a]."""
    who: Who
    what: What

    def run(self, scene):
        whos = yield from self.who.pick(scene, scene.you, lambda one: True)
        found = yield from self.what.pick(scene, scene.you, lambda one: True)
        ids = tuple(one.id for one in found if isinstance(one, The) and scene.world.state.things.get(one.id))
        for who in [who for who in whos if isinstance(who, Player)][:1]:
            begin_effect(scene.world, scene, Continuous(what=self.what, changes=(Yours(who.seat),)), ids, unsaid())
        scene.mentioned.append(tuple(found))
        return bool(ids)


@rule("701.12a", without=lambda pair: bool(pair))
def all_of_it(pair):
    """An exchange happens in full or not at all: both must be there."""
    return len(pair) == 2


def exchange_control(scene, what, pair):
    """Each of the two goes to the other's controller; nothing happens under one player [701.12b]."""
    world = scene.world
    pair = [one for one in pair if isinstance(one, The) and world.state.things.get(one.id)]
    seats = [world.look(one.id).controller for one in pair]
    if not all_of_it(pair) or len(pair) == 2 and seats[0] == seats[1]:
        return False
    for one, seat in zip(pair, seats[::-1] if len(pair) == 2 else (scene.you,), strict=True):
        begin_effect(world, scene, Continuous(what=what, changes=(Yours(seat),)), (one.id,), unsaid())
    scene.mentioned.append(tuple(pair))
    return True


def wanted(scene, exchange):
    """Whether the player who may exchange does, where it is left to them."""
    return not exchange.may or (yield from agree(scene.you, write(exchange), source=scene.source, rule="608.2d"))


@phrase("exchange control of {one} and {other}", say("you may exchange control of {one} and {other}", may="may"), rule="701.12b")
class ExchangeControl(Beginning):
    one: What
    other: What
    may: str = ""

    def run(self, scene):
        if not (yield from wanted(scene, self)):
            return REFUSED
        return exchange_control(scene, self.one, [one for what in (self.one, self.other) for one in what.find(scene)[:1]])


@phrase("exchange control of {both}", say("you may exchange control of {both}", may="may"), rule="701.12b")
class ExchangeControlOfTwo(Beginning):
    both: Target
    may: str = ""

    def run(self, scene):
        if not (yield from wanted(scene, self)):
            return REFUSED
        return exchange_control(scene, self.both, self.both.find(scene))


@phrase("exchange life totals with {who}", rule="701.12c")
class ExchangeLife(Step):
    """Each gains or loses what makes the difference; not if one of them can't [119.7, 119.8]."""
    who: Who

    def run(self, scene):
        pair = [player(scene, scene.you), *(one for one in (yield from self.who.pick(scene, scene.you, lambda one: True)))]
        return (yield from exchange_life(scene, pair))


@rule("119.7", without=lambda world, events: True)
def all_possible(world, events):
    """Who can't gain life exchanges no life total for a higher one, and who can't lose life none for a lower one [119.8]."""
    return not any(forbidden(world, event) for event in events)


@phrase("two target players", rule="115.1")
class TwoTargetPlayers(TargetPlayer):
    count = Exactly(n=2)


@phrase("{both} exchange life totals", rule="701.12c")
class TheyExchangeLife(Step):
    both: TwoTargetPlayers

    def run(self, scene):
        return (yield from exchange_life(scene, self.both.find(scene)))


def exchange_life(scene, pair):
    if not all_of_it(pair):
        return False
    lives = [scene.world.state.seats[who.seat].life for who in pair]
    events = [(GainLife if new > life else LoseLife)(who=who, count=Exactly(n=abs(new - life)))
              for who, life, new in zip(pair, lives, reversed(lives), strict=True) if new != life]
    if not all_possible(scene.world, events):
        return False
    return bool((yield from scene.world.happen(*events)))


@phrase(leaf=r"(?:hand|graveyard|library)\b", rule="701.12d")
class ZoneOfCards(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("exchange your {one} and {other}", rule="701.12d")
class ExchangeZones(Step):
    """All cards of the one for all of the other, at once; an empty one is exchanged as well [701.12f]."""
    one: ZoneOfCards
    other: ZoneOfCards

    def run(self, scene):
        who, seat = player(scene, scene.you), scene.world.state.seats[scene.you]
        events = [Put(who=who, what=the(scene, id), to=there.word, origin=here.word) for here, there in
                  ((self.one, self.other), (self.other, self.one)) for id in getattr(seat, here.word)]
        done = yield from scene.world.happen(*events)
        remember(scene, events, done)
        return True
