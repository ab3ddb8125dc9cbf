"""Every outline of the mouse trap in the frame of the body that carries it."""

from collections.abc import Mapping
from dataclasses import dataclass

from game.games.mousetrap.trap import cage
from game.games.mousetrap.trap.machine import BY_NUMBER, Placement, frames, in_body, poses_as_set
from game.machine.specs import Frame, Outline

MOUSE_NUMBER = 0


@dataclass(frozen=True)
class OutlinePiece:
    """One outline of a part (0 is the mouse) in its body's own frame, cm; solid ones collide, others only show."""

    number: int
    body: str
    outline: Outline
    solid: bool


def pieces(placements: Mapping[int, Placement]) -> tuple[OutlinePiece, ...]:
    """Every outline of the parts that stand, and of the mouse, in drawing order."""
    where = frames(placements)
    starts = poses_as_set(placements)
    drawn = [
        OutlinePiece(number, shape.body, in_body(shape.outline, where[number], starts[shape.body]), bool(shape.planes))
        for number in where
        for shape in BY_NUMBER[number].shapes
    ]
    drawn.append(OutlinePiece(MOUSE_NUMBER, "mouse", in_body(cage.MOUSE_SHAPE.outline, Frame(), starts["mouse"]), True))
    return tuple(drawn)
