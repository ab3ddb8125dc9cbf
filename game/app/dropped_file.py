"""A file from outside: dropped on the window, or named when the program was started."""

from __future__ import annotations

import contextlib
from pathlib import Path

from game.catalog import GAMES
from game.core.slices import Slices
from game.host.files import read_front
from game.session import match_files
from game.session.match import MatchError
from game.session.record import MAGIC
from game.shell.matches.matches import Matches
from game.shell.pages import ProgressNotice, Working
from game.shell.setup.setup import MatchSetup
from game.shell.title import Title
from game.text import error_messages, screens
from game.text import matches as labels
from game.text.language import _
from game.ui.shell import Scene, Shell
from game.workshop.bench.bench import Bench
from game.workshop.hall.hall import ENDING, Hall, open_machine
from game.workshop.hall.which_trap import WhichTrap
from game.workshop.parts.claim import is_picture
from game.workshop.parts.files import MARK

_PATIENCE = 0.2
"""Seconds to wait for a match before it is said that it takes longer."""
_FRONT = 4096
"""Bytes in which a machine's file, or a picture that may carry one, says that it is one."""


def open_file(shell: Shell, top: Scene, path: Path) -> None:
    """Take the match of a file onto the shelf and show it there; lay a machine on the bench, or offer it for a match.

    What is neither stays where it is, and that is said.
    top: the scene in play; at a table nothing is taken.
    """
    if _is_machine(path) and isinstance(top, WhichTrap):
        top.take_file(path)
    elif _is_machine(path) and isinstance(top, MatchSetup) and top.desk.apart is not None:
        top.choose_apart(dropped=path)
    elif _is_machine(path) and isinstance(top, (Title, Hall, Bench)):
        open_machine(shell, top, path)
    elif not isinstance(top, (Title, Matches)):
        _refuse(shell, _(labels.FIRST_LEAVE_THE_TABLE))
    else:
        _take_in(shell, top, path, match_files.taking_in(path, shell.places.matches, GAMES))


def offer_rescued(shell: Shell, top: Title, path: Path) -> None:
    """Offer the match that was written elsewhere as it was left."""

    def take() -> None:
        shell.close()
        _take_in(shell, top, path, match_files.bringing_home(path, shell.places.matches, GAMES))

    ways = ((_(labels.ONTO_THE_SHELF), "primary", take), (_(labels.NOT_NOW), "plain", shell.close))
    told = _(labels.ITS_FOLDER_COULD_NOT_BE_WRITTEN, path=path)
    shell.open("notice", heading=_(labels.A_MATCH_WAS_SAVED_ELSEWHERE), text=told, offered=ways)


def _is_machine(path: Path) -> bool:
    """Whether a file is to be read as a machine, by what it holds or else by how it is called."""
    front = b""
    with contextlib.suppress(OSError):
        front = read_front(path, _FRONT)
    return MARK in front or is_picture(front) or (path.suffix == ENDING and not front.startswith(MAGIC))


def _take_in(shell: Shell, top: Title | Matches, path: Path, slices: Slices[Path]) -> None:
    work = Working(slices)
    try:
        there = work.go_on(_PATIENCE)
    except (OSError, MatchError) as error:
        _refuse(shell, _why(path, error))
    else:
        _show(shell, top, work.result) if there else shell.open("taking_in", top=top, path=path, work=work)


def _why(path: Path, error: OSError | MatchError) -> str:
    """Why the match of a file is not taken in."""
    if isinstance(error, MatchError):
        return _(labels.THE_FILE_STAYS, trouble=error_messages.trouble(error))
    return _(labels.THE_FILE_CANNOT_BE_READ, name=path.name)


def _refuse(shell: Shell, why: str) -> None:
    shell.open("notice", heading=_(labels.THIS_FILE_IS_NOT_OPENED), text=why)


def _show(shell: Shell, top: Title | Matches, found: Path) -> None:
    if isinstance(top, Matches):
        top.on_back()
    shell.open("matches", chosen=found.name)


class TakingIn(ProgressNotice[Path]):
    """A long match from outside is read to its end before it is taken onto the shelf; Esc gives it up."""

    def __init__(self, shell: Shell, top: Title | Matches, path: Path, work: Working[Path]) -> None:
        super().__init__(shell, _(screens.ONE_MOMENT), _(screens.THIS_IS_A_LONG_MATCH), work)
        self.top, self.path = top, path

    def done(self, result: Path) -> None:
        """To the page of matches."""
        self.shell.close()
        _show(self.shell, self.top, result)

    def work_on(self) -> bool:
        """A file that cannot be played stays where it is."""
        try:
            return super().work_on()
        except (OSError, MatchError) as error:
            self.shell.close()
            _refuse(self.shell, _why(self.path, error))
            return False
