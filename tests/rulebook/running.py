"""Tests run while a rule is switched off: chosen ones, one after the other, in the process that is running already."""
import contextlib
import io

import pytest

from tests.switching import carriers, without

WAYS = 0, 1                                           # the rule says nothing; it knows no limits
PATIENCE = 20                                         # seconds; a game that goes on and on is none that is as it was
QUICK = ("tests/engine/", "tests/rules/", "tests/vocabulary/", "tests/interactions/", "tests/timeline/")
SLOW = ("tests/window/", "tests/views/", "tests/models/", "tests/properties/", "tests/bench/", "tests/corpus/")


class Switched:
    """A plugin: runs nothing by itself, but each test as often as it is wanted, and says how it came out.

    wanted: number → the tests that name it, as pytest calls them without their parameters; missed: number → how it is missed.
    """

    def __init__(self, wanted):
        self.wanted, self.missed, self.failed = wanted, {}, False

    def pytest_runtestloop(self, session):
        if session.testsfailed:
            raise session.Failed("tests could not be collected")
        items = {}
        for item in session.items:
            items.setdefault(item.nodeid.partition("[")[0], []).append(item)
        for number, tests in self.wanted.items():
            self.missed[number] = self.how(number, [item for test in tests for item in items.get(test, ())])
        return True

    def how(self, number, items):
        """The first test that fails without the rule, and passes with it; empty if all come out the same."""
        for item in items:
            for way in WAYS:
                with without(number, way):
                    fails = self.fails(item)
                if fails and not self.fails(item):
                    return item.nodeid
        return ""

    def fails(self, item):
        self.failed = False
        item._initrequest()                            # a test that is run again gets its fixtures anew
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.failed

    def pytest_runtest_logreport(self, report):
        self.failed |= report.failed

    def pytest_runtest_makereport(self, item, call):
        if call.excinfo is not None and call.excinfo.errisinstance(KeyboardInterrupt):
            pytest.exit("stopped")


def missed(wanted):
    """Number → the test that fails without it; empty where none does, or where nothing carries it.

    wanted: number → the tests that name it.
    """
    known = {number: sorted(tests, key=effort) for number, tests in wanted.items() if carriers(number)}
    plugin = Switched(known)
    ids = sorted({test for tests in known.values() for test in tests})
    quiet = ["-q", "--no-header", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly", f"--timeout={PATIENCE}"]
    with contextlib.redirect_stdout(io.StringIO()):
        code = pytest.main([*quiet, *ids], plugins=[plugin])
    assert code in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED), f"tests could not be run: {code}"
    return {number: plugin.missed.get(number, "") for number in wanted}


def effort(test):
    """The quick ones first."""
    return test.startswith(SLOW), not test.startswith(QUICK), test
