"""How a face-down object is shown: its mark, and nothing of what it is; and the words for casting and turning it."""
from sandbox.models.doings import told
from sandbox.models.faces import face_of
from sandbox.models.stack import waiting


def turned_down(laid, name, **more):
    id = laid.put(name, **more)
    laid.table.edit(("set_fields", 0, id, (("facing", "face down"),)))
    return id


def test_a_face_down_permanent_bears_the_mark_and_shows_nothing_else(laid):
    down, up = turned_down(laid, "Serra Angel"), laid.put("Serra Angel")
    face = face_of(laid.state, down)
    assert face.is_face_down and (face.name, face.cost, face.types, face.lines, face.colors) == ("", "", "Creature", (), "")
    assert face.pt == face.printed_pt == ("2", "2")
    assert not face_of(laid.state, up).is_face_down


def test_a_copy_that_lies_face_down_is_not_told_as_one(laid):
    clone, angel = laid.put("Clone"), laid.put("Serra Angel")
    laid.table.edit(("set_fields", 0, clone, (("copied", laid.state.thing(angel).card),)))
    assert "copy" in face_of(laid.state, clone).marks
    laid.table.edit(("set_fields", 0, clone, (("facing", "face down"),)))
    assert "copy" not in face_of(laid.state, clone).marks


def test_it_is_cast_and_turned_up_from_what_is_offered(laid):
    laid.put("Mountain", count=6)
    goat = laid.put("Battering Craghorn", "hand")
    ways = [one.text for one in laid.table.possible(goat) if not one.reason]
    assert ways == ["Cast Battering Craghorn", "Cast Battering Craghorn face down"]
    laid.table.do(("cast", 0, goat, "face down"))
    laid.table.answer(("auto",))
    [spell] = waiting(laid.state)
    assert spell.face.is_face_down and spell.name == ""
    laid.table.do(("resolve", 0))
    [goat] = [thing.id for thing in laid.state.permanents() if thing.facing == "face down"]
    assert [one.text for one in laid.table.possible(goat) if not one.reason] == ["Turn Battering Craghorn face up"]
    before = laid.state
    laid.table.do(("turn_up", 0, goat))
    laid.table.answer(("auto",))
    assert laid.state.look(goat).name == "Battering Craghorn"
    assert told(("turn_up", 0, goat), before, laid.state) == "You turn Battering Craghorn face up"
