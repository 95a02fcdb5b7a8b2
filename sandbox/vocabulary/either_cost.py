"""Additional costs of which one is chosen: "sacrifice a creature or pay {3}" [601.2b]."""
from sandbox.engine.choices import choose
from sandbox.engine.illegal import Illegal
from sandbox.engine.kinds import Ability
from sandbox.engine.rulebook import rule
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.costs import PayBy
from sandbox.vocabulary.unless import PayMana


@phrase("as an additional cost to cast this spell, {one}[, {another},] or {other}.", rule="601.2b")
class EitherCost(Ability):
    one: PayBy
    other: PayBy
    another: PayBy | None = None
    zone = "stack"
    ways = property(lambda self: {write(way): due(way) for way in (self.one, self.another, self.other) if way})


def due(way):
    """What is paid if that is chosen: mana is paid with the rest of the mana [601.2f]."""
    return way.do.cost if isinstance(way.do, PayMana) else way


def either_costs(look):
    return [ability for ability in look.abilities if isinstance(ability, EitherCost)]


def first_of_each(item, look, able):
    yield from ()
    return tuple(due(ability.one) for ability in either_costs(look))


@rule("601.2b", without=first_of_each)
def costs_chosen(item, look, able):
    """What the spell's player will pay of each such cost; asked where more than one can be. Raises Illegal if none can."""
    chosen = []
    for ability in either_costs(look):
        ways = {words: part for words, part in ability.ways.items() if able(part)}
        if not ways:
            raise Illegal("118.3", f"“{write(ability)}” can't be paid")
        [words] = (yield from choose(item.you, "which additional cost is paid", ways, 1, 1, kind="additional cost", source=item.source,
                                     rule="601.2b")) if len(ways) > 1 else ways
        chosen.append(ways[words])
    return tuple(chosen)
