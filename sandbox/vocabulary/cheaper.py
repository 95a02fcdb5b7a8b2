"""What makes a spell cheaper: affinity, undaunted, a condition, a number [601.2f, 702.41, 702.125]."""
from sandbox.engine.kinds import Condition, Keyword, Number, What
from sandbox.language.phrase import Phrase, phrase
from sandbox.vocabulary.casting import CostOfModes, OwnCost
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.nouns import Things


@phrase(leaf=r"\{\d+\}(?!\{)")
class GenericMana(Phrase):
    """{2}: what a reduction takes where it says no more [118.7a]."""
    number: int
    from_text = classmethod(lambda cls, text: cls(number=int(text[1:-1])))
    to_text = lambda self, form: f"{{{self.number}}}"


@phrase("affinity for {noun:many}", rule="702.41a")
class Affinity(Keyword, OwnCost):
    """{1} less for each of those that you control."""
    noun: Things

    def change(self, scene):
        return -sum(1 for one in self.noun.find(scene) if scene.world.look(one.id).controller == scene.you)


@phrase("undaunted", rule="702.125a")
class Undaunted(Keyword, OwnCost):
    """{1} less for each opponent."""
    change = lambda self, scene: -sum(1 for seat in scene.world.state.in_turn_order() if seat != scene.you)


@phrase("this spell costs {mana} less to cast if {condition}.", rule="601.2f")
class CostsLessIf(OwnCost):
    mana: GenericMana
    condition: Condition
    change = lambda self, scene: -self.mana.number if self.condition.holds(scene) else 0


@phrase("if {condition}, this spell costs {mana} less to cast.", rule="601.2f")
class CostsLessIfFirst(CostsLessIf):
    """The condition stands first."""
    condition: Condition
    mana: GenericMana


@phrase(leaf=r"\{X\}")
class ManaX(Phrase):
    from_text = classmethod(lambda cls, text: cls())
    to_text = lambda self, form: "{X}"


@phrase("this spell costs {x} less to cast, where X is {where}.", rule="601.2f")
class CostsXLess(OwnCost):
    x: ManaX
    where: Number
    change = lambda self, scene: -self.where.value(scene)


@phrase("it targets {what}", rule="115.1")
class TargetsSuch(Condition):
    """Of the spell that is being cast; before its targets are chosen, whether there is one that it could target."""
    what: What

    def holds(self, scene):
        chosen = [one for ones in (scene.item.targets if scene.item else ()) for one in ones]
        return any(self.what.covers(scene, one) for one in chosen) if chosen else bool(self.what.find(scene))


@phrase("this spell costs {cost} more to cast for each target beyond the first.", rule="601.2f")
class CostsMoreForTargets(CostOfModes):
    cost: ManaCost
    extra = lambda self, item: (self.cost,) * (sum(len(ones) for ones in item.targets) - 1)
