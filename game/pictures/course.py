"""How everybody stood over a match, as lines in the seats' colours, each with its badge at its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pygame
from pygame import FRect

from game.ui import badges, shapes
from game.ui.canvas import Canvas
from game.ui.lettering import SMALL
from game.ui.theme import mix

_FINE, _MOST = 3, 240
_WIDE, _EDGE = 3.2, 1.4
_BADGE = 18.0
_GRID = (1, 2, 5, 10, 20, 50)
_LINES = 5


def draw_course(canvas: Canvas, place: FRect, title: str, stood: Mapping[str, Sequence[float]]) -> None:
    """Draw the chart with its title; stood: by seat how much, from moment to moment."""
    theme, line = canvas.theme, canvas.letters.line(SMALL)
    canvas.write(title, FRect(place.x, place.y, place.width, line), SMALL, theme.faint, "centre top")
    most = int(max((max(levels, default=0) for levels in stood.values()), default=0)) or 1
    least = int(min(0, *(min(levels, default=0) for levels in stood.values())))
    acts = max((len(levels) for levels in stood.values()), default=2)
    left = max(canvas.letters.width(str(end), SMALL) for end in (least, most)) + 8
    room = FRect(place.x + left, place.y + line + 10, place.width - left - _BADGE, place.height - line - 20)
    whole = most - least
    step = next((step for step in _GRID if whole / step <= _LINES), _GRID[-1])
    for level in range(-(-least // step) * step, most + 1, step):
        y = room.bottom - room.height * (level - least) / whole
        canvas.surface.fill(mix(theme.card, theme.ink, 0.18), canvas.box(FRect(room.x, y - 0.5, room.width, 1)))
        words = FRect(place.x, y - line / 2, left - 6, line)
        canvas.write(str(level), words, SMALL, theme.faint, "right middle")
    span = least, most
    ways = {seat: _way(room, levels, span, acts) for seat, levels in stood.items() if len(levels) > 1}
    canvas.layer(("course", title, str(ways)), place, lambda under: _lines(under, place, ways))
    below = place.y
    for seat in sorted(ways, key=lambda seat: ways[seat][-1][1]):
        x, y = ways[seat][-1]
        below = max(below + _BADGE, y - _BADGE / 2)
        badges.badge(canvas, seat, FRect(x - _BADGE / 2 + 6, min(below, place.bottom - _BADGE), _BADGE, _BADGE))


def _way(room: FRect, levels: Sequence[float], span: tuple[int, int], acts: int) -> list[tuple[float, float]]:
    """The corners of a line; of a long match only some, the last always."""
    thinned, (least, most) = range(0, len(levels) - 1, max(1, acts // _MOST)), span
    return [
        (room.x + room.width * at / max(1, acts - 1), room.bottom - room.height * (levels[at] - least) / (most - least))
        for at in (*thinned, len(levels) - 1)
    ]


def _lines(under: Canvas, place: FRect, ways: Mapping[str, Sequence[tuple[float, float]]]) -> None:
    wide, high = under.surface.get_size()
    large = shapes.blank((wide * _FINE, high * _FINE))
    for seat, way in ways.items():
        tone = badges.badge_of(seat).colour
        spots = [((x - place.x) * under.scale * _FINE, (y - place.y) * under.scale * _FINE) for x, y in way]
        for colour, thick in ((mix(tone, (0, 0, 0), 0.5), _WIDE + _EDGE), (tone, _WIDE)):
            pygame.draw.lines(large, colour, False, spots, max(1, round(thick * under.scale * _FINE)))
    under.surface.blit(pygame.transform.smoothscale(large, (wide, high)), (0, 0))
