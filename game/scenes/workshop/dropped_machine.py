"""A machine's file that was dropped on the window."""

from __future__ import annotations

from pathlib import Path

from game.host.files import read_limited
from game.physics.errors import MachineError
from game.physics.workshop.files import MOST_BYTES, read_machine
from game.scenes.workshop.bench import Bench
from game.text.language import _
from game.text.workshop import wall as words
from game.text.workshop.refusals import refusal
from game.ui.shell import Scene, Shell

ENDING = ".toml"


def open_machine(shell: Shell, top: Scene, path: Path) -> None:
    """Lay the machine of a file on the bench, in place of what lies there; what is none is told in a sentence."""
    try:
        stored = read_machine(read_limited(path, MOST_BYTES))
    except (MachineError, OSError) as error:
        shell.open("notice", heading=_(words.PASTE), text=_(words.NO_FILE, name=path.name, why=refusal(error)))
        return
    if isinstance(top, Bench):
        shell.close()
    shell.open("bench", given=stored)
