"""Changes of zone that are watched for by whose zone it is: into your graveyard, out of it, a land that is played [400.7, 603.10]."""
from sandbox.engine.kinds import ANY, What, Who
from sandbox.engine.state import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from sandbox.engine.verb import Deed, Pattern
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.moving import Departure, Put
from sandbox.vocabulary.players import Whose, You
from sandbox.vocabulary.pronouns import Enchanted

FROM = {"the battlefield": BATTLEFIELD, "anywhere": ANY, "your library": LIBRARY, "your hand": HAND,
        "anywhere other than the battlefield": "elsewhere"}


def covered(scene, what, event):
    """A permanent or a card as it was before it moved, or a card as it is now."""
    return what.covers(scene, event.what) or event.now is not None and event.origin != BATTLEFIELD and what.covers(scene, event.now)


@phrase(*[say(f"{{what}} (is|are) put into your graveyard from {words}", who=You(), origin=origin) for words, origin in FROM.items()],
        *[say(f"{{what}} (is|are) put into {{who}}'s graveyard from {words}", origin=origin) for words, origin in FROM.items()],
        rule="404.1")
class PutIntoGraveyard(Deed):
    """Its owner's, whoever controlled it."""
    what: What
    who: Who
    origin: str

    hears = (Departure,)

    def describes(self, scene, event):
        if not isinstance(event, Put) or event.to != GRAVEYARD or event.now is None:
            return False
        comes = self.origin in (ANY, event.origin) or self.origin == "elsewhere" and event.origin != BATTLEFIELD
        owner = scene.world.thing(event.what.id).owner
        return comes and any(p.seat == owner for p in self.who.find(scene)) and covered(scene, self.what, event)


@phrase("{what} is put into a graveyard", rule="404.1")
class HostToGraveyard(Deed):
    """Of what is enchanted, which is on the battlefield."""
    what: Enchanted

    hears = (Departure,)

    def describes(self, scene, event):
        return isinstance(event, Put) and event.to == GRAVEYARD and event.origin == BATTLEFIELD and self.what.covers(scene, event.what)


@phrase("{what} (leaves|leave) your graveyard", rule="404.1")
class LeaveGraveyard(Pattern):
    what: What

    hears = (Put,)

    def describes(self, scene, event):
        if not isinstance(event, Put) or event.origin != GRAVEYARD or event.to == GRAVEYARD:
            return False
        return scene.world.thing(event.what.id).owner == scene.you and self.what.covers(scene, event.what)


@phrase(say("{what} (is|are) put into exile", origin=ANY), say("{what} (is|are) put into exile from the battlefield", origin=BATTLEFIELD),
        rule="406.1")
class PutIntoExile(Deed):
    what: What
    origin: str

    hears = (Departure,)

    def describes(self, scene, event):
        return isinstance(event, Put) and event.to == EXILE and self.origin in (ANY, event.origin) and covered(scene, self.what, event)


@phrase("{what} (is|are) returned to {whose} hand", rule="400.7")
class ReturnedToHand(Pattern):
    """A permanent that goes to its owner's hand."""
    what: What
    whose: Whose

    hears = (Departure,)

    def describes(self, scene, event):
        if not isinstance(event, Put) or event.to != HAND or event.origin != BATTLEFIELD:
            return False
        owner = scene.world.thing(event.what.id).owner
        return any(p.seat == owner for p in self.whose.who.find(scene)) and self.what.covers(scene, event.what)


@phrase("{who} (plays|play) {what}", rule="305.1")
class PlayLand(Pattern):
    """As a special action, not put onto the battlefield by an effect [305.4]."""
    who: Who
    what: What

    hears = (Put,)

    def describes(self, scene, event):
        return isinstance(event, Put) and event.how == "played" and event.now is not None and \
            self.who.covers(scene, event.who) and self.what.covers(scene, event.now)
