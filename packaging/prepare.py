"""The opening hand: what a table needs before its first turn – a .venv, what is installed there, the system's libraries for Qt."""
import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "installed.txt"                        # which pyproject.toml, and which extras of it, are installed
LOG = VENV / "pip.log"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

OFFSCREEN = "libgl1", "libegl1", "libxkbcommon0", "libdbus-1-3", "libfontconfig1", "libglib2.0-0"       # Debian's names
ON_SCREEN = "libxkbcommon-x11-0", "libxcb-cursor0", "libxcb-icccm4", "libxcb-keysyms1", "libxcb-shape0"
PROBE = "from PySide6.QtWidgets import QApplication; QApplication([])"
HEALTH = "import sys, pip; sys.exit(sys.version_info < (3, 11))"


class Stuck(Exception):
    """Why the set-up can't go on, and what would help, in one line."""


def say(line: str) -> None:
    print(line, flush=True)


def guarded(main: Callable[[], int]) -> int:
    """The exit code of main; what stops it is told in one line."""
    try:
        return main()
    except (Stuck, OSError) as why:
        print(why, file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("Stopped.", file=sys.stderr)
        return 130


def prepare(*extras: str) -> None:
    """.venv with the sandbox and these extras of pyproject.toml in it; at once when nothing has changed since."""
    if installed(extras):
        return
    if not healthy():
        make_venv()
    install(extras)
    STAMP.write_text("\n".join([fingerprint(), *extras]), encoding="utf-8")


# ---- .venv ----
def fingerprint() -> str:
    """Changes with what is to be installed and with the place of the checkout, which an editable install remembers."""
    return hashlib.sha256((ROOT / "pyproject.toml").read_bytes() + str(ROOT).encode()).hexdigest()


def installed(extras: Iterable[str]) -> bool:
    if not (PYTHON.exists() and STAMP.exists()):
        return False
    stamp, *there = STAMP.read_text(encoding="utf-8").split("\n")
    return stamp == fingerprint() and set(extras) <= set(there)


def healthy() -> bool:
    """A .venv that was made half, or whose Python is gone or too old, is made anew."""
    return PYTHON.exists() and quietly([PYTHON, "-c", HEALTH]).returncode == 0


def make_venv() -> None:
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        install_system(["python{}.{}-venv".format(*sys.version_info[:2])], "the parts of Python that make .venv")
    say("Making .venv ...")
    made = quietly([sys.executable, "-m", "venv", "--clear", VENV])
    if made.returncode:
        raise Stuck(f"No .venv could be made in {ROOT}: {last_line(made)}")


def install(extras: Iterable[str]) -> None:
    wanted = ".[{}]".format(",".join(extras)) if extras else "."
    say("Installing what the sandbox needs (about 100 MB the first time) ...")
    done = quietly([PYTHON, "-m", "pip", "install", "--disable-pip-version-check", "--editable", wanted])
    if done.returncode:
        LOG.write_text(done.stdout + done.stderr, encoding="utf-8")
        errors = [line.strip() for line in done.stderr.splitlines() if line.strip().startswith("ERROR:")]
        reason = errors[0].removeprefix("ERROR:").strip() if errors else last_line(done)
        raise Stuck(f"pip could not install what the sandbox needs: {reason} (is the network there? all that pip said is in {LOG})")


def has(*modules: str) -> tuple[bool, ...]:
    """Which of these modules can be imported in .venv."""
    code = "import sys, importlib.util as u; print(*(int(u.find_spec(m) is not None) for m in sys.argv[1:]))"
    return tuple(word == "1" for word in quietly([PYTHON, "-c", code, *modules]).stdout.split())


# ---- Qt and the system ----
def has_display() -> bool:
    if os.environ.get("QT_QPA_PLATFORM") in ("offscreen", "minimal"):
        return False
    return os.name == "nt" or sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def offscreen() -> dict[str, str]:
    """The environment in which Qt draws without a display."""
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}


def prepare_qt(environment: Mapping[str, str], packages: Iterable[str]) -> None:
    """Qt starts in this environment, if need be after these Debian packages are installed; else Stuck says why not."""
    if not (tried := quietly([PYTHON, "-c", PROBE], environment)).returncode:
        return
    if shutil.which("apt-get") and (missing := [name for name in packages if not on_debian(name)]):
        install_system(missing, "the libraries that Qt needs")
        tried = quietly([PYTHON, "-c", PROBE], environment)
    if tried.returncode:
        from_qt = [line.strip() for line in tried.stderr.splitlines() if line.startswith("qt.qpa")]
        raise Stuck(f"Qt does not start: {from_qt[0] if from_qt else last_line(tried)}")


def on_debian(package: str) -> bool:
    return quietly(["dpkg-query", "-W", "-f", "${Status}", package]).stdout.endswith(" installed")


def install_system(packages: list[str], what: str) -> None:
    """With apt-get when root; else the person is told the command."""
    command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
    if not shutil.which("apt-get"):
        raise Stuck(f"Missing are {what}: install what Debian calls {' '.join(packages)}, then run this again")
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        raise Stuck(f"Missing are {what}; this installs them: sudo apt-get update && sudo {' '.join(command)}")
    say(f"Installing {what} ({' '.join(packages)}) ...")
    unattended = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quietly(["apt-get", "update"], unattended)        # if it fails, an older list may still do
    if (done := quietly(command, unattended)).returncode:
        raise Stuck(f"Missing are {what}, and apt-get could not install {' '.join(packages)}: {last_line(done)}")


# ---- running things ----
def quietly(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=environment, stdin=subprocess.DEVNULL,
                          capture_output=True, text=True, errors="replace")


def openly(command: Sequence[str | Path], environment: Mapping[str, str] | None = None) -> int:
    """Runs where the person sees it; its exit code."""
    return subprocess.call([str(word) for word in command], cwd=ROOT, env=environment)


def last_line(done: subprocess.CompletedProcess[str]) -> str:
    lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    return lines[-1] if lines else f"exit code {done.returncode}"
