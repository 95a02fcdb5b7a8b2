"""Keywords of spells that do something of their own as they are cast or resolve: ripple, epic, cipher [702.50, 702.60, 702.99]."""
import attrs

from sandbox.engine.choices import agree, choose
from sandbox.engine.kinds import Condition, Exactly, Keyword, Player, Prohibition, Spell, The, Those, Triggered, bare, player, the
from sandbox.engine.rulebook import HOW_TO_CAST, rule
from sandbox.engine.state import EXILE, STACK, Effect, Item
from sandbox.language.phrase import phrase
from sandbox.vocabulary.as_it_resolves import may_cast_card
from sandbox.vocabulary.casting import Cast
from sandbox.vocabulary.changes import Continuous, HasText
from sandbox.vocabulary.copying import CopyCard, CopyOnStack, Except
from sandbox.vocabulary.damage import Damage
from sandbox.vocabulary.drawing import top_of
from sandbox.vocabulary.lines import as_one
from sandbox.vocabulary.moving import Put, Reveal
from sandbox.vocabulary.sentences import unsaid
from sandbox.vocabulary.sharing_out import into_libraries
from sandbox.vocabulary.steps import BeginStep
from sandbox.vocabulary.storm import WhenCast


@phrase("ripple {n:digits}", rule="702.60a")
class Ripple(WhenCast):
    """So many cards from the top may be revealed; those of the same name may be cast for nothing, the others go to the bottom."""
    n: Exactly

    def run(self, scene):
        game, who = scene.world, player(scene, scene.you)
        cards = top_of(scene, who, self.n.n)
        if not cards or not (yield from agree(scene.you, f"reveal the top {len(cards)} cards", source=scene.source, rule="702.60a")):
            return False
        yield from game.happen(*(Reveal(who=who, what=one) for one in cards))
        name = game.look(scene.source).name
        for one in [one for one in cards if game.look(one.id).name == name]:
            yield from may_cast_card(scene, one.id)
        rest = [one for one in cards if one.id in game.state.seats[scene.you].library]
        yield from game.happen(*(yield from into_libraries(scene, who, rest, "on the bottom of your library in any order")))
        return True


# ---- epic ----
@attrs.frozen
class NoMoreSpells(Prohibition):
    """For the rest of the game its player can't cast spells."""
    leaf = True
    to_text = lambda self, form: "you can't cast spells"

    @rule("702.50b", without=lambda self, scene, event: False)
    def forbids(self, scene, event):
        return isinstance(event, Cast) and event.who.seat == scene.you


class WithoutEpic(Except):
    alter = lambda self, face: attrs.evolve(face, abilities=tuple(a for a in face.abilities if not isinstance(a, Epic)))


@attrs.frozen(kw_only=True)
class CopyWithoutEpic(CopyOnStack):
    """New targets may be chosen for it."""
    leaf = True
    exceptions = (WithoutEpic(),)
    to_text = lambda self, form: f"{self.who.name} copies {self.what.name}"

    def aimed(self, game, item):
        lines = [line for line in getattr(item.ability, "all", (item.ability,)) if not isinstance(line, Epic)]
        return (yield from CopyOnStack.aimed(self, game, attrs.evolve(item, ability=as_one(lines))))


@attrs.frozen
class EpicCopies(Triggered):
    """At the beginning of each of your upkeeps for the rest of the game, copy this spell except for its epic ability."""
    spell: The
    leaf = True
    body = ()
    to_text = lambda self, form: f"at the beginning of each of your upkeeps, copy {self.spell.name}"
    targets = lambda self, item: []
    set_off_by = lambda self, scene, event: isinstance(event, BeginStep) and event.step == "upkeep" and event.who.seat == scene.you

    def run(self, scene):
        events = yield from CopyWithoutEpic(who=player(scene, scene.you), what=self.spell).bound(scene)
        return bool((yield from scene.world.happen(*events)))


@phrase("epic", rule="702.50a")
class Epic(Keyword, Spell):
    """No more spells, but a copy of this one in each of one's upkeeps [702.50b]."""
    body = ()
    targets = lambda self, item: []

    def run(self, scene):
        yield from ()
        game, spell = scene.world, the(scene, scene.source)
        for ability in (NoMoreSpells(), EpicCopies(spell)):
            game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=scene.you, source=scene.source, ability=ability,
                                                        word=spell.name, lasts="the game")))
        return True


# ---- cipher ----
@attrs.frozen
class StillEncoded(Condition):
    """The card is still in exile [702.99c]."""
    card: int
    leaf = True
    to_text = lambda self, form: "the card is encoded on it"

    def holds(self, scene):
        thing = scene.world.state.things.get(self.card)
        return thing is not None and thing.zone == EXILE


@attrs.frozen
class Encoded(Triggered):
    """Whenever this creature deals combat damage to a player, its controller may cast a copy of the encoded card for nothing."""
    card: The
    leaf = True
    body = ()
    to_text = lambda self, form: f"whenever this creature deals combat damage to a player, you may cast a copy of {self.card.name}"
    targets = lambda self, item: []

    def set_off_by(self, scene, event):
        return (type(event) is Damage and event.how == "combat" and isinstance(event.what, Player) and event.source == The(scene.source))

    def run(self, scene):
        game, encoded = scene.world, scene.world.state.things.get(self.card.id)
        if encoded is None or encoded.zone != EXILE:
            return False
        if not (yield from agree(scene.you, f"cast a copy of {self.card.name}", source=scene.source, rule="702.99a")):
            return False
        return (yield from cast_copy(game, scene.you, self.card))


def cast_copy(game, you, card):
    """It is cast while the ability resolves; one that isn't cast ceases to exist [707.12]."""
    [event] = yield from game.happen(CopyCard(player(bare(game), you), card))
    return (yield from HOW_TO_CAST[0](game, you, event.made.id))


@phrase("cipher", rule="702.99a")
class Cipher(Keyword, Spell):
    """The spell's card may be exiled encoded on a creature of its controller's [702.99b]."""
    body = ()
    targets = lambda self, item: []

    def run(self, scene):
        game, spell = scene.world, scene.world.state.things.get(scene.source)
        mine = [the(scene, id) for id in game.fitting(lambda thing, look: "creature" in look.types and look.controller == scene.you)]
        if spell is None or spell.token != "nontoken" or spell.zone != STACK:
            return False
        chosen = yield from choose(scene.you, "cipher: encode it on a creature", mine, 0, 1, source=scene.source, rule="702.99a")
        if not chosen:
            return False
        done = yield from game.happen(Put(who=player(scene, scene.you), what=the(scene, scene.source), to=EXILE, origin=STACK))
        now = next((e.now for e in done if isinstance(e, Put) and e.to == EXILE and e.now), None)
        return now is not None and self.encode(scene, chosen[0], now)

    @rule("702.99c", without=lambda self, scene, creature, card: True)
    def encode(self, scene, creature, card):
        """For as long as the card is exiled and the creature on the battlefield, whoever controls it and whatever it becomes."""
        game, id = scene.world, scene.world.new_id()
        sentence = Continuous(what=Those((creature,)), changes=(HasText(ability=Encoded(card)),))
        game.put(effects=(*game.state.effects, Effect(id=id, you=scene.you, source=scene.source, sentence=sentence, locked=(creature.id,),
                                                      timestamp=id, until=unsaid(), lasting=StillEncoded(card.id))))
        return True
