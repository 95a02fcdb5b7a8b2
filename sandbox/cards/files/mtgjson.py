"""Cards as MTGJSON's AtomicCards has them: under each name a list of faces."""
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sandbox.cards.facts import CardFacts, FaceFacts, colors_in, identity_of, ordered, value_of
from sandbox.cards.files.opening import BadFile
from sandbox.cards.files.scryfall import FUNNY, LAYOUTS, MELDED, NOT_CARDS
from sandbox.cards.files.telling import Odd, Report, letters_in, number_of, printed_in, text_in, words

KIND = "MTGJSON AtomicCards"
OTHER_FILE = "is another file of MTGJSON's; AtomicCards is the one with the cards to import"
KEPT = words("""name faceName side layout manaCost manaValue faceManaValue convertedManaCost faceConvertedManaCost colors colorIdentity
    colorIndicator type supertypes types subtypes text power toughness loyalty defense isFunny attractionLights""")
LEFT = words("""asciiName edhrecRank edhrecSaltiness firstPrinting foreignData hand hasAlternativeDeckLimit identifiers isReserved
    isGameChanger keywords leadershipSkills legalities life printings purchaseUrls relatedCards rulings uuid faceFlavorName
    flavorName printedName printedText printedType isOnlineOnly isRebalanced originalPrintings rebalancedPrintings language
    number setCode rarity producedMana sourceProducts flavorText artist availability borderColor finishes frameVersion
    frameEffects hasFoil hasNonFoil isPromo isReprint isAlternative isFullArt isOversized isStorySpotlight isTextless
    isTimeshifted originalText originalType otherFaceIds promoTypes securityStamp signature subsets variations watermark
    boosterTypes cardParts artistIds attractionLight duelDeck originalReleaseDate tokens""")


def cards_in(named: Iterable[tuple[str, Any]], report: Report) -> Iterator[CardFacts]:
    """The cards of (name, faces); what can't come is in the report. Raises BadFile for MTGJSON's other files."""
    for name, faces in named:
        if not isinstance(faces, list):
            raise BadFile(OTHER_FILE)
        for group in cards_of(name, faces, report):
            try:
                if reason := why_not(group[0]):
                    report.leave_out(reason, name)
                    continue
                facts = facts_in(name, group)
            except Odd as problem:
                report.leave_out(str(problem), name or "a card")
                continue
            tell(group, facts, report)
            yield facts


def cards_of(name: str, faces: list[Any], report: Report) -> Iterator[list[Mapping[str, Any]]]:
    """The faces of each card: those with sides belong together, of others each is a card, and both parts of a melded pair are."""
    tables = [face for face in faces if isinstance(face, dict)]
    if len(tables) < len(faces) or not tables:
        report.leave_out("not a list of faces", name)
    if tables and all(isinstance(face.get("side"), str) for face in tables) and tables[0].get("layout") != "meld":
        yield sorted(tables, key=lambda face: str(face["side"]))
    else:
        yield from ([face] for face in tables)


def why_not(face: Mapping[str, Any]) -> str:
    layout = text_in(face, "layout")
    return NOT_CARDS.get(layout, "tokens" if text_in(face, "type").startswith("Token") else "")


def facts_in(name: str, group: list[Mapping[str, Any]]) -> CardFacts:
    """Raises Odd."""
    first = group[0]
    layout = text_in(first, "layout", 40) or "normal"
    layout = "split" if layout == "aftermath" else layout
    if layout == "reversible_card":
        group, layout = group[:1], "normal"
    alone = layout == "meld" or len(group) == 1
    name = (text_in(first, "faceName", 300) if alone else "") or text_in({"name": name}, "name", 300) or text_in(first, "name", 300)
    if not name:
        raise Odd("no name")
    if layout == "meld" and first.get("side") == "b":
        layout = "meld_result"
    if len(group) > 20:
        raise Odd("more faces than a card has")
    faces = tuple(face_in(face, name) for face in group)
    identity, value = letters_in(first, "colorIdentity"), number_of(first, "manaValue")
    value = number_of(first, "convertedManaCost") if value is None else value
    return CardFacts(name=name, layout=layout, faces=faces, funny=first.get("isFunny") is True,
                     identity=identity_of(faces) if identity is None else ordered(identity),
                     mana_value=sum(value_of(face.cost) for face in faces[:2 if layout == "split" else 1]) if value is None else value)


def face_in(face: Mapping[str, Any], name: str) -> FaceFacts:
    line, cost = text_in(face, "type", 300), text_in(face, "manaCost", 200)
    if not line:
        raise Odd("no type line")
    colors, indicator = letters_in(face, "colors"), letters_in(face, "colorIndicator")
    lights = face.get("attractionLights") or ()
    if not isinstance(lights, (list, tuple)) or not all(isinstance(one, int) and 1 <= one <= 6 for one in lights):
        raise Odd("“attractionLights” are not numbers from 1 to 6")
    return FaceFacts(name=text_in(face, "faceName", 300) or name, cost=cost, types=line, text=text_in(face, "text"),
                     colors=ordered(colors if colors is not None else indicator or colors_in(cost)),
                     indicator=None if indicator is None else ordered(indicator), power=printed_in(face, "power"),
                     toughness=printed_in(face, "toughness"), loyalty=printed_in(face, "loyalty"), defense=printed_in(face, "defense"),
                     lights=tuple(lights))


def tell(group: list[Mapping[str, Any]], facts: CardFacts, report: Report) -> None:
    for face in group:
        report.keys(face, KEPT, LEFT)
    if facts.layout == "meld_result":
        report.note(MELDED, facts.name)
    elif facts.layout not in LAYOUTS:
        report.note(f"a layout that nobody here knows: {facts.layout}", facts.name)
    if facts.funny:
        report.note(FUNNY, facts.name)
