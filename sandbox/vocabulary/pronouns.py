"""Words for one object that the scene already knows: this, it, the enchanted or equipped creature, the exiled card."""
import attrs

from sandbox.engine.kinds import Player, The, What, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, STACK
from sandbox.language.phrase import phrase
from sandbox.vocabulary.linking import linked_to

KINDS = ("creature|permanent|land|artifact|enchantment|spell|token|planeswalker|card|Aura|Equipment|Saga|Vehicle|Attraction|Class|battle|"
         "Siege|Spacecraft|Case|Fortification")


@phrase(leaf=rf"this (?:{KINDS})\b|~")
class This(What):
    """The object the words stand on; in an ability that an effect granted, the object that has it [201.5]."""
    word: str = "this permanent"
    of_source = True
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    find = lambda self, scene: [the(scene, scene.source)] if scene.source else []
    covers = lambda self, scene, one: isinstance(one, The) and one.id == scene.source


@phrase(leaf=r"(?:enchanted (?:creature|land|permanent|artifact|planeswalker)|equipped creature|fortified land)\b")
class Enchanted(What):
    """What the object the words stand on is attached to [303.4, 301.5]."""
    word: str
    of_source = True
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word
    find = lambda self, scene: [the(scene, host)] if (host := scene.world.thing(scene.source).attached) is not None else []


@attrs.frozen
class Nothing(What):
    """What an instruction mentions that found nothing: "it" is then nothing, and not what was spoken of before [608.2]."""
    leaf = True
    of: str = ""                                      # "targets": no target was chosen, or it is illegal by now
    find = lambda self, scene: []
    to_text = lambda self, form: "nothing"


NOTHING, NO_TARGET = Nothing(), Nothing(of="targets")


@attrs.frozen
class Revealed(What):
    """All cards that an instruction set out, for those after it to speak of; "until" one came that "it" means, but not "those cards"."""
    cards: tuple[The, ...] = ()
    until: str = ""
    leaf = True
    find = lambda self, scene: list(self.cards)
    to_text = lambda self, form: ", ".join(card.name for card in self.cards) or "no cards"


IT = ("it", "them", "they", "that creature", "that card", "those cards",
      "those tokens", "that token", "that permanent", "that spell", "that land",
      "those creatures", "that artifact", "the token", "the tokens", "the copy",
      "each of them")


@phrase(leaf=r"(?:" + "|".join(sorted(IT, key=len, reverse=True)) + r")\b")
class It(What):
    """The latest group of objects that was mentioned, as what they became by that very event [400.7]."""
    word: str = "it"
    pronoun = True
    plural = property(lambda self: self.word in ("them", "they") or self.word.endswith("s"))
    from_text = classmethod(lambda cls, text: cls(word=text))
    to_text = lambda self, form: self.word

    def find(self, scene):
        if scene.it is not None:
            return [scene.it]
        groups = [group for group in reversed(scene.mentioned)
                  if any(self.may_mean(one) for one in group) and not isinstance(group[0], Revealed)]
        if self.word == "those cards" and (until := revealed_until(scene, next(iter(groups), ()))):
            return until
        if self.word == "that spell":                 # a spell, where one was mentioned, and not what was touched in the meantime
            groups = [group for group in groups if NO_TARGET in group or any(a_spell(scene, one) for one in group)] or groups
        if self.word in ("that creature", "those creatures"):        # and not the cards that were milled in the meantime [109.2]
            groups = [group for group in groups if NO_TARGET in group or any(a_creature(scene, one) for one in group)] or groups
        if self.word == "that card":                  # and not the permanent that the instruction is about
            groups = [group for group in groups if any(isinstance(one, Nothing) or a_card(scene, one) for one in group)] or groups
        if self.word == "the copy":                   # and never what was copied [707.12]
            groups = [group for group in groups if any(a_copy(scene, one) for one in group)]
        elif not groups:
            who = getattr(getattr(scene.item, "event", None), "who", None) if self.word in ("them", "they") else None
            return aimed_at(scene) or ([who] if isinstance(who, Player) else [])
        return [one for one in next(iter(groups), ()) if one is not None and not isinstance(one, Nothing)]

    def may_mean(self, one):
        """A player is never "it", but may be one of "them"."""
        return bool(one) and (self.plural or not isinstance(one, Player) or self.word == "each of them")


def a_copy(scene, one):
    return isinstance(one, The) and (thing := scene.world.state.things.get(one.id)) is not None and thing.token == "token"


def aimed_at(scene):
    """Where no object was touched yet, "it" is the target, if that is there still."""
    found = ([one for one in ones if isinstance(one, The) and scene.world.state.things.get(one.id)]
             for ones in getattr(scene.item, "targets", ()))
    return next((ones for ones in found if ones), [])


def revealed_until(scene, last):
    """All that was revealed until the card came that is spoken of now; nothing if something else is."""
    shown = next((one for group in reversed(scene.mentioned) for one in group if isinstance(one, Revealed)), None)
    if shown is None or not shown.until or not set(last) <= {*shown.cards, NOTHING}:
        return []
    return [card for card in shown.cards if scene.world.state.things.get(card.id)]


def a_spell(scene, one):
    return isinstance(one, The) and (thing := scene.world.thing(one.id)) is not None and thing.zone == STACK


@rule("109.2", without=lambda scene, one: True)
def a_creature(scene, one):
    """Whether it is or was a creature, or a creature spell, and not only a creature card."""
    return isinstance(one, The) and any(thing.zone in (BATTLEFIELD, STACK) and "creature" in scene.world.look(thing.id).types
                                        for id in (one.id, one.was) if id is not None and (thing := scene.world.thing(id)))


def a_card(scene, one):
    """Whether it is a card now, and no permanent or spell [109.2]."""
    return isinstance(one, The) and (thing := scene.world.state.things.get(one.id)) is not None and thing.zone not in (BATTLEFIELD, STACK)


@phrase("the exiled (card|cards)", rule="607.2a")
class TheExiledCard(What):
    """What was exiled with this very object: linked abilities [607]; a copy of the first is linked to the same second."""
    of_source = True
    beyond = frozenset({"linked", "things", "effects"})

    def find(self, scene):
        state = scene.world.state
        speaker, words = linked_to(scene)
        return all_of([the(scene, id) for source, id, *under in state.linked
                       if source == speaker and tuple(under) == words and state.things.get(id)])


@rule("607.3", without=lambda linked: linked[:1])
def all_of(linked):
    """However often the first of the linked abilities, and copies of it, resolved, the second speaks of all that came of it."""
    return linked


@rule("400.7j", without=lambda scene, one: one)
def became(scene, one):
    """What was sacrificed or discarded, as the object that it became by that very event."""
    state = (scene.game or scene.world).state
    was = state.thing(one.id) if isinstance(one, The) else None
    newer = (state.things.get(id) for id in range(state.next_id - 1, one.id, -1)) if was is not None else ()
    now = next((thing for thing in newer if thing is not None and thing.body == was.body), None)
    return one if now is None else attrs.evolve(one, id=now.id, was=one.id)


@rule("400.7e", "400.7j", without=lambda scene, one: one)
def found_again(scene, one):
    """Who speaks of itself after the event, the cost or the instruction that moved it moves what it became, if all can see that."""
    things, now = scene.world.state.things, one
    while things.get(now.id) is None:
        newer = next((m for group in reversed(scene.mentioned) for m in group if isinstance(m, The) and m.was == now.id), None)
        if newer is None:
            return buried_with(scene, one)
        now = newer
    return one if things.get(now.id).zone in (HAND, LIBRARY) else now


@rule("400.7f", without=lambda scene, one: one)
def buried_with(scene, one):
    """An Aura that went to the graveyard with what it enchanted, of which it speaks, or because of that."""
    state, event = scene.world.state, getattr(scene.item, "event", None)
    gone, left = state.gone.get(one.id), getattr(getattr(event, "what", None), "id", None)
    now = state.things.get(gone.became) if gone and gone.became else None
    if now is None or left is None or gone.thing.attached != left or getattr(event, "origin", "") != BATTLEFIELD or now.zone != GRAVEYARD:
        return one
    return The(now.id, one.name, was=one.id)


def last_known(scene, one):
    """Who asks about a permanent that has left asks about it as it was [608.2h]; who moves "it" moves what it became [400.7j]."""
    now = scene.world.thing(one.id)
    return one.id if one.was is None or now is not None and now.zone == BATTLEFIELD else one.was
