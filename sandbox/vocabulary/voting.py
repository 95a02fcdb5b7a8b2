"""Voting: each player in turn votes for one of the choices, and what is done then depends on the votes [701.38]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Condition, Restriction, What, player
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.phrase import Phrase, joined, phrase, say
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.determiners import Some
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.sentences import Plainly, Sentence, Step


@phrase(leaf=r"(?!(?:an?|each|all|the|target|up|any|one|two|another) )[a-z]+\b", rule="701.38b")
class Ballot(Phrase):
    """A word that stands for a choice."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@attrs.frozen
class Votes(What):
    """Who voted for what, in that order; nothing that "it" could mean."""
    cast: tuple = ()
    choices: tuple = ()
    leaf = True
    find = lambda self, scene: []
    to_text = lambda self, form: "the votes"
    __bool__ = lambda self: False

    def number(self, choice):
        return sum(1 for _, voted in self.cast if voted == choice)

    def leading(self):
        """The choices with the most votes or tied for most."""
        most = max(map(self.number, self.choices), default=0)
        return [choice for choice in self.choices if most and self.number(choice) == most]


def last_votes(scene):
    return next((one for group in reversed(scene.mentioned) for one in group if isinstance(one, Votes)), Votes())


@attrs.frozen
class Voted(Verb):
    who: Phrase
    choice: str
    leaf = True
    result = None
    to_text = lambda self, form: f"{self.who.name} votes for {self.choice}"


@attrs.frozen
class VotesAreIn(Verb):
    """All players have voted."""
    leaf = True
    result = None
    to_text = lambda self, form: "players finish voting"


@rule("701.38a", without=lambda state, you: [you])
def order_of_voting(state, you):
    """Each player, in turn order from the one who is named."""
    seats = state.in_turn_order()
    at = seats.index(you) if you in seats else 0
    return seats[at:] + seats[:at]


class Poll(Step):
    """Several votes of one player are cast together [701.38d]."""
    def run(self, scene):
        cast, options = [], list(self.options(scene))
        for seat in order_of_voting(scene.world.state, scene.you):
            for _ in range(how_often(scene.world.state, seat)):
                for one in (yield from choose(seat, "vote", options, 1, 1, kind="vote", source=scene.source, rule="701.38a")):
                    cast.append((seat, one))
                    yield from scene.world.happen(Voted(player(scene, seat), getattr(one, "name", one)))
        scene.mentioned.append((Votes(tuple(cast), tuple(options)),))
        yield from scene.world.happen(VotesAreIn())
        return bool(cast)


@phrase("starting with you, each player votes for {choices}", rule="701.38a")
class VoteForWords(Poll):
    choices: tuple[Ballot, ...] = joined(" or ", ", ", ", or ")
    options = lambda self, scene: [ballot.word for ballot in self.choices]


@phrase("starting with you, each player votes for {which}", rule="701.38a")
class VoteForObjects(Poll):
    which: Some
    options = lambda self, scene: self.which.find(scene)


# ---- how many votes ----
@phrase("while voting, you may vote an additional time.", say("while voting, you get an additional vote.", must="must"), rule="701.38d")
class AdditionalVote(Restriction):
    """One vote more, which is cast at the same time."""
    must: str = ""


@rule("701.38d", without=lambda state, seat: 1)
def how_often(state, seat):
    return 1 + sum(1 for _, you, _, ability in state.derived.having(Restriction) if isinstance(ability, AdditionalVote) and you == seat)


# ---- what came of it ----
@phrase("{ballot} gets more votes", say("{ballot} gets more votes or the vote is tied", tied="tied"), rule="701.38a")
class GetsMore(Condition):
    ballot: Ballot
    tied: str = ""

    def holds(self, scene):
        leading = last_votes(scene).leading()
        return leading == [self.ballot.word] or bool(self.tied) and len(leading) != 1


@phrase("for each {ballot} vote", rule="701.38a")
class ForEachVote(PerEach):
    ballot: Ballot
    value = lambda self, scene: last_votes(scene).number(self.ballot.word)


@phrase("for each {ballot} vote, {then}", rule="701.38a")
class ForEachVoteDo(Sentence):
    """As often as there are such votes."""
    ballot: Ballot
    then: Plainly

    def run(self, scene):
        votes, did = last_votes(scene), False
        for _ in range(votes.number(self.ballot.word)):
            did = (yield from self.then.run(scene)) or did
        return did


@phrase("each {noun:one} with the most votes or tied for most votes", rule="701.38b")
class MostVoted(What):
    noun: Things

    def find(self, scene):
        return [one for one in last_votes(scene).leading() if hasattr(one, "id") and self.noun.fits(scene, one.id)]
