"""Mouse Trap as it is offered."""

from __future__ import annotations

from game.bots.mousetrap import LEVELS, MouseTrapBot
from game.catalog import CatalogRow
from game.nature.mousetrap import MADE_UP, MouseTrapNature
from game.rules.mousetrap import MOUSETRAP

ROW = CatalogRow(
    MOUSETRAP,
    title="Mouse Trap",
    levels=tuple(LEVELS),
    level=2,
    bot=MouseTrapBot,
    nature=MouseTrapNature,
    made_up=MADE_UP,
)
