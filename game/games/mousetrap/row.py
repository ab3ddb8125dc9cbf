"""Mouse Trap as it is offered."""

from __future__ import annotations

from game.catalog import CatalogRow, own_trap_builds
from game.games.mousetrap.bots import LEVELS, MouseTrapBot
from game.games.mousetrap.nature import MADE_UP, MouseTrapNature
from game.games.mousetrap.rules import MOUSETRAP
from game.games.mousetrap.rules.plan import CLASSIC

ROW = CatalogRow(
    MOUSETRAP,
    title="Mouse Trap",
    levels=tuple(LEVELS),
    level=2,
    bot=MouseTrapBot,
    nature=MouseTrapNature,
    made_up=MADE_UP,
    best="shortest",
    has_table=lambda options: options["machine"] == CLASSIC or own_trap_builds(str(options["machine"])),
)
