"""Without a screen the program says so in one line."""
import os
import subprocess
import sys

import pytest


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a screen")
def test_without_a_display_it_is_one_line_and_not_an_abort():
    bare = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    ended = subprocess.run([sys.executable, "-m", "sandbox"], env=bare, capture_output=True, text=True)
    assert ended.returncode == 2 and ended.stderr.count("\n") == 1 and "no display" in ended.stderr
