"""The journal: after a crash or a kill at any moment the game is there again."""
import os
import random
import subprocess
import sys
import time

import pytest

from sandbox.timeline import journal as journals
from sandbox.timeline.journal import Journal, discard, left_behind, recovered
from sandbox.timeline.saving import Unloadable
from sandbox.timeline.timeline import Timeline
from tests.timeline.conftest import two_players
from tests.timeline.killed import deed
from tests.timeline.scenes import table


def played(timeline):
    timeline.do(("gain", 0, 1)), timeline.do(("bargain", 0)), timeline.answer((2,)), timeline.answer(("1", "0")), timeline.answer(("no",))
    timeline.undo(), timeline.redo(), timeline.go(1), timeline.do(("share", 1, 4)), timeline.answer((1, 3))
    timeline.annotate(1, "first"), timeline.call(2, "better"), timeline.promote(3)
    timeline.reopen(2, 1), timeline.edit(("gain", 1, 4)), timeline.cancel(), timeline.delete(2)
    timeline.do(("bargain", 1)), timeline.answer((3,))


def crashed(journal):
    """What a crash leaves: the file as it is, and the lock free."""
    journal.leave()
    return journal.path


def test_a_crash_loses_nothing(timeline, tmp_path):
    journal = Journal(timeline, tmp_path)
    played(timeline)
    again = recovered(crashed(journal))
    assert again == timeline and again.state == timeline.state and again.asked == timeline.asked and not again.trouble


def test_a_torn_last_line_is_left_out(timeline, tmp_path):
    journal = Journal(timeline, tmp_path)
    timeline.do(("gain", 0, 1)), timeline.do(("gain", 0, 2))
    whole = crashed(journal).read_bytes()
    last = len(whole.splitlines(keepends=True)[-1])
    for torn in range(1, last + 1):
        journal.path.write_bytes(whole[:-torn])
        assert recovered(journal.path).place == 1


def test_a_journal_begins_with_what_was_there_already(timeline, tmp_path):
    played(timeline)
    journal = Journal(timeline, tmp_path)
    timeline.answer(("1", "0"))
    assert recovered(crashed(journal)) == timeline


def test_a_long_journal_is_begun_anew(timeline, tmp_path, monkeypatch):
    monkeypatch.setattr(journals, "LONG", 10)
    journal = Journal(timeline, tmp_path)
    for n in range(57):
        timeline.do(("gain", 0, n % 3))
        assert len(journals.lines_of(journal.path)) <= 10
    assert recovered(crashed(journal)) == timeline


def test_what_was_closed_is_not_offered(timeline, tmp_path):
    journal = Journal(timeline, tmp_path)
    played(timeline)
    assert left_behind(tmp_path) == []                # it is being written
    journal.close()
    assert left_behind(tmp_path) == [] and list(tmp_path.iterdir()) == []


def test_a_journal_marked_closed_whose_file_stayed_is_cleared_away(timeline, tmp_path):
    journal = Journal(timeline, tmp_path)
    timeline.do(("gain", 0, 1))
    journals.put(journal.file, journals.CLOSED)
    crashed(journal)
    assert left_behind(tmp_path) == [] and not journal.path.exists()


def test_two_windows_keep_journals_of_their_own(tmp_path):
    timelines = Timeline(two_players()), Timeline(two_players())
    one, other = (Journal(timeline, tmp_path) for timeline in timelines)
    timelines[0].do(("gain", 0, 1)), timelines[1].do(("gain", 1, 5))
    assert one.path != other.path and left_behind(tmp_path) == []
    crashed(one)
    assert left_behind(tmp_path) == [one.path] and recovered(one.path) == timelines[0]
    discard(one.path)
    assert left_behind(tmp_path) == [] and recovered(other.path) == timelines[1]


def test_a_folder_that_can_not_be_written_is_said_once_and_the_game_goes_on(timeline, tmp_path):
    (tmp_path / "file").write_text("no folder")
    said = []
    Journal(timeline, tmp_path / "file" / "journals", said.append)
    played(timeline)
    assert len(said) == 1 and "\n" not in said[0] and "No journal is kept" in said[0] and timeline.asked.ask == "who next"


def test_a_disk_that_fills_up_is_said_once_and_the_game_goes_on(timeline, tmp_path, monkeypatch):
    said = []
    journal = Journal(timeline, tmp_path, said.append)
    timeline.do(("gain", 0, 1))

    def full(file):
        raise OSError(28, "No space left on device")
    monkeypatch.setattr(os, "fsync", full)
    timeline.do(("gain", 0, 1)), timeline.do(("gain", 0, 1))
    assert len(said) == 1 and "No space left on device" in said[0] and timeline.place == 3
    journal.close()


@pytest.mark.parametrize("content", [b"", b"\n", b"{}\n", b"not json\n", b'{"journal": 1}\n', b"\xff\xfe\n", b"[1]\n",
                                     b'{"journal": 1, "timeline": {"sandbox": "timeline", "format": 9}}\n'])
def test_a_file_that_is_no_journal_is_refused_in_one_line(tmp_path, content):
    path = tmp_path / "x.journal"
    path.write_bytes(content)
    with pytest.raises(Unloadable) as refused:
        recovered(path)
    assert "\n" not in str(refused.value)


def test_a_line_that_can_not_be_done_again_keeps_what_went_before(timeline, tmp_path):
    journal = Journal(timeline, tmp_path)
    timeline.do(("gain", 0, 1))
    for line in '["do", ["fly", 0]]', '["sing"]', '{"x": 1}', '["__init__", 3]':
        path = tmp_path / "other.journal"
        path.write_text(journal.path.read_text() + line + "\n" + '["do", ["gain", 0, 1]]\n')
        again = recovered(path)
        assert again == timeline and "line 3" in again.trouble


def test_killed_at_any_moment_it_finds_every_finished_deed_again(tmp_path):
    expected, done, chance = table()[0], 0, random.Random(20)
    for _ in range(20):
        finished = deeds_until_killed(tmp_path, done, chance.random() * .2)
        for number in range(done, done + finished):   # the same deeds done here come to what is recovered there
            deed(expected, number)
        done += finished
        [path] = left_behind(tmp_path)
        again = recovered(path)
        if again != expected:                         # the kill may have come between the writing and the saying
            deed(expected, done)
            done += 1
        assert again == expected and again.state == expected.state and again.asked == expected.asked and not again.trouble
    assert done > 40 and len(expected.moments) > 10


def deeds_until_killed(folder, done, seconds):
    """How many deeds the program said it had finished."""
    program = subprocess.Popen([sys.executable, "-m", "tests.timeline.killed", str(folder), str(done)], stdout=subprocess.PIPE, text=True)
    assert program.stdout.readline() == "begun\n"
    time.sleep(seconds)
    program.kill()                                    # SIGKILL, where there is such a thing
    return program.communicate()[0].count("\n")
