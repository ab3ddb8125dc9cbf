"""Long checks that find what a short test does not, with one page of results that is kept in the repository.

python -m tests.soak [--only R8,M12] [--hours 2] [--workers 2]
    Goes on with each check where it was broken off, and writes what it found after every batch. `--only` takes the
    beginnings of names: R2 is every check of damaged saves, "R2 flips" one of them. Exits 1 if there was a fault or
    something was never reached.
python -m tests.soak --list
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from game.cli.runs import bar, timed
from tests.soak.check import Check, counted
from tests.soak.checks import CHECKS
from tests.soak.results import Result, load, missed, page, save

FOLDER = Path(__file__).resolve().parents[2] / ".github" / "soak"


def go_on(check: Check, results: dict[str, Result], folder: Path, workers: int, until: float) -> None:
    """Do the batches that are left of a check, as long as there is time."""
    result = results.setdefault(check.id, Result())
    left = range(result.batches, check.batches)
    # A batch takes minutes, so none waits for others of its process before it is kept.
    for (batch, cpu_s), _ in timed(partial(counted, check.run), left, workers, chunk=1):
        result.add(batch, cpu_s)
        _keep(folder, results)
        told = f"{bar(result.batches / check.batches)} {check.id}: {result.done:,} {check.unit}, {result.faulty} faults"
        print(f"\r{told}", end="" if sys.stdout.isatty() else "\n", flush=True)
        if time.monotonic() > until:
            break
    print(flush=True)


def _keep(folder: Path, results: dict[str, Result]) -> None:
    save(folder / "results.json", results)
    (folder / "README.md").write_text(page(CHECKS, results), encoding="utf-8")


def chosen(only: str) -> Sequence[Check]:
    """The checks whose names begin so; exits with a message where there is none."""
    wanted = tuple(name.strip() for name in only.split(","))
    found = [check for check in CHECKS if check.id.startswith(wanted)]
    if not found:
        sys.exit(f"No check begins with {only}; --list tells them.")
    return found


def main() -> int:
    """Go on with what was chosen and write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", metavar="NAME,...")
    parser.add_argument("--hours", type=float, default=24.0, help="stop after so long (24)")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--results", type=Path, default=FOLDER, metavar="DIR", help="where the page and its data are")
    parser.add_argument("--list", action="store_true", help="tell the checks and what is done of them")
    given = parser.parse_args()
    results, until = load(given.results / "results.json"), time.monotonic() + given.hours * 3600
    if not given.list:
        for check in chosen(given.only):
            if time.monotonic() < until and results.get(check.id, Result()).batches < check.batches:
                go_on(check, results, given.results, given.workers, until)
        _keep(given.results, results)
    print(page(CHECKS, results))
    passed_over = any(missed(check, results.get(check.id, Result())) for check in CHECKS)
    return int(passed_over or any(result.faulty for result in results.values()))


if __name__ == "__main__":
    sys.exit(main())
