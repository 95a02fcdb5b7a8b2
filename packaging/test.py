"""Judges the whole project on any machine with a Python: sets everything up, then lint, types and every test, with no display needed."""
import sys

if sys.version_info < (3, 11):
    sys.exit("The sandbox needs Python 3.11 or newer; this is Python %d.%d." % sys.version_info[:2])

import xml.etree.ElementTree as ElementTree

from prepare import OFFSCREEN, PYTHON, VENV, guarded, has, offscreen, openly, prepare, prepare_qt, say

REPORT = VENV / "tests.xml"
USAGE = """usage: python3 packaging/test.py

Makes .venv, installs the sandbox and its test tools there, then runs ruff, mypy and the whole test suite offscreen.
Prints what passed and how many tests ran; the exit code is 0 only if everything passed."""


def main() -> int:
    if {"-h", "--help"} & set(sys.argv[1:]):
        say(USAGE)
        return 0
    prepare("test")
    prepare_qt(offscreen(), OFFSCREEN)
    lint = checked("ruff", "check", ".")
    types = checked("mypy")
    tests, counts = tested()
    say("")
    for name, passed in ("lint", lint), ("types", types), ("tests", tests):
        say(f"{name}: {'passed' if passed else 'FAILED'}")
    say(counts)
    return 0 if lint and types and tests else 1


def checked(tool: str, *arguments: str) -> bool:
    """Whether a tool finds nothing to complain about; one that is not there has not passed."""
    say(f"== {tool}")
    return openly([PYTHON, "-m", tool, *arguments], offscreen()) == 0


def tested() -> tuple[bool, str]:
    """Whether every test passed, and how many did."""
    say("== pytest")
    REPORT.unlink(missing_ok=True)
    code = openly([PYTHON, "-m", "pytest", "-q", "--tb=short", f"--junitxml={REPORT}", *helped()], offscreen())
    suites = list(ElementTree.parse(REPORT).getroot().iter("testsuite")) if REPORT.exists() else []
    ran, failed, errors, skipped = (sum(int(suite.get(name, 0)) for suite in suites) for name in ("tests", "failures", "errors", "skipped"))
    passed = ran - failed - errors - skipped
    return code == 0 and passed > 0, f"{passed} passed, {failed + errors} failed, {skipped} skipped"


def helped() -> list[str]:
    """What makes the run faster, as far as it is installed; benchmarks join in, untimed, to see that they still run."""
    side_by_side, benchmarks = has("xdist", "pytest_benchmark")
    return ["-n", "2", "--dist", "worksteal"] * side_by_side + ["--benchmark-disable", "-o", "norecursedirs=.*"] * benchmarks


if __name__ == "__main__":
    sys.exit(guarded(main))
