"""The podium of an evening: who has most stands highest, with a trophy, before a sunburst with paper in the air."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import FRect

from game.core.setup import colour_of
from game.shell.pictures.thumbnails import draw_face
from game.text.language import ngettext
from game.text.matches import POINT_COUNT
from game.ui.drawing import badges, icons, materials, shapes
from game.ui.drawing.canvas import Canvas
from game.ui.drawing.lettering import BOLD, HEAD, SMALL
from game.ui.drawing.theme import mix, rgb
from game.ui.widgets.widget import Mood, Widget

MOST = 3
"""Steps of the podium; those beyond the third stand in the table alone."""
_ORDER = (1, 0, 2)
"""From left to right: second, first, third."""
_HEIGHTS = (0.42, 0.28, 0.18)
"""Of the steps of the first three places, in shares of the whole."""
_GOLD, _GOLD_EDGE = rgb("#f2b91d"), rgb("#8a5a00")
_PAPERS = 60
_CUP = 0.42
"""How tall the trophy is, in heights of who won it."""


class PodiumStep(NamedTuple):
    """Who stands on a step. place: from 1; those with as many points share one. face, computer: as
    a guest of an evening has them."""

    seat: str
    name: str
    points: int
    place: int
    face: str = ""
    computer: bool = False


@dataclass(eq=False, repr=False)
class Podium(Widget):
    """The first three of an evening; festive: it is over, and there is paper in the air."""

    steps: Sequence[PodiumStep] = ()
    festive: bool = False

    def draw(self, canvas: Canvas, mood: Mood) -> None:
        """A sunburst, the steps, and who stands on them."""
        place, theme = self.place, canvas.theme
        canvas.layer(("podium", self.festive), place, self._ground)
        shown = [number for number in _ORDER if number < len(self.steps[:MOST])]
        wide = min(place.width / (len(shown) + 0.4), 190.0)
        left, side = place.centerx - wide * len(shown) / 2, self._figure(canvas, wide)
        for number, step in enumerate(shown):
            self._step(canvas, FRect(left + number * wide, place.y, wide, place.height), self.steps[step], side)
        canvas.surface.fill(theme.outline, canvas.box(FRect(place.x + 6, place.bottom - 2, place.width - 12, 2)))

    def _ground(self, under: Canvas) -> None:
        theme, size = under.theme, under.surface.get_size()
        ground = mix(theme.chosen, theme.card, 0.35)
        under.surface.fill((*ground, 255))
        ray = mix(ground, _GOLD, 0.22)
        under.surface.blit(shapes.rays(size, (size[0] / 2, size[1] * 0.62), (*ray, 255)), (0, 0))
        for x, y, tone in _papers() if self.festive else ():
            spot = FRect(0, 0, under.px(9), under.px(5))
            spot.center = x * size[0], y * size[1]
            under.surface.fill(tone, spot)
        shapes.cut(under.surface, shapes.rounded(size, under.px(10)))

    def _high(self, canvas: Canvas, place: int) -> float:
        """How high the step of a place is: at least as high as its words."""
        words = canvas.letters.line(BOLD) + canvas.letters.line(SMALL) + 14
        return max(words, self.place.height * _HEIGHTS[min(place, MOST) - 1])

    def _figure(self, canvas: Canvas, wide: float) -> float:
        """How tall all figures are: as much as the first one and the trophy have room."""
        return min(wide * 0.86, (self.place.height - self._high(canvas, 1) - 10) / (1 + _CUP))

    def _step(self, canvas: Canvas, column: FRect, step: PodiumStep, side: float) -> None:
        theme, letters = canvas.theme, canvas.letters
        words, high = letters.line(BOLD) + letters.line(SMALL) + 10, self._high(canvas, step.place)
        block = FRect(column.x + 3, column.bottom - high, column.width - 6, high)
        tone = _GOLD if step.place == 1 else mix(theme.card, theme.ink, 0.16)
        materials.framed(canvas, block, materials.Frame(mix(tone, theme.card, 0.35), theme.outline, 6, 1.6))
        if side > 24:
            figure = FRect(column.centerx - side / 2, block.top - side, side, side)
            if not canvas.sprite(f"mice/{colour_of(step.seat)}_figure", figure):  # colors that no mouse has
                badges.badge(canvas, step.seat, figure.inflate(-side * 0.4, -side * 0.4).move(0, side * 0.18))
            if step.place == 1:
                cup = side * _CUP
                above = FRect(column.centerx - cup / 2, figure.top - cup - 2, cup, cup)
                icons.icon(canvas, "trophy", above, _GOLD_EDGE)
        badge = FRect(block.x + 6, block.y + 6, 24, 24)
        badges.badge(canvas, step.seat, badge)
        if step.face:
            draw_face(canvas, step.face, FRect(block.right - 30, block.y + 6, 24, 24))
        elif step.computer:
            icons.icon(canvas, "gear", FRect(block.right - 26, block.y + 9, 18, 18), theme.ink)
        if block.height > words + letters.line(HEAD) + 8:
            canvas.write(str(step.place), FRect(block.x, block.y + 6, block.width, letters.line(HEAD)), HEAD,
                         theme.ink, "centre middle")  # fmt: skip
        low = FRect(block.x + 5, block.bottom - words + 2, block.width - 10, letters.line(BOLD))
        style = letters.legible(step.name, BOLD, low.width)
        canvas.write(letters.cut(step.name, style, low.width), low, style, theme.ink, "centre middle")
        told = ngettext(*POINT_COUNT, step.points)
        below = FRect(low.x, low.bottom, low.width, letters.line(SMALL))
        canvas.write(told, below, letters.fitting(told, SMALL, below.width), theme.ink, "centre middle")


def _papers() -> Iterator[tuple[float, float, tuple[int, int, int]]]:
    """Where pieces of paper hang in the air, in shares, always the same."""
    dice, tones = random.Random("evening"), [badge.colour for badge in badges.BADGES.values()]
    for number in range(_PAPERS):
        yield dice.random(), dice.random() * 0.8, tones[number % len(tones)]
