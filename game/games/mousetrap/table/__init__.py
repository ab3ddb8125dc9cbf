"""Screens of Mouse Trap alone."""
