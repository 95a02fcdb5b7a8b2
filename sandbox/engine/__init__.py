"""The machine of the game: its state, the one door through which it changes, and what objects are after the layers."""
