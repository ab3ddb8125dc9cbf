"""Matches watched again, and films of their runs."""
