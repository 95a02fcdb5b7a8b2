"""When a spell may be cast or an ability activated: in which steps, on whose turn, how often [601.3, 602.5b]."""
from sandbox.engine.kinds import Ability
from sandbox.engine.state import STEPS
from sandbox.language.phrase import phrase
from sandbox.vocabulary.lines import PlainTiming, Timing
from sandbox.vocabulary.words import alternatives

COMBAT = STEPS[STEPS.index("beginning of combat"):STEPS.index("end of combat") + 1]


def before(step):
    return STEPS[:STEPS.index(step)]


def after(step):
    return STEPS[STEPS.index(step) + 1:]


DAMAGE = "first-strike combat damage"
BLOCKS_MADE = STEPS[STEPS.index("declare blockers"):STEPS.index("end of combat") + 1]
STEPS_MEANT = {
    "during combat": COMBAT, "during combat after blockers are declared": BLOCKS_MADE,
    "during combat before blockers are declared": ("beginning of combat", "declare attackers"),
    "before combat or during combat before blockers are declared": before("declare blockers"),
    "before attackers are declared": before("declare attackers"), "before blockers are declared": before("declare blockers"),
    "before the combat damage step": before(DAMAGE), "after combat": after("end of combat"),
    "during the declare attackers step": ("declare attackers",), "during the declare blockers step": ("declare blockers",),
    "during the end of combat step": ("end of combat",), "during any upkeep step": ("upkeep",)}
# words -> (whose turn, in which steps)
MOMENTS = {words: ("anyone", steps) for words, steps in STEPS_MEANT.items()}
MOMENTS |= {f"during your {name}": ("you", steps) for name, steps in (
    ("upkeep", ("upkeep",)), ("draw step", ("draw",)), ("end step", ("end",)), ("declare attackers step", ("declare attackers",)),
    ("turn, before attackers are declared", before("declare attackers")), ("main phase", ("precombat main", "postcombat main")))}
MOMENTS |= {f"during an opponent's {name}": ("another", steps) for name, steps in (
    ("upkeep", ("upkeep",)), ("turn", STEPS), ("turn, before attackers are declared", before("declare attackers")),
    ("turn after their upkeep step", after("upkeep")))}
MOMENTS |= {f"{words} on an opponent's turn": ("another", STEPS_MEANT[words])
            for words in ("during combat", "during the declare blockers step")}


@phrase(leaf=alternatives(MOMENTS) + r"(?![,\w]| (?:on|after|before|and only during|or) )", rule="602.5b")
class DuringOnly(PlainTiming):
    """A part of the turn."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word

    def refused(self, scene, ability):
        whose, steps = MOMENTS[self.word]
        state = scene.world.state
        if state.step not in steps or whose == "you" and state.active != scene.you or whose == "another" and state.active == scene.you:
            return f"only {self.word}"
        return ""


@phrase("{first} and only {second}", rule="602.5b")
class Both(Timing):
    first: PlainTiming
    second: Timing
    all = property(lambda self: (*flat(self.first), *flat(self.second)))


def flat(when):
    """All that is said about when."""
    return when.all if isinstance(when, Both) else (when,) if when else ()


class CastOnly(Ability):
    zone = "stack"


@phrase("cast this spell only {when}.", rule="601.3")
class CastOnlyWhen(CastOnly):
    """"Cast this spell only during combat"; "only if you control a Vampire"."""
    when: Timing
