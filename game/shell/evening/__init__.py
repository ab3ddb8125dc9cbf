"""An evening of several games, and the family book."""
