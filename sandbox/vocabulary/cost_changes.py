"""What makes this spell, spells of a kind, or abilities cost more or less [601.2f, 602.2b, 118.7]."""

from sandbox.engine.kinds import Condition, CostChange, Number, Scene, The, What
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.casting import MoreOrLess, OwnCost
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.counting import PerEach
from sandbox.vocabulary.nouns import Quality, Things
from sandbox.vocabulary.words import Wording


@phrase(leaf=r"\{(?:\d+|X)\}")
class Generic(Phrase):
    """An amount of generic mana."""
    text: str
    from_text = classmethod(lambda cls, text: cls(text=text[1:-1]))
    to_text = lambda self, form: f"{{{self.text}}}"
    amount = lambda self, x=0: x if self.text == "X" else int(self.text)


# ---- this spell ----
@phrase("this spell costs {mana} more to cast if {condition}.", rule="601.2f")
class ThisCostsMoreIf(OwnCost):
    mana: Generic
    condition: Condition
    change = lambda self, scene: self.mana.amount() if self.condition.holds(scene) else 0


# ---- spells of a kind ----
@phrase(leaf=r"(?:more|less)\b")
class MoreOrLessOfIt(Wording):
    """Which way a cost goes; of(n) is how much more it is."""
    word: str
    of = lambda self, n: n if self.word == "more" else -n


@phrase("each {noun:one} costs {mana} {more} to cast[ {each}].", rule="601.2f")
class EachCosts(CostChange):
    noun: Things
    mana: Generic
    more: MoreOrLessOfIt
    each: PerEach | None = None

    def change(self, scene, id):
        return self.more.of(self.mana.amount()) * (self.each.value(scene) if self.each else 1) if self.noun.fits(scene, id) else 0


@phrase("{one} spells and {other} {noun:many} cost {mana} {more} to cast[ {each}].", rule="601.2f")
class TwoKindsCost(CostChange):
    """"White spells and black spells you cast": what follows the second is true of both."""
    one: Quality
    other: Quality
    noun: Things
    mana: Generic
    more: MoreOrLessOfIt
    each: PerEach | None = None

    def change(self, scene, id):
        thing, look = scene.world.thing(id), scene.world.look(id)
        fits = any(quality.fits(scene, thing, look) for quality in (self.one, self.other)) and self.noun.fits(scene, id)
        return self.more.of(self.mana.amount()) * (self.each.value(scene) if self.each else 1) if fits else 0


@phrase("as long as {while_}, {change_}", rule="601.2f")
class CostsWhile(CostChange):
    while_: Condition
    change_: MoreOrLess
    change = lambda self, scene, id: self.change_.change(scene, id) if self.while_.holds(scene) else 0


# ---- abilities ----
class AbilityCost(CostChange):
    """Of activated abilities: cost_of(scene, id, ability) is how much more their activation costs, least what is always left."""
    change = lambda self, scene, id: 0
    least = 0

    def cost_of(self, scene, id, ability):
        raise NotImplementedError


@phrase("this effect can't reduce the mana in that cost to less than {n:word} mana.", rule="118.7")
class LeastCost(Phrase):
    n: Number


@phrase("activated abilities of {what} cost {mana} {more} to activate.[ {floor}]", rule="602.2b")
class AbilitiesCost(AbilityCost):
    what: What
    mana: Generic
    more: MoreOrLessOfIt
    floor: LeastCost | None = None
    least = property(lambda self: self.floor.n.value(None) if self.floor else 0)
    cost_of = lambda self, scene, id, ability: self.more.of(self.mana.amount()) if self.what.covers(scene, The(id)) else 0


def activation_cost(state, you, id, ability):
    """The cost as it is after what makes it more or less: only its generic mana changes [118.7, 602.2b]."""
    found = [(a, a.cost_of(Scene(state, owner, source), id, ability)) for source, owner, _, a in state.derived.having(CostChange)
             if isinstance(a, AbilityCost)]
    own = getattr(ability, "ability", ability)        # a keyword may stand before it: boast, exhaust
    found += [(own, own.own_change(state, you, id))] if hasattr(own, "own_change") else []
    changes = [(a, n) for a, n in found if n]
    return ability.cost if not changes else changed(ability.cost, changes)


def changed(cost, changes):
    symbols = [s for part in cost if isinstance(part, ManaCost) for s in part.symbols]
    generic, colored = sum(int(s) for s in symbols if s.isdigit()), [s for s in symbols if not s.isdigit()]
    more = sum(n for _, n in changes if n > 0)
    least = max((a.least for a, n in changes if n < 0), default=0)
    kept = min(generic + more, max(0, least - len(colored)))
    left = max(kept, generic + more + sum(n for _, n in changes if n < 0))
    mana = ManaCost(symbols=(*([str(left)] if left or not colored else []), *colored))
    return (mana, *(part for part in cost if not isinstance(part, ManaCost)))
