"""R2 and R3: saves damaged in every way, each golden match in turn."""

from __future__ import annotations

from build_scripts.fuzz_saves import BUNCH, GOLDEN, LONGEST_MS, run
from build_scripts.soak.check import Batch, seed_of
from game.catalog import CATALOG

FILES = {game: tuple(sorted(GOLDEN.glob(f"{game}-*.match"))) for game in CATALOG}
EDITS = 10_000 // BUNCH


def damaged(way: str, game: str, number: int) -> Batch:
    """Every flip or cut of one golden match of the game, or a bunch of edits of one."""
    files = FILES[game]
    whole = way in ("flips", "truncations")
    at = number if whole else seed_of(f"{way} {game}", number)
    found, slowest = run(way, files, at)
    faults = [f"{count} read as another match" for name, count in found.items() if name == "ANOTHER MATCH"]
    if way == "resealed" and slowest > LONGEST_MS:
        faults.append(f"bunch {number}: one took {slowest:.0f} ms of processor")
    return Batch(sum(found.values()), tuple(faults), {"refused": found["refused"], "most ms": round(slowest, 1)})
