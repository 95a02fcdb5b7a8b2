"""Players who are singled out: the one chosen as a permanent entered, the one an Aura enchants [303.4, 607.2d, 614.12a]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import What, Who, player
from sandbox.language.phrase import phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.entering import Enters, changed
from sandbox.vocabulary.linking import chosen_for
from sandbox.vocabulary.players import AnOpponent, APlayer


@phrase(say("as {what} enters, choose an opponent.", sort=AnOpponent()), say("as {what} enters, choose a player.", sort=APlayer()),
        rule="614.12a")
class EntersChoosingPlayer(Enters):
    """The object keeps the seat."""
    what: What
    sort: Who

    def replace(self, scene, event):
        options = self.sort.find(scene)
        [one] = yield from choose(scene.you, f"choose {write(self.sort)}", options, 1, 1, kind="choose", source=scene.source,
                                  rule="614.12a")
        return [changed(event, chosen=(*event.entering.chosen, one.seat))]


@phrase("the chosen player", rule="607.2d")
class ChosenPlayer(Who):
    """Nobody, until one was chosen."""
    of_source = True

    def find(self, scene):
        return [player(scene, seat) for seat in chosen_for(scene) if isinstance(seat, int)][:1]


@phrase("enchanted player", rule="303.4")
class EnchantedPlayer(Who):
    of_source = True

    def find(self, scene):
        thing = scene.world.thing(scene.source)
        return [] if thing is None or thing.enchanting is None else [player(scene, thing.enchanting)]
