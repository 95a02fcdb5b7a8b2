"""Space sculptor: creatures that lie in one of three sectors [702.158]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import Keyword, Restriction, The, bare, the
from sandbox.engine.rulebook import rule, state_based
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.nouns import Relative
from sandbox.vocabulary.pronouns import Revealed
from sandbox.vocabulary.sentences import Step

SECTORS = ("alpha sector", "beta sector", "gamma sector")


@phrase("space sculptor", rule="702.158a")
class SpaceSculptor(Keyword, Restriction):
    """Creatures get sector designations."""


def sculpts(look):
    return any(isinstance(a, SpaceSculptor) for a in look.abilities)


@attrs.frozen
class AssignSector(Verb):
    """A designation that it keeps; no copiable value [702.158b]."""
    what: The
    sector: str
    leaf = True
    to_text = lambda self, form: f"{self.what.name} is in the {self.sector}"

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing is None:
            return None
        game.mark([thing.id], designated=(*thing.designated, self.sector))
        return self


def sector_of(thing):
    return next((word for word in thing.designated if word in SECTORS), "")


@state_based("704.5u")
def sectors_are_chosen(game):
    """By each player for their creatures without one, those who control no space sculptor first [702.158c]."""
    last = {you for _, you, _, ability in game.state.derived.having(Restriction) if isinstance(ability, SpaceSculptor)}
    if not last:
        leave_their_sectors(game)
        return []
    events = []
    for seat in sorted(game.state.in_turn_order(), key=lambda seat: seat in last):
        for id in game.state.fitting(lambda thing, look, seat=seat: "creature" in look.types and look.controller == seat
                                     and not sector_of(thing)):
            one = the(bare(game), id)
            [sector] = yield from choose(seat, f"which sector {one.name} is in", SECTORS, 1, 1, kind="sector", rule="702.158c")
            events.append(AssignSector(one, sector))
    return events


@rule("702.158b", without=lambda game: None)
def leave_their_sectors(game):
    """Once nobody controls a space sculptor, or an ability of one."""
    if any(game.state.things.get(item.source) is None and sculpts(game.look(item.source)) for item in game.state.stack if item.source):
        return
    for id in game.state.fitting(lambda thing, look: bool(sector_of(thing))):
        thing = game.state.things.get(id)
        game.mark([id], designated=tuple(word for word in thing.designated if word not in SECTORS))


# ---- one of them is chosen [702.158d] ----
@attrs.frozen
class ChosenSector(Revealed):
    """What "that sector" means; no object."""
    sector: str = ""


@phrase("choose a sector", rule="702.158d")
class ChooseSector(Step):
    def run(self, scene):
        [sector] = yield from choose(scene.you, "choose a sector", SECTORS, 1, 1, kind="sector", source=scene.source, rule="702.158d")
        scene.mentioned.append((ChosenSector(sector=sector),))
        return True


@phrase("in that sector", rule="702.158d")
class InThatSector(Relative):
    def fits(self, scene, thing, look):
        chosen = next((one.sector for group in reversed(scene.mentioned) for one in group if isinstance(one, ChosenSector)), None)
        return thing.zone == BATTLEFIELD and chosen is not None and sector_of(thing) == chosen
