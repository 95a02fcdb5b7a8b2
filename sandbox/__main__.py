"""The way in from the command line: what is said after "sandbox" decides what happens at the table."""
import argparse
import sys

from sandbox import __version__


def main(words: list[str] | None = None) -> int:
    """Does what the words of the command line ask for; gives the exit code (0 done, 1 an expectation failed, 2 bad input)."""
    parser = argparse.ArgumentParser(prog="sandbox", description="A table for Magic boards, played by the real rules.")
    parser.add_argument("--version", action="version", version=f"sandbox {__version__}")
    parser.parse_args(words)
    parser.print_help()
    return 2


if __name__ == "__main__":
    sys.exit(main())
