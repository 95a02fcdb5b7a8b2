"""Two descriptions in one: this or another, a Plains or an Island [109.2]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import Recipient, What
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.determiners import All, Every, Some
from sandbox.vocabulary.players import You
from sandbox.vocabulary.pronouns import Enchanted, This
from sandbox.vocabulary.targets import Target


class Both(What):
    """Whatever either of the two describes; of what is found, all."""

    def covers(self, scene, one):
        return self.first.covers(scene, one) or self.second.covers(scene, one)

    def find(self, scene):
        return list(dict.fromkeys((*self.first.find(scene), *self.second.find(scene))))


class Pair(Both):
    """One of those that either of the two describes."""
    plural = False
    other = False

    def pick(self, scene, chooser, allowed):
        options = [one for one in self.find(scene) if allowed(one)]
        return list((yield from choose(chooser, f"choose {write(self)}", options, min(1, len(options)), 1, source=scene.source)))


@phrase("{first} or {second}", rule="109.2")
class ThisOr(Pair):
    """"This creature or another creature"."""
    first: This
    second: Some


@phrase("{first} or {second}", rule="109.2")
class ThisOrHost(Pair):
    """"~ or equipped creature"."""
    first: This
    second: Enchanted


@phrase("{first} or {second}", rule="109.2")
class OneOr(Pair):
    """"A Plains or an Island"."""
    first: Some
    second: Some


class YouPaired(Recipient):
    """You and objects: what may be done to either of them."""
    def find(self, scene):
        return [*self.you.find(scene), *self.what.find(scene)]

    covers = lambda self, scene, one: self.you.covers(scene, one) or self.what.covers(scene, one)


@phrase("{you} and {what}", rule="109.2")
class YouAnd(YouPaired):
    you: You
    what: Every
    plural = True


@phrase("{you} and/or {what}", rule="109.2")
class YouAndOr(YouPaired):
    you: You
    what: What


@phrase("{first} and {second}", rule="109.2")
class AllAndAll(Both):
    """"All Forests and all Saprolings"."""
    first: All
    second: All
    plural = True


@phrase("{first} and {second}", rule="115.1")
class TargetAndTarget(Both):
    """"Target artifact and target enchantment": each is a target by itself, and done to together.

    Of "target creature card and target land card from your graveyard" it could not tell where the first is."""
    first: Target
    second: Target
    plural = True
    admits = staticmethod(lambda fields: not fields["first"].noun.elsewhere or fields["first"].noun.placed)
