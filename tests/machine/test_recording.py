"""A recording gives every moment of a run again, and is played to and fro while the run goes on."""

import pytest

from game.machine.recording import ROW_BYTES, ROW_STEPS, FilmPlayer, RunRecording, last_before
from game.workshop.parts.challenge import sample
from game.workshop.parts.run import WorkshopRun


@pytest.fixture(scope="module")
def recorded():
    run = WorkshopRun(sample("knock_on").machine).settle()
    recording, seen = RunRecording(run.stage.bodies), []
    while not run.done:
        seen.append(run.frame())
        recording.add(run.frame())
        run.steps_at_once(ROW_STEPS)
    return recording, seen


def test_every_row_is_what_was_seen_and_takes_few_bytes(recorded):
    recording, seen = recorded
    assert len(recording) == len(seen) > 60
    for row in (0, 17, recording.last):
        for name, pose in recording.at(row).items():
            assert pose == pytest.approx(seen[row][name], abs=1e-4)
    assert recording.bytes == len(seen) * len(seen[0]) * ROW_BYTES


def test_between_two_rows_everything_is_between_its_poses(recorded):
    recording, seen = recorded
    for name, pose in recording.at(40.5).items():
        assert pose == pytest.approx(
            [(a + b) / 2 for a, b in zip(seen[40][name], seen[41][name], strict=True)], abs=1e-4
        )


@pytest.mark.parametrize("row", [-5, 10_000])
def test_beyond_its_ends_is_its_ends(recorded, row):
    recording, _seen = recorded
    assert recording.at(row) == recording.at(0 if row < 0 else recording.last)


def test_of_nothing_there_is_no_moment():
    with pytest.raises(IndexError):
        RunRecording(["a"]).at(0)


def played(rows=10):
    recording = RunRecording(["a"])
    for row in range(rows):
        recording.add({"a": (row, 0.0, 0.0)})
    return FilmPlayer(recording)


def test_it_is_played_backwards_to_its_beginning_and_stays_there():
    film = played()
    film.play(-1)
    assert not film.live and film.now == 9
    assert film.advance(3.5) and film.now == 5.5
    assert film.advance(30) and (film.now, film.rate) == (0, 0)
    assert not film.advance(1)


def test_forwards_it_comes_to_what_is_newest_and_goes_on_there():
    film = played()
    film.seek(4)
    assert film.rate == 0 and not film.advance(1)
    film.play(1)
    film.advance(2)
    assert film.now == 6 and not film.live
    film.advance(20)
    assert film.live and film.rate == 1
    film.recording.add({"a": (10, 0.0, 0.0)})
    assert film.now == 10


@pytest.mark.parametrize(("row", "found"), [(0, None), (3, 0), (4.5, 0), (5, 1), (99, 2)])
def test_the_last_mark_before_a_row(row, found):
    assert last_before([3, 5, 8], row) == found
