"""The running program is killed twenty times, at moments that nobody chose; after each restart every finished action is there again."""
import random
import subprocess
import sys
import time

KILLS = 20


def started(folder, seed):
    return subprocess.Popen([sys.executable, "-m", "tests.window.killed_window", str(folder), str(seed)], stdout=subprocess.PIPE, text=True)


def lines_until_ready(program):
    lines = []
    while (line := program.stdout.readline().split()) != ["ready"]:
        assert line, f"the program ended by itself: {lines[-3:]}"
        lines.append(line)
    return lines


def test_after_every_kill_the_table_is_as_it_was(tmp_path):
    chance, finished = random.Random(7), {}
    for round in range(KILLS):
        program = started(tmp_path, round)
        found = {int(id): sum for _, id, sum in lines_until_ready(program)}
        missing = {id: sum for id, sum in finished.items() if found.get(id) != sum}
        assert not missing, f"after kill {round}: moments {sorted(missing)} of {max(finished)} are not as they were"
        first = program.stdout.readline()             # a slow machine has time to do something too
        time.sleep(chance.random() * .25)
        program.kill()
        done = [line.split() for line in (first + program.communicate()[0]).splitlines()]
        finished |= {int(line[1]): line[2] for line in done if line[0] == "finished" and len(line) == 3}
    assert len(finished) >= KILLS                     # it did play between the kills
