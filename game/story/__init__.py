"""How a match came about: the chance of every seat from act to act, and what moved it."""
