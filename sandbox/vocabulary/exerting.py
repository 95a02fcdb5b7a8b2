"""Exerting: a permanent won't untap during one's next untap step, for something that it does now, mostly as it attacks [508.1g, 701.43]."""
import attrs

from sandbox.engine.choices import agree
from sandbox.engine.kinds import Restriction, The, Triggered, What, Who, bare, player, the
from sandbox.engine.rulebook import rule
from sandbox.engine.state import BATTLEFIELD, Item
from sandbox.engine.verb import Verb
from sandbox.language.phrase import phrase, say
from sandbox.language.writing import write
from sandbox.vocabulary.lines import Bodied
from sandbox.vocabulary.pronouns import This
from sandbox.vocabulary.sentences import Outright
from sandbox.vocabulary.staying_tapped import StaysTappedOnce


@attrs.frozen
class StaysExerted(StaysTappedOnce):
    """In the next untap step of the player who exerted it; all such effects of before are over then [701.43b]."""
    to_text = lambda self, form: f"{self.what.name} was exerted"
    in_step_of = lambda self, item, state: item.you == state.active

    @rule("701.43b", without=lambda self, item, state, ids: False)
    def is_over(self, item, state, ids):
        return item.you == state.active


@phrase("{who} (exerts|exert|exerted) {what}", rule="701.43a")
class Exert(Verb):
    who: Who
    what: What
    by: object = attrs.field(default=None, eq=False)            # the ability that offered it: "when you do" is linked to that [607.2h]
    allows = lambda self, game, one: on_the_battlefield(game, one)
    possible = lambda self, game: not isinstance(self.what, The) or on_the_battlefield(game, self.what)

    def perform(self, game):
        item = Item(id=game.new_id(), you=self.who.seat, source=self.what.id, ability=StaysExerted(what=self.what), word=self.what.name,
                    lasts="next untap step")
        game.put(delayed=(*game.state.delayed, item))
        return self


@rule("701.43c", without=lambda game, one: True)
def on_the_battlefield(game, one):
    """What isn't there can't be exerted."""
    thing = game.state.things.get(one.id)
    return thing is not None and thing.zone == BATTLEFIELD


@phrase("you may exert {what} as (what: it attacks|they attack).[ When you do, {body}]",
        say("if {what} hasn't been exerted this turn, you may exert it as it attacks.[ When you do, {body}]", limit="once"),
        rule="701.43d")
class MayExert(Bodied, Triggered, Restriction):
    """An optional cost to attack, and what triggers when it was paid."""
    what: This
    body: Outright | None = None
    limit: str = ""
    targets = lambda self, item: self.body.targets(item) if self.body else []

    def set_off_by(self, scene, event):
        return self.body is not None and isinstance(event, Exert) and event.what == The(scene.source) and event.by == self

    def offered(self, state, one):
        done = any(isinstance(event, Exert) and event.what == one for event in state.happened)
        return not (self.limit and done)


def nobody_exerts(game, ones):
    yield from ()
    return []


@rule("508.1g", without=nobody_exerts)
def exerted_as_they_attack(game, ones):
    """The events of those that their player exerts as they are declared; each is asked about [508.1g]."""
    events = []
    for id, you, _, ability in game.state.derived.having(Restriction):
        if isinstance(ability, MayExert) and The(id) in ones and ability.offered(game.state, The(id)) and (
                yield from agree(you, write(ability).partition(".")[0], kind="exert", source=id, rule="508.1g")):
            game.carried_out.append((id, ability))
            events.append(Exert(who=player(bare(game), you), what=the(bare(game), id), by=ability))
    return events
