"""Puzzles of Forge become scenarios: every key and flag that both know, a line for each thing that is lost, a line for what is wrong."""
import pytest

from sandbox.timeline import play_text, seen
from sandbox.timeline.playing import play_scenario
from sandbox.timeline.puzzles.opening import puzzle
from sandbox.timeline.puzzles.reading import FLAGS, BadPuzzle, is_puzzle

HEAD = "[metadata]\nName:Two Bears\nGoal:Win\nTurns:1\nDifficulty:Easy\nDescription:First line.\\nSecond line.\n[state]\n"


def opened(state, head=HEAD):
    return play_text(head + state, "two.pzl")


def things(result, name):
    return [thing for thing in result.timeline.state.things.values() if thing.card.front.name == name]


def test_metadata_becomes_title_and_words():
    result = opened("humanlife=3\n")
    assert result.title == "Two Bears"
    note = result.timeline.moment(0).note
    assert note.startswith("First line.\nSecond line.\n") and "Goal: Win" in note and any("goal" in line for line in result.left)


def test_players_by_old_and_new_names():
    result = opened("humanlife=3\nailife=7\nhumancounters=POISON=2,ENERGY=1\nHumanManaPool=R G\nhumanlandsplayed=1\n")
    you, other = result.timeline.state.seats
    assert (you.life, other.life, you.pool, you.lands_played, dict(you.counters)) == (3, 7, "RG", 1, {"poison": 2, "energy": 1})
    assert opened("p0life=3\np1life=7\n").timeline.state.seats[1].life == 7
    assert len(opened("p0life=3\np2life=9\n").timeline.state.seats) == 3


@pytest.mark.parametrize("zone, key", [("hand", "humanhand"), ("hand", "HumanCardsInHand"), ("graveyard", "p0graveyard"), ("exile",
    "p0exile"),
                                       ("library", "humancardsinlibrary"), ("battlefield", "humancardsinplay"), ("battlefield",
                                       "p0battlefield"),
                                       ("command", "p0command")])
def test_zones(zone, key):
    result = opened(f"{key}=Forest|Set:M10;Island; ;Grizzly Bears\n")
    assert sorted(t.card.front.name for t in result.timeline.state.things.values() if t.zone == zone) == ["Forest", "Grizzly Bears",
        "Island"]


def test_the_first_card_of_a_library_is_its_top():
    result = opened("p0library=Forest;Island;Forest\n")
    state = result.timeline.state
    assert [state.things.get(id).card.front.name for id in state.seats[0].library] == ["Forest", "Island", "Forest"]


@pytest.mark.parametrize("phase, step", [("UPKEEP", "upkeep"), ("Main1", "precombat main"), ("COMBAT_DECLARE_BLOCKERS", "declare blockers"),
                                         ("Declare Attackers", "declare attackers"), ("EndCombat", "end of combat"), ("End of Turn", "end"),
                                         ("none", "precombat main")])
def test_phases_in_both_spellings(phase, step):
    assert opened(f"turn=4\nactiveplayer=ai\nactivephase={phase}\n").timeline.state.step == step


def test_turn_and_whose_it_is():
    state = opened("turn=4\nactiveplayer=ai\nhumanlife=1\n").timeline.state
    assert (state.turn, state.active) == (4, 1)


def test_a_phase_to_go_on_to_is_played():
    result = opened("activephase=UPKEEP\nactivephaseadvance=MAIN1\np0library=Forest;Forest\n")
    assert result.timeline.state.step == "precombat main" and len(result.moments) == 2


def test_status_flags():
    result = opened("p0battlefield=Grizzly Bears|Tapped|SummonSick|Damage:1|Counters:P1P1=2,CHARGE=3;Forest\n")
    [bear] = things(result, "Grizzly Bears")
    assert (bear.tapped, bear.sick, bear.damage, dict(bear.counters)) == ("tapped", "sick", 1, {"+1/+1": 2, "charge": 3})
    assert things(result, "Forest")[0].sick == "ready"
    assert things(opened("removesummoningsickness=true\np0battlefield=Grizzly Bears|SummonSick\n"), "Grizzly Bears")[0].sick == "ready"


def test_what_enters_tapped_is_untapped_unless_the_puzzle_says_so():
    from sandbox.cards import library
    from sandbox.timeline.placing import as_it_enters
    name = next(n for n in library.names() if as_it_enters(library.find(n), "front", 0, 0).tapped == "tapped")
    assert things(opened(f"p0battlefield={name}\n"), name)[0].tapped == "untapped"
    assert things(opened(f"p0battlefield={name}|Tapped\n"), name)[0].tapped == "tapped"


def test_attached_owned_and_attacking():
    result = opened("activephase=COMBAT_DECLARE_ATTACKERS\np0battlefield=Grizzly Bears|Id:7|Attacking;Bonesplitter|AttachedTo:7;"
                    "Serra Angel|Owner:AI;Forest|Id:9\n")
    [bear], [axe], [angel] = things(result, "Grizzly Bears"), things(result, "Bonesplitter"), things(result, "Serra Angel")
    assert axe.attached == bear.id and bear.attacking.seat == 1 and (angel.owner, angel.controller) == (1, 0)
    old = opened("p0battlefield=Grizzly Bears|Id:7;Bonesplitter|Attaching:7\n")
    assert things(old, "Bonesplitter")[0].attached == things(old, "Grizzly Bears")[0].id


def test_faces_and_face_down():
    from sandbox.cards import library
    double = next(name for name in library.names() if library.find(name).layout == "transform")
    result = opened(f"p0battlefield={double}|Transformed;Grizzly Bears|FaceDown:Manifested\n")
    assert things(result, double)[0].transformed == "back" and things(result, "Grizzly Bears")[0].facing == "face down"
    assert any("manifested" in line for line in result.left)
    assert any("no other face" in line for line in opened("p0battlefield=Forest|Flipped\n").left)


def test_what_was_chosen():
    assert things(opened("p0battlefield=Adaptive Automaton|ChosenType:Goblin\n"), "Adaptive Automaton")[0].chosen == ("Goblin",)


def test_tokens_of_three_forms():
    result = opened("p0battlefield=t:Goblin,P:2,T:1,Color:R,Types:Creature-Goblin,Keywords:Haste-Menace;T:w_1_1_soldier_flying;"
                    "t:Goblin,P:1,T:1,Color:R,Types:Creature-Goblin;T:some_script;t:Odd\n")
    look = result.timeline.state.look
    [goblin] = things(result, "Goblin Token")
    assert (goblin.token, look(goblin.id).power, look(goblin.id).colors, len(look(goblin.id).abilities)) == ("token", 2, "R", 2)
    assert things(result, "Soldier Token") and things(result, "Goblin Token 2")
    assert sum("left out" in line for line in result.left) == 2


LOST = [flag for flag in FLAGS if flag not in (
    "Set", "Art", "Id", "Tapped", "SummonSick", "PhasedOut", "FaceDown", "Transformed", "Flipped", "Modal", "Counters", "AttachedTo",
    "Attaching", "EnchantingPlayer", "Owner", "Damage", "ChosenColor", "ChosenType", "NamedCard", "Attacking", "IsToken", "NoETBTrigs")]


@pytest.mark.parametrize("flag", LOST)
def test_every_flag_that_is_lost_is_told_with_its_line(flag):
    result = opened(f"p0life=2\np0battlefield=Grizzly Bears|{flag}:x\n")
    assert things(result, "Grizzly Bears")
    assert any(line.startswith("line 9: ") and flag in line and "Grizzly Bears" in line for line in result.left)


@pytest.mark.parametrize("line", ["p0sideboard=Forest", "humanprecast=Forest", "aiputonstack=Forest", "p0persistentmana=R", "p0speed=3",
                                  "p0numringtemptedyou=2", "p0landsplayedlastturn=1", "abilityboom=DB$ Destroy", "p0hand=No Such Card",
                                  "p7life=3"])
def test_every_key_that_is_lost_is_told_with_its_line(line):
    result = opened(f"p0life=2\n{line}\n")
    assert any(told.startswith("line 9: ") for told in result.left) and result.timeline.state.seats[0].life == 2


def test_a_card_attached_to_one_that_is_left_out_stays():
    result = opened("p0battlefield=No Such Bear|Id:7;Bonesplitter|AttachedTo:7\n")
    assert things(result, "Bonesplitter") and sum("line 8" in line for line in result.left) == 2


def test_remarks_blank_lines_and_a_state_without_headings():
    result = play_text("# from a game\n\nhumanlife=4\nailife=5\nhumancardsinhand=Forest\n")
    assert seen(result, "you.life") == 4 and seen(result, "you.hand") == ("Forest",)


@pytest.mark.parametrize(("state", "line", "words"), [
    ("humnlife=3", 8, "unknown key “humnlife”; did you mean “humanlife”"), ("p0battlefeld=Forest", 8, "did you mean “p0battlefield”"),
    ("nonsense", 8, "key=value"), ("p0life=many", 8, "whole number"),
    ("p0battlefield=Forest|Taped", 8, "unknown flag “Taped”; did you mean “Tapped”"),
    ("activephase=LUNCH", 8, "unknown phase"), ("activeplayer=carol", 8, "there is no player"),
    ("p0battlefield=|Tapped", 8, "name of a card"),
    ("p0battlefield=Forest|Damage:x", 8, "whole number"), ("p0battlefield=Forest|Owner:nobody", 8, "there is no player"),
    ("p0manapool=Q", 8, "letters"),
    ("p0battlefield=Forest|Id:1;Forest|Id:1;Forest|AttachedTo:1", 8, "stands at two cards"), ("[other]\n", 8, "unknown heading"),
    ("", 1, "nothing in it")])
def test_what_is_wrong_is_one_line_with_its_place(state, line, words):
    with pytest.raises(BadPuzzle, match=words) as wrong:
        opened(state)
    assert str(wrong.value).startswith(f"two.pzl:{line}: ") and "\n" not in str(wrong.value)


def test_what_is_said_twice_holds_as_it_is_said_last_and_the_other_is_told():
    result = opened("humanlife=3\np0life=7\nhumanhand=Forest\nHumanCardsInHand=Forest\nturn=2\nturn=3\n")
    assert result.timeline.state.seats[0].life == 7
    assert [line for line in result.left if "again" in line] == [
        "line 8: “3” is passed over: line 9 says “p0life” again", "line 12: “2” is passed over: line 13 says “turn” again"]


def test_wrong_metadata_too():
    for head, line, words in (("[metadata]\nGaol:Win\n[state]\n", 2, "did you mean “goal”"),
        ("[metadata]\nWin\n[state]\n", 2, "Key:Value")):
        with pytest.raises(BadPuzzle, match=words) as wrong:
            opened("p0life=1", head)
        assert wrong.value.line == line


def test_files(tmp_path):
    path = tmp_path / "a.pzl"
    path.write_text(HEAD + "p0life=2\n", encoding="utf-8")
    assert play_scenario(path).timeline.state.seats[0].life == 2
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(ValueError, match="not a text in UTF-8"):
        play_scenario(path)
    with pytest.raises(BadPuzzle, match="larger than any"):
        puzzle("p0life=2\n" * 200_000)


def test_what_looks_like_a_puzzle():
    assert is_puzzle(HEAD) and is_puzzle("humanlife=3") and is_puzzle("turn=1\np0hand=Forest\n")
    assert not is_puzzle("[metadata]\nName=x\n[Main]\n4 Forest\n") and not is_puzzle("format = 1\n") and not is_puzzle("4 Forest")
