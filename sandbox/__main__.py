"""The way in from the command line: what is said after "sandbox" decides what happens at the table."""
import sys

from sandbox.cli import run


def main() -> int:
    """Exit code 0: done, 1: an expectation failed, 2: bad input."""
    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
