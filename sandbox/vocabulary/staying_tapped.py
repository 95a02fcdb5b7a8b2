"""What stays tapped in an untap step: the next one, or any in which its controller would have it so [502.3]."""
import attrs

from sandbox.engine.kinds import Restriction, Scene, The, What
from sandbox.engine.state import Item
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.bounds import those
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.sentences import Step


@attrs.frozen
class StaysTappedOnce(Restriction):
    """It waits until that step is over."""
    what: The
    leaf = True
    to_text = lambda self, form: f"{self.what.name} doesn't untap during its controller's next untap step"

    def in_step_of(self, item, state):
        """Whether it may be this untap step."""
        return True

    def is_over(self, item, state, ids):
        """Whether it was the untap step that is over, in which these were there to untap."""
        return self.what.id in ids


def waits_tapped(state, id):
    return any(isinstance(item.ability, StaysTappedOnce) and item.ability.what.id == id
               and item.ability.in_step_of(item, state) for item in state.delayed)


def stay_no_longer(game, ids):
    """That untap step is over for these."""
    game.put(delayed=tuple(item for item in game.state.delayed
                           if not (isinstance(item.ability, StaysTappedOnce) and item.ability.is_over(item, game.state, ids))))


def wait_tapped(scene, ones):
    game = scene.world
    for one in ones:
        if isinstance(one, The) and game.state.things.get(one.id):
            game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=scene.you, source=scene.source,
                                                        ability=StaysTappedOnce(what=one), word=one.name, lasts="next untap step")))


WHOSE = "(what: its controller's next untap step|their controllers' next untap steps)"


@phrase(f"{{what}} (doesn't|don't) untap during {WHOSE}",
        say("{what} (doesn't|don't) untap during their controller's next untap step", said="their"),
        say("{what} (doesn't|don't) untap during your next untap step", said="your"), rule="502.3")
class StaysTappedNextTime(Step):
    what: What
    said: str = ""

    def run(self, scene):
        found = yield from self.what.pick(scene, scene.you, lambda one: True)
        wait_tapped(scene, found)
        return bool(found)


@phrase(*[say(f"(doesn't|don't) untap during {whose}", said=whose) for whose in (
    "its controller's next untap step", "their controller's next untap step", "your next untap step")], rule="502.3")
class AndStaysTapped(Step):
    """Of what the instruction before was about."""
    said: str

    def run(self, scene):
        yield from ()
        found = It(word="it").find(scene)
        wait_tapped(scene, found)
        return bool(found)


@phrase("You may choose not to untap {what} during your untap step.", rule="502.3")
class MayStayTapped(Restriction):
    what: What


def may_stay_tapped(state, one):
    """Whether the active player is asked before this one untaps."""
    return any(isinstance(ability, MayStayTapped) and you == state.active and those(ability.what, Scene(state, you, id), one)
               for id, you, _, ability in state.derived.having(Restriction))
