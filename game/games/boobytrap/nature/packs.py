"""The Booby-Trap tray packed many times: every piece of every pack taken once, and what came of it counted."""

from __future__ import annotations

import math
import random
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.digest import sha256
from game.games.boobytrap.tray.mixing import MixRun
from game.games.boobytrap.tray.packing import BY_NUMBER, MARK, RADII, Packing
from game.games.boobytrap.tray.pulling import PullRun
from game.games.boobytrap.tray.settled import Tray
from game.games.boobytrap.tray.world import STEP, World
from game.machine.lift import Lift, wobbly
from game.nature.statistics import wilson

LOOSE_SHARE = 0.02
"""A piece is loose when all that presses on it is under this share of the spring's force."""
LOOSE_GRIP = LOOSE_SHARE / (1 + LOOSE_SHARE)
SHIELDED_MM = 0.1
FEWEST = 8


@dataclass(frozen=True)
class TakenPiece:
    """One piece taken from a pack: its grip before, how far the bar went in, pieces thrown, seconds to rest."""

    number: int
    grip: float
    travel_mm: float
    thrown: int
    rest_s: float
    settled: bool

    @property
    def tripped(self) -> bool:
        """Whether the bar went by a mark or more (BT-07)."""
        return self.travel_mm >= MARK

    @property
    def loose(self) -> bool:
        """Whether it lay loose."""
        return self.grip < LOOSE_GRIP

    @property
    def shielded(self) -> bool:
        """Whether it was pressed, but its neighbours bore the bar without it: an arch."""
        return not self.loose and self.travel_mm < SHIELDED_MM


@dataclass(frozen=True)
class Pack:
    """What one pack showed.

    creep: how far the bar, and the piece that went farthest, crept; mm. room: as `Tray.room`.
    """

    taken: tuple[TakenPiece, ...]
    creep_bar_mm: float
    creep_disc_mm: float
    steps: int
    digest: str
    room: float


@dataclass(frozen=True)
class Packs:
    """How packs are made and measured.

    picks: random pieces that are gone before; loosest: always the loosest instead. every: 3 takes every third piece.
    stray_mm: of the lifting hand.
    creep_s: how long each is left alone.
    """

    picks: int = 0
    every: int = 1
    stray_mm: float = 0.0
    creep_s: float = 60.0
    loosest: bool = False

    def run(self, seed: int) -> Pack:
        """The pack with this seed."""
        rng = random.Random(f"pack {seed}")
        tray, steps = self._picked(seed, rng)
        sha, taken = sha256(tray.digest().encode()), []
        for number in tray.left[:: self.every]:
            one, length, digest = _take(tray, number, wobbly(self.stray_mm, rng))
            taken.append(one)
            steps += length
            sha.update(digest.encode())
        bar, disc = creep(tray.packing, self.creep_s)
        sha.update(repr((bar, disc)).encode())
        return Pack(tuple(taken), bar, disc, steps, sha.hexdigest(), tray.room)

    def _picked(self, seed: int, rng: random.Random) -> tuple[Tray, int]:
        """The tray to measure, and the steps that it took."""
        steps = _run(mix := MixRun(seed))
        tray = mix.tray()
        for _ in range(self.picks):
            if len(tray.left) > FEWEST:
                piece = min(tray.left, key=tray.grip) if self.loosest else rng.choice(tray.left)
                steps += _run(PullRun(tray, piece))
        return tray, steps


def creep(packing: Packing, seconds: float) -> tuple[float, float]:
    """How far the bar and the farthest piece go when a tray at rest is stepped on and on, mm."""
    world = World(packing)
    world.warm()
    world.step(round(seconds / STEP))
    now = world.packing()
    moved = (math.dist(a[:2], b[:2]) for (_, a), (_, b) in zip(packing.discs, now.discs, strict=True))
    return abs(now.bar[1] - packing.bar[1]), max(moved, default=0.0)


def area_under_curve(scores: Sequence[float], hits: Sequence[bool]) -> float | None:
    """How often a score is higher where there was a hit than where not; None without both."""
    missed = sorted(score for score, hit in zip(scores, hits, strict=True) if not hit)
    found = [score for score, hit in zip(scores, hits, strict=True) if hit]
    if not found or not missed:
        return None
    above = sum(bisect_left(missed, score) + bisect_right(missed, score) for score in found)
    return above / (2 * len(found) * len(missed))


def share(taken: Sequence[TakenPiece], test: Callable[[TakenPiece], bool]) -> dict[str, Any]:
    """How many pieces pass a test, with the 95 % interval of their share."""
    hits = sum(map(test, taken))
    low, high = wilson(hits, len(taken))
    rate = round(hits / len(taken), 4) if taken else None
    return {"pieces": hits, "of": len(taken), "share": rate, "ci95": [round(low, 4), round(high, 4)]}


def summary(packs: Iterable[Pack]) -> dict[str, Any]:
    """The packs' figures as plain values; give the packs in order of their seeds, the digest depends on it."""
    whole = list(packs)
    taken = [one for pack in whole for one in pack.taken]
    grips = [one.grip for one in taken]
    trips, safe = [one for one in taken if one.tripped], [one for one in taken if not one.tripped]
    rests = sorted(one.rest_s for one in taken)
    sha = sha256("".join(pack.digest for pack in whole).encode())
    return {
        "packs": len(whole),
        "pieces": len(taken),
        "shares": {"all": _shares(taken)} | {size: _shares(_of(taken, size)) for size in RADII},
        "auc_trip": _rounded(area_under_curve(grips, [one.tripped for one in taken])),
        "auc_moved_1mm": _rounded(area_under_curve(grips, [one.travel_mm > 1 for one in taken])),
        "least_gripped_fifth": share(sorted(taken, key=lambda one: one.grip)[: len(taken) // 5], _tripped),
        "thrown_in_trips": share(trips, _threw),
        "thrown_in_safe": share(safe, _threw),
        "creep_bar_mm": _rounded(max((pack.creep_bar_mm for pack in whole), default=0.0)),
        "creep_disc_mm": _rounded(max((pack.creep_disc_mm for pack in whole), default=0.0)),
        "rest_s_p95": round(rests[int(0.95 * len(rests))], 3) if rests else None,
        "unsettled": sum(not one.settled for one in taken),
        "steps": sum(pack.steps for pack in whole),
        "digest": sha.hexdigest(),
    }


def _shares(taken: Sequence[TakenPiece]) -> dict[str, Any]:
    return {
        "loose": share(taken, lambda one: one.loose and not one.tripped),
        "safe": share(taken, lambda one: not one.loose and not one.tripped),
        "shielded": share(taken, lambda one: one.shielded),
        "tripping": share(taken, _tripped),
    }


def _of(taken: Sequence[TakenPiece], size: str) -> list[TakenPiece]:
    return [one for one in taken if BY_NUMBER[one.number].size == size]


def _tripped(one: TakenPiece) -> bool:
    return one.tripped


def _threw(one: TakenPiece) -> bool:
    return one.thrown > 0


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 5)


def _take(tray: Tray, number: int, lift: Lift) -> tuple[TakenPiece, int, str]:
    run = PullRun(tray.copy(), number, lift)
    _run(run)
    report = run.report()
    grip, thrown = tray.grip(number), len(report.thrown)
    one = TakenPiece(number, grip, report.travel_mm, thrown, report.rest_s, report.settled)
    return one, report.steps, report.digest


def _run(run: MixRun | PullRun) -> int:
    while not run.done:
        run.step()
    return run.steps
