"""Mighty Mouse as it is offered."""

from __future__ import annotations

from game.catalog import CatalogRow
from game.games.mightymouse.players import LEVEL, MADE_UP, MightyMouseBot, MightyMouseNature
from game.games.mightymouse.rules import MIGHTYMOUSE

ROW = CatalogRow(
    MIGHTYMOUSE,
    title="Mighty Mouse",
    levels=(LEVEL,),
    level=LEVEL,
    older=(1, 3),
    bot=MightyMouseBot,
    nature=MightyMouseNature,
    made_up=MADE_UP,
    best="fastest",
)
