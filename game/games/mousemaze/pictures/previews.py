"""What a choice or a card would do, seen in the maze: where the mouse would go, which card would turn or flip."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame
from pygame import FRect

from game.core.acts import Event
from game.games.mousemaze.pictures.flights import FRAMES, MOUSE
from game.games.mousemaze.pictures.maze import INK, MazeLayout, draw_card, glow
from game.games.mousemaze.rules import moves as happened
from game.games.mousemaze.rules.state import row_column
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import Style
from game.ui.drawing.theme import Colour, rgb
from game.ui.input.bindings import Point

WAY = {"first": rgb("#ffd53d"), "second": rgb("#8fe6ff"), "chain": rgb("#fbf5e4"), "bad": rgb("#ff5a3c")}
_NUMBER = Style("display", 17)
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


@dataclass(frozen=True)
class Ghost:
    """What would happen, the colour of its way, where the mouse faces; whole: the mouse at its end is drawn too."""

    events: Sequence[Event]
    colour: str
    facing: int
    whole: bool


def draw_ghost(canvas: Canvas, laid: MazeLayout, ghost: Ghost) -> None:
    """Draw what these events would do."""
    events, colour, facing = ghost.events, ghost.colour, ghost.facing
    _glows(canvas, laid, events, colour)
    chained, end = False, -1
    for event in events:
        match event:
            case happened.Walked(path, heading, short):
                _walk(canvas, laid, path, (heading, "chain" if chained else colour))
                if short and not chained:
                    _stop(canvas, laid, path[-1], heading)
                end = path[-1]
            case happened.Blocked(cell, heading):
                _stop(canvas, laid, cell, heading)
            case happened.WentTo(start, end):
                _jump(canvas, laid, start, end, WAY[colour])
            case happened.Followed():
                chained = True
            case happened.Turned(_, _, _, _, faces) if faces >= 0:
                facing = faces
    if ghost.whole and end >= 0:
        _mouse(canvas, laid, laid.centre(end), facing)


def _glows(canvas: Canvas, laid: MazeLayout, events: Sequence[Event], colour: str) -> None:
    bad = any(isinstance(event, happened.Trapped) for event in events)
    stops = [event.path[-1] if isinstance(event, happened.Walked) else event.end for event in events
             if isinstance(event, happened.Walked | happened.WentTo)]  # fmt: skip
    for number, cell in enumerate(stops):
        last = number == len(stops) - 1
        glow(canvas, laid.place(cell), WAY["bad" if bad and last else colour], strong=last)
    for event in events:
        if isinstance(event, happened.Turned | happened.Flipped):
            glow(canvas, laid.place(event.cell), WAY[colour])
            draw_card(canvas, event.after, laid.centre(event.cell), laid.card)


def walking(laid: MazeLayout) -> float:
    """How large arrows are that show a walk."""
    return max(0.8, laid.zoom)


def pointing(laid: MazeLayout) -> float:
    """How large arrows are that show where the mouse can be pointed."""
    return 0.9 * laid.zoom


def arrow_place(laid: MazeLayout, cell: int, heading: int) -> Point:
    """The middle of the gap on one side of a cell."""
    x, y = laid.centre(cell)
    dx, dy = _STEPS[heading]
    return x + dx * laid.pitch / 2, y + dy * laid.pitch / 2


def draw_arrow(canvas: Canvas, at: Point, look: tuple[int, str], zoom: float, number: str = "") -> None:
    """A moulded arrow by its heading and colour, perhaps with a number on it."""
    heading, colour = look
    canvas.stamp(f"maze/way_{colour}_{'nesw'[heading]}", at, 0, zoom)
    if number:
        style = Style("display", _NUMBER.size * zoom / canvas.text_scale)
        dx, dy = _STEPS[heading]
        room = FRect(at[0] - 20 - 3 * dx, at[1] - 14 * zoom - 3 * dy, 40, 28 * zoom)
        canvas.write(number, room, style, INK, "centre middle")


def _walk(canvas: Canvas, laid: MazeLayout, path: Sequence[int], look: tuple[int, str]) -> None:
    """An arrow in each gap, numbered where the Action card is followed."""
    for step, cell in enumerate(path[:-1], 1):
        number = "" if look[1] == "chain" else str(step)
        draw_arrow(canvas, arrow_place(laid, cell, look[0]), look, walking(laid), number)


def _stop(canvas: Canvas, laid: MazeLayout, cell: int, heading: int) -> None:
    """The bar at the edge that cuts a move short."""
    x, y = laid.centre(cell)
    dx, dy = _STEPS[heading]
    reach = laid.card / 2 + 11 * laid.zoom
    info = canvas.sprites.info("maze/stop")
    if info is None:
        return
    share = canvas.scale * laid.zoom / info.per
    bar = canvas.sprites.get("maze/stop", (round(info.size[0] * share), round(info.size[1] * share)))
    if bar is not None:
        bar = pygame.transform.rotate(bar, 90) if dy else bar
        middle = round((x + dx * reach) * canvas.scale), round((y + dy * reach) * canvas.scale)
        canvas.surface.blit(bar, bar.get_rect(center=middle))


def _jump(canvas: Canvas, laid: MazeLayout, start: int, end: int, colour: Colour) -> None:
    """A dotted line along the gaps between the cards, from one half of a pair to the other."""
    (row, column), (to_row, to_column) = row_column(start), row_column(end)
    half = laid.pitch / 2
    x, y = laid.centre(start)
    to_x, to_y = laid.centre(end)
    down = 1 if to_row >= row else -1
    right = 1 if to_column >= column else -1
    points = [(x, y), (x, y + down * half)]
    if row == to_row:
        points = [(x, y), (x, y + half), (to_x, y + half), (to_x, to_y)]
    elif column != to_column:
        points += [
            (x + right * half, y + down * half),
            (x + right * half, to_y - down * half),
            (to_x, to_y - down * half),
        ]
        points.append((to_x, to_y))
    else:
        points += [
            (x + half, y + down * half),
            (x + half, to_y - down * half),
            (to_x, to_y - down * half),
            (to_x, to_y),
        ]
    _dots(canvas, points, colour, laid.card * 0.44)
    heading = (2 if down > 0 else 0) if row != to_row else 0
    at = points[-2]
    draw_arrow(canvas, at, (heading, "second" if colour == WAY["second"] else "first"), walking(laid))


def _dots(canvas: Canvas, points: Sequence[Point], colour: Colour, skip: float) -> None:
    """Dots along a line; those on the two cards themselves are left out."""
    step, far = 10.0, 0.0
    lengths = [abs(b[0] - a[0]) + abs(b[1] - a[1]) for a, b in pairwise(points)]
    total = sum(lengths)
    for (a, b), length in zip(pairwise(points), lengths, strict=True):
        along = -far % step
        while along < length:
            if skip < far + along < total - skip:
                share = along / length
                at = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
                _dot(canvas, at, colour)
            along += step
        far += length


def _dot(canvas: Canvas, at: Point, colour: Colour) -> None:
    middle = round(at[0] * canvas.scale), round(at[1] * canvas.scale)
    pygame.draw.circle(canvas.surface, INK, middle, canvas.px(4.2))
    pygame.draw.circle(canvas.surface, colour, middle, canvas.px(2.9))


def _mouse(canvas: Canvas, laid: MazeLayout, at: Point, facing: int) -> None:
    """A pale mouse where it would come to stand."""
    info = canvas.sprites.info("maze/mouse")
    if info is None:
        return
    share = canvas.scale * laid.zoom * MOUSE / info.per
    frame = round(facing * FRAMES / 4) % FRAMES
    size = round(info.size[0] * share), round(info.size[1] * share)

    def pale() -> pygame.Surface:
        picture = canvas.sprites.get("maze/mouse", size, frame)
        copy = picture.copy() if picture is not None else pygame.Surface(size, pygame.SRCALPHA)
        copy.set_alpha(130)
        return copy

    ghost = canvas.store.get(("maze ghost mouse", size, frame), pale)
    canvas.surface.blit(ghost, ghost.get_rect(center=(round(at[0] * canvas.scale), round(at[1] * canvas.scale))))
