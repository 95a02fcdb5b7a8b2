"""Card files as their neighbours write them, of cards that nobody printed, and as many as a test wants."""
import bz2
import gzip
import json
import lzma
import zipfile
from xml.sax.saxutils import escape


def scry(name="Tin Ferret", **more):
    """One card in Scryfall's words; None takes a key away."""
    card = {"object": "card", "id": "0", "oracle_id": f"o-{name}", "name": name, "lang": "en", "layout": "normal", "mana_cost": "{1}{W}",
            "cmc": 2.0, "type_line": "Artifact Creature — Ferret", "oracle_text": "Vigilance", "power": "2", "toughness": "1",
            "colors": ["W"], "color_identity": ["W"], "keywords": ["Vigilance"], "legalities": {"vintage": "legal"}, "set": "tst",
            "set_type": "expansion", "prices": {"usd": "0.10"}} | more
    return {key: value for key, value in card.items() if value is not None}


def scry_faces(name, layout, *faces, **more):
    empty = dict.fromkeys(("mana_cost", "oracle_text", "power", "toughness", "colors"))
    return scry(name, layout=layout, card_faces=list(faces), **(empty | more))


def face(name, cost, line, text="", **more):
    return {"object": "card_face", "name": name, "mana_cost": cost, "type_line": line, "oracle_text": text} | more


def many(count):
    """Cards that differ as cards do: names, costs, colors, lines."""
    colors, kinds = "WUBRG", ("Elf", "Goblin", "Zombie", "Merfolk", "Soldier", "Wizard", "Dragon")
    for at in range(count):
        color, other = colors[at % 5], colors[at // 5 % 5]
        text = f"Flying\nWhen Walker {at} of the {at % 97} Paths enters, draw {'a card' if at % 3 else 'two cards'}.\n" \
               f"{{{color}}}, {{T}}: Walker {at} of the {at % 97} Paths deals {at % 7} damage to any target."
        yield scry(f"Walker {at} of the {at % 97} Paths", mana_cost=f"{{{at % 6}}}{{{color}}}{{{other}}}", cmc=float(at % 6 + 2),
                   type_line=f"Creature — {kinds[at % 7]} {kinds[at // 7 % 7]}", oracle_text=text, power=str(at % 9), toughness=str(at % 8),
                   colors=sorted({color, other}), color_identity=sorted({color, other}))


def array(path, cards):
    path.write_text("[\n" + ",\n".join(json.dumps(card, ensure_ascii=False) for card in cards) + "\n]", encoding="utf-8")
    return path


def lines(path, cards):
    path.write_text("".join(json.dumps(card) + "\n" for card in cards), encoding="utf-8")
    return path


def packed(path, how):
    """The same file packed: "gz" "xz" "bz2" "zip"; the name says nothing about it."""
    out = path.with_name(f"{path.name}-{how}.bin")
    content = path.read_bytes()
    if how == "zip":
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
            archive.writestr("cards.json", content)
    else:
        out.write_bytes({"gz": gzip.compress, "xz": lzma.compress, "bz2": bz2.compress}[how](content))
    return out


def atomic(path, named):
    content = {"meta": {"date": "2026-01-01", "version": "5.2"}, "data": {name: faces for name, faces in named}}
    path.write_text(json.dumps(content, ensure_ascii=False), encoding="utf-8")
    return path


def mtg_face(name, **more):
    return {"name": name, "layout": "normal", "manaCost": "{1}{W}", "manaValue": 2.0, "convertedManaCost": 2.0, "colors": ["W"],
            "colorIdentity": ["W"], "type": "Artifact Creature — Ferret", "supertypes": [], "types": ["Artifact", "Creature"],
            "subtypes": ["Ferret"], "text": "Vigilance", "power": "2", "toughness": "1", "legalities": {}, "rulings": [],
            "identifiers": {"scryfallOracleId": f"o-{name}"}} | more


def xml_card(name, related="", **values):
    """One card of version 4; values stand in its prop."""
    text, token = values.pop("text", ""), values.pop("token", "")
    props = "".join(f"<{key}>{escape(value)}</{key}>" for key, value in values.items())
    return f"<card><name>{escape(name)}</name><text>{escape(text)}</text>{f'<token>{token}</token>' if token else ''}" \
           f"<prop>{props}</prop><set rarity='common'>TST</set>{related}<tablerow>2</tablerow></card>"


def xml_card_3(name, related="", **values):
    """One card of version 3, everything flat."""
    fields = "".join(f"<{key}>{escape(value)}</{key}>" for key, value in values.items())
    return f"<card><name>{escape(name)}</name><set>TST</set>{fields}{related}</card>"


def transforms(name):
    return f'<related attach="transform">{escape(name)}</related>'


def cockatrice(path, cards, version=4, head="<?xml version='1.0' encoding='UTF-8'?>"):
    path.write_text(f"{head}<cockatrice_carddatabase version='{version}'><sets><set><name>TST</name></set></sets>"
                    f"<cards>{''.join(cards)}</cards></cockatrice_carddatabase>", encoding="utf-8")
    return path
