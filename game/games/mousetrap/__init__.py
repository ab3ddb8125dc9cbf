"""Mouse Trap, the board game."""
