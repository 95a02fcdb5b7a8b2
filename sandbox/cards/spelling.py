"""How cards and what is looked for on them are compared: without case, accents, curly quotes and wide spaces."""
import re
import unicodedata

LETTERS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "Æ": "Ae", "æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "\0": " "})
ACCENTED = re.compile("[\u00c0-\u024f\u0300-\u036f\u1e00-\u1eff\uff00-\uffef]")


def plain(text: str) -> str:
    """For comparing: lower case, straight quotes, letters without accents, line breaks and runs of spaces as one space."""
    if not text.isascii():
        text = text.translate(LETTERS)
        if ACCENTED.search(text):
            text = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join(text.replace("\0", " ").lower().split())


def key_of(name: str) -> str:
    """What a card is known by: "Fire // Ice", "fire/ice" and "Fire//Ice" are one."""
    return plain(re.sub(r"\s*/{1,3}\s*", " // ", name)) if "/" in name else plain(name)
