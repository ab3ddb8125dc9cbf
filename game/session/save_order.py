"""In which order the files of a folder were saved last, by a number that only grows: a clock may go back.

The numbers stand in a list beside the folder, one line whenever somebody goes on with another file. What was there
before the list has 0. Among files of one number the times decide, so that old ones keep their order by time; and a file
that came from elsewhere gets the number of those beside which its time puts it.
"""

from __future__ import annotations

import logging
import os
import re
from bisect import bisect_right
from collections.abc import Iterable, Mapping
from itertools import accumulate
from pathlib import Path

from game.host.files import read_limited

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
