"""Evening comes with the first turn and goes after the end; it never jumps, and where none is wanted it is day."""

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.games.mousetrap.pictures.lighting import Lighting
from game.ui.drawing.light import DUSK, Lamp, stage_light

SIZE = (640, 360)


@pytest.fixture
def practice(another):
    def opened(**settings):
        player = another()
        player.program.settings = replace(player.program.settings, **settings)
        player.program.go_to("practise_crank")
        player.see()
        return player

    return opened


def brightness(player):
    return sum(pygame.transform.average_color(player.see().surface)[:3]) / 3


def test_it_is_day_until_the_crank_is_touched_and_again_after_the_end(practice):
    player = practice()
    scene = player.scene
    player.step(0.5)
    assert scene.lighting.level == 0
    scene.turn_steadily()
    for _ in range(12):
        player.step(0.1)
    assert scene.lighting.level == 1
    scene.skip()
    player.step(0.1)
    assert scene.lighting.level == 1, "what came of it is seen in the light of the lamp"
    for _ in range(60):
        player.step(0.1)
    assert scene.lighting.level == 0


def test_the_lamp_follows_what_is_at_work(practice):
    player = practice()
    player.scene.turn_steadily()
    before = player.scene.lighting.at[0]
    for _ in range(80):
        player.step(0.1)
    assert player.scene.lighting.at[0] > before + 20


def test_it_never_becomes_darker_by_more_than_a_tenth_in_a_tenth_of_a_second(practice):
    player = practice()
    player.scene.turn_steadily()
    seen = [brightness(player)]
    for _ in range(20):
        player.step(0.1)
        seen.append(brightness(player))
    assert min(seen) < 0.85 * seen[0], "it does become darker"
    assert all(abs(one - other) < 0.1 * seen[0] for one, other in pairwise(seen))


@pytest.mark.parametrize("settings", [{"stage_light": "off"}, {"reduced_motion": True}, {"theme": "contrast"}])
def test_where_no_evening_is_wanted_the_light_is_even(practice, settings):
    player = practice(**settings)
    player.scene.turn_steadily()
    for _ in range(12):
        player.step(0.1)
    assert player.scene.lighting.level == 0


def test_soft_light_is_half_as_dark():
    lighting = Lighting(0.5, (0.0, 0.0))
    while lighting.follow((0.0, 0.0), True, 0.1):
        pass
    assert lighting.level == 0.5


def test_a_stage_is_as_bright_as_by_day_in_the_lamps_light_and_dusky_elsewhere():
    light = stage_light(SIZE, Lamp((320, 200), 90), 1.0)
    assert light.shade.get_size() == SIZE
    assert light.shade.get_at((20, 340))[:3] == DUSK
    assert min(light.shade.get_at((320, 200))[:3]) > 230
    assert light.shade.get_at((320, 20))[0] > DUSK[0] + 40, "the beam"
    assert stage_light(SIZE, Lamp((320, 200), 90), 0.0).shade.get_at((20, 340))[:3] == (255, 255, 255)
