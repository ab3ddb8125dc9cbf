"""The Workshop: machines of one's own, built, run and counted."""
