"""Cards of two sets of characteristics: prototype and omen [702.160, 718, 720]."""
from tests.table import Table, card

GOLEM = card("Golem", "{7}", "Artifact Creature — Golem", "Trample\nPrototype {1}{G} — 2/3", size="6/6")
DRAKE = card("Drake", "{3}{U}", "Creature — Drake", "Flying", size="3/3", layout="omen",
             back={"name": "Warning", "cost": "{U}", "types": "Instant — Omen", "text": "Draw a card."})


def two():
    table = Table()
    for player in table.players:
        player.library(*["Wastes"] * 3)
    return table, *table.players


def test_a_prototyped_spell_has_its_other_cost_color_and_size():
    """718.3"""
    table, alice, _bob = two()
    alice.controls("Forest", "Forest")
    golem = alice.holds(GOLEM)
    alice.casts(golem, way="prototype")
    spell = golem.is_now
    assert (spell.power, spell.colors, spell.mana_value) == (2, "G", 2)
    table.resolves()
    [golem] = table.named("Golem")
    assert (golem.power, golem.toughness, golem.colors, golem.mana_value) == (2, 3, "G", 2)
    assert "trample" in [getattr(a, "word", "") for a in golem.abilities]


def test_a_copy_of_it_is_prototyped_too():
    """718.3"""
    table, alice, _bob = two()
    alice.controls("Forest", "Forest")
    alice.casts(alice.holds(GOLEM), way="prototype")
    table.resolves()
    alice.says("Create a token that's a copy of target creature.", table.named("Golem")[0])
    assert [(one.power, one.colors) for one in table.named("Golem")] == [(2, "G")] * 2


def test_elsewhere_and_cast_normally_it_has_its_normal_characteristics():
    """718.3: a matter of the spell and its permanent."""
    table, alice, _bob = two()
    alice.controls("Forest", "Forest")
    alice.casts(alice.holds(GOLEM), way="prototype")
    table.resolves()
    [golem] = table.named("Golem")
    alice.says("Return target creature to its owner's hand.", golem)
    assert (golem.is_now.power, golem.is_now.mana_value) == (6, 7)
    alice.controls(*["Wastes"] * 7)
    alice.casts(golem.is_now)
    table.resolves()
    assert [one.power for one in table.named("Golem")] == [6]


def test_an_omen_is_shuffled_into_its_owners_library():
    """720.3d"""
    table, alice, _bob = two()
    alice.controls("Island")
    drake = alice.holds(DRAKE)
    alice.casts(drake, face="back")
    assert (drake.is_now.name, drake.is_now.types) == ("Warning", ("instant", "Omen"))
    table.does("resolve", 0)
    assert table.asked.kind == "shuffle" and len(table.asked.options) == 3
    table.answers(tuple(table.asked.options))
    assert (drake.is_now.zone, alice.hand) == ("library", 1)


def test_the_card_itself_is_cast_as_any_other():
    """Not as an Omen it is what it is everywhere else."""
    table, alice, _bob = two()
    alice.controls(*["Island"] * 4)
    alice.casts(alice.holds(DRAKE))
    table.resolves()
    assert [one.power for one in table.named("Drake")] == [3]


def test_a_spell_that_has_an_adventure_is_known_whichever_part_was_cast():
    """715.2a"""
    table, alice, _bob = two()
    alice.controls(card("Scribe", "", "Enchantment", "Whenever you cast a creature spell that has an Adventure, you gain 1 life."))
    traveller = card("Traveller", "{0}", "Creature — Human", size="1/1", layout="adventure",
                     back={"name": "Journey", "cost": "{0}", "types": "Sorcery — Adventure", "text": "Draw a card."})
    alice.casts(alice.holds(card("Loner", "{0}", "Creature — Human", size="1/1")))
    table.settles()
    assert alice.life == 20
    alice.casts(alice.holds(traveller))
    table.settles()
    assert alice.life == 21
