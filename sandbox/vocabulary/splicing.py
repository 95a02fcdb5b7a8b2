"""Splice: a card in hand lends its text to a spell as that is cast [702.47]."""
from sandbox.engine.choices import choose
from sandbox.engine.kinds import Keyword, Spell, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import HAND
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.costs import ManaCost, PayBy
from sandbox.vocabulary.lines import Choose, as_one
from sandbox.vocabulary.moving import Reveal
from sandbox.vocabulary.nouns import Adjective
from sandbox.vocabulary.targets import missing


@phrase("splice onto {quality} {cost}", say("splice onto {quality}—{other}."), rule="702.47a")
class Splice(Keyword):
    """Onto a spell of that quality, for that cost in addition."""
    quality: Adjective
    cost: ManaCost | None = None
    other: PayBy | None = None
    zone = HAND
    paid = property(lambda self: self.cost or self.other)


def lines_of(card):
    return [a for a in card.front.abilities if isinstance(a, Spell)]


@rule("702.47b", without=lambda scene, spell, look: [])
def spliceable(scene, spell, look):
    """(card, its splice ability) for each that could be spliced onto the spell: of which everything could be chosen that must be."""
    found = []
    for id in scene.world.state.seats[scene.you].hand:
        thing = scene.world.state.thing(id)
        lines = lines_of(thing.card)
        for ability in scene.world.look(id).abilities:
            if (isinstance(ability, Splice) and ability.quality.fits(scene, scene.world.thing(spell), look) and lines
                    and not any(isinstance(getattr(line, "body", None), Choose) or missing(scene, line.targets(None)) for line in lines)):
                found.append((the(scene, id), ability))
                break
    return found


def unspliced(game, scene, item, look):
    yield from ()
    return item.ability, ()


@rule("702.47c", without=unspliced)
def spliced(game, scene, item, look):
    """(the spell's ability with the text of the revealed cards behind it, what is to be paid for them), in the order chosen."""
    options = dict(spliceable(scene, item.id, look))
    if not options:
        return item.ability, ()
    chosen = yield from choose(item.you, "splice onto it, in this order", options, 0, len(options), kind="splice", source=item.source,
                               rule="702.47a")
    yield from game.happen(*(Reveal(who=player(scene, item.you), what=one) for one in chosen))
    own = list(getattr(item.ability, "all", (item.ability,)))
    lent = [line for one in chosen for line in lines_of(game.state.thing(one.id).card)]
    return (as_one([*own, *lent]) if chosen else item.ability), tuple(options[one].paid for one in chosen)
