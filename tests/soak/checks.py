"""Every long check: the promise in words, how much of it is tried, and what does a batch."""

from __future__ import annotations

from functools import partial

from game.catalog import CATALOG
from tests.soak import damaged, killed, killed_window, machines, monkeys, monkeys_window, walks
from tests.soak.check import Check

_MACHINES = (
    Check("M1-M8", "the figures of the machine on seeds it was not tuned on", "runs", 3, machines.machine_figures),
    Check("M12", "every run of the machine ends", "runs", 10_000 // machines.RUNS, machines.mixed),
    Check("T1-T6", "the figures of the tray on 60 packs", "packs", 60 // machines.PACKS, machines.trays),
    Check("W1", "machines made at random end, and nothing leaves unseen", "machines", 100, machines.random_machines),
)


def _of_game(game: str) -> tuple[Check, ...]:
    files = len(damaged.FILES[game])
    return (
        Check(
            f"R1 {game}",
            "a killed match goes on as if never killed",
            "kills",
            100,
            partial(killed.without_window, game),
        ),
        Check(
            f"R1 window {game}",
            "killed in its window: a match is left",
            "kills",
            200,
            partial(killed_window.in_window, game),
        ),
        Check(
            f"R2 flips {game}",
            "no flipped bit gives another match",
            "flips",
            files,
            partial(damaged.damaged, "flips", game),
        ),
        Check(
            f"R2 cuts {game}",
            "no cut gives another match",
            "cuts",
            files,
            partial(damaged.damaged, "truncations", game),
        ),
        Check(
            f"R2 edits {game}",
            "no edit gives another match",
            "edits",
            damaged.EDITS,
            partial(damaged.damaged, "edits", game),
        ),
        Check(
            f"R3 {game}",
            "what an enemy seals is opened or refused",
            "saves",
            damaged.EDITS,
            partial(damaged.damaged, "resealed", game),
        ),
        Check(
            f"R5 {game}",
            "the same log under three hash seeds",
            "matches",
            1000 // walks.SEEDED,
            partial(walks.alike, game),
        ),
        Check(f"R7 {game}", "no act breaks a promise", "acts", 1000, partial(walks.careful, game)),
        Check(f"R8 {game}", "every match ends", "matches", 10_000 // walks.QUICK, partial(walks.quick, game)),
    )


_MONKEYS = Check(
    "R14",
    "no input breaks a screen: 100,000 on each",
    "inputs",
    monkeys.BATCHES,
    monkeys.monkey,
    tuple(map(monkeys.acts_of, CATALOG)),
    monkeys.FIRST,
)
_IN_WINDOW = Check(
    "R14 window",
    "no act of mouse or keyboard breaks the window",
    "minutes",
    60 // monkeys_window.MINUTES,
    monkeys_window.in_window,
    tuple(map(monkeys.acts_of, CATALOG)),
)
CHECKS = (*_MACHINES, *(check for game in CATALOG for check in _of_game(game)), _MONKEYS, _IN_WINDOW)
