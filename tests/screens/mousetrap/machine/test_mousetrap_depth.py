"""The stage has depth where its whole floor is seen: shelves behind, spaces and a pencil before, shadows under feet."""

import pytest
from pygame import FRect

from game.app.program import assets_folder
from game.games.mousetrap.pictures.depth import contact, spaces
from game.games.mousetrap.pictures.stage import WHEEL_CM, MachineStage, fitting, paint
from game.games.mousetrap.trap.machine import Placement
from game.shell.pictures.film import drawing

WHOLE = {number: Placement() for number in range(1, 25)}


@pytest.fixture(scope="module")
def canvas():
    return drawing(assets_folder(), (960, 720))


def seen(canvas, places, **look):
    """The brightness of some places of the machine as it is drawn, cm."""
    view = fitting(FRect(0, 200, 960, 480))
    MachineStage(WHOLE).draw(canvas, view, **look)
    spots = [tuple(round(part * canvas.scale) for part in view.to_screen(at)) for at in places]
    return [sum(canvas.surface.get_at(spot)[:3]) for spot in spots]


def test_shelves_and_the_boards_spaces_are_seen_with_the_wheel_and_not_on_bare_walls(canvas):
    shelf, gear = (70.0, 29.9), (WHEEL_CM[0] - 13.5, -2.0)
    deep = seen(canvas, (shelf, gear), wheel=True, ghosts=False)
    flat = seen(canvas, (shelf, gear), ghosts=False)
    assert deep[0] < flat[0] - 20 and deep[1] != flat[1]
    bare = seen(canvas, (shelf, gear), wheel=True, ghosts=False, bare=True)
    assert bare[0] > deep[0] and bare[1] == seen(canvas, (gear,), ghosts=False, bare=True)[0]


def changed_by(canvas, draw):
    """Where something draws on a bare stage, cm."""
    view = fitting(FRect(0, 200, 960, 480))
    canvas.clip(view.rect)
    paint(canvas, view, bare=True)
    before = canvas.surface.copy()
    draw(view)
    wide, high = canvas.surface.get_size()
    return [
        view.to_cm((x / canvas.scale, y / canvas.scale))
        for x in range(0, wide, 4)
        for y in range(0, high, 2)
        if canvas.surface.get_at((x, y)) != before.get_at((x, y))
    ]


def test_the_floor_is_darker_right_under_feet_and_no_wall_is(canvas):
    tower = changed_by(canvas, lambda view: contact(canvas, view, {9}))
    assert tower and max(y for _x, y in tower) <= 0.1 and min(y for _x, y in tower) > -1.5
    assert not changed_by(canvas, lambda view: contact(canvas, view, {24})), "the cage hangs"


def test_the_spaces_lie_on_the_floor_before_the_wheel(canvas):
    tiles = changed_by(canvas, lambda view: spaces(canvas, view, WHEEL_CM))
    assert tiles and max(y for _x, y in tiles) < 0 and max(x for x, _y in tiles) < WHEEL_CM[0] - 3
