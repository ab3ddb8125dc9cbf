"""It is light again over a table before somebody has to act there, at every pace."""

import pytest

from game.games.mightymouse.pictures.motion import HeroFlight
from game.ui.motion import Motion, Until
from tests.patience import as_long_as
from tests.views import all_views

STEP = 1 / 60


@pytest.mark.parametrize("speed", ["1", "4"])
@pytest.mark.parametrize("view", ["mousemaze/trapped", "mightymouse/flying"])
def test_it_is_light_before_somebody_has_to_act(table, view, speed):
    player = table(all_views()[view], speed=speed, stage_light="full")
    scene = player.scene
    scene.spot.level = 1.0
    for _ in as_long_as(lambda: not scene.play.free):
        player.pass_time(STEP)
    assert not scene.spot.lit and scene.spot.dark > 0


@pytest.mark.parametrize("view", ["mousemaze/trapped", "mightymouse/flying"])
def test_whoever_skips_waits_for_no_light(table, view):
    player = table(all_views()[view], stage_light="full")
    player.pass_time(STEP)
    player.scene.play.skip()
    assert not player.scene.play.motion.busy and player.scene.spot.lit
    assert not any(isinstance(flight, HeroFlight) for flight in player.scene.play.animation.flights)
    for _ in as_long_as(lambda: player.scene.spot.lit, 90):
        player.pass_time(STEP)


def test_what_is_waited_for_holds_up_what_comes_after_it_and_ends():
    done, told = [], []
    motion = Motion(reduced=True)
    for so in (lambda: bool(done), lambda: False):
        motion.play(Until(2.0, still=True, so=so))
        motion.call(lambda: told.append(1))
    for _ in range(10):
        motion.update(0.1)
    assert not told
    done.append(1)
    motion.update(0.1)
    assert len(told) == 1 and motion.busy
    for _ in as_long_as(lambda: motion.busy, 25):
        motion.update(0.1)
    assert len(told) == 2
