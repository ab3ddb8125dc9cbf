"""Mighty Mouse as it is offered."""

from __future__ import annotations

from game.bots.mightymouse import LEVEL, MightyMouseBot
from game.catalog import CatalogRow
from game.nature.mightymouse import MADE_UP, MightyMouseNature
from game.rules.mightymouse import MIGHTYMOUSE

ROW = CatalogRow(
    MIGHTYMOUSE,
    title="Mighty Mouse",
    levels=(LEVEL,),
    level=LEVEL,
    older=(1, 3),
    bot=MightyMouseBot,
    nature=MightyMouseNature,
    made_up=MADE_UP,
)
