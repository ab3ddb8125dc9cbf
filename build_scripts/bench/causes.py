"""How soon the cause of a miss is told, in a window that goes on meanwhile."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from typing import Any

from build_scripts.bench.bars import Bar
from build_scripts.bench.child import play
from build_scripts.bench.window import child
from game.app.loop import Loop
from game.games.mousetrap.nature.trials import Trial, ran
from game.games.mousetrap.table.cranking.crank import Crank
from game.games.mousetrap.trap.machine import TrapInputs
from game.games.mousetrap.trap.run import TrapRun
from game.host.places import Places
from game.text.language import N_
from game.text.said import Said

SLOPPY = (
    Trial(mm=2.0, deg=1.5),
    Trial(mm=3.0, deg=3.0),
    Trial(mm=2.0, deg=1.5, hand="jerky", rps=1.5),
    Trial(mm=1.5, deg=1.0, rps=4.0),
    Trial(mm=3.0, deg=3.0, hand="jerky"),
)
"""Builds and hands that miss, in turn: sloppy and hopeless machines, unsure and hasty hands."""
SEED, MISSES = 8_800_000, 15
READY_S = 2.0
"""How long a run lasts at the least: so long a scene stands before its miss, and what it has begun gets ready."""
MEDIAN_S, WORST_S, FRAMES = 2.0, 5.0, 58.0


def cause(_: Places) -> list[Bar]:
    """The cause of misses that nobody has seen, from the run's end until it is told."""
    found = child("causes", str(SEED), str(MISSES))
    told, frames = found["told"], found["frames"] / found["seconds"]
    # Translators: {number}: how many misses were looked into; {back}: for how many another cause was told later. After
    # a number of seconds.
    by = Said("from the end of the run until the cause is told; {number} misses, {back} later told differently",
              number=len(told), back=found["back"])  # fmt: skip
    return [
        Bar("cause", median(told), "s", MEDIAN_S, by),
        Bar("cause.worst", max(told), "s", WORST_S, by),
        # Translators: noun, a unit in a table of the benchmark: pictures drawn by the program.
        Bar("cause.frames", frames, N_("frames"), FRAMES, Said("drawn per second meanwhile"), at_least=True),
    ]


def misses(seed: int, number: int) -> Iterator[TrapInputs]:
    """So many misses, each kind in turn."""
    for at in range(number):
        while True:
            seed, inputs = seed + 1, SLOPPY[at % len(SLOPPY)].inputs(seed)
            report = ran(inputs)
            if not (report.captured or report.refused):
                yield inputs
                break


def told(folder: Path, seed: str, number: str) -> dict[str, Any]:
    """Seconds of the clock until each is told, the frames drawn meanwhile, and how many were told otherwise later."""
    watch = _Watch(list(misses(int(seed), int(number))))
    play(folder, watch.look)
    return {"told": watch.told, "frames": watch.frames, "seconds": sum(watch.told), "back": watch.back}


class _Watch:
    """Opens one crank after the other, and looks on."""

    def __init__(self, coming: list[TrapInputs]) -> None:
        self._coming = coming
        self.told: list[float] = []
        self.frames = self.back = 0
        self._since = self._frames = 0.0
        self._first: tuple[str, tuple[int, ...], bool] | None = None
        self._crank: Crank | None = None

    def look(self, loop: Loop) -> None:
        """Before every wait of the loop."""
        now, crank = time.perf_counter(), self._crank
        if crank is None:
            self._open(loop)
        elif crank.act != "over":
            if now - self._since > READY_S:
                crank.skip()
                self._since, self._frames, self._first = time.perf_counter(), loop.frames, None
        elif crank.reason is not None:
            cause = crank.reason.cause
            if self._first is None and cause is not None:
                self._first = cause
                self.told.append(now - self._since)
                self.frames += round(loop.frames - self._frames)
            if not crank.reason.looking:
                explained = (
                    self._first is not None and self._first[0] != "none"
                )  # else more was found, nothing taken back
                self.back += explained and self._first != cause
                self._crank = None

    def _open(self, loop: Loop) -> None:
        if len(loop.program.scenes) > 1:
            loop.program.close()
        if not self._coming:
            loop.program.leave()
            return
        loop.program.open("mousetrap_crank", run=TrapRun(self._coming.pop(0)))
        crank = loop.program.scenes[-1]
        assert isinstance(crank, Crank)
        crank.stays, self._crank, self._since = True, crank, time.perf_counter()
