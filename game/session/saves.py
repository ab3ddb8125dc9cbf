"""Matches as files, to which every act is added and synced before it is shown; and which was played last."""

from __future__ import annotations

import logging
import os
import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any

from game.core.game import Game
from game.core.slices import Slices, finish
from game.host.files import Displaced, LockedFile, create_whole, read_limited, set_aside
from game.session.match import DamagedMatch, FileGone, Match, MatchInUse, NotSaved, Played
from game.session.record import ENDED, LONGEST_FILE, NOTE, UNDO, Log, head, parsing, sealed
from game.session.replay import game_of, replaying

# In which order the files of a folder were saved last, by a number that only grows: a clock may go back.
#
# The numbers stand in a list beside the folder, one line whenever somebody goes on with another file. What was there
# before the list has 0. Among files of one number the times decide, so that old ones keep their order by time; and a
# file that came from elsewhere gets the number of those beside which its time puts it.


_log = logging.getLogger(__name__)
_LINE = re.compile(r"^([0-9]{1,15}) (.+)$", re.ASCII | re.MULTILINE)
_LONGEST = 64 << 20


class SaveOrder:
    """The list of one folder; where it cannot be read or written, times decide as they did before there was one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file = folder.with_name(f"{folder.name}.order")
        self._left = "", -1  # what was noted last, and how long the list was then

    def numbers(self) -> dict[str, int]:
        """The number of each file that is in the list, by its name."""
        return {name: int(number) for number, name in _LINE.findall(self._read())}

    def last(self) -> int:
        """The highest number there is, 0 where there is none."""
        return max(self.numbers().values(), default=0)

    def note(self, name: str) -> None:
        """A file was saved: it is the last until another one is. Where it was the last already, nothing is read."""
        if self._left == (name, self._length()):
            return
        numbers = self.numbers()
        before = self._names() - {name} if not numbers else ()
        self._write({**dict.fromkeys(before, 0), name: max(numbers.values(), default=0) + 1})
        self._left = name, self._length()

    def placed(self, times: Mapping[str, int]) -> dict[str, int]:
        """The number of each file by its name, given when each was changed; those that are new are noted."""
        numbers = self.numbers()
        listed = sorted((time, numbers[name]) for name, time in times.items() if name in numbers)
        highest = list(accumulate((number for _time, number in listed), max))
        come = {}
        for name in times.keys() - numbers.keys():
            beside = bisect_right(listed, times[name], key=lambda each: each[0])
            come[name] = highest[beside - 1] if beside else 0
        if numbers and come:  # without a list all of them have 0, and go on to have it
            self._write(come)
        return {name: numbers.get(name, come.get(name, 0)) for name in times}

    def _read(self) -> str:
        try:
            return read_limited(self._file, _LONGEST).decode("utf-8", "surrogateescape")
        except OSError:
            return ""

    def _length(self) -> int:
        try:
            return self._file.stat().st_size
        except OSError:
            return -1

    def _names(self) -> set[str]:
        try:
            return {name for name in os.listdir(self._folder) if name.isprintable()}
        except OSError:
            return set()

    def _write(self, numbers: Mapping[str, int]) -> None:
        try:
            with open(self._file, "ab") as file:
                file.write(_lines(numbers.items()))
        except OSError as error:
            _log.warning("the order of what is saved was not noted: %s", error)


def _lines(numbers: Iterable[tuple[str, int]]) -> bytes:
    """Each on a line of its own, also behind one that was cut off as it was written."""
    told = "".join(f"\n{number} {name}" for name, number in numbers)
    return f"{told}\n".encode("utf-8", "surrogateescape")


# A match as a file.


def read(path: Path) -> Log:
    """The log in a file, which is left as it is; raises MatchError, and OSError when it cannot be read."""
    return finish(reading(path))


def reading(path: Path) -> Slices[Log]:
    """The same in slices."""
    return parsing(read_limited(path, LONGEST_FILE))


class Save:
    """The open file of one match; no other process can open it until it is closed.

    order: where it is noted that this is the file saved last, None where nobody asks, as outside the folder of matches.
    """

    def __init__(self, file: LockedFile, content: bytes = b"", seal: str = "", order: SaveOrder | None = None) -> None:
        self._file, self._order = file, order
        self._content, self._seal = bytearray(content), seal
        self.over = False
        """Whether it is written that the match is over."""

    @property
    def path(self) -> Path:
        """Where the file is."""
        return self._file.path

    @staticmethod
    def create(path: Path, match: Match, notes: Sequence[str] = (), order: SaveOrder | None = None) -> Save:
        """A new file for a match with all that was played of it; raises NotSaved, also if the file is there already."""
        lines = (head(match.game, match.setup), *(NOTE + note for note in notes))
        content, seal = _written(match, lines)
        if len(content) > LONGEST_FILE:
            raise NotSaved(f"{path} would be longer than a match may be")
        save = Save(_created(path, content), content, seal, order)
        save._note()
        return save

    @staticmethod
    def resume(path: Path, games: Mapping[str, Game[Any]], order: SaveOrder | None = None) -> tuple[Save, Match, Log]:
        """Open a file to play on; a torn end is cut off, a damaged file set aside as DamagedMatch is raised.

        One of another game or a newer format is left as it is: UnknownGame, NewerMatch.
        """
        return finish(Save.resuming(path, games, order))

    @staticmethod
    def resuming(
        path: Path, games: Mapping[str, Game[Any]], order: SaveOrder | None = None
    ) -> Slices[tuple[Save, Match, Log]]:
        """The same in slices; the file is let go if they are closed before the end."""
        save = Save(_opened(path), order=order)
        try:
            data = read_limited(path, LONGEST_FILE)
            log = yield from parsing(data)
            match = yield from replaying(game_of(log, games), log)
        except DamagedMatch as error:
            save.close()
            raise DamagedMatch(f"{error}; the file is kept as {_aside(path)}") from error
        except BaseException as error:
            save.close()
            if isinstance(error, OSError):
                raise NotSaved(f"{path} cannot be read: {error.strerror or error}") from error
            raise
        save._content[:], save._seal, save.over = data[: log.size], log.seal, log.over
        save._file.cut(log.size)
        return save, match, log

    def append(self, lines: Sequence[str], digest: str) -> None:
        """Add an entry and wait for the disk; raises NotSaved with the file as it was, FileGone if it is not ours."""
        content, seal = sealed(self._seal, lines, digest)
        if len(self._content) + len(content) > LONGEST_FILE:
            raise NotSaved(f"{self.path} is as long as a match may be")
        try:
            self._file.append(len(self._content), content)
        except Displaced as error:
            raise FileGone(str(error)) from error
        except OSError as error:
            raise _refused(self.path, error) from error
        self._content += content
        self._seal = seal
        self._note()

    def _note(self) -> None:
        if self._order is not None:
            self._order.note(self.path.name)

    def append_played(self, played: Sequence[Played], digest: str, over: bool = False) -> None:
        """Add what was played at one time, and that the match is over by it."""
        self.append([*_lines_of(played), *([ENDED] if over else ())], digest)
        self.over = over

    def append_undo(self, digest: str) -> None:
        """Add that the last move was taken back."""
        self.append((UNDO,), digest)
        self.over = False

    def append_over(self, digest: str) -> None:
        """Add that the match is over."""
        self.append((ENDED,), digest)
        self.over = True

    def append_note(self, text: str, digest: str) -> None:
        """Add a note on its own; of a match that is over this stays the last that is told."""
        self.append((NOTE + text, *([ENDED] if self.over else ())), digest)

    @property
    def gone(self) -> bool:
        """Whether the file was deleted, moved, replaced or changed by others."""
        try:
            self._file.check(len(self._content))
        except OSError:
            return True
        return False

    @property
    def closed(self) -> bool:
        """Whether the match was left already."""
        return self._file.closed

    def move(self, path: Path) -> None:
        """Write the whole match to a new file and go on there; raises NotSaved, and then stays with the old one."""
        file = _created(path, bytes(self._content))
        self._file.close()
        if path.parent != self.path.parent:
            self._order = None  # which is that of the folder it leaves
        self._file = file
        self._note()

    def close(self) -> None:
        """Let others open the file."""
        self._file.close()


def annotate(path: Path, *notes: str) -> None:
    """Add notes to the file of a match that nobody has open; when it was played stays as it is.

    Raises MatchInUse, NotSaved, and MatchError for a file that is not whole.
    """
    file = _opened(path)
    try:
        found, log = path.stat(), read(path)
        lines = [*(NOTE + note for note in notes), *([ENDED] if log.over else ())]
        content, _ = sealed(log.seal, lines, log.entries[-1].digest)
        file.cut(log.size)
        file.append(log.size, content)
        os.utime(path, ns=(found.st_atime_ns, found.st_mtime_ns))
    except OSError as error:
        raise _refused(path, error) from error
    finally:
        file.close()


def _lines_of(played: Iterable[Played]) -> list[str]:
    return [line for act in played for line in (act.text, *(NOTE + note for note in act.notes))]


def _written(match: Match, lines: Sequence[str]) -> tuple[bytes, str]:
    """The whole match below its first lines, each act sealed for itself as when it was played; and the last seal."""
    played = match.played
    digests = [*(match.digest_of(act.before) for act in played), match.digest()]
    content, seal = sealed("", lines, digests[0])
    pieces = [content]
    for act, digest in zip(played, digests[1:], strict=True):
        content, seal = sealed(seal, _lines_of((act,)), digest)
        pieces.append(content)
    return b"".join(pieces), seal


def _created(path: Path, content: bytes) -> LockedFile:
    try:
        create_whole(path, content)
        return LockedFile(path)
    except BlockingIOError as error:  # nobody else knows the file: there are no locks on that file system
        raise NotSaved(f"{path} cannot be locked") from error
    except FileExistsError as error:
        raise NotSaved(f"{path} is there already") from error
    except OSError as error:
        raise _refused(path, error) from error


def _opened(path: Path) -> LockedFile:
    try:
        return LockedFile(path)
    except BlockingIOError as error:
        raise MatchInUse(f"{path} is open in another window") from error
    except OSError as error:
        raise _refused(path, error) from error


def _refused(path: Path, error: OSError) -> NotSaved:
    return NotSaved(f"{path} cannot be written: {error.strerror or error}")


def _aside(path: Path) -> Path:
    try:
        return set_aside(path)
    except OSError:
        return path
