"""The hall of the Workshop, and the wall of challenges."""
