"""The window and the main loop."""

from game.app.loop import run
from game.app.program import Program

__all__ = ["Program", "run"]
