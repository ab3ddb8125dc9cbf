"""What is printed on the cards: which picture, which words on the title plate, which marks."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.mousemaze.cards import ACTION, ACTIONS, LYING, MAZE, Kind, Side
from game.rules.mousemaze.maze import HEADINGS


class Print(NamedTuple):
    """A face of a maze card: its sprite, its title, a second line, its marks, the number on its disc."""

    sprite: str
    title: str
    line: str = ""
    left: str = ""
    right: str = ""
    number: str = ""


_PICTURES = {
    "safe": ("safe", "Safe", ""),
    "washtub": ("washtub", "Washtub", "place 1 cheese"),
    "gutter_bottom": ("gutter_bottom", "Gutter Bottom", "take 1 cheese"),
    "stairs_bottom": ("stairs_bottom", "Stairs Bottom", "move 1"),
    "diver": ("diver", "Diver", "go to Washtub"),
    "gutter_top": ("gutter_top", "Gutter Top", "go to Gutter Bottom"),
    "stairs_top": ("stairs_top", "Stairs Top", "go to Stairs Bottom"),
    "flip_either": ("flip_either", "Flip Either", ""),
    "turn_either": ("turn_either", "Turn Either", ""),
    "turn_this": ("turn_this", "Turn This Card", ""),
    "take": ("take", "Take Cheese", ""),
    "place": ("place", "Place Cheese", ""),
    "end": ("end", "End Turn", ""),
    "trapped": ("trapped", "Trapped", ""),
}
_PAIRS = {
    "diver": "wave",
    "washtub": "wave",
    "gutter_top": "drop",
    "gutter_bottom": "drop",
    "stairs_top": "step",
    "stairs_bottom": "step",
}


def _print(side: Side) -> Print:
    barred = "barred" if side.symbol else ""
    if side.kind is Kind.MOVE and side.picture == "arrow":
        ways = "".join(HEADINGS[arrow].lower() for arrow in side.arrows)
        return Print(f"move_{side.steps}_{ways}", f"Move {side.steps}", "", "", barred, str(side.steps))
    sprite, title, line = _PICTURES[side.picture]
    return Print(sprite, title, line, _PAIRS.get(side.picture, ""), barred)


FACES = tuple(_print(side) for sides in MAZE for side in sides)
"""FACES[2 x (number - 1) + side]: what is printed there."""


def face_of(code: int) -> Print:
    """The face that a card shows as it lies."""
    return FACES[code >> 2]


def side_of(code: int) -> Side:
    """What the card says as it lies."""
    return LYING[code]


_ACTIONS = {
    "forward 1": ("Move 1", "forward"),
    "forward 2": ("Move 2", "forward"),
    "forward 3": ("Move 3", "forward"),
    "left 1": ("Move 1", "left"),
    "right 1": ("Move 1", "right"),
    "back 1": ("Move 1", "back"),
    "left or right 1": ("Move 1", "left or right"),
    "forward or back 2": ("Move 2", "forward or back"),
    "flip front": ("Flip the card", "in front"),
    "flip behind": ("Flip the card", "behind"),
    "turn card": ("Turn card", "the mouse's own"),
    "place cheese": ("Place cheese", "1 from the pile"),
    "take cheese": ("Take cheese", "1 from the pile"),
    "trapped": ("Trapped", "lose the cheese"),
}
assert set(_ACTIONS) == set(ACTION) and len(ACTIONS) == len(_ACTIONS)


def action_words(card: str) -> tuple[str, str]:
    """The title of an Action card, and its second line."""
    return _ACTIONS[card]


def action_sprite(card: str) -> str:
    """The sprite of an Action card."""
    return f"maze/act_{card.replace(' ', '_')}"
