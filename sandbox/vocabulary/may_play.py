"""Cards that may be played for a while from where they are: "exile the top card of your library; you may play it this turn" [601.3b]."""
from typing import Any, ClassVar

import attrs

from sandbox.engine.kinds import Restriction, The, What
from sandbox.engine.rulebook import rule
from sandbox.engine.state import Item
from sandbox.language.phrase import phrase, say
from sandbox.vocabulary.groups import still_there
from sandbox.vocabulary.pronouns import It
from sandbox.vocabulary.sentences import Step
from sandbox.vocabulary.words import Wording, alternatives


@attrs.frozen
class MayPlay(Restriction):
    """A permission: these cards, by the player whose effect it is; only cast, where it says no more."""
    cards: tuple[The, ...]
    deed: str = "play"
    since: int = 0                                    # the turn in which it began
    after: int = 0                                    # only once this turn has ended
    rather: ClassVar[Any] = None                      # what is paid rather than the mana cost, if that is said
    leaf = True
    to_text = lambda self, form: f"you may {self.deed} {', '.join(card.name for card in self.cards)}"


def may_be_played(state, you, id, deed):
    """Whether an effect lets the player cast the card, or play it as a land, from where it is."""
    return any(isinstance(item.ability, MayPlay) and item.you == you and is_meant(item.ability.deed, deed)
               and item.ability.after < state.turn and any(card.id == id for card in item.ability.cards) for item in state.delayed)


def price_of(state, id):
    """The symbols that are paid rather than its mana cost for a card that may be cast from where it is for that only; None otherwise."""
    found = [item.ability for item in state.delayed
             if isinstance(item.ability, MayPlay) and any(card.id == id for card in item.ability.cards)]
    return found[0].rather.symbols if found and all(ability.rather for ability in found) else None


@rule("701.18b", without=lambda said, deed: said == deed)
def is_meant(said, deed):
    """To play a card is to play it as a land or to cast it."""
    return said == "play" or deed == "cast"


class ExiledThisWay(What):
    """All that the instruction before exiled."""
    find = lambda self, scene: still_there(scene) or It(word="them").find(scene)


DURATIONS = {"this turn": "this turn", "until end of turn": "this turn", "until the end of your next turn": "your next turn's end",
             "until your next turn": "your next turn", "for as long as it remains exiled": "the game",
             "for as long as they remain exiled": "the game", "for as long as that card remains exiled": "the game",
             "for as long as those cards remain exiled": "the game"}


@phrase(leaf=alternatives(DURATIONS) + r"\b")
class ForAWhile(Wording):
    """How long cards may be played that could not be played at all."""
    word: str


class Permitting(Step):
    """Timing and costs are as ever; lands are played only where it says "play" [305.1, 601.3]."""
    def run(self, scene):
        yield from ()
        game = scene.world
        cards = tuple(one for one in self.what.find(scene) if isinstance(one, The) and game.state.things.get(one.id))
        if cards:
            ability = MayPlay(cards=cards, deed=self.deed, since=game.state.turn)
            word = game.state.look(scene.source).name if scene.source else ""
            game.put(delayed=(*game.state.delayed, Item(id=game.new_id(), you=scene.you, source=scene.source, ability=ability, word=word,
                                                        lasts=DURATIONS[self.words.word])))
        return bool(cards)


def lasting(template):
    """With its duration behind it or before it."""
    return say(f"{template} {{words}}", first=""), say(f"{{words}}, {template}", first="first")


@phrase(*lasting("you may play {what}"), rule="601.3b")
class MayPlayForAWhile(Permitting):
    what: It
    words: ForAWhile
    first: str
    deed = "play"


@phrase(*lasting("you may cast {what}"), rule="601.3b")
class MayCastForAWhile(Permitting):
    what: It
    words: ForAWhile
    first: str
    deed = "cast"


@phrase(*lasting("you may play cards exiled this way"), rule="601.3b")
class MayPlayExiled(Permitting):
    words: ForAWhile
    first: str
    deed = "play"
    what = ExiledThisWay()
