"""Cards as Cockatrice's XML has them, third and fourth version: faces are cards of their own there, halves of split cards are not."""
from __future__ import annotations

import re
from collections.abc import Iterator

import attrs

from sandbox.cards.facts import CardFacts, FaceFacts, colors_in, identity_of, ordered, value_of
from sandbox.cards.files.markup import Node, elements
from sandbox.cards.files.opening import BadFile, Stream
from sandbox.cards.files.scryfall import LAYOUTS, MELDED
from sandbox.cards.files.telling import Odd, Report, sound, words

KIND = "Cockatrice cards XML"
ROOT, VERSIONS = "cockatrice_carddatabase", ("3", "4")
KEPT = words("""name text token type manacost cmc colors color coloridentity pt loyalty defense layout side related prop""")
LEFT = words("""set tablerow cipt upsidedown landscapeOrientation maintype reverse-related uuid muid""")
TURNED = "transform", "modal_dfc", "flip", "battle", ""         # layouts, "" where the file does not say, whose faces are related cards
HALVES = re.compile(r"\n*-{3,}\n*")
COST = re.compile(r"\{([^{}]+)\}|\(([^()]+)\)|(\d+/[WUBRGC]|[WUBRGC]/[WUBRGC]/P|[WUBRGC]/[WUBRGCP])|(\d+)|([A-Za-z½∞])")
ALONE = "the other face is not in the file"


@attrs.frozen
class Half:
    """A card of the file that may be one face of a card: what else the file says of it. other: the name of the face it turns into."""
    face: FaceFacts
    layout: str
    side: str
    other: str
    identity: str | None
    value: float | None


def cards_in(stream: Stream, report: Report) -> Iterator[CardFacts]:
    """The cards of the file; what can't come is in the report. Raises BadFile."""
    waiting: dict[str, Half] = {}
    version = ""
    for root, parent, node in elements(stream):
        if not version:
            version = version_of(root)
            report.kind = f"{KIND} v{version}"
        stream.card_came()
        if (parent, node.tag) != ("cards", "card"):
            report.pass_over()
            continue
        try:
            if found := whole_card(node, waiting, report):
                yield found
        except Odd as problem:
            report.leave_out(str(problem), named(node) or "a card")
    for half in waiting.values():
        report.note(ALONE, half.face.name)
        yield alone(half)


def version_of(root: Node) -> str:
    if root.tag == "cockatrice_deck":
        raise BadFile("is a decklist, not a file of cards")
    if root.tag != ROOT:
        raise BadFile(f"is XML, but its outermost element is <{root.tag[:40]}>, not <{ROOT}>")
    version = root.attributes.get("version", "")
    if version not in VERSIONS:
        raise BadFile(f"is version “{version[:20]}” of Cockatrice's cards; {' and '.join(VERSIONS)} can be read")
    return version


def named(node: Node) -> str:
    found = node.first("name")
    return found.text if found else ""


def whole_card(node: Node, waiting: dict[str, Half], report: Report) -> CardFacts | None:
    """The card, if it is whole now; a face waits for the other. Raises Odd."""
    values = values_of(node)
    tell(values, node, report)
    name = values.get("name", "")
    if not name:
        raise Odd("no name")
    if values.get("token", "0") not in ("", "0"):
        raise Odd("tokens")
    if not values.get("type"):
        raise Odd("no type line")
    if " // " in name:
        return halves(name, values)
    half = half_of(node, values)
    if half.layout not in TURNED or not half.other:
        return alone(half, report)
    other = waiting.pop(half.other, None)
    if other is None:
        waiting[name] = half
        return None
    return both(*((other, half) if is_front(other, half) else (half, other)))


def values_of(node: Node) -> dict[str, str]:
    """Everything the file says of a card, the properties of version 4 among the rest. Raises Odd."""
    found: dict[str, str] = {}
    for child in (*node.children, *(one for prop in node.all("prop") for one in prop.children)):
        if child.tag == "color":
            found["colors"] = found.get("colors", "") + child.text
        elif child.tag != "prop":
            found.setdefault(child.tag, sound(child.text, child.tag))
    return found


def tell(values: dict[str, str], node: Node, report: Report) -> None:
    report.keys({key: 1 for key in values if not key.startswith("format-")}, KEPT, LEFT)
    if any(key.startswith("format-") for key in values):
        report.keys({"format-…": 1}, frozenset(), frozenset({"format-…"}))
    if any(not one.attributes.get("attach") for one in node.all("related")):
        report.keys({"related": 1}, frozenset(), frozenset({"related"}))


def half_of(node: Node, values: dict[str, str]) -> Half:
    turns = [one.text for one in node.all("related") if one.attributes.get("attach") == "transform"]
    return Half(face_of(values["name"], values), layout_in(values), values.get("side", ""), turns[0] if turns else "", *sums_in(values))


def layout_in(values: dict[str, str]) -> str:
    layout = values.get("layout", "").lower()
    return "split" if layout == "aftermath" else layout


def sums_in(values: dict[str, str]) -> tuple[str | None, float | None]:
    """Color identity and mana value, None where the file does not say."""
    identity, value = values.get("coloridentity"), values.get("cmc", "")
    return None if identity is None else ordered(identity.upper()), float(value) if re.fullmatch(r"\d{1,7}(\.\d+)?", value) else None


def face_of(name: str, values: dict[str, str]) -> FaceFacts:
    cost, colors = braced(values.get("manacost", "")), values.get("colors")
    has = colors_in(cost) if colors is None else ordered(colors.upper())
    power, _, toughness = values.get("pt", "").partition("/")
    is_battle = values["type"].startswith("Battle")
    return FaceFacts(name=name, cost=cost, types=values["type"].replace(" - ", " — "), text=values.get("text", ""), colors=has,
                     indicator=has if has and not cost and "Land" not in values["type"] else None,      # no cost could give them [204]
                     power=power.strip() or None, toughness=toughness.strip() or None,
                     loyalty=None if is_battle else values.get("loyalty") or None,
                     defense=(values.get("defense") or values.get("loyalty") or None) if is_battle else None)


def braced(cost: str) -> str:
    """"2UU" or "{2}{U}{U}" → "{2}{U}{U}"; "W/U" and "(W/U)" are one symbol. Raises Odd."""
    if COST.sub("", cost).strip():
        raise Odd(f"“{cost[:40]}” is not a mana cost")
    return "".join("{" + next(part for part in found if part).upper() + "}" for found in COST.findall(cost))


# ---- cards of one face, two halves, two faces ----
def alone(half: Half, report: Report | None = None) -> CardFacts:
    layout = half.layout or layout_of(half.face)
    if layout == "meld" and half.side == "back":
        layout = "meld_result"
        if report:
            report.note(MELDED, half.face.name)
    elif layout not in LAYOUTS and report:
        report.note(f"a layout that nobody here knows: {layout}", half.face.name)
    return card_of(half.face.name, layout, (half.face,), half)


def layout_of(face: FaceFacts) -> str:
    """What a file that does not say must mean."""
    subtypes = face.types.partition(" — ")[2].split()
    if re.search(r"^LEVEL \d", face.text, re.MULTILINE):
        return "leveler"
    return next((kind.lower() for kind in ("Saga", "Class", "Case") if kind in subtypes), "normal")


def both(front: Half, back: Half) -> CardFacts:
    layout = front.layout or back.layout or ("transform" if turns_over(front.face, back.face) else "modal_dfc")
    return card_of(f"{front.face.name} // {back.face.name}", layout, (front.face, back.face), front)


def turns_over(front: FaceFacts, back: FaceFacts) -> bool:
    """Whether two faces must be those of a card that transforms: it says so, or its back could not be played."""
    says_so = re.search(r"\b(?:transform|convert)", front.text + back.text, re.IGNORECASE)
    return bool(says_so) or not back.cost and "Land" not in back.types


def is_front(one: Half, other: Half) -> bool:
    """Which of two related faces is the front: the file says so, or it has a cost, or it came first."""
    if one.side or other.side:
        return one.side == "front" or other.side == "back"
    return bool(one.face.cost) or not other.face.cost


def halves(name: str, values: dict[str, str]) -> CardFacts:
    """A card whose halves the file has together, each property parted like the name. Raises Odd."""
    names, texts = name.split(" // "), HALVES.split(values.get("text", ""))
    if len(names) > 20:
        raise Odd("more faces than a card has")
    faces = tuple(face_of(one, {key: part_of(values, key, at, len(names)) for key in PARTED} | {"text": (texts[at:at + 1] or [""])[0]})
                  for at, one in enumerate(names))
    layout = layout_in(values) or ("adventure" if "Adventure" in faces[-1].types else "split")
    return card_of(name, layout, faces, Half(faces[0], layout, "", "", *sums_in(values)))


PARTED = "manacost", "type", "pt", "loyalty"


def part_of(values: dict[str, str], key: str, at: int, count: int) -> str:
    """What a property says of one half: its own part, or all of it where there are no parts and it must be the first one's or the type."""
    parts = values.get(key, "").split(" // ")
    if len(parts) == count:
        return parts[at]
    return parts[0] if at == 0 or key == "type" else ""


def card_of(name: str, layout: str, faces: tuple[FaceFacts, ...], half: Half) -> CardFacts:
    value = sum(value_of(face.cost) for face in faces[:2 if layout == "split" else 1]) if half.value is None else half.value
    return CardFacts(name=name, layout=layout, faces=faces, identity=identity_of(faces) if half.identity is None else half.identity,
                     mana_value=value)
