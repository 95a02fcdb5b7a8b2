"""How cards and what is looked for on them are compared: without case, accents, curly quotes and wide spaces."""
import re
import unicodedata

LETTERS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "Æ": "Ae", "æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "\0": " "})


def plain(text: str) -> str:
    """For comparing: lower case, straight quotes, letters without accents, line breaks and runs of spaces as one space."""
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text.translate(LETTERS))
        text = "".join(letter for letter in text if not unicodedata.combining(letter))
    return " ".join(text.replace("\0", " ").lower().split())


def key_of(name: str) -> str:
    """What a card is known by: "Fire // Ice", "fire/ice" and "Fire//Ice" are one."""
    return plain(re.sub(r"\s*/{1,3}\s*", " // ", name)) if "/" in name else plain(name)
