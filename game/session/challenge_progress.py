"""What somebody has reached in the challenges: a small file with the best of each, and the machine that did it."""

from __future__ import annotations

import contextlib
import json
import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from game.host.files import UNREADABLE, read_limited, replace_whole, set_aside
from game.physics.errors import MachineError
from game.physics.stage import ENGINE
from game.physics.workshop.challenge import STEADY, Challenge, challenges
from game.physics.workshop.files import MOST_BYTES, Stored, read_machine, write_machine
from game.physics.workshop.machine import Machine
from game.session.errors import NotSaved

_MOST = 100_000
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Best:
    """hands: the most of 100 careful hands that caught. fewest: with how few parts it was caught, 0 for never.

    engine: the `ENGINE` under which it caught last.
    """

    hands: int = 0
    fewest: int = 0
    engine: int = field(default=ENGINE, compare=False)

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

    def reached(self, challenge: Challenge, machine: Machine, hands: int = 0) -> bool:
        """A machine caught, under so many of 100 careful hands if they were counted; tell whether a medal is new.

        Raises MachineError if the machine is not built of what is given, and NotSaved.
        """
        challenge.refuse_unfair(machine)
        self._join(self._read())  # another window may have reached something meanwhile
        before, parts = self.of(challenge), len(challenge.own(machine))
        fewest = min(parts, before.fewest) if before.fewest else parts
        after = replace(before, hands=max(before.hands, hands), fewest=fewest, engine=ENGINE)
        if after != before or before.engine != ENGINE:
            self.best[challenge.id] = after
            self._write_best(self.best)
        return after.medals(challenge) != before.medals(challenge)

    def keep(self, challenge: Challenge, machine: Machine) -> None:
        """What is being built, to go on with later; raises NotSaved."""
        self._write(f"{challenge.id}.toml", write_machine(Stored(challenge.id, machine)))

    def begun(self, challenge: Challenge) -> Machine:
        """What was built so far, or what stands from the beginning; a file that is damaged or newer is set aside."""
        path = self.folder / f"{challenge.id}.toml"
        try:
            machine = read_machine(read_limited(path, MOST_BYTES)).machine
            challenge.refuse_unfair(machine)
        except (OSError, MachineError) as error:
            _set_aside(path, error)
            return challenge.fixed
        return machine

    def _join(self, found: Mapping[str, Best]) -> None:
        """The better of what is known and what was found."""
        for name, other in found.items():
            here = self.best.get(name, Best())
            fewest = min(filter(None, (here.fewest, other.fewest)), default=0)
            self.best[name] = Best(max(here.hands, other.hands), fewest, max(here.engine, other.engine))

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
        self._write("progress.json", json.dumps({name: asdict(one) for name, one in best.items()}))

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
        return Best(int(row["hands"]), int(row["fewest"]), int(row.get("engine", 1)))
    except UNREADABLE:
        return None
