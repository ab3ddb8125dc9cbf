"""The mid-end of every game: a match, its log, its save, and matches played without a screen."""
