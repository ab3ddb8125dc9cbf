"""Mouse Trap Card Game as it is offered."""

from __future__ import annotations

from game.bots.mousemaze import LEVELS, MouseMazeBot
from game.catalog import CatalogRow
from game.nature.mousemaze import MADE_UP, MouseMazeNature
from game.rules.mousemaze import MOUSEMAZE

ROW = CatalogRow(
    MOUSEMAZE,
    title="Mouse Trap Card Game",
    levels=tuple(LEVELS),
    level=2,
    bot=MouseMazeBot,
    nature=MouseMazeNature,
    made_up=MADE_UP,
)
