"""Mutate: a creature spell that merges with a creature, above or below it [702.140, 729]."""
import attrs

from sandbox.engine.choices import choose
from sandbox.engine.kinds import ONE, Spell, The, What, the
from sandbox.engine.printed import Card, Face
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase
from sandbox.vocabulary.costs import ManaCost
from sandbox.vocabulary.moving import effects_go_on, leave
from sandbox.vocabulary.nouns import Named, Quality, Relative, Things
from sandbox.vocabulary.targets import Target
from sandbox.vocabulary.ways_to_pay import Alternative

TOP, BOTTOM = "on top", "on the bottom"


@attrs.frozen(kw_only=True)
class Component:
    """One of the cards, or copies, that a merged permanent consists of, and what it would be by itself."""
    card: Card
    body: int
    owner: int
    token: str
    seen: Face


def component(thing):
    return Component(card=thing.card, body=thing.body, owner=thing.owner, token=thing.token, seen=thing.face_of(thing.copiable))


@rule("729.2a", "702.140e", without=lambda parts: parts[-1].seen)
def merged_face(parts):
    """What the topmost is, with the abilities of all the others."""
    top, *others = parts
    return attrs.evolve(top.seen, abilities=(*top.seen.abilities, *(a for one in others for a in one.seen.abilities)))


@phrase("{what} (mutates|mutate)", rule="702.140d")
class Mutate(Verb):
    """The spell leaves the stack and becomes part of the creature, which stays the same object [729.2b-c]."""
    what: What
    spell: The | None = attrs.field(default=None, eq=False)
    where: str = attrs.field(default=TOP, eq=False)
    never = frozenset({"command", "may", "would", "cant"})

    def perform(self, game):
        host, spell = game.state.things.get(self.what.id), game.state.things.get(self.spell.id)
        if host is None or spell is None or host.zone != BATTLEFIELD:
            return None
        there = host.components or (component(host),)
        parts = (component(spell), *there) if self.where == TOP else (*there, component(spell))
        leave(game, spell, host)
        effects_go_on(game, spell.id, host.id)
        game.state = game.state.with_thing(attrs.evolve(
            host, components=parts, copied=Card(front=merged_face(parts)), token=parts[0].token, transformed="front",
            facing="face up" if self.where == TOP else host.facing))
        return self


@attrs.frozen
class SameOwner(Relative):
    """Of the same owner as the spell."""
    leaf = True
    to_text = lambda self, form: "with the same owner as this spell"
    fits = lambda self, scene, thing, look: thing.owner == scene.world.thing(scene.source).owner


HOST = Target(noun=Things(adjectives=(Quality(word="non-Human"),), head=Named(word="creature"), relatives=(SameOwner(),)), count=ONE,
              other=False)


@attrs.frozen
class Merging(Spell):
    """What a mutating creature spell does: it merges with its target instead of entering."""
    leaf = True
    body = ()
    to_text = lambda self, form: "it merges with target non-Human creature with the same owner as this spell"
    targets = lambda self, item: [HOST]

    @rule("702.140c", "729.2", without=lambda self, scene: iter(()))
    def run(self, scene):
        found = HOST.find(scene)
        if not found:
            return False
        [where] = yield from choose(scene.you, f"mutate: put it on top of {found[0].name} or on the bottom", (TOP, BOTTOM), 1, 1,
                                    kind="mutate", source=scene.source, rule="702.140c")
        return bool((yield from scene.world.happen(Mutate(what=found[0], spell=the(scene, scene.source), where=where))))


@phrase("mutate {price}", rule="702.140a")
class Mutating(Alternative):
    """For that cost it targets a creature to merge with."""
    price: ManaCost
    way = "mutate"
    falls_back = "702.140b"                           # with an illegal target it resolves as a creature

    def spoken(self, ability):
        return Merging()
