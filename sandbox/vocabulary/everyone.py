"""Several players at once, where what is said is true of each: players, your opponents [102.1, 102.2]."""
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.players import EachOpponent, EachPlayer


@phrase("players")
class Players(EachPlayer):
    plural = True


@phrase("your opponents", say("opponents", word="opponents"))
class YourOpponents(EachOpponent):
    word: str = "your"
    plural = True
