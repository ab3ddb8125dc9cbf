"""Machines as a library: pymunk without pygame, and no rule of any game."""
