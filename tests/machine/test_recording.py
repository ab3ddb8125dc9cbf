"""A recording gives every moment of a run again, and is played to and fro while the run goes on."""

import pytest

from game.machine.recording import POSE_BYTES, FilmPlayer, Recording, last_before
from game.workshop.parts.challenge import sample
from game.workshop.parts.run import WorkshopRun

EVERY = 16


@pytest.fixture(scope="module")
def recorded():
    run = WorkshopRun(sample("knock_on").machine).settle()
    recording, seen = Recording(run, EVERY), [run.frame()]
    while not run.done:
        run.step()
        recording.record(run)
        if run.steps % EVERY == 0:
            seen.append(run.frame())
    return recording, seen


def test_every_picture_is_what_was_seen_and_takes_few_bytes(recorded):
    recording, seen = recorded
    assert len(recording) == len(seen) > 60
    for number in (0, 17, len(seen) - 1):
        for name, pose in recording.at(number * EVERY).items():
            assert pose == pytest.approx(seen[number][name], abs=1e-4)
    assert recording.bytes == len(seen) * len(seen[0]) * POSE_BYTES


def test_between_two_pictures_everything_is_between_its_poses(recorded):
    recording, seen = recorded
    for name, pose in recording.at(40.5 * EVERY).items():
        ends = zip(seen[40][name], seen[41][name], strict=True)
        assert pose == pytest.approx([(a + b) / 2 for a, b in ends], abs=1e-4)


@pytest.mark.parametrize("step", [-5, 1_000_000])
def test_beyond_its_ends_is_its_ends(recorded, step):
    recording, _seen = recorded
    assert recording.at(step) == recording.at(0 if step < 0 else recording.end)


def film(end=960):
    player = FilmPlayer()
    player.end = end
    return player


def test_it_is_played_backwards_to_its_beginning_and_stays_there():
    player = film()
    player.play(-1)
    assert not player.live and player.now == 960
    assert player.advance(0.5) and player.now == 480
    assert player.advance(2) and (player.now, player.rate) == (0, 0)
    assert not player.advance(1)


def test_forwards_it_comes_to_what_is_newest_and_goes_on_there():
    player = film()
    player.seek(240)
    assert player.rate == 0 and not player.advance(1)
    player.play(1)
    player.advance(0.25)
    assert player.now == 480 and not player.live
    player.advance(2)
    assert player.live and player.rate == 1
    player.end = 1000
    assert player.now == 1000


@pytest.mark.parametrize(("step", "found"), [(0, None), (3, 0), (4.5, 0), (5, 1), (99, 2)])
def test_the_last_mark_before_a_step(step, found):
    assert last_before([3, 5, 8], step) == found
