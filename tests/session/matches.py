"""Matches to test with."""

from __future__ import annotations

import random
from collections.abc import Mapping
from pathlib import Path

from game.catalog import CATALOG, GAMES
from game.core.acts import Over
from game.core.setup import Seat, Value
from game.core.slices import finish
from game.session.match import Match
from game.session.match_runner import MatchRunner
from game.session.saves import Save
from game.session.shelf_index import ShelfIndex, telling

ROW = CATALOG["mousetrap"]


def table(
    path: Path | None = None, seed: int = 1, seats: int = 2, options: Mapping[str, Value] | None = None
) -> MatchRunner:
    """A table at which computer players sit, saved to a file if there is one."""
    names = [Seat(name, "bot:2") for name in ROW.game.seat_names[:seats]]
    match = Match(ROW.game, ROW.game.setup(names, options))
    save = Save.create(path, match, [f"seed {seed}"]) if path else None
    return MatchRunner(match, ROW.chance(random.Random(seed)), ROW.bots(match.setup), save)


def play(table: MatchRunner, turns: int = 100_000) -> None:
    """Let the computer players play so many decisions, or to the end."""
    table.begin()
    for _ in range(turns):
        if isinstance(table.match.waiting, Over):
            return
        choice = table.choose()
        assert choice
        table.play(choice.move)


def resume(path: Path) -> tuple[Save, Match]:
    """The match in a file, opened to play on."""
    save, match, _ = Save.resume(path, GAMES)
    return save, match


def read_index(index: ShelfIndex) -> None:
    """Let the shelf's index read every match in its folder, whole."""
    finish(index.refreshing())
    for name in index.untold():
        finish(telling(index, name, GAMES, lambda game, state, names: ""))
