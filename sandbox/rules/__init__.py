"""What the rules do, in the order of the Comprehensive Rules: turns, priority, casting, activating, paying, resolving, combat."""
