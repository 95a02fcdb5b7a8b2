"""Values of a language grown at random from its own declarations, for properties that hold of every value."""
import functools

from hypothesis import strategies as st

from sandbox.language.phrase import PHRASES, spellings
from sandbox.language.templates import Slot
from tests.language.toy import Chapter, Exactly, It, Mood, Quality, Season, Species, Symbols, X

LEAVES = {
    Exactly: [Exactly(n=n) for n in (1, 2, 4)], X: [X()], It: [It(), It(word="them")],
    Species: [Species(word=word) for word in ("owl", "cat", "mouse", "egret")],
    Quality: [Quality(word=word) for word in ("old", "red", "amber")],
    Season: [Season(word="Dawn"), Season(word="Deep winter")],
    Chapter: [Chapter(word="I"), Chapter(word="III")],
    Symbols: [Symbols(text="{T}"), Symbols(text="{R}{G}")],
    Mood: [Mood(text="+1"), Mood(text="−2")],
}
FAR = 99


def ways_to_say(category, form):
    """What the category can be in this form: leaves, and spellings that read."""
    leaves = [leaf for cls in PHRASES[category] for leaf in LEAVES.get(cls, ())]
    return leaves, [way for cls in PHRASES[category] for way in spellings(cls, form) if way.saying.reads and way.saying.prints]


def slots(way, form):
    return [(part, part.form if part.form != "agreeing" else "one") for part in way.parts if isinstance(part, Slot)]


@functools.cache
def height(category, form, limit=8):
    """How deep the smallest value of a category is."""
    leaves, ways = ways_to_say(category, form)
    if leaves or not limit:
        return 0 if leaves else FAR
    return min((height_of(way, form, limit - 1) for way in ways), default=FAR)


def height_of(way, form, limit=8):
    return 1 + max((height(part.category, inner, limit) for part, inner in slots(way, form)), default=0)


@st.composite
def phrases(draw, category, form=None, depth=5):
    """A value of the category that can be said in this form."""
    leaves, ways = ways_to_say(category, form)
    near = [way for way in ways if height_of(way, form) <= max(depth, height(category, form))]
    chosen = draw(st.sampled_from([*leaves, *near]))
    if chosen in leaves:
        return chosen
    fields = dict(chosen.fixed)
    for part, inner in slots(chosen, form):
        one = phrases(part.category, inner, depth - 1)
        fields[part.name] = tuple(draw(st.lists(one, min_size=1, max_size=3))) if part.separators else draw(one)
    return chosen.cls(**fields)
