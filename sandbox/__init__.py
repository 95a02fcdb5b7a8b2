"""A table for Magic boards: put any card anywhere, play on by the rules, go back, branch off, and see why."""
__version__ = "0.1.0"
