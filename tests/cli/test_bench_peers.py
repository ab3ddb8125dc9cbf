"""What `bench` measures beside: peers that must be there, and a twin that makes the same run."""

import importlib.util

import pytest

from build_scripts.bench import causes as bench_causes
from build_scripts.bench import physics as bench_physics
from build_scripts.bench import play as bench_play
from build_scripts.bench.bars import Unmeasurable
from game.catalog import CATALOG
from game.games.mousetrap.nature.trials import Trial
from game.games.mousetrap.trap.machine import Machine
from game.games.mousetrap.trap.run import TrapRun
from game.host.places import Places
from tests.cli.calls import run


def test_the_bare_steps_are_those_of_the_same_run():
    inputs = Trial(hand="jerky").inputs(3)
    whole = TrapRun(inputs)
    for _ in range(700):
        whole.step()
    twin = Machine(inputs)
    assert bench_physics.bare(twin, inputs.hand, 700) > 0
    assert len(inputs.hand.changes) > 9 and twin.stage.digest() == whole.machine.stage.digest()


@pytest.mark.slow
def test_without_its_peer_a_bar_is_missed_and_says_so(capfd, monkeypatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(bench_play, "find_spec", lambda name: None if name == "pyspiel" else real(name))
    with pytest.raises(Unmeasurable, match=r"trapworks\[bench\].* OpenSpiel"):
        bench_play.walk(Places(None))
    code, out, _ = run(capfd, "bench", "--only", "walk", "--wait", "0")
    assert code == 1 and "MISSED" in out and "OpenSpiel" in out


def test_each_game_is_measured_in_acts_of_the_peer(monkeypatch):
    monkeypatch.setattr(bench_play, "find_spec", lambda name: True)
    monkeypatch.setattr(bench_play, "walked", lambda row, matches: 260.0)
    speeds = iter((100.0, 200.0, 400.0, 200.0, 100.0))
    monkeypatch.setattr(bench_play, "spiel", lambda python: next(speeds))
    bars = bench_play.walk(Places(None))
    assert [bar.name for bar in bars] == [f"walk.{game}" for game in CATALOG]
    assert all((bar.figure, bar.bar, bar.held) == (1.3, 1.3, True) for bar in bars)


def test_causes_are_measured_from_the_end_of_a_run_until_they_are_told(monkeypatch):
    found = {"told": [1.0, 1.5, 5.5], "frames": 480, "seconds": 8.0, "back": 1}
    monkeypatch.setattr(bench_causes, "child", lambda *job: found)
    middle, worst, frames = bench_causes.cause(Places(None))
    assert (middle.figure, middle.held, worst.figure, worst.held) == (1.5, True, 5.5, False)
    assert (frames.figure, frames.held) == (60.0, True) and "1 later told differently" in str(middle.reference)


def test_the_misses_of_the_bench_are_misses():
    (one, two) = bench_causes.misses(5, 2)
    assert one != two and one.hand == two.hand
    assert not any(bench_causes.ran(inputs).captured for inputs in (one, two))
