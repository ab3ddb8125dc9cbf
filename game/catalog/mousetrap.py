"""Mouse Trap as it is offered."""

from __future__ import annotations

from game.bots.mousetrap import LEVELS, MouseTrapBot
from game.catalog import Row
from game.nature.mousetrap import MADE_UP, MouseTrapNature
from game.rules.mousetrap import MOUSETRAP

ROW = Row(
    MOUSETRAP,
    title="Mouse Trap",
    levels=tuple(LEVELS),
    level=2,
    bot=MouseTrapBot,
    nature=MouseTrapNature,
    made_up=MADE_UP,
)
