"""What a benchmark says is given in milliseconds of the processor and as a share of one plain loop, timed in the same run."""
import time

import pytest

FIGURES = []


def seconds(work):
    start = time.process_time()
    work()
    return time.process_time() - start


@pytest.fixture(scope="session")
def reference():
    """What to measure by: half a second on the machine that the goals were set on."""
    return min(seconds(lambda: sum(i * i for i in range(10**7))) for _ in range(3))


@pytest.fixture
def measured(request, benchmark, reference):
    """measured(work, prepare): the least of some rounds, noted for the table at the end; the last result is given back."""
    def measure(work, prepare=lambda: (), rounds=5, name=request.node.name):
        results, took = [], []

        def round_(*given):
            start = time.process_time()
            results[:] = [work(*given)]
            took.append(time.process_time() - start)
        benchmark.pedantic(round_, setup=lambda: (prepare(), {}), rounds=rounds)
        benchmark.extra_info.update(milliseconds=round(min(took) * 1000, 2), share=round(min(took) / reference, 4))
        FIGURES.append((name, min(took) * 1000, min(took) / reference))
        return results[0]
    return measure


def pytest_terminal_summary(terminalreporter):
    if FIGURES:
        terminalreporter.section("milliseconds of the processor, and share of the plain loop")
        for name, milliseconds, share in FIGURES:
            terminalreporter.write_line(f"{name.removeprefix('test_'):70} {milliseconds:10.2f} {share:9.4f}")


def pytest_collection_modifyitems(config, items):
    """Untimed, to see that they still run, the biggest boards show no more than the others."""
    if config.getoption("benchmark_disable", False):
        big = pytest.mark.skip(reason="a bigger board of the same; timed only")
        for item in items:
            if getattr(getattr(item, "callspec", None), "params", {}).get("n", 0) >= 1_000:
                item.add_marker(big)
