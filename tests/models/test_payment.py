"""What a payment would use is told before it is made, and is what is then used."""
from sandbox.models import edits
from sandbox.models.payment import payment
from tests.table import card


def asked_to_pay(laid, *lands, pool=""):
    for land in lands:
        laid.put(land)
    if pool:
        laid.table.edit(edits.player(0, pool=pool))
    bear = laid.put("Grizzly Bears", seat=1)
    card = laid.put("Murder", "hand")
    assert laid.table.do(("cast", 0, card, "front"), (bear, None))
    assert laid.table.asking.kind == "pay"
    return laid.table.asking


def test_each_mana_is_told_with_its_source(laid):
    question = asked_to_pay(laid, "Island", "Swamp", "Swamp", "Forest")
    assert sorted(one.mana for one in question.pays)[:2] == ["B", "B"] and len(question.pays) == 3
    assert {one.source for one in question.pays} <= {"Island", "Swamp", "Forest"}
    laid.table.answer(("auto",))
    tapped = {thing.id for thing in laid.state.permanents() if thing.tapped == "tapped"}
    assert tapped == {one.id for one in question.pays}


def test_the_pool_goes_first(laid):
    question = asked_to_pay(laid, "Swamp", "Swamp", pool="RB")
    assert [(one.mana, one.source) for one in question.pays if one.id is None] == [("R", "pool"), ("B", "pool")]
    assert len(question.pays) == 3


def test_mana_for_other_things_is_not_told(laid):                          # 106.6
    """Of two swamps and a land that makes mana for artifact spells only, and of such mana in the pool."""
    only = card("Shop", types="Land", text="{T}: Add {B}. Spend this mana only to cast artifact spells.")
    shop = laid.put(only)
    assert laid.table.do(("tap", 0, shop, 0)) and laid.state.seats[0].pool == "B"
    laid.put(only)
    question = asked_to_pay(laid, "Swamp", "Swamp", "Swamp")
    assert [one.source for one in question.pays] == ["Swamp", "Swamp", "Swamp"]
    assert {offer.words for offer in question.offers} == {"Pay automatically", "Swamp"}


def test_without_an_automatic_way_nothing_is_promised(laid):
    assert payment(laid.state, 0, "pay {B}{B} for it") == ()
    assert payment(laid.state, 0, "pay nothing") == ()


def test_creatures_that_would_convoke_are_told_too_and_what_is_named_already_is_not(laid):
    laid.put("Wastes"), laid.put("Wastes")
    bears = [laid.put("Grizzly Bears") for _ in range(5)]
    assert laid.table.do(("cast", 0, laid.put("Will-Forged Golem", "hand"), "front"), ())
    told = laid.table.asking.pays
    assert sorted(one.mana for one in told) == ["1"] * 4 + ["C"] * 2
    assert {one.id for one in told if one.mana == "1"} < set(bears)
    named = next(option for option in laid.table.choice.options if getattr(option, "id", None) == bears[0])
    laid.table.answer((named,))
    assert bears[0] not in {one.id for one in laid.table.asking.pays} and len(laid.table.asking.pays) == 5
    would_be = {one.id for one in laid.table.asking.pays}
    laid.table.answer(("auto",))
    assert {thing.id for thing in laid.state.permanents() if thing.tapped == "tapped"} == {bears[0], *would_be}
