"""What is printed on the cards: which picture, which words on the title plate, which marks."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.mousemaze.cards import ACTION, ACTIONS, LYING, MAZE, Kind, Side
from game.rules.mousemaze.maze import HEADINGS
from game.text.language import _
from game.text.mousemaze import screens as labels


class CardPrint(NamedTuple):
    """A face of a maze card: its sprite, its title, a second line, its marks, the number on its disc.

    Title and line are marked for translation. brief: the second line for a card too small for it.
    """

    sprite: str
    title: str
    line: str = ""
    left: str = ""
    right: str = ""
    number: str = ""
    brief: str = ""


_PICTURES = {
    "safe": ("safe", labels.SAFE_HEADING, ""),
    "washtub": ("washtub", labels.WASHTUB, labels.PLACE_1_CHEESE),
    "gutter_bottom": ("gutter_bottom", labels.GUTTER_BOTTOM, labels.TAKE_1_CHEESE),
    "stairs_bottom": ("stairs_bottom", labels.STAIRS_BOTTOM, labels.NOTE_MOVE_1),
    "diver": ("diver", labels.DIVER, labels.GO_TO_WASHTUB),
    "gutter_top": ("gutter_top", labels.GUTTER_TOP, labels.GO_TO_GUTTER_BOTTOM),
    "stairs_top": ("stairs_top", labels.STAIRS_TOP, labels.GO_TO_STAIRS_BOTTOM),
    "flip_either": ("flip_either", labels.FLIP_EITHER, ""),
    "turn_either": ("turn_either", labels.TURN_EITHER, ""),
    "turn_this": ("turn_this", labels.TURN_THIS_CARD, ""),
    "take": ("take", labels.TAKE_CHEESE, ""),
    "place": ("place", labels.PLACE_CHEESE, ""),
    "end": ("end", labels.END_TURN, ""),
    "trapped": ("trapped", labels.TRAPPED, ""),
}
_BRIEF = {
    "diver": labels.TO_WASHTUB,
    "gutter_top": labels.TO_BOTTOM,
    "stairs_top": labels.TO_BOTTOM,
}
_PAIRS = {
    "diver": "wave",
    "washtub": "wave",
    "gutter_top": "drop",
    "gutter_bottom": "drop",
    "stairs_top": "step",
    "stairs_bottom": "step",
}


_MOVES = labels.PRINT_MOVE_1, labels.PRINT_MOVE_2, labels.PRINT_MOVE_3


def _print(side: Side) -> CardPrint:
    barred = "barred" if side.symbol else ""
    if side.kind is Kind.MOVE and side.picture == "arrow":
        ways = "".join(HEADINGS[arrow].lower() for arrow in side.arrows)
        return CardPrint(f"move_{side.steps}_{ways}", _MOVES[side.steps - 1], "", "", barred, str(side.steps))
    sprite, title, line = _PICTURES[side.picture]
    pair, brief = _PAIRS.get(side.picture, ""), _BRIEF.get(side.picture, line)
    return CardPrint(sprite, title, line, pair, barred, brief=brief)


FACES = tuple(_print(side) for sides in MAZE for side in sides)
"""FACES[2 x (number - 1) + side]: what is printed there."""


def face_of(code: int) -> CardPrint:
    """The face that a card shows as it lies."""
    return FACES[code >> 2]


def side_of(code: int) -> Side:
    """What the card says as it lies."""
    return LYING[code]


_ACTIONS = {
    "forward 1": (labels.PRINT_MOVE_1, labels.FORWARD_LOWER),
    "forward 2": (labels.PRINT_MOVE_2, labels.FORWARD_LOWER),
    "forward 3": (labels.PRINT_MOVE_3, labels.FORWARD_LOWER),
    "left 1": (labels.PRINT_MOVE_1, labels.TO_ITS_LEFT),
    "right 1": (labels.PRINT_MOVE_1, labels.TO_ITS_RIGHT),
    "back 1": (labels.PRINT_MOVE_1, labels.BACK_LOWER),
    "left or right 1": (labels.PRINT_MOVE_1, labels.TO_EITHER_SIDE),
    "forward or back 2": (labels.PRINT_MOVE_2, labels.FORWARD_OR_BACK),
    "flip front": (labels.FLIP_THE_CARD, labels.IN_FRONT),
    "flip behind": (labels.FLIP_THE_CARD, labels.BEHIND),
    "turn card": (labels.TURN_CARD, labels.UNDER_THE_MOUSE),
    "place cheese": (labels.PRINT_PLACE_CHEESE, labels.ONE_FROM_THE_PILE),
    "take cheese": (labels.PRINT_TAKE_CHEESE, labels.ONE_FROM_THE_PILE),
    "trapped": (labels.TRAPPED, labels.LOSE_THE_CHEESE),
}
assert set(_ACTIONS) == set(ACTION) and len(ACTIONS) == len(_ACTIONS)


def action_words(card: str) -> tuple[str, str]:
    """The title of an Action card, and its second line."""
    title, line = _ACTIONS[card]
    return _(title), _(line)


_GROUNDS = dict.fromkeys(("forward", "left", "right", "back"), "move") | {"flip": "flip"}


def action_sprites(card: str, facing: int = 0) -> tuple[str, ...]:
    """The sprites of an Action card, one on another: what it says of ways is turned as the mouse faces."""
    name = card.replace(" ", "_")
    ground = _GROUNDS.get(card.split(maxsplit=1)[0])
    return (f"maze/act_{ground}", f"maze/figure_{name}_{'nesw'[facing]}") if ground else (f"maze/act_{name}",)
