"""A pool of light on a table: it comes and goes gently, and even light stays even."""

import itertools

import pygame
import pytest
from pygame import FRect

from game.ui.drawing.spotlight import SpotColours, Spotlight

ROOM = FRect(100, 100, 600, 400)
TENTH = 6


def lit(canvas, frames=90, dark=1.0):
    spot = Spotlight(SpotColours((100, 104, 150), (170, 160, 100)))
    spot.dark = dark
    for frame in range(3 * frames):
        on = frame < frames
        moved = spot.tick(1 / 60, on)
        canvas.surface.fill((255, 255, 255))
        spot.draw(canvas, ROOM, 120, (300, 300))
        yield spot, moved, on


def test_it_is_dark_but_for_the_pool_and_only_in_its_room_and_never_jumps(canvas):
    seen, goes = [], []
    for spot, moved, on in lit(canvas):
        at = canvas.surface.get_at
        seen.append(sum(at((650, 450))[:3]) / 765)
        if spot.level == 1.0 and on:
            assert tuple(at((650, 450)))[:3] == (100, 104, 150) and min(at((300, 300))[:3]) > 235
            assert tuple(at((50, 50)))[:3] == tuple(at((750, 450)))[:3] == (255, 255, 255)
        goes.append(moved)
    assert seen[-1] == 1.0 and not goes[-1], "light again, and nothing is drawn anew"
    assert max(abs(b - a) for a, b in zip(seen, seen[TENTH:], strict=False)) < 0.13
    assert min(seen) < 0.5 and all(abs(b - a) < 0.05 for a, b in itertools.pairwise(seen))


@pytest.mark.parametrize("dark", [0.0, 0.5])
def test_even_light_stays_even_and_soft_light_is_softer(canvas, dark):
    darkest = min(pygame.transform.average_color(canvas.surface)[0] for _ in lit(canvas, 60, dark))
    assert (darkest == 255) == (dark == 0.0)
