"""What is kept of a run that can be looked at like a film, and of a hundred at once."""

from __future__ import annotations

from build_scripts.bench.bars import Bar
from game.games.mousetrap.nature.hundred import HundredHands
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.trap.machine import PART_NUMBERS, Placement
from game.games.mousetrap.trap.run import TrapRun
from game.games.mousetrap.trap.watched import WatchedRun
from game.host.places import Places
from game.machine.hand import STEPS_PER_SECOND
from game.text.said import Said

RUNS = 12
_MB = 1e6


def film(_: Places) -> list[Bar]:
    """The largest recording of some runs of the trap, and all places of a hundred hands."""
    kept: list[tuple[int, float]] = []
    for seed in range(RUNS):
        watched = WatchedRun(TrapRun(Trial().inputs(seed)))
        while not watched.finish():
            pass
        kept.append((watched.recording.bytes, watched.run.steps / STEPS_PER_SECOND))
    most, seconds = max(kept)
    hands = HundredHands({number: Placement() for number in PART_NUMBERS})
    hands.finish()
    caught = Said("{caught} of {runs} caught", caught=hands.caught, runs=len(hands.found))
    return [
        # Translators: {seconds}: how long the longest of {runs} runs took.
        Bar(
            "film.run", most / _MB, "MB", 4, Said("{seconds:.1f} s, the longest of {runs}", seconds=seconds, runs=RUNS)
        ),
        Bar("film.hundred", hands.bytes / _MB, "MB", 6, caught),
    ]
