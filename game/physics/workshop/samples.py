"""Machines that come with the game, to look at and to begin from; each is a file."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from game.physics.workshop.files import Stored, read_machine

FOLDER = Path(__file__).parent / "machines"
NAMES = ("first_slope", "knock_on", "catapult", "mouse_trap")


@cache
def sample(name: str) -> Stored:
    """A machine of `NAMES`."""
    return read_machine((FOLDER / f"{name}.toml").read_bytes())
