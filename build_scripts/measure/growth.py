"""Cost against size: what longer matches, fuller trays, larger machines, longer shelves and more processes cost.

Prints a table of each, and how it grows: the power of the size by which the cost rises, 1 being in proportion to it.
With --page it writes them as a page with plots. Trays and machines have Box2D beside them (pip install
'trapworks[bench]').
"""

from __future__ import annotations

import argparse
import itertools
import math
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from unittest import mock

from build_scripts.bench.bars import Unmeasurable
from build_scripts.bench.box2d import Twin
from build_scripts.bench.child import cpu_ms
from build_scripts.bench.tray import BOX2D_SCALE
from build_scripts.measure.growth_page import TRIES, Table, write
from game.catalog import CATALOG, GAMES
from game.cli.machine_digests import random_machine
from game.cli.runs import timed
from game.core.acts import Ask, Over
from game.core.setup import Seat
from game.core.slices import finish
from game.games.boobytrap.tray import world
from game.games.boobytrap.tray.packing import BAR_HALF, PIECES, WIDTH, Packing
from game.games.mousetrap.nature.trials import Trial
from game.host.places import Places
from game.nature.chance import stream
from game.session.match import Match
from game.session.match_runner import play_on
from game.session.playback import Playback
from game.session.record import head, sealed
from game.session.replay import replay
from game.session.saves import Save, read
from game.shell.matches.match_list import finding
from game.workshop.parts import machine as workshop
from game.workshop.parts.building import Built
from game.workshop.parts.files import Stored, read_machine, write_machine


def best(work: Callable[[], object]) -> float:
    """Processor milliseconds of the quickest of some tries."""
    return min(cpu_ms(work) for _ in range(TRIES))


def in_turn(works: tuple[Callable[[], object], ...], rounds: int) -> list[float]:
    """The same of several, the median of some rounds in which they take turns, so that noise meets all alike."""
    found = [[cpu_ms(work) for work in works] for _ in range(rounds)]
    return [sorted(column)[rounds // 2] for column in zip(*found, strict=True)]


# ---- longer matches

ACTS = (500, 5_000, 50_000)
UNDONE, SHOWN = 200, 200


def longer_matches() -> Table:
    """Opening a match to play on, taking back its last move and playing it again, and showing an act of it."""
    rows = []
    for count in ACTS:
        match = long_match(count)
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "long.match"
            path.write_bytes(written(match))
            rows.append((count, best(partial(_resume, path)), _undo(path), _replayed(path)))
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
    content, seal = sealed("", (head(match.game, match.setup),), _digest_of(match, match.game.start(match.setup)))
    pieces = [content]
    states = itertools.chain((played.before for played in match.played[1:]), (match.state,))
    for played, state in zip(match.played, states, strict=True):
        content, seal = sealed(seal, (played.text,), _digest_of(match, state))
        pieces.append(content)
    return b"".join(pieces)


def _digest_of(match: Match, state: object) -> str:
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

    return best(again) / UNDONE


def _replayed(path: Path) -> float:
    row = CATALOG["mousetrap"]
    whole = replay(row.game, read(path))
    acts = whole.played

    def show() -> None:
        playback = Playback(Match(row.game, whole.setup), row.nature_of(1, row.bots(whole.setup)), acts)
        for _ in itertools.islice(play_on(playback), SHOWN):
            pass

    return best(show) / SHOWN


# ---- fuller trays

DISCS = (63, 125, 250, 500)
_SETTLE, _TRAY_STEPS, _TRAY_ROUNDS, _PITCH = 300, 20, 9, 34.0
"""Steps in which a tray comes to rest and those that are timed, how often; mm between two discs laid down, the largest
plus 2."""


def fuller_trays() -> Table:
    """A step of a tray that has more pieces, in a box as much wider."""
    rows = tuple((count, *_tray(count)) for count in DISCS)
    told = "The box has 63 discs; more lie in one that is as much wider. Box2D 2.3.10 has the same scene."
    return Table("trays", "Fuller trays", "discs", "ms", ("step", "step in Box2D"), rows, 1.3, told)


def _tray(count: int) -> list[float]:
    wide = WIDTH * math.sqrt(count / DISCS[0])
    in_row, rng = int(wide // _PITCH), random.Random(1)
    with mock.patch.object(world, "WIDTH", wide), mock.patch.object(world, "DEPTH", 4 * wide):
        tray = world.World(Packing((), (0.0, BAR_HALF, 0.0)))
    tray.bar.position = 0.0, _PITCH * (count // in_row + 2) + BAR_HALF
    for number in range(count):
        x = (number % in_row + 0.5) * wide / in_row - wide / 2 + rng.uniform(-1, 1)
        tray._add_disc(PIECES[rng.randrange(len(PIECES))], (x, _PITCH * (number // in_row + 0.5), 0.0))
    tray.step(_SETTLE)
    twin = Twin(tray.space, BOX2D_SCALE)
    twin.step(world.STEP, _TRAY_STEPS)
    steps = in_turn((lambda: tray.step(_TRAY_STEPS), lambda: twin.step(world.STEP, _TRAY_STEPS)), _TRAY_ROUNDS)
    return [ms / _TRAY_STEPS for ms in steps]


# ---- larger machines

PARTS = (10, 20, 40, 80, 120)
_STEPS, _ROUNDS, _SEEDS = 24, 40, (1, 2, 3)
"""Steps in a block, blocks of a machine (a second in all), and machines of each size."""
_OF_MACHINES = (
    "Random machines, parts in each other too, in the first second, in which most of them move. The Workshop lets a "
    "machine have 80 parts; 120 are measured beyond that bound. Box2D 2.3.10 has the same bodies, shapes and joints, "
    "but for rotary springs, which it lacks; a machine that comes apart in its first step there is timed here alone. "
    "The stage stays as wide, so that more parts touch more of the others."
)
_MOST = 1.4
"""More than in proportion for that reason alone; the pairs that touch grow by the power 1.30."""


def larger_machines() -> Table:
    """Reading a machine's file, building it, and a step of it in both engines."""
    with mock.patch.multiple(workshop, MOST_PARTS=PARTS[-1], MOST_GEARS=PARTS[-1]):
        rows = tuple((count, *_mean([_machine(seed, count) for seed in _SEEDS])) for count in PARTS)
    columns = ("read", "build", "step", "step in Box2D")
    return Table("machines", "Larger machines", "parts", "ms", columns, rows, _MOST, _OF_MACHINES)


def _machine(seed: int, parts: int) -> tuple[float, ...]:
    machine = random_machine(stream(seed, "bench", parts), parts)
    content = write_machine(Stored("Random", machine)).encode()
    stage = Built(machine).stage
    twin = Twin(stage.space, 1.0)
    twin.step(stage.dt)
    peer = (lambda: twin.step(stage.dt, _STEPS),) if twin.holds else ()
    steps = [ms / _STEPS for ms in in_turn((lambda: stage.step(_STEPS), *peer), _ROUNDS)]
    return best(lambda: read_machine(content)), best(lambda: Built(machine)), steps[0], *(steps[1:] or [math.nan])


def _mean(rows: list[tuple[float, ...]]) -> list[float]:
    """Of each column, without what is no number."""
    columns = ([value for value in column if not math.isnan(value)] for column in zip(*rows, strict=True))
    return [sum(column) / len(column) if column else math.nan for column in columns]


# ---- longer shelves

SHELVES = (10, 100, 1_000, 10_000)


def longer_shelves() -> Table:
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
            fresh = cpu_ms(lambda: finish(finding(places)))
            rows.append((count, fresh, best(lambda: finish(finding(places)))))
    columns = ("find the one that waits, all new", "the same, all known")
    return Table("shelves", "Longer shelves", "matches kept", "ms", columns, tuple(rows), 1.1)


# ---- more processes

WORKERS, RUNS = (1, 2), 24


def more_processes() -> Table:
    """Runs of the trap in more processes: seconds by the clock, so this needs a computer that does nothing else."""
    rows = []
    for count in WORKERS:
        began = time.perf_counter()
        list(timed(Trial().run, range(1, RUNS + 1), count))
        rows.append((count, time.perf_counter() - began))
    return Table("workers", f"{RUNS} runs of the trap", "processes", "s", ("whole time",), tuple(rows), 0)


TABLES: dict[str, Callable[[], Table]] = {
    "matches": longer_matches,
    "trays": fuller_trays,
    "machines": larger_machines,
    "shelves": longer_shelves,
    "workers": more_processes,
}


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--only", default=",".join(TABLES), help=f"some of {', '.join(TABLES)}")
    parser.add_argument("--page", type=Path, help="a folder for the page and its plots")


def measured(given: argparse.Namespace) -> int:
    """Measure what is asked for; 1 if something grows faster than it may."""
    if unknown := set(given.only.split(",")) - set(TABLES):
        sys.exit(f"--only takes {', '.join(TABLES)}, not {', '.join(sorted(unknown))}")
    tables = list[Table]()
    for name in given.only.split(","):
        print(f"measuring {name} ...", file=sys.stderr)
        try:
            tables.append(TABLES[name]())
        except Unmeasurable as error:
            sys.exit(f"{name}: {error}")
        print(*tables[-1].markdown(), "", sep="\n", flush=True)
    if given.page:
        write(tables, given.page)
    return 0 if all(table.held for table in tables) else 1
