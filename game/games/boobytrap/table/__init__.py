"""Screens of Booby-Trap alone."""
