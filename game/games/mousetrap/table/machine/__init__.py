"""The machine turned by hand, in a match or without one: its screen, its hand, its cards; the toy and the bench."""
