"""Where the board lies on the canvas, and how it is drawn: the print, the numbers, what is lit, who stands where."""

from __future__ import annotations

import math
from typing import NamedTuple

from pygame import FRect

from game.pictures.mightymouse import lettering
from game.pictures.mightymouse.course import CENTRE, NUMBER_BELOW, SIZE, SPACE, SPOTS, step_at
from game.pictures.mightymouse.shown import NOWHERE, RaceDisplay
from game.rules.mightymouse.board import FINISH, START, TRACKS
from game.ui import badges, materials
from game.ui.canvas import Canvas
from game.ui.dirty_layer import Look
from game.ui.input_events import Point
from game.ui.lettering import Style
from game.ui.theme import rgb

RATIO = SIZE[0] / SIZE[1]
INK, PAPER, YELLOW = rgb("#1d2238"), rgb("#fbf5e4"), rgb("#fdc43a")
_PIECE = 19.5
HERO = 0.94
"""How large Mighty Mouse is, as a share of his picture."""
DIE = 1.15
"""How large the die is, as a share of its picture."""
_APART = {START: 17.0, FINISH: 0.0}
_IN_CIRCLE = 18.0
_FEET = 14.0
# At the circle he stops so many steps short of its edge, so that he hides nobody.
_BEFORE = 0.75
_FLIES, _GLOWS, _STANDS = 140.0, 84.0, 56.0
"""How far from the middle of its place anything of Mighty Mouse, of a glow, of those on a space is drawn."""


class RaceGround(NamedTuple):
    """The board's place on the canvas."""

    rect: FRect

    @property
    def scale(self) -> float:
        """Design units for a unit of the board."""
        return self.rect.width / SIZE[0]

    def to_screen(self, at: Point) -> Point:
        """Where a place of the board is on the canvas."""
        return self.rect.x + at[0] * self.scale, self.rect.y + at[1] * self.scale

    def around(self, at: Point, far: float) -> FRect:
        """The square round a place of the board, ``far`` units of it to each side."""
        return _round(self, self.to_screen(at), far)

    def stand(self, space: int, number: int = 0, of: int = 1) -> Point:
        """Where the piece of that number stands, of so many on a space."""
        x, y = SPOTS[space]
        if of > 1:
            far = _APART.get(space, _IN_CIRCLE)
            turn = math.tau * (number / of) - math.pi * (0.75 if of == 4 else 0.5 if of == 3 else 0.0)
            x, y = x + far * math.cos(turn), y + far * math.sin(turn)
        return self.to_screen((x, y))

    def hero(self, hazard: int, steps: float) -> Point:
        """Where Mighty Mouse is on his track, or in the centre."""
        at = step_at(hazard, steps) if hazard else CENTRE
        return self.to_screen(at if hazard else (at[0], at[1] + _FEET))


def fitted(room: FRect) -> RaceGround:
    """The board as large as it may be, at the upper left of a room."""
    wide = min(room.width, room.height * RATIO)
    return RaceGround(FRect(room.x, room.y, wide, wide / RATIO))


def draw(canvas: Canvas, ground: RaceGround, shown: RaceDisplay) -> None:
    """All that is lit, said and stands on the board."""
    if not shown.story.title:
        lettering.title(canvas, ground.rect, ground.scale)
    if shown.hero:
        _lit(canvas, ground, shown.hero)
    for hazard in TRACKS:
        if hazard == shown.hero or shown.on(hazard):
            canvas.stamp("race/glow", ground.to_screen(SPOTS[hazard]), 0, ground.scale)
    if shown.bump != NOWHERE:
        canvas.stamp("race/bump", ground.to_screen(SPOTS[min(shown.bump, FINISH)]), 0, ground.scale)
    for space in range(len(SPOTS)):
        here = shown.on(space)
        for number, seat in enumerate(here):
            piece(canvas, seat, ground.stand(space, number, len(here)), ground.scale)
    if not shown.flies:
        hero(canvas, ground, shown.hero, shown.steps)


def looks(ground: RaceGround, shown: RaceDisplay) -> list[Look]:
    """All that `draw` and the caption depend on, and where: lit track, caption, Mighty Mouse, every space."""
    board = ground.rect
    below = FRect(board.x, board.centery, board.width, board.height / 2)
    found: list[Look] = [
        (board, shown.hero),
        (below, (shown.story.title, tuple(shown.story.lines))),
        (_round(ground, ground.hero(shown.hero, shown.steps), _FLIES), (shown.hero, shown.steps, shown.flies)),
    ]
    standing = [at for seat, at in shown.at.items() if seat != shown.moving]
    for space in range(len(SPOTS)):
        here, big = shown.on(space) if space in standing else [], space in TRACKS
        look = here, big and space == shown.hero, space == min(shown.bump, FINISH)
        found.append((ground.around(SPOTS[space], _GLOWS if big else _STANDS), look))
    return found


def _round(ground: RaceGround, at: Point, far: float) -> FRect:
    far *= ground.scale
    return FRect(at[0] - far, at[1] - far, 2 * far, 2 * far)


def draw_print(canvas: Canvas, ground: RaceGround) -> None:
    """What never changes: the picture, and the number of every space."""
    materials.drop(canvas, ground.rect.move(3, 5), 8, 120, 14)
    if not canvas.sprite("race/board", ground.rect):
        materials.framed(canvas, ground.rect, materials.Frame(rgb("#2440a0"), PAPER, 14, 8))
    lettering.words(canvas, ground.rect, ground.scale)
    for space, at in enumerate(SPOTS):
        if space not in (START, FINISH):
            below = NUMBER_BELOW if space in TRACKS else 0.0
            number(canvas, ground, (at[0], at[1] + below), space, 15.0 if below else 16.5)


def _lit(canvas: Canvas, ground: RaceGround, hazard: int) -> None:
    """The track that Mighty Mouse is on, each step with its number."""
    canvas.stamp(f"race/track_{hazard}", ground.to_screen(CENTRE), 0, ground.scale)
    for step in range(1, TRACKS[hazard]):
        number(canvas, ground, step_at(hazard, step), step, 14.5)


def number(canvas: Canvas, ground: RaceGround, at: Point, value: int, size: float) -> None:
    """A number in the middle of a disc, always as large as the disc allows."""
    style = Style("bold", size * ground.scale / canvas.text_scale, printed=True)
    canvas.write(str(value), ground.around(at, SPACE + 3).move(0, -0.4), style, INK, "centre middle")


def piece(canvas: Canvas, seat: str, at: Point, scale: float) -> None:
    """A seat's piece."""
    far = _PIECE * scale
    badges.badge(canvas, seat, FRect(at[0] - far, at[1] - far, 2 * far, 2 * far))


def hero(canvas: Canvas, ground: RaceGround, hazard: int, steps: float) -> None:
    """Mighty Mouse standing in the centre, or on his way."""
    name = f"race/fly_{hazard}" if hazard and steps > 0 else "race/hero"
    steps = min(steps, TRACKS[hazard] - _BEFORE) if hazard else steps
    canvas.stamp(name, ground.hero(hazard, steps), 0, ground.scale * HERO)
