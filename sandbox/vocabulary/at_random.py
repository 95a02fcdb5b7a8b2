"""What is picked at random: the player Chance picks [701.9b]."""
from sandbox.engine.choices import CHANCE, Choice
from sandbox.engine.kinds import ONE, Number
from sandbox.language.phrase import phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.determiners import Described
from sandbox.vocabulary.nouns import Placed, Things


@phrase(say("a(n) {noun:one} at random[ {place}]", count=ONE), "{count} {noun:agreeing} at random[ {place}]", rule="701.9b")
class AtRandom(Described):
    """As many as said, or all that there are."""
    count: Number
    noun: Things
    place: Placed | None = None
    other = False
    plural = property(lambda self: self.count.plural)

    def find(self, scene):
        found = Described.find(self, scene)
        return [one for one in found if self.place is None or self.placed(scene, one)]

    def placed(self, scene, one):
        thing = scene.world.thing(one.id)
        return thing is not None and self.place.fits(scene, thing, scene.world.look(one.id))

    def pick(self, scene, chooser, allowed):
        options = tuple(one for one in self.find(scene) if allowed(one))
        n = min(self.count.value(scene), len(options))
        if n == len(options):
            return list(options)
        return list((yield Choice(who=CHANCE, ask=write(self), options=options, least=n, most=n, kind="random", source=scene.source,
                                  rule="701.9b")))
