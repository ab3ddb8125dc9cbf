"""python -m tests.read_aloud: a whole match of each game, played by what a screen reader is told."""
