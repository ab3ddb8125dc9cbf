"""Mouse Trap Card Game, a maze that flips and turns."""
