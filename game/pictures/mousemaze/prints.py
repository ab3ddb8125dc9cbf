"""What is printed on the cards: which picture, which words on the title plate, which marks."""

from __future__ import annotations

from typing import NamedTuple

from game.rules.mousemaze.cards import ACTION, ACTIONS, LYING, MAZE, Kind, Side
from game.rules.mousemaze.maze import HEADINGS
from game.words.language import later, say


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
    "safe": ("safe", later("Safe"), ""),
    "washtub": ("washtub", later("Washtub"), later("place 1 cheese")),
    "gutter_bottom": ("gutter_bottom", later("Gutter Bottom"), later("take 1 cheese")),
    "stairs_bottom": ("stairs_bottom", later("Stairs Bottom"), later("move 1")),
    "diver": ("diver", later("Diver"), later("go to Washtub")),
    "gutter_top": ("gutter_top", later("Gutter Top"), later("go to Gutter Bottom")),
    "stairs_top": ("stairs_top", later("Stairs Top"), later("go to Stairs Bottom")),
    "flip_either": ("flip_either", later("Flip Either"), ""),
    "turn_either": ("turn_either", later("Turn Either"), ""),
    "turn_this": ("turn_this", later("Turn This Card"), ""),
    "take": ("take", later("Take Cheese"), ""),
    "place": ("place", later("Place Cheese"), ""),
    "end": ("end", later("End Turn"), ""),
    "trapped": ("trapped", later("Trapped"), ""),
}
_BRIEF = {
    "diver": later("to Washtub"),
    "gutter_top": later("to bottom"),
    "stairs_top": later("to bottom"),
}
_PAIRS = {
    "diver": "wave",
    "washtub": "wave",
    "gutter_top": "drop",
    "gutter_bottom": "drop",
    "stairs_top": "step",
    "stairs_bottom": "step",
}


def _print(side: Side) -> CardPrint:
    barred = "barred" if side.symbol else ""
    if side.kind is Kind.MOVE and side.picture == "arrow":
        ways = "".join(HEADINGS[arrow].lower() for arrow in side.arrows)
        return CardPrint(f"move_{side.steps}_{ways}", f"Move {side.steps}", "", "", barred, str(side.steps))
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
    "forward 1": (later("Move 1"), later("forward")),
    "forward 2": (later("Move 2"), later("forward")),
    "forward 3": (later("Move 3"), later("forward")),
    "left 1": (later("Move 1"), later("left")),
    "right 1": (later("Move 1"), later("right")),
    "back 1": (later("Move 1"), later("back")),
    "left or right 1": (later("Move 1"), later("left or right")),
    "forward or back 2": (later("Move 2"), later("forward or back")),
    "flip front": (later("Flip the card"), later("in front")),
    "flip behind": (later("Flip the card"), later("behind")),
    "turn card": (later("Turn card"), later("the mouse's own")),
    "place cheese": (later("Place cheese"), later("1 from the pile")),
    "take cheese": (later("Take cheese"), later("1 from the pile")),
    "trapped": (later("Trapped"), later("lose the cheese")),
}
assert set(_ACTIONS) == set(ACTION) and len(ACTIONS) == len(_ACTIONS)


def action_words(card: str) -> tuple[str, str]:
    """The title of an Action card, and its second line."""
    title, line = _ACTIONS[card]
    return say(title), say(line)


def action_sprite(card: str) -> str:
    """The sprite of an Action card."""
    return f"maze/act_{card.replace(' ', '_')}"
