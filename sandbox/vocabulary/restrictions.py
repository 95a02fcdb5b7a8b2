"""Attacking and blocking as events, and the keywords that stand in their way [508, 509]."""
import attrs

from sandbox.engine.kinds import ANY, Keyword, Prohibition, Scene, What, bare, player, the
from sandbox.engine.replacement import passing
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.evolving import but
from sandbox.language.phrase import Phrase, phrase, say
from sandbox.vocabulary.damage import has_keyword
from sandbox.vocabulary.tapping import Tap

ATTACKABLE = frozenset({"planeswalker", "battle"})


@rule("506.3e", "508.1a", "509.1a", without=lambda look: "creature" in look.types)
def may_fight(look):
    """Only a creature attacks or blocks, and none that is a battle too."""
    return "creature" in look.types and "battle" not in look.types


@rule("310.5", without=lambda look: "planeswalker" in look.types)
def is_attackable(look):
    """Planeswalkers and battles can be attacked as players can."""
    return not ATTACKABLE.isdisjoint(look.types)


@rule("310.8b", "310.8c", "310.8d", without=lambda thing, look: look.controller)
def defended_by(thing, look):
    """The seat of who defends it: a battle's protector, who may be another than its controller; of a planeswalker the controller."""
    return thing.protector if "battle" in look.types else look.controller


def players_alone(state):
    return [player(bare(state), seat) for seat in state.in_turn_order() if seat != state.active]


@rule("508.1b", without=players_alone)
def defenders(state):
    """Whom the active player may attack: opponents, and the planeswalkers and battles that they defend [508.1b]."""
    scene = bare(state)
    players = [player(scene, seat) for seat in state.in_turn_order() if seat != state.active]
    walkers = state.fitting(lambda thing, look: is_attackable(look)
                            and defended_by(thing, look) not in (None, state.active))
    return players + [the(scene, id) for id in walkers]


@phrase("{what} (attacks|attack|attacked)", say("{what} (attacks|attack) {whom}"), rule="508.1")
class Attack(Verb):
    what: What
    whom: Phrase = ANY
    never = frozenset({"command", "may", "would", "cant"})          # what can't attack is said of the creature: see bounds
    by_kind = True

    def possible(self, game):
        """Something taken away while attackers are declared, or that is another's by now, attacks nobody [506.4, 508.1k]."""
        return game.state.things.get(self.what.id) is not None and is_the_attackers(game.state, self.what)

    @rule("508.1f", without=lambda self, game: ())
    def contains(self, game):
        """Attackers tap, but for those with vigilance [508.1f]."""
        return () if vigilant(game, self.what.id) else (Tap(who=ANY, what=self.what),)

    def perform(self, game):
        game.state = game.state.with_thing(but(game.state.things.get(self.what.id), attacking=self.whom))
        return self


@rule("702.20b", without=lambda game, id: False)
def vigilant(game, id):
    return has_keyword(game, id, "vigilance")


@phrase("{what} (blocks|block|blocked)", say("{what} (blocks|block) {attacker}", said=""),
        say("{attacker} (is|are) blocked by {what}", said="passive"),
        say("{attacker} (is|are) blocked", what=ANY, said="passive"), rule="509.1")
class Block(Verb):
    what: What
    attacker: What = ANY
    said: str = attrs.field(default="", eq=False)
    along: str = attrs.field(default="", eq=False)             # "along" with another of its band [702.22h]
    never = frozenset({"command", "may", "would", "cant"})
    by_kind = True

    hears = property(lambda self: (Block,))

    def describes(self, scene, event):
        """"Blocks" and "is blocked" speak of the first block only, however many follow [509.3a, 509.3c]."""
        alone = [name for name, other in (("attacker", self.what), ("what", self.attacker)) if other == ANY]
        return super().describes(scene, event) and all(first_of_combat(scene, event, name) for name in alone)

    def mentions(self, event):
        """"That creature" is the one on the other side, where the words speak of it."""
        blocker, attacker = () if self.what == ANY else ((event.what,),), () if self.attacker == ANY else ((event.attacker,),)
        return *blocker, *attacker

    def possible(self, game):
        """Neither of them may have been taken away while blockers are declared [506.4]."""
        return all(game.state.things.get(one.id) is not None for one in (self.what, self.attacker))

    def perform(self, game):
        blocker, attacker = game.state.things.get(self.what.id), game.state.things.get(self.attacker.id)
        game.state = game.state.with_things([but(blocker, blocking=(*blocker.blocking, attacker.id)), but(attacker, blocked="blocked")])
        return self


def first_of_combat(scene, event, field):
    """Whether it is, or would be, the first block by this blocker, or of this attacker, since attackers were declared."""
    happened = scene.world.state.happened
    since = max((i for i, one in enumerate(happened) if isinstance(one, Attack)), default=-1)
    blocks = [one for one in happened[since + 1:] if isinstance(one, Block) and getattr(one, field) == getattr(event, field)]
    return not blocks or blocks[0] is event


@rule("508.1k", without=lambda state, one: True)
def is_the_attackers(state, one):
    return state.look(one.id).controller == state.active


class Evasion(Keyword):
    """A keyword of an attacker that keeps some creatures, or all, from blocking it [509.1b]."""
    blockable_by = lambda self, state, attacker, blocker: True


def may_happen(state, event):
    """Whether nothing on the battlefield, and nothing that was set up for a while, says that this attack or block can't happen."""
    return not any(a.forbids(Scene(state, you, id), event)
                   for id, you, _, a in (*state.derived.having(Prohibition), *passing(state, Prohibition)))
