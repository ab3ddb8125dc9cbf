"""The light at the crank: dusk at first, evening as it is touched; nothing jumps, and day comes after the result."""

import itertools

import pygame
import pytest
from pygame import FRect

from game.app.program import assets_folder
from game.games.mousetrap.pictures.lamp import RESTING, StageLight, ahead
from game.games.mousetrap.pictures.stage import fitting
from game.games.mousetrap.trap.layout import POST_X
from game.games.mousetrap.trap.machine import poses_as_set
from game.games.mousetrap.trap.report import LINKS
from game.host.settings import Settings
from game.machine.hand import steady
from game.shell.pictures.film import drawing
from game.ui.drawing.light import PIECES
from tests.views.mousetrap_stage import TRUE, opened

pytestmark = pytest.mark.usefixtures("blank_pictures")

TENTH = 6
"""Frames in a tenth of a second."""


def brightness(surface):
    """The mean of the screen, 0 to 1."""
    return sum(pygame.transform.average_color(surface)[:3]) / 3 / 255


def films(player, scene, frames):
    """The brightness of so many frames."""
    for _ in range(frames):
        scene.left = 9.0
        player.step(1 / 60)
        player.see()
        yield brightness(player.canvas.surface)


@pytest.mark.slow
def test_dusk_waits_and_it_gets_dark_as_the_crank_is_turned_and_day_after_the_result_and_never_jumps(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    player.see()
    dusk = brightness(player.canvas.surface)
    assert scene.light.lit and scene.light.level == RESTING
    scene.turn_steadily()
    seen = [dusk, *films(player, scene, 100)]
    assert scene.light.level == 1.0 and seen[-1] < dusk - 0.05
    scene.skip()
    player.see()
    seen += films(player, scene, 100)
    assert not scene.light.lit and seen[-1] > dusk + 0.05
    assert max(abs(b - a) for a, b in zip(seen, seen[TENTH:], strict=False)) < 0.1


def test_nothing_is_drawn_anew_before_the_crank_is_touched_and_when_day_has_come(another):
    player = another(size=(960, 720))
    scene = opened(player.program, steady(1.0))
    scene.skip()
    for _ in range(400):
        scene.left = 9.0
        player.step(1 / 60)
        player.see()
    scene.reason = None
    assert not any(scene.tick(1 / 60) for _ in range(30) if not setattr(scene, "left", 9.0))
    other = opened(player.program)
    for _ in range(60):
        player.step(1 / 60)
        player.see()
    assert not any(other.tick(1 / 60) for _ in range(30))


@pytest.mark.parametrize("given", [{"theme": "contrast"}, {"reduced_motion": True}, {"stage_light": "off"}])
def test_even_light_stays_even(another, given):
    player = another(size=(960, 720), settings=Settings(**given))
    scene = opened(player.program, steady(1.0))
    for _ in range(60):
        player.step(1 / 60)
    player.see()
    assert scene.moving and not scene.light.lit
    assert not any(scene.light.items(player.canvas, scene.view, scene.poses))


def test_the_lamp_follows_what_is_at_work_and_there_are_always_as_many_items(another):
    player = another(size=(960, 720))
    scene = opened(player.program, steady(1.0), TRUE)
    places, counts = [], set()
    for _ in range(2000):
        player.step(1 / 30)
        if scene.act == "over":
            break
        places.append(scene.light.at[0])
        if len(places) % 20 == 0:
            player.see()
            counts.add(len(scene.light.items(player.canvas, scene.view, scene.poses)))
    assert places[0] < 12 and abs(places[-1] - POST_X) < 6 and len(counts) == 1
    assert max(abs(b - a) for a, b in itertools.pairwise(places)) < 4.0


def test_what_comes_next_and_the_mouse_glow_until_the_lamp_is_there(another):
    player = another(size=(1280, 720))
    scene = opened(player.program, steady(1.0), TRUE)
    player.see()
    light, view, poses = scene.light, scene.view, scene.poses
    mouse = poses["mouse"][:2]
    assert ahead(0, poses)[1] == mouse and ahead(0, poses)[0] != ahead(len(LINKS) - 3, poses)[0]
    near_and_far = []
    for at in (mouse, (mouse[0] - 40, mouse[1])):
        light.rest(at, (mouse,))
        light.level = 1.0
        light.tick(1.0, True, at, 0.5)
        view = view._replace(centre=mouse)
        items = light.items(player.canvas, view, poses)
        near_and_far.append(sum(item is not None for item in items[PIECES + 1 : PIECES + 3]))
    assert near_and_far == [0, 1]


def test_a_dim_glow_goes_out_before_another_place_begins_to():
    light, seen = StageLight(1.0), []
    for frame in range(120):
        light.ahead = ((10.0, 5.0),) if frame < 60 else ((40.0, 5.0),)
        light.tick(1 / 60, True, (0.0, 5.0), 0.5)
        seen += light._dims
    assert {place for place, _ in seen} == {(10.0, 5.0), (40.0, 5.0)} and seen[59][1] == seen[-1][1] == 1.0
    assert all(abs(b[1] - a[1]) < 0.1 for a, b in itertools.pairwise(seen)), "nothing jumps"


def test_the_lamp_shines_down_to_the_floor_wherever_its_work_is():
    canvas = drawing(assets_folder(), (1280, 720))
    view, poses, lit = fitting(FRect(canvas.area)), poses_as_set(TRUE), []
    for high in (5.0, 25.0):
        light = StageLight(1.0)
        light.rest((40.0, high), ())
        light.level = 1.0
        canvas.surface.fill((200, 200, 200))
        for item in light.items(canvas, view, poses):
            if item is not None:
                canvas.surface.blit(*item.blit)
        x, y = view.to_screen((41.0, 2.0))
        lit.append(brightness(canvas.surface.subsurface((x, y, 40, 12))))
    assert abs(lit[0] - lit[1]) < 0.1 and min(lit) > 0.6


def test_at_most_three_places_a_second_begin_to_glow():
    light = StageLight(1.0)
    for frame in range(120):
        light.tick(1 / 60, True, (float(frame), 5.0), 0.5)
        before = light.time
        light.strike((float(frame), 5.0))
        assert sum(since > before - 1 for _, since in light._struck) <= 3


def test_light_is_painted_in_spare_time_20_times_a_second(monkeypatch):
    canvas, light, painted = drawing(assets_folder(), (1280, 720)), StageLight(1.0), []
    view, poses, paint = fitting(FRect(canvas.area)), poses_as_set(TRUE), light.map.paint
    monkeypatch.setattr(light.map, "paint", lambda *given: painted.append(drawn) or paint(*given))
    for frame in range(180):
        light.level = 1.0
        light.tick(1 / 60, 1.0, (40.0 + frame / 9, 5.0), 0.5)
        drawn = frame > 0
        light.items(canvas, view, poses)
        drawn = False
        light.prepare(canvas)
    assert not any(painted) and 55 <= len(painted) <= 65
