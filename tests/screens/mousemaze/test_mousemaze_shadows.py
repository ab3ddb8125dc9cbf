"""A card on its way throws a shadow on its neighbours, where light is not even."""

import pytest

from game.app.program import assets_folder
from game.games.mousemaze.pictures.maze import draw_flipping, draw_turning
from game.shell.pictures.film import drawing
from game.ui.drawing.theme import THEMES

SIDE, AT = 200.0, (400.0, 300.0)


@pytest.fixture
def canvas():
    made = drawing(assets_folder(), (1280, 720))
    made.surface.fill((200, 200, 200))
    return made


def grey(canvas, at):
    """How bright it is there, of 255."""
    return canvas.surface.get_at([round(part * canvas.scale) for part in at])[0]


def turned(canvas, high):
    draw_turning(canvas, 0, AT, SIDE, (0.0, high))


def flipped(canvas, high):
    draw_flipping(canvas, (0, 1), AT, SIDE, high / 2)


@pytest.mark.parametrize("move", [turned, flipped])
@pytest.mark.parametrize("theme", THEMES)
def test_a_card_on_its_way_throws_a_shadow_where_light_is_not_even(canvas, move, theme):
    canvas.theme = THEMES[theme]
    move(canvas, 1.0)
    beside = AT[0] + SIDE * 0.3, AT[1] + SIDE * 0.57
    shaded = grey(canvas, beside) < 190
    assert shaded == bool(canvas.theme.grain)


def test_a_card_that_lies_throws_none_on_its_neighbours(canvas):
    turned(canvas, 0.0)
    assert grey(canvas, (AT[0] + SIDE * 0.3, AT[1] + SIDE * 0.57)) == 200
