"""Villainous choices: a player chooses which of two things is done, possible or not [701.55]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import Player, Who
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.language.writing import write
from sandbox.vocabulary.sentences import Plainly, Step


@phrase("{who} (faces|face) a villainous choice", rule="701.55a")
class FacesChoice(Verb):
    """Whoever has faced one."""
    who: Who
    never = frozenset({"command", "may", "would", "cant"})


@phrase("{who} (faces|face) a villainous choice — ^{first}, or {second}", rule="701.55a")
class VillainousChoice(Step):
    """One player after another [701.55d]; "that player" and "they" in the options are whoever chooses."""
    who: Who
    first: Plainly
    second: Plainly

    def run(self, scene):
        for who in [one for one in (yield from self.who.pick(scene, scene.you, lambda one: True)) if isinstance(one, Player)]:
            scene.mentioned.append((who,))
            options = {write(option): option for option in (self.first, self.second)}
            [chosen] = yield from choose(who.seat, "a villainous choice", options, 1, 1, kind="mode", source=scene.source, rule="701.55a")
            scene.spoken_of = who
            yield from options[chosen].run(scene)
            yield from scene.world.happen(FacesChoice(who=who))
        return True
