"""Whether every machine runs alike, bit for bit, wherever it runs: python -m build_scripts.machine_digests

Without arguments: the runs on record once more, once with a processor that is told to have no FMA (glibc only), and
once with every velocity disturbed by a random last bit in every step, which is harder than any platform. The exit code
is 1 if one differs. --write makes the record anew, after a change of the physics. --runs compares other runs than
those on record, whose digests nobody knows, among these three. --odds tells of such runs how likely each is to be
rounded apart by the disturbance, which few runs tell better than hundreds that agree.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import random
import subprocess
import sys
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager

import pymunk
from pymunk import batch

from game.cli.machine_digests import FILE, MACHINES, RUNS, digests, known
from game.games.boobytrap.tray.history import KEPT
from game.machine import stage

NO_FMA = {"GLIBC_TUNABLES": "glibc.cpu.hwcaps=-FMA,-AVX2"}
_HEAD = "# Written by python -m build_scripts.machine_digests --write: what each run comes to, on every computer.\n"
_SPEEDS = batch.BodyFields.VELOCITY | batch.BodyFields.ANGULAR_VELOCITY


@contextmanager
def disturbed(seed: int = 0) -> Iterator[None]:
    """While this lasts, every step of a space in this process leaves every velocity off by a last bit, or not."""
    rng, real, speeds = random.Random(seed), pymunk.Space.step, batch.Buffer()

    def step(space: pymunk.Space, dt: float) -> None:
        real(space, dt)
        speeds.clear()
        batch.get_space_bodies(space, _SPEEDS, speeds)
        values = memoryview(speeds.float_buf()).cast("d")
        values[:] = array("d", [math.nextafter(each, rng.choice((-math.inf, each, math.inf))) for each in values])
        batch.set_space_bodies(space, _SPEEDS, speeds)

    pymunk.Space.step = step  # type: ignore[method-assign, assignment]
    try:
        yield
    finally:
        pymunk.Space.step = real  # type: ignore[method-assign]


def disturbed_digests(name: str, runs: range) -> Iterator[str]:
    """What these runs come to, each disturbed in its own way whatever was run before."""
    for number in runs:
        with disturbed(number):
            yield from digests(name, range(number, number + 1))


def odds(name: str, number: int) -> float:
    """How likely this run is to be rounded apart by the disturbance.

    Two values that differ by a share of a mesh lie with that chance on two sides of its edge.
    """
    here = _roundings(name, number)
    with disturbed(number):
        there = _roundings(name, number)
    pairs = ((mesh, zip(one, other, strict=False)) for (mesh, one), (_, other) in zip(here, there, strict=False))
    return min(1.0, math.fsum(abs(a - b) / mesh for mesh, values in pairs for a, b in values))


def _roundings(name: str, number: int) -> list[tuple[float, list[float]]]:
    """Everything that is rounded in a run, as it was before, each time with the width of the meshes."""
    found, real = list[tuple[float, list[float]]](), stage.on_grid

    def on_grid(values: list[float], grid: float) -> list[float]:
        found.append((grid, values))
        return real(values, grid)

    KEPT.clear()
    stage.on_grid = on_grid
    try:
        MACHINES[name](number)
    finally:
        stage.on_grid = real
    return found


def tell_odds(names: list[str], runs: range) -> None:
    """Print them in the mean and at the most."""
    for name in names:
        found = [odds(name, number) for number in runs]
        mean, most = math.fsum(found) / len(found), max(found)
        print(f"{name:9} {len(runs)} runs: rounded apart with odds of {mean:.1e}, {most:.1e} at the most", flush=True)


def elsewhere(
    names: list[str], runs: range, words: Sequence[str] = (), env: Mapping[str, str] | None = None
) -> dict[str, list[str]]:
    """The digests of another process."""
    command = [sys.executable, "-m", "build_scripts.machine_digests", *names, "--tell", *words]
    command += ["--from", str(runs.start), "--runs", str(len(runs))]
    done = subprocess.run(command, env={**os.environ, **(env or {})}, stdout=subprocess.PIPE, check=True)
    found: dict[str, list[str]] = json.loads(done.stdout)
    return found


def compare(names: list[str], runs: range, recorded: bool) -> bool:
    """Print how many of the runs agree with the record, or with this process; whether all do."""
    here = {name: list(digests(name, runs)) for name in names}
    wanted = {name: known()[name][runs.start : runs.stop] for name in names} if recorded else here
    found = {"here": here, "without FMA": elsewhere(names, runs, env=NO_FMA)}
    found["disturbed"] = elsewhere(names, runs, ["--disturbed"])
    for how, all_ in found.items():
        for name in names:
            same = sum(map(str.__eq__, all_[name], wanted[name]))
            print(f"{name:9} {how:12} {same} of {len(runs)} alike", flush=True)
    return all(all_ == wanted for all_ in found.values())


def write() -> None:
    """Make the record anew."""
    rows = {name: "".join(f'    "{each}",\n' for each in digests(name, range(RUNS), 2)) for name in MACHINES}
    FILE.write_text(_HEAD + "".join(f"\n[{name}]\nruns = [\n{row}]\n" for name, row in rows.items()), encoding="utf-8")


def main() -> int:
    """Write, tell or compare."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("machines", nargs="*", metavar="MACHINE", help=f"of {', '.join(MACHINES)}; all without")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="N")
    parser.add_argument("--runs", type=int, default=RUNS, metavar="N")
    parser.add_argument("--odds", action="store_true")
    parser.add_argument("--tell", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--disturbed", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    names, runs = given.machines or list(MACHINES), range(given.first, given.first + given.runs)
    if given.write:
        write()
        return 0
    if given.odds:
        tell_odds(names, runs)
        return 0
    if not given.tell:
        return int(not compare(names, runs, runs.stop <= RUNS))
    print(
        json.dumps(
            {name: list(disturbed_digests(name, runs) if given.disturbed else digests(name, runs)) for name in names}
        )
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
