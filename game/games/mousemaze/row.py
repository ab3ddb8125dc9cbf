"""Mouse Trap Card Game as it is offered."""

from __future__ import annotations

from game.catalog import CatalogRow, InThought
from game.games.mousemaze.players import LEVELS, MADE_UP, QUICK, MouseMazeBot, MouseMazeNature
from game.games.mousemaze.rules import MOUSEMAZE

ROW = CatalogRow(
    MOUSEMAZE,
    title="Mouse Trap Card Game",
    levels=tuple(LEVELS),
    level=2,
    bot=MouseMazeBot,
    nature=MouseMazeNature,
    made_up=MADE_UP,
    foresight=InThought(lambda level: MouseMazeBot(QUICK.get(level, level)), 2600, 500_000, MADE_UP),
)
