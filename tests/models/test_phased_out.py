"""What is phased out lies where it lay, as what is not there; what is attached to it lies with it [702.26]."""
from sandbox.models.board import Sight
from tests.table import BEAR, Table, card

WINGS = card("Borrowed Wings", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature has flying.")


def test_it_is_seen_on_the_side_of_who_controlled_it_and_marked():
    table = Table()
    alice, bob = table.players
    bear = bob.controls(BEAR)
    wings = alice.controls(WINGS, attached=bear.id)
    assert not any("phased" in piece.face.marks for side in Sight().sides(table.state) for piece in side.board)
    alice.says("Target creature phases out.", bear)
    mine, theirs = Sight().sides(table.state)
    assert [(piece.key, "phased" in piece.face.marks, piece.host) for piece in mine.board] == [(wings.id, True, bear.id)]
    assert [(piece.key, "phased" in piece.face.marks, piece.attached) for piece in theirs.board] == [(bear.id, True, (wings.id,))]
