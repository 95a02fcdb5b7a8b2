"""Cleave: a spell whose text loses what stands in square brackets, if that was paid for [702.148]."""
import re

import attrs

from sandbox.engine.kinds import Spell
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import phrase
from sandbox.language.reading import read
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.lines import as_one
from sandbox.vocabulary.ways_to_pay import Alternative

BRACKETED = re.compile(r"\[[^\[\]]*\]")


@attrs.frozen
class Cleavable(Spell):
    """A line with words in square brackets, read with them and without them."""
    text: str
    whole: Spell
    cleft: Spell
    leaf = True
    body = property(lambda self: self.whole.body)
    to_text = lambda self, form: self.text
    run = lambda self, scene: self.whole.run(scene)
    targets = lambda self, item: self.whole.targets(item)


def cleavable(line):
    """The line both ways. Raises Unread where it says nothing in one of them."""
    without = " ".join(BRACKETED.sub("", line).split())
    for sign in ".,":
        without = without.replace(f" {sign}", sign)
    return Cleavable(line, read(Spell, line.replace("[", "").replace("]", "")), read(Spell, without))


@phrase("cleave {price}", rule="702.148a")
class Cleave(Alternative):
    """For that cost, without the words in brackets: its text is changed [702.148b]."""
    price: ManaCost
    way = "cleave"

    @rule("702.148b", without=lambda self, ability: ability)
    def spoken(self, ability):
        lines = getattr(ability, "all", (ability,))
        return as_one([line.cleft if isinstance(line, Cleavable) else line for line in lines])
