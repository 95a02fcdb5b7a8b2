"""Auras and Equipment: what they may be attached to, attaching, and falling off [301.5, 303.4, 701.3]."""
import functools

import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import INTRINSIC, ONE, Keyword, Player, Replacement, Scene, The, What, Who, bare, player, the
from sandbox.engine.rulebook import rule, state_based
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.language.reading import read
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.lines import ActivatedAbility, OnlyWhen
from sandbox.vocabulary.moving import Arrival, Put
from sandbox.vocabulary.nouns import Things
from sandbox.vocabulary.sentences import Body
from sandbox.vocabulary.targets import Target, TargetPlayer, shed


@phrase("enchant {noun:one}", say("enchant player", noun=None), rule="702.5")
class Enchant(Keyword):
    """What an Aura may be attached to, and what its spell targets [303.4a]."""
    noun: Things | None
    zone = "stack"

    def targets(self, item):
        return [TargetPlayer() if self.noun is None else Target(noun=self.noun, count=ONE, other=False)]

    def fits(self, scene, one):
        if isinstance(one, Player) or self.noun is None:
            return isinstance(one, Player) and self.noun is None
        thing = scene.world.state.things.get(one.id)
        return (thing is not None and thing.id != scene.source and self.noun.fits(scene, one.id)
                and not shed(scene.world.state, one.id, scene.source))

    def options(self, scene):
        if self.noun is None:
            return [player(scene, seat) for seat in scene.world.state.in_turn_order()]
        found = scene.world.fitting(functools.partial(self.noun.suits, scene))
        return [the(scene, id) for id in found if id != scene.source and not shed(scene.world, id, scene.source)]


def enchant_of(look):
    return next((a for a in look.abilities if isinstance(a, Enchant)), None)


def with_its_host(game, entering, item):
    one = item.targets[0][0]
    whose = dict(controller=game.state.look(one.id).controller, attached=one.id) if isinstance(one, The) else {}
    return attrs.evolve(entering, **whose)


@rule("303.4e", without=with_its_host)
@rule("303.4b", "608.3b", without=lambda game, entering, item: entering)
def enters_attached(game, entering, item):
    """An Aura spell that resolves enters attached to what it targeted, whoever controls that [303.4b, 608.3b]."""
    one = item.targets[0][0]
    return attrs.evolve(entering, **({"enchanting": one.seat} if isinstance(one, Player) else {"attached": one.id}))


@attrs.frozen
class EntersAttached(Replacement):
    """An Aura that enters in any other way than by resolving: its controller chooses what it enchants; if nothing, it stays [303.4f-g]."""
    leaf = True
    to_text = lambda self, form: "an Aura enters attached to what it can enchant"
    of_itself = lambda self: True

    hears = (Arrival,)

    def applies(self, scene, event):
        return (isinstance(event, Put) and event.to == BATTLEFIELD and event.what == The(scene.source)
                and event.entering.attached is None and event.entering.enchanting is None)

    def replace(self, scene, event):
        found = enchant_of(scene.world.look(scene.source))
        options = found.options(scene) if found else []
        if not options:
            return []
        [one] = yield from choose(scene.you, f"what {scene.world.look(scene.source).name} enchants", options, kind="attach", rule="303.4f")
        where = {"enchanting": one.seat} if isinstance(one, Player) else {"attached": one.id}
        return [attrs.evolve(event, entering=attrs.evolve(event.entering, **where))]


ENTERS_ATTACHED = EntersAttached()
INTRINSIC.append(lambda look: [ENTERS_ATTACHED] if "Aura" in look.types else [])


@phrase("{who} (attaches|attach) {what} to {host}", rule="701.3")
class Attach(Verb):
    """To something it can be attached to, and that it is not attached to already [701.3b]."""
    who: Who
    what: What
    host: What
    each = ("who", "what", "host")

    def possible(self, game):
        if not isinstance(self.what, The):
            return True
        thing = game.state.things.get(self.what.id)
        return thing is not None and isinstance(self.host, The) and game.state.things.get(self.host.id) is not None and may_be_attached(
            game.state, self.what.id, self.host.id)

    def perform(self, game):
        thing = game.state.things.get(self.what.id)
        if thing.attached == self.host.id:
            return None
        game.state = game.state.with_thing(attrs.evolve(thing, attached=self.host.id, timestamp=game.new_id()))      # 613.7e
        return self


def may_be_attached(state, id, host):
    look, on = state.look(id), state.look(host)
    if id == host or "creature" in look.types and not equips_as_creature(look):
        return False
    if "Equipment" in look.types:
        return "creature" in on.types and not shed(state, host, id)
    if "Fortification" in look.types:                 # 301.6
        return "land" in on.types and not shed(state, host, id)
    found = enchant_of(look)
    return found is not None and found.fits(Scene(state, look.controller, id), The(host))


@rule("301.5c", without=lambda look: True)
def equips_as_creature(look):
    """What is a creature itself can be attached to nothing; Equipment with reconfigure to a creature all the same."""
    return "Equipment" in look.types and any(getattr(a, "may_equip", False) for a in look.abilities)


@phrase("equip {mana}", rule="702.6")
class Equip(Keyword, ActivatedAbility):
    """[Cost]: Attach this Equipment to target creature you control. Activate only as a sorcery."""
    mana: ManaCost
    body: Body = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(
        lambda: read(Body, "attach this Equipment to target creature you control.")))
    cost: tuple = attrs.field(init=False, eq=False, repr=False, default=attrs.Factory(lambda self: (self.mana,), takes_self=True))
    when: OnlyWhen = attrs.field(init=False, eq=False, repr=False, default=OnlyWhen(word="as a sorcery"))


# ---- falling off [704.5m-n] ----
@attrs.frozen
class Unattach(Verb):
    what: The
    leaf = True
    to_text = lambda self, form: f"{self.what.name} becomes unattached"

    def perform(self, game):
        game.state = game.state.with_thing(attrs.evolve(game.state.things.get(self.what.id), attached=None))
        return self


@state_based("704.5m")
def auras_fall_off(game):
    """An Aura attached to nothing, or to what it can't enchant, is put into its owner's graveyard."""
    yield from ()
    events = []
    for id in game.state.fitting(lambda thing, look: "Aura" in look.types):
        thing, look = game.state.thing(id), game.state.look(id)
        if thing.way == "bestow" and thing.attached is not None and not holds_on(game.state, thing, look):
            events.append(Unattach(the(bare(game), id)))          # it ceases to be bestowed, and stays [702.103f]
        elif not holds_on(game.state, thing, look):
            events.append(Put(who=player(bare(game), look.controller), what=the(bare(game), id), to=GRAVEYARD, origin=BATTLEFIELD))
    return events


def holds_on(state, thing, look):
    found, scene = enchant_of(look), Scene(state, look.controller, thing.id)
    if "creature" in look.types or found is None:     # 303.4d
        return False
    if thing.enchanting is not None:
        return found.noun is None and not state.seats[thing.enchanting].lost
    return thing.attached is not None and found.fits(scene, The(thing.attached))


@state_based("704.5n")
def equipment_falls_off(game):
    """Equipment attached to what is no creature becomes unattached and stays."""
    yield from ()
    ids = game.state.fitting(lambda thing, look: thing.attached is not None and "Aura" not in look.types)
    return [Unattach(the(bare(game), id)) for id in ids if not still_worn(game.state, id)]


def still_worn(state, id):
    host = state.things.get(state.thing(id).attached)
    return host is not None and host.zone == BATTLEFIELD and may_be_attached(state, id, host.id)


