"""The cards of the card game, named and explained."""

from __future__ import annotations

from game.rules.mousemaze.cards import ACTION, ACTIONS, LYING, MAZE, Kind, Side
from game.rules.mousemaze.maze import row_column
from game.text.language import N_, N_context, N_plural, _, either, ngettext, sentences

# Translators: where an arrow points or the mouse goes, as in "The mouse walks 2 cards left.", "the left arrow".
HEADING_NAMES = (
    N_context("direction", "up"),
    N_context("direction", "right"),
    N_context("direction", "down"),
    N_context("direction", "left"),
)
"""Where an arrow points on the table, by heading."""

# Translators: the same as the mouse sees it: "Move the mouse 2 cards forward or to its right."
WAYS = (
    N_context("seen by the mouse", "forward"),
    N_context("seen by the mouse", "to its right"),
    N_context("seen by the mouse", "back"),
    N_context("seen by the mouse", "to its left"),
)
"""Where an arrow of an Action card points, seen by the mouse."""

# Translators: Maze cards as named in a sentence: "It stops on the Washtub.", "The mouse goes at once to the Diver,
# wherever that lies."
_PICTURES = {
    "safe": N_context("card in a sentence", "Safe"),
    "washtub": N_("the Washtub"),
    "gutter_bottom": N_("the bottom of the Rain Gutter"),
    "stairs_bottom": N_("the bottom of the Rickety Stairs"),
    "diver": N_("the Diver"),
    "gutter_top": N_("the top of the Rain Gutter"),
    "stairs_top": N_("the top of the Rickety Stairs"),
    "flip_either": N_context("card in a sentence", "Flip Either"),
    "turn_either": N_context("card in a sentence", "Turn Either"),
    "turn_this": N_context("card in a sentence", "Turn This Card"),
    "take": N_context("card in a sentence", "Take Cheese"),
    "place": N_context("card in a sentence", "Place Cheese"),
    "end": N_context("card in a sentence", "End Turn"),
    "trapped": N_context("card in a sentence", "Trapped"),
}

_EXPLAINED = {
    Kind.SAFE: N_("Every turn begins here. The mouse may stop here, and nothing happens."),
    Kind.TAKE: N_("Take a wedge from the pile. It is at risk until your turn ends safely."),
    Kind.PLACE: N_(
        "Place a wedge from the pile on any card without the no-cheese mark, on other wedges too, but not under the "
        "mouse."
    ),
    Kind.FLIP: N_("Flip one of the cards that the arrows point to. Cheese on it goes back to the pile."),
    Kind.TURN: N_("Turn one of the cards that the arrows point to by one, two or three quarters."),
    Kind.TURN_THIS: N_("Turn the card under the mouse, mouse and all, by one, two or three quarters."),
    Kind.TRAPPED: N_("The turn is over, and every wedge at risk goes back to the pile."),
    Kind.END: N_("The turn is over, and every wedge at risk is safe."),
}


def card_name(code: int) -> str:
    """What lies on a cell, by the picture."""
    return _side_name(LYING[code])


def _side_name(side: Side) -> str:
    return _(_PICTURES[side.picture]) if side.picture in _PICTURES else _("Move {steps}", steps=side.steps)


def explain_card(code: int) -> str:
    """What a Maze card does to a mouse that stops on it, as it lies."""
    side = LYING[code]
    if side.kind is Kind.GO_TO:
        place = _side_name(MAZE[side.to - 1][0])
        told = _("The mouse goes at once to {place}, wherever that lies.", place=place)
        return sentences(told, _("It keeps facing the same way."))  # MC-20
    if side.kind is Kind.MOVE:
        ways = either([heading_name(arrow) for arrow in side.arrows])
        one, many = N_plural("The mouse moves on one card {ways}.", "The mouse moves on {number} cards {ways}.")
        return sentences(ngettext(one, many, side.steps, ways=ways), _("It keeps facing the same way."))
    return _(_EXPLAINED[side.kind])


def may_bear_cheese(code: int) -> str:
    """What the no-cheese mark means, where a card has it; empty elsewhere."""
    return _("No cheese may be placed here.") if LYING[code].symbol else ""


def heading_name(heading: int) -> str:
    """Where an arrow points on the table."""
    return _(HEADING_NAMES[heading])


def place_name(cell: int) -> str:
    """A place in the maze, counted from 1 at the top left."""
    # Translators: as in "places a wedge in row 1, column 2", "The card in row 1, column 2 is flipped".
    row, column = row_column(cell)
    return _("row {row}, column {column}", row=row + 1, column=column + 1)


_ACTIONS = {
    "flip front": (
        N_("Flip the card in front"),
        N_("Flip the card in front of the mouse. Cheese on it goes back to the pile."),
    ),
    "flip behind": (
        N_("Flip the card behind"),
        N_("Flip the card behind the mouse. Cheese on it goes back to the pile."),
    ),
    "turn card": (N_("Turn the card"), _EXPLAINED[Kind.TURN_THIS]),
    "place cheese": (N_("Place cheese"), _EXPLAINED[Kind.PLACE]),
    "take cheese": (N_("Take cheese"), _EXPLAINED[Kind.TAKE]),
    "trapped": (N_("Trapped"), _EXPLAINED[Kind.TRAPPED]),
}


def action_name(card: str) -> str:
    """What stands on an Action card."""
    if card in _ACTIONS:
        return _(_ACTIONS[card][0])
    action = ACTIONS[ACTION[card]]
    return _("Move {steps} {ways}", steps=action.steps, ways=_ways(action.arrows))


def explain_action(card: str) -> str:
    """What an Action card does."""
    if card in _ACTIONS:
        return _(_ACTIONS[card][1])
    action = ACTIONS[ACTION[card]]
    one, many = N_plural("Move the mouse one card {ways}.", "Move the mouse {number} cards {ways}.")
    told = ngettext(one, many, action.steps, ways=_ways(action.arrows))
    return sentences(told, _("It keeps facing the same way."))


def _ways(arrows: tuple[int, ...]) -> str:
    return either([_(WAYS[arrow]) for arrow in arrows])
