"""A match as a file, to which every act is added and synced before it is shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.host.files import LockedFile, create_whole, read_limited, set_aside
from game.session.errors import DamagedMatch, MatchInUse, NotSaved
from game.session.match import Match, Played
from game.session.record import LONGEST_FILE, NOTE, UNDO, Log, head, parse, sealed
from game.session.replay import replay


def read(path: Path) -> Log:
    """The log in a file, which is left as it is; raises MatchError, and OSError when it cannot be read."""
    return parse(read_limited(path, LONGEST_FILE))


class Save:
    """The open file of one match; no other process can open it until it is closed."""

    def __init__(self, path: Path, size: int, seal: str) -> None:
        self.path = path
        self._size, self._seal = size, seal
        try:
            self._file = LockedFile(path)
        except BlockingIOError as error:
            raise MatchInUse(f"{path} is open in another window") from error
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error

    @staticmethod
    def create(path: Path, match: Match, notes: Sequence[str] = ()) -> Save:
        """A new file for a match that has not begun; raises NotSaved, also if the file is there already."""
        lines = (head(match.game, match.setup), *(NOTE + note for note in notes))
        content, seal = sealed("", lines, match.digest())
        try:
            create_whole(path, content)
        except FileExistsError as error:
            raise NotSaved(f"{path} is there already") from error
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error
        return Save(path, len(content), seal)

    @staticmethod
    def resume(path: Path, games: Mapping[str, Game[Any]]) -> tuple[Save, Match, Log]:
        """Open a file to play on; a torn end is cut off, a damaged file set aside as DamagedMatch is raised."""
        save = Save(path, 0, "")
        try:
            log = read(path)
            if log.game_id not in games:
                raise DamagedMatch(f"a match of an unknown game: {log.game_id}")
            match = replay(games[log.game_id], log)
        except DamagedMatch as error:
            save.close()
            raise DamagedMatch(f"{error}; the file is kept as {_aside(path)}") from error
        except BaseException as error:
            save.close()
            if isinstance(error, OSError):
                raise NotSaved(f"{path} cannot be read: {error.strerror or error}") from error
            raise
        save._size, save._seal = log.size, log.seal
        save._file.cut(log.size)
        return save, match, log

    def append(self, lines: Sequence[str], digest: str) -> None:
        """Add an entry and wait for the disk; raises NotSaved with the file as it was."""
        content, seal = sealed(self._seal, lines, digest)
        if self._size + len(content) > LONGEST_FILE:
            raise NotSaved(f"{self.path} is as long as a match may be")
        try:
            self._file.append(self._size, content)
        except OSError as error:
            raise NotSaved(f"{self.path} cannot be written: {error.strerror or error}") from error
        self._size, self._seal = self._size + len(content), seal

    def append_played(self, played: Sequence[Played], digest: str) -> None:
        """Add what was played at one time."""
        self.append([line for act in played for line in (act.text, *(NOTE + note for note in act.notes))], digest)

    def append_undo(self, digest: str) -> None:
        """Add that the last move was taken back."""
        self.append((UNDO,), digest)

    def close(self) -> None:
        """Let others open the file."""
        self._file.close()


def _aside(path: Path) -> Path:
    try:
        return set_aside(path)
    except OSError:
        return path
