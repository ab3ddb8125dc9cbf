"""python -m build_scripts.growth [--only matches,trays,shelves,workers] [--page FOLDER]: cost against size.

Prints a table each of what longer matches, fuller trays, longer shelves and more processes cost, and how each grows:
the power of the size by which the cost rises, 1 being in proportion to it. With --page it writes them as a page with
plots. Minutes long; processor time, the best of some tries, so that other work on the computer decides little.
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import platform
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import NamedTuple
from unittest import mock

from build_scripts.line_plot import plot
from game import __version__
from game.catalog import CATALOG, GAMES
from game.cli.runs import timed
from game.core.acts import Ask, Over
from game.core.setup import Seat
from game.host.places import Places
from game.nature.mousetrap.trials import Trial
from game.physics.boobytrap import world
from game.physics.boobytrap.packing import BAR_HALF, WIDTH, Packing
from game.physics.boobytrap.pieces import PIECES
from game.scenes.saved_matches import latest
from game.session.match import Match
from game.session.playback import Playback
from game.session.playout import play_on
from game.session.record import head, sealed
from game.session.replay import replay
from game.session.saves import Save, read

ACTS = (500, 5_000, 50_000)
DISCS = (63, 125, 250, 500)
SHELVES = (10, 100, 1_000, 10_000)
WORKERS, RUNS = (1, 2), 24
TRIES, UNDONE, SHOWN = 3, 200, 200
SETTLE, STEPS, PITCH = 300, 60, 34.0
"""Steps in which a tray comes to rest and those that are timed; mm between two discs laid down, the largest plus 2."""


class Table(NamedTuple):
    """What was measured: a row of figures for each size, and what the columns are."""

    name: str
    title: str
    size: str
    unit: str
    columns: tuple[str, ...]
    rows: tuple[tuple[float, ...], ...]
    most: float
    """The greatest power of the size by which a cost may grow."""

    def growth(self, column: int) -> float:
        """The power of the size by which a column grows from the smallest to the largest."""
        first, last = self.rows[0], self.rows[-1]
        return math.log(last[column] / first[column]) / math.log(last[0] / first[0])

    @property
    def held(self) -> bool:
        """Whether nothing grows faster than it may."""
        return all(self.growth(column) <= self.most for column in range(1, len(self.rows[0])))


def matches() -> Table:
    """Opening a match to play on, taking back its last move and playing it again, and showing an act of it."""
    rows = []
    for count in ACTS:
        match = long_match(count)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "long.match"
            path.write_bytes(written(match))
            rows.append((count, _best(partial(_resume, path)), _undo(path), _replayed(path)))
    columns = ("load", "undo and redo a move", "show an act of a replay")
    return Table("matches", "Longer matches", "acts", "ms", columns, tuple(rows), 1.1)


def long_match(count: int) -> Match:
    """A match of Mouse Trap by chance, from which each act is dropped that would end it."""
    row, rng = CATALOG["mousetrap"], random.Random(1)
    setup = row.game.setup([Seat(name) for name in row.game.seat_names[:4]], {"profile": "original"})
    match, pick = Match(row.game, setup), row.chance(rng).pick
    while len(match.played) < count:
        waiting = match.waiting
        match.play(pick(match.state, waiting) if isinstance(waiting, Ask) else rng.choice(match.legal))
        if isinstance(match.waiting, Over):
            match.forget(max(0, len(match.played) - rng.randrange(2, 40)))
    return match


def written(match: Match) -> bytes:
    """The file of a match in which every act was saved at once, as it is played in the window."""
    content, seal = sealed("", (head(match.game, match.setup),), _digest(match, match.game.start(match.setup)))
    pieces = [content]
    states = itertools.chain((played.before for played in match.played[1:]), (match.state,))
    for played, state in zip(match.played, states, strict=True):
        content, seal = sealed(seal, (played.text,), _digest(match, state))
        pieces.append(content)
    return b"".join(pieces)


def _digest(match: Match, state: object) -> str:
    probe = Match.__new__(Match)
    probe.game, probe.state = match.game, state
    return probe.digest()


def _resume(path: Path) -> None:
    save, _, _ = Save.resume(path, GAMES)
    save.close()


def _undo(path: Path) -> float:
    match = replay(CATALOG["mousetrap"].game, read(path))
    while not match.can_undo(match.played[-1].seat):
        match.forget(len(match.played) - 1)

    def again() -> None:
        for _ in range(UNDONE):
            match.play_text(match.undo().text)

    return _best(again) / UNDONE


def _replayed(path: Path) -> float:
    row = CATALOG["mousetrap"]
    whole = replay(row.game, read(path))
    acts = whole.played

    def show() -> None:
        playback = Playback(Match(row.game, whole.setup), row.nature_of(1, row.bots(whole.setup)), acts)
        for _ in itertools.islice(play_on(playback), SHOWN):
            pass

    return _best(show) / SHOWN


def trays() -> Table:
    """A step of a tray that has more pieces, in a box as much wider."""
    rows = tuple((count, _tray(count)) for count in DISCS)
    return Table("trays", "Fuller trays", "discs", "ms", ("one step",), rows, 1.3)


def _tray(count: int) -> float:
    wide = WIDTH * math.sqrt(count / DISCS[0])
    in_row, rng = int(wide // PITCH), random.Random(1)
    with mock.patch.object(world, "WIDTH", wide), mock.patch.object(world, "DEPTH", 4 * wide):
        tray = world.World(Packing((), (0.0, BAR_HALF, 0.0)))
    tray.bar.position = 0.0, PITCH * (count // in_row + 2) + BAR_HALF
    for number in range(count):
        x = (number % in_row + 0.5) * wide / in_row - wide / 2 + rng.uniform(-1, 1)
        tray._add_disc(PIECES[rng.randrange(len(PIECES))], (x, PITCH * (number // in_row + 0.5), 0.0))
    tray.step(SETTLE)
    return _best(lambda: tray.step(STEPS)) / STEPS


def shelves() -> Table:
    """Finding the match that waits among so many that are over, as the title does when it opens."""
    row, rows = CATALOG["mightymouse"], []
    match = Match(row.game, row.game.setup([Seat(name) for name in row.game.seat_names[:2]]))
    content, seal = sealed("", (head(match.game, match.setup),), match.digest())
    over = content + sealed(seal, ("~ over red",), match.digest())[0]
    with tempfile.TemporaryDirectory() as folder:
        places = Places(Path(folder))
        places.matches.mkdir(parents=True)
        (places.matches / "waiting.match").write_bytes(content)
        os.utime(places.matches / "waiting.match", (1, 1))
        made = 1
        for count in SHELVES:
            for number in range(made, count):
                (places.matches / f"{number}.match").write_bytes(over)
            made = count
            for index in places.data.glob("shelf.sqlite3*"):
                index.unlink()
            fresh = _once(lambda: latest(places))
            rows.append((count, fresh, _best(lambda: latest(places))))
    columns = ("find the one that waits, all new", "the same, all known")
    return Table("shelves", "Longer shelves", "matches kept", "ms", columns, tuple(rows), 1.1)


def workers() -> Table:
    """Runs of the trap in more processes: seconds by the clock, so this needs a computer that does nothing else."""
    rows = []
    for count in WORKERS:
        began = time.perf_counter()
        list(timed(Trial().run, range(1, RUNS + 1), count))
        rows.append((count, time.perf_counter() - began))
    return Table("workers", f"{RUNS} runs of the trap", "processes", "s", ("whole time",), tuple(rows), 0)


TABLES: dict[str, Callable[[], Table]] = {
    "matches": matches,
    "trays": trays,
    "shelves": shelves,
    "workers": workers,
}


def _best(work: Callable[[], object]) -> float:
    """Processor milliseconds of the quickest of some tries."""
    return min(_once(work) for _ in range(TRIES))


def _once(work: Callable[[], object]) -> float:
    """Processor milliseconds of a piece of work."""
    began = time.process_time()
    work()
    return (time.process_time() - began) * 1000


def told(table: Table) -> Iterator[str]:
    """A table in Markdown, its growth in the last row."""
    yield f"| {table.size} | " + " | ".join(f"{column}, {table.unit}" for column in table.columns) + " |"
    yield "|---:|" + "---:|" * len(table.columns)
    for size, *figures in table.rows:
        yield f"| {size:,.0f} | " + " | ".join(f"{figure:,.4g}" for figure in figures) + " |"
    powers = (f"size ^ {table.growth(column):.2f}" for column in range(1, len(table.columns) + 1))
    yield "| **growth** | " + " | ".join(powers) + " |"


def computer() -> str:
    """What it was measured on."""
    names = [line.partition(":")[2].strip() for line in _lines("/proc/cpuinfo") if line.startswith("model name")]
    named = names[0] if names else platform.machine()
    return f"{os.cpu_count()} cores ({named}), {platform.system()}, Python {platform.python_version()}"


def _lines(path: str) -> list[str]:
    try:
        return Path(path).read_text(encoding="utf-8").splitlines()
    except OSError:
        return []


def write(tables: Sequence[Table], folder: Path) -> None:
    """The page and its plots."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = ["# Cost against size", "", f"Trapworks {__version__} on {computer()}.", ""]
    lines += ["Written by `python -m build_scripts.growth --page .github/growth`. Times are of the processor, the best"]
    lines += [
        f"of {TRIES} tries, but for the processes, which are timed by the clock. The last row is the power of the"
    ]
    lines += ["size by which a cost grows: 0 not at all, 1 in proportion.", ""]
    for table in tables:
        curves = {
            name: [(row[0], max(row[number], 1e-4)) for row in table.rows]
            for number, name in enumerate(table.columns, start=1)
        }
        picture = plot(table.title, table.size, f"{table.unit}", curves)
        (folder / f"{table.name}.svg").write_text(picture, encoding="utf-8")
        lines += [f"## {table.title}", "", *told(table), "", f"![{table.title}]({table.name}.svg)", ""]
    (folder / "README.md").write_text("\n".join(lines), encoding="utf-8")


def main() -> int:
    """Measure what is asked for; 1 if something grows faster than it may."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(TABLES), help=f"some of {', '.join(TABLES)}")
    parser.add_argument("--page", type=Path, help="a folder for the page and its plots")
    given = parser.parse_args()
    if unknown := set(given.only.split(",")) - set(TABLES):
        parser.error(f"--only takes {', '.join(TABLES)}, not {', '.join(sorted(unknown))}")
    tables = []
    for name in given.only.split(","):
        print(f"measuring {name} ...", file=sys.stderr)
        tables.append(TABLES[name]())
        print(*told(tables[-1]), "", sep="\n", flush=True)
    if given.page:
        write(tables, given.page)
    return 0 if all(table.held for table in tables) else 1


if __name__ == "__main__":
    sys.exit(main())
