"""What somebody keeps of the Workshop: machines, medals, the machine of the day."""

from __future__ import annotations

import contextlib
import json
import logging
import os
import re
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date, timedelta
from itertools import takewhile
from pathlib import Path
from typing import Any

from game.core.slices import Slices, finish
from game.host.files import UNREADABLE, create_whole, read_front, read_limited, replace_whole, set_aside
from game.machine import MachineError
from game.machine.stage import ENGINE
from game.session.match import DamagedMatch, NotSaved
from game.session.saves import SaveOrder
from game.workshop.parts.challenge import SENT, STEADY, Challenge, challenges
from game.workshop.parts.claim import MOST_BYTES as MOST_OF_A_PICTURE
from game.workshop.parts.claim import Sent, encloses, is_picture, sent_by_picture
from game.workshop.parts.files import MOST_BYTES, Stored, read_machine, write_machine
from game.workshop.parts.machine import Machine
from game.workshop.proofs.in_match import Fitting

_MOST = 100_000
_MOST_SENT = 60
"""Of so many machines that were sent the best is kept, those that caught last: all challenges need room in the file."""
_EARLIER = "earlier"
"""The folder of what was built to beat further ones."""
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Best:
    """hands: the most of 100 careful hands that caught. fewest: with how few parts it was caught, 0 for never.

    engine: the `ENGINE` under which it caught last. steps: of the fastest catch, 0 where nobody looked. names: who
    holds the record in parts, in time and in hands, empty where no name was given. last: parts, steps and hands of the
    machine that caught last, the hands 0 where they were not counted.
    """

    hands: int = 0
    fewest: int = 0
    engine: int = field(default=ENGINE, compare=False)
    steps: int = 0
    names: tuple[str, str, str] = ("", "", "")
    last: tuple[int, int, int] = field(default=(0, 0, 0), compare=False)

    @property
    def values(self) -> tuple[int, int, int]:
        """The best number of parts, of steps and of hands, 0 for none."""
        return self.fewest, self.steps, self.hands

    def better(self, other: Best) -> tuple[bool, bool, bool]:
        """In which of the three, parts, steps and hands, it beats another one that has a value there."""
        parts, steps = (0 < mine < theirs for mine, theirs in zip(self.values[:2], other.values[:2], strict=True))
        return parts, steps, self.hands > other.hands > 0

    def joined(self, other: Best) -> Best:
        """The better of both in each, with the names of those whose it is."""
        pairs = zip(self.values[:2], other.values[:2], strict=True)
        ahead = [*(there > 0 and (here == 0 or there < here) for here, there in pairs), other.hands > self.hands]
        values = [b if late else a for a, b, late in zip(self.values, other.values, ahead, strict=True)]
        names = tuple(b if late else a for a, b, late in zip(self.names, other.names, ahead, strict=True))
        engine = max(self.engine, other.engine)
        last = other.last if any(other.last) else self.last
        return Best(values[2], values[0], engine, values[1], (names[0], names[1], names[2]), last)

    def medals(self, challenge: Challenge) -> tuple[bool, bool, bool]:
        """Whether it was caught, steadily, sparingly."""
        return self.fewest > 0, self.hands >= STEADY, 0 < self.fewest <= challenge.needed


class ChallengeProgress:
    """The files of one folder, made when something is reached."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.best = self._read()

    def of(self, challenge: Challenge) -> Best:
        """What was reached in a challenge."""
        return self.best.get(challenge.id, Best())

    def following(self, here: Challenge | None = None) -> Challenge | None:
        """The first on the wall that was never caught, of those behind one first; None where all were."""
        listed = list(challenges())
        after = listed.index(here) + 1 if here in listed else 0
        return next((each for each in (*listed[after:], *listed[:after]) if not self.of(each).fewest), None)

    def reached(self, challenge: Challenge, machine: Machine, hands: int = 0, steps: int = 0, name: str = "") -> bool:
        """A machine caught, under so many of 100 careful hands if they were counted; tell whether a medal is new.

        steps: in how many, 0 if nobody looked. name: of who built it. Raises MachineError if the machine is not built
        of what is given, and NotSaved.
        """
        challenge.refuse_unfair(machine)
        self._join(self._read())  # another window may have reached something meanwhile
        before, parts = self.of(challenge), len(challenge.own(machine))
        # Hands are counted after the catch, when its run may not be shown any more.
        last = parts, steps or (before.last[1] if hands else 0), hands
        now = Best(hands, parts, ENGINE, steps, (name, name, name), last)
        after = before.joined(now)
        if (after, after.last, ENGINE) != (before, before.last, before.engine):
            self.best.pop(challenge.id, None)
            self.best[challenge.id] = after  # the last one now
            self._write_best(self.best)
        return after.medals(challenge) != before.medals(challenge)

    def keep(self, challenge: Challenge, machine: Machine) -> None:
        """What is being built, to go on with later; raises NotSaved.

        Of machines that were sent to be beaten there may come any number: one of which nothing is built needs no file,
        and those that were built long ago lie together in a folder of their own.
        """
        if not challenge.id.startswith(SENT):
            self._write(f"{challenge.id}.toml", write_machine(Stored(challenge.id, machine)))
            return
        name = f"{challenge.id}.toml"
        done = [self.folder / _EARLIER / name]
        built = challenge.own(machine) or machine.ties != challenge.fixed.ties
        if built:
            self._write(name, write_machine(Stored(challenge.id, machine)))
        else:
            done.append(self.folder / name)
        for file in done:
            with contextlib.suppress(OSError):
                file.unlink()
        if built:
            self._gather()

    def _gather(self) -> None:
        """Put what was built to beat machines that were sent long ago together; nothing of it is lost."""
        with contextlib.suppress(OSError):
            files = sorted(self.folder.glob(f"{SENT}*.toml"), key=lambda file: (file.stat().st_mtime_ns, file.name))
            for file in files[:-_MOST_SENT]:
                (self.folder / _EARLIER).mkdir(exist_ok=True)
                os.replace(file, self.folder / _EARLIER / file.name)

    def begun(self, challenge: Challenge) -> Machine:
        """What was built so far, or what stands from the beginning; a file that is damaged or newer is set aside."""
        path = self.folder / f"{challenge.id}.toml"
        if not path.exists() and challenge.id.startswith(SENT):
            path = self.folder / _EARLIER / path.name
        try:
            machine = read_machine(read_limited(path, MOST_BYTES)).machine
            challenge.refuse_unfair(machine)
        except (OSError, MachineError) as error:
            _set_aside(path, error)
            return challenge.fixed
        return replace(machine, standing=challenge.fixed.standing)

    def _join(self, found: Mapping[str, Best]) -> None:
        """The better of what is known and what was found."""
        for name, other in found.items():
            self.best[name] = self.best.get(name, Best()).joined(other)

    def _read(self) -> dict[str, Best]:
        """What the file tells; one with damage is set aside, and what is whole in it goes on."""
        path = self.folder / "progress.json"
        try:
            rows = json.loads(read_limited(path, _MOST)).items()
            best = {str(name): found for name, row in rows if (found := _read_best(row))}
            if len(best) == len(rows):
                return best
        except UNREADABLE as error:
            _set_aside(path, error)
            return {}
        _set_aside(path, ValueError(f"{len(rows) - len(best)} of {len(rows)} challenges are damaged"))
        with contextlib.suppress(NotSaved):
            self._write_best(best)
        return best

    def _write_best(self, best: Mapping[str, Best]) -> None:
        late = [name for name in best if name.startswith(SENT)][:-_MOST_SENT]
        rows = {name: asdict(one) for name, one in best.items() if name not in late}
        self._write("progress.json", json.dumps(rows))

    def _write(self, name: str, text: str) -> None:
        try:
            replace_whole(self.folder / name, text.encode())
        except OSError as error:
            raise NotSaved(f"{self.folder / name} cannot be written: {error.strerror or error}") from error


def _set_aside(path: Path, error: Exception) -> None:
    """Keep a file that cannot be read for who can mend it."""
    if path.is_file():
        _log.warning("%s not read: %s", path, error)
        with contextlib.suppress(OSError):
            set_aside(path)


def _read_best(row: Any) -> Best | None:
    try:
        names, last = row.get("names", ("", "", "")), row.get("last", (0, 0, 0))
        one, two, three = (name if isinstance(name, str) else "" for name in names)
        parts, steps, hands = map(int, last)
        engine = int(row.get("engine", 1))
        fastest = int(row.get("steps", 0))
        return Best(int(row["hands"]), int(row["fewest"]), engine, fastest, (one, two, three), (parts, steps, hands))
    except UNREADABLE:
        return None


# What came of machines that were tried as the trap of a match, so that nobody waits twice for a hundred copies.

_TRIED, _MOST_TRIED, _MOST_OF_TRIED = "tried.json", 400, 400_000
"""Its file among the machines, how many of the newest it keeps, and how many bytes these may have."""


class TrialBook:
    """The file of one folder. It counts under the engine that made it: another one may come to another result."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _TRIED

    def read(self) -> dict[str, Fitting]:
        """What is known, by the machines' lines; nothing of a file that is damaged or of another engine."""
        try:
            kept = json.loads(read_limited(self._path, _MOST_OF_TRIED))
            if kept["engine"] != ENGINE:
                return {}
            return {str(line): _read_trial(row) for line, row in kept["tried"].items()}
        except UNREADABLE as error:
            _set_aside(self._path, error)
            return {}

    def add(self, line: str, found: Fitting) -> None:
        """Keep one more, the newest last; what cannot be written is found out anew another time."""
        tried = {name: each for name, each in self.read().items() if name != line} | {line: found}
        rows = dict(list(tried.items())[-_MOST_TRIED:])
        try:
            replace_whole(self._path, json.dumps({"engine": ENGINE, "tried": rows}).encode())
        except OSError as error:
            _log.warning("%s not written: %s", self._path, error)


def _read_trial(row: Any) -> Fitting:
    lacks, captured, weak = row
    return Fitting(str(lacks), int(captured), int(weak))


# The shelf of machines of one's own: a small file each, written whole after every change.

ENDING = ".toml"
_THROWN = ".thrown"
_AT_ONCE = 200
"""Files that are looked at between two frames, without reading them: some 2 ms."""
_Stamp = tuple[int, int, int]
"""What tells that a file has changed: its number in the order of saving, its time in ns, its size."""


@dataclass(frozen=True)
class Shelved:
    """A machine on the shelf: its file and its content.

    age: sorts them by when they were changed, the one changed last being the greatest: the number in the order in which
    they were saved, among those of one number the time in ns since 1970.
    """

    path: Path
    stored: Stored
    age: tuple[int, int]


class MachineShelf:
    """The files of one folder, which is made when the first machine is put there.

    order: where it is noted which of them was saved last, None where nobody asks.
    """

    def __init__(self, folder: Path, order: SaveOrder | None = None) -> None:
        self.folder, self._order = folder, order
        self.found: list[Shelved] = []
        """What was found so far by the reading that goes on, or by the last one."""
        self._known: dict[Path, tuple[_Stamp, Shelved | None]] = {}

    def machines(self) -> list[Shelved]:
        """Every machine that can be read, the one changed last first."""
        return finish(self.reading())

    def reading(self) -> Slices[list[Shelved]]:
        """The same in slices; a file that was read before is read again only where it has changed."""
        found: list[Shelved] = []
        known: dict[Path, tuple[_Stamp, Shelved | None]] = {}
        self.found = found
        files = yield from self._files()
        for number, (stamp, path) in enumerate(files):
            before = self._known.get(path)
            if before is None or before[0] != stamp:
                before = stamp, _read(path, stamp[:2])
                yield number / len(files)
            known[path] = before
            if before[1] is not None:
                found.append(before[1])
        self._known = known
        return found

    def _names(self) -> list[str]:
        """The names of the files, in order; none where the folder cannot be read. Paths would be ten times as slow."""
        with contextlib.suppress(OSError):
            return sorted(name for name in os.listdir(self.folder) if name.endswith(ENDING))
        return []

    def _files(self) -> Slices[list[tuple[_Stamp, Path]]]:
        """The files with their stamps, the one changed last first."""
        files = []
        for number, name in enumerate(self._names(), 1):
            path = self.folder / name
            try:
                told = path.stat()
            except OSError as error:
                _log.warning("machine at %s not read: %s", path, error)
                continue
            files.append((told.st_mtime_ns, told.st_size, path))
            if number % _AT_ONCE == 0:
                yield 0.0
        times = {path.name: time for time, _size, path in files}
        placed = self._order.placed(times) if self._order is not None else dict.fromkeys(times, 0)
        stamped = [((placed[path.name], time, size), path) for time, size, path in files]
        return sorted(stamped, key=lambda each: each[0][:2], reverse=True)

    def _paths(self, name: str) -> Iterator[Path]:
        """What the files of machines of that name are called, the first of them first."""
        plain = file_name(name)
        for number in range(1, 10_000):
            yield self.folder / f"{plain}{'' if number == 1 else f'-{number}'}{ENDING}"

    def path_of(self, stored: Stored) -> Path | None:
        """The file of the same machine of the same name, if there is one."""
        there = takewhile(Path.exists, self._paths(stored.name))
        found = ((path, _read(path, (0, 0))) for path in there)
        return next((path for path, each in found if each is not None and each.stored == stored), None)

    def add(self, stored: Stored) -> Path:
        """A new file for a machine, called after its name; raises NotSaved."""
        for path in self._paths(stored.name):
            try:
                create_whole(path, write_machine(stored).encode())
            except FileExistsError:
                continue
            except OSError as error:
                raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error
            self._note(path)
            return path
        raise NotSaved(f"too many machines are called {stored.name}")

    def save(self, path: Path, stored: Stored) -> None:
        """The machine as it is now: the file is the old or the new one, never a torn one; raises NotSaved."""
        try:
            replace_whole(path, write_machine(stored).encode())
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error
        self._note(path)

    def _note(self, path: Path) -> None:
        if self._order is not None:
            self._order.note(path.name)

    def load(self, path: Path) -> Stored:
        """The machine of a file; a damaged one is kept aside, and DamagedMatch says so."""
        try:
            return read_machine(read_limited(path, MOST_BYTES))
        except OSError as error:
            raise NotSaved(f"{path} cannot be read: {error.strerror or error}") from error
        except MachineError as error:
            raise DamagedMatch(f"{error}; the file is kept as {set_aside(path)}") from error

    def throw_away(self, path: Path) -> None:
        """Put a machine's file aside, where it can be brought back from; raises NotSaved."""
        _move(path, _aside(path))

    def bring_back(self, path: Path) -> None:
        """The file is where it was again; raises NotSaved."""
        _move(_aside(path), path)

    def lose(self, path: Path) -> None:
        """Delete for good what was thrown away."""
        with contextlib.suppress(OSError):
            _aside(path).unlink()

    def empty(self) -> None:
        """Delete for good all that was thrown away."""
        for thrown in self.folder.glob(f"*{ENDING}{_THROWN}"):
            with contextlib.suppress(OSError):
                thrown.unlink()


def file_name(name: str) -> str:
    """What a file of a machine is called after the machine's name: plain letters and digits, on any computer."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")[:40] or "machine"


def opened(path: Path) -> Sent:
    """The machine of a file from elsewhere, or of a picture that carries one; raises MachineError and OSError."""
    front = read_front(path, 16)
    if is_picture(front):
        return sent_by_picture(read_limited(path, MOST_OF_A_PICTURE) if encloses(front) else front)
    stored = read_machine(read_limited(path, MOST_BYTES))
    return Sent(stored.machine, stored.name)


def _read(path: Path, age: tuple[int, int]) -> Shelved | None:
    try:
        return Shelved(path, read_machine(read_limited(path, MOST_BYTES)), age)
    except (MachineError, OSError) as error:
        _log.warning("machine at %s not read: %s", path, error)
        return None


def _aside(path: Path) -> Path:
    return path.with_name(path.name + _THROWN)


def _move(path: Path, to: Path) -> None:
    try:
        os.replace(path, to)
    except OSError as error:
        raise NotSaved(f"{path} cannot be moved: {error.strerror or error}") from error


# The machine that is being mended today, to go on with later; that of another day is forgotten.

_FILE, _MENDED = "mend-it.toml", "mend-it-mended.toml"


class MendProgress:
    """Two files of a folder; the day is the name of the machine in them."""

    def __init__(self, folder: Path, day: date) -> None:
        self.folder, self.day = folder, day

    def begun(self) -> Machine | None:
        """What was done on this day so far, or None."""
        return self._read(_FILE)

    def mended(self) -> Machine | None:
        """The machine that was mended on this day, or None."""
        return self._read(_MENDED)

    def keep(self, machine: Machine) -> None:
        """Write the machine as it is now; raises NotSaved."""
        self._write(_FILE, machine)

    def keep_mended(self, machine: Machine) -> None:
        """Write that the machine of the day is mended by this; raises NotSaved."""
        self._write(_MENDED, machine)

    def _read(self, name: str) -> Machine | None:
        try:
            stored = read_machine(read_limited(self.folder / name, MOST_BYTES))
        except (OSError, MachineError):
            return None
        return stored.machine if stored.name == self.day.isoformat() else None

    def _write(self, name: str, machine: Machine) -> None:
        path = self.folder / name
        try:
            replace_whole(path, write_machine(Stored(self.day.isoformat(), machine)).encode())
        except OSError as error:
            raise NotSaved(f"{path} cannot be written: {error.strerror or error}") from error


# The days on which the machine of the day was mended. Days without it are nowhere, and are not spoken of.

_DAYS, _MOST_DAYS = "mend-days.json", 3000


class MendDays:
    """A file of a folder: by day with how few touches it was mended. Many years of days stay below its limit."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / _DAYS
        self.touches = self._read()

    def note(self, day: date, touches: int) -> None:
        """It was mended on this day with so many touches; the fewest are kept. Raises NotSaved."""
        self.touches = self._read()  # another window may have noted one meanwhile
        self.touches[day] = min(touches, self.touches.get(day, touches))
        kept = sorted(self.touches.items())[-_MOST_DAYS:]
        try:
            replace_whole(self.path, json.dumps({each.isoformat(): number for each, number in kept}).encode())
        except OSError as error:
            raise NotSaved(f"{self.path} cannot be written: {error.strerror or error}") from error

    def row(self, day: date, days: int) -> tuple[bool, ...]:
        """On which of so many days, this one last, it was mended."""
        return tuple(day - timedelta(back) in self.touches for back in reversed(range(days)))

    def streak(self, day: date) -> int:
        """How many days in a row up to this one, or up to the day before while this one may still be added."""
        last = day if day in self.touches else day - timedelta(1)
        found = 0
        while last - timedelta(found) in self.touches:
            found += 1
        return found

    def _read(self) -> dict[date, int]:
        """What the file tells; one with damage is set aside."""
        try:
            rows = json.loads(read_limited(self.path, _MOST)).items()
            return {date.fromisoformat(each): int(number) for each, number in rows}
        except UNREADABLE as error:
            _set_aside(self.path, error)
            return {}
