"""The order of effects, with its reason, on the boards of the layers: `sandbox explain`, and the microscope too [613.7, 613.8]."""
import pytest

from sandbox.assets import asset
from sandbox.cli import run
from sandbox.models.inspection import inspected
from sandbox.timeline import play_scenario

TOMB, BELL, MOON, GRAFT = "Urborg, Tomb of Yawgmoth", "Kormus Bell", "Blood Moon", "Xenograft"
DRYAD, ASHAYA, HIVE, LIMB = "Dryad of the Ilysian Grove", "Ashaya, Soul of the Wild", "Hivestone", "Life and Limb"
FIRST, APPLIES = "First although younger", "changes what that one does or applies to"
GIVES = "although older: that changes what this one applies to"
PAIRS = [("T01", "urborg", BELL, TOMB), ("T05", "bears", DRYAD, ASHAYA), ("T11", "forest", HIVE, LIMB)]
SHOWN = [("T01", "urborg"), ("T03", "urborg"), ("T03-contrast", "urborg"), ("T05", "bears"), ("T07", "urborg"), ("T11", "forest")]


def explained(capsys, file, one, until, characteristic="types"):
    """(layer, source, all that is said) of each effect that is told, in order."""
    assert run(["explain", str(asset("traps") / f"{file}.toml"), one, characteristic, "--until", str(until)]) == 0
    told = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  layer ")]
    return [(line.split(",")[0].removeprefix("  layer "), line.partition(": ")[2], line) for line in told]


def sources(told, *names):
    return [next(name for name in names if said.startswith(name)) for _, said, _ in told]


@pytest.mark.parametrize("file, one, older, younger", PAIRS)
def test_the_older_effect_waits_for_the_younger_on_which_it_depends(capsys, file, one, older, younger):
    told = explained(capsys, file, one, 2)
    assert sources(told, older, younger) == [younger, older] and [layer for layer, *_ in told] == ["4", "4"]
    assert f"{FIRST}: it {APPLIES}, so {older}'s effect depends on it. [613.8a]" in told[0][2]
    assert f"Waits for {younger} {GIVES}. [613.8b]" in told[1][2]


@pytest.mark.parametrize("file, one, younger, older", PAIRS)
def test_the_other_way_round_the_timestamps_say_the_same(capsys, file, one, older, younger):
    told = explained(capsys, file, one, len(play_scenario(asset("traps") / f"{file}.toml").moments) - 1)
    assert sources(told, older, younger) == [older, younger]
    assert "The earliest timestamp in this layer. [613.7]" in told[0][2]
    assert f"After {older}, whose timestamp is earlier. [613.7]" in told[1][2]


def test_blood_moon_takes_the_ability_that_waits_for_it(capsys):
    first, second = explained(capsys, "T07", "urborg", 2)
    assert first[1].startswith(MOON) and f"takes the ability that effect comes from, so {TOMB}'s effect depends on it. [613.8a]" in first[2]
    assert second[1].startswith(TOMB) and "does not apply. Its ability was gone before it could start to apply. [613.6]" in second[2]
    assert [said.partition(":")[0] for _, said, _ in explained(capsys, "T07", "urborg", 4)] == [MOON, TOMB]


def test_xenograft_as_the_oldest_comes_too_early(capsys):
    """T03: as the layer begins Xenograft depends on nothing, so its timestamp decides [613.7a, 613.8a]."""
    told = explained(capsys, "T03", "urborg", 2)
    assert sources(told, GRAFT, TOMB, BELL) == [GRAFT, TOMB, BELL]
    assert "does not apply. By timestamp its turn came before this was what it applies to. [613.7a]" in told[0][2]
    assert f"After {GRAFT}, whose timestamp is earlier. [613.7]" in told[1][2] and "Zombie" not in told[2][2]


def test_with_urborg_as_the_oldest_xenograft_waits_for_the_bell(capsys):
    """Asked again after Urborg, the Bell changes what Xenograft applies to [613.8c]."""
    told = explained(capsys, "T03-contrast", "urborg", 2)
    assert sources(told, GRAFT, TOMB, BELL) == [TOMB, BELL, GRAFT]
    assert f"so {GRAFT}'s effect depends on it. [613.8a]" in told[1][2]
    assert f"Waits for {BELL} {GIVES}. [613.8b]" in told[2][2] and "creature → " in told[2][2] and "creature, Zombie." in told[2][2]


@pytest.mark.parametrize("file, one", SHOWN)
def test_the_microscope_says_the_same(capsys, file, one):
    result = play_scenario(asset("traps") / f"{file}.toml", 2)
    thing = result.names.object(result.timeline.state, one)
    [types] = [now for now in inspected(result.timeline.state, thing.id).now if now.title == "Types"]
    told = explained(capsys, file, one, 2)
    assert len(told) == len(types.effects) >= 2
    for (layer, said, line), why in zip(told, types.effects):
        assert layer == why.layer and said.startswith(why.source) and line.endswith(f"{why.why} [{why.rule}]")
        assert ("does not apply" in line) is not why.applies
