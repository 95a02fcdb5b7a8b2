"""Every line of every card in the library reads whole, in exactly one way, and prints back as it stands there."""
import pytest

from sandbox.cards.abilities import keywords_on, text_of
from sandbox.cards.library import built_in, unread_lines
from sandbox.cards.text import plain_lines
from sandbox.engine.kinds import Ability
from sandbox.language.reading import readings
from sandbox.language.writing import printed

FACES = [face for entry in built_in().entries.values() for face in entry.faces()]
LINES = sorted({part for face in FACES for line in plain_lines(face.text, face.name, face.types)
                for part in (line.split(", ") if keywords_on(line) else [line])})


@pytest.mark.parametrize("line", LINES)
def test_a_line_reads_in_one_way_and_prints_back(line):
    [value] = readings(Ability, line)
    assert printed(value) == line[0].upper() + line[1:]


@pytest.mark.parametrize("name", built_in().names())
def test_no_line_of_the_library_is_unread(name):
    assert unread_lines(built_in().find(name)) == ()


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_abilities_print_as_the_text_of_their_card(face):
    abilities = face.face().abilities
    wanted = plain_lines(face.text, face.name, face.types)
    assert plain_lines(text_of(abilities, face.name, face.types), face.name, face.types) == tuple(
        line for line in joined(wanted))


def joined(lines):
    """Keywords on lines of their own share one."""
    out = []
    for line in lines:
        if out and keyword(line) and all(keyword(part) for part in out[-1].split(", ")):
            out[-1] += ", " + line[0].lower() + line[1:]
        else:
            out.append(line)
    return out


def keyword(line):
    return "{" not in line and keywords_on(line + ", " + line) != ()
