"""Computer players: a legal move for what a seat sees, and the reason for it."""
