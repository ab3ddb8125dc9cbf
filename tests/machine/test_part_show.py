"""What a new part does is worked out in slices, and shown as it happened."""

from game.games.mousetrap.trap.machine import Placement, TrapInputs
from game.games.mousetrap.trap.report import LINKS
from game.games.mousetrap.trap.watched import PartShow
from game.machine.hand import steady
from tests.machine.rigs import EXACT


def bucket(whole: bool = False, steps: int = 97) -> PartShow:
    """The first ten parts, worked out in slices of so many steps."""
    show = PartShow(TrapInputs(dict.fromkeys(range(1, 11), EXACT), steady(0.7)), whole)
    while not show.work(steps):
        pass
    return show


def test_the_bucket_is_seen_to_tip():
    show = bucket()
    assert show.ready and show.stands and 0.9 < show.seconds <= 1.2
    before, after = show.poses(0.0)["bucket"][2], show.poses(1.0)["bucket"][2]
    assert abs(before) < 0.1 and after < -1.0
    assert show.reached(0.0) < show.reached(1.0) == LINKS.index("bucket_tipped") + 1


def test_the_slices_make_no_difference():
    one, other = bucket(steps=13), bucket(steps=5000)
    assert one.report == other.report
    assert one.poses(0.37) == other.poses(0.37)


def test_the_whole_run_begins_with_the_crank():
    show = bucket(whole=True)
    assert show.reached(0.0) == 0 and show.seconds > 1.5
    assert show.poses(0.0)["crank"][2] > show.poses(1.0)["crank"][2] + 4.0


def test_a_machine_that_falls_shows_nothing():
    show = PartShow(TrapInputs(dict.fromkeys(range(1, 8), EXACT) | {8: Placement(3.0, 3.0)}, steady(0.7)))
    assert not show.ready and not show.work(1) and not show.ready
    assert show.work(100_000) and show.ready and not show.stands
