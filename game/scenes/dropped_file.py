"""A file from outside: dropped on the window, or named when the program was started."""

from __future__ import annotations

from pathlib import Path

from game.catalog import GAMES
from game.scenes.matches import Matches
from game.scenes.title import Title
from game.scenes.workshop.bench import Bench
from game.scenes.workshop.dropped_machine import ENDING, open_machine
from game.scenes.workshop.hall import Hall
from game.session import match_files
from game.session.errors import MatchError
from game.text import error_messages
from game.text import matches as labels
from game.text.language import _
from game.ui.shell import Scene, Shell


def open_file(shell: Shell, top: Scene, path: Path) -> None:
    """Take the match of a file onto the shelf and show it there, or lay a machine on the bench.

    What is neither stays where it is, and that is said.
    top: the scene in play; at a table nothing is taken.
    """
    told = ""
    if path.suffix == ENDING and isinstance(top, (Title, Hall, Bench)):
        open_machine(shell, top, path)
        return
    if not isinstance(top, (Title, Matches)):
        told = _(labels.FIRST_LEAVE_THE_TABLE)
    else:
        try:
            found = match_files.take_in(path, shell.places.matches, GAMES)
        except MatchError as error:
            told = _(labels.THE_FILE_STAYS, trouble=error_messages.trouble(error))
        except OSError:
            told = _(labels.THE_FILE_CANNOT_BE_READ, name=path.name)
    if told:
        shell.open("notice", heading=_(labels.THIS_FILE_IS_NOT_OPENED), text=told)
        return
    if isinstance(top, Matches):
        top.on_back()
    shell.open("matches", chosen=found.name)
