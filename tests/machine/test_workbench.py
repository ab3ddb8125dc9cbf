"""The workbench: parts are shifted within their limits, and it is known whether all of them stand true."""

from game.games.mousetrap.trap.hands import Workbench


def test_it_is_true_until_a_part_is_shifted_or_taken_out():
    bench = Workbench()
    assert bench.true
    assert bench.nudge(4, mm=0.5) and not bench.true
    assert bench.nudge(4, mm=-0.5) and bench.true
    bench.toggle(24)
    assert not bench.true and 24 not in bench.placements
    bench.toggle(24)
    assert bench.true and 24 in bench.placements


def test_no_part_is_shifted_beyond_its_limits():
    bench = Workbench()
    assert bench.nudge(4, mm=99.0) and not bench.nudge(4, mm=99.0)
