"""Mighty Mouse as it is offered."""

from __future__ import annotations

from game.catalog import CatalogRow, InThought
from game.games.mightymouse.players import LEVELS, MADE_UP, MightyMouseBot, MightyMouseNature
from game.games.mightymouse.rules import MIGHTYMOUSE
from game.games.mightymouse.rules.state import SAVED_NUMBER

ROW = CatalogRow(
    MIGHTYMOUSE,
    title="Mighty Mouse",
    levels=LEVELS,
    level=2,
    levels_by=(SAVED_NUMBER, True),
    bot=MightyMouseBot,
    nature=MightyMouseNature,
    made_up=MADE_UP,
    best="fastest",
    foresight=InThought(MightyMouseBot, playouts=9000, acts=2_000_000),
)
