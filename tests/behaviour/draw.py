"""Cards drawn by chance from all that are read whole: what each of them does is shown in a test of its own.

    python -m tests.behaviour.draw CORPUS            draws again, and writes cards.toml
"""
import hashlib
import sys
import tomllib
from collections import Counter
from pathlib import Path

import tomlkit

from sandbox.cards.corpus import printed_cards
from sandbox.cards.coverage import Coverage
from sandbox.engine.kinds import Keyword
from sandbox.engine.verb import Verb
from sandbox.language.phrase import walk

FILE = Path(__file__).with_name("cards.toml")
SEED, HOW_MANY, MOST_OF_A_KIND = "1993", 300, 10
FACTS = {"cost": "mana_cost", "types": "type_line", "text": "oracle_text", "power": "power", "toughness": "toughness", "loyalty": "loyalty"}
FIGURES = ("power", "toughness", "loyalty")


def mechanic(card):
    """What it is mostly about: its first verb, else its first keyword, else its first ability."""
    abilities = [ability for face in (card.front, card.back) if face for ability in face.abilities]
    verbs = [type(phrase).__name__ for ability in abilities for phrase in walk(ability) if isinstance(phrase, Verb)]
    keywords = [str(getattr(ability, "word", type(ability).__name__)) for ability in abilities if isinstance(ability, Keyword)]
    return [*verbs, *keywords, *(type(ability).__name__ for ability in abilities)][0]


def drawn(corpus):
    """(card, mechanic) by the order of chance, few of each mechanic; cards of one plain face."""
    coverage, kinds, found = Coverage(), Counter(), []
    for card in sorted(corpus, key=lambda card: hashlib.sha256((SEED + card.name).encode()).hexdigest()):
        if card.layout != "normal" or not card.lines or not all(str(card.table.get(key, "0")).isdigit() for key in FIGURES):
            continue
        if coverage.add(card) and kinds[kind := mechanic(card.card())] < MOST_OF_A_KIND:
            kinds[kind] += 1
            found.append((card, kind))
        if len(found) == HOW_MANY:
            break
    return found


def tables():
    """The drawn cards as they stand in the file, by name."""
    return {table["name"]: table for table in tomllib.loads(FILE.read_text(encoding="utf-8"))["card"]}


def main(path):
    content = tomlkit.document()
    content.add(tomlkit.comment("Drawn by chance (draw.py): facts of printed cards, for the tests beside it."))
    listed = tomlkit.aot()
    for card, kind in drawn(list(printed_cards(Path(path)))):
        table = tomlkit.table()
        table["name"], table["mechanic"] = card.name, kind
        for key, theirs in FACTS.items():
            if value := card.table.get(theirs):
                table[key] = int(value) if key in FIGURES else tomlkit.string(value, multiline="\n" in value)
        if "power" in card.table:
            table["power"], table["toughness"] = int(card.table["power"]), int(card.table["toughness"])
        listed.append(table)
    content["card"] = listed
    FILE.write_text(tomlkit.dumps(content), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
