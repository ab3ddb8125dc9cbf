"""Light round what moves: a glow, the trail of a marble, a flash between two gears."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping

import pygame

from game.games.mousetrap.pictures.camera import MachineView
from game.games.mousetrap.pictures.turning import upright
from game.games.mousetrap.trap.base_a import TEETH_3, TEETH_5
from game.games.mousetrap.trap.layout import BOARD, GEAR3, GEAR5
from game.games.mousetrap.trap.watched import Recording
from game.machine.hand import STEPS_PER_SECOND
from game.machine.specs import Point, Pose
from game.shell.pictures.on_board import between
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.theme import rgb
from game.ui.widgets.dirty import Item

STEPS = 6
"""Grades of its strength, each a picture that is kept."""
_WARM, _STRONGEST = rgb("#ffef9a"), 240
_FINE = 24


def glows(canvas: Canvas, reach: float) -> Iterator[None]:
    """Make all grades of it ahead, one each step."""
    for step in range(1, STEPS + 1):
        glow(canvas, (0.0, 0.0), reach, step)
        yield


def glow(canvas: Canvas, at: Point, reach: float, step: int) -> Item:
    """Light round a place; reach: how far from it, design units."""
    side = max(2, round(2 * reach * canvas.scale))
    return centred(canvas, at, canvas.store.get(("glow", side, step), lambda: _lit(side, step)))


def centred(canvas: Canvas, at: Point, picture: pygame.Surface) -> Item:
    """A picture with its middle on a place."""
    wide, high = picture.get_size()
    return Item(picture, (round(at[0] * canvas.scale - wide / 2), round(at[1] * canvas.scale - high / 2)))


def _lit(side: int, step: int) -> pygame.Surface:
    small = pygame.Surface((_FINE, _FINE), pygame.SRCALPHA)
    middle = (_FINE - 1) / 2
    for x in range(_FINE):
        for y in range(_FINE):
            near = max(0.0, 1 - math.hypot(x - middle, y - middle) / middle)
            small.set_at((x, y), (*_WARM, round(_STRONGEST * step / STEPS * near**1.8)))
    return pygame.transform.smoothscale(small, (side, side))


# A marble that rolls or falls glows, and draws a short trail of fainter marbles behind it.

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


# A flash between the two gears, tooth by tooth: faint under a calm hand, bright under a hasty one.

REACH_CM = 1.5
_SHARP = 3
"""How soon a flash is over: the power of how far the teeth have gone on to the next."""


def teeth_glint(canvas: Canvas, view: MachineView, poses: Mapping[str, Pose], strain: float) -> Item | None:
    """The flash where the teeth meet, as strong as the strain, 0 to 1; None where there is nothing to be seen."""
    if "gear_3" not in poses or "gear_5" not in poses:
        return None
    passed = poses["gear_3"][2] / math.tau * TEETH_3 % 1.0
    step = round(strain * (1 - passed) ** _SHARP * STEPS)
    at = view.to_screen(between(GEAR3, GEAR5, TEETH_3 / (TEETH_3 + TEETH_5)))
    return glow(canvas, at, REACH_CM * view.units_per_cm, step) if step else None
