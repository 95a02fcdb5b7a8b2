"""What the effect of a resolved spell or ability is about is settled, and a crowd of it is still a crowd [611.2c]."""
import attrs

from sandbox.timeline.replay import play
from tests.engine.test_derived import agree_with_nothing_before, crowd, looked_at

assert looked_at                                      # the fixture


def told(table, text):
    table.state = play(table.state, ("tell", 0, text)).state


def test_a_crowd_that_was_pumped_stays_a_crowd(looked_at):
    table = crowd(1000)
    told(table, "Creatures you control get +1/+1 until end of turn.")                     # 611.2c
    assert len(table.state.derived.kinds) == 2 and max(looked_at) <= 2
    assert sorted(table.state.look(id).power for id in (1, 2, 999, 1000)) == [2, 2, 3, 3]
    looked_at.clear()
    table.state = table.state.with_thing(attrs.evolve(table.state.thing(2), tapped="tapped"))
    assert table.state.look(2).power == table.state.look(4).power == 3 and looked_at == [1]


def test_what_different_effects_are_about_is_told_apart():
    table = crowd(30)
    told(table, "All creatures get +1/+1 until end of turn.")                             # 611.2c
    first = table.state.effects[0]
    table.state = table.state.put(effects=(first, attrs.evolve(first, id=900, timestamp=900, locked=(1, 2, 3)),
                                           attrs.evolve(first, id=901, timestamp=901, locked=(3, 4))))
    assert [table.state.look(id).power for id in range(1, 7)] == [4, 4, 5, 4, 3, 3]
    agree_with_nothing_before(table.state, 0)


def test_who_comes_later_is_another_kind_and_after_the_effect_all_are_one_again():
    table = crowd(20)
    told(table, "All creatures get +1/+1 until end of turn.")                             # 611.2c
    like = table.state.thing(20)
    table.state = table.state.put(things=table.state.things.put([(n, attrs.evolve(like, id=n, body=n)) for n in range(50, 60)]))
    assert (table.state.look(20).power, table.state.look(50).power) == (3, 2)
    assert len(table.state.derived.kinds) == 3
    table.state = table.state.put(effects=())
    assert len(table.state.derived.kinds) == 2
    agree_with_nothing_before(table.state, 0)
