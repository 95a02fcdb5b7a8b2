"""The stack from its top, each spell and ability with what was announced for it."""
from dataclasses import dataclass, replace

from sandbox.engine.kinds import Activated, Triggered
from sandbox.language.reading import write
from sandbox.models.asking import sentence, words_of
from sandbox.models.face import Face
from sandbox.models.faces import ability_line, face_of
from sandbox.models.rows import Rows

SORTS = ((Triggered, "Triggered ability"), (Activated, "Activated ability"))


@dataclass(frozen=True)
class Waiting:
    """One spell or ability on the stack."""
    key: int
    seat: int
    controller: str
    name: str
    text: str                          # of an ability; "" for a spell
    face: object
    source: int
    targets: tuple[tuple[int | None, int | None], ...]   # (object, seat)
    details: tuple[str, ...]           # "X is 3", "kicked", the modes, the targets by name

    @property
    def words(self) -> str:
        return ", ".join((self.name, *([self.text] if self.text else []), f"controlled by {self.controller}", *self.details))


class Stack(Rows):
    """Top first: the next to resolve."""

    def said(self, record):
        return record.words


def waiting(state) -> tuple[Waiting, ...]:
    """What is on the stack, top first."""
    return tuple(_waiting(state, item) for item in reversed(state.stack))


def _waiting(state, item):
    spell = state.things.get(item.id)
    face, name = _face(state, item, spell)
    text = "" if spell or not item.ability else ability_line(item.ability, name).lstrip("~").replace("|", ": ").replace("\n", " ")
    aims = [one for ones in item.targets for one in ones]
    targets = tuple((_id(one), getattr(one, "seat", None)) for one in aims)
    return Waiting(item.id, item.you, state.seats[item.you].name, name, text, face, item.source, targets, _details(state, item, aims))


def _face(state, item, spell):
    """Of a spell its own; of an ability its source's, with nothing on it but the ability [113.7a]."""
    if spell:
        return face_of(state, item.id), state.look(item.id).name
    name = item.word or "Ability"
    if item.source and state.thing(item.source):
        name = item.word or state.look(item.source).name
    text = (ability_line(item.ability, name),) if item.ability else ()
    types = next((words for kind, words in SORTS if isinstance(item.ability, kind)), "Ability")
    if item.source and state.thing(item.source):
        face = face_of(state, item.source)
        return replace(
            face,
            name=name,
            cost="",
            types=types,
            lines=text,
            pt=None,
            printed_pt=None,
            loyalty="",
            counters=(),
            damage=0,
            marks=frozenset(),
            printed_types=None,
            lights=(),
        ), name
    return Face(name=name, types=types, lines=text), name


def _mode(state, item, mode):
    """The words of a chosen mode [700.2]."""
    modes = getattr(getattr(item.ability, "body", None), "modes", ()) or _modes_of_spell(state, item)
    if not isinstance(mode, int) or mode >= len(modes):
        return sentence(str(mode))
    name = state.look(item.id).name if state.things.get(item.id) else item.word
    return f"• {sentence(write(modes[mode]).replace('~', name or 'this'))}"


def _modes_of_spell(state, item):
    if not state.things.get(item.id):
        return ()
    bodies = (getattr(ability, "body", None) for ability in state.look(item.id).abilities)
    return next((body.modes for body in bodies if hasattr(body, "modes")), ())


def _id(one):
    return None if isinstance(one, (str, int)) else getattr(one, "id", None)


def _details(state, item, aims):
    said = [f"X is {item.x}"] if item.x else []
    said += ["kicked"] if item.kicked else []
    said += [_mode(state, item, mode) for mode in item.modes]
    said += ["targets " + ", ".join(words_of(one, state) for one in aims)] if aims else []
    return tuple(said)
