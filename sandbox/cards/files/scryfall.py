"""Cards as Scryfall writes them: a list of objects, or one object a line."""
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from sandbox.cards.facts import CardFacts, FaceFacts, colors_in, identity_of, ordered, value_of
from sandbox.cards.files.telling import Odd, Report, letters_in, number_of, printed_in, tables_in, text_in, words

KIND = "Scryfall"
NOT_CARDS = {"token": "tokens", "double_faced_token": "tokens", "emblem": "emblems", "art_series": "art series"}
LAYOUTS = words("""normal split flip transform modal_dfc meld leveler class case saga adventure mutate prototype battle planar
    scheme vanguard host augment reversible_card prepare""")
FACE = words("""name mana_cost type_line oracle_text power toughness loyalty defense colors color_indicator attraction_lights""")
CARD = FACE | words("""layout card_faces cmc color_identity set_type lang""")
LEFT = words("""object id oracle_id multiverse_ids mtgo_id mtgo_foil_id arena_id tcgplayer_id tcgplayer_etched_id cardmarket_id resource_id
    released_at uri scryfall_uri highres_image image_status image_uris keywords produced_mana legalities games reserved game_changer
    foil nonfoil finishes oversized promo reprint variation variation_of set_id set set_name set_uri set_search_uri scryfall_set_uri
    rulings_uri prints_search_uri collector_number digital rarity watermark flavor_text flavor_name card_back_id artist artist_ids
    artist_id illustration_id border_color frame frame_effects security_stamp full_art textless booster story_spotlight promo_types
    edhrec_rank penny_rank preview prices related_uris purchase_uris all_parts hand_modifier life_modifier content_warning
    printed_name printed_text printed_type_line printings""")
FUNNY = "from a set that is not meant seriously (is:funny finds them)"
MELDED = "the back that two cards meld into: no card by itself"


def cards_in(objects: Iterable[Any], report: Report) -> Iterator[CardFacts]:
    """The cards of the objects; what can't come is in the report."""
    for number, table in enumerate(objects, 1):
        if not isinstance(table, dict):
            report.leave_out("not an object", f"card {number}")
            continue
        name = table.get("name")
        shown = name if isinstance(name, str) and name else f"card {number}"
        try:
            if reason := why_not(table):
                report.leave_out(reason, shown)
                continue
            facts = facts_in(table)
        except Odd as problem:
            report.leave_out(str(problem), shown)
            continue
        tell(table, facts, report)
        yield facts


def why_not(table: Mapping[str, Any]) -> str:
    """Why an object is no card to bring in; empty if it is one. Raises Odd."""
    kind = text_in(table, "object") or "card"
    if kind not in ("card", "card_face"):
        return f"not a card but a {kind}"
    layout, line = text_in(table, "layout"), text_in(table, "type_line")
    if layout in NOT_CARDS:
        return NOT_CARDS[layout]
    if line.startswith("Token") or text_in(table, "set_type") == "token":
        return "tokens"
    if text_in(table, "lang") not in ("", "en"):
        return "not in English"
    return "art series" if line.split(" // ")[0] == "Card" else ""


def facts_in(table: Mapping[str, Any]) -> CardFacts:
    """Raises Odd."""
    name, layout = text_in(table, "name", 300), text_in(table, "layout", 40) or "normal"
    if not name:
        raise Odd("no name")
    tables = tables_in(table, "card_faces")
    if layout == "reversible_card" and tables:        # the same card twice, back to back
        tables, layout = tables[:1], text_in(tables[0], "layout", 40) or "normal"
        name = text_in(tables[0], "name", 300) or name
        table = {**table, **tables[0]}
    faces = tuple(face_in(face, table, layout) for face in tables or [table])
    if len(faces) > 20:
        raise Odd("more faces than a card has")
    if layout == "meld" and is_melded(table, name):
        layout = "meld_result"
    identity, value = letters_in(table, "color_identity"), number_of(table, "cmc")
    return CardFacts(name=name, layout=layout, faces=faces, funny=text_in(table, "set_type") == "funny",
                     identity=identity_of(faces) if identity is None else ordered(identity),
                     mana_value=sum(value_of(face.cost) for face in faces[:2 if layout == "split" else 1]) if value is None else value)


def face_in(face: Mapping[str, Any], card: Mapping[str, Any], layout: str) -> FaceFacts:
    name, line, cost = text_in(face, "name", 300), text_in(face, "type_line", 300), text_in(face, "mana_cost", 200)
    if not name:
        raise Odd("a face without a name")
    if not line and face is not card:
        line = text_in(card, "type_line", 300).split(" // ")[0]
    if not line:
        raise Odd("no type line")
    colors, indicator = letters_in(face, "colors"), letters_in(face, "color_indicator")
    if colors is None:
        colors = list(indicator if indicator is not None else colors_in(cost))
        if layout == "flip":                          # it keeps its color when it is flipped [710.1c]
            colors = letters_in(card, "colors") or colors
    return FaceFacts(name=name, cost=cost, types=line, text=text_in(face, "oracle_text"), colors=ordered(colors),
                     indicator=None if indicator is None else ordered(indicator), power=printed_in(face, "power"),
                     toughness=printed_in(face, "toughness"), loyalty=printed_in(face, "loyalty"), defense=printed_in(face, "defense"),
                     lights=lights_in(face if "attraction_lights" in face else card))


def lights_in(table: Mapping[str, Any]) -> tuple[int, ...]:
    lights = table.get("attraction_lights")
    if lights is None:
        return ()
    if not isinstance(lights, list) or not all(isinstance(one, int) and 1 <= one <= 6 for one in lights):
        raise Odd("“attraction_lights” are not numbers from 1 to 6")
    return tuple(lights)


def is_melded(table: Mapping[str, Any], name: str) -> bool:
    return any(part.get("component") == "meld_result" and part.get("name") == name for part in tables_in(table, "all_parts"))


def tell(table: Mapping[str, Any], facts: CardFacts, report: Report) -> None:
    """What is to be known of a card that comes."""
    report.keys(table, CARD, LEFT)
    for face in tables_in(table, "card_faces"):
        report.keys(face, FACE | {"layout", "cmc"}, LEFT, "card_faces.")
    if facts.layout == "meld_result":
        report.note(MELDED, facts.name)
    elif facts.layout not in LAYOUTS:
        report.note(f"a layout that nobody here knows: {facts.layout}", facts.name)
    if facts.funny:
        report.note(FUNNY, facts.name)
