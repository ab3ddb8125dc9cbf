import pytest

from game.ui.motion import INSTANT, Motion, Tween
from tests.patience import as_long_as


def recorded(motion, *seconds):
    shown = []
    for number, length in enumerate(seconds):
        motion.play(Tween(length, lambda share, n=number: shown.append((n, share))))
    return shown


def test_groups_play_in_turn_and_each_ends_at_one():
    motion = Motion()
    shown = recorded(motion, 0.2, 0.2)
    for _ in as_long_as(lambda: motion.update(0.05)):
        pass
    assert [n for n, _ in shown] == sorted(n for n, _ in shown)
    assert [share for n, share in shown if n == 0][-1] == [share for n, share in shown if n == 1][-1] == 1.0
    assert not motion.busy


def test_twice_the_speed_takes_half_the_frames():
    def frames(speed):
        motion = Motion(speed)
        recorded(motion, 1.0)
        return sum(1 for _ in iter(lambda: motion.update(0.05), False))

    assert abs(frames(1.0) - 2 * frames(2.0)) <= 2


@pytest.mark.parametrize("frame", [0.01, 0.1, 0.45])
def test_slow_frames_do_not_make_a_tale_longer(frame):
    motion, passed, ended = Motion(), 0.0, []
    for _ in range(5):
        motion.play(Tween(0.2, then=lambda: ended.append("tween")))
        motion.call(lambda: ended.append("call"))
    for _ in as_long_as(lambda: motion.busy):
        motion.update(frame)
        passed += frame
    assert ended == ["tween", "call"] * 5
    assert 1.0 - 1e-6 <= passed < 1.0 + 1.1 * frame


def test_at_instant_speed_everything_is_cut():
    motion = Motion(INSTANT)
    shown = recorded(motion, 1.0, 1.0)
    assert motion.update(0.01)
    assert shown == [(0, 1.0), (1, 1.0)]


def passed(motion):
    """Seconds until a motion has ended."""
    return 0.01 * sum(1 for _ in iter(lambda: motion.update(0.01), False))


def test_reduced_motion_shows_ends_alone_and_keeps_pauses():
    motion = Motion(1.0, reduced=True)
    shown = recorded(motion, 1.0, 0.1)
    motion.pause(0.5)
    motion.update(0.01)
    assert shown == [(0, 1.0)]
    assert 0.01 + passed(motion) == pytest.approx(0.3 + 0.1 + 0.5, abs=0.03)
    assert shown == [(0, 1.0), (1, 1.0)]


def test_words_stand_still_for_their_whole_time_where_motion_is_reduced():
    motion, shown = Motion(1.0, reduced=True), []
    motion.play(Tween(1.0, shown.append, held=True))
    assert passed(motion) == pytest.approx(1.0, abs=0.03)
    assert shown == [0.5, 1.0]


def test_skipping_finishes_what_a_motion_queues_in_turn():
    motion, ended = Motion(), []
    motion.play(Tween(1.0, then=lambda: motion.call(lambda: ended.append("second"))))
    motion.skip()
    assert ended == ["second"]


def test_clearing_shows_nothing():
    motion = Motion()
    shown = recorded(motion, 1.0)
    motion.clear()
    assert not motion.update(0.1)
    assert shown == []
