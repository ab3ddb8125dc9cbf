"""A camera that leans in: what stands still is enlarged once, and what moves is as if all had been enlarged."""

import pygame
import pytest

from game.ui.drawing.canvas import scale_of
from game.ui.widgets.dirty import Item
from game.ui.widgets.leaning import FINE, Leaning

SIZES = [(1280, 720), (1920, 1080), (2560, 1440), (801, 603)]


def ground(size):
    """Something with a detail at every pixel."""
    picture = pygame.Surface(size)
    for x in range(0, size[0], 3):
        pygame.draw.line(picture, (x % 256, x * 7 % 256, 90), (x, 0), (size[0] - x, size[1]))
    return picture


def thing(colour):
    picture = pygame.Surface((37, 23), pygame.SRCALPHA)
    picture.fill(colour)
    return picture


def leant(canvas, size):
    """A canvas of that size, and a camera that has leant in wholly."""
    canvas.surface = pygame.Surface(size)
    canvas.scale = scale_of(size)
    leaning = Leaning(FINE)
    for _tenth in range(20):
        leaning.tick(0.1, on=True)
    return leaning


@pytest.mark.parametrize("size", SIZES)
def test_what_moves_is_drawn_as_if_all_were_enlarged_anew(canvas, size):
    back, moved, at = ground(size), thing((250, 40, 40, 200)), (size[0] * 0.7 / scale_of(size), 300.0)
    leaning = leant(canvas, size)
    for step in range(4):
        items = [Item(back, (0, 0)), Item(moved, (size[0] // 2 + 11 * step, size[1] // 2 + 7 * step)), None]
        found = leaning.items(canvas, items, at)
        expected = leant(canvas, size).items(canvas, items, at)
        assert len(found) == len(items) and found[1:] == [None, None]
        assert pygame.image.tobytes(found[0].picture, "RGB") == pygame.image.tobytes(expected[0].picture, "RGB"), step


@pytest.mark.parametrize("place", [(300, -18), (-32, 200), (-32, -18), (300, 6)])
def test_what_moves_at_an_edge_is_enlarged_as_all_else(canvas, place):
    size = (1280, 720)
    back, moved, leaning = ground(size), thing((250, 40, 40, 200)), leant(canvas, size)
    for at in ((600, 300), place):
        items = [Item(back, (0, 0)), Item(moved, at)]
        found = leaning.items(canvas, items, (0.0, 0.0))[0].picture
    assert leaning.fresh, "painted anew as a whole"
    expected = leant(canvas, size).items(canvas, items, (0.0, 0.0))[0].picture
    assert pygame.image.tobytes(found, "RGB") == pygame.image.tobytes(expected, "RGB")


def test_only_what_has_moved_is_painted_anew_and_told(canvas):
    size = (1280, 720)
    back, moved, leaning = ground(size), thing((250, 40, 40, 200)), leant(canvas, size)
    first = leaning.items(canvas, [Item(back, (0, 0)), Item(moved, (600, 300))], (640.0, 360.0))[0]
    assert leaning.fresh == [], "another picture"
    again = leaning.items(canvas, [Item(back, (0, 0)), Item(moved, (604, 300))], (640.0, 360.0))[0]
    assert again.picture is first.picture and leaning.fresh
    assert sum(box.width * box.height for box in leaning.fresh) < 12_000
    elsewhere = leaning.items(canvas, [Item(back, (0, 0)), Item(moved, (604, 300))], (100.0, 360.0))[0]
    assert elsewhere.picture is not again.picture and leaning.fresh == []
