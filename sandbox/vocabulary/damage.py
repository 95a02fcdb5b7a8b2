"""Damage: dealt by a source, to a creature, a planeswalker, a battle or a player, and what then becomes of it [120]."""
import attrs

from sandbox.engine.kinds import ANY, Exactly, Number, Player, Recipient, The, Those, What, bare, player
from sandbox.engine.rulebook import rule
from sandbox.engine.verb import Verb
from sandbox.language.evolving import but
from sandbox.language.phrase import phrase, say, walk
from sandbox.vocabulary import commanders
from sandbox.vocabulary.counters import GetCounters, PutCounters, RemoveCounters
from sandbox.vocabulary.determiners import Each
from sandbox.vocabulary.life import GainLife, LoseLife
from sandbox.vocabulary.nouns import CounterKind
from sandbox.vocabulary.numbers import said_plainly
from sandbox.vocabulary.pronouns import It, This

WITHERING = frozenset({"wither", "infect"})
ABOUT_DAMAGE = WITHERING | {"deathtouch", "lifelink"}


def has_keyword(world, id, word):
    """Whether a source has the keyword now, or had it when it was last there [113.7a]."""
    return word in world.look(id).words


def speaks_of_another(count):
    """Whether it is a number of that spell, say, and not of "it"."""
    return any(isinstance(p, It) and p.word.startswith("that ") for p in walk(count))


@phrase(say("{source} (deals|deal|dealt) {count:digits} damage to {what}", when=said_plainly),
        say("{source} (deals|deal|dealt) damage to {what}", count=ANY),
        say("{source} (deals|deal|dealt) damage equal to {count} to {what}", last=""),
        say("{source} (deals|deal|dealt) damage to {what} equal to {count}", last="count"),
        say("{source} (deals|deal) combat damage to {what}", count=ANY, how="combat"),
        say("{source} (deals|deal) damage", count=ANY, what=ANY),
        say("{source} (deals|deal) combat damage", count=ANY, what=ANY, how="combat"),
        say("{what} (is|are) dealt damage", source=ANY, count=ANY),
        say("{what} (is|are) dealt combat damage", source=ANY, count=ANY, how="combat"), rule="120.3")
class Damage(Verb):
    source: What
    what: Recipient
    count: Number
    how: str = ANY
    last: str = attrs.field(default="", eq=False)              # in which order it is said
    amount = "count"
    by_kind = True

    def bound_field(self, scene, event, name):
        """"Its power" is that of what deals the damage, unless a spell speaks of something before."""
        spoken = name == "count" and type(self.count) is not Exactly and isinstance(event.source, The) and not speaks_of_another(self.count)
        if spoken and not (isinstance(self.source, This) and scene.mentioned):
            scene = attrs.evolve(scene, mentioned=[*scene.mentioned, (event.source,)])
        if isinstance(self.source, Each):             # "each creature deals 1 damage to its controller": each to its own
            if name == "source":
                return [attrs.evolve(event, source=one) for one in self.source.find(scene)]
            scene = attrs.evolve(scene, it=event.source)
        return (yield from super().bound_field(scene, event, name))

    def contains(self, game):
        """Its results, as far as they are events [120.3a, c, f]."""
        types = game.look(self.what.id).types if isinstance(self.what, The) else ()
        if types and is_plain(game, self.source) and "planeswalker" not in types and "battle" not in types:
            return ()
        source = bare(game)
        out = results_for_player(game, self) if isinstance(self.what, Player) else []
        if "planeswalker" in types:
            you = player(source, game.look(self.source.id).controller)
            out.append(RemoveCounters(who=you, what=self.what, count=self.count, kind=CounterKind(word="loyalty")))
        if "battle" in types:
            out += defense_lost(game, self)
        if withers(game, self):                       # 120.3d
            about = dict(who=player(source, game.look(self.source.id).controller), what=self.what, kind=CounterKind(word="-1/-1"))
            out.append(PutCounters(count=self.count, **about))
        if isinstance(self.source, The) and self.source.id and links_life(game, self.source.id) and self.count.n:
            out.append(GainLife(who=player(source, game.look(self.source.id).controller), count=self.count))
        return tuple(out)

    def possible(self, game):
        """Not to what is no longer there, and 0 damage is not dealt at all [120.8]."""
        if isinstance(self.count, Exactly) and not self.count.n:
            return False
        return not isinstance(self.what, The) or game.state.things.get(self.what.id) is not None

    def mentions(self, event):
        """"It" is what was dealt damage, if that is an object that the words speak of, else the source [608.2c]."""
        return *(() if self.source == ANY else ((event.source,),)), *(() if self.what == ANY else ((event.result,),))

    def occasion(self, event):
        """One is dealt damage once however many deal it at once, and one deals damage once however many are dealt it."""
        return event.what if self.source == ANY else event.source if self.what == ANY else None

    def affected(self, game):
        return self.what.seat if isinstance(self.what, Player) else super().affected(game)

    def perform(self, game):
        if self.how == "combat" and isinstance(self.what, Player):
            commanders.struck(game, self.source, self.what.seat, self.count.n)
        if isinstance(self.what, The) and "creature" in game.look(self.what.id).types:
            thing = game.state.things.get(self.what.id)
            plain = is_plain(game, self.source)
            marked = self.count.n if plain or not withers(game, self) else 0
            deadly = not plain and isinstance(self.source, The) and self.source.id and is_deadly(game, self.source.id)
            game.state = game.state.with_thing(but(thing, damage=thing.damage + marked,
                                                   struck="deathtouch" if deadly else thing.struck))
        return self


def is_plain(game, source):
    """Whether none of the source's keywords says anything about its damage; found once for all that look so."""
    if not isinstance(source, The) or not source.id:
        return False
    look = game.look(source.id)
    if "_plain" not in look.__dict__:
        look.__dict__["_plain"] = look.words.isdisjoint(ABOUT_DAMAGE) and not any(hasattr(a, "toxic") for a in look.abilities)
    return look.__dict__["_plain"]


@rule("702.2b", without=lambda game, id: False)
def is_deadly(game, id):
    return has_keyword(game, id, "deathtouch")


@rule("702.15b", without=lambda game, id: False)
def links_life(game, id):
    return has_keyword(game, id, "lifelink")


@rule("310.6", without=lambda game, damage: [])
def defense_lost(game, damage):
    """As many defense counters are removed from a battle."""
    you = player(bare(game), game.look(damage.source.id).controller)
    return [RemoveCounters(who=you, what=damage.what, count=damage.count, kind=CounterKind(word="defense"))]


@rule("702.80a", "702.90c", without=lambda game, damage: False)
def withers(game, damage):
    """Whether the damage becomes -1/-1 counters: from a source with wither or infect, to a creature [702.80a, 702.90c]."""
    one, source = damage.what, damage.source
    return (isinstance(one, The) and isinstance(source, The) and source.id and not WITHERING.isdisjoint(game.look(source.id).words)
            and "creature" in game.look(one.id).types)


@rule("702.90b", without=lambda game, id: False)
def infecting(game, id):
    return has_keyword(game, id, "infect")


def results_for_player(game, damage):
    """Life lost, or poison counters from a source with infect [120.3a-b]; those of toxic besides, for combat damage [120.3g]."""
    source, poison = damage.source, CounterKind(word="poison")
    known = isinstance(source, The) and bool(source.id)
    infects = known and infecting(game, source.id)
    toxic = sum(getattr(a, "toxic", 0) for a in game.look(source.id).abilities) if known and damage.how == "combat" else 0
    out = [GetCounters(who=damage.what, count=damage.count, kind=poison) if infects else LoseLife(who=damage.what, count=damage.count)]
    return [*out, GetCounters(who=damage.what, count=Exactly(n=toxic), kind=poison)] if toxic else out


@phrase("{source} (deals|deal) {count:digits} damage divided as you choose among {what}", rule="601.2d")
class DamageDivided(Verb):
    source: What
    what: Recipient
    count: Number

    def divides(self, item):
        return item.x if getattr(self.count, "n", None) is None else self.count.n

    def bound(self, scene):
        ones, sources = (yield from self.what.pick(scene, scene.you, lambda one: True)), self.source.find(scene)
        if not sources:
            return []
        place = next(i for i, target in enumerate(scene.item.ability.targets(scene.item)) if target is self.what)
        shares = dict(zip(scene.item.targets[place], scene.item.division, strict=True))
        return [Damage(source=sources[0], what=one, count=Exactly(n=shares[one])) for one in ones]


class SeveralDamages(Verb):
    """Of one source and at once, though said one after another: "its controller" is then that of what was spoken of first,
    and "they" are the players of it."""
    result = None

    def bound(self, scene):
        out = []
        for what, count in self.parts():
            events = yield from Damage(source=self.source, what=what, count=count).bound(scene)
            scene.mentioned.append(tuple(e.what for e in events if isinstance(e.what, The)))
            if players := tuple(e.what for e in events if isinstance(e.what, Player)):
                scene.subject = Those(players)
            out += events
        return out


@phrase("{source} (deals|deal) {count:digits} damage to {what} and {more:digits} damage to {other}", rule="120.4")
class TwoDamages(SeveralDamages):
    source: What
    what: Recipient
    count: Number
    other: Recipient
    more: Number
    parts = lambda self: ((self.what, self.count), (self.other, self.more))


@phrase("{source} (deals|deal) {count:digits} damage to {what}, {more:digits} damage to {other}, and {most:digits} damage to {third}",
        rule="120.4")
class ThreeDamages(SeveralDamages):
    source: What
    what: Recipient
    count: Number
    other: Recipient
    more: Number
    third: Recipient
    most: Number
    parts = lambda self: ((self.what, self.count), (self.other, self.more), (self.third, self.most))


@phrase("{source} (deals|deal) {count:digits} damage to {what} and {other}",
        say("{source} (deals|deal) {count:digits} damage to {what} and to {other}", word="to"), rule="120.4")
class DamageToBoth(SeveralDamages):
    """The same to each."""
    source: What
    what: Recipient
    count: Number
    other: Recipient
    word: str = ""
    parts = lambda self: ((self.what, self.count), (self.other, self.count))


@phrase("{one} (fights|fight) {other}", rule="701.14")
class Fight(Verb):
    """Each deals damage equal to its power to the other; neither, if one is gone or no creature [701.14b]."""
    one: What
    other: What
    each = ("one", "other")
    result = None

    def contains(self, game):
        looks = [game.look(x.id) for x in (self.one, self.other)]
        if any(game.state.things.get(x.id) is None for x in (self.one, self.other)) or any("creature" not in look.types for look in looks):
            return ()
        pairs = ((self.one, self.other, looks[0]), (self.other, self.one, looks[1]))
        return tuple(Damage(source=a, what=b, count=Exactly(n=max(0, look.power or 0)), how="fight") for a, b, look in pairs)


