"""The light at the crank: it comes up as the crank is touched, lets nothing jump, and goes down after the result."""

import itertools

import pygame
import pytest

from game.games.mousetrap.pictures.lamp import StageLight
from game.games.mousetrap.trap.layout import POST_X
from game.host.settings import Settings
from game.machine.hand import steady
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


def test_it_gets_dark_as_the_crank_is_turned_and_day_after_the_result_and_never_jumps(another):
    player = another(size=(960, 720))
    scene = opened(player.program)
    player.see()
    day = brightness(player.canvas.surface)
    assert not scene.light.lit
    scene.turn_steadily()
    seen = [day, *films(player, scene, 100)]
    assert scene.light.level == 1.0 and seen[-1] < day - 0.15
    scene.skip()
    player.see()
    seen += films(player, scene, 100)
    assert not scene.light.lit
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


def test_at_most_three_places_a_second_begin_to_glow():
    light = StageLight(1.0)
    for frame in range(120):
        light.tick(1 / 60, True, (float(frame), 5.0), 0.5)
        before = light.time
        light.strike((float(frame), 5.0))
        assert sum(since > before - 1 for _, since in light._struck) <= 3
