"""What is done piece by piece, and how much of that there can be; numbers that stay numbers, counters and life, know no bounds."""
from sandbox.engine.illegal import Illegal

ROOM = 1_000_000                                      # objects made, cards drawn, mana added by one instruction: each is one by itself


def in_room(n: int, what: str) -> int:
    """The number again. Illegal, in one line, if so many could not be gone through one by one."""
    if n > ROOM:
        raise Illegal("", f"{n:,} {what}: that is more than the table holds, {ROOM:,} at once")
    return n
