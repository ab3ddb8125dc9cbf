"""`trap --why` and `trap --skill`: why runs missed, and how much of the result is decided by the building."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from statistics import mean
from typing import Any

from game.cli.runs import timed, watched
from game.games.mousetrap.nature.causes import KINDS, Cause
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.text.machine import ended, explain
from game.games.mousetrap.trap.report import TrapReport
from game.nature.chance import stream
from game.nature.statistics import share_between, share_interval
from game.text.language import N_, N_plural, _, decimal, ngettext, percent, row

BUILDS, MORE, MOST_BUILDS = 160, 80, 480
"""Machines that are built at first, and as many more at a time, up to so many, until the share is known well enough."""
TRIES = 10
HALF_WIDTH = 0.1
"""Half the width of the interval with which a share is known well enough."""
CARELESS = ((1.0, 0.5), (1.5, 1.0), (2.0, 1.5), (3.0, 3.0))
"""The mm and degrees off true at which the skill is measured: careful hands first."""
# Translators: what was to blame for so many misses, as "hand 3, part 5, pair 0, luck 1, none 2".
_KINDS = {
    "hand": N_("hand {number}"),
    "part": N_("part {number}"),
    "pair": N_("pair {number}"),
    "luck": N_("luck {number}"),
    "none": N_("none {number}"),
}
_EXPLAINED = N_plural(
    "{explained} of {number} miss explained: {counts}", "{explained} of {number} misses explained: {counts}"
)
_SKILL = N_(
    "{mm} mm, {deg} degrees: {mean} captured; {share} of the variance is due to the build ({low} "
    "to {high}; {builds} builds, {tries} tries each)"
)


def why(trial: Trial, misses: Sequence[tuple[int, TrapReport]], workers: int) -> tuple[dict[str, Any], list[str]]:
    """The causes of these misses, each with its seed, as plain values, and each as a sentence."""
    causes: list[Cause] = []
    if misses:
        seeds = [seed for seed, _report in misses]
        causes = [cause for cause, _seconds in watched(timed(trial.cause, seeds, workers), len(seeds))]
    explained = sum(cause.explained for cause in causes)
    both = [(*miss, cause) for miss, cause in zip(misses, causes, strict=True)]
    lines = [f"  {seed}: {ended(report)} {explain(cause, trial.inputs(seed))}" for seed, report, cause in both]
    kinds = Counter(cause.kind for cause in causes)
    counts = row([_(_KINDS[kind], number=kinds[kind]) for kind in KINDS])
    lines.append(ngettext(*_EXPLAINED, len(misses), explained=explained, counts=counts))
    found = [_as_values(seed, report, cause) for seed, report, cause in both]
    return {"misses": len(misses), "explained": explained, "causes": found}, lines


def skill(trial: Trial, seed: int, workers: int) -> list[dict[str, Any]]:
    """For each of CARELESS: the mean share of captures, and the share of their variance that lies in the build.

    BUILDS machines or more are set down at random, and each is tried TRIES times with every part moved by a hair's
    breadth (0.05 mm, 0.025 degrees, 0.25 % grip). What differs between machines is the building; what differs between
    the tries of one machine is nobody's doing. Both variances are estimated without bias, see `variances`; the 95 %
    interval of the share is a bootstrap over the builds, seeded as they are.
    """
    return [_skill_at(replace(trial, mm=mm, deg=deg), seed, workers) for mm, deg in CARELESS]


def _skill_at(trial: Trial, seed: int, workers: int) -> dict[str, Any]:
    """The same for one pair of CARELESS."""
    hits = _captures(trial, range(seed, seed + BUILDS), workers)
    low, high = share_interval(hits, TRIES, stream(seed, "skill"))
    while high - low > 2 * HALF_WIDTH and len(hits) < MOST_BUILDS:
        hits += _captures(trial, range(seed + len(hits), seed + len(hits) + MORE), workers)
        low, high = share_interval(hits, TRIES, stream(seed, "skill"))
    share = round(share_between(hits, TRIES), 3)
    found = {"mm": trial.mm, "deg": trial.deg, "mean": round(mean(hits) / TRIES, 4), "share": share}
    return {**found, "share_ci95": [round(low, 3), round(high, 3)], "builds": len(hits), "tries": TRIES}


def _captures(trial: Trial, seeds: range, workers: int) -> list[int]:
    capture = partial(trial.captures, number=TRIES)
    return [each for each, _seconds in watched(timed(capture, seeds, workers), len(seeds))]


def skill_lines(found: Sequence[dict[str, Any]]) -> list[str]:
    """The same for a person to read."""
    return [_skill_line(each) for each in found]


def _skill_line(each: dict[str, Any]) -> str:
    values = {"mm": decimal(each["mm"]), "deg": decimal(each["deg"]), "mean": percent(each["mean"], 1)}
    # Without bias a share may be estimated below none at all.
    share, low, high = (percent(max(0.0, value)) for value in (each["share"], *each["share_ci95"]))
    return _(_SKILL, **values, share=share, low=low, high=high, builds=each["builds"], tries=each["tries"])


def _as_values(seed: int, report: TrapReport, cause: Cause) -> dict[str, Any]:
    return {
        "seed": seed,
        "stopped_at": report.stopped_at,
        "cause": cause.kind,
        "parts": list(cause.parts),
        "calm": cause.calm,
        "as_it_stood": cause.as_it_stood,
        "corrected": cause.corrected,
    }
