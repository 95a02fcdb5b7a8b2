"""Banding: attackers that are blocked as one, and players who say how the others' combat damage is divided [702.22]."""
import attrs

from sandbox.engine.choices import Choice
from sandbox.engine.kinds import bare, the
from sandbox.engine.rulebook import rule
from sandbox.vocabulary.damage import has_keyword
from sandbox.vocabulary.restrictions import Block

WORD = "banding"


@attrs.frozen(kw_only=True)
class Band(Choice):
    """Attackers of the same player, planeswalker, or battle, all but one of them at most with banding; or nobody."""
    able: tuple = ()                                  # those with banding
    against: tuple = ()                               # for each of the options, what it attacks

    def fits(self, answer):
        if not answer:
            return True
        whom = {self.against[self.options.index(one)] for one in answer if one in self.options}
        with_it = sum(one in self.able for one in answer)
        return super().fits(answer) and len(answer) > 1 and with_it >= max(1, len(answer) - 1) and len(whom) == 1


def nobody(game, chosen):
    yield from ()


@rule("702.22c", "702.22d", without=nobody)
def declare_bands(game, chosen):
    """As attackers have been declared, (attacker, whom) each, their player says which of them form bands: each is in one at most."""
    free = dict(chosen)
    while True:
        able = tuple(one for one in free if has_keyword(game, one.id, WORD))
        if not able or len(free) < 2:
            return
        answer = yield Band(who=game.state.active, ask="declare a band", options=tuple(free), least=0, most=len(free), kind="band",
                            rule="702.22c", able=able, against=tuple(free.values()))
        if not answer:
            return
        ids = tuple(one.id for one in answer)
        game.mark(ids, band=ids)
        free = {one: whom for one, whom in free.items() if one not in answer}


def band_of(state, id):
    """The other attackers in its band that are in combat still; what was removed from combat is in no band [702.22f]."""
    thing = state.things.get(id)
    others = [state.things.get(other) for other in (thing.band if thing is not None else ()) if other != id]
    return [one for one in others if one is not None and one.attacking is not None and id in one.band]


@rule("702.22h", without=lambda state, event: ())
def blocked_along(state, event):
    """The blocks of the others in the band of an attacker that is blocked: by the same creature."""
    blocker = state.things.get(event.what.id)
    return tuple(Block(what=event.what, attacker=the(bare(state), one.id), along="along") for one in band_of(state, event.attacker.id)
                 if blocker is not None and one.id not in blocker.blocking)


@rule("702.22j", "702.22k", without=lambda state, thing, ones, you: you)
def who_divides(state, thing, ones, you):
    """The player whom a creature with banding among those that it would strike helps, rather than its controller."""
    with_it = [one for one in ones if has_keyword(state, one.id, WORD)]
    return state.look(with_it[0].id).controller if with_it else you
