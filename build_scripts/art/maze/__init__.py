"""The card game: sixteen maze cards by their faces, the Action cards, and what lies round them."""

from __future__ import annotations

from collections.abc import Iterator

from build_scripts.art.craft.sprite import Sprite
from build_scripts.art.maze import pieces as maze_pieces
from build_scripts.art.maze.actions import ACTIONS, FIGURES, action, back, figures
from build_scripts.art.maze.faces import FACES
from build_scripts.art.maze.printing import CARD, PER, face


def sprites() -> Iterator[Sprite]:
    """Faces, Action cards and pieces."""
    for name in FACES:
        yield face_sprite(name)
    for name in ACTIONS:
        yield action(name)
    for name in FIGURES:
        yield from figures(name)
    yield back()
    yield from maze_pieces.sprites()


def face_sprite(name: str) -> Sprite:
    """The print of one face, to be turned by the game."""
    return Sprite(f"maze/face_{name}", face(*FACES[name]).picture(), PER, anchor=(CARD * PER, CARD * PER), quality=86)
