"""A question of the game as a person reads it: one sentence, who is asked, and offers that are words, objects or players."""
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from sandbox.engine.choices import CHANCE, Choice, Divide, Order, OrNumber, Pairs, label
from sandbox.models.pairing import PairOffers, meant
from sandbox.models.payment import payment
from sandbox.rules.choosing_otherwise import PASSING
from sandbox.rules.leaving import is_over
from sandbox.rules.trampling import lethal_damage

YES_NO = {"yes", "no"}
WORDS = {                                             # what the rules call their own options
    "auto": "Pay automatically", "done": "Pay from the pool", "accept": "Let it be so", "act": "I act", "draw": "Let it be a draw",
    "yes": "Yes", "no": "No"}


@dataclass(frozen=True)
class Offer:
    """One thing that may be answered."""
    key: int                     # its place among the options of the choice
    words: str
    id: int | None = None        # the object it is, or is about: it glows on the table
    seat: int | None = None      # the player it is
    other: int | None = None     # of a pair: the object of its second half
    other_seat: int | None = None
    face: object = None          # a card that lies nowhere on the table


@dataclass(frozen=True)
class Asked:
    """shape: "some" "one" "yes no" "order" "divide" "number" "pairs" "or number"."""
    shape: str
    seat: int
    who: str
    words: str
    rule: str
    kind: str
    offers: Sequence[Offer]
    least: int
    most: int
    about: str = ""              # what asks, by name
    pays: tuple = ()             # of a payment: what would be used
    lethal: tuple[int, ...] = () # of combat damage: how much is lethal to each creature, in the order of the offers

    @property
    def is_chance(self) -> bool:
        return self.seat == CHANCE

    @property
    def needs_one(self) -> bool:
        return self.least == self.most == 1


def asked(choice: Choice | None, state) -> Asked | None:
    """The choice in front of the person, or None when nothing is asked."""
    if choice is None:
        return None
    who = "Chance" if choice.who == CHANCE else state.seats[choice.who].name
    pays = payment(state, choice.who, choice.ask, choice) if choice.kind == "pay" else ()
    return Asked(
        _shape(choice),
        choice.who,
        who,
        _question(choice, state),
        choice.rule,
        choice.kind,
        _pair_offers(choice, state) if _shape(choice) == "pairs" else _offers(choice, state),
        choice.least,
        choice.most,
        _about(choice, state),
        pays,
        _lethal(choice, state),
    )


def _pair_offers(choice, state) -> PairOffers:
    return PairOffers(choice.options, lambda option: _is_there(state, meant(option)[0]), lambda key, option: _offer(key, option, state),
                      lambda option: _apart(state, option.id) if state.things.get(option.id) else "")


def _offers(choice, state) -> tuple[Offer, ...]:
    offers = tuple(_offer(key, option, state) for key, option in enumerate(choice.options))
    if _shape(choice) in ("one", "some"):              # an edit by hand may have taken away what was offered
        offers = tuple(offer for offer in offers if _is_there(state, offer.id) and _is_there(state, offer.other))
    if about := _about(choice, state):                 # a mode calls the card as the card calls itself
        offers = tuple(replace(offer, words=_naming(offer.words, about)) for offer in offers)
    if choice.kind == "kicker" and _shape(choice) == "yes no":
        offers = tuple(
            replace(offer, words=sentence(choice.ask) if choice.options[offer.key] == "yes" else "Not kicked") for offer in offers
        )
    return _told_apart(offers, state)


def _lethal(choice, state) -> tuple[int, ...]:
    """How much combat damage is lethal to each creature that it may be dealt to; to a player none is said."""
    if choice.kind != "damage" or not isinstance(choice, Divide) or choice.source is None:
        return ()
    said = getattr(choice, "lethal", None)             # what others deal in this step counts [702.19b]
    creatures = [one.id for one in choice.options if isinstance(getattr(one, "id", None), int) and "creature" in state.look(one.id).types]
    return said if said is not None else tuple(lethal_damage(state, choice.source, id) for id in creatures)


def _question(choice, state):
    """The words that ask; of a target the words of the card, with what to do with them."""
    words = choice.ask.replace("~", _about(choice, state) or "this")
    if choice.kind == "kicker" and _shape(choice) == "yes no":
        return f"Pay {words[:1].lower()}{words[1:]} as well?"
    return f"Choose {words}" if choice.kind == "target" and not words.lower().startswith("choose") else sentence(words)


def _naming(words, about):
    return sentence(words.replace("~", about)) if "~" in words else words


def _told_apart(offers, state):
    """Objects of one name get what tells them apart: whose they are, token or not, tapped or not."""
    names = Counter(offer.words for offer in offers)
    twice = {}
    for offer in offers:
        if offer.id is not None and offer.other is None and names[offer.words] > 1 and state.things.get(offer.id):
            twice[offer.key] = _apart(state, offer.id)
    if len(set(twice.values())) < 2:
        return offers
    return tuple(replace(offer, words=f"{offer.words} · {twice[offer.key]}") if offer.key in twice else offer for offer in offers)


def _apart(state, id):
    thing, look = state.things.get(id), state.look(id)
    whose = state.seats[look.controller if thing.zone in ("battlefield", "stack") else thing.owner].name
    return ", ".join([whose, *(["token"] if thing.token == "token" else []), *(["tapped"] if thing.tapped == "tapped" else [])])


def _is_there(state, id) -> bool:
    return id is None or state.things.get(id) is not None or state.item(id) is not None or state.thing(id) is None


def _shape(choice):
    if isinstance(choice, Pairs):
        return "pairs"
    if isinstance(choice, Order):
        return "order"
    if isinstance(choice, Divide):
        return "divide"
    if isinstance(choice, OrNumber):
        return "or number"
    if set(choice.options) == YES_NO:
        return "yes no"
    if choice.least == choice.most == 1:
        numbers = all(isinstance(option, int) and not isinstance(option, bool) for option in choice.options)
        return "number" if numbers and len(choice.options) > 6 and choice.who != CHANCE else "one"
    return "some"


def _offer(key, option, state):
    if isinstance(option, tuple) and len(option) == 2 and (hasattr(option[0], "id") or hasattr(option[0], "seat")):
        one, other = option
        return Offer(key, words_of(option, state), *meant(one), *meant(other))
    return Offer(key, words_of(option, state), *meant(option))


def words_of(option, state) -> str:
    """An option in words; an object by its name now."""
    if isinstance(option, tuple):
        return " → ".join(words_of(part, state) for part in option)
    id = None if isinstance(option, (str, int)) else getattr(option, "id", None)
    if isinstance(id, int) and state.things.get(id):
        return state.look(id).name
    return WORDS.get(option) or sentence(label(option)) if isinstance(option, str) else sentence(label(option))


def sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _about(choice, state):
    thing = state.thing(choice.source) if isinstance(choice.source, int) and choice.source else None
    return state.look(choice.source).name if thing else ""


def idle_sentence(state) -> str:
    """What passing would do now."""
    if bound_to_act(state):
        return "The shortcut ends here: do something else than pass."
    if state.stack:
        return "Respond, or let the top of the stack resolve."
    return {
        "precombat main": "Play a land, cast spells, or pass to combat.",
        "postcombat main": "Cast spells, or pass to the end of the turn.",
    }.get(state.step, f"{at_step(state.step)}: act, or pass to the next step.")


def bound_to_act(state) -> bool:
    """Whether whoever has priority shortened a shortcut in which they were to pass here [731.2c]."""
    return state.otherwise is not None and state.otherwise[0] == state.priority and state.otherwise[1][0] in PASSING


def end_sentence(state) -> str:
    """How a game that is over came out [104.2a, 104.4a]; empty while it goes on."""
    if not is_over(state):
        return ""
    left = [who.name for who in state.seats if not who.lost]
    if not left:
        return "The game is a draw."
    return "You win the game." if left == ["You"] else f"{' and '.join(left)} win{'s' if len(left) == 1 else ''} the game."


def at_step(step: str) -> str:
    """In the upkeep step; at the beginning of combat."""
    return f"At {'the ' if step.startswith('beginning') else ''}{step}" if step.endswith("of combat") else f"In the {step} step"
