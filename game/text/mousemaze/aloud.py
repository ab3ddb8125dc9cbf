"""The maze and the heaps of the card game for those who hear them."""

from __future__ import annotations

from game.text.language import _, capital, ngettext, sentences
from game.text.mousemaze.cards import card_name, explain_card, heading_name, may_bear_cheese, place_name


def card(cell: int, code: int, wedges: int, facing: int | None) -> str:
    """A card by row and column, what it says, what lies on it; ``facing``: where the mouse on it looks."""
    told = [_("{place}: {card}.", place=capital(place_name(cell)), card=capital(card_name(code)))]
    if facing is not None:
        told.append(_("The mouse stands here and looks {way}.", way=heading_name(facing)))
    if wedges:
        told.append(ngettext("{number} wedge lies on it.", "{number} wedges lie on it.", wedges))
    return sentences(*told, explain_card(code), may_bear_cheese(code))
