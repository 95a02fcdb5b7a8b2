"""What the library does not understand yet: python -m sandbox.cards.report."""
import sys

from sandbox.cards.library import BadCardFile, Library, built_in, unread_lines


def report(library: Library) -> list[str]:
    """One text for each unread line: the card, the line, and how far reading came."""
    return [f"{name}: {line.text!r}\n    {line.why}" for name in library.names() for line in unread_lines(library.find(name))]


def main() -> int:
    """0 if all is understood, 1 if some lines are not, 2 if a card file can't be read at all."""
    library = built_in()
    try:
        missing = report(library)
    except BadCardFile as problem:
        print(problem, file=sys.stderr)
        return 2
    print("\n".join([*missing, f"{len(library.names())} cards, {len(missing)} unread lines"]))
    return 1 if missing else 0


if __name__ == "__main__":
    raise SystemExit(main())
