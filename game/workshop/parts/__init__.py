"""Machines of one's own: kinds of parts, placed anywhere, built on the stage of the mouse trap."""
