"""Nothing overlaps, is cut off or too small to hit, at any size and text scale."""

from dataclasses import replace
from itertools import combinations

import pytest

from game.ui.widgets.buttons import Button
from game.ui.widgets.screen import Screen
from tests.views import all_views

SIZES = [(800, 600), (1280, 720), (1920, 1080), (2560, 1080), (900, 1400)]
SCALES = [100, 150, 200]
MAIN, ANY = 44.0, 24.0


VIEWS = [name for name in all_views() if name.startswith("general/")]


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("scale", SCALES)
def test_every_view_fits(another, view, size, scale):
    _fits(another(size=size), view, text_scale=scale)


@pytest.mark.usefixtures("blank_pictures")
@pytest.mark.parametrize("view", VIEWS)
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 200), ((1280, 720), 100)])
def test_every_view_fits_in_the_other_typeface(another, view, size, scale):
    _fits(another(size=size), view, text_scale=scale, font="dyslexic", theme="contrast")


def _fits(player, view, **wished):
    all_views()[view](player.program)
    player.program.settings = replace(player.program.settings, **wished)
    canvas = player.see()
    scene = player.scene
    assert isinstance(scene, Screen)
    assert canvas.misfits == []
    _all_inside(scene, canvas.area)
    _none_overlap(scene)
    _none_too_small(scene, canvas.scale)


def _all_inside(scene, area):
    for widget in scene.widgets:
        room = widget.region.view.copy() if widget.region else area.copy()
        if widget.region:
            room.height = max(room.height, widget.region.height)
            assert room.inflate(2, 2).contains(widget.rect), (widget.name, widget.rect, room)
            assert area.inflate(2, 2).contains(widget.region.view)
        else:
            assert room.inflate(1, 1).contains(widget.rect), (widget.name, widget.rect)


def _none_overlap(scene):
    stops = [widget for widget in scene.widgets if widget.focusable]
    for one, other in combinations(stops, 2):
        if one.region is other.region:
            assert not one.rect.inflate(-1, -1).colliderect(other.rect.inflate(-1, -1)), (one.name, other.name)
        elif one.visible and other.visible:  # what is scrolled out of sight has a place without any size
            assert not one.visible.inflate(-1, -1).colliderect(other.visible.inflate(-1, -1)), (one.name, other.name)


def _none_too_small(scene, scale):
    """Main buttons are 44 pixels of a window of 1280 x 720 and up; nothing is ever below 24 on the screen."""
    for widget in scene.widgets:
        if widget.focusable:
            least = min(widget.rect.width, widget.rect.height)
            assert least * scale >= ANY, widget.name
            if isinstance(widget, Button):
                assert least >= MAIN, widget.name
