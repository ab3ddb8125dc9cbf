"""The figures of the Mouse Trap machine over seeds it was not tuned on, a line each; before a release."""

from __future__ import annotations

import argparse
import itertools
import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from multiprocessing import get_context

from build_scripts.measure.figures import Figure, add_seed, add_workers, told
from game.games.mousetrap.nature.trials import Trial, TrialCount
from game.games.mousetrap.trap.machine import PARTS
from game.games.mousetrap.trap.report import TrapReport
from game.games.mousetrap.trap.run import MAX_STEPS

CAREFUL = Trial()
MIXED_RPS = (-2.0, 0.3, 0.7, 1.0, 2.0, 3.0, 5.0, 10.0)


def measure(runs: int, seed: int, many: int, workers: int) -> Iterator[Figure]:
    """Every figure in turn."""
    with get_context("spawn").Pool(workers) as pool:

        def count(trial: Trial, number: int = runs) -> TrialCount:
            return counted(pool.imap(partial(_run, trial), range(seed, seed + number), 8))

        careful = count(CAREFUL)
        rate = careful.captured / runs
        yield Figure("M1", "careful hands: 0.75 to 0.92", _rate(careful), 0.75 <= rate <= 0.92)
        perfect = count(replace(CAREFUL, mm=0, deg=0, grip_pct=0), 4)
        yield Figure("M2", "perfect: at least 0.97", _rate(perfect), perfect.captured == perfect.runs)
        yield from _curve(count, rate)
        yield from _speeds(count, rate)
        yield from _ablation(count)
        yield from _failures(careful)
        yield _mixed(pool.imap(mixed_run, range(seed, seed + many), 16), many)


def counted(reports: Iterable[TrapReport]) -> TrialCount:
    """What these runs come to."""
    found = TrialCount()
    for report in reports:
        found.add(report)
    return found


def _run(trial: Trial, seed: int) -> TrapReport:
    return trial.run(seed)


def mixed_run(seed: int) -> TrapReport:
    """A run under hands of any kind and speed, one in five without a part."""
    rng = random.Random(f"mixed {seed}")
    missing = (rng.randint(1, 24),) if rng.random() < 0.2 else ()
    hand = rng.choice(("steady", "jerky"))
    limits = rng.uniform(0, 3), rng.uniform(0, 3), rng.uniform(0, 20)
    return Trial(rng.choice(MIXED_RPS), hand, *limits, missing).run(seed)


def _rate(count: TrialCount) -> str:
    summary = count.summary()
    return f"{summary['rate']:.3f} {summary['rate_ci95']} of {count.runs}"


def _curve(count: Callable[..., TrialCount], careful: float) -> Iterator[Figure]:
    rates = [careful]
    for mm, deg, low, high in (
        (1.5, 1.0, 0.0, 1.0),
        (2.0, 1.5, 0.35, 0.70),
        (2.5, 2.2, 0.0, 1.0),
        (3.0, 3.0, 0.0, 0.25),
    ):
        found = count(replace(CAREFUL, mm=mm, deg=deg))
        rates.append(found.captured / found.runs)
        yield Figure("M3", f"{mm} mm, {deg} degrees: {low} to {high}", _rate(found), low <= rates[-1] <= high)
    falls = all(later <= earlier + 0.05 for earlier, later in itertools.pairwise(rates))
    yield Figure("M3", "the curve falls", " ".join(f"{rate:.2f}" for rate in rates), falls)


def _speeds(count: Callable[..., TrialCount], careful: float) -> Iterator[Figure]:
    quick, brisk = count(replace(CAREFUL, rps=5.0)), count(replace(CAREFUL, rps=2.0))
    fast, middle = quick.captured / quick.runs, brisk.captured / brisk.runs
    yield Figure("M4", "5 rps: at least 0.30 below", _rate(quick), fast <= careful - 0.30)
    yield Figure("M4", "2 rps: between the two", _rate(brisk), fast <= middle <= careful)
    back = count(replace(CAREFUL, rps=-0.7), 60)
    yield Figure("M5", "anticlockwise: none of 60", _rate(back), back.captured == 0)


def _ablation(count: Callable[..., TrialCount]) -> Iterator[Figure]:
    for spec in PARTS:
        found = count(replace(CAREFUL, missing=(spec.number,)), 40)
        stops = ", ".join(f"{name} {number}" for name, number in found.stopped_at.most_common())
        yield Figure("M6", f"without {spec.id}: none of 40", f"{found.captured}; {stops}", found.captured == 0)


def _failures(careful: TrialCount) -> Iterator[Figure]:
    missed = careful.runs - careful.captured
    name, most = careful.stopped_at.most_common(1)[0]
    yield Figure("M7", "no link has over 60 % of the failures", f"{name} {most} of {missed}", most <= 0.6 * missed)
    odd = careful.misfires + careful.refused
    yield Figure("M8", "misfires and refusals: at most 2 %", f"{odd} of {careful.runs}", odd <= 0.02 * careful.runs)


def _mixed(reports: Iterable[TrapReport], many: int) -> Figure:
    ended = longest = 0
    for report in reports:
        ended += report.steps <= MAX_STEPS
        longest = max(longest, report.steps)
    return Figure("M12", f"{many} mixed runs all end", f"{ended}; longest {longest} steps", ended == many)


def add(parser: argparse.ArgumentParser) -> None:
    """Add what it can be told."""
    parser.add_argument("--runs", type=int, default=300)
    parser.add_argument("--many", type=int, default=10_000, help="how many mixed runs")
    add_seed(parser, 1_000_000)
    add_workers(parser)


def measured(given: argparse.Namespace) -> int:
    """Measure and print; 1 if something is missed."""
    return told(measure(given.runs, given.seed, given.many, given.workers))
