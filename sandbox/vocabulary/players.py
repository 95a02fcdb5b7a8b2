"""Players by their part in the game: you, each opponent, that player, an object's controller [102, 109.4]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ANY, Player, The, What, Who, player
from sandbox.engine.state import HAND, LIBRARY
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.pronouns import It, last_known


@phrase("you")
class You(Who):
    plural = True
    find = lambda self, scene: [player(scene, scene.you)]


@attrs.frozen
class Unspoken(You):
    """The you of a command: "draw a card" and "you gain 3 life" differ in nothing else, and each prints as it was read."""
    leaf = True
    to_text = lambda self, form: "you"


Who.unspoken = Unspoken()


@attrs.frozen
class TheSame(Who):
    """The player of the verb before, who is not said again: "target player draws two cards and loses 2 life" [608.2c]."""
    leaf = True
    to_text = lambda self, form: "that player"
    find = lambda self, scene: scene.subject.find(scene) if scene.subject is not None else []


Who.shared = TheSame()


class Belonging(Phrase):
    """Whose something is: who is the player, or the players."""


@phrase(say("your", who=You()), "{who}'s")
class Whose(Belonging):
    who: Who


@phrase("their")
class Theirs(Belonging):
    """Of the player that the verb is about."""
    who = TheSame()


@phrase("each player")
class EachPlayer(Who):
    beyond = frozenset({"seats.lost"})

    def find(self, scene):                            # APNAP order [101.4]
        return [player(scene, seat) for seat in scene.world.state.in_turn_order()]


@phrase("a player")
class APlayer(EachPlayer): ...


@phrase("each opponent")
class EachOpponent(EachPlayer):
    find = lambda self, scene: [p for p in EachPlayer.find(self, scene) if p.seat != scene.you]


@phrase("each other player")
class EachOther(EachOpponent): ...


@phrase("an opponent")
class AnOpponent(EachOpponent):
    """Watched for, any of them; told, the one that you choose."""
    def pick(self, scene, chooser, allowed):
        return (yield from choose(scene.you, "choose an opponent", self.find(scene), kind="player"))


@phrase("that player")
class ThatPlayer(Who):
    """The player that the event or the instruction before spoke of."""
    def find(self, scene):
        if mentioned := [one for group in reversed(scene.mentioned) for one in group if isinstance(one, Player)]:
            return mentioned[:1]
        aimed_at = scene.spoken_of.find(scene) if hasattr(scene.spoken_of, "options") else []
        if aimed_at and isinstance(aimed_at[0], Player):
            return aimed_at[:1]
        event, pattern = getattr(scene.item, "event", None), getattr(getattr(scene.item, "ability", None), "event", None)
        who = (None if getattr(pattern, "who", None) == ANY else getattr(event, "who", None)) or getattr(event, "what", None)
        if isinstance(who, Player):
            return [who]
        targets = [one for ones in (scene.item.targets if scene.item else ()) for one in ones if isinstance(one, Player)]
        return targets[:1] or told_of(scene)


def told_of(scene):
    """Where no player was named: who the instruction before was about, or whose object it was [608.2c, 608.2h]."""
    who = None if isinstance(scene.spoken_of, ThatPlayer) else scene.spoken_of
    said = [one for one in who.find(scene) if isinstance(one, Player)] if who is not None else []
    touched = next((one for group in reversed(scene.mentioned) for one in group if isinstance(one, The)), None)
    if said or touched is None:
        return said[:1]
    thing = scene.world.thing(touched.id)
    return [player(scene, thing.owner if thing.zone in (HAND, LIBRARY) else scene.world.look(last_known(scene, touched)).controller)]


@phrase("they", rule="608.2c")
class They(Who):
    """Whoever the text spoke of last, other than you."""
    plural = True

    def find(self, scene):
        said = scene.subject or scene.spoken_of
        return [one for one in said.find(scene) if isinstance(one, Player)] if said is not None else ThatPlayer().find(scene)


@phrase("the active player")
class ActivePlayer(Who):
    beyond = frozenset({"active"})
    find = lambda self, scene: [player(scene, scene.world.state.active)]


class OfIt(Who):
    def asked(self, scene):
        return [last_known(scene, one) for one in It().find(scene)[:1] if isinstance(one, The)]


@phrase("its controller")
class ItsController(OfIt):
    find = lambda self, scene: [player(scene, scene.world.look(id).controller) for id in self.asked(scene)]


@phrase("its owner")
class ItsOwner(OfIt):
    find = lambda self, scene: [player(scene, scene.world.thing(id).owner) for id in self.asked(scene)]


@phrase("{what}'s controller")
class ControllerOf(Who):
    what: What
    find = lambda self, scene: [player(scene, scene.world.look(one.id).controller) for one in self.what.find(scene)[:1]]


@phrase("{what}'s owner")
class OwnerOf(Who):
    what: What
    find = lambda self, scene: [player(scene, scene.world.thing(one.id).owner) for one in self.what.find(scene)[:1]]
