"""What is done as often as there is something to do it for: "a card for each Swamp", "a creature for each time" [608.2c]."""
import attrs

from sandbox.engine.kinds import ANY, Exactly, Player, What, Who
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb, about
from sandbox.language.writing import write
from sandbox.vocabulary.players import You


def events_for_each(scene, told, each):
    """The events of an instruction for each of so many: its amount is so many times as much, or else so many more are picked for it."""
    if told.amount is None and type(told).multiplied is Verb.multiplied:
        return (yield from (picked_for_each if picks(told) else done_as_often)(scene, told, each))
    events = yield from told.bound(scene)
    return [event.multiplied(number) for event in events if (number := counted_for(scene, each, event))]


@rule("608.2h", without=lambda scene, each, event: each.value(scene))
def counted_for(scene, each, event):
    """"Each player loses 1 life for each creature they control": of each of them it is another number."""
    return each.value(about(scene, event))


def picks(verb):
    """Whether somebody picks what it is done to, and not words that mean one thing: "copy it for each …"."""
    return not getattr(getattr(verb, "what", None), "pronoun", False)


def done_as_often(scene, told, each):
    """As often as there are; of several copies each is one of its own."""
    out = []
    for _ in range(each.value(scene)):
        out += yield from told.bound(scene)
    return out


def picked_for_each(scene, told, each):
    """Each player picks as many as are counted for that player: "each player sacrifices a land for each Island they control"."""
    out, who = [], getattr(told, "who", None)
    for one in who.find(scene) if isinstance(who, Who) and who != ANY else [None]:
        number = each.value(scene if one is None or isinstance(who, You) else attrs.evolve(scene, subject=one))
        said = dict(who=one) if isinstance(one, Player) else {}
        if number > 0:
            out += yield from attrs.evolve(told, what=so_many(scene, told.what, number), **said).bound(scene)
    return out


def so_many(scene, what, number):
    """So many times as many: "two cards" for "a card"."""
    if any(field.name == "count" for field in attrs.fields(type(what))):
        return attrs.evolve(what, count=Exactly(n=number * what.count.value(scene)))
    return OneByOne(what=what, number=number)


@attrs.frozen
class OneByOne(What):
    """Picked so many times, another one each time."""
    what: What
    number: int
    leaf = True
    to_text = lambda self, form: write(self.what)
    find = lambda self, scene: self.what.find(scene)
    covers = lambda self, scene, one: self.what.covers(scene, one)

    def pick(self, scene, chooser, allowed):
        picked = []
        others = lambda one: allowed(one) and one not in picked
        for _ in range(self.number):
            picked += yield from self.what.pick(scene, chooser, others)
        return picked
