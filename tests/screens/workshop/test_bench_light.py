"""The light on the bench: evening while a run goes on, day while one builds, even light where it is wanted."""

import pytest

from game.host.settings import Settings
from tests.views.workshop import bench

pytestmark = pytest.mark.usefixtures("blank_pictures")


def test_it_is_evening_while_a_run_goes_on_and_the_lamp_follows_what_moves(another):
    player = another(size=(960, 720))
    scene = bench(player.program, "catapult")
    player.see()
    light = scene.picture.light
    places = []
    scene.run()
    for _ in range(90):
        player.step(1 / 60)
        places.append(light.at[0])
    player.see()
    assert light.lit and max(places) - min(places) > 2.0
    assert scene.picture.light.shadows.shade(scene.view, scene.showing.poses, light.at).things
    scene.stop()
    for _ in range(120):
        player.step(1 / 60)
    assert not light.lit


@pytest.mark.slow
@pytest.mark.parametrize("given", [{"theme": "contrast"}, {"reduced_motion": True}, {"stage_light": "off"}])
def test_even_light_stays_even(another, given):
    player = another(size=(960, 720), settings=Settings(**given))
    scene = bench(player.program, "catapult")
    player.see()
    scene.run()
    for _ in range(60):
        player.step(1 / 60)
    assert not scene.picture.light.lit
