"""What continuous effects do to objects: control, types, colors, abilities, sizes, each change in its layer [613]."""
import attrs

from sandbox.engine.kinds import ONE, Ability, Change, Keyword, Number, What
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import Phrase, joined, old, phrase, say
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.words import BASICS, COLORS, CREATURE_TYPES, HEADS, LAND_TYPES, SINGULAR, Wording, alternatives


# ---- words ----
@phrase(leaf=lambda form: alternatives(HEADS.values() if form == "many" else HEADS) + r"\b")
class Type(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=SINGULAR.get(text, text)))
    to_text = lambda self, form: HEADS[self.word] if form == "many" else self.word


@phrase(leaf=lambda form: alternatives([HEADS[b] if form == "many" else b for b in BASICS]) + r"\b")
class Basic(Phrase):
    word: str
    from_text, to_text = Type.from_text, Type.to_text


@phrase(leaf=alternatives((*COLORS, "colorless")) + r"\b")
class Color(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    letter = property(lambda self: COLORS.get(self.word, ""))


@phrase(leaf=r"[+-]\d+/[+-]\d+")
class PlusMinus(Phrase):
    text: str
    from_text = classmethod(lambda cls, text: cls(text=text))
    to_text = lambda self, form: self.text
    pair = property(lambda self: tuple(map(int, self.text.split("/"))))


@phrase(leaf=r"\d+/\d+")
class Size(PlusMinus):
    text: str


def letters(colors):
    return "".join(letter for letter in "WUBRG" if letter in colors)


# ---- layer 2: control ----
@attrs.frozen
class Yours(Change):
    you: int | None = None
    layer, writes = "2", frozenset({"controller"})
    leaf = True
    to_text = lambda self, form: "(is|are) yours"
    bound = lambda self, scene: Yours(scene.you if self.you is None else self.you)
    apply = lambda self, look: attrs.evolve(look, controller=self.you)


# ---- layer 4: types ----
@rule("205.4b", without=lambda look, *words: attrs.evolve(look, types=words))
def typed(look, *words):
    """With these types besides: of supertypes, card types and subtypes each stays what it was."""
    return attrs.evolve(look, types=look.types + tuple(word for word in words if word not in look.types))


class InLayer4(Change):
    layer, writes = "4", frozenset({"types"})


@phrase(say("(is|are) a(n) {kind} in addition to its other types", subject="one"),
        say("(is|are) {kind:many} in addition to their other types", subject="many"))
class AlsoType(InLayer4):
    kind: Type
    subject: str
    apply = lambda self, look: typed(look, self.kind.word)


@phrase(say("(is|are) a(n) {kind} in addition to its other land types", subject="one"),
        say("(is|are) {kind:many} in addition to their other land types", subject="many"))
class AlsoLandType(InLayer4):
    kind: Basic
    subject: str
    apply = lambda self, look: typed(look, self.kind.word)


@phrase("(is|are) every basic land type in addition to (its|their) other types", "(is|are) every basic land type")
class EveryBasic(InLayer4):
    apply = lambda self, look: typed(look, *BASICS)


@phrase(say("(is|are) a(n) {kind}", subject="one"), say("(is|are) {kind:many}", subject="many"), rule="305.7")
class IsBasic(InLayer4):
    """Setting a basic land type takes the other land types and the abilities of the rules text [305.7]."""
    kind: Basic
    subject: str
    writes = frozenset({"types", "abilities"})

    def apply(self, look):
        kept = tuple(t for t in look.types if t not in LAND_TYPES)
        return attrs.evolve(look, types=(*kept, self.kind.word), abilities=())


@phrase(say("(is|are) no longer {kind}", said=""), say("(isn't a|aren't) {kind:agreeing}", said="not"))
class NoLonger(InLayer4):
    kind: Type
    said: str = attrs.field(default="", eq=False)

    def apply(self, look):
        types = tuple(t for t in look.types if t != self.kind.word)
        return attrs.evolve(look, types=tuple(t for t in types if self.kind.word != "creature" or t not in CREATURE_TYPES))


# ---- layer 5: colors ----
@phrase("(is|are) {color}")
class IsColor(Change):
    color: Color
    layer, writes = "5", frozenset({"colors"})
    apply = lambda self, look: attrs.evolve(look, colors=self.color.letter)


@phrase("(becomes|become) {color}", rule="105.3")
class BecomesColor(IsColor):
    """As what begins now does it."""
    color: Color


@attrs.frozen
class Base(Change):
    power: int = attrs.field(kw_only=True)
    toughness: int = attrs.field(kw_only=True)
    layer, writes = "7b", frozenset({"power"})
    leaf = True
    to_text = lambda self, form: f"(has|have) base power and toughness {self.power}/{self.toughness}"
    apply = lambda self, look: attrs.evolve(look, power=self.power, toughness=self.toughness)


@phrase("(is a|are) {size}[ {color}][ {kind}] (creature|creatures) that (is|are) still (a land|lands)", rule="205.1b")
class Animated(Change):
    """Whatever else it was it still is."""
    size: Size
    color: Color | None = None
    kind: Type | None = None

    def parts(self):
        power, toughness = self.size.pair
        words = ("creature", *([self.kind.word] if self.kind else []))
        return (*(AlsoType(kind=Type(word=word), subject="one") for word in words),
                *([IsColor(color=self.color)] if self.color else []), Base(power=power, toughness=toughness))


@phrase("(is an artifact creature|are artifact creatures)", say("(is a|are) {size} artifact (creature|creatures)"), rule="205.1b")
class AnimatedArtifact(Change):
    """As well as all that it was; with a size, with that for its base."""
    size: Size | None = None

    def parts(self):
        base = (Base(power=self.size.pair[0], toughness=self.size.pair[1]),) if self.size else ()
        return (*(AlsoType(kind=Type(word=word), subject="one") for word in ("artifact", "creature")), *base)


# ---- layer 6: abilities ----
class Granting(Change):
    layer, writes = "6", frozenset({"abilities"})


@phrase("(has|have) {keywords}")
class HasKeywords(Granting):
    keywords: tuple[Keyword, ...] = joined(" and ", ", ", ", and ")

    binds = property(lambda self: any(hasattr(keyword, "spoken_by") for keyword in self.keywords))

    def bound(self, scene):
        """With what was chosen for the object that speaks, where a keyword speaks of that."""
        if not self.binds:
            return self
        return attrs.evolve(self, keywords=tuple(k.spoken_by(scene) if hasattr(k, "spoken_by") else k for k in self.keywords))

    apply = lambda self, look: attrs.evolve(look, abilities=look.abilities + self.keywords)


@phrase("(gains|gain) {keywords}")
class GainsKeywords(HasKeywords):
    keywords: tuple[Keyword, ...] = joined(" and ", ", ", ", and ")


@phrase("(loses|lose) {keywords}")
class LosesKeywords(Granting):
    keywords: tuple[Keyword, ...] = joined(" and ", ", ", ", and ")
    apply = lambda self, look: attrs.evolve(look, abilities=tuple(a for a in look.abilities if a not in self.keywords))


@phrase('(has|have) "{ability:quoted}"')
class HasText(Granting):
    ability: Ability
    apply = lambda self, look: attrs.evolve(look, abilities=(*look.abilities, self.ability))


@phrase('(gains|gain) "{ability:quoted}"')
class GainsText(HasText):
    ability: Ability


@phrase("(loses|lose) all abilities")
class LosesAll(Granting):
    """Whatever its types bring along as well: that was there since layer 4 [305.6, 613.1f]."""
    apply = lambda self, look: attrs.evolve(look, abilities=(), stripped="stripped")


# ---- layer 7: power and toughness ----
@phrase("(has|have) base power and toughness {size}")
class HasBase(Change):
    size: Size
    parts = lambda self: (Base(power=self.size.pair[0], toughness=self.size.pair[1]),)


@phrase("(has|have) base power and base toughness each equal to {number}",
        old("(has|have) base power and toughness each equal to {number}"))
class HasBaseEqual(Change):
    number: Number
    layer, writes = "7b", frozenset({"power"})

    def bound(self, scene):
        n = self.number.value(scene)
        return Base(power=n, toughness=n)


@phrase("(gets|get) {amount}[ {each}]")
class Gets(Change):
    amount: PlusMinus
    each: PerEach | None = None
    layer, writes = "7c", frozenset({"power"})

    def bound(self, scene):
        times = (self.each or ONE).value(scene)
        return Gets(amount=PlusMinus(text="/".join(f"{times * n:+d}" for n in self.amount.pair)))

    def apply(self, look):
        power, toughness = self.amount.pair
        return look if look.power is None else attrs.evolve(look, power=look.power + power, toughness=look.toughness + toughness)


@phrase(leaf=r"(?:[+-]X/[+-][0X]|[+-]0/[+-]X)(?!\w)")
class SoOftenX(Wording):
    """+X/+0, -X/-X and so on: how often X counts for power and for toughness."""
    word: str
    pair = property(lambda self: tuple({"+X": 1, "-X": -1}.get(side, 0) for side in self.word.split("/")))


@phrase("(gets|get) {amount}")
class GetsX(Change):
    """X as it was announced, or as the words behind say."""
    amount: SoOftenX
    says_x = True
    layer, writes = "7c", frozenset({"power"})
    bound = lambda self, scene: Gets(amount=PlusMinus(text="/".join(f"{n * scene.x:+d}" for n in self.amount.pair)))


@phrase(say("you control {what}", changes=(Yours(),)), "{what} {changes:agreeing}", say("{what} each {changes:many}", each="each"))
class Continuous(Phrase):
    """What it is about, and all that it does to it."""
    what: What
    changes: tuple[Change, ...] = joined(" and ", ", ", ", and ")
    each: str = ""
