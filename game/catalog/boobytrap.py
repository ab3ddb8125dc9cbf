"""Booby-Trap as it is offered."""

from __future__ import annotations

from game.bots.boobytrap import LEVELS, BoobyTrapBot
from game.catalog import CatalogRow
from game.nature.boobytrap import MADE_UP, BoobyTrapNature
from game.rules.boobytrap import BOOBYTRAP

ROW = CatalogRow(
    BOOBYTRAP,
    title="Booby-Trap",
    levels=tuple(LEVELS),
    level=2,
    bot=BoobyTrapBot,
    nature=BoobyTrapNature,
    made_up=MADE_UP,
)
