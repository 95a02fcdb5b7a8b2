"""Identity and memory: an object is new in each zone, and pronouns know which one is meant [400.7, 607, 608.2h]."""
from tests.engine.cards import BEAR, FAMILIAR, KIROL, LEASH, PHOENIX, THORN
from tests.table import card


def test_its_controller_is_who_controlled_it_last(table):                                # 608.2h
    alice, bob = table.players
    bear = alice.controls(BEAR)
    bob.controls(LEASH, attached=bear.id)
    alice.library(BEAR), bob.library(BEAR)
    alice.says("Destroy target creature. Its controller draws a card.", bear)
    assert (alice.hand, bob.hand, alice.graveyard) == (0, 1, ["Bear"])


def test_its_owner_is_its_owner_wherever_it_is(table):                                    # 108.3
    alice, bob = table.players
    bear = alice.controls(BEAR)
    bob.controls(LEASH, attached=bear.id)
    alice.says("Destroy target creature. Its owner loses 2 life.", bear)
    assert (alice.life, bob.life) == (18, 20)


def test_it_finds_the_card_that_it_became(table):                                        # 400.7j
    alice, _ = table.players
    alice.controls(PHOENIX)
    alice.says("Destroy all creatures.")
    table.settles()
    assert (alice.hand, alice.graveyard) == (1, [])


def test_it_does_not_follow_what_others_did_to_the_card(table):                          # 400.7
    alice, _ = table.players
    phoenix = alice.controls(PHOENIX)
    alice.says("Destroy all creatures.")
    alice.says("Exile target creature card in your graveyard.", phoenix.is_now)
    table.settles()
    assert phoenix.is_now.zone == "exile"


def test_an_object_that_left_and_came_back_is_another(table):                             # 400.7
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.says("Target creature gets +3/+3 until end of turn.", bear)
    assert bear.power == 5
    alice.says("Exile target creature, then return it to the battlefield under its owner's control.", bear)
    assert bear.is_now.power == 2 and bear.is_now.id != bear.id and bear.is_now.sick == "sick"


def test_the_exiled_card_means_all_that_were_exiled_with_it(table):                      # 607.2a
    alice, bob = table.players
    kirol, bear = alice.controls(KIROL, BEAR)
    jailer = alice.holds(card("Jailer", "", "Creature — Human", "When Jailer enters, exile target artifact.\n"
                              "When Jailer leaves the battlefield, return the exiled card to its owner's hand.", "1/1"))
    thorn, familiar = bob.controls(THORN, FAMILIAR)
    alice.puts(jailer, thorn)
    alice.activates(kirol, table.state.stack[-1].ability and written(table), (kirol, bear))
    table.resolves("yes", familiar)
    table.settles()
    assert thorn.is_now.zone == familiar.is_now.zone == "exile"
    alice.says("Destroy target creature.", jailer.is_now)
    table.settles()
    assert bob.hand == 2


def written(table):
    """The trigger on top of the stack, as it is offered as a target."""
    from sandbox.engine.kinds import The
    return The(table.state.stack[-1].id)


def test_it_is_nothing_where_the_instruction_before_found_nothing(table):                 # 608.2
    alice, _ = table.players
    bear = alice.controls(BEAR)
    alice.says("Each opponent sacrifices a creature. Return it to its owner's hand.")
    assert bear.is_now.zone == "battlefield"


def test_last_known_information_is_of_before_the_whole_batch(table):                      # 608.2h
    alice, _ = table.players
    alice.controls("Glorious Anthem")
    bears = alice.controls(BEAR, BEAR)
    alice.says("Destroy all permanents.")
    assert [table.state.look(b.id).power for b in bears] == [3, 3]
