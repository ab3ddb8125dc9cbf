"""The machine that is being mended today, to go on with later; that of another day is forgotten."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from game.host.files import read_limited, replace_whole
from game.physics.errors import MachineError
from game.physics.workshop.files import MOST_BYTES, Stored, read_machine, write_machine
from game.physics.workshop.machine import Machine
from game.session.errors import NotSaved

_FILE = "mend-it.toml"


class MendProgress:
    """One file of a folder; the day is the name of the machine in it."""

    def __init__(self, folder: Path, day: date) -> None:
        self.path, self.day = folder / _FILE, day

    def begun(self) -> Machine | None:
        """What was done on this day so far, or None."""
        try:
            stored = read_machine(read_limited(self.path, MOST_BYTES))
        except (OSError, MachineError):
            return None
        return stored.machine if stored.name == self.day.isoformat() else None

    def keep(self, machine: Machine) -> None:
        """Write the machine as it is now; raises NotSaved."""
        try:
            replace_whole(self.path, write_machine(Stored(self.day.isoformat(), machine)).encode())
        except OSError as error:
            raise NotSaved(f"{self.path} cannot be written: {error.strerror or error}") from error
