"""Booby-Trap as it is offered."""

from __future__ import annotations

from game.catalog import CatalogRow, InThought
from game.games.boobytrap.bots import LEVELS, BoobyTrapBot
from game.games.boobytrap.nature import MADE_UP, BoobyTrapNature
from game.games.boobytrap.nature.chances import IN_THOUGHT, ThoughtPlayer
from game.games.boobytrap.rules import BOOBYTRAP

ROW = CatalogRow(
    BOOBYTRAP,
    title="Booby-Trap",
    levels=tuple(LEVELS),
    level=2,
    bot=BoobyTrapBot,
    nature=BoobyTrapNature,
    made_up=MADE_UP,
    best="points",
    foresight=InThought(ThoughtPlayer, 12000, 4_500_000, MADE_UP, IN_THOUGHT, hands=("pull",), chosen=("feel",)),
)
