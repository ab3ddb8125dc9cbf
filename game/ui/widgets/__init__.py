"""Screens made of widgets: what they are, where they stand, and what presses do to them."""
