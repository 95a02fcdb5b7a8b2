"""What may be done with a card of one's opening hand, before the first turn begins [103.6]."""
from sandbox.engine.kinds import Ability, bare, player, the
from sandbox.engine.state import BATTLEFIELD, HAND
from sandbox.language.phrase import phrase
from sandbox.vocabulary.delaying import waits
from sandbox.vocabulary.lines import At
from sandbox.vocabulary.moving import Put, Reveal
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Plainly, Told
from sandbox.vocabulary.steps import Next, PlainStep
from sandbox.vocabulary.words import Wording


class FromOpeningHand(Ability):
    """deed(scene): the event that its owner may have happen; done(scene): what follows from it."""
    zone = HAND

    def deed(self, scene):
        raise NotImplementedError

    def done(self, scene):
        """Nothing more."""


@phrase("if {what} is in your opening hand, you may begin the game with it on the battlefield.", rule="103.6a")
class BeginsOnBattlefield(FromOpeningHand):
    what: This

    def deed(self, scene):
        return Put(who=player(bare(scene.world), scene.you), what=the(scene, scene.source), to=BATTLEFIELD, origin=HAND)


@phrase(leaf=r"(?:the|your)\b")
class WhoseFirst(Wording):
    word: str


@phrase("you may reveal {what} from your opening hand. if you do, at the beginning of {whose} first {name}, {then}.", rule="103.6b")
class RevealedAtTheStart(FromOpeningHand):
    """What it does waits for that step to begin."""
    what: This
    name: PlainStep
    then: Plainly
    whose: WhoseFirst

    def deed(self, scene):
        return Reveal(who=player(bare(scene.world), scene.you), what=the(scene, scene.source))

    def done(self, scene):
        waits(scene, At(step=Next(name=self.name, whose=self.whose.word), body=Told(first=self.then)))
