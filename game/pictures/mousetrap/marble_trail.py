"""A marble that rolls or falls glows, and draws a short trail of fainter marbles behind it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from game.physics.hand import STEPS_PER_SECOND
from game.physics.mousetrap.layout import BOARD
from game.physics.mousetrap.recording import Recording
from game.physics.specs import Point
from game.pictures.mousetrap.glow import STEPS, centred, glow
from game.pictures.mousetrap.turning import upright
from game.pictures.mousetrap.view import MachineView
from game.ui.canvas import Canvas
from game.ui.dirty_blitter import Item

_MARBLES = {"marble_1": "parts/11_marble_1", "marble_2": "parts/18_marble_2"}
# Seconds behind the marble and how much of each is seen, 0 to 255. By eye: at 100 cm/s they touch one another.
_GHOSTS = ((0.045, 40), (0.030, 72), (0.015, 110))
_SLOW, _FAST = 12.0, 70.0
"""Speeds, cm/s, from which on there is a glow and at which it is full. By eye: a marble that rocks to rest has none."""
GLOW_CM = 3.4


def trails(canvas: Canvas, view: MachineView, recording: Recording, head: float) -> Iterator[Item | None]:
    """What is seen behind the marbles at a step of a run, as seen from the board; always as many items."""
    board = recording.track(BOARD, head, head)[0][0]
    for body, name in _MARBLES.items():
        if body not in recording.names or canvas.sprites.info(name) is None:
            yield from (None,) * (len(_GHOSTS) + 1)
            continue
        now, last = (_spot(recording, body, step, board) for step in (head, head - _GHOSTS[-1][0] * STEPS_PER_SECOND))
        speed = math.dist(now, last) / _GHOSTS[-1][0]
        step = max(0, min(STEPS, round((speed - _SLOW) / (_FAST - _SLOW) * STEPS)))
        if not step:
            yield from (None,) * (len(_GHOSTS) + 1)
            continue
        yield glow(canvas, view.to_screen(now), GLOW_CM * view.units_per_cm, step)
        for back, seen in _GHOSTS:
            at = _spot(recording, body, head - back * STEPS_PER_SECOND, board)
            yield centred(canvas, view.to_screen(at), _faint(canvas, view, name, seen * step // STEPS))


def _spot(recording: Recording, body: str, step: float, board: float) -> Point:
    """Where a marble was at a step, as seen from the board."""
    x, y, _ = recording.track(body, step, step)[0]
    return x - board, y


def _faint(canvas: Canvas, view: MachineView, name: str, seen: int) -> pygame.Surface:
    """The picture of a marble of which so much is seen."""
    whole = upright(canvas, view, name)

    def make() -> pygame.Surface:
        picture = whole.copy()
        picture.fill((255, 255, 255, seen), special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    return canvas.store.get(("faint", name, whole.get_size(), seen), make)
