"""A camera that leans in: what it gives is one picture, larger round a place, and another one each time."""

import pygame

from game.ui.drawing.canvas import scale_of
from game.ui.widgets.dirty import DirtyBlitter, Item
from game.ui.widgets.leaning import FINE, FROM, TO, Leaning


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


def test_it_gives_another_picture_as_often_as_it_is_asked(canvas):
    size = (1280, 720)
    back, moved, leaning = ground(size), thing((250, 40, 40, 200)), leant(canvas, size)
    first = leaning.items(canvas, [Item(back, (0, 0)), Item(moved, (600, 300))], (640.0, 360.0))
    again = leaning.items(canvas, [Item(back, (0, 0)), Item(moved, (604, 300))], (640.0, 360.0))
    assert first[1:] == again[1:] == [None]
    assert first[0].picture is not again[0].picture and again[0].picture.get_size() == size


def test_leant_in_it_is_as_near_as_what_stands_still_is_enlarged():
    assert (1 + FINE) * FROM == TO


def test_what_it_enlarges_lies_on_the_canvas_and_all_else_is_drawn_over_it(canvas):
    size = (1280, 720)
    leaning, card, blitter = leant(canvas, size), pygame.Surface((300, 80)), DirtyBlitter()
    card.fill((250, 250, 240))
    canvas.kept = True
    for left in (600, 604):
        seen = leaning.items(canvas, [Item(ground(size), (0, 0)), Item(thing((9, 9, 9)), (left, 300))], (640.0, 360.0))
        assert canvas.surface.get_at((20, 20)) != card.get_at((0, 0)) and seen[0].picture.get_parent() is canvas.surface
        blitter.show(canvas, [*seen, Item(card, (10, 10))])
        assert canvas.surface.get_at((20, 20)) == card.get_at((0, 0))
