"""Objects by their description: adjectives, a head, and relatives after it [109.2]."""
import functools
import re

import attrs

from sandbox.engine.kinds import Keyword, Number, The, Who, the
from sandbox.engine.printed import DOWN
from sandbox.engine.state import BATTLEFIELD, PHASED_OUT, STACK
from sandbox.language.phrase import Phrase, joined, phrase, say, walk
from sandbox.vocabulary.linking import chosen_for
from sandbox.vocabulary.words import COLORS, CREATURE_TYPES, HEADS, SINGULAR, TYPES, WITHOUT, alternatives


class Adjective(Phrase): ...


class Head(Phrase):
    spares = lambda self, scene, thing, look: False      # whether what stands behind is not said of it


class Relative(Phrase): ...


STATUS = {"tapped": lambda thing: thing.tapped == "tapped", "untapped": lambda thing: thing.tapped == "untapped",
          "attacking": lambda thing: thing.attacking is not None, "blocking": lambda thing: bool(thing.blocking),
          "blocked": lambda thing: thing.blocked == "blocked", "unblocked": lambda thing: thing.attacking is not None and not thing.blocked,
          "token": lambda thing: thing.token == "token", "face-down": lambda thing: thing.facing == DOWN}
ON_LOOKS = {"historic": lambda look: not {"legendary", "artifact", "Saga"}.isdisjoint(look.types),
            "multicolored": lambda look: len(look.colors) > 1, "colorless": lambda look: not look.colors,
            "monocolored": lambda look: len(look.colors) == 1}
WORDS = (*TYPES, "token", *COLORS)


@functools.cache
def without_non(word):
    return re.sub("^non-?", "", word)


@phrase(leaf=WITHOUT + alternatives(WORDS) + r"\b|(?:permanent\b(?= (?:card|spell))|"
        + "|".join((*STATUS, *ON_LOOKS)) + r")\b")
class Quality(Adjective):
    """A word that an object has or, with non, has not."""
    impersonal = True
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    bare = property(lambda self: without_non(self.word))
    reads = property(lambda self: frozenset({"colors"} if self.bare in COLORS or self.bare.endswith("colored") or self.bare == "colorless"
                                            else {"types"} if self.bare in TYPES or self.bare == "historic" else ()))

    def fits(self, scene, thing, look):
        word = self.bare
        if word == "permanent":                       # a card or a spell that would be one [110.4a-b]
            has = not {"instant", "sorcery"} & set(look.types)
        elif word in COLORS:
            has = COLORS[word] in look.colors
        elif word in ON_LOOKS:
            has = ON_LOOKS[word](look)
        else:
            has = STATUS[word](thing) if word in STATUS else word in look.types
        return has == (word == self.word)


@phrase("kicked", rule="702.33d")
class Kicked(Adjective):
    """"a kicked spell"."""
    fits = lambda self, scene, thing, look: thing.kicked > 0


@phrase(*(say(template, word=word) for word in ("or", "and", "and/or")
          for template in (f"{{one}} {word} {{other}}", f"{{one}}, {{another}}[, {{third}}], {word} {{other}}")))
class EitherQuality(Adjective):
    """"instant or sorcery spell", "instant and sorcery spells", "white, blue, or black creature"."""
    one: Quality
    other: Quality
    another: Quality | None = None
    third: Quality | None = None
    word: str = "or"
    all = property(lambda self: [quality for quality in (self.one, self.another, self.third, self.other) if quality])
    reads = property(lambda self: frozenset().union(*(quality.reads for quality in self.all)))
    fits = lambda self, scene, thing, look: any(quality.fits(scene, thing, look) for quality in self.all)


@phrase("{one}, {other}[, {another}]")
class SeveralQualities(Adjective):
    """"nonartifact, nonblack creature"."""
    one: Quality
    other: Quality
    another: Quality | None = None
    all = property(lambda self: [quality for quality in (self.one, self.other, self.another) if quality])
    reads = property(lambda self: frozenset().union(*(quality.reads for quality in self.all)))
    fits = lambda self, scene, thing, look: all(quality.fits(scene, thing, look) for quality in self.all)


OFF_BATTLEFIELD = ("card", "spell")


@phrase(leaf=lambda form: alternatives(HEADS.values() if form == "many" else HEADS) + r"\b")
class Named(Head):
    """A type stands for a permanent of that type; "card" and "spell" say where else it is [109.2a-b]."""
    impersonal = True
    word: str
    from_text = classmethod(lambda cls, text: cls(word=SINGULAR.get(text, text)))
    to_text = lambda self, form: HEADS[self.word] if form == "many" else self.word
    reads = property(lambda self: frozenset({"types"} if self.word in TYPES else ()))
    elsewhere = property(lambda self: self.word in OFF_BATTLEFIELD)

    def fits(self, scene, thing, look):
        match self.word:
            case "card": return thing.token == "nontoken"                          # wherever it is; most say where [108.2b]
            case "spell": return thing.zone == STACK
            case "permanent": return thing.zone == BATTLEFIELD
            case "token": return thing.zone == BATTLEFIELD and thing.token == "token"
        return self.word in look.types and thing.zone == BATTLEFIELD


@phrase("{one} or {other:agreeing}", "{one}, {another}, or {other:agreeing}", "{one}, {another}, {third}, or {other:agreeing}")
class EitherHead(Head):
    """"creature or planeswalker"."""
    one: Named
    other: Named
    another: Named | None = None
    third: Named | None = None
    plural = False
    reads = frozenset({"types"})
    elsewhere = property(lambda self: self.other.elsewhere)
    everywhere = property(lambda self: len({head.elsewhere for head in self.all}) > 1)
    all = property(lambda self: [h for h in (self.one, self.another, self.third, self.other) if h])

    def spares(self, scene, thing, look):
        """"Walls and creatures with flying": what stands behind is said of those only of which the others are a sort."""
        return self.other.word == "creature" and any(head.word in CREATURE_TYPES and head.fits(scene, thing, look) for head in self.all)

    def fits(self, scene, thing, look):
        if {head.word for head in self.all} == {"card", "token"}:
            return True                               # whatever an object is, wherever it is
        return any(head.fits(scene, thing, look) for head in self.all)


@phrase("{one:agreeing} and {other:agreeing}", "{one:agreeing}, {another:agreeing}, and {other:agreeing}",
        say("{one:agreeing} and/or {other:agreeing}", word="and/or"),
        say("{one:agreeing}, {another:agreeing}, and/or {other:agreeing}", word="and/or"))
class BothHeads(EitherHead):
    """"creatures and planeswalkers": whatever is one of them."""
    one: Named
    other: Named
    another: Named | None = None
    third = None
    word: str = "and"
    plural = property(lambda self: None)


# ---- relatives ----
@phrase("you control")
class YouControl(Relative):
    impersonal = True
    reads = frozenset({"controller"})
    fits = lambda self, scene, thing, look: look.controller == scene.you


@phrase("you don't control")
class YouDontControl(Relative):
    impersonal = True
    reads = frozenset({"controller"})
    fits = lambda self, scene, thing, look: look.controller != scene.you


@phrase("your opponents control")
class OpponentsControl(Relative):
    impersonal = True
    reads = frozenset({"controller"})
    fits = lambda self, scene, thing, look: look.controller != scene.you


@phrase("{who} controls")
class SomeoneControls(Relative):
    """"an opponent controls", "that player controls", "target player controls"."""
    who: Who
    reads = frozenset({"controller"})
    fits = lambda self, scene, thing, look: any(p.seat == look.controller for p in self.who.find(scene))


@phrase("they control")
class TheyControl(Relative):
    """Of the player that is spoken of: "each player loses life equal to the number of creatures they control"."""
    reads = frozenset({"controller"})

    def fits(self, scene, thing, look):
        return scene.subject is not None and any(getattr(p, "seat", None) == look.controller for p in scene.subject.find(scene))


@phrase("of their choice")
class OfTheirChoice(Relative):
    """Who is told to pick, picks: this only says so [608.2d]."""
    fits = lambda self, scene, thing, look: True


@phrase("you own")
class YouOwn(Relative):
    fits = lambda self, scene, thing, look: thing.owner == scene.you


@phrase("you cast", rule="707.10")
class YouCast(YouControl):
    """A copy made on the stack was never cast; a copy of a card that is cast comes from a zone as any spell does [707.12]."""
    fits = lambda self, scene, thing, look: look.controller == scene.you and (thing.token == "nontoken" or thing.cast_from != "")


MEASURES = {"power": lambda look: look.power or 0, "toughness": lambda look: look.toughness or 0,
            "mana value": lambda look: look.mana_value}


@phrase(leaf=alternatives(MEASURES) + r"\b", rule="109.3")
class Characteristic(Phrase):
    """One of those that are numbers; of(look) is what it is for an object."""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    of = lambda self, look: MEASURES[self.word](look)


class Measured(Phrase):
    """With a power, toughness or mana value at least or at most that of a number."""
    reads = property(lambda self: frozenset({"power"} if self.measure.word != "mana value" else {"copiable"}))
    number = property(lambda self: getattr(self, "least", None) or getattr(self, "most", None) or self.n)

    def fits(self, scene, thing, look):
        if any(hasattr(part, "asked") for part in walk(self.number)):          # "its controller's graveyard": of what is looked at
            scene = attrs.evolve(scene, it=The(thing.id))
        return self.compare(self.measure.of(look), self.number.value(scene))


@phrase("with {measure} {least:digits} or greater")
class WithAtLeast(Measured, Relative):
    measure: Characteristic
    least: Number
    compare = staticmethod(lambda value, n: value >= n)


@phrase("with {measure} {most:digits} or less")
class WithAtMost(Measured, Relative):
    measure: Characteristic
    most: Number
    compare = staticmethod(lambda value, n: value <= n)


class Closing(Phrase):
    """A relative with a noun of its own at its end, to which all that follows would belong: so none does."""


@phrase("with {measure} less than or equal to {n}")
class WithNoMoreThan(Measured, Closing):
    measure: Characteristic
    n: Number
    compare = staticmethod(lambda value, n: value <= n)


@phrase("with {measure} {n:digits}")
class WithExactly(Measured, Relative):
    measure: Characteristic
    n: Number
    compare = staticmethod(lambda value, n: value == n)


@phrase(say("with {keyword}", sign="with"), say("without {keyword}", sign="without"))
class WithKeyword(Relative):
    keyword: Keyword
    sign: str
    reads = frozenset({"abilities"})

    def fits(self, scene, thing, look):
        return any(type(a) is type(self.keyword) and a == self.keyword for a in look.abilities) == (self.sign == "with")


NO_KIND = ("no", "a", "an", "one", "two", "three", "that", "those", "many", "more", "other", "additional", "all", "each", "any", "the",
           "of", "different", "and", "or", "another", "with", "put", "remove", "get", "gets")


@phrase(leaf=r"(?:[+-]\d+/[+-]\d+|(?!(?:" + "|".join(NO_KIND) + r") )[a-z]+(?: strike)?)(?= counters?\b)")
class CounterKind(Phrase):
    """122.1"""
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase(say("with a(n) {kind} counter on it", said="one"), say("with {kind} counters on them", said="many"))
class WithCounter(Relative):
    kind: CounterKind
    said: str = attrs.field(default="one", eq=False)
    fits = lambda self, scene, thing, look: thing.counted(self.kind.word) > 0


@phrase(say("with no counters on it", said="one"), say("with no counters on them", said="many"))
class WithoutCounters(Relative):
    said: str = attrs.field(default="one", eq=False)
    fits = lambda self, scene, thing, look: not any(n for _, n in thing.counters)


@phrase(leaf=r"[A-Z][^.,]*?(?=[.,]|$| (?:that|to|and|with|you|gets?|has|have|gains?|can't|deals?|enters?|attacks?|dies?) )")
class ObjectName(Phrase):
    word: str
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word


@phrase("named {name}")
class WithName(Relative):
    name: ObjectName
    reads = frozenset({"name"})
    fits = lambda self, scene, thing, look: look.name == self.name.word


@phrase("of the chosen type")
class OfChosenType(Relative):
    """The one chosen as the speaker entered; none chosen, none fits."""
    reads = frozenset({"types"})
    fits = lambda self, scene, thing, look: any(word in look.types for word in chosen_for(scene))


@phrase("other than {one:many}[ and {another:many}]")
class OtherThan(Relative):
    """"creatures other than Werewolves and Wolves"."""
    one: Named
    another: Named | None = None
    reads = frozenset({"types"})
    fits = lambda self, scene, thing, look: look.types and self.one.word not in look.types and not (
        self.another and self.another.word in look.types)


@phrase("on the battlefield")
class OnBattlefield(Relative):
    fits = lambda self, scene, thing, look: thing.zone == BATTLEFIELD


class Placed(Relative):
    """In a zone other than the battlefield."""


# ---- a whole description ----
@phrase("[{adjectives} ]{head:agreeing}[ {relatives:agreeing}][ {closing:agreeing}]")
class Things(Phrase):
    impersonal = True
    adjectives: tuple[Adjective, ...] = joined(" ")
    head: Head
    relatives: tuple[Relative, ...] = joined(" ")
    closing: Closing | None = None
    elsewhere = property(lambda self: self.head.elsewhere)
    placed = property(lambda self: any(isinstance(relative, Placed) for relative in self.relatives))
    beyond = property(lambda self: frozenset({"things"} if self.elsewhere and not self.placed else ()))

    def fits(self, scene, id):
        thing = scene.world.thing(id)
        return thing is not None and self.suits(scene, thing, scene.world.look(id))

    def suits(self, scene, thing, look):
        if thing.zone == STACK and self.placed and getattr(self.head, "word", "") == "card":
            return False                              # a card in or from a zone is there still; what was cast from it is a spell [108.2b]
        behind = () if self.head.spares(scene, thing, look) else (*self.relatives, self.closing)
        return all(part.fits(scene, thing, look) for part in (self.head, *self.adjectives, *behind) if part)

    def permanents(self, scene):
        """Asked once for each kind of them, unless its words tell one from another that is quite like it: "other than ~"."""
        if not any(getattr(part, "of_one", False) for part in (*self.relatives, self.closing)):
            return scene.world.fitting(functools.partial(self.suits, scene))
        return [id for id in scene.world.fitting(lambda thing, look: True) if self.fits(scene, id)]

    def find(self, scene):
        wide = getattr(self.head, "everywhere", False)   # "spell or permanent"
        here = [the(scene, id) for id in self.permanents(scene)] if wide or not self.elsewhere else []
        if not wide and not self.elsewhere:
            return here
        return here + [the(scene, t.id) for t in scene.world.state.things.values()
                       if t.zone not in (BATTLEFIELD, PHASED_OUT) and self.fits(scene, t.id)]
