"""The cards of the card game, named and explained."""

from __future__ import annotations

from game.rules.mousemaze.cards import ACTION, ACTIONS, LYING, MAZE, Kind, Side
from game.rules.mousemaze.maze import row_column
from game.words.language import both, count, later, say

HEADING_NAMES = (later("up"), later("right"), later("down"), later("left"))
"""Where an arrow points on the table, by heading."""

WAYS = (later("forward"), later("to its right"), later("back"), later("to its left"))
"""Where an arrow of an Action card points, seen by the mouse."""

_PICTURES = {
    "safe": later("Safe"),
    "washtub": later("the Washtub"),
    "gutter_bottom": later("the bottom of the Rain Gutter"),
    "stairs_bottom": later("the bottom of the Rickety Stairs"),
    "diver": later("the Diver"),
    "gutter_top": later("the top of the Rain Gutter"),
    "stairs_top": later("the top of the Rickety Stairs"),
    "flip_either": later("Flip Either"),
    "turn_either": later("Turn Either"),
    "turn_this": later("Turn This Card"),
    "take": later("Take Cheese"),
    "place": later("Place Cheese"),
    "end": later("End Turn"),
    "trapped": later("Trapped"),
}

_EXPLAINED = {
    Kind.SAFE: later("Every turn begins here. The mouse may stop here, and nothing happens."),
    Kind.TAKE: later("Take a wedge from the pile. It is at risk until the turn ends well."),
    Kind.PLACE: later("Place a wedge from the pile on any card without the no-cheese mark, but not under the mouse."),
    Kind.FLIP: later("Flip one of the cards that the arrows point to. Cheese on it goes back to the pile."),
    Kind.TURN: later("Turn one of the cards that the arrows point to by one, two or three quarters."),
    Kind.TURN_THIS: later("Turn the card under the mouse, mouse and all, by one, two or three quarters."),
    Kind.TRAPPED: later("The turn is over, and every wedge at risk goes back to the pile."),
    Kind.END: later("The turn is over, and every wedge at risk is safe."),
}


def card_name(code: int) -> str:
    """What lies on a cell, by the picture."""
    return _side_name(LYING[code])


def _side_name(side: Side) -> str:
    return say(_PICTURES[side.picture]) if side.picture in _PICTURES else say("Move {steps}", steps=side.steps)


def explain_card(code: int) -> str:
    """What a Maze card does to a mouse that stops on it, as it lies."""
    side = LYING[code]
    if side.kind is Kind.GO_TO:
        return say("The mouse goes at once to {place}, wherever that lies.", place=_side_name(MAZE[side.to - 1][0]))
    if side.kind is Kind.MOVE:
        ways = say(" or ").join(heading_name(arrow) for arrow in side.arrows)
        one, many = both("The mouse moves on one card {ways}.", "The mouse moves on {number} cards {ways}.")
        return count(one, many, side.steps, ways=ways)
    return say(_EXPLAINED[side.kind])


def may_bear_cheese(code: int) -> str:
    """What the no-cheese mark means, where a card has it; empty elsewhere."""
    return say("No cheese may be placed here.") if LYING[code].symbol else ""


def heading_name(heading: int) -> str:
    """Where an arrow points on the table."""
    return say(HEADING_NAMES[heading])


def place_name(cell: int) -> str:
    """A place in the maze, counted from 1 at the top left."""
    row, column = row_column(cell)
    return say("row {row}, column {column}", row=row + 1, column=column + 1)


_ACTIONS = {
    "flip front": (
        later("Flip the card in front"),
        later("Flip the card in front of the mouse. Cheese on it goes back to the pile."),
    ),
    "flip behind": (
        later("Flip the card behind"),
        later("Flip the card behind the mouse. Cheese on it goes back to the pile."),
    ),
    "turn card": (later("Turn card"), _EXPLAINED[Kind.TURN_THIS]),
    "place cheese": (later("Place cheese"), _EXPLAINED[Kind.PLACE]),
    "take cheese": (later("Take cheese"), _EXPLAINED[Kind.TAKE]),
    "trapped": (later("Trapped"), _EXPLAINED[Kind.TRAPPED]),
}


def action_name(card: str) -> str:
    """What stands on an Action card."""
    if card in _ACTIONS:
        return say(_ACTIONS[card][0])
    action = ACTIONS[ACTION[card]]
    return say("Move {steps} {ways}", steps=action.steps, ways=_ways(action.arrows))


def explain_action(card: str) -> str:
    """What an Action card does."""
    if card in _ACTIONS:
        return say(_ACTIONS[card][1])
    action = ACTIONS[ACTION[card]]
    one, many = both("Move the mouse one card {ways}.", "Move the mouse {number} cards {ways}.")
    told = count(one, many, action.steps, ways=_ways(action.arrows))
    return say("{told} It keeps facing as it does.", told=told)


def _ways(arrows: tuple[int, ...]) -> str:
    return say(" or ").join(say(WAYS[arrow]) for arrow in arrows)
