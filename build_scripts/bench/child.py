"""What `bench` runs in a process of its own: `python -m build_scripts.bench.child FOLDER WHAT ...`, one JSON object.

It loads next to nothing for itself, because the start of the game is measured in it.
"""

from __future__ import annotations

import gc
import json
import os
import pkgutil
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.host.places import Places

if TYPE_CHECKING:
    from game.app.loop import Loop

QUIET = 1.5
STATM = Path("/proc/self/statm")


def idle(folder: Path, seconds: str) -> dict[str, Any]:
    """The share of a core and the frames of the title when nothing happens."""
    marks: list[tuple[float, float, int]] = []
    until = time.perf_counter() + QUIET + float(seconds)

    def look(loop: Loop) -> None:
        now = time.perf_counter()
        if now >= until - float(seconds):
            marks.append((now, time.process_time(), loop.frames))
        if now >= until:
            loop.program.leave()

    play(folder, look)
    (began, cpu, frames), (ended, spent, drawn) = marks[0], marks[-1]
    return {"seconds": ended - began, "share": (spent - cpu) / (ended - began), "frames": drawn - frames}


def start(folder: Path) -> dict[str, Any]:
    """Processor seconds from the start of this process to its first frame, by the command line without a command."""
    gc.disable()  # as the command line does before it loads the window
    import game.app  # noqa: PLC0415
    from game.app.loop import run  # noqa: PLC0415
    from game.cli import main as command_line  # noqa: PLC0415

    found: dict[str, Any] = {}

    def then(loop: Loop) -> None:
        flip = loop.window.flip

        def flipped() -> None:
            flip()
            cpu = time.process_time()
            numpy = sum(name.partition(".")[0] == "numpy" for name in sys.modules)
            found.update(cpu=cpu, numpy=numpy)
            loop.program.leave()

        loop.window.flip = flipped  # type: ignore[method-assign]

    # The player's own settings must not decide.
    game.app.run = lambda places, **given: run(Places(folder), **{**given, "then": then})
    command_line([])
    return found


def play(folder: Path, look: Callable[[Loop], None]) -> int:
    """Open the window as the game does, and look in before every wait."""
    from game.app.loop import run  # noqa: PLC0415

    def then(loop: Loop) -> None:
        advance = loop.program.advance

        def looked(dt: float) -> bool:
            look(loop)
            return advance(dt)

        loop.program.advance = looked  # type: ignore[method-assign]

    if run(Places(folder), then=then):
        sys.exit("no window could be opened")
    return 0


def cpu_ms(work: Callable[[], object]) -> float:
    """Processor milliseconds of a piece of work."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def resident_mb() -> float:
    """Megabytes that this process holds now."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20


def main(folder: str, what: str, *given: str) -> None:
    """Do a job with a folder for the player's files."""
    job: Callable[..., dict[str, Any]] = pkgutil.resolve_name(JOBS[what])
    print(json.dumps(job(Path(folder), *given)))


JOBS = {
    "drawn": "build_scripts.bench.watched:drawn",
    "causes": "build_scripts.bench.causes:told",
    "idle": "build_scripts.bench.child:idle",
    "start": "build_scripts.bench.child:start",
    "shown": "build_scripts.bench.watched:shown",
    "matches": "build_scripts.bench.memory:matches",
}

if __name__ == "__main__":
    main(*sys.argv[1:])
