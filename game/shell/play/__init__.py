"""The table of a match, whatever the game."""
