"""Screens of the Mouse Trap Card Game alone."""
