"""The run that would have caught, laid over the one that missed."""

from __future__ import annotations

from game.scenes.mousetrap.crank import Crank


class Corrected(Crank):
    """A crank under a recorded hand; nothing of it counts."""
