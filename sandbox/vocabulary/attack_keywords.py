"""Keywords that trigger as creatures attack, block, or deal combat damage [702]."""
from sandbox.engine.kinds import Exactly
from sandbox.language.phrase import phrase
from sandbox.vocabulary.standing import Numbered, StandsFor


@phrase("exalted", rule="702.83a")
class Exalted(StandsFor):
    words = ("whenever a creature you control attacks alone, that creature gets +1/+1 until end of turn.",)


@phrase("battle cry", rule="702.91a")
class BattleCry(StandsFor):
    words = ("whenever this creature attacks, each other attacking creature gets +1/+0 until end of turn.",)


@phrase("bushido {n:digits}", rule="702.45a")
class Bushido(Numbered):
    n: Exactly
    words = ("whenever this creature blocks or becomes blocked, it gets +#/+# until end of turn.",)


@phrase("flanking", rule="702.25a")
class Flanking(StandsFor):
    words = ("whenever this creature becomes blocked by a creature without flanking, that creature gets -1/-1 until end of turn.",)


@phrase("afflict {n:digits}", rule="702.130a")
class Afflict(Numbered):
    n: Exactly
    words = ("whenever this creature becomes blocked, defending player loses # life.",)
